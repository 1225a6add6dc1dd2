/** Messages and positions for tests, as the server writes them. */

export const EMPTY_WALL = Array.from({ length: 5 }, () => [null, null, null, null, null]);

/** A board. @param {object} [change] */
export function board(change = {}) {
  return { score: 0, wall: EMPTY_WALL, lines: [null, null, null, null, null], floor: [], ...change };
}

/** A position of Azul for two. @param {object} [change] */
export function state(change = {}) {
  return {
    game: "azul",
    players: 2,
    options: { wall: "coloured", column_bonus: 7, max_rounds: null },
    round: 1,
    phase: "draft",
    turn: 0,
    start: 0,
    marker_in_center: true,
    bag: { blue: 80 },
    lid: {},
    center: { black: 2 },
    factories: [{ blue: 2, red: 1, teal: 1 }, {}, {}, {}, { yellow: 4 }],
    seats: [board(), board()],
    ...change,
  };
}

/** A legal move. @param {string} move @param {number} source @param {string} color @param {number} line @param {object} [more] */
export function legal(move, source, color, line, more = {}) {
  return {
    move,
    kind: "draft",
    parts: { source, color, line },
    points: 0,
    cost: 0,
    dropped: 0,
    taken: 0,
    bonus: 0,
    jokers: 0,
    ahead: null,
    text: "",
    ...more,
  };
}

/** A seat. @param {string} name @param {"person" | "here" | "bot"} [kind] */
export function seat(name, kind = "person") {
  return {
    kind,
    level: kind === "bot" ? 3 : null,
    name,
    is_taken: true,
    nonce: "",
    score: 0,
    ahead: null,
    hints: 0,
    time_left: null,
  };
}

/** An event. @param {number} sequence @param {object} [change] */
export function event(sequence, change = {}) {
  return {
    sequence,
    kind: "move",
    seat: 0,
    text: "1B2",
    at: 0,
    is_undone: false,
    phrases: [{ key: "azul.takes_to_line", values: {}, text: `Event ${sequence}.` }],
    ...change,
  };
}

/** Everything of a table. @param {object} [change] @returns {any} */
export function table(change = {}) {
  return {
    type: "table",
    version: 1,
    table: "abc",
    game: "azul",
    options: {},
    start: 0,
    date: "2026-01-01",
    clock: null,
    commitment: "",
    yours: [0],
    language: "en",
    edition: "standard",
    colors: "words",
    sequence: 3,
    phase: "playing",
    seats: [seat("Marta", "here"), seat("Bot", "bot")],
    state: state(),
    turn: 0,
    turn_began: null,
    legal: [
      legal("1B2", 1, "blue", 2, { points: 1 }),
      legal("1B-", 1, "blue", 0, { cost: 2, dropped: 2 }),
      legal("CK2", 0, "black", 2, { cost: 1 }),
    ],
    barred: [],
    can_undo: false,
    events: [event(1), event(2), event(3)],
    result: null,
    seed: null,
    rematch: null,
    ...change,
  };
}
