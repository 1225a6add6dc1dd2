/** Small things that only a browser has. */

import { paint } from "./paint.js";
import { tile } from "./pictures.js";

/** The element of an id, which the page must have. @param {string} id @returns {HTMLElement} */
export function must(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no element ${id}`);
  return element;
}

/** A picture of a tile outside of painting. @param {string} color @returns {Element} */
export function pictureOf(color) {
  const holder = document.createElement("div");
  paint(holder, tile(color));
  return /** @type {Element} */ (holder.firstElementChild);
}
