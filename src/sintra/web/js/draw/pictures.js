/** Pictures from the sprites: tiles with the letters of the language, and icons. */

import { h } from "./paint.js";

const ART = "/art/";
/** @type {Record<string, Record<string, string>>} */
const TILES = {
  square: { blue: "az-b", yellow: "az-y", red: "az-r", black: "az-k", teal: "az-t", marker: "marker" },
  rhomb: { purple: "pv-p", green: "pv-g", orange: "pv-o", yellow: "pv-y", blue: "pv-b", red: "pv-r" },
};

let sprite = "/languages/en/tiles.svg";

/** Choose the sprite: a language, or `tactile` for the letters of the tactile edition. @param {string} name */
export function chooseSprite(name) {
  sprite = name === "tactile" ? `${ART}tiles-tactile.svg` : `/languages/${name}/tiles.svg`;
}

/** Where the picture of a square tile is. @param {string} color */
export function tileHref(color) {
  return `${sprite}#${TILES.square?.[color]}`;
}

/** Where the picture of a rhombus is. @param {string} color */
export function rhombHref(color) {
  return `${sprite}#${TILES.rhomb?.[color]}`;
}

/** A square tile. @param {string} color @param {string} [extra] */
export function tile(color, extra = "") {
  return picture(`tile ${extra}`.trim(), tileHref(color));
}

/** A rhombus. @param {string} color @param {string} [extra] */
export function rhomb(color, extra = "") {
  return picture(`rhomb ${extra}`.trim(), rhombHref(color));
}

/** An icon in the color of the text. @param {string} name @param {string} [extra] */
export function icon(name, extra = "icon") {
  return picture(extra, `${ART}icons.svg#${name}`);
}

/** The logo. */
export function logo() {
  return picture("", `${ART}icons.svg#logo`);
}

/** @param {string} classes @param {string} href */
function picture(classes, href) {
  return h("svg", { class: classes || null, "aria-hidden": "true" }, h("use", { href }));
}

/** Three small diamonds that say that somebody thinks. @param {string} label */
export function thinking(label) {
  return [h("span.think", { "aria-hidden": "true" }, h("i"), h("i"), h("i")), ` ${label}`];
}
