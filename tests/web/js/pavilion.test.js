import assert from "node:assert/strict";
import { test } from "node:test";

import { act } from "../../../src/sintra/web/js/games/pavilion/acts.js";
import {
  colorsOf,
  holdSpace,
  next,
  partingOf,
  payments,
  placements,
  spread,
  typeKey,
} from "../../../src/sintra/web/js/games/pavilion/choice.js";
import {
  featuresOf,
  keyOf,
  kindsOf,
  spaceAt,
  spaceNamed,
  spaceOf,
  spacesOf,
  starAt,
} from "../../../src/sintra/web/js/games/pavilion/layout.js";
import { colorsByLetter } from "../../../src/sintra/web/js/words/letters.js";
import { motion } from "../../../src/sintra/web/js/games/pavilion/motion.js";
import { kind as pavilion } from "../../../src/sintra/web/js/games/pavilion/kind.js";
import { EMPTY, reduce } from "../../../src/sintra/web/js/wire/store.js";
import { wordsOf } from "../../../src/sintra/web/js/words/languages.js";
import { event, table } from "./samples.js";

const words = wordsOf("en");
const NONE = [null, null, null, null, null, null];
const BOARD = { C: NONE, UL: NONE, UR: NONE, R: NONE, LR: NONE, LL: NONE, L: NONE };

/** @param {object} [change] */
const seat = (change = {}) => ({
  score: 5,
  passed: false,
  hand: { purple: 3, blue: 3, orange: 2 },
  corners: {},
  board: BOARD,
  ...change,
});

/** @param {object} [change] */
const state = (change = {}) => ({
  game: "pavilion",
  players: 2,
  options: { side: "coloured", joker_order: ["purple", "green", "orange", "yellow", "blue", "red"] },
  round: 1,
  phase: "place",
  turn: 0,
  start: 0,
  stone_in_center: false,
  bonus_due: 0,
  discard_from: null,
  bag: { red: 20 },
  tower: {},
  supply: { purple: 2, green: 1 },
  center: {},
  factories: [{}, {}, {}, {}, {}],
  seats: [seat(), seat()],
  ...change,
});

/** @param {string} move @param {string} kind @param {object} parts @param {object} [more] */
const legal = (move, kind, parts, more = {}) => ({
  move,
  kind,
  parts,
  points: 1,
  cost: 0,
  dropped: 0,
  taken: 0,
  bonus: 0,
  jokers: 0,
  text: "",
  ...more,
});
const BLUE = [2, 0, 1].map((jokers) =>
  legal(`B4${jokers ? `+${jokers}` : ""}`, "place", { star: "B", number: 4, color: "blue", jokers }),
);
const CENTER = ["red", "blue"].map((color) =>
  legal(`C2${color === "red" ? "R" : "B"}`, "place", { star: "C", number: 2, color, jokers: 0 }),
);
const PASS = legal("pass", "pass", {}, { dropped: 4, cost: 4, keeps: 4, losses: [0, 1, 2] });

/** @param {any} position @param {any[]} moves */
const viewOf = (position, moves) =>
  reduce(
    reduce(EMPTY, { type: "connection", status: "open" }),
    table({ game: "pavilion", state: position, turn: 0, legal: moves }),
  );
/** All sketches below one. @param {any} sketch @returns {any[]} */
const all = (sketch) =>
  Array.isArray(sketch) ? sketch.flatMap(all) : sketch && typeof sketch === "object" ? [sketch, ...all(sketch.children)] : [];
/** The panel that is shown. @param {any} view */
const panelOf = (view) => {
  const cards = [0, 1].map(() => ({ name: "Marta", meta: "", avatar: /** @type {const} */ ("i-person") }));
  const found = pavilion
    .main({ view, words, cards, log: null, isNarrow: false })
    .flatMap(all)
    .find((sketch) => sketch.tag === "pavilion-table");
  return all(found.attrs.data.panel);
};
/** My board as it is drawn. @param {any} view */
const boardOf = (view) => {
  const cards = [0, 1].map(() => ({ name: "Marta", meta: "", avatar: /** @type {const} */ ("i-person") }));
  return pavilion
    .main({ view, words, cards, log: null, isNarrow: false })
    .flatMap(all)
    .find((sketch) => sketch.tag === "pavilion-board").attrs.data;
};
/** What a sketch says. @param {any} sketch @returns {string} */
const textOf = (sketch) => (typeof sketch === "string" ? sketch : sketch.children.map(textOf).join(""));
/** @param {any} view @param {object} data */
const clicked = (view, data) => /** @type {any} */ (act(view, /** @type {any} */ (data), words));

test("tips of neighboring stars touch", () => {
  const space = spaceAt({ star: "C", place: 0 });
  assert.deepEqual(space, { x: 0, y: -0.866, turn: 0 });
  assert.deepEqual(starAt("R"), { x: 3, y: 0 });
  assert.equal(featuresOf({}).find((feature) => feature.name === "W_R")?.x, 4.36);
});

test("a space has one name in moves and one in markup", () => {
  assert.deepEqual(spaceNamed("coloured", "B", 4), { star: "R", place: 0 });
  assert.deepEqual(spaceNamed("grey", "1", 1), { star: "UL", place: 3 });
  assert.deepEqual(spaceNamed("grey", "C", 6), { star: "C", place: 5 });
  assert.equal(spaceNamed("coloured", "7", 1), null);
  assert.deepEqual(spaceOf(keyOf({ star: "LL", place: 4 })), { star: "LL", place: 4 });
});

test("the spaces of a star are read in the order of their numbers", () => {
  assert.deepEqual(
    spacesOf("coloured", "R").map((space) => space.place),
    [3, 4, 5, 0, 1, 2],
  );
});

test("features are as far as the server counts them, and next where it says so", () => {
  const found = featuresOf({ P_UL: 3, S_UR_R: 4, W_L: 2 }, ["P_UL", "W_UL"]);
  assert.deepEqual(
    found.filter((feature) => feature.isDone).map((feature) => feature.name),
    ["S_UR_R", "W_L"],
  );
  assert.deepEqual(
    found.filter((feature) => feature.isNext).map((feature) => [feature.name, feature.share]),
    [
      ["P_UL", 0.75],
      ["W_UL", 0],
    ],
  );
  assert.deepEqual(kindsOf(["W_UL", "P_UL"]), ["pillar", "window"]);
});

test("a payment shows the tiles that the server names, what it says is left, and what it completes", () => {
  const moves = BLUE.map((move, at) => ({
    ...move,
    pays: { blue: 3, purple: 1 },
    leaves: { purple: at },
    completes: ["P_R", "W_R"],
    bonus: 4,
  }));
  const view = viewOf(state(), moves);
  const opened = reduce(view, { type: "hold", held: clicked(view, { act: "space", space: "R0" }).hold });
  const shown = panelOf(opened);
  const labels = shown.filter((sketch) => sketch.attrs.name === "pay").map((radio) => radio.attrs["aria-label"]);
  assert.deepEqual(labels, [
    "Pay 3 blue. Keeps 1 joker.",
    "Pay 3 blue and 1 joker. Keeps 2 jokers.",
    "Pay 3 blue and 2 jokers. Keeps no blue.",
  ]);
  const said = textOf(shown.find((sketch) => sketch.attrs.id === "pay-outcome"));
  assert.equal(said, "You score +1 and complete a pillar and a window: take 4 tiles from the supply.");
  assert.deepEqual(boardOf(opened).next, ["P_R", "W_R"]);
});

test("what passing loses is what the server says", () => {
  const view = viewOf(state(), [
    legal("pass", "pass", {}, { dropped: 4, cost: 1, keeps: 4, losses: [0, 1, 1, 1, 1, 1, 1, 1, 1], useful: {} }),
  ]);
  const opened = reduce(view, { type: "hold", held: clicked(view, { act: "pass" }).hold });
  assert.equal(textOf(panelOf(opened).find((sketch) => sketch.attrs.class === "outcome loss")), "8 go to the tower, minus 1.");
  assert.equal(pavilion.heldText(opened, words), "Keep up to 4. 8 go to the tower, minus 1.");
});

test("payments come with the fewest jokers first, and that one is chosen", () => {
  const found = placements([...BLUE, PASS], "coloured").get("R0") ?? [];
  assert.deepEqual(
    payments(found, "blue").map((move) => move.move),
    ["B4", "B4+1", "B4+2"],
  );
  assert.deepEqual(holdSpace("R0", found, null), { kind: "space", space: "R0", color: "blue", move: "B4" });
});

test("with several colors none is chosen, unless one was wished for", () => {
  const found = placements(CENTER, "coloured").get("C1") ?? [];
  assert.deepEqual(colorsOf(found), ["blue", "red"]);
  assert.equal(holdSpace("C1", found, null).color, null);
  assert.equal(holdSpace("C1", found, "red").move, "C2R");
});

test("clicking a space opens the panel with all payments, and confirming sends the chosen one", () => {
  const view = viewOf(state(), [...BLUE, PASS]);
  const opened = reduce(view, { type: "hold", held: clicked(view, { act: "space", space: "R0" }).hold });
  const radios = panelOf(opened).filter((sketch) => sketch.attrs.name === "pay");
  assert.deepEqual(
    radios.map((radio) => [radio.attrs.value, radio.attrs.checked]),
    [
      ["B4", true],
      ["B4+1", false],
      ["B4+2", false],
    ],
  );
  const other = reduce(opened, { type: "hold", held: clicked(opened, { act: "pay", move: "B4+1" }).hold });
  assert.deepEqual(clicked(other, { act: "confirm" }), { send: "B4+1" });
  assert.deepEqual(clicked(other, { act: "space", space: "R0" }), { hold: null });
});

test("a color comes first on the center star", () => {
  const view = viewOf(state(), [...CENTER, PASS]);
  const opened = reduce(view, { type: "hold", held: clicked(view, { act: "space", space: "C1" }).hold });
  assert.deepEqual(
    panelOf(opened)
      .filter((sketch) => sketch.attrs.name === "color")
      .map((radio) => radio.attrs.value),
    ["blue", "red"],
  );
  assert.ok("tell" in clicked(opened, { act: "confirm" }));
  assert.equal(clicked(opened, { act: "color", color: "red" }).hold.move, "C2R");
});

test("the server is asked why a space is impossible", () => {
  assert.deepEqual(clicked(viewOf(state(), [PASS]), { act: "space", space: "R1" }), { send: "B5" });
  assert.ok("tell" in clicked(viewOf(state(), [PASS]), { act: "space", space: "C0" }));
});

test("bonus tiles are chosen to the exact number and taken one after another", () => {
  const moves = [legal("+P", "bonus", { color: "purple" }), legal("+G", "bonus", { color: "green" })];
  let view = viewOf(state({ phase: "bonus", bonus_due: 2 }), moves);
  assert.ok("tell" in clicked(view, { act: "confirm" }));
  for (const place of [0, 2]) view = reduce(view, { type: "hold", held: clicked(view, { act: "pick", place }).hold });
  assert.deepEqual(clicked(view, { act: "confirm" }), { send: "+P", plan: { kind: "bonus", colors: ["green"] } });
  assert.ok("tell" in clicked(view, { act: "pick", place: 1 }));
});

test("passing with few tiles keeps all of them; with many the most useful ones, as the server says", () => {
  const few = viewOf(state({ seats: [seat({ hand: { blue: 2 } }), seat()] }), [legal("pass", "pass", {})]);
  assert.deepEqual(clicked(few, { act: "pass" }).hold.keep, { blue: 2 });
  const full = { ...PASS, useful: { blue: 3, red: 1 } };
  assert.deepEqual(clicked(viewOf(state(), [full]), { act: "pass" }).hold.keep, { blue: 3, red: 1 });
  assert.deepEqual(partingOf([full]), { most: 4, losses: [0, 1, 2], useful: { blue: 3, red: 1 } });
});

test("a pass that costs points is asked about once, and another choice asks again", () => {
  const mine = seat({ hand: { blue: 3, red: 3 } });
  const costly = { ...PASS, useful: { blue: 3, red: 1 } };
  let view = viewOf(state({ seats: [mine, seat()] }), [costly]);
  view = reduce(view, { type: "hold", held: clicked(view, { act: "pass" }).hold });
  const asked = clicked(view, { act: "confirm" });
  assert.deepEqual(asked.hold, { kind: "keep", keep: { blue: 3, red: 1 }, isAsked: true });
  view = reduce(view, { type: "hold", held: asked.hold });
  assert.equal(pavilion.say(view, words).lead, "Discard 2 tiles, minus 2 points");
  assert.equal(clicked(view, { act: "confirm" }).send, "pass");
  assert.equal(clicked(view, { act: "keep", color: "red", change: "-1" }).hold.isAsked, undefined);
});

test("Enter does what the foot says, for everything that can be held", () => {
  const view = viewOf(state(), [...BLUE, PASS]);
  assert.equal(pavilion.enter?.(view, words) ?? null, null);
  const paying = reduce(view, { type: "hold", held: clicked(view, { act: "space", space: "R0" }).hold });
  assert.deepEqual(pavilion.enter?.(paying, words), { send: "B4" });
  const bonus = viewOf(state({ phase: "bonus", bonus_due: 2, supply: { blue: 2 } }), [legal("+B", "bonus", { color: "blue" })]);
  const one = reduce(bonus, { type: "hold", held: { kind: "bonus", picks: [0] } });
  assert.equal(pavilion.enter?.(one, words), null);
  const both = reduce(bonus, { type: "hold", held: { kind: "bonus", picks: [0, 1] } });
  assert.equal(/** @type {any} */ (pavilion.enter?.(both, words) ?? {}).send, "+B");
});

test("a plan of keeping passes, discards in the fixed order, and stops", () => {
  const plan = { kind: /** @type {const} */ ("keep"), keep: { blue: 2 }, size: 4 };
  assert.deepEqual(next(plan, [PASS], { purple: 1, blue: 3 }), { move: "pass", plan });
  const discards = [legal("-P", "discard", { color: "purple" }), legal("-B", "discard", { color: "blue" })];
  assert.equal(next(plan, discards, { purple: 1, blue: 3 })?.move, "-P");
  assert.equal(next(plan, discards, { blue: 3 })?.move, "-B");
  assert.deepEqual(next(plan, [...discards, legal("stop", "stop", {})], { blue: 2 }), {
    move: "stop",
    plan: { kind: "done", size: 4 },
  });
  assert.equal(next(plan, [], { blue: 3 }), null);
});

test("keys name a source and a color, or a number and a star", () => {
  const letters = colorsByLetter("pavilion", { language: "en", letters: "auto" });
  assert.deepEqual(typeKey("", "3", letters, "draft"), { typed: "3" });
  assert.deepEqual(typeKey("3", "r", letters, "draft"), { source: 3, color: "red" });
  assert.deepEqual(typeKey("4", "c", letters, "coloured"), { star: "C", number: 4 });
  assert.deepEqual(typeKey("2", "5", letters, "grey"), { star: "2", number: 5 });
  assert.equal(typeKey("", "r", letters, "draft"), null);
});

test("a placement flies from the hand, the rest of the price to the tower, and points rise from the space", () => {
  const before = state();
  const phrases = [
    {
      key: "pavilion.covers_jokers",
      values: { seat: 0, space: ["B", 4], tiles: ["blue", 3], wild: ["purple", 1], points: 2, score: 7 },
      text: "",
    },
  ];
  const found = motion(
    before,
    state(),
    event(9, { text: "B4+1", parts: { star: "B", number: 4, color: "blue", jokers: 1 }, phrases }),
  );
  assert.deepEqual(
    found.flights.map((flight) => flight.to),
    ["space:0:R0", "tower", "tower", "tower"],
  );
  assert.deepEqual(
    found.rises.map(({ at, points }) => [at, points]),
    [["space:0:R0", 2]],
  );
});

test("a taking flies to the hand with one joker, and the rest to the center", () => {
  const before = state({ phase: "draft", factories: [{ purple: 2, blue: 1, red: 1 }, {}, {}, {}, {}] });
  const hand = before.seats[0].hand;
  const after = state({
    seats: [
      { ...before.seats[0], hand: { ...hand, purple: (hand.purple ?? 0) + 1, blue: (hand.blue ?? 0) + 1 } },
      before.seats[1],
    ],
  });
  const found = motion(before, after, event(9, { text: "1B", parts: { source: 1, color: "blue" }, phrases: [] }));
  assert.deepEqual(
    found.flights.map((flight) => [flight.color, flight.to]),
    [
      ["purple", "hand:0:purple"],
      ["purple", "0:purple:0"],
      ["blue", "hand:0:blue"],
      ["red", "0:red:0"],
    ],
  );
});

test("all tiles of a pool lie in the fixed order", () => {
  assert.deepEqual(spread({ red: 1, purple: 2 }), ["purple", "purple", "red"]);
});

test("a bonus tile comes from the supply, and what is not kept goes to the tower", () => {
  const parts = { color: "blue" };
  const bonus = state({ phase: "bonus", supply: { purple: 1, blue: 1 } });
  const [taken] = motion(bonus, state(), event(9, { text: "+B", parts, phrases: [] })).flights;
  assert.deepEqual([taken?.from, taken?.to], ["supply:1", "hand:0:blue"]);
  const [gone] = motion(state({ phase: "discard" }), state(), event(9, { text: "-B", parts, phrases: [] })).flights;
  assert.deepEqual([gone?.from, gone?.to], ["hand:0:blue", "tower"]);
  const stop = event(9, { text: "stop", parts: {}, phrases: [] });
  assert.deepEqual(motion(state({ phase: "discard" }), state(), stop).flights, []);
});
