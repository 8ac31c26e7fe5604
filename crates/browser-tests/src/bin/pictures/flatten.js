// The pictures of the games on the first page, each as a drawing that needs neither styles nor other drawings nor fonts.
const DIGITS = {
  0: "M5 1Q8.600 1 8.600 7T5 13 1.400 7 5 1Z", 1: "M2 3.500 5.500 1V13M2.500 13H8.500",
  2: "M1.800 4.200Q1.800 1 5 1t3.200 3.200q0 2.300-6.400 8.800H8.600",
  3: "M1.800 2.600Q3 1 5 1q3 0 3 2.900Q8 6.500 4.400 6.600 8.500 6.700 8.500 9.800 8.500 13 5 13 2.700 13 1.500 11.300",
  4: "M6.800 13V1L1.200 9.600H9", 5: "M8 1H2.600L2 6.300Q3.400 5.400 5 5.400 8.600 5.400 8.600 9.100 8.600 13 4.800 13 2.600 13 1.400 11.400",
  6: "M7.800 1.600Q2 2.600 1.600 8.600 1.600 13 5.100 13 8.600 13 8.600 9.300 8.600 5.900 5.300 5.900 2.400 5.900 1.600 8.600", 7: "M1.400 1H8.600L4 13",
  8: "M5 6.600Q1.900 6 1.900 3.700 1.900 1 5 1t3.100 2.700Q8.100 6 5 6.600 8.700 7.300 8.700 10 8.700 13 5 13T1.300 10Q1.300 7.300 5 6.600Z",
  9: "M2.200 12.400Q8 11.400 8.400 5.400 8.400 1 4.900 1 1.400 1 1.400 4.700 1.400 8.100 4.700 8.100 7.600 8.100 8.400 5.400",
};
const SVG = "http://www.w3.org/2000/svg";
const KEPT = ["fill", "stroke", "stroke-width", "opacity", "fill-opacity", "stroke-opacity", "stroke-linecap", "stroke-linejoin",
  "stroke-dasharray", "fill-rule", "stop-color", "stop-opacity"];
const USUAL = { stroke: "none", "stroke-width": "1px", opacity: "1", "fill-opacity": "1", "stroke-opacity": "1", "stroke-linecap": "butt",
  "stroke-linejoin": "miter", "stroke-dasharray": "none", "fill-rule": "nonzero", "stop-opacity": "1" };

// Mixed colours are told by their parts.
const plain = (value) => value.replace(/color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)[^)]*\)/g,
  (_, ...parts) => `rgb(${parts.slice(0, 3).map((part) => Math.round(255 * part)).join(",")})`).replace(/url\("([^"]*)"\)/g, "url($1)");

const group = (of) => {
  const g = document.createElementNS(SVG, "g");
  for (const { name, value } of of.attributes) if (!/href|^(x|y|width|height|id)$/.test(name)) g.setAttribute(name, value);
  const [x, y] = ["x", "y"].map((name) => +of.getAttribute(name) || 0);
  if (x || y) g.setAttribute("transform", `${of.getAttribute("transform") ?? ""} translate(${x} ${y})`);
  return g;
};

// A drawing that is used becomes a copy of it; one with a frame of its own keeps the frame.
const expand = (root) => {
  for (let use; (use = root.querySelector("use"));) {
    const g = group(use), used = document.querySelector(use.getAttribute("href") ?? use.getAttribute("xlink:href"));
    if (used?.tagName === "symbol") {
      const frame = document.createElementNS(SVG, "svg");
      for (const name of ["viewBox", "preserveAspectRatio"]) if (used.hasAttribute(name)) frame.setAttribute(name, used.getAttribute(name));
      for (const name of ["width", "height"]) if (use.hasAttribute(name)) frame.setAttribute(name, use.getAttribute(name));
      frame.append(...[...used.childNodes].map((node) => node.cloneNode(true)));
      g.append(frame);
    } else if (used) g.append(used.cloneNode(true));
    use.replaceWith(g);
  }
};

const dress = (element) => {
  const style = getComputedStyle(element);
  const values = KEPT.map((name) => [name, plain(style.getPropertyValue(name))]);
  for (const name of ["class", "style", "id", "font-size", "text-anchor"]) if (!(name === "id" && /Gradient|clip|mask|filter|pattern/i.test(element.tagName))) element.removeAttribute(name);
  const shape = !/^(g|defs|stop|.*Gradient|clipPath|mask|svg)$/.test(element.tagName);
  for (const [name, value] of values) {
    element.removeAttribute(name);
    const matters = name.startsWith("stop") ? element.tagName === "stop" : name === "opacity" || shape;
    if (matters && value && value !== USUAL[name]) element.setAttribute(name, value);
  }
};

const letters = (text) => {
  const style = getComputedStyle(text), size = parseFloat(style.fontSize), scale = (size * 0.7) / 13, box = text.getBBox();
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", DIGITS[text.textContent.trim()] ?? "");
  const place = `translate(${(box.x + box.width / 2 - 5 * scale).toFixed(2)} ${((+text.getAttribute("y") || 0) - 13 * scale).toFixed(2)}) scale(${scale.toFixed(3)})`;
  path.setAttribute("transform", `${text.getAttribute("transform") ?? ""} ${place}`.trim());
  path.setAttribute("style", `fill:none;stroke:${style.fill};stroke-width:2.200;stroke-linecap:round;stroke-linejoin:round`);
  text.replaceWith(path);
};

const drawn = {};
for (const art of document.querySelectorAll(".card .art")) {
  const game = art.closest(".card").querySelector("a[href^='/play/']").getAttribute("href").slice("/play/".length);
  const copy = art.cloneNode(true);
  art.parentElement.append(copy);
  expand(copy);
  copy.querySelectorAll("text").forEach(letters);
  // What is drawn by what stands elsewhere in the page brings it along.
  for (let found = true; found;) {
    found = false;
    const html = [...copy.querySelectorAll("*")].map((it) => KEPT.map((name) => getComputedStyle(it).getPropertyValue(name)).join() + it.outerHTML.split(">")[0]).join();
    for (const [, id] of html.matchAll(/url\(["']?#([\w-]+)/g)) {
      const from = document.getElementById(id);
      if (from && !copy.querySelector(`[id="${id}"]`)) {
        copy.prepend(from.cloneNode(true));
        found = true;
      }
    }
  }
  const all = [...copy.querySelectorAll("*")];
  all.reverse().forEach(dress);
  drawn[game] = copy.innerHTML.replace(/\s+xmlns="[^"]*"/g, "").trim() + "\n";
  copy.remove();
}
return drawn;
