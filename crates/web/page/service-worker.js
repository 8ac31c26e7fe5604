// Keeps the app for when there is no network. Every build has a cache of its own, filled before it is used, so a page
// never gets files of two builds; the old one goes when no page uses it any more.
const BUILD = "underhill-<!-- build -->";
const FILES = <!-- files -->;

// What is fetched when somebody first wants it is kept from then on, by this build and by those that come after it.
const LATER = /^\/puzzles\//;

const keptLater = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("underhill-"));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(kept.flat().map((request) => new URL(request.url).pathname).filter((path) => LATER.test(path)));
};

const keep = async (path) => {
  const cache = await caches.open(BUILD);
  if (LATER.test(path) && !(await cache.match(path))) {
    await cache.add(path);
  }
};

addEventListener("install", (event) => {
  const fill = async () => {
    await (await caches.open(BUILD)).addAll(FILES);
    await Promise.allSettled([...(await keptLater())].map(keep));
  };
  event.waitUntil(fill());
});

// A page that does not understand the server any more does not wait until every page of the old build is closed.
addEventListener("message", (event) => {
  if (event.data === "take-over") {
    skipWaiting();
  } else if (event.data.keep) {
    event.waitUntil(keep(event.data.keep));
  }
});

addEventListener("activate", (event) => {
  const others = (name) => name.startsWith("underhill-") && name !== BUILD;
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter(others).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin || /^\/(api|health|metrics)/.test(address.pathname)) {
    return;
  }
  // Every page of the app is the same file; the address says what it shows.
  const wanted = event.request.mode === "navigate" ? "/" : address.pathname;
  event.respondWith(
    caches.open(BUILD).then((cache) => cache.match(wanted)).then((kept) => kept ?? fetch(event.request)),
  );
});
