/**
 * What earns points at the end of the game: stars and numbers. The server tells what each brings and how much of it is covered.
 *
 * @typedef {import("../../words/languages.js").Words} Words
 * @typedef {import("../../wire/messages.js").Goal} Goal
 * @typedef {import("./geometry.js").Star} Star
 * @typedef {import("./layout.js").Side} Side
 */

import { h } from "../../draw/paint.js";
import { rhomb } from "../../draw/pictures.js";
import { READING, starAt, starColor, starName } from "./layout.js";
import { pavilionWords } from "./words.js";

/** What a star is called in words: its color, C, or its digit. @param {Side} side @param {Star} star */
export function called(side, star) {
  return starColor(side, star) ?? starName(side, star);
}

/** The points, or from where to where they may still come. @param {Goal} goal */
function worth({ points, least }) {
  return least < points ? `${least}–${points}` : String(points);
}

/** The goal of a star. @param {Goal[]} goals @param {Star} star */
export function goalOf(goals, star) {
  return goals.find((goal) => goal.kind === "star" && goal.name === star) ?? null;
}

/** The name of a star with what it brings. @param {Words} words @param {Side} side @param {Goal[]} goals @param {Star} star */
export function starWithPoints(words, side, goals, star) {
  const name = pavilionWords(words).starName(called(side, star));
  const goal = goalOf(goals, star);
  return goal ? `${name}: ${words.ofN(goal.covered, goal.spaces)}, ${pavilionWords(words).worthFull(worth(goal))}` : name;
}

/** The points of each star, printed where its tiles meet. @param {Goal[]} goals */
export function crests(goals) {
  return READING.map((star) => {
    const goal = goalOf(goals, star);
    if (!goal) return null;
    const { x, y } = starAt(star);
    const css = [goal.covered === goal.spaces ? "done" : "", goal.least < goal.points ? "wide" : ""].filter(Boolean).join(" ");
    return h(
      "span.crest",
      { key: `worth ${star}`, "aria-hidden": "true", class: css || null, vars: { "--cx": x, "--cy": y } },
      goal.least < goal.points ? `≤${goal.points}` : goal.points,
    );
  });
}

/** The numbers in the corners of the board, where they are seen whatever the table shows: pips for their spaces, and what they bring. @param {Words} words @param {Goal[]} goals */
export function tallies(words, goals) {
  return goals
    .filter((goal) => goal.kind === "number")
    .map((goal) =>
      h(
        "p.tally",
        {
          key: `tally ${goal.name}`,
          "aria-hidden": "true",
          class: goal.covered === goal.spaces ? "done" : null,
          title: `${pavilionWords(words).numbers(Number(goal.name))}: ${words.ofN(goal.covered, goal.spaces)}, +${worth(goal)}`,
        },
        h("b", null, goal.name),
        h("span", null, `+${worth(goal)}`),
        pips(goal),
      ),
    );
}

/** @param {Goal} goal */
function pips({ covered, spaces }) {
  return h(
    "span.pips",
    { "aria-hidden": "true" },
    Array.from({ length: spaces }, (_, at) => h("i", { class: at < covered ? "on" : null })),
  );
}

/** All goals of a board in one list, each with a pip for every space. @param {Words} words @param {Side} side @param {Goal[]} goals */
export function goalList(words, side, goals) {
  return h(
    "dl.goals",
    { key: "goals", "aria-labelledby": "goals-h" },
    goals.map((goal) => {
      const isStar = goal.kind === "star";
      const star = /** @type {Star} */ (goal.name);
      const color = isStar ? starColor(side, star) : null;
      const label = isStar
        ? pavilionWords(words).starName(called(side, star))
        : pavilionWords(words).numbers(Number(goal.name));
      return h(
        "div",
        { key: `${goal.kind} ${goal.name}`, class: [goal.kind, goal.covered === goal.spaces ? "done" : ""].join(" ").trim() },
        h(
          "dt",
          null,
          color ? rhomb(color) : h("span.mark", { "aria-hidden": "true" }, isStar ? "✶" : goal.name),
          h("span", null, label),
        ),
        h(
          "dd",
          null,
          pips(goal),
          h("span.sr", null, `${words.ofN(goal.covered, goal.spaces)}, `),
          h("b", null, `+${worth(goal)}`),
        ),
      );
    }),
  );
}
