/**
 * Figures: parts of a game drawn by the game's own views, but still. Nothing in them can be reached or repeats an id of the page;
 * what they show is said by their captions.
 *
 * @typedef {import("../draw/paint.js").Sketch} Sketch
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {object} FigureData
 * @property {"table" | "mine" | "board"} part  of the game page
 * @property {any} state
 * @property {import("../wire/messages.js").LegalMove[]} legal
 * @property {any} held
 * @property {string | null} aim
 */

import { board as azulBoard } from "../games/azul/board.js";
import { table as azulTable } from "../games/azul/table.js";
import { kindOf } from "../games/kind.js";
import { h } from "../draw/paint.js";
import { board as pavilionBoard } from "../games/pavilion/board.js";
import { table as pavilionTable } from "../games/pavilion/table.js";
import { sceneOf, viewOf } from "./scene.js";

/** @type {Record<string, (data: any) => Sketch>} */
const VIEWS = {
  "azul-table": azulTable,
  "azul-board": azulBoard,
  "pavilion-table": pavilionTable,
  "pavilion-board": pavilionBoard,
};
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

/** A figure. @param {FigureData} data @param {string} caption @param {Words} words */
export function figure(data, caption, words) {
  const kind = kindOf(data.state.game);
  return h(
    "figure",
    null,
    h("div.still", { inert: true, "aria-hidden": "true", class: `${kind.css} ${data.part}-part` }, still(part(data, words))),
    h("figcaption", null, caption),
  );
}

/** @param {FigureData} data @param {Words} words @returns {Sketch} */
function part(data, words) {
  const kind = kindOf(data.state.game);
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

/** Make a description still: no ids, no names, nothing that acts. @param {Sketch} sketch @returns {Sketch} */
export function still(sketch) {
  const view = VIEWS[sketch.tag];
  if (view) return still(view(sketch.attrs.data));
  const attrs = Object.fromEntries(Object.entries(sketch.attrs).filter(([name]) => KEPT.includes(name)));
  if (ABLE.includes(sketch.tag)) attrs.disabled = true;
  if (sketch.tag === "input") attrs.type = sketch.attrs.type;
  return {
    tag: sketch.tag,
    attrs,
    children: sketch.children.map((child) => (typeof child === "string" ? child : still(child))),
  };
}
