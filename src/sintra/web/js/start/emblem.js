/** The small pictures of the games on the start page. */

import { h } from "../draw/paint.js";
import { rhombHref, tileHref } from "../draw/pictures.js";

const ROWS = ["BYRk", "TBYR", "ktBy", "rKTB"]; // small letters: not set yet
const COLOR = /** @type {Record<string, string>} */ ({ B: "blue", Y: "yellow", R: "red", K: "black", T: "teal" });
const STAR = ["red", "orange", "blue", "green", "purple", "yellow"];

/** @param {"azul" | "pavilion"} game */
export function emblem(game) {
  return game === "azul" ? wall() : star();
}

function wall() {
  const tiles = ROWS.flatMap((row, y) =>
    [...row].map((letter, x) =>
      h("use", {
        href: tileHref(COLOR[letter.toUpperCase()] ?? "blue"),
        x: x * 51,
        y: y * 51,
        width: 48,
        height: 48,
        opacity: letter === letter.toUpperCase() ? null : ".25",
      }),
    ),
  );
  return h("svg", { viewBox: "0 0 201 201", "aria-hidden": "true" }, tiles);
}

function star() {
  const rays = STAR.map((color, index) =>
    h(
      "g",
      { transform: `rotate(${index * 60}) translate(0 -86.6)` },
      h("use", { href: rhombHref(color), x: -50, y: -86.6, width: 100, height: 173.2 }),
    ),
  );
  return h("svg", { viewBox: "-174 -174 348 348", "aria-hidden": "true" }, rays);
}
