import assert from "node:assert/strict";
import { test } from "node:test";

import { movesIn, roundsOf, standing, stepNumbers } from "../../../src/sintra/web/js/wire/history.js";
import { lookedAt, whereText } from "../../../src/sintra/web/js/table/lookback.js";
import { log } from "../../../src/sintra/web/js/stage/log.js";
import { EMPTY, canAct, isMyTurn, reduce } from "../../../src/sintra/web/js/wire/store.js";
import { wordsOf } from "../../../src/sintra/web/js/words/languages.js";
import { event, state, table } from "./samples.js";

const words = wordsOf("en");

/** A deal that begins a round. @param {number} sequence @param {number} round */
function deal(sequence, round) {
  return event(sequence, {
    kind: "deal",
    seat: null,
    text: "deal",
    phrases: [{ key: "azul.round", values: { round, seat: 0 }, text: `Round ${round}.` }],
  });
}

/** A game of some rounds with some moves each. @param {number} rounds @param {number} moves */
function game(rounds, moves) {
  const events = [
    event(1, { kind: "begin", seat: null, phrases: [{ key: "server.begun", values: {}, text: "The game begins." }] }),
  ];
  for (let round = 1; round <= rounds; round += 1) {
    events.push(deal(events.length + 1, round));
    for (let move = 0; move < moves; move += 1) events.push(event(events.length + 1));
  }
  return events;
}

/** The entries of a log, as they are drawn. @param {any} view @returns {any[]} */
function entries(view) {
  return /** @type {any} */ (log(view, words, ["Marta", "Bot"], () => null)).children[1].children;
}

test("steps are numbered without people sitting down and without undone ones", () => {
  const events = [
    event(1, { kind: "join" }),
    event(2, { kind: "begin" }),
    event(3, { kind: "deal", seat: null }),
    event(4),
    event(5, { is_undone: true }),
    event(6, { kind: "undo" }),
    event(7),
  ];
  assert.deepEqual(
    [...stepNumbers(events)],
    [
      [3, 1],
      [4, 2],
      [7, 3],
    ],
  );
  assert.equal(standing(events), 3);
  assert.deepEqual([movesIn(events), movesIn(events, 2)], [2, 1]);
});

test("a round begins with its deal, and the first one with whatever was before", () => {
  const found = roundsOf(game(3, 4));
  assert.deepEqual(
    found.map(({ round, events }) => [round, events.length]),
    [
      [1, 6],
      [2, 5],
      [3, 5],
    ],
  );
});

test("the log keeps two rounds entry by entry, and each earlier one as a line that opens and closes", () => {
  const view = { ...EMPTY, log: game(5, 10) };
  assert.equal(entries(view).length, 3 + 22);
  assert.equal(entries({ ...EMPTY, log: game(9, 10) }).length, 7 + 22);
  const [first] = entries(view);
  assert.deepEqual(
    [first.children[0].attrs["data-round"], first.children[0].attrs["aria-expanded"], first.children[0].children[0]],
    [1, "false", "Round 1: 12 entries"],
  );
  const opened = reduce(view, { type: "unfold", round: 1 });
  assert.equal(entries(opened).length, 3 + 22 + 12);
  assert.deepEqual(reduce(opened, { type: "unfold", round: 1 }).unfolded, []);
});

test("an entry shows its position; an undone one has none", () => {
  const view = { ...EMPTY, log: [deal(1, 1), event(2), event(3, { is_undone: true }), event(4)] };
  const [dealt, moved, undone, last] = entries(view);
  assert.deepEqual(
    [dealt, moved, last].map((one) => one.children[0].attrs["data-at"]),
    [1, 2, 3],
  );
  assert.equal(undone.children[0], "Event 3.");
});

test("while looking back nothing can be done, and the game goes on underneath", () => {
  const live = reduce(EMPTY, table({ events: [deal(1, 1), event(2), event(3)] }));
  const look = { at: 2, state: state({ round: 1, turn: 1 }), scores: [3, 4], goals: [], features: [], text: "" };
  const view = reduce({ ...live, connection: "open" }, { type: "look", look });
  const shown = lookedAt(view);
  assert.deepEqual([isMyTurn(view), isMyTurn(shown), canAct(shown), shown.now?.legal.length], [true, false, false, 0]);
  assert.deepEqual(
    shown.now?.seats.map((seat) => seat.score),
    [3, 4],
  );
  assert.equal(whereText(view, words), "Move 1 of 2, round 1");
  assert.equal(entries(view)[1].children[0].attrs["aria-current"], "step");
  assert.equal(reduce(view, { ...table({ sequence: 4 }), type: "update", events: [event(4)] }).look?.at, 2);
  assert.equal(reduce(view, table({ sequence: 5, events: [] })).look?.at, 2);
  assert.equal(
    reduce(
      view,
      table({
        sequence: 5,
        events: [
          { ...event(2), is_undone: true },
          { ...event(3), is_undone: true },
        ],
      }),
    ).look,
    null,
  );
  assert.equal(reduce(view, table({ table: "other" })).look, null);
});
