/**
 * What moves on the table of the Pavilion between two positions: found by comparing them, and by what the sentences of the event tell.
 *
 * @typedef {import("../../draw/flight.js").Flight} Flight
 * @typedef {import("../../draw/flight.js").Rise} Rise
 * @typedef {import("../../wire/messages.js").EventView} EventView
 */

import { spread } from "./choice.js";
import { COLORS } from "./geometry.js";
import { keyOf, spaceAt, spaceNamed } from "./layout.js";

const APART = 40; // milliseconds between tiles
const BEAT = 420; // of scoring

/** Everything that an event moves. @param {any} before @param {any} after @param {EventView} event @returns {import("../../draw/flight.js").Motion} */
export function motion(before, after, event) {
  if (!before || !after) return { flights: [], rises: [] };
  const flights = flightsOf(before, after, event);
  return { flights, rises: rises(before, event, flights.length ? 280 : 0) };
}

/** @param {any} before @param {any} after @param {EventView} event @returns {Flight[]} */
function flightsOf(before, after, event) {
  const seat = event.seat ?? 0;
  const { source, color } = event.parts ?? {};
  if (source !== undefined) return draftFlights(before, after, seat, Number(source));
  if (before.phase === "place") return placeFlights(before, seat, event);
  const moved = COLORS.find((one) => one === color);
  if (!moved) return [];
  const hand = `hand:${seat}:${moved}`;
  const supply = `supply:${spread(before.supply).indexOf(moved)}`;
  const [from, to] = before.phase === "bonus" ? [supply, hand] : [hand, "tower"];
  return [{ from, to, color: moved, delay: 0 }];
}

/** What is taken flies to the hand, what is left to the center. @param {any} before @param {any} after @param {number} seat @param {number} source @returns {Flight[]} */
function draftFlights(before, after, seat, source) {
  const pool = source ? before.factories[source - 1] : before.center;
  const hand = before.seats[seat].hand;
  let sent = 0;
  return COLORS.flatMap((color) => {
    const gained = (after.seats[seat].hand[color] ?? 0) - (hand[color] ?? 0);
    const moving = source ? (pool[color] ?? 0) : gained;
    return Array.from({ length: moving }, (_, index) => {
      const from = source ? `${source}:${color}:${index}` : `0:${color}:0`;
      return index < gained
        ? { from, to: `hand:${seat}:${color}`, color, delay: APART * sent++ }
        : { from, to: `0:${color}:0`, color, delay: 60 };
    });
  });
}

/** @param {any} before @param {number} seat @param {EventView} event @returns {Flight[]} */
function placeFlights(before, seat, event) {
  const said = event.phrases.find((phrase) => phrase.values.space);
  const [star, number] = said?.values.space ?? [];
  const space = star === undefined ? null : spaceNamed(before.options.side, String(star), Number(number));
  if (!space) return [];
  const [color, paid] = said?.values.tiles ?? ["purple", 1];
  const [joker, jokers] = said?.values.wild ?? ["purple", 0];
  /** @type {Flight[]} */
  const flights = [
    { from: `hand:${seat}:${color}`, to: `space:${seat}:${keyOf(space)}`, color, delay: 0, turn: spaceAt(space).turn },
  ];
  for (let index = 1; index < paid; index += 1) {
    flights.push({ from: `hand:${seat}:${color}`, to: "tower", color, delay: index * APART });
  }
  for (let index = 0; index < jokers; index += 1) {
    flights.push({ from: `hand:${seat}:${joker}`, to: "tower", color: joker, delay: (paid + index) * APART });
  }
  return flights;
}

/** Points as the sentences tell them, each where it is earned. @param {any} before @param {EventView} event @param {number} start @returns {Rise[]} */
function rises(before, event, start) {
  /** @type {Map<number, number>} */
  const beats = new Map();
  return event.phrases
    .filter((phrase) => "points" in phrase.values && "seat" in phrase.values)
    .map(({ values }) => {
      const seat = Number(values.seat);
      const beat = beats.get(seat) ?? 0;
      beats.set(seat, beat + 1);
      return { at: spotOf(before, seat, values), seat, points: Number(values.points), delay: start + beat * BEAT };
    });
}

/** @param {any} before @param {number} seat @param {Record<string, any>} values */
function spotOf(before, seat, values) {
  const [star, number] = values.space ?? [values.star, 1];
  const space = star === undefined ? null : spaceNamed(before.options.side, String(star), Number(number));
  return space ? `space:${seat}:${keyOf(space)}` : `score:${seat}`;
}
