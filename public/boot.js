// Runs before the first paint: right theme, right language, room for the saved games.
// Then opens the rooms of the house: a program for the entrance and one for each game, loaded when an
// address needs it. Stands by with plain words if one cannot start or breaks.
(() => {
  const root = document.documentElement;
  const byId = (id) => document.getElementById(id);
  // What storage did not take, for all programs.
  const unwritten = (globalThis.unwritten = new Map());
  const stored = (name) => {
    if (unwritten.has(name)) return unwritten.get(name) || "";
    // What fails once is asked again; what is closed to us, the program says.
    for (let tries = 0; tries < 2; tries++) try { return localStorage.getItem(name) || ""; } catch { /* see above */ }
    return "";
  };

  const line = stored("shoji.settings");
  const kept = (word) => (line.match(new RegExp(`(?:^| )${word}=(\\w+)`)) || [])[1];
  const wished = [kept("language"), ...(navigator.languages || [])].filter(Boolean).map((tag) => tag.slice(0, 2).toLowerCase());
  root.lang = wished.find((tag) => ["en", "de", "nl"].includes(tag)) || "en";
  if (kept("theme")) root.dataset.theme = kept("theme");
  if (kept("motion")) root.dataset.motion = kept("motion");

  const ENTRANCE = "entrance";
  const GAMES = { 1: "samurai", 2: "samsara", 3: "spirit" };

  // The game is named in the eighth byte of a code.
  const gameOf = (code) => {
    try { return GAMES[atob(code.slice(8, 12).replace(/-/g, "+").replace(/_/g, "/")).charCodeAt(1)]; } catch { return undefined; }
  };
  // Who shows what at an address.
  const shown = (hash) => {
    const [, room, rest = ""] = hash.split("/");
    const over = (room === "new" || room === "learn") && Object.values(GAMES).includes(rest);
    if (over) return { [ENTRANCE]: "#/", [rest]: hash };
    const code = room === "g" ? rest : room === "play" ? stored(`shoji.game.${rest}`).split(" ").pop() : "";
    return { [gameOf(code) || ENTRANCE]: hash };
  };

  const ready = new Promise((done) => addEventListener("DOMContentLoaded", done));
  const programs = {};
  const loaded = new Set();
  // The styles of a room are there as long as it is shown: two rooms may call different things alike.
  const dress = (rooms) => Promise.all([...document.querySelectorAll("link[data-room]")].map((link) => new Promise((done) => {
    const wanted = link.dataset.room.split(" ").some((name) => name in rooms);
    // One that is still on its way has no sheet yet.
    if (link.sheet) link.sheet.disabled = !wanted; else link.disabled = true;
    if (!wanted || link.sheet) return done();
    for (const end of ["load", "error"]) link.addEventListener(end, done, { once: true });
    link.disabled = false;
  })));
  const load = async (name) => {
    const script = new URL(document.querySelector(`meta[name="program:${name}"]`).content, document.baseURI).href;
    const bytes = fetch(script.replace(/\.js$/, "_bg.wasm"));
    bytes.catch(() => {}); // told below
    const program = await import(script);
    await ready;
    await program.default({ module_or_path: bytes });
    loaded.add(name);
    // Starting it and showing something are two steps: in between the browser may paint.
    await new Promise((done) => setTimeout(done));
    return program;
  };
  const room = (globalThis.room = (name) => (programs[name] ??= load(name).catch((why) => {
    delete programs[name]; // a network that is back can be asked again
    throw why;
  })));

  // The door of a table that is still to be loaded is shut until something is behind it. It is painted
  // before the program is asked for, which would hold it up on a slow line and on a slow machine.
  const wait = async () => {
    root.dataset.wait = "";
    await ready;
    new MutationObserver((_, watch) => {
      if (!document.querySelector("main:not(#first *, [aria-busy]), .door")) return;
      watch.disconnect();
      delete root.dataset.wait;
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["aria-busy"] });
    // What nobody sees is not painted.
    if (!document.hidden) await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  };

  const started = {};
  const enter = async () => {
    const here = location.hash;
    const rooms = shown(here);
    root.toggleAttribute("data-away", !["", "#", "#/"].includes(rooms[ENTRANCE]));
    for (const name in started) if (!(name in rooms)) started[name].enter();
    try {
      const dressed = dress(rooms);
      if (!rooms[ENTRANCE] && !loaded.has(Object.keys(rooms)[0])) await wait();
      await Promise.all(Object.keys(rooms).map(async (name) => {
        const program = (started[name] = await room(name));
        await dressed;
        // Somebody may have gone on while it was loading.
        if (location.hash === here) program.enter(rooms[name]);
      }));
    } catch (why) {
      if (typeof WebAssembly === "object" && why instanceof WebAssembly.RuntimeError) broke(why);
      else say("unable");
    }
  };

  const say = (id) => {
    if (byId("broken").hidden === false || byId("unable").hidden === false) return;
    for (const node of [...document.body.children]) node.hidden = !["sprite", ""].includes(node.className.baseVal ?? "x") && node.id !== id;
    byId(id).hidden = false;
    byId(id).querySelector("h1").focus();
  };
  const broke = (why) => {
    if (!(why instanceof WebAssembly.RuntimeError)) return;
    let code = "";
    for (const name in shown(location.hash)) {
      try { code ||= started[name].current_code(); } catch { /* nothing was being played, or all is lost with it */ }
    }
    byId("broken-code").value = code;
    byId("broken-game").hidden = !code;
    say("broken");
  };
  addEventListener("error", (event) => broke(event.error));
  addEventListener("unhandledrejection", (event) => broke(event.reason));
  addEventListener("hashchange", enter);
  enter();

  addEventListener("load", () => {
    const offline = document.querySelector("meta[name=offline]");
    // Where there is no such thing, the page needs its network.
    if (offline) navigator.serviceWorker?.register(offline.content).catch(() => {});
  });

  ready.then(() => {
    let saves = 0;
    try {
      for (let i = 0; i < localStorage.length; i++) saves += localStorage.key(i).startsWith("shoji.game.");
    } catch { /* storage is closed to us */ }
    const list = byId("first-saves");
    if (list && saves && root.dataset.away === undefined) {
      list.parentNode.hidden = false;
      const room = (tag, className) => Object.assign(document.createElement(tag), { className });
      for (let i = 0; i < Math.min(saves, 3); i++) list.append(room("li", "save panel"));
      if (saves > 3) list.after(room("p", "btn all-saves"));
    }
    byId("broken-copy").onclick = () => {
      const code = byId("broken-code");
      code.select();
      navigator.clipboard?.writeText(code.value).catch(() => {});
    };
    for (const button of document.querySelectorAll(".reload")) button.onclick = () => location.reload();
  });
})();
