// Starts the app, and lets it work without a network from the next visit on.
import init, { start } from "/app.js";

await init({ module_or_path: "/app_bg.wasm" });
await start();

const registered = "serviceWorker" in navigator ? navigator.serviceWorker.register("/service-worker.js") : undefined;

// The server is of another version than this page: the page is loaded anew, with what the server has now.
addEventListener("underhill-update", async () => {
  const reload = () => location.reload();
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
