// The service worker: once the page was loaded, it plays without a network. What the site consists of stands
// before this text as FILES and RELEASE; the build writes both.
const CACHE = `shoji ${RELEASE}`;
const PAGE = "./";
// Asked of the host, whatever the browser still has: the page of the release before would ask for files that are gone.
const fresh = (file) => new Request(file, { cache: "no-cache" });

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...FILES].map(fresh))).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith("shoji ") && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

// The page comes from the network where there is one, so that a new release is seen; every other file is of one
// release, and nearly all are named by what is in them, so a kept one is as good.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  const kept = async (what) => (await caches.open(CACHE)).match(what, { ignoreSearch: true });
  const answer = request.mode === "navigate"
    ? fetch(request).then((reply) => (reply.ok ? reply : Promise.reject(reply))).catch(async (why) => (await kept(PAGE)) ?? (why instanceof Response ? why : Promise.reject(why)))
    : kept(request).then((found) => found ?? fetch(request));
  event.respondWith(answer);
});
