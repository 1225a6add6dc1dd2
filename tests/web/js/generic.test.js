/** A game that the pages have no drawing of: played by its text and the list of its moves. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { coverOf, coversOf, loadKind } from "../../../src/sintra/web/js/games/registry.js";
import { page } from "../../../src/sintra/web/js/table/page.js";
import { defaults } from "../../../src/sintra/web/js/memory/settings.js";
import { startPage } from "../../../src/sintra/web/js/start/page.js";
import { fresh, reduce as choose, toRequest } from "../../../src/sintra/web/js/start/plan.js";
import { EMPTY, reduce } from "../../../src/sintra/web/js/wire/store.js";
import { wordsOf } from "../../../src/sintra/web/js/words/languages.js";
import { legal, table } from "./samples.js";

const NAME = "mosaic";
const words = wordsOf("en");
const BOARD = "a b c\n. # .\n";
const MOVES = [
  { ...legal("a1", 0, "", 0), text: "Places a tile on a1. Earns 2 points." },
  { ...legal("b2", 0, "", 0), text: "Places a tile on b2." },
];
const MESSAGE = table({
  game: NAME,
  options: { size: 5 },
  state: { game: NAME, options: { size: 5, order: ["x"] } },
  state_text: BOARD,
  description: ["Row 1: a tile on b.", "Row 2: empty."].map((said) => ({ key: "mosaic.row", values: {}, text: said })),
  legal: MOVES,
});
const ENTRY = {
  name: NAME,
  title: "Mosaic",
  players: [2, 3],
  options: [
    {
      name: "size",
      default: 5,
      values: [5, 7],
    },
    { name: "seed", default: null, values: [] },
  ],
};

/** All sketches below one. @param {any} sketch @returns {any[]} */
const all = (sketch) => {
  if (Array.isArray(sketch)) return sketch.flatMap(all);
  return sketch && typeof sketch === "object" ? [sketch, ...all(sketch.children)] : [];
};
/** The texts of a sketch. @param {any} sketch @returns {string} */
const text = (sketch) => (typeof sketch === "string" ? sketch : (sketch?.children ?? []).map(text).join(""));

/** The page of a table of this game. @param {object} [change] */
async function drawn(change = {}) {
  const kind = await loadKind(NAME);
  const view = reduce(reduce(EMPTY, { type: "connection", status: "open" }), { ...MESSAGE, ...change });
  const painted = page(view, defaults(), words, kind, null, null, false, []);
  return { kind, view, painted, sketches: all(painted.content) };
}

test("the position is drawn with letters for the eye and told in sentences for the ear", async () => {
  const { sketches } = await drawn();
  const board = sketches.find((sketch) => sketch.tag === "pre");
  assert.equal(text(board), BOARD);
  assert.equal(board.attrs["aria-hidden"], "true");
  const told = sketches.find((sketch) => sketch.attrs.class === "told sr");
  assert.deepEqual(told.children.map(text), ["Row 1: a tile on b.", "Row 2: empty."]);
});

test("sentences without a drawing are seen by all, and without both the log is named", async () => {
  const plain = await drawn({ state_text: undefined });
  assert.ok(plain.sketches.some((sketch) => sketch.attrs.class === "told"));
  const bare = await drawn({ state_text: undefined, description: undefined });
  assert.ok(bare.sketches.some((sketch) => sketch.attrs.href === "#log"));
});

test("every legal move is a button in one region for the arrows, and a click makes it", async () => {
  const { kind, view, sketches } = await drawn();
  const list = sketches.find((sketch) => sketch.attrs["data-rove"] === "me");
  const buttons = all(list).filter((sketch) => sketch.tag === "button");
  assert.deepEqual(
    buttons.map((button) => [button.attrs["data-move"], button.attrs["data-item"], button.attrs["aria-disabled"]]),
    [
      ["a1", true, null],
      ["b2", true, null],
    ],
  );
  assert.ok(text(buttons[0]).startsWith("Places a tile on a1. Earns 2 points."));
  assert.deepEqual(kind.click(view, { act: "choose", move: "b2" }, words, defaults()), { send: "b2" });
  assert.equal(kind.focus.turn(view), "#mine [data-item]");
});

test("who is not to move has no moves and is told to wait", async () => {
  const { kind, view, sketches } = await drawn({ turn: 1, legal: [] });
  assert.ok(!sketches.some((sketch) => sketch.attrs["data-act"] === "choose"));
  assert.deepEqual(kind.click(view, { act: "choose", move: "b2" }, words, defaults()), { tell: words.waitTurn });
  const watching = { ...view, table: view.table && { ...view.table, yours: [] } };
  assert.equal(kind.click(watching, { act: "choose", move: "b2" }, words, defaults()), null);
});

test("scores, options and the end are shown as the server tells them", async () => {
  const { kind, painted, sketches } = await drawn();
  assert.equal(painted.title, "Your turn – Mosaic – Sintra");
  assert.equal(kind.options(MESSAGE.state, words), "size: 5");
  assert.deepEqual(
    sketches.filter((sketch) => sketch.attrs["data-spot"]).map((sketch) => sketch.attrs["data-spot"]),
    ["score:0", "score:1"],
  );
  const result = { scores: [3, 5], winners: [1], parts: [], ending: "played out", seat: null };
  const over = await drawn({ phase: "over", turn: null, legal: [], result });
  assert.ok(over.sketches.some((sketch) => sketch.tag === "pre"));
  assert.ok(text({ children: over.painted.content }).includes("Bot wins, 2 points ahead of you"));
});

test("the start page offers what the catalog lists, with the options that can be chosen", () => {
  const covers = coversOf([ENTRY, { name: coversOf([])[0]?.name ?? "" }]);
  assert.equal(covers.length, coversOf([]).length + 1);
  const cover = covers.at(-1);
  assert.ok(cover);
  const fields = cover.fields(words, "");
  assert.deepEqual(
    fields.map((field) => field.name),
    ["size"],
  );
  const plan = choose(fresh(cover, words), "option.size", "7", cover, words);
  assert.deepEqual(toRequest(NAME, plan).options, { size: 7 });
  assert.equal(cover.brief({ size: 7 }, words), "Size: 7");
  const plans = Object.fromEntries(covers.map((one) => [one.name, fresh(one, words)]));
  const shown = all(startPage({ covers, plans, kept: [], trouble: null }, defaults(), words, null).content);
  assert.ok(shown.some((sketch) => sketch.tag === "form" && sketch.attrs["data-game"] === NAME));
  assert.ok(!shown.some((sketch) => sketch.attrs.href === `/learn/${NAME}`));
});

test("an unknown game has a title made of its name", () => {
  assert.equal(coverOf("tile_race").text(words).title, "Tile race");
});

test("a game of ours is loaded by its name, and only once", async () => {
  for (const { name } of coversOf([])) {
    const kind = await loadKind(name);
    assert.equal(kind.name, name);
    assert.equal(await loadKind(name), kind);
  }
});
