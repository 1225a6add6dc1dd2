/**
 * The end of a game: who won, where the points came from, how they grew, and all boards as they lie.
 *
 * @typedef {import("../wire/store.js").View} View
 * @typedef {import("../games/registry.js").Scene} Scene
 * @typedef {import("../games/registry.js").Kind} Kind
 * @typedef {import("../wire/messages.js").ResultView} ResultView
 * @typedef {import("../words/languages.js").Words} Words
 */

import { h } from "../draw/paint.js";
import { icon } from "../draw/pictures.js";
import { coverOf } from "../games/registry.js";
import { recordOf } from "../wire/records.js";
import { signed } from "../words/languages.js";
import { graph, markOf } from "./graph.js";

/** The whole result. @param {Scene} scene @param {Kind} kind */
export function result(scene, kind) {
  const { view, words } = scene;
  const found = view.now?.result;
  if (!found) return null;
  const names = scene.cards.map((card) => card.name);
  return h(
    "div.result",
    { key: "result" },
    h(
      "section.headline",
      { "aria-labelledby": "result-h", id: "table", tabindex: "-1" },
      medal(found, view),
      h(
        "div",
        null,
        h("h2", { id: "result-h" }, headline(found, view, words, names)),
        h("p.meta", null, ending(found, words, names), " ", summary(view, words)),
      ),
      buttons(view, words),
    ),
    h(
      "div.numbers",
      null,
      found.parts.length
        ? breakdown(
            found,
            words,
            names,
            (view.now?.seats ?? []).map((seat) => seat.hints),
          )
        : null,
      graph(roundScores(view, kind.firstScore ?? 0), names, words),
    ),
    h(
      "section.finals",
      { "aria-labelledby": "finals-h" },
      h("h2", { id: "finals-h" }, words.finalBoards),
      h(
        "div.boards",
        null,
        names.map((_, seat) => kind.finalBoard(scene, seat)),
      ),
    ),
    h("fair-deals", { key: "fair", data: { words, names, record: scene.record ?? (() => recordOf(view.table?.table ?? "")) } }),
    scene.log,
  );
}

/** What was played: the game, how many players, how many rounds where it has some. @param {View} view @param {Words} words */
function summary({ table, now }, words) {
  const { title } = coverOf(table?.game ?? "").text(words);
  const round = now?.state?.round;
  return round ? words.summary(title, now.seats.length, round) : title;
}

/** The crown for whoever won; who lost gets the place. @param {ResultView} found @param {View} view */
function medal(found, view) {
  const mine = view.table?.yours ?? [];
  const isLost = mine.length === 1 && !found.winners.includes(mine[0] ?? 0);
  if (!isLost) return h("span.medal", { "aria-hidden": "true" }, icon("i-crown"));
  const own = found.scores[mine[0] ?? 0] ?? 0;
  const place = found.ending === "played out" ? 1 + found.scores.filter((score) => score > own).length : found.scores.length;
  return h("span.medal.plain", { "aria-hidden": "true" }, `${Math.max(2, place)}.`);
}

/** @param {ResultView} found @param {View} view @param {Words} words @param {string[]} names */
export function headline(found, view, words, names) {
  const [first = 0, ...others] = found.winners;
  if (others.length) return words.shared(found.winners.map((seat) => names[seat] ?? ""));
  const best = Math.max(...found.scores.filter((_, seat) => seat !== first));
  const lead = found.ending === "played out" ? (found.scores[first] ?? 0) - best : 0;
  const yours = view.table?.yours ?? [];
  if (yours.length !== 1) return words.wins(names[first] ?? "", lead);
  const behind = lead ? (found.scores[first] ?? 0) - (found.scores[yours[0] ?? 0] ?? 0) : 0;
  return yours[0] === first ? words.win(lead) : words.winsOver(names[first] ?? "", behind);
}

/** @param {ResultView} found @param {Words} words @param {string[]} names */
function ending(found, words, names) {
  if (found.seat === null) return "";
  return words.ended[/** @type {"resigned"} */ (found.ending)]?.(names[found.seat] ?? "") ?? "";
}

/** @param {View} view @param {Words} words */
function buttons(view, words) {
  const isPlayer = (view.table?.yours.length ?? 0) > 0;
  const next = view.now?.rematch ? words.toRematch : words.rematch;
  return h(
    "div.btns",
    null,
    isPlayer || view.now?.rematch ? h("button.btn.primary.big", { type: "button", "data-act": "rematch" }, next) : null,
    h("button.btn.big", { type: "button", "data-act": "replay" }, icon("i-play"), words.guide.replay),
    h("button.btn.big", { type: "button", "data-act": "record" }, icon("i-share"), words.record),
    h("a.btn.big", { href: "/" }, words.newGame),
  );
}

/** @param {ResultView} found @param {Words} words @param {string[]} names @param {number[]} hints by seat */
function breakdown(found, words, names, hints) {
  const kinds = Object.keys(found.parts[0] ?? {});
  return h(
    "section.panel",
    { "aria-labelledby": "parts-h" },
    h("h2", { id: "parts-h" }, words.breakdown),
    h(
      "table.breakdown",
      null,
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("td"),
          names.map((name, seat) => h("th", { scope: "col" }, markOf(seat), name)),
        ),
      ),
      h(
        "tbody",
        null,
        kinds.map((kind) =>
          h(
            "tr",
            null,
            h("th", { scope: "row" }, words.parts[/** @type {"rows"} */ (kind)] ?? kind),
            found.parts.map((part) =>
              h(
                "td.num",
                { class: (part[kind] ?? 0) < 0 ? "loss" : null },
                kind === kinds[0] ? part[kind] : signed(part[kind] ?? 0),
              ),
            ),
          ),
        ),
      ),
      h(
        "tfoot",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "row" }, words.total),
          found.scores.map((score) => h("td.num", null, score)),
        ),
        hints.some(Boolean)
          ? h(
              "tr.hints",
              null,
              h("th", { scope: "row" }, words.hintsUsed),
              hints.map((number) => h("td.num", null, number)),
            )
          : null,
      ),
    ),
  );
}

/** The scores after each round, as the sentences told them, and at the end. @param {View} view @param {number} first @returns {number[][]} */
function roundScores(view, first) {
  const rounds = view.log
    .filter((event) => !event.is_undone)
    .flatMap((event) => event.phrases)
    .filter((phrase) => phrase.key.endsWith(".round_over"))
    .map((phrase) => /** @type {[number, number][]} */ (phrase.values.scores).map(([, score]) => score));
  const final = view.now?.result?.scores;
  const zero = final?.map(() => first) ?? [];
  return final ? [zero, ...rounds, [...final]] : [zero, ...rounds];
}
