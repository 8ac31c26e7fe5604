// Starts the app, and lets it work without a network from the next visit on.
import init, { start } from "/app.js";

await init({ module_or_path: "/app_bg.wasm" });
await start();
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/service-worker.js");
}
