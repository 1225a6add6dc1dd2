/**
 * The log: everything that has happened, in the server's sentences, with small tiles in them.
 *
 * @typedef {import("../messages.js").EventView} EventView
 * @typedef {import("../words.js").Words} Words
 */

import { h } from "../paint.js";
import { icon } from "../pictures.js";

/** @typedef {(color: string) => import("../paint.js").Child} Draw */

const HEADINGS = [".round", ".round_over", ".wins", ".share", ".wins_by_rows"];
const LEFT_OUT = [".factory", ".factories_empty", ".factory_empty", ".center", ".center_empty"]; // they lie on the table
export const SHOWN = ["deal", "move", "forced", "resign", "flag", "undo", "begin"];

/** The log. @param {EventView[]} log @param {Words} words @param {string[]} names by seat @param {Draw} draw a small tile */
export function log(log, words, names, draw) {
  const entries = log.filter((event) => SHOWN.includes(event.kind) && event.phrases.length);
  return h(
    "aside.panel.log",
    { key: "log", "aria-labelledby": "log-h" },
    h("div.head", null, h("h2", { id: "log-h" }, words.log), entries.length ? h("button.btn.quiet", { type: "button", "data-act": "replay" }, icon("i-play"), words.guide.replay) : null),
    h("ol", { id: "log", tabindex: "0", "aria-labelledby": "log-h" }, entries.length ? entries.map((event) => entry(event, words, names, draw)) : h("li", { key: "none" }, words.logEmpty)),
  );
}

/** An entry of the log. @param {EventView} event @param {Words} words @param {string[]} names @param {Draw} draw */
export function entry(event, words, names, draw) {
  const said = event.phrases.filter((phrase) => !LEFT_OUT.some((ending) => phrase.key.endsWith(ending)));
  const plain = said.filter((phrase) => !isHeading(phrase.key));
  const headings = said.filter((phrase) => isHeading(phrase.key));
  const before = event.kind === "deal";
  const lines = headings.map((phrase) => h("span.round", null, phrase.text, " "));
  const name = event.seat === null ? "" : (names[event.seat] ?? "");
  return h(
    "li",
    { key: event.sequence, class: event.is_undone ? "undone" : null, "data-sequence": event.sequence },
    before ? lines : null,
    plain.map((phrase, index) => [index === 0 && !before ? emphasized(phrase.text, name) : phrase.text, index === 0 ? small(phrase, draw) : null, " "]),
    before ? null : lines,
    event.is_undone ? h("span.meta", null, `(${words.takenBack})`) : null,
  );
}

/** A sentence with the name of who acted in bold, if it begins with it. @param {string} text @param {string} name */
function emphasized(text, name) {
  return name && text.startsWith(name) ? [h("b", null, name), text.slice(name.length)] : text;
}

/** The tiles that a sentence tells of. @param {import("../messages.js").Sentence} phrase @param {Draw} draw */
function small({ values }, draw) {
  const [color, number] = Array.isArray(values.tiles) ? values.tiles : [];
  return typeof color === "string" && typeof number === "number" ? [" ", Array.from({ length: Math.min(number, 10) }, () => draw(color))] : null;
}

/** @param {string} key */
function isHeading(key) {
  return HEADINGS.some((ending) => key.endsWith(ending));
}
