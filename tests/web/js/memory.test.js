import assert from "node:assert/strict";
import { test } from "node:test";

import { chooseStorage, tabStorage } from "../../../src/sintra/web/js/memory/storage.js";
import { cover } from "../../../src/sintra/web/js/games/azul/cover.js";
import { fresh as freshPlan, parse as parsePlan } from "../../../src/sintra/web/js/start/plan.js";
import * as tables from "../../../src/sintra/web/js/memory/tables.js";
import { wordsOf } from "../../../src/sintra/web/js/words/languages.js";

const WORDS = wordsOf("en");
const fresh = () => freshPlan(cover, WORDS);
const parse = (/** @type {string | null} */ text) => parsePlan(text, cover, WORDS);

/** What this browser has stored, whoever wrote it. @param {string} text */
function stored(text) {
  const kept = new Map([["sintra.tables", text]]);
  const localStorage = {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void kept.set(key, value),
    removeItem: (/** @type {string} */ key) => void kept.delete(key),
  };
  /** @type {any} */ (globalThis).window = { localStorage };
}

test("invalid values of a stored plan fall back to their defaults one by one", () => {
  for (const text of [
    null,
    "nonsense",
    "null",
    "5",
    "[]",
    '{"seats":[null,1,"x"]}',
    '{"players":9,"seats":7,"side":"purple","columnBonus":[],"maxRounds":"x"}',
    '{"players":9,"seats":7,"options":{"wall":"purple","column_bonus":[],"max_rounds":"x"}}',
  ]) {
    assert.deepEqual(parse(text), fresh());
  }
  const odd = {
    ...fresh(),
    players: 3,
    options: { wall: "grey", max_rounds: 77 },
    seats: [{ kind: "bot" }, { kind: "here", level: 99, name: "Inês" }, { kind: "dog", level: 7 }, {}],
  };
  const plan = parse(JSON.stringify(odd));
  assert.equal(plan.players, 3);
  assert.deepEqual(plan.options, { wall: "grey", column_bonus: 7, max_rounds: null });
  assert.deepEqual(plan.seats.slice(0, 3), [
    { kind: "me", level: 3, name: "" },
    { kind: "here", level: 3, name: "Inês" },
    { kind: "bot", level: 7, name: "" },
  ]);
});

test("a plan is read as it was written", () => {
  const plan = { ...fresh(), players: 4, options: { wall: "grey", column_bonus: 5, max_rounds: 4 } };
  assert.deepEqual(parse(JSON.stringify(plan)), plan);
});

test("an edition that does not exist, or a seat that cannot begin, falls back to the default", () => {
  assert.deepEqual(parse('{"edition":"golden","start":7}'), fresh());
  assert.equal(parse('{"edition":"tactile","start":1}').options.column_bonus, 5);
});

test("a plan that an older version has stored is still understood", () => {
  const { seats } = fresh();
  const old = { players: 4, seats, side: "grey", columnBonus: 5, maxRounds: 4 };
  assert.deepEqual(parse(JSON.stringify(old)), {
    ...fresh(),
    players: 4,
    seats,
    options: { wall: "grey", column_bonus: 5, max_rounds: 4 },
  });
});

test("invalid fields of stored tables are dropped", () => {
  stored(
    '[null, 5, {"table": 1, "token": "a"}, {"table": "t", "token": "a", "title": {}, "game": [], "invitations": 5, "names": [7, "Ana"], "watch": {}, "at": "x"}]',
  );
  const [only, ...others] = tables.all();
  assert.deepEqual(others, []);
  assert.deepEqual(JSON.parse(JSON.stringify(only)), {
    table: "t",
    token: "a",
    game: "",
    at: 0,
    over: false,
    names: ["", "Ana"],
  });
  stored("x".repeat(1000));
  assert.deepEqual(tables.all(), []);
});

test("two links to one table are two entries, and each keeps its own", () => {
  stored("[]");
  tables.keep({ table: "t", token: "mine", names: ["Marta"], invitations: [{ seat: 1, token: "theirs" }] });
  tables.keep({ table: "t", token: "theirs", status: "open" });
  assert.equal(tables.find("t")?.token, "theirs");
  assert.equal(tables.find("t", "theirs")?.names, undefined);
  assert.deepEqual(tables.find("t", "mine")?.names, ["Marta"]);
  tables.forget("t", "theirs");
  assert.equal(tables.find("t")?.token, "mine");
});

test("blocked localStorage falls back to the tab's own storage", () => {
  const tab = { name: "left by somebody else" };
  const refused = chooseStorage(() => {
    throw new Error("refused");
  }, tab);
  assert.equal(refused.getItem("a"), null);
  refused.setItem("a", "1");
  refused.setItem("b", "2");
  assert.deepEqual([refused.getItem("a"), tabStorage(tab).getItem("b")], ["1", "2"]);
  const full = { getItem: () => "old", setItem: () => assert.fail("full"), removeItem: () => {} };
  assert.equal(chooseStorage(() => full, { name: "" }).getItem("a"), null);
  const works = { getItem: () => "kept", setItem: () => {}, removeItem: () => {} };
  assert.equal(
    chooseStorage(() => works, tab),
    works,
  );
});
