import assert from "node:assert/strict";
import { test } from "node:test";

import { canGoOn, namesHere, onwardDialog, onwardRequest, seatOfMine } from "../../../src/sintra/web/js/replay/onward.js";
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

test("the person who asks sits where they sat, whoever is to act, and a bot on every other seat", () => {
  const drawn = /** @type {any} */ (onwardDialog(game(), 1, wordsOf("en"), null));
  const selects = JSON.stringify(drawn).match(/"selected":true[^}]*},"children":\["[^"]*/g) ?? [];
  assert.deepEqual(
    selects.map((one) => one.split('"').at(-1)),
    ["Someone here", "Tile Setter · level 3"],
  );
});

test("bots play at the levels that the record names, and who sat where is known of one's own tables", () => {
  const persons = { kind: "person", name: "Ana", level: null };
  const played = {
    ...game(),
    seats: [{ kind: "bot", name: "Glazer", level: 4 }, persons, { kind: "bot", name: "Search", level: null }, persons],
  };
  const chosen = (/** @type {number[]} */ mine) => {
    const drawn = JSON.stringify(onwardDialog(played, 1, wordsOf("en"), null, "Ana", mine));
    return (drawn.match(/"selected":true[^}]*},"children":\["[^"]*/g) ?? []).map((one) => one.split('"').at(-1));
  };
  assert.deepEqual(chosen([3]), ["Glazer · level 4", "Tile Setter · level 3", "Tile Setter · level 3", "Someone here"]);
  assert.deepEqual(chosen([1, 3]), ["Glazer · level 4", "Someone here", "Tile Setter · level 3", "Someone here"]);
  assert.deepEqual(chosen([]), ["Glazer · level 4", "Someone here", "Tile Setter · level 3", "Tile Setter · level 3"]);
});

test("among several persons the name tells, else who acts", () => {
  const seats = ["Ana", "Béla"].map((name) => ({ kind: "person", name }));
  const played = { ...game(), seats };
  assert.equal(seatOfMine(played, 1, "Ana"), 0);
  assert.equal(seatOfMine(played, 1, ""), 1);
  assert.equal(seatOfMine({ ...played, seats: seats.map((seat) => ({ ...seat, kind: "bot" })) }, 1, "Ana"), 1);
});

test("people at this screen have their own name first, then those of the replay", () => {
  const seats = [{ kind: "here" }, { kind: "here" }];
  assert.deepEqual(namesHere(game(), seats, "Marta"), ["Marta", ""]);
  assert.deepEqual(namesHere(game(), seats, ""), ["Ana", ""]);
});
