/**
 * A position as text: what the server has drawn with letters for the eye, and told in sentences for the ear. Where it tells none,
 * the log does.
 *
 * @typedef {import("../../words/languages.js").Words} Words
 * @typedef {import("../../wire/store.js").Changing} Changing
 * @typedef {import("../../wire/messages.js").Sentence} Sentence
 */

import { h } from "../../draw/paint.js";
import { genericWords } from "./words.js";

/** The position. @param {Changing | null} now @param {Words} words */
export function textBoard(now, words) {
  const { state_text: text, description = [] } = now ?? {};
  return h(
    "div.textboard",
    { key: "board" },
    text ? h("pre", { "aria-hidden": "true" }, text) : null,
    description.length
      ? told(description, words, Boolean(text))
      : h("p.meta", null, h("a", { href: "#log" }, genericWords(words).toLog)),
  );
}

/** The sentences; seen only where there is no drawing. @param {Sentence[]} description @param {Words} words @param {boolean} isDrawn */
function told(description, words, isDrawn) {
  const attrs = { class: isDrawn ? "sr" : null, "aria-label": genericWords(words).position };
  return h(
    "ul.told",
    attrs,
    description.map(({ text }) => h("li", null, text)),
  );
}
