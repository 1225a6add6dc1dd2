/** Elements of the page, outside of what is painted. */

import { paint } from "./paint.js";

/** The element of an id, which the page must have. @param {string} id @returns {HTMLElement} */
export function must(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no element ${id}`);
  return element;
}

/** A picture outside of painting. @param {import("./paint.js").Child} sketch @returns {Element} */
export function pictureOf(sketch) {
  const holder = document.createElement("div");
  paint(holder, sketch);
  return /** @type {Element} */ (holder.firstElementChild);
}
