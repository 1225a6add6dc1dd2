/**
 * A plan of a table on the start page: players, options, who sits where. It becomes the request that makes the table.
 *
 * @typedef {"azul" | "pavilion"} GameName
 * @typedef {{kind: "me" | "here" | "bot" | "person", level: number, name: string}} SeatPlan
 * @typedef {object} Plan
 * @property {number} players
 * @property {SeatPlan[]} seats  always four; only the first ones sit
 * @property {"coloured" | "grey"} side  wall or board
 * @property {number} columnBonus
 * @property {number | null} maxRounds
 */

import { memory } from "../memory/storage.js";

const KEY = "sintra.plan.";
const SEATS = 4;
export const KINDS = /** @type {const} */ (["bot", "here", "person"]);
export const BONUSES = [7, 5];
export const ROUNDS = [null, 3, 4, 5];
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The plan of somebody who has chosen nothing yet. @returns {Plan} */
export function fresh() {
  const seats = Array.from(
    { length: SEATS },
    (_, seat) => /** @type {SeatPlan} */ ({ kind: seat ? "bot" : "me", level: 3, name: "" }),
  );
  return { players: 2, seats, side: "coloured", columnBonus: 7, maxRounds: null };
}

/**
 * Give the plan after a choice. The name says what: players, side, columnBonus, maxRounds, or kind, level or name with a seat, `level.2`.
 * @param {Plan} plan @param {string} name @param {string} value @returns {Plan}
 */
export function reduce(plan, name, value) {
  const [what = "", place] = name.split(".");
  if (place !== undefined) {
    const change = { [what]: what === "level" ? Number(value) : value };
    return { ...plan, seats: plan.seats.map((seat, index) => (index === Number(place) ? { ...seat, ...change } : seat)) };
  }
  if (what === "players" || what === "columnBonus") return { ...plan, [what]: Number(value) };
  if (what === "maxRounds") return { ...plan, maxRounds: value ? Number(value) : null };
  return what === "side" ? { ...plan, side: value === "grey" ? "grey" : "coloured" } : plan;
}

/** Whether somebody comes by link. @param {Plan} plan */
export function isOpen(plan) {
  return plan.seats.slice(0, plan.players).some((seat) => seat.kind === "person");
}

/** The request that makes the table. @param {GameName} game @param {Plan} plan */
export function toRequest(game, plan) {
  const seats = plan.seats
    .slice(0, plan.players)
    .map((seat) =>
      seat.kind === "bot" ? { kind: "bot", level: seat.level } : { kind: seat.kind === "person" ? "person" : "here" },
    );
  const options =
    game === "azul" ? { wall: plan.side, column_bonus: plan.columnBonus, max_rounds: plan.maxRounds } : { side: plan.side };
  return { game, seats, options };
}

/** @param {GameName} game @returns {Plan} */
export function load(game) {
  return parse(memory().getItem(KEY + game));
}

/** Read a stored plan; whatever is not a possible choice falls back to what it is at first. @param {string | null} text @returns {Plan} */
export function parse(text) {
  const base = fresh();
  try {
    const { players, seats, side, columnBonus, maxRounds } = JSON.parse(text ?? "{}");
    return {
      players: choice(players, [2, 3, 4], base.players),
      seats: base.seats.map((seat, index) => seatOf(seats?.[index], seat)),
      side: choice(side, ["coloured", "grey"], base.side),
      columnBonus: choice(columnBonus, BONUSES, base.columnBonus),
      maxRounds: choice(maxRounds, ROUNDS, base.maxRounds),
    };
  } catch {
    return base;
  }
}

/** @param {any} stored @param {SeatPlan} base @returns {SeatPlan} */
function seatOf(stored, base) {
  return {
    kind: base.kind === "me" ? "me" : choice(stored?.kind, KINDS, base.kind),
    level: choice(stored?.level, LEVELS, base.level),
    name: typeof stored?.name === "string" ? stored.name : base.name,
  };
}

/** @template T @param {unknown} value @param {readonly T[]} choices @param {T} otherwise @returns {T} */
function choice(value, choices, otherwise) {
  return choices.find((one) => one === value) ?? otherwise;
}

/** @param {GameName} game @param {Plan} plan */
export function save(game, plan) {
  try {
    memory().setItem(KEY + game, JSON.stringify(plan));
  } catch {
    // a browser that stores nothing still plays
  }
}
