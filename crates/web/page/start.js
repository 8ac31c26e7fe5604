// Starts the app, and lets it work without a network from the next visit on.
import init, { start } from "/app.js";

document.documentElement.dataset.build = "<!-- build -->";

await init({ module_or_path: "/app_bg.wasm" });
await start();

const registered = "serviceWorker" in navigator ? navigator.serviceWorker.register("/service-worker.js") : undefined;

// When a newer build takes over, because a page asked it to, every page is loaded anew: none goes on with files of two builds.
const reload = () => location.reload();
if (navigator.serviceWorker?.controller) {
  navigator.serviceWorker.addEventListener("controllerchange", reload);
}

// The server hands out another build than this page's: the page is loaded anew, with what the server has now.
addEventListener("underhill-update", async () => {
  const registration = await registered?.catch(() => undefined);
  if (!registration?.active) {
    return reload();
  }
  navigator.serviceWorker.addEventListener("controllerchange", reload);
  await registration.update();
  const fresh = registration.installing ?? registration.waiting;
  if (!fresh) {
    return reload();
  }
  const takeOver = () => fresh.state === "installed" && fresh.postMessage("take-over");
  fresh.addEventListener("statechange", takeOver);
  takeOver();
});
