/**
 * The words of the pages in all languages. Sentences about the game come from the server; here are labels, names of buttons and
 * what the page says of itself. Every language has the same keys: `en` is their type, tsc and a test hold the others to it.
 *
 * @typedef {typeof import("../../../i18n/en/page/words.js").words} Words
 */

import { complete } from "../../languages/complete.js";
import { LANGUAGES } from "../../languages/words.js";

/** @type {Record<string, Words>} by code, the default language first */
export const WORDS = complete(LANGUAGES, "words");
export const [DEFAULT] = /** @type {[string]} */ (Object.keys(WORDS));

/** The words of a language. @param {string} language @returns {Words} */
export function wordsOf(language) {
  return WORDS[language] ?? /** @type {Words} */ (WORDS[DEFAULT]);
}

/** A text with a capital at its beginning. @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number with its sign, as it is printed: +5, −2, 0. @param {number} number */
export function signed(number) {
  if (number === 0) return "0";
  return number > 0 ? `+${number}` : `−${-number}`;
}

/** A text for paragraphs whose numbers stay on one line with their words: 3 of 4, Runde 2, 2. sor. @param {string} text */
export function bound(text) {
  return text.replace(/\d (?=\p{L})|\p{L} (?=\d)|\d\. (?=\p{Ll})/gu, (found) => `${found.slice(0, -1)}\u00a0`);
}
