/**
 * Choosing a move of Azul: what is held, where it may go, what was typed. All of it is looked up among the legal moves of the server;
 * no rules here.
 *
 * @typedef {import("../../wire/messages.js").LegalMove} LegalMove
 * @typedef {import("./layout.js").Color} Color
 * @typedef {{source: number, color: Color}} Held  source 0 is the center
 */

/** Whether a group can be taken. @param {LegalMove[]} legal @param {number} source @param {string} color */
export function canTake(legal, source, color) {
  return legal.some(({ parts }) => parts.source === source && parts.color === color);
}

/** The legal moves of what is held, by line; 0 is the floor. @param {LegalMove[]} legal @param {Held | null} held @returns {Map<number, LegalMove>} */
export function destinations(legal, held) {
  const found = held ? legal.filter(({ parts }) => parts.source === held.source && parts.color === held.color) : [];
  return new Map(found.map((move) => [Number(move.parts.line), move]));
}

/** The legal columns on the grey wall. @param {LegalMove[]} legal @returns {Map<number, LegalMove>} */
export function columns(legal) {
  return new Map(legal.filter(({ parts }) => "column" in parts).map((move) => [Number(move.parts.column), move]));
}

/** Whether two holdings are the same. @param {Held | null} one @param {Held | null} other */
export function isSame(one, other) {
  return one !== null && other !== null && one.source === other.source && one.color === other.color;
}

/** The letters of the notation, the same in every language. */
const NOTATION = { blue: "B", yellow: "Y", red: "R", black: "K", teal: "T" };

/** The text of a move, which may be illegal: then the server says why. @param {Held} held @param {number} line */
export function moveText(held, line) {
  return `${held.source || "C"}${NOTATION[held.color]}${line || "-"}`;
}

/**
 * What a key means while a move is being typed: a digit opens (0 or C is the center), a letter names the color, a digit or F the place.
 * @param {string} typed the keys so far
 * @param {Held | null} held
 * @param {string} key
 * @param {Record<string, string>} colors by the letters that are shown
 * @returns {{typed: string} | {held: Held} | {line: number} | null} null: the key means nothing here
 */
export function typeKey(typed, held, key, colors) {
  const letter = key.toUpperCase();
  if (held) {
    if (letter === "F" || key === "-") return { line: 0 };
    return /^[1-5]$/.test(key) ? { line: Number(key) } : null;
  }
  if (typed) {
    const color = colors[letter];
    if (color) return { held: { source: typed === "C" ? 0 : Number(typed), color: /** @type {Color} */ (color) } };
  }
  return /^\d$/.test(key) ? { typed: key } : null;
}
