/**
 * Painting: a virtual DOM. A description of the page is diffed against the DOM, and only the difference is patched, so that focus,
 * scrolling and animations survive. Descriptions are plain values: views need no browser and are tested without.
 *
 * @typedef {string | number | boolean | null | undefined} Plain
 * @typedef {object} Sketch  One element, described.
 * @property {string} tag
 * @property {Record<string, any>} attrs  `key` tells siblings apart, `vars` are CSS variables, `data` is a property, the rest attributes
 * @property {(Sketch | string)[]} children
 * @typedef {Sketch | Plain | any[]} Child  lists of children may lie in lists
 */

const SVG = "http://www.w3.org/2000/svg";
const SVG_TAGS = new Set(["svg", "use", "g", "path", "circle", "rect", "line", "polyline", "polygon", "text"]);
const SPECIAL = new Set(["key", "vars", "data", "value", "checked"]);

/** @type {WeakMap<Element, Sketch>} */
const painted = new WeakMap();

/**
 * Describe an element. Classes may stand in the tag: `h("button.btn.primary", {type: "button"}, "Play")`.
 * @param {string} tag
 * @param {Record<string, any> | null} [attrs]
 * @param {...Child} children
 * @returns {Sketch}
 */
export function h(tag, attrs, ...children) {
  const [name = "div", ...classes] = tag.split(".");
  const given = { ...attrs };
  const all = [...classes, given.class].filter(Boolean).join(" ");
  if (all) given.class = all;
  else delete given.class;
  return { tag: name, attrs: given, children: flat(children) };
}

/** @param {Child[]} children @returns {(Sketch | string)[]} */
function flat(children) {
  /** @type {(Sketch | string)[]} */
  const out = [];
  for (const child of children) {
    if (Array.isArray(child)) out.push(...flat(child));
    else if (child !== null && typeof child === "object") out.push(child);
    else if (child !== null && child !== undefined && typeof child !== "boolean" && child !== "") out.push(String(child));
  }
  return out;
}

/**
 * Patch the children of an element to match a description.
 * @param {Element} parent
 * @param {...Child} children
 */
export function paint(parent, ...children) {
  paintChildren(parent, flat(children));
}

/** @param {Element} parent @param {(Sketch | string)[]} wanted */
function paintChildren(parent, wanted) {
  const keyed = new Map();
  for (const child of parent.children) {
    const key = painted.get(child)?.attrs.key;
    if (key !== undefined) keyed.set(key, child);
  }
  /** @type {ChildNode | null} */
  let here = parent.firstChild;
  for (const sketch of wanted) {
    const node = fitting(sketch, here, keyed);
    if (node === here) {
      here = here.nextSibling;
    } else {
      parent.insertBefore(node, here);
    }
    if (typeof sketch !== "string") fill(/** @type {Element} */ (node), sketch);
  }
  while (here) {
    const next = here.nextSibling;
    here.remove();
    here = next;
  }
}

/**
 * Return the node to patch: the one with the same key, the one at this place, or a new one.
 * @param {Sketch | string} sketch @param {ChildNode | null} here @param {Map<any, Element>} keyed @returns {ChildNode}
 */
function fitting(sketch, here, keyed) {
  if (typeof sketch === "string") {
    if (here?.nodeType !== 3) return document.createTextNode(sketch);
    if (here.nodeValue !== sketch) here.nodeValue = sketch;
    return here;
  }
  const { key } = sketch.attrs;
  if (key !== undefined) {
    const found = keyed.get(key);
    return found && painted.get(found)?.tag === sketch.tag ? found : create(sketch.tag);
  }
  const old = here?.nodeType === 1 ? painted.get(/** @type {Element} */ (here)) : undefined;
  return here && old?.tag === sketch.tag && old.attrs.key === undefined ? here : create(sketch.tag);
}

/** @param {string} tag */
function create(tag) {
  return SVG_TAGS.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
}

/** @param {Element} element @param {Sketch} sketch */
function fill(element, sketch) {
  const old = painted.get(element)?.attrs ?? {};
  const now = sketch.attrs;
  for (const name of Object.keys(old)) if (!(name in now) && !SPECIAL.has(name)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(now)) {
    if (!SPECIAL.has(name) && old[name] !== value) setAttribute(element, name, value);
  }
  setVars(/** @type {HTMLElement} */ (element), old.vars ?? {}, now.vars ?? {});
  painted.set(element, sketch);
  if ("data" in now) /** @type {any} */ (element).data = now.data;
  else paintChildren(element, sketch.children);
  for (const name of ["value", "checked"]) {
    if (name in now && old[name] !== now[name]) /** @type {any} */ (element)[name] = now[name];
  }
}

/** @param {Element} element @param {string} name @param {any} value */
function setAttribute(element, name, value) {
  if (value === false || value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? "" : String(value));
}

/** @param {HTMLElement | SVGElement} element @param {Record<string, any>} old @param {Record<string, any>} now */
function setVars(element, old, now) {
  for (const name of Object.keys(old)) if (!(name in now)) element.style.removeProperty(name);
  for (const [name, value] of Object.entries(now)) if (old[name] !== value) element.style.setProperty(name, String(value));
}

/**
 * Make a custom element that shows its property `data` by a view; it has no shadow: the page's styles and readers see all of it.
 * @template T
 * @param {string} name
 * @param {(data: T) => Child} view
 */
export function define(name, view) {
  if (!globalThis.customElements || customElements.get(name)) return; // without a browser, in tests
  customElements.define(
    name,
    class extends HTMLElement {
      /** @type {T | undefined} */
      #data;

      /** @param {T} data */
      set data(data) {
        this.#data = data;
        paint(this, view(data));
      }

      /** @returns {T | undefined} */
      get data() {
        return this.#data;
      }
    },
  );
}
