/**
 * A position out of a data file as the parts of the game page draw it: somebody's turn, with the legal moves that the file has, or
 * nobody's.
 *
 * @typedef {import("../wire/store.js").View} View
 * @typedef {import("../games/registry.js").Scene} Scene
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../wire/messages.js").LegalMove} LegalMove
 */

import { EMPTY } from "../wire/store.js";

/** @param {any} state @param {LegalMove[]} legal  none: nobody acts @param {string[]} names @param {string} language @returns {View} */
export function viewOf(state, legal, names, language) {
  const seats = names.map((name, seat) => ({
    kind: /** @type {"person" | "here"} */ (seat ? "person" : "here"),
    level: null,
    name,
    is_taken: true,
    nonce: "",
    score: state.seats[seat].score,
    time_left: null,
    ahead: null,
    goals: state.goals?.[seat] ?? [],
    features: state.features?.[seat] ?? {},
    hints: 0,
  }));
  const isMine = legal.length > 0;
  return {
    ...EMPTY,
    connection: "open",
    table: {
      version: 1,
      table: "",
      game: state.game,
      options: state.options,
      start: state.start,
      date: "",
      clock: null,
      commitment: "",
      yours: [0],
      language,
    },
    now: {
      sequence: 0,
      phase: isMine ? "playing" : "over",
      seats,
      state,
      turn: isMine ? 0 : null,
      turn_began: null,
      barred: [],
      legal,
      can_undo: false,
      events: [],
      result: null,
      seed: null,
      rematch: null,
    },
  };
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
