import assert from "node:assert/strict";
import { test } from "node:test";

import { cover as azul } from "../../../src/sintra/web/js/games/azul/cover.js";
import { coverOfEntry } from "../../../src/sintra/web/js/games/generic/cover.js";
import { cover as pavilion } from "../../../src/sintra/web/js/games/pavilion/cover.js";
import { fresh, parse, reduce, starter, toRequest } from "../../../src/sintra/web/js/start/plan.js";
import { WORDS, wordsOf } from "../../../src/sintra/web/js/words/languages.js";

const words = wordsOf("en");
const USUAL = ["purple", "green", "orange", "yellow", "blue", "red"];

/** @typedef {import("../../../src/sintra/web/js/games/registry.js").Cover} Cover */

/** A plan after some choices. @param {Cover} cover @param {[string, string][]} choices */
function planned(cover, choices) {
  return choices.reduce((plan, [name, value]) => reduce(plan, name, value, cover, words), fresh(cover, words));
}

test("an edition brings its own column bonus, and other choices stay", () => {
  const plan = planned(azul, [
    ["option.wall", "grey"],
    ["edition", "tactile"],
  ]);
  const { edition, options } = /** @type {any} */ (toRequest("azul", plan));
  assert.equal(edition, "tactile");
  assert.deepEqual(options, { wall: "grey", column_bonus: 5, max_rounds: null });
  assert.equal(reduce(plan, "edition", "standard", azul, words).options.column_bonus, 7);
  assert.equal(reduce(plan, "edition", "golden", azul, words), plan);
});

test("a seat begins that was chosen, as long as it sits at the table", () => {
  const plan = planned(azul, [
    ["players", "3"],
    ["start", "2"],
  ]);
  assert.equal(toRequest("azul", plan).start, 2);
  assert.equal(starter(reduce(plan, "players", "2", azul, words)), "random");
  assert.equal(toRequest("azul", reduce(plan, "start", "random", azul, words)).start, "random");
});

test("an order of jokers is always all six colors: a color changes places", () => {
  const own = planned(pavilion, [["option.joker_order", "own"]]);
  assert.deepEqual(own.options.joker_order, USUAL);
  const changed = reduce(own, "place.joker_order.0", "red", pavilion, words);
  assert.deepEqual(changed.options.joker_order, ["red", "green", "orange", "yellow", "blue", "purple"]);
  assert.deepEqual(parse(JSON.stringify(changed), pavilion, words), changed);
  const wrong = JSON.stringify({ options: { joker_order: ["red", "red", "blue"] } });
  assert.equal(parse(wrong, pavilion, words).options.joker_order, "standard");
  assert.equal(reduce(own, "place.joker_order.0", "pink", pavilion, words), own);
});

test("every edition has a title of its own and says what is different, in every language", () => {
  for (const one of Object.values(WORDS)) {
    const told = [azul, pavilion].flatMap((cover) => cover.editions.map((name) => cover.text(one).editions[name]));
    assert.equal(new Set(told.map((text) => text?.title)).size, 4);
    assert.ok(told.every((text) => text?.about.endsWith(".")));
  }
});

test("an edition of any game offers what the catalog says, with its own defaults", () => {
  const options = [
    { name: "size", default: 5, values: [5, 7] },
    { name: "goal", default: 1, values: [1, 2] },
  ];
  const edition = { name: "large", title: "Large", about: "It is larger.", options: { size: 7 }, offers: ["size"] };
  const cover = coverOfEntry({ name: "tile_race", options, editions: [edition] });
  assert.deepEqual(fresh(cover, words).options, { size: 7 });
  assert.equal(cover.text(words).editions.large?.title, "Large");
});
