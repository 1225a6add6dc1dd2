/** The end of a round: its script, the views that show it, and its short entry in the log. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { tally as azulTally } from "../../../src/sintra/web/js/games/azul/tally.js";
import { kind as azul } from "../../../src/sintra/web/js/games/azul/kind.js";
import { genericKind } from "../../../src/sintra/web/js/games/generic/kind.js";
import { tally as pavilionTally } from "../../../src/sintra/web/js/games/pavilion/tally.js";
import { scenesOf } from "../../../src/sintra/web/js/stage/scenes.js";
import { entry, sentences } from "../../../src/sintra/web/js/stage/log.js";
import { gainsOf, scriptOf } from "../../../src/sintra/web/js/stage/script.js";
import { EMPTY, canAct, mySeat, reduce } from "../../../src/sintra/web/js/wire/store.js";
import { wordsOf } from "../../../src/sintra/web/js/words/languages.js";
import { board, event, seat, state, table } from "./samples.js";

const words = wordsOf("en");

/** A sentence of Azul. @param {string} key @param {Record<string, any>} [values] */
const says = (key, values = {}) => ({ key: `azul.${key}`, values, text: `${key}.` });

const LAST_MOVE = [
  says("takes_to_complete", { seat: 0, tiles: ["red", 2], source: 0, line: 1 }),
  says("marker_to_floor", { slot: 1 }),
  says("falls", { tiles: ["red", 1] }),
  says("all_taken"),
];
const COUNTED = [
  says("places", { seat: 0, row: 1, column: 3, color: "red", points: 1, score: 1 }),
  says("floor_limited", { seat: 0, cost: -2, points: -1, score: 0 }),
  says("places", { seat: 1, row: 2, column: 1, color: "teal", points: 3, score: 3 }),
  says("round_over", {
    round: 1,
    scores: [
      [0, 0],
      [1, 3],
    ],
  }),
];
const FINAL = [
  says("over_row", { seats: [1] }),
  says("bonus_row", { seat: 1, row: 2, points: 2, score: 5 }),
  says("bonus_column", { seat: 1, column: 1, points: 7, score: 12 }),
  says("bonus_color", { seat: 1, color: "teal", points: 10, score: 22 }),
  says("wins", { seat: 1, score: 22 }),
];
const ending = event(5, { phrases: [...LAST_MOVE, ...COUNTED] });
const deal = event(6, { kind: "deal", seat: null, phrases: [says("round", { round: 2, seat: 0 })] });
const keys = (/** @type {any[]} */ found) => found.map(({ sentence }) => sentence.key.replace("azul.", ""));

const was = state({
  center: { red: 2 },
  factories: [{}, {}, {}, {}, {}],
  seats: [board(), board({ lines: [null, ["teal", 2], null, null, null] })],
});

/** The views before and after the last move of a round. @param {object} [change] */
function around(change = {}) {
  const seats = [seat("Marta"), seat("Bot", "bot")];
  const before = reduce(EMPTY, table({ sequence: 4, state: was, seats, events: [event(4)], yours: [0] }));
  const now = { ...table(), type: "update", sequence: 6, state: state({ round: 2 }), seats, events: [ending, deal], ...change };
  return { before, after: reduce(before, now) };
}

test("the script has what led to the end of a round, then each step in the order of the sentences", () => {
  const script = scriptOf([event(4), ending, deal]);
  assert.deepEqual(keys(script?.steps ?? []), ["places", "floor_limited", "places", "round_over"]);
  assert.equal(script?.prelude.length, 1 + LAST_MOVE.length);
  assert.deepEqual(script?.opening.phrases, LAST_MOVE);
  assert.deepEqual(
    script?.steps.map((step) => [step.seat, step.points]),
    [
      [0, 1],
      [0, -1],
      [1, 3],
      [null, 0],
    ],
  );
});

test("the end of the game is counted after the last round, and its victory is left to the result", () => {
  const script = scriptOf([event(5, { phrases: [...COUNTED, ...FINAL] })]);
  const last = script?.steps.slice(COUNTED.length) ?? [];
  assert.deepEqual(keys(last), ["over_row", "bonus_row", "bonus_column", "bonus_color"]);
  assert.ok(last.every((step) => step.isFinal));
});

test("there is no script without the end of a round, nor for one that was undone or lies behind another deal", () => {
  assert.equal(scriptOf([event(4)]), null);
  assert.equal(scriptOf([{ ...ending, is_undone: true }]), null);
  assert.equal(scriptOf([deal, { ...ending, sequence: 7 }]), null);
});

test("each view shows the board that is counted, with what its sentence tells, and never the next deal", () => {
  const { before, after } = around();
  const { first, scenes } = scenesOf(before, after, /** @type {any} */ (scriptOf([ending])), azul);
  assert.deepEqual(first.now?.state.seats[0].lines[0], ["red", 1]);
  assert.deepEqual(first.now?.state.seats[0].floor, ["marker", "red"]);
  const views = scenes.map((scene) => scene.after);
  assert.deepEqual(views.map(mySeat), [0, 0, 1, 0]);
  assert.deepEqual(
    views.map((view) => view.now?.state.seats.map((/** @type {any} */ one) => one.score)),
    [
      [1, 0],
      [0, 0],
      [0, 3],
      [0, 3],
    ],
  );
  assert.equal(views[0]?.now?.state.seats[0].wall[0][2], "red");
  assert.deepEqual(views[1]?.now?.state.seats[0].floor, []);
  assert.equal(views[2]?.now?.state.seats[1].lines[1], null);
  for (const view of [first, ...views]) {
    assert.equal(view.now?.state.round, 1);
    assert.ok(view.now?.state.factories.every((/** @type {object} */ pool) => Object.keys(pool).length === 0));
    assert.ok(view.log.every(({ sequence }) => sequence < ending.sequence));
    assert.ok(!canAct(view));
  }
});

test("at the end of the game the boards are shown as in play, and nobody has won yet", () => {
  const over = event(5, { phrases: [...LAST_MOVE, ...COUNTED, ...FINAL] });
  const result = { scores: [0, 22], winners: [1], parts: [], ending: "played out", seat: null };
  const { before, after } = around({ sequence: 5, phase: "over", events: [over], result });
  const { scenes } = scenesOf(before, after, /** @type {any} */ (scriptOf([over])), azul);
  assert.ok(scenes.every((scene) => scene.after.now?.phase === "playing" && scene.after.now.result === null));
  assert.deepEqual(
    scenes.map((scene) => scene.after.counted?.isFinal),
    [false, false, false, false, true, true, true, true],
  );
  assert.equal(scenes.at(-1)?.after.now?.state.seats[1].score, 22);
});

test("points of Azul stand at their tile, along the floor, the row, the column and the color", () => {
  const lying = state({
    seats: [board({ floor: ["marker", "red"] }), board({ wall: [["teal", null, null, null, null], ...board().wall.slice(1)] })],
  });
  const spots = (/** @type {any} */ sentence) => azulTally.where(lying, sentence).spots;
  assert.deepEqual(azulTally.where(lying, /** @type {any} */ (COUNTED[0])).flight?.from, "line:0:1:1");
  assert.deepEqual(spots(COUNTED[0]), ["wall:0:1:3"]);
  assert.deepEqual(spots(COUNTED[1]), ["floor:0:1", "floor:0:2"]);
  assert.deepEqual([spots(FINAL[1])[0], spots(FINAL[1]).length], ["wall:1:2:1", 5]);
  assert.deepEqual([spots(FINAL[2])[4], spots(FINAL[2]).length], ["wall:1:5:1", 5]);
  assert.deepEqual(spots(FINAL[3]), ["wall:1:1:1"]);
});

test("moves before the last one are enacted too, as their sentences tell them", () => {
  const start = state({ center: {}, marker_in_center: true, turn: 1 });
  const told = [
    says("takes_to_line", { seat: 1, tiles: ["blue", 2], source: 1, line: 3, count: 2 }),
    says("to_center", {
      pool: [
        ["red", 1],
        ["teal", 1],
      ],
    }),
    says("takes_to_floor", { seat: 0, tiles: ["red", 1], source: 0 }),
    says("marker_to_floor", { slot: 1 }),
  ];
  const found = told.reduce((now, sentence) => azulTally.enact(now, sentence), start);
  assert.deepEqual(found.factories[0], {});
  assert.deepEqual(found.center, { red: 0, teal: 1 });
  assert.deepEqual(found.seats[1].lines[2], ["blue", 2]);
  assert.deepEqual(found.seats[0].floor, ["marker", "red"]);
  assert.equal(found.marker_in_center, false);
});

test("a star of the Pavilion lights its six spaces, a number its seven, and what is left over the hand", () => {
  const lying = { options: { side: "coloured" }, seats: [{ score: 5 }, { score: 9 }] };
  const spots = (/** @type {string} */ key, /** @type {any} */ values) =>
    pavilionTally.where(lying, { key, values: { seat: 1, ...values }, text: "" }).spots;
  assert.deepEqual([...new Set(spots("pavilion.bonus_star", { star: "R" }).map((spot) => spot.slice(0, -1)))], ["space:1:UR"]);
  assert.equal(spots("pavilion.bonus_star", { star: "R" }).length, 6);
  assert.equal(spots("pavilion.bonus_number", { number: 2 }).length, 7);
  assert.deepEqual(spots("pavilion.leftover_limited", { count: 2 }), ["hand:1"]);
  const sentence = { key: "pavilion.bonus_star", values: { seat: 1, star: "R", points: 15, score: 24 }, text: "" };
  assert.equal(pavilionTally.enact(lying, sentence).seats[1].score, 24);
});

test("a game without a drawing counts its scores", () => {
  const { before, after } = around();
  const { scenes } = scenesOf(before, after, /** @type {any} */ (scriptOf([ending])), genericKind("quarry"));
  assert.deepEqual(
    scenes.map((scene) => scene.after.now?.seats.map(({ score }) => score)),
    [
      [1, 0],
      [0, 0],
      [0, 3],
      [0, 3],
    ],
  );
  assert.deepEqual(scenes[0]?.where.spots, ["score:0"]);
});

test("the log has the end of a round in a line, that of the game in another, and all sentences behind them", () => {
  const over = event(9, {
    phrases: [
      says("round_over", {
        round: 2,
        scores: [
          [0, 4],
          [1, 3],
        ],
      }),
      ...FINAL,
    ],
  });
  const gains = gainsOf([ending, deal, over], 0);
  assert.deepEqual(gains.get(5), { round: 1, points: [0, 3], bonus: null });
  assert.deepEqual(gains.get(9), { round: 2, points: [4, 0], bonus: [0, 19] });
  const texts = (/** @type {any} */ found) =>
    found.children
      .filter((/** @type {any} */ child) => child.tag === "span")
      .map((/** @type {any} */ child) => child.children[0]);
  const drawn = (/** @type {any} */ one) => entry(one, words, ["Marta", "Bot"], () => null, gains.get(one.sequence));
  assert.deepEqual(texts(drawn(ending)), ["Round 1: Marta 0, Bot +3"]);
  assert.deepEqual(texts(drawn(over)), ["Round 2: Marta +4, Bot 0", "Final scoring: Marta 0, Bot +19", "wins."]);
  const [, list] = /** @type {any} */ (sentences(ending, words)).children;
  assert.equal(list.children.length, COUNTED.length);
  assert.equal(sentences(event(4), words), null);
});
