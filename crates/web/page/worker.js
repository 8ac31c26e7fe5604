// Where bots think: one question at a time, in the order they were asked.
import init, { think } from "/bots.js";

const ready = init({ module_or_path: "/bots_bg.wasm" });
onmessage = async (event) => {
  try {
    await ready;
    postMessage(think(event.data));
  } catch (error) {
    // Thrown from here the page would not hear of it.
    setTimeout(() => { throw error; });
  }
};
