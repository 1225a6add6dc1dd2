/**
 * A position out of a data file as the parts of the game page draw it: somebody's turn, with the legal moves that the file has, or
 * nobody's.
 *
 * @typedef {import("../wire/store.js").View} View
 * @typedef {import("../games/registry.js").Scene} Scene
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../wire/messages.js").LegalMove} LegalMove
 */

import { stillView } from "../wire/still.js";

/** @param {any} state @param {LegalMove[]} legal  none: nobody acts @param {string[]} names @param {string} language @returns {View} */
export function viewOf(state, legal, names, language) {
  const seats = names.map((name, seat) => ({
    kind: /** @type {"person" | "here"} */ (seat ? "person" : "here"),
    name,
    score: state.seats[seat].score,
    goals: state.goals?.[seat] ?? [],
    features: state.features?.[seat] ?? {},
  }));
  const { game, options, start } = state;
  /** @type {Pick<import("../wire/store.js").Changing, "phase" | "turn">} */
  const turn = legal.length ? { phase: "playing", turn: 0 } : { phase: "over", turn: null };
  return stillView({ game, options, start, language }, { ...turn, state, legal }, seats);
}

/** The scene of a view. @param {View} view @param {Words} words @param {boolean} [isNarrow] @returns {Scene} */
export function sceneOf(view, words, isNarrow = false) {
  const cards = (view.now?.seats ?? []).map((seat) => ({
    name: seat.name,
    meta: "",
    avatar: /** @type {const} */ ("i-person"),
  }));
  return { view, words, cards, log: null, isNarrow };
}
