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

/** @typedef {(color: string) => import("../draw/paint.js").Child} Draw */

const HEADINGS = [".round", ".round_over", ".wins", ".share", ".wins_by_rows"];
const LEFT_OUT = [".factory", ".factories_empty", ".factory_empty", ".center", ".center_empty"]; // they lie on the table
export const SHOWN = ["deal", "move", "forced", "given", "resign", "flag", "undo", "begin"];
const WHOLE = 2; // rounds that are always shown entry by entry

/** The log. @param {View} view @param {Words} words @param {string[]} names by seat @param {Draw} draw a small tile */
export function log(view, words, names, draw) {
  const rounds = roundsOf(view.log.filter((event) => SHOWN.includes(event.kind) && event.phrases.length));
  const steps = stepNumbers(view.log);
  const entries = rounds.flatMap(({ round, events }, place) => {
    const isEarlier = place < rounds.length - WHOLE;
    const shown = isEarlier && !view.unfolded.includes(round) ? [] : events;
    return [
      isEarlier ? fold(view, words, round, events.length) : null,
      ...shown.map((event) => item(view, event, steps.get(event.sequence), words, names, draw)),
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

/** An entry; it shows its position, unless that was taken back. @param {View} view @param {EventView} event @param {number | undefined} at @param {Words} words @param {string[]} names @param {Draw} draw */
function item(view, event, at, words, names, draw) {
  const found = entry(event, words, names, draw);
  if (at === undefined) return found;
  const attrs = {
    type: "button",
    "data-item": true,
    "data-act": "look",
    "data-at": at,
    title: words.guide.goTo,
    "aria-current": view.look?.at === at ? "step" : null,
  };
  return { ...found, children: [h("button.goto", attrs, found.children)] };
}

/** An entry of the log. @param {EventView} event @param {Words} words @param {string[]} names @param {Draw} draw */
export function entry(event, words, names, draw) {
  const said = event.phrases.filter((phrase) => !LEFT_OUT.some((ending) => phrase.key.endsWith(ending)));
  const plain = said.filter((phrase) => !isHeading(phrase.key));
  const headings = said.filter((phrase) => isHeading(phrase.key));
  const before = event.seat === null;
  const lines = headings.map((phrase) => h("span.round", null, phrase.text, " "));
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

/** @param {string} key */
function isHeading(key) {
  return HEADINGS.some((ending) => key.endsWith(ending));
}
