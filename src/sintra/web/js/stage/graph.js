/**
 * The graph of the scores: one line per seat, told apart by color, dash, marker and its name at the end.
 *
 * @typedef {import("../words/languages.js").Words} Words
 */

import { h } from "../draw/paint.js";

const WIDTH = 560;
const HEIGHT = 300;
const LEFT = 36;
const RIGHT = 430;
const BOTTOM = 262;
const TOP = 16;
const DASHES = ["", "7 5", "2 5", "12 4 2 4"];
const CLEARANCE = 17;
const NAME = 12; // letters
const BRIEF_NAME = 8; // in a narrow window, where letters are drawn larger

/** The graph, with its numbers in words. @param {number[][]} scores  after each round, by seat; the last with all bonuses @param {string[]} names @param {Words} words */
export function graph(scores, names, words) {
  const most = Math.max(20, ...scores.flat());
  const step = most > 100 ? 40 : most > 40 ? 20 : 10;
  const top = Math.ceil(most / step) * step;
  const x = (/** @type {number} */ index) => LEFT + ((RIGHT - LEFT) * index) / Math.max(1, scores.length - 1);
  const y = (/** @type {number} */ score) => BOTTOM - ((BOTTOM - TOP) * score) / top;
  const last = scores.length - 1;
  const grid = Array.from({ length: top / step + 1 }, (_, index) => index * step);
  return h(
    "section.panel",
    { "aria-labelledby": "graph-h" },
    h("h2", { id: "graph-h" }, words.byRound),
    h(
      "svg.graph",
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": inWords(scores, names, words) },
      h("rect", { class: "bonus", x: x(last - 1), y: TOP, width: x(last) - x(last - 1), height: BOTTOM - TOP }),
      grid.map((score) => [
        h("line", { class: "grid", x1: LEFT, x2: RIGHT, y1: y(score), y2: y(score) }),
        h("text", { x: LEFT - 8, y: y(score) + 4, "text-anchor": "end" }, score),
      ]),
      scores.map((_, index) =>
        index === 0
          ? null
          : h("text", { x: x(index), y: BOTTOM + 20, "text-anchor": "middle" }, index === last ? words.bonus : index),
      ),
      names.map((_, seat) =>
        line(
          seat,
          scores.map((row, index) => [x(index), y(row[seat] ?? 0)]),
        ),
      ),
      labels(names, scores[last] ?? [], y),
    ),
  );
}

/** @param {number} seat @param {number[][]} points */
function line(seat, points) {
  return h(
    "g",
    { class: `seat-${seat + 1}` },
    h("polyline", { points: points.map((point) => point.join(",")).join(" "), "stroke-dasharray": DASHES[seat] }),
    points.map(([px = 0, py = 0]) => mark(seat, px, py)),
  );
}

/** The names at the ends of the lines, kept clear of each other. @param {string[]} names @param {number[]} scores @param {(score: number) => number} y */
function labels(names, scores, y) {
  const order = names.map((name, seat) => ({ name, seat, at: y(scores[seat] ?? 0) })).sort((one, other) => one.at - other.at);
  let free = 0;
  for (const label of order) {
    label.at = Math.max(label.at, free);
    free = label.at + CLEARANCE;
  }
  const over = Math.max(0, free - CLEARANCE - BOTTOM);
  return order.map(({ name, seat, at }) =>
    Object.entries({ full: NAME, brief: BRIEF_NAME }).map(([room, letters]) =>
      h(
        "text.name",
        { class: `seat-${seat + 1} ${room}`, x: RIGHT + 12, y: at - over + 4 },
        `${short(name, letters)} ${scores[seat]}`,
      ),
    ),
  );
}

/** A name as long as there is room for beside the lines. @param {string} name @param {number} letters */
function short(name, letters) {
  return name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
}

/** @param {number} seat @param {number} x @param {number} y */
function mark(seat, x, y) {
  if (seat === 0) return h("circle", { cx: x, cy: y, r: 4 });
  if (seat === 1) return h("rect", { x: x - 4, y: y - 4, width: 8, height: 8 });
  if (seat === 2) return h("path", { d: `M${x} ${y - 5}l5 9h-10z` });
  return h("path", { d: `M${x} ${y - 6}l5 6-5 6-5-6z` });
}

/** The marker of a seat, for headings. @param {number} seat */
export function markOf(seat) {
  return h("svg.mark", { class: `seat-${seat + 1}`, viewBox: "-7 -7 14 14", "aria-hidden": "true" }, mark(seat, 0, 0));
}

/** @param {number[][]} scores @param {string[]} names @param {Words} words */
function inWords(scores, names, words) {
  return names
    .map(
      (name, seat) =>
        `${name}: ${scores
          .map((row, index) => (index ? `${index === scores.length - 1 ? words.bonus : words.roundN(index)} ${row[seat]}` : ""))
          .filter(Boolean)
          .join(", ")}`,
    )
    .join(". ");
}
