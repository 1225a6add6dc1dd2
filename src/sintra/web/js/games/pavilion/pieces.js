/** Pictures of the Pavilion that can be held: a rhombus with a rim for its state, and stacks of them. */

import { h } from "../../draw/paint.js";
import { rhombHref } from "../../draw/pictures.js";

/** The rim of a rhombus, a grout line inside its space. */
export const RIM = "M0-81.8 47.2 0 0 81.8-47.2 0z";
export const BOX = "-50 -86.6 100 173.2";

/** A rhombus with a rim. @param {string} color @param {string} [extra] */
export function piece(color, extra = "") {
  return h(
    "svg",
    { class: `rhomb ${extra}`.trim(), viewBox: BOX, "aria-hidden": "true" },
    laid(color),
    h("path", { class: "rim", d: RIM }),
  );
}

/** A rhombus inside another picture. @param {string} color */
export function laid(color) {
  return h("use", { class: "laid", href: rhombHref(color), x: -50, y: -86.6, width: 100, height: 173.2 });
}

/** The mark of a joker. @param {string} word */
export function jokerPill(word) {
  return h("span.joker", { "aria-hidden": "true" }, word);
}
