/**
 * A recorded game as the replay shows it: where one stands in it, in which words, and the view that the game's own parts draw.
 * Pure: positions and sentences are the server's.
 *
 * @typedef {import("../wire/store.js").View} View
 * @typedef {import("../wire/messages.js").EventView} EventView
 * @typedef {import("../wire/messages.js").Sentence} Sentence
 * @typedef {import("../wire/messages.js").ResultView} ResultView
 *
 * @typedef {object} Step  One event of the record and the position after it; step 0 is the position before the first.
 * @property {number} number
 * @property {string} event
 * @property {number | null} seat  null: a deal
 * @property {number[]} scores
 * @property {import("../wire/messages.js").Goal[][]} goals  of each seat, where the game has them
 * @property {Record<string, number>[]} features  the same for pillars, statues, windows
 * @property {any} state
 * @property {Sentence[]} phrases
 *
 * @typedef {object} Game  What the server says of a record.
 * @property {string} game
 * @property {Record<string, any>} options
 * @property {{kind: "person" | "bot", name: string}[]} seats
 * @property {number} start
 * @property {number} given  so many of the first steps come from another game
 * @property {string | null} date
 * @property {string | null} commitment
 * @property {string | null} seed
 * @property {string | null} cut  where the file was cut off
 * @property {ResultView | null} result
 * @property {number} last  the number of the last step there is
 * @property {Step[]} steps  those that have come so far, in order
 */

import { EMPTY } from "../wire/store.js";

/** The last step that can be shown already. @param {Game} game */
export function end(game) {
  return game.steps.length - 1;
}

/** A number of a step that exists. @param {Game} game @param {number} at */
export function clamp(game, at) {
  return Number.isFinite(at) ? Math.max(0, Math.min(end(game), Math.round(at))) : 0;
}

/** How many moves have been made at a step. @param {Game} game @param {number} at */
export function movesAt(game, at) {
  return game.steps.slice(0, at + 1).filter((step) => step.seat !== null).length;
}

/** The round of a step. @param {Game} game @param {number} at @returns {number} */
export function roundAt(game, at) {
  return game.steps[at]?.state.round ?? 1;
}

/** Whether a step is the last of its game. @param {Game} game @param {number} at */
export function isEnd(game, at) {
  return at === game.last;
}

/** A step as an event of the log. @param {Step} step @returns {EventView} */
export function eventOf(step) {
  return {
    sequence: step.number,
    kind: step.seat === null ? "deal" : "move",
    seat: step.seat,
    text: step.event,
    at: 0,
    is_undone: false,
    phrases: step.phrases,
  };
}

/** All steps that have something to say, as a log. @param {Game} game @returns {EventView[]} */
export function logOf(game) {
  return game.steps.slice(1).map(eventOf);
}

/**
 * What the parts of the game page draw at a step: nobody is to act, so nothing can be done.
 * @param {Game} game @param {number} at @param {number} seat  whose board is the large one @param {string} language @returns {View}
 */
export function viewAt(game, at, seat, language) {
  const step = game.steps[at];
  const state = step?.state ?? null;
  const seats = game.seats.map(({ kind, name }, index) => ({
    kind,
    level: null,
    name,
    is_taken: true,
    nonce: "",
    score: step?.scores[index] ?? 0,
    time_left: null,
    ahead: null,
    goals: step?.goals[index] ?? [],
    features: step?.features[index] ?? {},
    hints: 0,
  }));
  return {
    ...EMPTY,
    connection: "open",
    table: {
      version: 1,
      table: "",
      game: game.game,
      options: game.options,
      start: game.start,
      date: game.date ?? "",
      clock: null,
      commitment: game.commitment ?? "",
      yours: [seat],
      language,
    },
    now: {
      sequence: at,
      phase: "over",
      seats,
      state,
      turn: null,
      turn_began: null,
      barred: [],
      legal: [],
      can_undo: false,
      events: [],
      result: null,
      seed: game.seed,
      rematch: null,
    },
    log: game.steps.slice(1, at + 1).map(eventOf),
  };
}

/** The seat that acts at a step; null when a deal is due or the game is over. @param {Game} game @param {number} at @returns {number | null} */
export function turnAt(game, at) {
  return game.steps[at]?.state.turn ?? null;
}
