/** Pictures of the Pavilion that can be held: a rhombus with a rim for its state, and stacks of them. */

import { h } from "../../draw/paint.js";
import { rhombHref } from "../../draw/pictures.js";

/** The rim of a rhombus, a grout line inside its space. */
export const RIM = "M0-81.8 47.2 0 0 81.8-47.2 0z";
export const BOX = "-50 -86.6 100 173.2";

/** A six-pointed mark near the upper tip, where no pattern is. */
const JOKER = "M0-92 7-77 23-77 14-64 23-51 7-51 0-36-7-51-23-51-14-64-23-77-7-77z";

/** A rhombus with a rim, and a mark if it is a joker. @param {string} color @param {boolean} [isJoker] */
export function piece(color, isJoker = false) {
  return h(
    "svg",
    { class: "rhomb", viewBox: BOX, "aria-hidden": "true" },
    laid(color),
    h("path", { class: "rim", d: RIM }),
    isJoker ? h("path", { class: "joker", d: JOKER }) : null,
  );
}

/** A rhombus inside another picture. @param {string} color */
export function laid(color) {
  return h("use", { class: "laid", href: rhombHref(color), x: -50, y: -86.6, width: 100, height: 173.2 });
}
