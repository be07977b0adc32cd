// Runs before the first paint: right theme, right language, room for the saved games.
// Then starts the app, and stands by with plain words if it cannot start or breaks.
(() => {
  const root = document.documentElement;
  const byId = (id) => document.getElementById(id);
  let line = "", saves = 0;
  try {
    line = localStorage.getItem("shoji.settings") || "";
    for (let i = 0; i < localStorage.length; i++) saves += localStorage.key(i).startsWith("shoji.game.");
  } catch { /* storage is closed to us: the app says so */ }
  const kept = (word) => (line.match(new RegExp(`(?:^| )${word}=(\\w+)`)) || [])[1];
  const wished = [kept("language"), ...(navigator.languages || [])].filter(Boolean).map((tag) => tag.slice(0, 2).toLowerCase());
  root.lang = wished.find((tag) => ["en", "de", "nl"].includes(tag)) || "en";
  if (kept("theme")) root.dataset.theme = kept("theme");
  if (kept("motion")) root.dataset.motion = kept("motion");
  if (!["", "#", "#/"].includes(location.hash)) root.dataset.away = "";

  let app;
  const say = (id) => {
    if (byId("broken").hidden === false || byId("unable").hidden === false) return;
    for (const node of [...document.body.children]) node.hidden = !["sprite", ""].includes(node.className.baseVal ?? "x") && node.id !== id;
    byId(id).hidden = false;
    byId(id).querySelector("h1").focus();
  };
  const broke = (why) => {
    if (!(why instanceof WebAssembly.RuntimeError)) return;
    let code = "";
    try { code = app.current_code(); } catch { /* nothing was being played, or all is lost with the app */ }
    byId("broken-code").value = code;
    byId("broken-game").hidden = !code;
    say("broken");
  };
  addEventListener("error", (event) => broke(event.error));
  addEventListener("unhandledrejection", (event) => broke(event.reason));

  addEventListener("DOMContentLoaded", async () => {
    const list = byId("first-saves");
    if (saves && root.dataset.away === undefined) {
      list.parentNode.hidden = false;
      for (let i = 0; i < saves; i++) list.append(Object.assign(document.createElement("li"), { className: "save panel" }));
    }
    byId("broken-copy").onclick = () => {
      const code = byId("broken-code");
      code.select();
      navigator.clipboard?.writeText(code.value).catch(() => {});
    };
    for (const button of document.querySelectorAll(".reload")) button.onclick = () => location.reload();
    const at = (rel) => document.querySelector(`link[rel=${rel}]`).href;
    try {
      app = await import(at("modulepreload"));
      await app.default({ module_or_path: at("preload") });
    } catch (why) {
      if (typeof WebAssembly === "object" && why instanceof WebAssembly.RuntimeError) broke(why);
      else say("unable");
    }
  });
})();
