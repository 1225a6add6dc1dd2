/**
 * What my board tells at a glance: how the lines stand, what the move in hand would bring, and the goals of the game's end.
 * Counts of what lies there; what it is worth comes with the legal moves.
 *
 * @typedef {import("../../words/languages.js").Words} Words
 * @typedef {object} FactsData
 * @property {any} board
 * @property {Words} words
 * @property {number} columnBonus
 * @property {import("../../wire/messages.js").LegalMove | null} aim
 * @property {number | null} ahead  the score if the round ended now
 */

import { h } from "../../draw/paint.js";
import { tile } from "../../draw/pictures.js";
import { signed } from "../../words/languages.js";
import { BONUS, COLORS, FLOOR, LINES } from "./layout.js";
import { azulWords } from "./words.js";

/** The forecast; a figure that changes is another element, not the old one moved. @param {FactsData} data */
export function forecast(data) {
  const { board, words, aim, ahead } = data;
  const total = ahead === null ? board.score : `${board.score} → ${aim?.ahead ?? ahead}`;
  return h(
    "section.panel",
    { key: "forecast", "aria-labelledby": "forecast-h" },
    h("h2", { id: "forecast-h" }, azulWords(words).forecast),
    h(
      "dl",
      null,
      LINES.map((line) => {
        const held = board.lines[line - 1];
        const text = !held ? words.isEmpty : held[1] === line ? azulWords(words).complete : words.ofN(held[1], line);
        return [h("dt.more", null, azulWords(words).line(line)), h("dd.more", { key: `${line} ${text}` }, text)];
      }),
      h("dt", null, azulWords(words).floor),
      h(
        "dd",
        { key: `floor ${board.floor.length}`, class: board.floor.length ? "loss" : null },
        signed(FLOOR.slice(0, board.floor.length).reduce((all, cost) => all + cost, 0)),
      ),
      h("dt", null, azulWords(words).thisMove),
      h(
        "dd",
        { key: `move ${aim?.move}` },
        aim
          ? [h("span.gain", null, signed(aim.points)), aim.cost ? [" ", h("span.loss", null, signed(-aim.cost))] : null]
          : "–",
      ),
      h("dt.total", null, azulWords(words).score),
      h("dd.total", { key: `score ${total}` }, total),
    ),
  );
}

/** The goals. @param {FactsData} data */
export function goals(data) {
  const { board, words, columnBonus } = data;
  const rows = board.wall.map((/** @type {(string | null)[]} */ row) => row.filter(Boolean).length);
  const counts = COLORS.map((color) => board.wall.flat().filter((/** @type {string | null} */ cell) => cell === color).length);
  const best = COLORS.map((_, index) => index)
    .sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0))
    .slice(0, 2); // shown where there is little room
  const columns = LINES.map((_, column) => board.wall.filter((/** @type {(string | null)[]} */ row) => row[column]).length);
  return h(
    "section.panel",
    { key: "goals", "aria-labelledby": "goals-h" },
    h("h2", { id: "goals-h" }, words.goals),
    h(
      "dl",
      null,
      goal(words, azulWords(words).bestRow, BONUS.row, Math.max(...rows)),
      goal(words, azulWords(words).bestColumn, columnBonus, Math.max(...columns)),
      COLORS.map((color, index) =>
        goal(
          words,
          [tile(color), azulWords(words).all(color)],
          BONUS.color,
          counts[index] ?? 0,
          best.includes(index) && counts[index] ? null : "more",
        ),
      ),
    ),
  );
}

/** @param {Words} words @param {import("../../draw/paint.js").Child} label @param {number} bonus @param {number} count @param {string | null} [extra] */
function goal(words, label, bonus, count, extra = null) {
  return [
    h("dt", { class: extra }, label, " ", h("span.num", null, signed(bonus))),
    h(
      "dd",
      { class: extra },
      h(
        "span.pips",
        { "aria-hidden": "true" },
        LINES.map((place) => h("i", { class: place <= count ? "on" : null })),
      ),
      words.ofN(count, 5),
    ),
  ];
}
