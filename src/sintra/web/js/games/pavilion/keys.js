/**
 * Moves of the Pavilion by single keys: a digit opens, the next key names color, star or number.
 *
 * @typedef {import("../kind.js").Intent} Intent
 * @typedef {import("../../wire/store.js").View} View
 * @typedef {import("../../words/languages.js").Words} Words
 * @typedef {import("../../memory/settings.js").Settings} Settings
 */

import { canAct } from "../../wire/store.js";
import { colorsByLetter } from "../../words/letters.js";
import { space } from "./acts.js";
import { sourceText } from "../kind.js";
import { draftOf, draftText, typeKey } from "./choice.js";
import { COLORS } from "./geometry.js";
import { keyOf, spaceNamed } from "./layout.js";
import { jokerOf } from "./table.js";
import { pavilionWords } from "./words.js";

/** @param {View} view @param {string} pressed @param {Words} words @param {Settings} settings @returns {Intent | null} */
export function key(view, pressed, words, settings) {
  const state = view.now?.state;
  if (!canAct(view) || (state.phase !== "draft" && state.phase !== "place")) return null;
  const { side } = state.options;
  const found = typeKey(view.typed, pressed, colorsByLetter("pavilion", settings), state.phase === "draft" ? "draft" : side);
  if (!found) return null;
  if ("typed" in found) {
    return { type: found.typed, say: state.phase === "draft" ? typedText(state, Number(found.typed), words) : found.typed };
  }
  if ("source" in found) {
    const isLegal = draftOf(view.now?.legal ?? [], found.source, found.color);
    return isLegal
      ? { hold: { kind: "group", source: found.source, color: found.color } }
      : { send: draftText(found.source, found.color) };
  }
  const named = spaceNamed(side, found.star, found.number);
  return named ? space(view, keyOf(named), words) : { type: "", say: words.notPossible };
}

/** @param {any} state @param {number} number @param {Words} words */
function typedText(state, number, words) {
  const { handState } = pavilionWords(words);
  return sourceText(state, number, COLORS, words, (count, color) => handState(count, color, color === jokerOf(state)));
}
