// Keeps the app for when there is no network. Every build has a cache of its own, filled before it is used, so a page
// never gets files of two builds; the old one goes when no page uses it any more.
const BUILD = "underhill-<!-- build -->";
const FILES = <!-- files -->;

// What a first visit does without: it comes once the page has nothing else to do.
const REST = <!-- rest -->;

// What is fetched when somebody first wants it is kept from then on, by this build and by those that come after it.
const LATER = /^\/puzzles\//;

// What any build has kept so far.
const keptBefore = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("underhill-"));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(kept.flat().map((request) => new URL(request.url).pathname));
};

const keep = async (path) => {
  const cache = await caches.open(BUILD);
  if (LATER.test(path) && !(await cache.match(path))) {
    await cache.add(path);
  }
};

// Fetches the rest, one file after the other, out of everybody's way. If the server has another build by then it is left alone: that
// build comes with files of its own.
const keepRest = async () => {
  const cache = await caches.open(BUILD), fetched = [];
  for (const path of REST) {
    if (!(await cache.match(path))) {
      const response = await fetch(path);
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      fetched.push([path, response]);
    }
  }
  const served = fetched.length ? await (await fetch("/build.txt", { cache: "no-store" })).text() : "";
  if (fetched.length && BUILD !== `underhill-${served}`) throw new Error("the server has another build");
  await Promise.all(fetched.map(([path, response]) => cache.put(path, response)));
};

addEventListener("install", (event) => {
  const fill = async () => {
    // Where an older build worked without a network, the newer one does from its beginning.
    const before = await keptBefore();
    await (await caches.open(BUILD)).addAll([...FILES, ...REST.filter((path) => before.has(path))]);
    await Promise.allSettled([...before].map(keep));
  };
  event.waitUntil(fill());
});

// A page that does not understand the server any more does not wait until every page of the old build is closed.
addEventListener("message", (event) => {
  if (event.data === "take-over") {
    skipWaiting();
  } else if (event.data.keep) {
    event.waitUntil(keep(event.data.keep));
  } else if (event.data === "rest") {
    const [page] = event.ports;
    event.waitUntil(keepRest().then(() => page.postMessage(true), () => page.postMessage(false)));
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
