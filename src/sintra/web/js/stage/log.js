/**
 * The log: everything that has happened, in the server's sentences, with small tiles in them. This round and the last one are
 * there entry by entry, each earlier one as a line that opens; an entry shows its position.
 *
 * @typedef {import("../wire/messages.js").EventView} EventView
 * @typedef {import("../wire/store.js").View} View
 * @typedef {import("../words/languages.js").Words} Words
 */

import { roundsOf, stepNumbers } from "../wire/history.js";
import { h } from "../draw/paint.js";
import { icon } from "../draw/pictures.js";
import { signed } from "../words/languages.js";
import { VICTORY, countingAt, endsRound, gainsOf } from "./script.js";

/** @typedef {(color: string) => import("../draw/paint.js").Child} Draw */
/** @typedef {import("./script.js").Gains} Gains */

const HEADINGS = [".round", ".round_over", ...VICTORY];
const LEFT_OUT = [".factory", ".factories_empty", ".factory_empty", ".center", ".center_empty"]; // the board shows them
export const SHOWN = ["deal", "move", "forced", "given", "resign", "flag", "undo", "begin"];
const WHOLE = 2; // rounds that are always shown entry by entry

/** The log. @param {View} view @param {Words} words @param {string[]} names by seat @param {Draw} draw a small tile @param {number} [first]  the score at the beginning */
export function log(view, words, names, draw, first = 0) {
  const rounds = roundsOf(view.log.filter((event) => SHOWN.includes(event.kind) && event.phrases.length));
  const steps = stepNumbers(view.log);
  const gains = gainsOf(view.log, first);
  const entries = rounds.flatMap(({ round, events }, place) => {
    const isEarlier = place < rounds.length - WHOLE;
    const shown = isEarlier && !view.unfolded.includes(round) ? [] : events;
    return [
      isEarlier ? fold(view, words, round, events.length) : null,
      ...shown.map((event) =>
        item(view, steps.get(event.sequence), words, entry(event, words, names, draw, gains.get(event.sequence)), event),
      ),
    ];
  });
  return h(
    "aside.panel.log",
    { key: "log", "aria-labelledby": "log-h" },
    h(
      "div.head",
      null,
      h("h2", { id: "log-h" }, words.log),
      rounds.length
        ? h("button.btn.quiet", { type: "button", "data-act": "replay" }, icon("i-play"), words.guide.replay)
        : null,
    ),
    h(
      "ol",
      { id: "log", "data-rove": "log", "aria-labelledby": "log-h", tabindex: rounds.length ? null : "0" },
      entries.length ? entries : h("li", { key: "none" }, words.logEmpty),
    ),
  );
}

/** An earlier round in one line. @param {View} view @param {Words} words @param {number} round @param {number} count */
function fold(view, words, round, count) {
  const attrs = {
    type: "button",
    "data-item": true,
    "data-act": "unfold",
    "data-round": round,
    "aria-expanded": String(view.unfolded.includes(round)),
  };
  return h("li.folded", { key: `round ${round}` }, h("button.goto", attrs, words.earlierRound(round, count)));
}

/** An entry; it shows its position, unless it was undone. @param {View} view @param {number | undefined} at @param {Words} words @param {import("../draw/paint.js").Sketch} found @param {EventView} event */
function item(view, at, words, found, event) {
  if (at === undefined) return found;
  const attrs = {
    type: "button",
    "data-item": true,
    "data-act": "look",
    "data-at": at,
    title: words.guide.goTo,
    "aria-current": view.look?.at === at ? "step" : null,
  };
  return {
    ...found,
    children: [h("button.goto", attrs, found.children), sentences(event, words)].filter((child) => child !== null),
  };
}

/** Everything that was said when a round ended, behind a button. @param {EventView} event @param {Words} words */
export function sentences(event, words) {
  if (!endsRound(event) || event.is_undone) return null;
  const told = event.phrases.slice(countingAt(event));
  return h(
    "details",
    { key: "details" },
    h("summary", { "data-item": true }, words.details),
    h(
      "ul",
      null,
      told.map(({ text }) => h("li", null, text)),
    ),
  );
}

/** An entry of the log; of a round's end it has the points alone. @param {EventView} event @param {Words} words @param {string[]} names @param {Draw} draw @param {Gains} [gains]  what a round has brought, if it ends one */
export function entry(event, words, names, draw, gains) {
  const said = gains ? shortened(event) : event.phrases.filter((phrase) => !ends(phrase.key, LEFT_OUT));
  const plain = said.filter((phrase) => !ends(phrase.key, HEADINGS));
  const headings = said.filter((phrase) => ends(phrase.key, HEADINGS)).map((phrase) => phrase.text);
  const before = event.seat === null;
  const lines = [...(gains ? sums(gains, words, names) : []), ...headings].map((text) => h("span.round", null, text, " "));
  const name = event.seat === null ? "" : (names[event.seat] ?? "");
  const [first, ...others] = plain;
  return h(
    "li",
    { key: event.sequence, class: event.is_undone ? "undone" : null, "data-sequence": event.sequence },
    before ? lines : null,
    first
      ? [
          before ? first.text : emphasized(first.text, name),
          small(first, draw),
          " ",
          others.map((phrase) => `${phrase.text} `).join(""),
        ]
      : null,
    before ? null : lines,
    event.is_undone ? h("span.meta", null, `(${words.takenBack})`) : null,
  );
}

/** What led to the end of a round, and who has won. @param {EventView} event */
function shortened(event) {
  const at = countingAt(event);
  return event.phrases.filter((phrase, place) => place < at || ends(phrase.key, VICTORY));
}

/** The points of a round, and of the end of the game, in a line each. @param {Gains} gains @param {Words} words @param {string[]} names */
function sums({ round, points, bonus }, words, names) {
  const listed = (/** @type {number[]} */ all) => all.map((one, seat) => `${names[seat] ?? ""} ${signed(one)}`).join(", ");
  return [words.roundSum(round, listed(points)), bonus ? words.finalSum(listed(bonus)) : ""].filter(Boolean);
}

/** A sentence with the name of who acted in bold, if it begins with it. @param {string} text @param {string} name */
function emphasized(text, name) {
  return name && text.startsWith(name) ? [h("b", null, name), text.slice(name.length)] : text;
}

/** The tiles that a sentence tells of. @param {import("../wire/messages.js").Sentence} phrase @param {Draw} draw */
function small({ values }, draw) {
  const [color, number] = Array.isArray(values.tiles) ? values.tiles : [];
  return typeof color === "string" && typeof number === "number"
    ? [" ", Array.from({ length: Math.min(number, 10) }, () => draw(color))]
    : null;
}

/** @param {string} key @param {string[]} endings */
function ends(key, endings) {
  return endings.some((ending) => key.endsWith(ending));
}
