/**
 * A view that was not sent by a server: of a figure, a lesson, or a step of a replay. Missing fields have their defaults.
 *
 * @typedef {import("./store.js").View} View
 * @typedef {import("./store.js").Fixed} Fixed
 * @typedef {import("./store.js").Changing} Changing
 * @typedef {import("./messages.js").SeatView} SeatView
 */

import { EMPTY } from "./store.js";

/** @type {Fixed} */
const TABLE = {
  version: 1,
  table: "",
  game: "",
  options: {},
  start: 0,
  date: "",
  clock: null,
  commitment: "",
  yours: [0],
  language: "en",
  edition: "",
  colors: "words",
};
/** @type {Changing} */
const NOW = {
  sequence: 0,
  phase: "over",
  seats: [],
  state: null,
  turn: null,
  turn_began: null,
  legal: [],
  barred: [],
  can_undo: false,
  events: [],
  result: null,
  seed: null,
  rematch: null,
};
/** @type {SeatView} */
const SEAT = {
  kind: "person",
  level: null,
  name: "",
  is_taken: true,
  nonce: "",
  score: 0,
  ahead: null,
  goals: [],
  features: {},
  hints: 0,
  time_left: null,
};

/** @param {Partial<Fixed>} table @param {Partial<Changing>} now @param {Partial<SeatView>[]} seats @returns {View} */
export function stillView(table, now, seats) {
  return {
    ...EMPTY,
    connection: "open",
    table: { ...TABLE, ...table },
    now: { ...NOW, ...now, seats: seats.map((seat) => ({ ...SEAT, ...seat })) },
  };
}
