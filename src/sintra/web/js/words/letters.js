/** The letters of the colors of a game as keys: what is shown on the tiles comes first. */

import { LETTERS } from "../../languages/letters.js";

/**
 * The colors by the letters that name them: those on the tiles, of which the first character is enough, then those of the language
 * and of the notation where they are still free. A typed line takes the same ones.
 * @param {string} game @param {{language: string, letters: string}} settings of this browser
 * @returns {Record<string, string>}
 */
export function colorsByLetter(game, { language, letters }) {
  const found = LETTERS[game];
  if (!found) return {};
  const ours = found.languages[language] ?? found.notation;
  const shown = letters === "tactile" ? found.tactile : ours;
  return { ...turned(found.notation), ...turned(ours), ...turned(shown) };
}

/** @param {Record<string, string>} letters by color @returns {Record<string, string>} colors by letter */
function turned(letters) {
  return Object.fromEntries(Object.entries(letters).map(([color, letter]) => [letter.charAt(0), color]));
}
