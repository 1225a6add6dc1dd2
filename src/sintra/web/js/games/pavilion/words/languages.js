/** The words of Summer Pavilion in all languages; those of every game are in `words/`. */

import { pavilion as de } from "./de.js";
import { pavilion as en } from "./en.js";
import { pavilion as hu } from "./hu.js";

/** @type {Record<string, typeof en>} */
export const WORDS = { en, de, hu };

/** This game's words in the language of the page's. @param {{code: string}} words @returns {typeof en} */
export function pavilionWords(words) {
  return WORDS[words.code] ?? en;
}
