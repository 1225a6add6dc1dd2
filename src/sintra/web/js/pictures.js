/** Pictures from the sprites: tiles with the letters of the language, and icons. */

import { h } from "./paint.js";

const ART = "/art/";
/** @type {Record<string, Record<string, string>>} */
const TILES = {
  azul: { blue: "az-b", yellow: "az-y", red: "az-r", black: "az-k", teal: "az-t", marker: "marker" },
  pavilion: { purple: "pv-p", green: "pv-g", orange: "pv-o", yellow: "pv-y", blue: "pv-b", red: "pv-r" },
};

let sprite = "/languages/en/tiles.svg";

/** Choose the sprite: a language, or `tactile` for the letters of the tactile edition. @param {string} name */
export function chooseSprite(name) {
  sprite = name === "tactile" ? `${ART}tiles-tactile.svg` : `/languages/${name}/tiles.svg`;
}

/** Where the picture of a square tile is. @param {string} color */
export function tileHref(color) {
  return `${sprite}#${TILES.azul?.[color]}`;
}

/** Where the picture of a rhombus is. @param {string} color */
export function rhombHref(color) {
  return `${sprite}#${TILES.pavilion?.[color]}`;
}

/** A square tile of Azul. @param {string} color @param {string} [extra] */
export function tile(color, extra = "") {
  return picture(`tile ${extra}`.trim(), tileHref(color));
}

/** A rhombus of the Pavilion. @param {string} color @param {string} [extra] */
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
