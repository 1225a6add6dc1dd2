/**
 * A plan of a table on the start page: players, options, who sits where. It becomes the request that makes the table.
 *
 * @typedef {import("../games/registry.js").Cover} Cover
 * @typedef {import("../games/registry.js").Field} Field
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {{kind: "me" | "here" | "bot" | "person", level: number, name: string}} SeatPlan
 * @typedef {object} Plan
 * @property {number} players
 * @property {SeatPlan[]} seats  always four; only the first ones sit
 * @property {Record<string, any>} options  by the names of the cover's fields
 */

import { storage } from "../memory/storage.js";
import { LEVELS } from "../wire/creation.js";

const KEY = "sintra.plan.";
const MAX_SEATS = 4;
export const KINDS = /** @type {const} */ (["bot", "here", "person"]);

/** The plan of somebody who has chosen nothing yet. @param {Field[]} fields @param {number[]} players @returns {Plan} */
export function fresh(fields, players) {
  const seats = Array.from(
    { length: MAX_SEATS },
    (_, seat) => /** @type {SeatPlan} */ ({ kind: seat ? "bot" : "me", level: 3, name: "" }),
  );
  return { players: players[0] ?? 2, seats, options: Object.fromEntries(fields.map((field) => [field.name, field.default])) };
}

/**
 * Give the plan after a choice. The name says what: players, an option as `option.NAME`, or kind, level or name with a seat, `level.2`.
 * @param {Plan} plan @param {string} name @param {string} value @param {Field[]} fields @returns {Plan}
 */
export function reduce(plan, name, value, fields) {
  const [what = "", place] = name.split(".");
  if (what === "players") return { ...plan, players: Number(value) };
  if (what === "option") {
    const choices = fields.find((field) => field.name === place)?.choices ?? [];
    const found = choices.find((one) => textOf(one.value) === value);
    return found ? { ...plan, options: { ...plan.options, [place ?? ""]: found.value } } : plan;
  }
  const change = { [what]: what === "level" ? Number(value) : value };
  return { ...plan, seats: plan.seats.map((seat, index) => (index === Number(place) ? { ...seat, ...change } : seat)) };
}

/** The value of an option as the form has it. @param {any} value */
export function textOf(value) {
  return String(value ?? "");
}

/** The same plan for two, against a bot. @param {Plan} plan @returns {Plan} */
export function withBot(plan) {
  return { ...plan, players: 2, seats: plan.seats.map((seat, index) => (index === 1 ? { ...seat, kind: "bot" } : seat)) };
}

/** Whether somebody comes by link. @param {Plan} plan */
export function isOpen(plan) {
  return plan.seats.slice(0, plan.players).some((seat) => seat.kind === "person");
}

/** The request that makes the table. @param {string} game @param {Plan} plan */
export function toRequest(game, plan) {
  const seats = plan.seats
    .slice(0, plan.players)
    .map(({ kind, level }) => (kind === "bot" ? { kind, level } : { kind: kind === "person" ? kind : "here" }));
  return { game, seats, options: plan.options };
}

/** @param {Cover} cover @param {Words} words @returns {Plan} */
export function load(cover, words) {
  return parse(storage().getItem(KEY + cover.name), cover.fields(words), cover.players);
}

/** Read a stored plan; whatever is not a possible choice falls back to its default. @param {string | null} text @param {Field[]} fields @param {number[]} players @returns {Plan} */
export function parse(text, fields, players) {
  const base = fresh(fields, players);
  try {
    const stored = JSON.parse(text ?? "{}");
    return {
      players: choice(stored.players, players, base.players),
      seats: base.seats.map((seat, index) => seatOf(stored.seats?.[index], seat)),
      options: Object.fromEntries(fields.map((field) => [field.name, optionOf(stored, field)])),
    };
  } catch {
    return base;
  }
}

/** @param {any} stored @param {Field} field */
function optionOf(stored, field) {
  const value = stored.options ? stored.options[field.name] : stored[field.formerName ?? field.name];
  return choice(
    value,
    field.choices.map((one) => one.value),
    field.default,
  );
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

/** @param {string} game @param {Plan} plan */
export function save(game, plan) {
  try {
    storage().setItem(KEY + game, JSON.stringify(plan));
  } catch {
    // a browser that stores nothing still plays
  }
}
