/**
 * A lesson as a value: the current step, and what a move does there. It knows no rules: the file says which moves are legal, which
 * one a step expects, and the position after it.
 *
 * @typedef {import("../guide/texts.js").LessonStep} LessonStep
 * @typedef {object} Course
 * @property {LessonStep[]} steps
 * @property {number} step
 * @property {number} choice  of the step; a step may ask for several moves
 * @property {"task" | "done" | "over"} phase
 * @property {"other" | "illegal" | null} answer  what became of the last move, if it was not the one asked for
 * @property {boolean} isShown  the move is being shown
 */

import { DEFAULT } from "../words/languages.js";

/** @param {LessonStep[]} steps @returns {Course} */
export function begin(steps) {
  return { steps, step: 0, choice: 0, phase: "task", answer: null, isShown: false };
}

/** @param {Course} course */
export function choiceOf(course) {
  const choice = course.steps[course.step]?.choices[course.choice];
  if (!choice) throw new Error(`the lesson has no choice ${course.choice} in step ${course.step}`);
  return choice;
}

/** The position that is shown. @param {Course} course */
export function stateOf(course) {
  const choice = choiceOf(course);
  return course.phase === "task" ? choice.before : choice.after;
}

/** The moves that can be made. @param {Course} course */
export function legalOf(course) {
  return course.phase === "task" ? choiceOf(course).legal : [];
}

/** Make a move. @param {Course} course @param {string} move @returns {Course} */
export function play(course, move) {
  const choice = choiceOf(course);
  if (course.phase !== "task") return course;
  if (move !== choice.good) {
    return { ...course, answer: choice.legal.some((legal) => legal.move === move) ? "other" : "illegal" };
  }
  const isLast = course.choice + 1 === course.steps[course.step]?.choices.length;
  return { ...course, answer: null, isShown: false, ...(isLast ? { phase: "done" } : { choice: course.choice + 1 }) };
}

/** Go to the next step when one is done. @param {Course} course @returns {Course} */
export function advance(course) {
  if (course.phase !== "done") return course;
  if (course.step + 1 === course.steps.length) return { ...course, phase: "over" };
  return { ...course, step: course.step + 1, choice: 0, phase: "task", answer: null, isShown: false };
}

/** What the opponent has done before this step, in a language. @param {Course} course @param {string} language @returns {string[]} */
export function repliesBefore(course, language) {
  return (course.steps[course.step - 1]?.replies ?? []).map((reply) => reply.said[language] ?? reply.said[DEFAULT] ?? "");
}
