/**
 * The words of games without a drawing of their own in all languages; those of every game are in `words/`.
 *
 * @typedef {typeof import("../../../../i18n/en/page/generic.js").generic} Labels
 */

import { complete } from "../../../languages/complete.js";
import { LANGUAGES } from "../../../languages/generic.js";

/** @type {Record<string, Labels>} by code, the default language first */
export const WORDS = complete(LANGUAGES, "generic");

/** This game's words in the language of the page's. @param {{code: string}} words @returns {Labels} */
export function genericWords(words) {
  return WORDS[words.code] ?? /** @type {Labels} */ (Object.values(WORDS)[0]);
}
