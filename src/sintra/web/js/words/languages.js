/**
 * The words of the pages in three languages. Sentences about the game come from the server; here are labels, names of buttons and
 * what the page says of itself. Every language has the same keys: `en` is their type, tsc and a test hold the others to it.
 *
 * @typedef {typeof import("./en.js").words} Words
 */

import { words as de } from "./de.js";
import { words as en } from "./en.js";
import { words as hu } from "./hu.js";

/** @type {Record<"en" | "de" | "hu", Words>} */
export const WORDS = { en, de, hu };

/** The words of a language. @param {string} language @returns {Words} */
export function wordsOf(language) {
  return WORDS[/** @type {"en" | "de" | "hu"} */ (language)] ?? en;
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
