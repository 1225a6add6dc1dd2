import assert from "node:assert/strict";
import { test } from "node:test";

import { kind as azul } from "../../../src/sintra/web/js/games/azul/kind.js";
import { board as drawBoard } from "../../../src/sintra/web/js/games/azul/board.js";
import { destinations, moveText, typeKey } from "../../../src/sintra/web/js/games/azul/choice.js";
import { PRINT, places, quarters } from "../../../src/sintra/web/js/games/azul/layout.js";
import { colorsByLetter } from "../../../src/sintra/web/js/words/letters.js";
import { motion } from "../../../src/sintra/web/js/games/azul/motion.js";
import { EMPTY, legalMove, reduce } from "../../../src/sintra/web/js/wire/store.js";
import { azulWords } from "../../../src/sintra/web/js/games/azul/words.js";
import { wordsOf } from "../../../src/sintra/web/js/words/languages.js";
import { board, event, state, table } from "./samples.js";

const words = wordsOf("en");
const view = reduce(reduce(EMPTY, { type: "connection", status: "open" }), table());
const holding = reduce(view, { type: "hold", held: { source: 1, color: "blue" } });
const settings = /** @type {any} */ ({ oneClick: false });
const letters = colorsByLetter("azul", { language: "en", letters: "auto" });

/** All sketches below one. @param {any} sketch @returns {any[]} */
const all = (sketch) => (typeof sketch === "string" ? [] : [sketch, ...(sketch.children ?? []).flatMap(all)]);
/** The data of an element in the main part. @param {import("../../../src/sintra/web/js/wire/store.js").View} shown @param {string} tag */
const dataOf = (shown, tag) => {
  const cards = [0, 1].map(() => ({ name: "Marta", meta: "", avatar: /** @type {const} */ ("i-person") }));
  return azul
    .main({ view: shown, words, cards, log: null, isNarrow: false })
    .flatMap(all)
    .find((sketch) => sketch.tag === tag).attrs.data;
};

test("the wall is printed as on the board", () => {
  assert.deepEqual(PRINT[0], ["blue", "yellow", "red", "black", "teal"]);
  assert.deepEqual(PRINT[4], ["yellow", "red", "black", "teal", "blue"]);
});

test("the first factory lies at the top, and all lie around the center", () => {
  const found = places(5);
  assert.deepEqual(found[0], { x: 0, y: -1 });
  assert.equal(found.length, 5);
  assert.ok(Math.abs(found.reduce((sum, place) => sum + place.x, 0)) < 0.01);
});

test("each tile of a factory has a quarter of its own", () => {
  assert.deepEqual(
    quarters({ blue: 2, red: 1, teal: 1 }).map((group) => group.quarters),
    [[0, 1], [2], [3]],
  );
});

test("the destinations are the legal moves of what is held", () => {
  assert.deepEqual([...destinations(view.now?.legal ?? [], { source: 1, color: "blue" }).keys()], [2, 0]);
});

test("a click takes, the same click puts back, and a place sends the move", () => {
  const taken = azul.click(view, { act: "take", source: "1", color: "blue" }, words, settings);
  assert.deepEqual(taken, { hold: { source: 1, color: "blue" } });
  assert.deepEqual(azul.click(holding, { act: "take", source: "1", color: "blue" }, words, settings), { hold: null });
  assert.deepEqual(azul.click(holding, { act: "place", line: "2", move: "1B2" }, words, settings), { send: "1B2" });
});

test("an illegal place is asked of the server, which says why not", () => {
  assert.deepEqual(azul.click(holding, { act: "place", line: "3" }, words, settings), { send: "1B3" });
});

test("a place without tiles in hand says what to do first", () => {
  assert.deepEqual(azul.click(view, { act: "place", line: "3" }, words, settings), { tell: azulWords(words).takeFirst });
});

test("with the setting on, the only place is taken by one click", () => {
  const once = /** @type {any} */ ({ oneClick: true });
  assert.deepEqual(azul.click(view, { act: "take", source: "0", color: "black" }, words, once), { send: "CK2" });
});

test("a move is typed as factory, color letter, line", () => {
  assert.deepEqual(typeKey("", null, "3", letters), { typed: "3" });
  assert.deepEqual(typeKey("3", null, "k", letters), { held: { source: 3, color: "black" } });
  assert.deepEqual(typeKey("", { source: 3, color: "black" }, "5", letters), { line: 5 });
  assert.deepEqual(typeKey("", { source: 3, color: "black" }, "f", letters), { line: 0 });
  assert.deepEqual(typeKey("0", null, "k", letters), { held: { source: 0, color: "black" } });
});

test("letters mean nothing before a digit, so that they can be commands", () => {
  assert.equal(typeKey("", null, "t", letters), null);
});

test("the color letters are those of the language, the notation is the same for all", () => {
  const inGerman = colorsByLetter("azul", { language: "de", letters: "on" });
  const inHungarian = colorsByLetter("azul", { language: "hu", letters: "on" });
  const tactile = colorsByLetter("azul", { language: "hu", letters: "tactile" });
  const black = { held: { source: 3, color: "black" } };
  for (const key of ["s", "k"]) assert.deepEqual(typeKey("3", null, key, inGerman), black);
  assert.deepEqual(typeKey("3", null, "f", inHungarian), black);
  assert.deepEqual(typeKey("3", null, "k", inHungarian), { held: { source: 3, color: "blue" } });
  assert.deepEqual(typeKey("3", null, "s", tactile), black);
  assert.deepEqual(typeKey("3", null, "o", tactile), { held: { source: 3, color: "yellow" } });
  assert.equal(moveText({ source: 0, color: "black" }, 0), "CK-");
});

test("what is taken up is said with what is possible", () => {
  assert.equal(azul.heldText(holding, words), "2 blue tiles. 1 line is possible.");
});

test("a legal line is a button that says what it brings; others say that they are not possible", () => {
  const rows = all(drawBoard(dataOf(holding, "azul-board"))).filter((sketch) => sketch.attrs["data-act"] === "place");
  assert.equal(rows.length, 6);
  assert.equal(
    rows[1].attrs["aria-label"],
    "Line 2: empty, 2 spaces. Place here: fills the line, plus 1 at the end of the round.",
  );
  assert.equal(rows[0].attrs["aria-disabled"], "true");
  assert.match(rows[0].attrs["aria-label"], /Not possible/);
  assert.equal(rows[5].attrs["aria-label"], "Floor: no tiles. The next one costs 1. Place here: minus 2.");
});

test("the tiles of the move under the pointer are shown in the line and its points on the wall", () => {
  const aimed = reduce(holding, { type: "aim", move: "1B2" });
  assert.equal(legalMove(aimed, aimed.aim)?.points, 1);
  const sketches = all(drawBoard(dataOf(aimed, "azul-board")));
  assert.equal(sketches.filter((sketch) => sketch.attrs.class === "cell pre").length, 2);
  assert.equal(sketches.find((sketch) => sketch.attrs["data-gain"])?.attrs["data-gain"], "+1");
});

test("a move flies to its line, its overflow to the floor, the rest to the center", () => {
  const falls = { key: "azul.falls", values: { tiles: ["blue", 1] }, text: "" };
  const { flights } = motion(
    state(),
    state(),
    event(4, { text: "1B1", parts: { source: 1, color: "blue", line: 1 }, phrases: [falls] }),
  );
  assert.deepEqual(
    flights.map((flight) => flight.to),
    ["line:0:1:1", "floor:0:1", "0:red:0", "0:teal:0"],
  );
});

test("points rise where they are earned", () => {
  const places_ = { key: "azul.places", values: { seat: 1, row: 2, column: 3, color: "blue", points: 4, score: 4 }, text: "" };
  const { flights, rises } = motion(state(), state(), event(4, { text: "W3", parts: { column: 3 }, phrases: [places_] }));
  assert.deepEqual(
    rises.map(({ at, points }) => [at, points]),
    [["wall:1:2:3", 4]],
  );
  assert.equal(flights[0]?.from, "line:1:2:1");
});

test("on the grey wall the row's columns are buttons with their points", () => {
  const columns = [1, 3].map((column) => ({
    move: `W${column}`,
    kind: "column",
    parts: { column },
    points: column,
    cost: 0,
    dropped: 0,
    taken: 0,
    bonus: 0,
    jokers: 0,
    text: "",
  }));
  const lines = [["red", 1], null, null, null, null];
  const position = state({
    phase: "tiling",
    options: { wall: "grey", column_bonus: 7, max_rounds: null },
    seats: [board({ lines }), board()],
  });
  const tiling = reduce(
    view,
    /** @type {any} */ ({ ...table(), type: "update", sequence: 9, events: [], legal: columns, state: position }),
  );
  const buttons = all(drawBoard(dataOf(tiling, "azul-board"))).filter((sketch) => sketch.attrs["data-act"] === "column");
  assert.deepEqual(
    buttons.map((button) => button.attrs["aria-label"]),
    ["Row 1, column 1: place red, plus 1", "Row 1, column 3: place red, plus 3"],
  );
  assert.deepEqual(azul.key(tiling, "3", words), { send: "W3" });
  assert.equal(azul.key(tiling, "2", words), null);
});
