/**
 * The content of not-found pages: a wall that lacks one tile, possible causes, and links.
 *
 * @typedef {import("../words/languages.js").Words} Words
 */

import { h } from "../draw/paint.js";
import { tile } from "../draw/pictures.js";

const WALL = "TBTBYBTBTBYBT.TBYBTBTBYBTBT"; // nine in a row; the dot is the tile that fell off
const LETTER = /** @type {Record<string, string>} */ ({ B: "blue", Y: "yellow", T: "teal" });

/** @param {Words} words @param {{level: "h1" | "h2", title: string, help: string, home: string}} said */
export function lost(words, { level, title, help, home }) {
  return h(
    "div.lost",
    { key: "lost" },
    h(
      "div.fallen",
      { "aria-hidden": "true" },
      h(
        "div.azulejo",
        null,
        [...WALL].map((letter) => (LETTER[letter] ? tile(LETTER[letter]) : tile("red", "print"))),
      ),
      tile("red", "loose"),
    ),
    h(level, null, title),
    h("p", null, help),
    h("div.btns", null, h("a.btn.primary.big", { href: "/" }, home), h("a.btn.big", { href: "/rules" }, words.learn)),
  );
}
