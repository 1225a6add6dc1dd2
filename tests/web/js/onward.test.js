import assert from "node:assert/strict";
import { test } from "node:test";

import { canGoOn, namesHere, onwardDialog, onwardRequest } from "../../../src/sintra/web/js/replay/onward.js";
import { wordsOf } from "../../../src/sintra/web/js/words/languages.js";
import { state } from "./samples.js";

/** A game of three steps, the last of them its end. @returns {any} */
function game() {
  const step = (/** @type {number} */ number, /** @type {string} */ event, /** @type {object} */ change) => ({
    number,
    event,
    seat: number > 1 ? 1 : null,
    scores: [0, 0],
    state: state(change),
    phrases: [],
  });
  const seats = [
    { kind: "person", name: "Ana" },
    { kind: "bot", name: "Glazer" },
  ];
  return {
    game: "azul",
    options: { wall: "grey" },
    seats,
    start: 1,
    given: 0,
    date: null,
    commitment: null,
    seed: null,
    cut: null,
    result: null,
    last: 3,
    steps: [
      step(0, "", { phase: "deal" }),
      step(1, "deal BBBB", { turn: 1 }),
      step(2, "1B1", {}),
      step(3, "2R2", { phase: "over", turn: null }),
    ],
  };
}

test("the table gets the deals and moves up to the position, and who was chosen for each seat", () => {
  const form = new FormData();
  form.set("seat 0", "bot 7");
  form.set("seat 1", "person");
  assert.deepEqual(onwardRequest(game(), 2, form), {
    game: "azul",
    seats: [{ kind: "bot", level: 7 }, { kind: "person" }],
    options: { wall: "grey" },
    start: 1,
    given: ["deal BBBB", "1B1"],
  });
});

test("a game goes on from every position but the first and its end", () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((at) => canGoOn(game(), at)),
    [false, true, true, false],
  );
});

test("whoever acts is chosen for the person who asks, and a bot for everybody else", () => {
  const drawn = /** @type {any} */ (onwardDialog(game(), 1, wordsOf("en"), null));
  const selects = JSON.stringify(drawn).match(/"selected":true[^}]*},"children":\["[^"]*/g) ?? [];
  assert.deepEqual(
    selects.map((one) => one.split('"').at(-1)),
    ["Tile Setter · level 3", "Somebody here"],
  );
});

test("people at this screen have their own name first, then those of the replay", () => {
  const seats = [{ kind: "here" }, { kind: "here" }];
  assert.deepEqual(namesHere(game(), seats, "Marta"), ["Marta", ""]);
  assert.deepEqual(namesHere(game(), seats, ""), ["Ana", ""]);
});
