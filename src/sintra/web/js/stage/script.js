/**
 * The script of the end of a round, made of the sentences of the server: what led to it, then what is counted, step by step, each with
 * its seat, points and score. Pure; nothing is added up here but what sentences say.
 *
 * @typedef {import("../wire/messages.js").EventView} EventView
 * @typedef {import("../wire/messages.js").Sentence} Sentence
 *
 * @typedef {object} Step  A sentence of the counting.
 * @property {Sentence} sentence
 * @property {number | null} seat  whose board is counted; null: nobody's
 * @property {number} points  gained or lost
 * @property {boolean} isFinal  counted at the end of the game
 * @property {number} beats  how long it is shown
 *
 * @typedef {object} Script
 * @property {EventView} ending  the event that ends the round
 * @property {EventView} opening  the same, with what led to the counting alone
 * @property {Sentence[]} prelude  everything that happened before the counting
 * @property {Step[]} steps
 *
 * @typedef {object} Gains  What a round has brought, by seat.
 * @property {number} round
 * @property {number[]} points
 * @property {number[] | null} bonus  what was counted after the last round
 */

import { beginsRound, isStep } from "../wire/history.js";

const OVER = ".round_over";
export const VICTORY = [".wins", ".wins_by_rows", ".share"]; // the result says it
const BEATS = { counted: 1, final: 1.5, told: 1.8 };

/** The script of new events, or null if no round has ended, or another one has begun and ended meanwhile. @param {EventView[]} events @returns {Script | null} */
export function scriptOf(events) {
  const steps = events.filter(isStep);
  const at = steps.findIndex(endsRound);
  const ending = steps[at];
  if (!ending || steps.slice(0, at).some(beginsRound) || steps.slice(at + 1).some(endsRound)) return null;
  const first = countingAt(ending);
  const led = ending.phrases.slice(0, first);
  return {
    ending,
    opening: { ...ending, phrases: led },
    prelude: [...steps.slice(0, at).flatMap((event) => event.phrases), ...led],
    steps: stepsOf(ending.phrases.slice(first)),
  };
}

/** Whether an event ends a round. @param {Pick<EventView, "phrases">} event */
export function endsRound({ phrases }) {
  return phrases.some(isOver);
}

/** The place of the first sentence that belongs to the counting. @param {Pick<EventView, "phrases">} event */
export function countingAt({ phrases }) {
  return phrases.findIndex((sentence) => isCounted(sentence) || isOver(sentence));
}

/** @param {Sentence[]} sentences @returns {Step[]} */
function stepsOf(sentences) {
  const over = sentences.findIndex(isOver);
  return sentences
    .map((sentence, place) => stepOf(sentence, place > over))
    .filter(({ sentence }) => !VICTORY.some((ending) => sentence.key.endsWith(ending)));
}

/** @param {Sentence} sentence @param {boolean} isFinal @returns {Step} */
function stepOf(sentence, isFinal) {
  const { seat, points } = sentence.values;
  const isScored = isCounted(sentence);
  const beats = isScored ? (isFinal ? BEATS.final : BEATS.counted) : BEATS.told;
  return { sentence, seat: typeof seat === "number" ? seat : null, points: isScored ? points : 0, isFinal, beats };
}

/** Whether a sentence tells a change of somebody's score. @param {Sentence} sentence */
function isCounted({ values }) {
  return [values.seat, values.points, values.score].every((value) => typeof value === "number");
}

/** @param {Sentence} sentence */
function isOver({ key }) {
  return key.endsWith(OVER);
}

/** What each round of a log has brought, by the sequence of the event that ended it. @param {EventView[]} log @param {number} first  the score before the first round @returns {Map<number, Gains>} */
export function gainsOf(log, first) {
  /** @type {number[] | null} */
  let before = null;
  /** @type {Map<number, Gains>} */
  const found = new Map();
  for (const event of log.filter((one) => isStep(one) && endsRound(one))) {
    const at = event.phrases.findIndex(isOver);
    const { round, scores } = event.phrases[at]?.values ?? {};
    const now = /** @type {[number, number][]} */ (scores ?? []).map(([, score]) => score);
    const points = now.map((score, seat) => score - (before?.[seat] ?? first));
    found.set(event.sequence, { round: Number(round), points, bonus: bonusOf(event.phrases.slice(at + 1), now.length) });
    before = now;
  }
  return found;
}

/** The points of the sentences after the last round, by seat; null: the game goes on. @param {Sentence[]} sentences @param {number} seats */
function bonusOf(sentences, seats) {
  if (!sentences.some(({ key }) => VICTORY.some((ending) => key.endsWith(ending)))) return null;
  const counted = sentences.filter(isCounted);
  return Array.from({ length: seats }, (_, seat) =>
    counted.filter(({ values }) => values.seat === seat).reduce((all, { values }) => all + values.points, 0),
  );
}
