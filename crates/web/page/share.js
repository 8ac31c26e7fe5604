// Pictures to show to others, made in the page: the board as a PNG, a whole game as an animated GIF. Fetched when first asked for.
// The longer side of a picture, and of a film, in pixels.
const PICTURE = 1200, FILM = 480;
// How long a move of a film is seen, and its end, in hundredths of a second.
const PACE = 90, LAST = 400;

const makers = { picture, film, record: async ({ name, text }) => new File([text], `${name}.jsonl`, { type: "text/plain" }) };

/// Makes what is asked for and hands it to whatever the system shares with, or else to the browser as a file.
export async function share(order) {
  try {
    await deliver(await makers[order.what](order));
    order.told(1);
  } catch (error) {
    console.warn(error);
    order.told(-1);
  }
}

async function deliver(file) {
  // Text is for keeping, pictures are for others.
  if (file.type.startsWith("image/") && navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      // Whoever changed their mind wants no file either; a film may have taken too long for the system.
      if (error.name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function picture({ name, caption, others }) {
  const canvas = await shot(caption, PICTURE, styles(others), false);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  return new File([blob], `${name}.png`, { type: "image/png" });
}

/// The styles that a board needs: all but those of other games and of pages.
function styles(games) {
  const others = new RegExp([...games, "home", "lesson", "rules"].map((name) => `[.#]${name}|game-${name}`).join("|"));
  const wanted = (rule) => !rule.selectorText || rule.selectorText.split(",").some((part) => !others.test(part));
  const text = (rule) => (rule instanceof CSSMediaRule
    ? `@media ${rule.conditionText}{${[...rule.cssRules].filter(wanted).map(text).join("")}}`
    : rule.cssText);
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.filter(wanted).map(text).join("") + "*{animation:none!important;transition:none!important}";
}

/// The board and the marks on it, as they are in the window, as a drawing of the same size as the window.
function drawing(css) {
  const page = document.querySelector(".review"), board = page.querySelector(".review-board");
  const box = board.getBoundingClientRect();
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const root = document.documentElement;
  for (const name of ["data-theme", "data-motion"]) if (root.hasAttribute(name)) svg.setAttribute(name, root.getAttribute(name));
  svg.setAttribute("width", innerWidth);
  svg.setAttribute("height", innerHeight);
  const dark = getComputedStyle(document.body).backgroundColor;
  const style = document.createElementNS(svg.namespaceURI, "style");
  style.textContent = css;
  const frame = document.createElementNS(svg.namespaceURI, "foreignObject");
  frame.setAttribute("width", "100%");
  frame.setAttribute("height", "100%");
  const main = page.querySelector("main").cloneNode(false), copy = board.cloneNode(true), body = page.cloneNode(false);
  main.style.cssText = "display:block";
  body.style.cssText = `display:block;color-scheme:${scheme()};color:${getComputedStyle(page).color};font:16px/1.5 var(--text)`;
  copy.style.cssText = `position:fixed;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  main.append(copy);
  body.append(main, page.querySelector(".review-marks").cloneNode(true));
  frame.append(body);
  svg.style.colorScheme = scheme();
  svg.append(style, document.querySelector(".sprites").cloneNode(true), frame);
  return { text: new XMLSerializer().serializeToString(svg), box, ground: dark };
}

function scheme() {
  const chosen = document.documentElement.dataset.theme;
  return chosen === "light" || chosen === "dark" ? chosen : matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/// A picture of the board with a line of words below it.
async function shot(caption, side, css, read) {
  const { text, box, ground } = drawing(css);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const scale = side / Math.max(box.width, box.height);
  const [width, height, foot] = [box.width * scale, box.height * scale, side / 20].map(Math.round);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height + foot];
  const pen = canvas.getContext("2d", { willReadFrequently: read });
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height + foot);
  pen.drawImage(image, box.left, box.top, box.width, box.height, 0, 0, width, height);
  pen.fillStyle = getComputedStyle(document.body).color;
  pen.font = `600 ${Math.round(foot * 0.5)}px Georgia, serif`;
  pen.textBaseline = "middle";
  pen.textAlign = "center";
  pen.fillText(caption, width / 2, height + foot / 2, width - foot);
  return canvas;
}

const seen = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/// Every move of the game, one after the other.
async function film({ name, caption, others, count, show, told }) {
  const css = styles(others), frames = [];
  for (let move = 0; move <= count; move++) {
    show(move);
    await seen();
    const canvas = await shot(caption, FILM, css, true);
    const { width, height } = canvas;
    frames.push({ width, height, data: canvas.getContext("2d").getImageData(0, 0, width, height).data });
    told((move / (count + 1)) * 0.8);
  }
  const sample = [frames[0], frames[frames.length >> 1], frames[frames.length - 1]];
  const colours = palette(sample);
  const { width, height } = frames[0];
  const parts = [head(width, height, colours)];
  let before = null;
  for (const [place, frame] of frames.entries()) {
    const indexed = index(frame.data, colours);
    parts.push(picture_of(indexed, before, width, height, place === frames.length - 1 ? LAST : PACE));
    before = indexed;
    told(0.8 + (place / frames.length) * 0.2);
    await seen();
  }
  parts.push(Uint8Array.of(0x3b));
  return new File(parts, `${name}.gif`, { type: "image/gif" });
}

// The last colour is what has not changed.
const CLEAR = 255;

/// The 255 colours that a film is painted in: the most frequent ones, each apart from the others.
function palette(frames) {
  const counts = new Map();
  for (const { data } of frames) {
    for (let at = 0; at < data.length; at += 4) {
      const key = ((data[at] >> 3) << 10) | ((data[at + 1] >> 3) << 5) | (data[at + 2] >> 3);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const frequent = [...counts].sort((one, other) => other[1] - one[1]).map(([key]) => [((key >> 10) & 31) << 3 | 4, ((key >> 5) & 31) << 3 | 4, (key & 31) << 3 | 4]);
  const chosen = [];
  for (const apart of [300, 60, 0]) {
    for (const colour of frequent) {
      if (chosen.length < CLEAR && chosen.every((other) => distance(colour, other) > apart)) chosen.push(colour);
    }
  }
  while (chosen.length < CLEAR) chosen.push([0, 0, 0]);
  return { chosen, near: new Int16Array(32768).fill(-1) };
}

function distance([red, green, blue], other) {
  return 2 * (red - other[0]) ** 2 + 4 * (green - other[1]) ** 2 + 3 * (blue - other[2]) ** 2;
}

/// A frame by the numbers of its colours.
function index(data, { chosen, near }) {
  const out = new Uint8Array(data.length / 4);
  for (let at = 0, to = 0; at < data.length; at += 4, to++) {
    const key = ((data[at] >> 3) << 10) | ((data[at + 1] >> 3) << 5) | (data[at + 2] >> 3);
    if (near[key] < 0) {
      const colour = [data[at], data[at + 1], data[at + 2]];
      let best = 0;
      for (let other = 1; other < chosen.length; other++) {
        if (distance(colour, chosen[other]) < distance(colour, chosen[best])) best = other;
      }
      near[key] = best;
    }
    out[to] = near[key];
  }
  return out;
}

const short = (number) => [number & 255, number >> 8];

function head(width, height, { chosen }) {
  const loop = [0x21, 0xff, 11, ..."NETSCAPE2.0"].map((part) => (typeof part === "string" ? part.charCodeAt(0) : part));
  return Uint8Array.from([
    ...[..."GIF89a"].map((letter) => letter.charCodeAt(0)), ...short(width), ...short(height), 0xf7, 0, 0,
    ...chosen.flat(), 0, 0, 0, ...loop, 3, 1, 0, 0, 0,
  ]);
}

/// One frame of a film: of what is as before nothing is painted.
function picture_of(indexed, before, width, height, time) {
  const pixels = before ? indexed.map((colour, at) => (colour === before[at] ? CLEAR : colour)) : indexed;
  const control = [0x21, 0xf9, 4, before ? 5 : 4, ...short(time), CLEAR, 0];
  const place = [0x2c, 0, 0, 0, 0, ...short(width), ...short(height), 0, 8];
  const packed = lzw(pixels), blocks = [];
  for (let at = 0; at < packed.length; at += 255) {
    const block = packed.subarray(at, at + 255);
    blocks.push(Uint8Array.of(block.length), block);
  }
  return new Blob([Uint8Array.from([...control, ...place]), ...blocks, Uint8Array.of(0)]);
}

/// The compression of GIF, with eight bits to begin with.
function lzw(pixels) {
  const out = new Uint8Array(pixels.length * 2 + 16);
  const codes = new Uint16Array(1 << 20);
  let length = 0, bits = 0, held = 0, wide = 9, next = 258;
  const write = (code) => {
    held |= code << bits;
    for (bits += wide; bits >= 8; bits -= 8, held >>>= 8) out[length++] = held & 255;
  };
  write(256);
  let prefix = pixels[0];
  for (let at = 1; at < pixels.length; at++) {
    const key = (prefix << 8) | pixels[at];
    if (codes[key]) {
      prefix = codes[key];
      continue;
    }
    write(prefix);
    if (next < 4096) {
      codes[key] = next++;
      if (next - 1 === 1 << wide && wide < 12) wide++;
    } else {
      write(256);
      codes.fill(0);
      [wide, next] = [9, 258];
    }
    prefix = pixels[at];
  }
  write(prefix);
  write(257);
  if (bits > 0) out[length++] = held & 255;
  return out.subarray(0, length);
}
