/**
 * A plan of a table on the start page: edition, players, options, who sits where, who begins. It becomes the request that creates the table.
 *
 * @typedef {import("../games/registry.js").Cover} Cover
 * @typedef {import("../games/registry.js").Field} Field
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {{kind: "me" | "here" | "bot" | "person", level: number, name: string}} SeatPlan
 * @typedef {object} Plan
 * @property {string} edition  by its name; empty: the game has no names for them
 * @property {number} players
 * @property {SeatPlan[]} seats  always four; only the first ones sit
 * @property {number | "random"} start  the seat that begins
 * @property {Record<string, any>} options  by the names of the cover's fields
 */

import { OWN } from "../games/registry.js";
import { storage } from "../memory/storage.js";
import { LEVELS } from "../wire/creation.js";

const KEY = "sintra.plan.";
const MAX_SEATS = 4;
export const RANDOM = "random";
const STARTS = /** @type {(number | "random")[]} */ ([RANDOM, 0, 1, 2, 3]);
export const KINDS = /** @type {const} */ (["bot", "here", "person"]);

/** The default plan. @param {Cover} cover @param {Words} words @returns {Plan} */
export function fresh(cover, words) {
  const seats = Array.from(
    { length: MAX_SEATS },
    (_, seat) => /** @type {SeatPlan} */ ({ kind: seat ? "bot" : "me", level: 3, name: "" }),
  );
  const edition = cover.editions[0] ?? "";
  const options = defaults(cover.fields(words, edition));
  return { edition, players: cover.players[0] ?? 2, seats, start: RANDOM, options };
}

/** @param {Field[]} fields @returns {Record<string, any>} */
function defaults(fields) {
  return Object.fromEntries(fields.map((field) => [field.name, field.default]));
}

/**
 * Reduce a choice into the plan. The name says what: players, edition, start, an option as `option.NAME`, a place of an order of
 * one's own as `place.NAME.2`, or kind, level or name with a seat, `level.2`.
 * @param {Plan} plan @param {string} name @param {string} value @param {Cover} cover @param {Words} words @returns {Plan}
 */
export function reduce(plan, name, value, cover, words) {
  const [what = "", place = "", number] = name.split(".");
  if (what === "players") return { ...plan, players: Number(value) };
  if (what === "edition") return withEdition(plan, value, cover, words);
  if (what === "start") return { ...plan, start: value === RANDOM ? RANDOM : Number(value) };
  const field = cover.fields(words, plan.edition).find((one) => one.name === place);
  if (what === "option") return field ? withOption(plan, field, value) : plan;
  if (what === "place") return withOrder(plan, place, Number(number), value);
  const change = { [what]: what === "level" ? Number(value) : value };
  return { ...plan, seats: plan.seats.map((seat, index) => (index === Number(place) ? { ...seat, ...change } : seat)) };
}

/** Another edition: what has another default there is reset, other choices stay. @param {Plan} plan @param {string} edition @param {Cover} cover @param {Words} words @returns {Plan} */
function withEdition(plan, edition, cover, words) {
  if (!cover.editions.includes(edition)) return plan;
  const before = defaults(cover.fields(words, plan.edition));
  const after = Object.entries(defaults(cover.fields(words, edition)));
  const options = after.map(([name, value]) => [name, before[name] === value ? (plan.options[name] ?? value) : value]);
  return { ...plan, edition, options: Object.fromEntries(options) };
}

/** @param {Plan} plan @param {Field} field @param {string} value @returns {Plan} */
function withOption(plan, field, value) {
  const found = field.choices.find((one) => textOf(one.value) === value);
  if (!found) return plan;
  const chosen = found.value === OWN && field.order ? [...field.order.colors] : found.value;
  return { ...plan, options: { ...plan.options, [field.name]: chosen } };
}

/** A color at a place of an order, in exchange for the one that was there. @param {Plan} plan @param {string} name @param {number} place @param {string} color @returns {Plan} */
function withOrder(plan, name, place, color) {
  const order = plan.options[name];
  if (!Array.isArray(order) || !order.includes(color)) return plan;
  const changed = order.map((one, index) => (index === place ? color : one === color ? order[place] : one));
  return { ...plan, options: { ...plan.options, [name]: changed } };
}

/** The seat that begins, if it sits; otherwise it is drawn. @param {Plan} plan */
export function starter({ start, players }) {
  return start === RANDOM || start < players ? start : RANDOM;
}

/** The value of an option as the form has it. @param {any} value */
export function textOf(value) {
  return Array.isArray(value) ? OWN : String(value ?? "");
}

/** The same plan for two, against a bot. @param {Plan} plan @returns {Plan} */
export function withBot(plan) {
  return { ...plan, players: 2, seats: plan.seats.map((seat, index) => (index === 1 ? { ...seat, kind: "bot" } : seat)) };
}

/** Whether somebody comes by link. @param {Plan} plan */
export function isOpen(plan) {
  return plan.seats.slice(0, plan.players).some((seat) => seat.kind === "person");
}

/** The request that creates the table. @param {string} game @param {Plan} plan */
export function toRequest(game, plan) {
  const seats = plan.seats
    .slice(0, plan.players)
    .map(({ kind, level }) => (kind === "bot" ? { kind, level } : { kind: kind === "person" ? kind : "here" }));
  const edition = plan.edition ? { edition: plan.edition } : {};
  return { game, ...edition, seats, options: plan.options, start: starter(plan) };
}

/** @param {Cover} cover @param {Words} words @returns {Plan} */
export function load(cover, words) {
  return parse(storage().getItem(KEY + cover.name), cover, words);
}

/** Parse a stored plan; invalid values fall back to their defaults. @param {string | null} text @param {Cover} cover @param {Words} words @returns {Plan} */
export function parse(text, cover, words) {
  const base = fresh(cover, words);
  try {
    const stored = JSON.parse(text ?? "{}");
    const edition = choice(stored.edition, cover.editions, base.edition);
    const fields = cover.fields(words, edition);
    return {
      edition,
      players: choice(stored.players, cover.players, base.players),
      seats: base.seats.map((seat, index) => seatOf(stored.seats?.[index], seat)),
      start: choice(stored.start, STARTS, base.start),
      options: Object.fromEntries(fields.map((field) => [field.name, optionOf(stored, field)])),
    };
  } catch {
    return base;
  }
}

/** @param {any} stored @param {Field} field */
function optionOf(stored, field) {
  const value = stored.options ? stored.options[field.name] : stored[field.formerName ?? field.name];
  if (field.order && Array.isArray(value)) return isOrder(value, field.order.colors) ? value : field.default;
  return choice(
    value,
    field.choices.map((one) => one.value).filter((one) => one !== OWN),
    field.default,
  );
}

/** Whether these are the same colors, each once. @param {unknown[]} order @param {string[]} colors */
function isOrder(order, colors) {
  return order.length === colors.length && colors.every((color) => order.includes(color));
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
    // storage blocked: not fatal
  }
}
