/**
 * The end of a round on the boards of Azul: what each sentence of the server does to them, and where. Nothing is worked out here; a
 * sentence says which tile goes where and what it brings.
 *
 * @typedef {import("../kind.js").Sentence} Sentence
 * @typedef {[string, number]} Tiles
 * @typedef {(state: any, values: Record<string, any>) => any} Enactment
 */

import { FLOOR, LINES } from "./layout.js";

/** @type {import("../kind.js").Tally} */
export const tally = {
  open: (before) => before,

  enact(state, { key, values }) {
    const scored = "score" in values ? withSeat(state, values.seat, () => ({ score: values.score })) : state;
    return ENACTED[nameOf(key)]?.(scored, values) ?? scored;
  },

  where(state, { key, values }) {
    const { seat } = values;
    const name = nameOf(key);
    if (name === "places") {
      const to = `wall:${seat}:${values.row}:${values.column}`;
      return { spots: [to], flight: { from: `line:${seat}:${values.row}:1`, to, color: values.color, delay: 0 } };
    }
    if (name === "line_falls") return { spots: LINES.slice(0, values.line).map((at) => `line:${seat}:${values.line}:${at}`) };
    if (name.startsWith("floor_")) {
      return {
        spots: state.seats[seat].floor.map((/** @type {string} */ _, /** @type {number} */ at) => `floor:${seat}:${at + 1}`),
      };
    }
    return { spots: name.startsWith("bonus_") ? cellsOf(state, seat, values) : [] };
  },
};

/** The cells of a row, a column or a color. @param {any} state @param {number} seat @param {Record<string, any>} values */
function cellsOf(state, seat, { row, column, color }) {
  const cells = LINES.flatMap((down) => LINES.map((across) => ({ down, across })));
  const wall = state.seats[seat].wall;
  return cells
    .filter(({ down, across }) => down === row || across === column || (color && wall[down - 1][across - 1] === color))
    .map(({ down, across }) => `wall:${seat}:${down}:${across}`);
}

/** What sentences do, by the last part of their keys. @type {Record<string, Enactment>} */
const ENACTED = {
  takes_to_line: (state, { seat, tiles: [color], line, count, source }) =>
    laid(drained(state, seat, source, color), seat, line, [color, count]),
  takes_to_complete: (state, { seat, tiles: [color], line, source }) =>
    laid(drained(state, seat, source, color), seat, line, [color, line]),
  takes_to_floor: (state, { seat, tiles, source }) => fallen(drained(state, seat, source, tiles[0]), seat, tiles),
  marker_to_floor: (state, { slot }) => withMarker({ ...state, marker_in_center: false }, state.turn, slot),
  marker_beside: (state) => ({ ...state, marker_in_center: false }),
  falls: (state, { tiles }) => fallen(state, state.turn, tiles),
  to_center: (state, { pool }) => ({ ...state, center: { ...state.center, ...sums(state.center, pool) } }),
  all_taken: (state) => ({ ...state, center: {}, factories: state.factories.map(() => ({})) }),
  line_falls: (state, { seat, line, tiles }) => fallen(laid(state, seat, line, null), seat, tiles),
  places: (state, { seat, row, column, color }) =>
    withSeat(laid(state, seat, row, null), seat, ({ wall }) => ({
      wall: replaced(wall, row, replaced(wall[row - 1], column, color)),
    })),
  floor_scored: (state, { seat }) => withSeat(state, seat, () => ({ floor: [] })),
  floor_limited: (state, { seat }) => withSeat(state, seat, () => ({ floor: [] })),
};

/** @param {string} key */
function nameOf(key) {
  return key.slice(key.lastIndexOf(".") + 1);
}

/** Change a seat's board. @param {any} state @param {number} seat @param {(board: any) => object} change */
function withSeat(state, seat, change) {
  const board = state.seats[seat];
  return { ...state, seats: replaced(state.seats, seat + 1, { ...board, ...change(board) }) };
}

/** A list with another value at a place that is counted from 1. @template T @param {T[]} list @param {number} place @param {T} value @returns {T[]} */
function replaced(list, place, value) {
  return list.map((old, at) => (at === place - 1 ? value : old));
}

/** @param {any} state @param {number} seat @param {number} line @param {Tiles | null} tiles */
function laid(state, seat, line, tiles) {
  return withSeat(state, seat, ({ lines }) => ({ lines: replaced(lines, line, tiles) }));
}

/** Take a color from its source; who took it is to act in the sentences that follow. @param {any} state @param {number} seat @param {number} source @param {string} color */
function drained(state, seat, source, color) {
  return source
    ? { ...state, turn: seat, factories: replaced(state.factories, source, {}) }
    : { ...state, turn: seat, center: { ...state.center, [color]: 0 } };
}

/** @param {any} state @param {number} seat @param {Tiles} tiles */
function fallen(state, seat, [color, number]) {
  return withSeat(state, seat, ({ floor }) => ({ floor: [...floor, ...Array(number).fill(color)].slice(0, FLOOR.length) }));
}

/** @param {any} state @param {number} seat @param {number} slot */
function withMarker(state, seat, slot) {
  return withSeat(state, seat, ({ floor }) => ({
    floor: [...floor.slice(0, slot - 1), "marker", ...floor.slice(slot - 1)].slice(0, FLOOR.length),
  }));
}

/** @param {Record<string, number>} center @param {Tiles[]} pool */
function sums(center, pool) {
  return Object.fromEntries(pool.map(([color, number]) => [color, (center[color] ?? 0) + number]));
}
