import assert from "node:assert/strict";
import { test } from "node:test";

import { Announcer } from "../../../src/sintra/web/js/shell/announcer.js";
import { nearest, shortcut } from "../../../src/sintra/web/js/shell/keyboard.js";
import { h } from "../../../src/sintra/web/js/draw/paint.js";
import { defaults, parse } from "../../../src/sintra/web/js/memory/settings.js";
import { graph } from "../../../src/sintra/web/js/stage/graph.js";
import { spoken } from "../../../src/sintra/web/js/stage/speech.js";
import { cover } from "../../../src/sintra/web/js/games/azul/cover.js";
import { fresh, isOpen, parse as parsePlan, reduce, toRequest } from "../../../src/sintra/web/js/start/plan.js";
import { wordsOf } from "../../../src/sintra/web/js/words/languages.js";
import { event } from "./samples.js";

test("sentences are said one after another, and equal ones twice", () => {
  /** @type {string[]} */
  const said = [];
  /** @type {(() => void)[]} */
  const waiting = [];
  const voice = new Announcer(
    (text) => void (text && said.push(text)),
    (then) => void waiting.push(then),
  );
  voice.say("One.", "Still one.");
  voice.say("Two.");
  voice.say("Two.");
  assert.deepEqual(said, [], "the page is still being painted");
  waiting.shift()?.();
  waiting.shift()?.();
  assert.deepEqual(said, ["One. Still one."]);
  while (waiting.length) waiting.shift()?.();
  assert.deepEqual(said, ["One. Still one.", "Two.", "Two."]);
});

test("what has happened is said in any case, and of what was asked for only the last", () => {
  /** @type {string[]} */
  const said = [];
  /** @type {(() => void)[]} */
  const waiting = [];
  const voice = new Announcer(
    (text) => void (text && said.push(text)),
    (then) => void waiting.push(then),
  );
  voice.say("Now.");
  voice.say("Later.");
  voice.interrupt("Asked.");
  voice.say("Last.");
  voice.interrupt("Asked again.");
  while (waiting.length) waiting.shift()?.();
  assert.deepEqual(said, ["Now.", "Later.", "Last.", "Asked again."]);
});

test("an answer that comes with another page waits like an event, and drops older answers", () => {
  /** @type {string[]} */
  const said = [];
  /** @type {(() => void)[]} */
  const waiting = [];
  const voice = new Announcer(
    (text) => void (text && said.push(text)),
    (then) => void waiting.push(then),
  );
  voice.interruptLater("A task.");
  assert.deepEqual(said, [], "the page is still being painted");
  voice.interruptLater("The next task.");
  while (waiting.length) waiting.shift()?.();
  assert.deepEqual(said, ["The next task."]);
});

test("three levels of verbosity say more and more", () => {
  const told = event(4, {
    phrases: ["takes_to_line", "falls", "to_center", "round_over", "factory"].map((key) => ({
      key: `azul.${key}`,
      values: {},
      text: key,
    })),
  });
  assert.deepEqual(spoken(told, "short"), ["takes_to_line", "round_over"]);
  assert.deepEqual(spoken(told, "normal"), ["takes_to_line", "falls", "to_center", "round_over"]);
  assert.deepEqual(spoken(told, "full"), ["takes_to_line", "falls", "to_center", "round_over", "factory"]);
});

test("of a forced move even the short step says the move", () => {
  const told = event(4, {
    kind: "forced",
    phrases: ["server.forced", "azul.takes_to_floor", "azul.floor_costs"].map((key) => ({ key, values: {}, text: key })),
  });
  assert.deepEqual(spoken(told, "short"), ["azul.takes_to_floor"]);
  assert.deepEqual(spoken(told, "normal"), ["server.forced", "azul.takes_to_floor", "azul.floor_costs"]);
});

test("the language is the first that the browser asks for and we speak", () => {
  assert.equal(defaults(["fr", "hu-HU", "de"]).language, "hu");
  assert.equal(defaults(["fr"]).language, "en");
});

test("invalid stored settings fall back to their defaults", () => {
  const base = defaults();
  assert.deepEqual(parse("{nonsense", base), base);
  assert.deepEqual(parse('{"theme": "pink", "sound": 100, "name": "Marta"}', base), { ...base, sound: 100, name: "Marta" });
});

test("arrows go to the nearest ahead", () => {
  const from = { x: 0, y: 0 };
  const right = { x: 50, y: 5 };
  const far = { x: 90, y: 0 };
  const below = { x: 10, y: 60 };
  assert.equal(nearest(from, [from, right, far, below], [1, 0]), right);
  assert.equal(nearest(from, [from, right, far, below], [0, 1]), below);
  assert.equal(nearest(from, [from, right, far, below], [-1, 0]), null);
});

test("single keys are the same in capitals", () => {
  assert.equal(shortcut("H"), "hint");
  assert.equal(shortcut("x"), null);
});

test("a description drops what is not there and flattens lists", () => {
  const sketch = h("p.a", { class: "b" }, "x", null, false, ["y", [h("b")]], 0);
  assert.equal(sketch.attrs.class, "a b");
  assert.deepEqual(
    sketch.children.map((child) => (typeof child === "string" ? child : child.tag)),
    ["x", "y", "b", "0"],
  );
});

test("a plan becomes a request", () => {
  const words = wordsOf("en");
  const choose = (
    /** @type {import("../../../src/sintra/web/js/start/plan.js").Plan} */ plan,
    /** @type {string[]} */ [name = "", value = ""],
  ) => reduce(plan, name, value, cover, words);
  const choices = [["players", "3"], ["kind.2", "person"], ["level.1", "7"], ["option.wall", "grey"], ["option.max_rounds", ""], ["option.wall", "no choice"]]; // prettier-ignore
  const plan = choices.reduce(choose, fresh(cover, words));
  const { game, seats, options } = toRequest("azul", plan);
  assert.equal(isOpen(plan), true);
  assert.equal(game, "azul");
  assert.deepEqual(seats, [{ kind: "here" }, { kind: "bot", level: 7 }, { kind: "person" }]);
  assert.deepEqual(options, { wall: "grey", column_bonus: 7, max_rounds: null });
});

test("an incomplete stored plan falls back to the default", () => {
  const words = wordsOf("en");
  assert.deepEqual(parsePlan('{"players": 9}', cover, words), fresh(cover, words));
  assert.deepEqual(parsePlan("nonsense", cover, words), fresh(cover, words));
});

test("the graph is told in words, too", () => {
  const svg = /** @type {any} */ (
    graph(
      [
        [0, 0],
        [3, 5],
        [10, 5],
      ],
      ["Marta", "Inês"],
      wordsOf("en"),
    ).children[1]
  );
  assert.equal(svg.attrs["aria-label"], "Marta: Round 1 3, bonus 10. Inês: Round 1 5, bonus 5");
});
