/** Small things that only a browser has. */

import { paint } from "./paint.js";

/** The element of an id, which the page must have. @param {string} id @returns {HTMLElement} */
export function must(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no element ${id}`);
  return element;
}

/** Let the first link lead to the content and leave the address alone: here that names a seat, or a game. */
export function attendSkip() {
  const link = must("skip");
  link.addEventListener("click", (event) => {
    event.preventDefault();
    const target = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  });
}

/** Whether a click beside an open dialog closes it; the second one of a double click, whose first has opened it, does not. @param {MouseEvent} event @param {HTMLDialogElement} dialog */
export function isBeside(event, dialog) {
  return event.target === dialog && event.detail < 2;
}

/** Scroll to what is being chosen, where a dock covers a part of the page; on a phone also to where choosing begins. @param {ParentNode} root @param {boolean} [isNarrow] */
export function reveal(root, isNarrow = false) {
  const found =
    root.querySelector(".space.sel, .stock.choosing") ??
    (isNarrow ? root.querySelector(".table.taking, .pav:has(.table.placing) #mine") : null);
  found?.scrollIntoView({ block: "nearest" });
}

/** A picture outside of painting. @param {import("./paint.js").Child} sketch @returns {Element} */
export function pictureOf(sketch) {
  const holder = document.createElement("div");
  paint(holder, sketch);
  return /** @type {Element} */ (holder.firstElementChild);
}
