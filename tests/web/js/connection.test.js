import assert from "node:assert/strict";
import { after, mock, test } from "node:test";

import { Connection, waitBefore } from "../../../src/sintra/web/js/wire/connection.js";
import { table } from "./samples.js";

mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
after(() => mock.timers.reset());

/** A websocket that a test plays. */
class Wire {
  readyState = 0;
  /** @type {any[]} */
  sent = [];
  /** @type {any} */ onopen = null;
  /** @type {any} */ onmessage = null;
  /** @type {any} */ onclose = null;
  /** @type {any} */ onerror = null;
  open() {
    this.readyState = 1;
    this.onopen();
  }
  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  /** @param {any} message */
  say(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
}

function connected() {
  /** @type {Wire[]} */
  const wires = [];
  /** @type {string[]} */
  const statuses = [];
  const connection = new Connection({
    url: "ws://test",
    token: "t",
    client: "client",
    language: () => "en",
    heard: () => undefined,
    changed: (status) => statuses.push(status),
    open: () => /** @type {any} */ (wires[wires.push(new Wire()) - 1]),
  });
  connection.connect();
  return { connection, wires, statuses, last: () => /** @type {Wire} */ (wires.at(-1)) };
}

test("it greets with the link, and then asks", () => {
  const { connection, last, statuses } = connected();
  last().open();
  assert.deepEqual(last().sent[0], { type: "hello", token: "t", client: "client", language: "en" });
  last().say(table());
  connection.ask({ type: "move", sequence: 3, move: "1B2" });
  assert.equal(last().sent[1].move, "1B2");
  assert.deepEqual(statuses, ["open"]);
  connection.close();
});

test("what was not answered is sent again with the same id, after the greeting that says what was seen", () => {
  const { connection, wires, last, statuses } = connected();
  last().open();
  last().say(table());
  const id = connection.ask({ type: "move", sequence: 3, move: "1B2" });
  last().close();
  assert.deepEqual(statuses, ["open", "lost"]);
  mock.timers.tick(1000);
  assert.equal(wires.length, 2);
  last().open();
  assert.equal(last().sent[0].since, 3);
  assert.equal(last().sent.length, 1);
  last().say(table());
  assert.equal(last().sent[1].id, id);
  last().say({ type: "accepted", id, sequence: 4 });
  assert.equal(connection.unanswered, 0);
  connection.close();
});

test("what is asked while nobody listens waits", () => {
  const { connection, last } = connected();
  connection.ask({ type: "hint" });
  last().open();
  assert.equal(last().sent.length, 1);
  last().say(table());
  assert.equal(last().sent[1].type, "hint");
  connection.close();
});

test("a connection that is silent for long is asked, and given up if it stays silent", () => {
  const { connection, wires, last } = connected();
  last().open();
  last().say(table());
  mock.timers.tick(29_000);
  assert.equal(last().sent.at(-1).type, "ping");
  mock.timers.tick(20_000);
  mock.timers.tick(1000);
  assert.ok(wires.length > 1);
  connection.close();
});

test("waiting grows, and has an end", () => {
  assert.equal(waitBefore(1, 0.5), 300);
  assert.equal(waitBefore(3, 0.5), 1200);
  assert.equal(waitBefore(30, 0.5), 8000);
});

test("what is asked and not answered is known, and the answer comes with it", () => {
  /** @type {any[]} */
  const answered = [];
  const wire = new Wire();
  const connection = new Connection({
    url: "",
    token: "t",
    client: "c",
    table: "x",
    language: () => "en",
    heard: (_, asked) => answered.push(asked?.type ?? null),
    changed: () => undefined,
    open: () => /** @type {any} */ (wire),
  });
  connection.connect();
  wire.open();
  wire.say(table());
  const id = connection.ask({ type: "hint" });
  assert.equal(connection.isAsking("hint"), true);
  assert.equal(connection.isAsking("undo"), false);
  wire.say({ type: "refused", id, code: "behind" });
  assert.equal(connection.isAsking("hint"), false);
  assert.deepEqual(answered, [null, "hint"]);
});

test("a connection that never opens, or is never greeted back, is given up", () => {
  const { connection, wires, statuses, last } = connected();
  mock.timers.tick(30_000);
  mock.timers.tick(1000);
  assert.equal(wires.length, 2);
  last().open();
  mock.timers.tick(30_000);
  mock.timers.tick(1000);
  assert.equal(wires.length, 3);
  last().open();
  last().say(table());
  assert.equal(statuses.at(-1), "open");
  connection.close();
});
