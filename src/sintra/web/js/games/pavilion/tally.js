/**
 * The end of a round on the boards of the Pavilion: which spaces each sentence of the server is about. Tiles lie already; scores change.
 */

import { DIRECTIONS, STARS } from "./geometry.js";
import { keyOf, numberOf, spaceNamed, starName } from "./layout.js";

/** @typedef {import("./layout.js").Side} Side */

/** @type {import("../kind.js").Tally} */
export const tally = {
  open: (before, after) => ({
    ...before,
    turn: null,
    seats: after.seats.map((/** @type {any} */ seat, /** @type {number} */ at) => ({ ...seat, score: before.seats[at].score })),
  }),

  enact(state, { values: { seat, score } }) {
    if (typeof seat !== "number" || typeof score !== "number") return state;
    const seats = state.seats.map((/** @type {any} */ board, /** @type {number} */ at) =>
      at === seat ? { ...board, score } : board,
    );
    return { ...state, seats };
  },

  where(state, { key, values }) {
    const { seat } = values;
    const spaces = spacesOf(state.options.side, values).map((space) => `space:${seat}:${keyOf(space)}`);
    const isHand = /\.(discards|leftover)/.test(key);
    return { spots: isHand ? [`hand:${seat}`] : spaces };
  },
};

/** The spaces of a star, of a number, or the one that is named. @param {Side} side @param {Record<string, any>} values @returns {import("./layout.js").Space[]} */
function spacesOf(side, { star, number, space }) {
  const all = STARS.flatMap((name) => DIRECTIONS.map((_, place) => ({ star: name, place })));
  if (space) return [spaceNamed(side, String(space[0]), Number(space[1]))].filter((found) => found !== null);
  if (star !== undefined) return all.filter((found) => starName(side, found.star) === String(star));
  return number === undefined ? [] : all.filter((found) => numberOf(side, found) === number);
}
