import assert from "node:assert/strict";
import { test } from "node:test";

import { EMPTY, canAct, isMyTurn, isWatching, mySeat, reduce } from "../../../src/sintra/web/js/wire/store.js";
import { event, table } from "./samples.js";

const seen = reduce(reduce(EMPTY, { type: "connection", status: "open" }), table());

/** An update. @param {object} change @returns {any} */
const update = (change) => ({ ...table(), type: "update", ...change });

test("a table is seen with its log, and it is my turn", () => {
  assert.equal(seen.log.length, 3);
  assert.equal(isMyTurn(seen), true);
  assert.equal(canAct(seen), true);
  assert.equal(mySeat(seen), 0);
});

test("an update adds its events and puts back what was held", () => {
  const held = reduce(seen, { type: "hold", held: { source: 1, color: "blue" } });
  const after = reduce(held, update({ sequence: 4, turn: 1, legal: [], events: [event(4)] }));
  assert.equal(after.held, null);
  assert.deepEqual(
    after.log.map((one) => one.sequence),
    [1, 2, 3, 4],
  );
  assert.equal(isMyTurn(after), false);
});

test("a stale update changes nothing", () => {
  assert.equal(reduce(seen, update({ sequence: 2, events: [] })), seen);
});

test("what is held stays held when the same position is told again", () => {
  const held = reduce(seen, { type: "hold", held: { source: 1, color: "blue" } });
  assert.deepEqual(reduce(held, table({ events: [] })).held, { source: 1, color: "blue" });
});

test("a pending move blocks others until it is answered", () => {
  const sent = reduce(seen, { type: "sent", id: "7", move: "1B2" });
  assert.equal(canAct(sent), false);
  const refused = reduce(sent, {
    type: "refused",
    id: "7",
    code: "illegal_move",
    phrase: { key: "", values: {}, text: "No." },
    text: "No.",
    sequence: 3,
  });
  assert.equal(refused.refusal, "No.");
  assert.equal(canAct(refused), true);
});

test("a move that is refused for now stays on its way, and why is told calmly", () => {
  const sent = reduce(seen, { type: "sent", id: "7", move: "1B2" });
  const refused = reduce(sent, {
    type: "refused",
    id: "7",
    code: "too_many",
    phrase: { key: "", values: {}, text: "Later." },
    text: "Later.",
    sequence: 3,
    retry_after: 2,
  });
  assert.deepEqual([refused.refusal, refused.answer], [null, ["Later."]]);
  assert.deepEqual(refused.sent, sent.sent);
  assert.equal(canAct(refused), false);
});

test("an undone event is marked in the log", () => {
  const after = reduce(
    seen,
    table({ sequence: 4, events: [event(1), event(2), event(3, { is_undone: true }), event(4, { kind: "undo" })] }),
  );
  assert.deepEqual(
    after.log.map((one) => one.is_undone),
    [false, false, true, false],
  );
});

test("events that came while the connection was lost are counted", () => {
  const lost = reduce(seen, { type: "connection", status: "lost" });
  assert.equal(canAct(lost), false);
  assert.equal(reduce(lost, table({ sequence: 5, events: [event(4), event(5)] })).missed, 2);
});

test("a link without seats watches", () => {
  const watching = reduce(EMPTY, table({ yours: [], legal: [] }));
  assert.equal(isWatching(watching), true);
  assert.equal(isMyTurn(watching), false);
});

test("a link that leads nowhere is said to", () => {
  const gone = reduce(EMPTY, {
    type: "refused",
    id: null,
    code: "forbidden",
    phrase: { key: "", values: {}, text: "" },
    text: "No.",
    sequence: null,
  });
  assert.equal(gone.gone, "forbidden");
});

test("another language brings the whole log anew", () => {
  const german = reduce(
    seen,
    table({ language: "de", events: [event(1, { phrases: [{ key: "a", values: {}, text: "Ereignis." }] })] }),
  );
  assert.equal(german.log.length, 1);
  assert.equal(german.log[0]?.phrases[0]?.text, "Ereignis.");
});
