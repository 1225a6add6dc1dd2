/** The words of games without a drawing of their own, in all languages. */

import { generic as de } from "./de.js";
import { generic as en } from "./en.js";
import { generic as hu } from "./hu.js";

/** @type {Record<string, typeof en>} */
export const WORDS = { en, de, hu };

/** These words in the language of the page's. @param {{code: string}} words @returns {typeof en} */
export function genericWords(words) {
  return WORDS[words.code] ?? en;
}
