/**
 * The words of Summer Pavilion in all languages; those of every game are in `words/`.
 *
 * @typedef {typeof import("../../../../i18n/en/page/pavilion.js").pavilion} Labels
 */

import { complete } from "../../../languages/complete.js";
import { LANGUAGES } from "../../../languages/pavilion.js";

/** @type {Record<string, Labels>} by code, the default language first */
export const WORDS = complete(LANGUAGES, "pavilion");

/** This game's words in the language of the page's. @param {{code: string}} words @returns {Labels} */
export function pavilionWords(words) {
  return WORDS[words.code] ?? /** @type {Labels} */ (Object.values(WORDS)[0]);
}
