/**
 * The end of a round as a row of views: the position before the counting, then one view for each step, in which the board that is
 * counted is large, its score grows, and the sentence stands at the foot. Pure; the table shows them one after another.
 *
 * @typedef {import("../wire/store.js").View} View
 * @typedef {import("./script.js").Script} Script
 * @typedef {import("./script.js").Step} Step
 * @typedef {import("../games/registry.js").Kind} Kind
 *
 * @typedef {object} Scene
 * @property {Step} step
 * @property {View} before  its board, as it lies
 * @property {View} after  the same with what is counted
 * @property {import("../games/registry.js").Where} where
 *
 * @typedef {object} Scenes
 * @property {View} first  the last move has been made, nothing is counted
 * @property {Scene[]} scenes  one for each step
 */

import { mySeat } from "../wire/store.js";

/** All views of a script. @param {View} before @param {View} after @param {Script} script @param {Kind} kind @returns {Scenes} */
export function scenesOf(before, after, script, kind) {
  const home = mySeat(before);
  let position = opened(before, after, kind);
  for (const sentence of script.prelude) position = enacted(position, sentence, kind);
  const first = shown(before, after, script, position, { home, text: said(script.opening.phrases), isFinal: false });
  const scenes = script.steps.map((step) => {
    const [was, now] = [position, enacted(position, step.sentence, kind)];
    position = now;
    const about = { home: step.seat ?? home, text: step.sentence.text, isFinal: step.isFinal };
    const views = [was, now].map((one) => shown(before, after, script, one, about));
    return {
      step,
      before: /** @type {View} */ (views[0]),
      after: /** @type {View} */ (views[1]),
      where: whereOf(was, step, kind),
    };
  });
  return { first, scenes };
}

/** @typedef {{state: any, scores: number[]}} Position */

/** @param {View} before @param {View} after @param {Kind} kind @returns {Position} */
function opened(before, after, kind) {
  const [was, now] = [before.now?.state, after.now?.state];
  return { state: kind.tally?.open(was, now) ?? was, scores: (before.now?.seats ?? []).map((seat) => seat.score) };
}

/** @param {Position} position @param {import("./script.js").Sentence} sentence @param {Kind} kind @returns {Position} */
function enacted({ state, scores }, sentence, kind) {
  const { seat, score } = sentence.values;
  const isScored = typeof seat === "number" && typeof score === "number";
  return {
    state: kind.tally?.enact(state, sentence) ?? state,
    scores: isScored ? scores.map((old, at) => (at === seat ? score : old)) : scores,
  };
}

/** Where a step is shown: on the board, or else at the score. @param {Position} position @param {Step} step @param {Kind} kind @returns {import("../games/registry.js").Where} */
function whereOf({ state }, step, kind) {
  const found = kind.tally?.where(state, step.sentence) ?? { spots: [] };
  return found.spots.length || !step.points ? found : { spots: [`score:${step.seat}`] };
}

/** @param {View} before @param {View} after @param {Script} script @param {Position} position @param {{home: number, text: string, isFinal: boolean}} about @returns {View} */
function shown(before, after, { ending }, { state, scores }, { home, text, isFinal }) {
  if (!after.now) return after;
  const isOver = after.now.phase === "over";
  const seats = after.now.seats.map((seat, at) => ({ ...seat, score: scores[at] ?? seat.score, ahead: null }));
  return {
    ...after,
    held: null,
    aim: null,
    thinking: null,
    log: after.log.filter((event) => event.sequence < ending.sequence),
    counted: { seat: home, text, round: roundOf(ending), isFinal: isFinal && isOver },
    now: {
      ...after.now,
      phase: "playing",
      state,
      state_text: before.now?.state_text,
      description: before.now?.description,
      seats,
      turn: null,
      turn_began: null,
      legal: [],
      barred: [],
      can_undo: false,
      result: null,
    },
  };
}

/** @param {import("./script.js").EventView} ending */
function roundOf(ending) {
  return Number(ending.phrases.find(({ key }) => key.endsWith(".round_over"))?.values.round ?? 0);
}

/** @param {import("./script.js").Sentence[]} sentences */
function said(sentences) {
  return sentences.map(({ text }) => text).join(" ");
}
