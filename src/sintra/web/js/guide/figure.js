/**
 * Figures: parts of a game drawn by its own views, but inert. They have no ids and nothing focusable; their captions describe
 * them.
 *
 * @typedef {import("../draw/paint.js").Sketch} Sketch
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../games/registry.js").Kind} Kind
 * @typedef {object} FigureData
 * @property {"table" | "mine" | "board"} part  of the game page
 * @property {any} state
 * @property {import("../wire/messages.js").LegalMove[]} legal
 * @property {any} held
 * @property {string | null} aim
 */

import { h } from "../draw/paint.js";
import { sceneOf, viewOf } from "./scene.js";

const KEPT = [
  "class",
  "vars",
  "key",
  "viewBox",
  "href",
  "d",
  "points",
  "x",
  "y",
  "width",
  "height",
  "transform",
  "opacity",
  "fill",
  "aria-pressed",
  "data-gain",
  "value",
  "checked",
];
const ABLE = ["button", "input", "select", "textarea"];

/** A figure. @param {FigureData} data @param {string} caption @param {Words} words @param {Kind} kind */
export function figure(data, caption, words, kind) {
  return h(
    "figure",
    null,
    h(
      "div.inert",
      { inert: true, "aria-hidden": "true", class: `${kind.css} ${data.part}-part` },
      inert(part(data, words, kind), kind),
    ),
    h("figcaption", null, caption),
  );
}

/** @param {FigureData} data @param {Words} words @param {Kind} kind @returns {Sketch} */
function part(data, words, kind) {
  const view = {
    ...viewOf(data.state, data.legal, [words.guide.me, words.guide.opponent], words.guide.code),
    held: data.held,
    aim: data.aim,
  };
  const scene = sceneOf(view, words);
  if (data.part === "board") return /** @type {Sketch} */ (kind.finalBoard(scene, 0));
  const [table, me] = /** @type {Sketch[]} */ (kind.main(scene));
  if (!table || !me) throw new Error(`the game ${kind.name} draws no table and no board`);
  return data.part === "table" ? table : h("div.me", null, /** @type {Sketch} */ (me.children[0]));
}

/** Make a description inert: no ids, no names, no acts. @param {Sketch} sketch @param {Kind} kind @returns {Sketch} */
export function inert(sketch, kind) {
  const view = kind.views[sketch.tag];
  if (view) return inert(view(sketch.attrs.data), kind);
  const attrs = Object.fromEntries(Object.entries(sketch.attrs).filter(([name]) => KEPT.includes(name)));
  if (ABLE.includes(sketch.tag)) attrs.disabled = true;
  if (sketch.tag === "input") attrs.type = sketch.attrs.type;
  return {
    tag: sketch.tag,
    attrs,
    children: sketch.children.map((child) => (typeof child === "string" ? child : inert(child, kind))),
  };
}
