import assert from "node:assert/strict";
import { test } from "node:test";

import { clockText, hearClock, leftOf } from "../../../src/sintra/web/js/table/clocks.js";
import { missedSteps } from "../../../src/sintra/web/js/table/missed.js";
import { ringsAfter, spotsOf } from "../../../src/sintra/web/js/draw/rings.js";
import { EMPTY, reduce } from "../../../src/sintra/web/js/wire/store.js";
import { event, table } from "./samples.js";

test("a clock runs by the server's time, and never below zero", () => {
  hearClock(/** @type {any} */ (event(1, { at: 5_000 })), 6_000); // this machine is a second ahead
  assert.equal(leftOf({ left: 60_000, began: 5_000 }, 16_000), 50_000);
  assert.equal(leftOf({ left: 60_000, began: null }, 16_000), 60_000);
  assert.equal(leftOf({ left: 1_000, began: 5_000 }, 99_000), 0);
  assert.equal(clockText(61_000), "1:01");
  assert.equal(clockText(59_001), "1:00");
});

test("rings lie where tiles were taken and where they are, on the board of who moved", () => {
  const flight = { color: "blue", delay: 0 };
  const motion = {
    flights: [
      { from: "3:blue:0", to: "line:1:2:1", ...flight },
      { from: "3:red:0", to: "0:red:0", ...flight },
    ],
    rises: [],
  };
  assert.deepEqual(spotsOf(motion, 1), ["source:3", "line:1:2:1"]);
});

test("rings of others stay until I move or tiles are dealt", () => {
  const theirs = [/** @type {any} */ (event(4, { seat: 1 }))];
  assert.deepEqual(ringsAfter(["source:1"], theirs, 0, ["source:3"]), ["source:1", "source:3"]);
  assert.deepEqual(ringsAfter(["source:1"], [/** @type {any} */ (event(5, { seat: 0 }))], 0, ["source:3"]), []);
  assert.deepEqual(
    ringsAfter(["source:1"], [...theirs, /** @type {any} */ (event(6, { kind: "deal", seat: null }))], 0, []),
    [],
  );
});

test("missed steps are counted without undone ones, and none are shown after an undo", () => {
  const before = reduce(EMPTY, table());
  const after = reduce(before, table({ sequence: 5, events: [event(4), event(5)] }));
  assert.deepEqual(missedSteps(before, after), [4, 5]);
  const undone = reduce(
    before,
    table({ sequence: 4, events: [event(1), event(2), event(3, { is_undone: true }), event(4, { kind: "undo" })] }),
  );
  assert.equal(missedSteps(before, undone), null);
});
