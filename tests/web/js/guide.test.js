import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { verdictText } from "../../../src/sintra/web/js/stage/fairness.js";
import { said } from "../../../src/sintra/web/js/lesson/coach.js";
import { advance, begin, choiceOf, legalOf, play, repliesBefore, stateOf } from "../../../src/sintra/web/js/lesson/course.js";
import { figure } from "../../../src/sintra/web/js/guide/figure.js";
import { kind as azul } from "../../../src/sintra/web/js/games/azul/kind.js";
import { kind as pavilion } from "../../../src/sintra/web/js/games/pavilion/kind.js";
import { coverAt } from "../../../src/sintra/web/js/guide/texts.js";
import { pack, parse, unpack, write } from "../../../src/sintra/web/js/replay/address.js";
import {
  clamp,
  end,
  movesAt,
  positionText,
  roundAt,
  stepText,
  turnAt,
  viewAt,
} from "../../../src/sintra/web/js/replay/game.js";
import { canAct, isMyTurn, mySeat } from "../../../src/sintra/web/js/wire/store.js";
import { wordsOf } from "../../../src/sintra/web/js/words/languages.js";
import { state } from "./samples.js";

const TEXT = "../../../src/sintra/web/text/";
const PAGE = "../../../src/sintra/i18n/en/page/";
/** @param {string} name @param {string} [folder] */
const data = (name, folder = TEXT) => JSON.parse(readFileSync(new URL(`${folder}${name}.json`, import.meta.url), "utf8"));

/** A game of one deal and three moves. @returns {any} */
function game() {
  const step = (/** @type {number} */ number, /** @type {number | null} */ seat, /** @type {object} */ change) => ({
    number,
    event: number ? "1B2" : "",
    seat,
    scores: [0, 0],
    goals: [],
    features: [],
    state: state(change),
    phrases: number ? [{ key: "azul.takes_to_line", values: {}, text: `Step ${number}.` }] : [],
  });
  const seats = [
    { kind: "person", name: "Marta" },
    { kind: "bot", name: "Guest" },
  ];
  return {
    game: "azul",
    options: {},
    seats,
    start: 0,
    date: null,
    commitment: null,
    seed: null,
    cut: null,
    result: null,
    last: 4,
    steps: [
      step(0, null, { turn: null }),
      step(1, null, {}),
      step(2, 0, { turn: 1 }),
      step(3, 1, {}),
      step(4, 0, { round: 2, turn: null }),
    ],
  };
}

test("an address is read back as it was written", () => {
  const table = /** @type {const} */ ({ kind: "table", table: "abc", token: "secret-token_1", at: 12 });
  assert.deepEqual(parse(write(table)), table);
  assert.deepEqual(parse("#record/xyz"), { kind: "record", packed: "xyz", at: null });
  assert.equal(parse(""), null);
  assert.equal(parse("#abc"), null);
  assert.equal(parse("#a/b/12x")?.at, null);
});

test("a record goes into an address and comes out again", async () => {
  const text = "sintra record 1\nseat 1 person Ána Ö.\n".repeat(40);
  const packed = await pack(text);
  assert.match(packed, /^[\w-]+$/);
  assert.ok(packed.length < text.length / 4);
  assert.equal(await unpack(packed), text);
});

test("letters that hold no record are no record", async () => {
  assert.equal(await unpack("nonsense!"), null);
  assert.equal(await unpack(await pack("x".repeat(300_000))), null);
});

test("a replay counts moves, not deals", () => {
  const one = game();
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((at) => movesAt(one, at)),
    [0, 0, 1, 2, 3],
  );
  assert.equal(roundAt(one, 4), 2);
  assert.equal(end(one), 4);
  assert.deepEqual([clamp(one, -1), clamp(one, 99), clamp(one, Number.NaN)], [0, 4, 0]);
  assert.equal(positionText(one, 4, wordsOf("en")), "Move 3 of 3, round 2");
  assert.equal(positionText(one, 4, wordsOf("de")), "Zug 3 von 3, Runde 2");
  assert.equal(stepText(one, 0, wordsOf("en")), "Everything is set up.");
  assert.equal(stepText(one, 2, wordsOf("en")), "Step 2.");
});

test("in a replay nobody can act, whoever is looked at", () => {
  const view = viewAt(game(), 2, 1, "en");
  assert.equal(mySeat(view), 1);
  assert.equal(isMyTurn(view), false);
  assert.equal(canAct(view), false);
  assert.equal(view.log.length, 2);
  assert.equal(turnAt(game(), 2), 1);
});

test("every verdict has its sentence", () => {
  const base = { verdict: "fair", message: "", deals: 7, given: 0, differs: null, cut: null, commitment: "00", nonces: [] };
  const words = wordsOf("en");
  const told = (/** @type {object} */ change) => verdictText(/** @type {any} */ ({ ...base, ...change }), words);
  assert.match(told({}), /^Fair\. All 7 deals/);
  assert.match(told({ given: 2 }), /2 deals before them belong to the position/);
  assert.match(told({ verdict: "unfair", differs: 3 }), /deal 3/);
  assert.match(told({ verdict: "unfair" }), /number revealed/);
  assert.match(told({ verdict: "unverifiable", commitment: null }), /no promise/);
  assert.match(
    told({ verdict: "unverifiable", message: "nothing to verify yet: the seed has not been revealed" }),
    /revealed when the game is over/,
  );
  assert.match(told({ verdict: "unverifiable", message: "nothing to verify yet: no tile has been dealt" }), /no tile/);
  assert.match(told({ verdict: "unreadable" }), /cannot be read/);
});

for (const kind of [azul, pavilion]) {
  const { name } = kind;
  test(`the lesson of ${name} is played to its end by the moves that it asks for`, () => {
    let course = begin(data(`lesson-${name}`));
    const texts = data(`coach-${name}`, PAGE);
    for (let left = 40; course.phase !== "over" && left; left -= 1) {
      assert.ok(legalOf(course).some((move) => move.move === choiceOf(course).good));
      while (course.phase === "task") course = play(course, choiceOf(course).good);
      assert.deepEqual(stateOf(course), choiceOf(course).after);
      assert.deepEqual(legalOf(course), []);
      assert.equal(said(course, texts, wordsOf("en")).length, 2);
      course = advance(course);
    }
    assert.equal(course.phase, "over");
  });

  test(`all figures of ${name} are drawn, and nothing in them has a name or can act`, () => {
    for (const one of Object.values(data(`figures-${name}`))) {
      const text = JSON.stringify(figure(/** @type {any} */ (one), "A caption.", wordsOf("hu"), kind));
      assert.ok(text.length > 1000);
      assert.doesNotMatch(text, /"(id|tabindex|data-act|data-item|aria-label|aria-labelledby|role)":/);
    }
  });
}

test("another move than the one asked for is told apart from an impossible one", () => {
  const course = begin(data("lesson-azul"));
  const words = wordsOf("en");
  assert.equal(play(course, "1B3").answer, "other");
  assert.equal(play(course, "9B3").answer, "illegal");
  assert.equal(said(play(course, "1B3"), data("coach-azul", PAGE), words)[0], words.guide.notThis);
  assert.equal(play(play(course, "1B3"), "1B2").phase, "done");
});

test("the opponent's answer is told with the next task", () => {
  const course = advance(play(begin(data("lesson-azul")), "1B2"));
  assert.deepEqual(repliesBefore(course, "en"), ["Inês takes two yellow from factory 2 and fills line 2."]);
  assert.equal(said(course, data("coach-azul", PAGE), wordsOf("en")).length, 2);
});

test("addresses and phases lead to the right rules", () => {
  assert.equal(coverAt("/rules/pavilion")?.name, "pavilion");
  assert.equal(coverAt("/rules/chess"), null);
  for (const kind of [azul, pavilion]) {
    const sections = data(`rules-${kind.name}`, PAGE).sections.map((/** @type {{id: string}} */ section) => section.id);
    assert.deepEqual(
      [...new Set(Object.values(kind.chapters ?? {}))].filter((id) => !sections.includes(id)),
      [],
    );
    assert.ok(sections.includes("goal")); // for every other phase
  }
});

test("one deal is not all of them", () => {
  const { fair } = wordsOf("en").guide.verdict;
  assert.match(fair(1), /^Fair\. The deal was drawn again/);
  assert.match(fair(5), /^Fair\. All 5 deals were drawn again/);
});
