/** What is said aloud, and when; and what stays at the foot when a round has ended. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { kind as azul } from "../../../src/sintra/web/js/games/azul/kind.js";
import { footer } from "../../../src/sintra/web/js/table/footer.js";
import { EMPTY, reduce, roundOver } from "../../../src/sintra/web/js/wire/store.js";
import { announceEvents } from "../../../src/sintra/web/js/table/narration.js";
import { words } from "../../../src/sintra/i18n/en/page/words.js";
import { event, table } from "./samples.js";

const OVER = "Round 1 is over: Marta has 4, Inês has 2.";

/** What has happened since. @param {object} change @returns {any} */
function update(change) {
  return { ...table(change), type: "update" };
}

/** The last move of a round. @param {number} sequence @param {object} [change] */
function last(sequence, change = {}) {
  return event(sequence, {
    seat: 1,
    phrases: [
      { key: "azul.takes_to_floor", values: {}, text: "Inês takes." },
      { key: "azul.round_over", values: {}, text: OVER },
    ],
    ...change,
  });
}

/** All texts of a description, one after another. @param {any} node @returns {string} */
function texts(node) {
  if (node === null || node === undefined || node === false) return "";
  if (Array.isArray(node)) return node.map(texts).join("");
  return typeof node === "object" ? texts(node.children) : String(node);
}

/** What the say line shows. @param {import("../../../src/sintra/web/js/wire/store.js").View} view */
function sayLine(view) {
  const foot = /** @type {any} */ (footer({ ...view, connection: "open" }, words, azul));
  return texts(foot.children.flat().find((/** @type {any} */ child) => child?.attrs?.id === "say"));
}

/** Say what has happened; give it and the task. @param {any} before @param {any} after @param {string} [task] @param {any} [kind] */
function told(before, after, task = "", kind = azul) {
  /** @type {string[]} */
  const said = [];
  const voice = /** @type {any} */ ({
    say: (/** @type {string[]} */ ...texts_) => said.push(texts_.filter(Boolean).join(" ")),
  });
  return { task: announceEvents(voice, before, after, words, "normal", kind, task), said };
}

test("the end of a round stays at the foot until I have moved", () => {
  const began = reduce(EMPTY, table({ sequence: 3, events: [event(3)] }));
  assert.equal(roundOver(began), null);
  const ended = reduce(began, update({ sequence: 5, events: [last(4), event(5, { kind: "deal", seat: null })] }));
  assert.equal(roundOver(ended), OVER);
  assert.ok(sayLine(ended).endsWith(OVER));
  const other = reduce(ended, update({ sequence: 6, events: [event(6, { seat: 1 })] }));
  assert.ok(sayLine(other).endsWith(OVER));
  const held = { ...other, held: { source: 1, color: "blue" } };
  assert.ok(!sayLine(held).includes(OVER));
  const moved = reduce(other, update({ sequence: 7, events: [event(7, { seat: 0 })] }));
  assert.equal(roundOver(moved), null);
});

test("a round that was taken back has not ended, and a watcher sees its end until somebody moves", () => {
  const began = reduce(EMPTY, table({ sequence: 3, yours: [], events: [event(3)] }));
  const ended = reduce(began, update({ sequence: 4, events: [last(4)] }));
  assert.equal(roundOver(ended), OVER);
  assert.equal(roundOver(reduce(ended, update({ sequence: 5, events: [event(5, { seat: 1 })] }))), null);
  assert.equal(roundOver(reduce(ended, update({ sequence: 5, events: [last(4, { is_undone: true })] }))), null);
});

test("who is called hears what to do when that is new", () => {
  const before = reduce(EMPTY, table({ sequence: 3, events: [event(3)] }));
  const after = reduce(before, update({ sequence: 4, events: [event(4, { seat: 1 })] }));
  const first = told(before, after);
  assert.deepEqual(first.said, ["Event 4.", "Your turn. Take tiles."]);
  assert.deepEqual(told(before, after, first.task).said, ["Event 4.", "Your turn."]);
});

test("nobody is called while one choice goes on", () => {
  const before = reduce(EMPTY, table({ sequence: 3, events: [event(3)] }));
  const after = { ...reduce(before, update({ sequence: 4, events: [event(4)] })), plan: ["more"] };
  const kind = { ...azul, next: () => ({ move: "+R", plan: null }) };
  assert.deepEqual(told(before, after, "", kind).said, ["Event 4."]);
  assert.deepEqual(told(before, after, "", { ...kind, next: () => null }).said, ["Event 4.", "Your turn. Take tiles."]);
});
