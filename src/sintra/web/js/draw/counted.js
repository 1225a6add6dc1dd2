/** Marks what is being counted: its spots are lit, and the points stand where they are earned. Not part of painting. */

import { signed } from "../words/languages.js";

/** Light spots, and show points in the middle of them. @param {ParentNode} root @param {HTMLElement} layer @param {string[]} spots @param {number} points */
export function markCounted(root, layer, spots, points) {
  unmarkCounted(root, layer);
  const found = spots.flatMap((spot) => [...root.querySelectorAll(`[data-spot="${spot}"]`)]);
  for (const spot of found) spot.setAttribute("data-counted", points < 0 ? "loss" : "gain");
  if (found.length && points) layer.append(badgeAt(found, points));
}

/** Remove all such marks. @param {ParentNode} root @param {HTMLElement} layer */
export function unmarkCounted(root, layer) {
  for (const spot of root.querySelectorAll("[data-counted]")) spot.removeAttribute("data-counted");
  for (const badge of layer.querySelectorAll(".counted")) badge.remove();
}

/** On the edge of a single spot, so that its tile can be seen. @param {Element[]} spots @param {number} points */
function badgeAt(spots, points) {
  const boxes = spots.map((spot) => spot.getBoundingClientRect());
  const middle = (/** @type {number[]} */ ...ends) => (Math.min(...ends) + Math.max(...ends)) / 2;
  const badge = document.createElement("span");
  badge.className = `counted badge${points < 0 ? " cost" : ""}`;
  badge.textContent = signed(points);
  const top = boxes.length > 1 ? middle(...boxes.flatMap(({ top: up, bottom }) => [up, bottom])) : (boxes[0]?.top ?? 0);
  badge.style.setProperty("left", `${middle(...boxes.flatMap(({ left, right }) => [left, right]))}px`);
  badge.style.setProperty("top", `${top}px`);
  return badge;
}
