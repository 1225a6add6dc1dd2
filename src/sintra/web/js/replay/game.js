/**
 * A recorded game as the replay shows it: where one stands in it, in which words, and the view that the game's own parts draw.
 * Pure: positions and sentences are the server's.
 *
 * @typedef {import("../wire/store.js").View} View
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../wire/messages.js").EventView} EventView
 *
 * @typedef {import("../wire/records.js").Step} Step  Step 0 is the position before the first event.
 * @typedef {Omit<import("../wire/messages.js").Replayed, "steps"> & {steps: Step[]}} Game  With the steps that have come so far, in order.
 */

import { spoken } from "../stage/speech.js";
import { eventOf } from "../wire/history.js";
import { stillView } from "../wire/still.js";

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
  const seats = game.seats.map(({ kind, name }, index) => ({
    kind: /** @type {"person" | "bot"} */ (kind),
    name,
    score: step?.scores[index] ?? 0,
    goals: step?.goals[index] ?? [],
    features: step?.features[index] ?? {},
  }));
  const { state = null, state_text, description } = step ?? {};
  const { options, start, date, commitment, seed } = game;
  const table = { game: game.game, options, start, date: date ?? "", commitment: commitment ?? "", yours: [seat], language };
  const view = stillView(table, { sequence: at, state, state_text, description, seed }, seats);
  return { ...view, log: game.steps.slice(1, at + 1).map(eventOf) };
}

/** The seat that acts at a step; null when a deal is due or the game is over. @param {Game} game @param {number} at @returns {number | null} */
export function turnAt(game, at) {
  return game.steps[at]?.state.turn ?? null;
}

/** Where we are, in words. @param {Game} game @param {number} at @param {Words} words */
export function positionText(game, at, words) {
  return words.guide.position(movesAt(game, at), movesAt(game, end(game)), roundAt(game, at));
}

/** What happened last, in one line. @param {Game} game @param {number} at @param {Words} words @param {"short" | "normal" | "full"} [verbosity] */
export function stepText(game, at, words, verbosity = "short") {
  const step = game.steps[at];
  if (!step || at === 0) return words.guide.beginning;
  return spoken(eventOf(step), verbosity).join(" ") || step.phrases[0]?.text || "";
}
