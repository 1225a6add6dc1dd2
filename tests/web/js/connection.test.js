import assert from "node:assert/strict";
import { after, mock, test } from "node:test";

import { Connection, backoff } from "../../../src/sintra/web/js/wire/connection.js";
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

test("it says hello with the link, and then sends requests", () => {
  const { connection, last, statuses } = connected();
  last().open();
  assert.deepEqual(last().sent[0], { type: "hello", token: "t", client: "client", language: "en" });
  last().say(table());
  connection.ask({ type: "move", sequence: 3, move: "1B2" });
  assert.equal(last().sent[1].move, "1B2");
  assert.deepEqual(statuses, ["open"]);
  connection.close();
});

test("pending requests are resent with the same id after a reconnect, after the hello with since", () => {
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

test("requests are queued while there is no connection", () => {
  const { connection, last } = connected();
  connection.ask({ type: "hint" });
  last().open();
  assert.equal(last().sent.length, 1);
  last().say(table());
  assert.equal(last().sent[1].type, "hint");
  connection.close();
});

test("a silent connection is pinged, and dropped after a timeout", () => {
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

test("backoff grows exponentially up to a maximum", () => {
  assert.equal(backoff(1, 0.5), 300);
  assert.equal(backoff(3, 0.5), 1200);
  assert.equal(backoff(30, 0.5), 8000);
});

test("pending requests are known, and an answer comes with its request", () => {
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

test("a request that is refused for now is told once, and resent until it is answered", () => {
  /** @type {string[]} */
  const heard = [];
  const wire = new Wire();
  const connection = new Connection({
    url: "",
    token: "t",
    client: "c",
    table: "x",
    language: () => "en",
    heard: (message) => heard.push(message.type),
    changed: () => undefined,
    open: () => /** @type {any} */ (wire),
  });
  connection.connect();
  wire.open();
  wire.say(table());
  const id = connection.ask({ type: "move", sequence: 3, move: "1B2" });
  for (let times = 0; times < 3; times += 1) {
    wire.say({ type: "refused", id, code: "too_many", retry_after: 2 });
    const before = wire.sent.length;
    mock.timers.tick(1900);
    assert.equal(wire.sent.length, before);
    mock.timers.tick(200);
    assert.deepEqual(wire.sent.at(-1), wire.sent[1]);
    assert.equal(wire.sent.length, before + 1);
  }
  assert.deepEqual(heard, ["table", "refused"]);
  wire.say({ type: "accepted", id, sequence: 4 });
  assert.equal(connection.unanswered, 0);
  assert.deepEqual(heard, ["table", "refused", "accepted"]);
  connection.close();
});

test("a request that would be resent after minutes only is given up, and one that is not known is told", () => {
  const { connection, last } = connected();
  last().open();
  last().say(table());
  const id = connection.ask({ type: "rematch" });
  last().say({ type: "refused", id, code: "too_fast", retry_after: 3600 });
  assert.equal(connection.unanswered, 0);
  last().say({ type: "refused", id, code: "too_many", retry_after: 2 });
  mock.timers.tick(3000);
  assert.equal(last().sent.length, 2);
  connection.close();
});

test("a connection that never opens, or gets no answer to hello, times out", () => {
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
