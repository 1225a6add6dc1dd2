/** The words of Azul in all languages; those of every game are in `words/`. */

import { azul as de } from "./de.js";
import { azul as en } from "./en.js";
import { azul as hu } from "./hu.js";

/** @type {Record<string, typeof en>} */
export const WORDS = { en, de, hu };

/** This game's words in the language of the page's. @param {{code: string}} words @returns {typeof en} */
export function azulWords(words) {
  return WORDS[words.code] ?? en;
}
