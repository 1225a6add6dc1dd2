/**
 * Moves of the Pavilion by single keys: a digit opens, the next key names colour, star or number.
 *
 * @typedef {import("../kind.js").Intent} Intent
 * @typedef {import("../../wire/store.js").View} View
 * @typedef {import("../../words/languages.js").Words} Words
 */

import { canAct } from "../../wire/store.js";
import { space } from "./acts.js";
import { draftOf, draftText, typeKey } from "./choice.js";
import { keyOf, spaceNamed } from "./layout.js";
import { pavilionWords } from "./words.js";

/** @param {View} view @param {string} pressed @param {Words} words @returns {Intent | null} */
export function key(view, pressed, words) {
  const state = view.now?.state;
  if (!canAct(view) || (state.phase !== "draft" && state.phase !== "place")) return null;
  const { side } = state.options;
  const found = typeKey(view.typed, pressed, pavilionWords(words).letters, state.phase === "draft" ? "draft" : side);
  if (!found) return null;
  if ("typed" in found) return { type: found.typed };
  if ("source" in found) {
    const isLegal = draftOf(view.now?.legal ?? [], found.source, found.color);
    return isLegal
      ? { hold: { kind: "group", source: found.source, color: found.color } }
      : { send: draftText(found.source, found.color) };
  }
  const named = spaceNamed(side, found.star, found.number);
  return named ? space(view, keyOf(named), words) : { type: "" };
}
