/**
 * What moves on the boards of Azul between two positions: found by comparing them, and by what the sentences of the event tell.
 *
 * @typedef {import("../../draw/flight.js").Flight} Flight
 * @typedef {import("../../draw/flight.js").Rise} Rise
 * @typedef {import("../../wire/messages.js").EventView} EventView
 */

import { COLORS, FLOOR, LINES } from "./layout.js";

const APART = 40; // milliseconds between tiles
const BEAT = 420; // of scoring
const LONGEST = 3200; // all scoring of a round

/** Everything that an event moves. @param {any} before @param {any} after @param {EventView} event @returns {import("../../draw/flight.js").Motion} */
export function motion(before, after, event) {
  if (!before || !after) return { flights: [], rises: [] };
  const flights = "source" in (event.parts ?? {}) ? draftFlights(before, event) : [];
  const scored = scoring(before, event, flights.length ? 280 + APART * flights.length : 0);
  return { flights: [...flights, ...scored.flights], rises: scored.rises };
}

/** @param {any} before @param {EventView} event @returns {Flight[]} */
function draftFlights(before, event) {
  const { source, line, color } = draftOf(event);
  const seat = event.seat ?? 0;
  const was = before.seats[seat];
  const pool = source ? before.factories[source - 1] : before.center;
  const number = pool[color] ?? 0;
  const fallen = event.phrases.find((phrase) => phrase.key.endsWith(".falls"))?.values.tiles?.[1] ?? 0;
  const placed = line ? number - fallen : 0;
  const lying = line ? (was.lines[line - 1]?.[1] ?? 0) : 0;
  const hasMarker = source === 0 && before.marker_in_center;
  let slot = was.floor.length;
  /** @type {Flight[]} */
  const flights = [];
  if (hasMarker && slot < FLOOR.length) {
    flights.push({ from: "0:marker:0", to: `floor:${seat}:${++slot}`, color: "marker", delay: 0 });
  }
  for (let index = 0; index < number; index += 1) {
    const from = source ? `${source}:${color}:${index}` : `0:${color}:0`;
    const isPlaced = index < placed;
    if (!isPlaced && slot >= FLOOR.length) break;
    flights.push({
      from,
      to: isPlaced ? `line:${seat}:${line}:${lying + index + 1}` : `floor:${seat}:${++slot}`,
      color,
      delay: index * APART,
    });
  }
  return [...flights, ...restFlights(pool, source, color)];
}

/** What was taken, from where, and to which line; 0 is the center, and the floor. @param {EventView} event */
function draftOf({ parts = {} }) {
  return { source: Number(parts.source), line: Number(parts.line), color: String(parts.color) };
}

/** The other tiles of a factory slide to the center. @param {Record<string, number>} pool @param {number} source @param {string} color @returns {Flight[]} */
function restFlights(pool, source, color) {
  if (!source) return [];
  return COLORS.filter((other) => other !== color && pool[other]).flatMap((other) =>
    Array.from({ length: pool[other] ?? 0 }, (_, index) => ({
      from: `${source}:${other}:${index}`,
      to: `0:${other}:0`,
      color: other,
      delay: 60,
    })),
  );
}

/**
 * Scoring, as the sentences tell it: all boards at once, row by row, then the floors, then the bonuses.
 * @param {any} before @param {EventView} event @param {number} start
 */
function scoring(before, event, start) {
  /** @type {Flight[]} */
  const flights = [];
  /** @type {Rise[]} */
  const rises = [];
  /** @type {Map<number, number>} */
  const beats = new Map();
  const seatBeats = before.seats.map(
    (/** @type {any} */ _, /** @type {number} */ seat) =>
      event.phrases.filter((phrase) => phrase.values.seat === seat && "points" in phrase.values).length,
  );
  const beat = Math.min(BEAT, LONGEST / Math.max(1, ...seatBeats));
  for (const { key, values } of event.phrases) {
    const seat = Number(values.seat);
    if (!("points" in values)) continue;
    const delay = start + (beats.get(seat) ?? 0) * beat;
    beats.set(seat, (beats.get(seat) ?? 0) + 1);
    const at = spotOf(key, seat, values);
    if (key.endsWith(".places")) {
      flights.push({ from: `line:${seat}:${values.row}:1`, to: at, color: String(values.color), delay });
    }
    rises.push({ at, seat, points: Number(values.points), delay: delay + beat / 2 });
  }
  return { flights, rises };
}

/** Where points are earned or lost. @param {string} key @param {number} seat @param {Record<string, any>} values */
function spotOf(key, seat, values) {
  if (key.endsWith(".places")) return `wall:${seat}:${values.row}:${values.column}`;
  if (key.includes("floor")) return `floor:${seat}:1`;
  if (key.endsWith(".bonus_row")) return `wall:${seat}:${values.row}:${LINES.length}`;
  if (key.endsWith(".bonus_column")) return `wall:${seat}:${LINES.length}:${values.column}`;
  return `score:${seat}`;
}
