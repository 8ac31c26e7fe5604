// Starts the app, and lets it work without a network from the next visit on.
import init, { start } from "/app.js";

document.documentElement.dataset.build = "<!-- build -->";

// Whether this browser has a service worker of the app by now: if not, the first one takes this page over without any change.
const worker = navigator.serviceWorker;
let hadWorker = worker?.getRegistration().then((registration) => !!registration?.active).catch(() => false);

try {
  await init({ module_or_path: "/app_bg.wasm" });
} catch (error) {
  // A browser that does not know the instructions of the app says so when it reads them.
  if (!globalThis.WebAssembly || error instanceof WebAssembly.CompileError) {
    document.getElementById("waiting").replaceWith(document.getElementById("too-old").content);
  }
  throw error;
}
await start();

hadWorker = await hadWorker;
const registered = worker?.register("/service-worker.js");

// When a newer build takes over, because a page asked it to, every page is loaded anew: none goes on with files of two builds.
const reload = () => location.reload();
worker?.addEventListener("controllerchange", () => {
  if (hadWorker) {
    reload();
  }
  hadWorker = true;
});

// The server hands out another build than this page's: the page is loaded anew, with what the server has now.
addEventListener("underhill-update", async () => {
  const registration = await registered?.catch(() => undefined);
  if (!registration?.active) {
    return reload();
  }
  // An attempt that failed, because the server is gone again, is no reason not to make another.
  const again = () => localStorage.removeItem("underhill.updated");
  if (!(await registration.update().catch(() => undefined))) {
    return again();
  }
  const fresh = registration.installing ?? registration.waiting;
  if (!fresh) {
    return reload();
  }
  worker.addEventListener("controllerchange", reload);
  const takeOver = () => fresh.state === "installed" && fresh.postMessage("take-over");
  fresh.addEventListener("statechange", () => (fresh.state === "redundant" ? again() : takeOver()));
  takeOver();
});

// What a first visit does without (bots, portraits, other languages) comes when the page has been loaded and nothing else is to be
// done, so that all of it is there without a network. `data-kept` says that it is. If it cannot be had, it is tried again later.
const keepRest = async (seconds) => {
  const { active } = await worker.ready;
  await new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done, { timeout: 5000 }));
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    if (data) document.documentElement.dataset.kept = "";
    else setTimeout(keepRest, 1000 * seconds, 2 * seconds);
  };
  active.postMessage("rest", [port2]);
};
if (worker) {
  keepRest(10);
}

// Pictures of the board are made by what is fetched when somebody wants the first.
addEventListener("underhill-share", (event) => import("/share.js").then(({ share }) => share(event.detail)));
// Puzzles are fetched when somebody first wants one: the service worker hears of it, also if it was not there yet.
new PerformanceObserver(async (fetched) => {
  const paths = fetched.getEntries().map((entry) => new URL(entry.name).pathname).filter((path) => path.startsWith("/puzzles/"));
  const registration = paths.length && (await worker?.ready);
  paths.forEach((keep) => registration?.active?.postMessage({ keep }));
}).observe({ type: "resource", buffered: true });
