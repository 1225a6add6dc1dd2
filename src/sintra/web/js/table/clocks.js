/**
 * Game clocks: the time left when the turn began, minus the time since, by the server's clock.
 *
 * @typedef {{left: number, began: number | null}} Clock  milliseconds; began: by the server's clock, null while it stands still
 */

import { define } from "../draw/paint.js";
import { icon } from "../draw/pictures.js";

const TICK = 250;

/** Upper bound of how far this clock is ahead of the server's. */
let ahead = Infinity;

/** Estimate the offset of the server's clock from a new message. @param {import("../wire/messages.js").EventView | undefined} event  the newest @param {number} [now] */
export function hearClock(event, now = Date.now()) {
  if (event) ahead = Math.min(ahead, now - event.at);
}

/** Milliseconds that are left. @param {Clock} clock @param {number} [now] */
export function leftOf({ left, began }, now = Date.now()) {
  if (began === null) return left;
  const passed = now - (Number.isFinite(ahead) ? ahead : 0) - began;
  return Math.max(0, left - Math.max(0, passed));
}

/** Minutes and seconds. @param {number} milliseconds */
export function clockText(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Define the element, and start all clocks. */
export function startClocks() {
  define("seat-clock", (/** @type {Clock} */ clock) => [icon("i-clock"), clockText(leftOf(clock))]);
  setInterval(() => {
    const clocks = /** @type {NodeListOf<HTMLElement & {data: Clock}>} */ (document.querySelectorAll("seat-clock"));
    for (const clock of clocks) clock.data = { ...clock.data };
  }, TICK);
}
