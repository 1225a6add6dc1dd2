/**
 * Choosing a move of the Pavilion: what is held, which payments there are, what is typed. All of it is looked up among the legal
 * moves of the server; no rules here.
 *
 * @typedef {import("../../wire/messages.js").LegalMove} LegalMove
 * @typedef {import("./geometry.js").Color} Color
 * @typedef {import("./layout.js").Side} Side
 * @typedef {import("./layout.js").Space} Space
 * @typedef {Partial<Record<Color, number>>} Pool
 *
 * @typedef {{kind: "group", source: number, color: Color}} HeldGroup  tiles of a source; 0 is the center
 * @typedef {{kind: "hand", color: Color}} HeldHand  a color of the hand, looking for a space
 * @typedef {{kind: "space", space: string, color: Color | null, move: string | null}} HeldSpace  a space to be paid for
 * @typedef {{kind: "bonus", picks: number[]}} HeldBonus  places of the supply
 * @typedef {{kind: "keep", keep: Pool, isAsked?: boolean}} HeldKeep  what stays when passing; a loss is asked about once
 * @typedef {HeldGroup | HeldHand | HeldSpace | HeldBonus | HeldKeep} Held
 *
 * @typedef {{kind: "bonus", colors: Color[]} | {kind: "keep", keep: Pool, size: number} | {kind: "done", size: number}} Plan  moves that follow one another by one choice
 */

import { COLORS, CORNERS, LETTER } from "./geometry.js";
import { keyOf, nameInStar, spaceNamed, starColor, starName } from "./layout.js";

/** The number of tiles in a pool. @param {Pool} pool */
export function count(pool) {
  return Object.values(pool).reduce((all, number) => all + number, 0);
}

/** The tiles of a pool one by one, in the fixed order. @param {Pool} pool @returns {Color[]} */
export function spread(pool) {
  return COLORS.flatMap((color) => Array.from({ length: pool[color] ?? 0 }, () => color));
}

/** The taking of a group. @param {LegalMove[]} legal @param {number} source @param {string} color */
export function draftOf(legal, source, color) {
  return legal.find((move) => move.kind === "draft" && move.parts.source === source && move.parts.color === color) ?? null;
}

/**
 * The placements by space.
 * @param {LegalMove[]} legal @param {Side} side @param {string | null} [color]  only this one
 * @returns {Map<string, LegalMove[]>}
 */
export function placements(legal, side, color = null) {
  /** @type {Map<string, LegalMove[]>} */
  const found = new Map();
  for (const move of legal) {
    if (move.kind !== "place" || (color && move.parts.color !== color)) continue;
    const space = spaceNamed(side, String(move.parts.star), Number(move.parts.number));
    if (!space) continue;
    const key = keyOf(space);
    found.set(key, [...(found.get(key) ?? []), move]);
  }
  return found;
}

/** The colors that a space can be covered with. @param {LegalMove[]} moves @returns {Color[]} */
export function colorsOf(moves) {
  return COLORS.filter((color) => moves.some((move) => move.parts.color === color));
}

/** The payments with a color, the one that keeps most jokers first. @param {LegalMove[]} moves @param {string | null} color */
export function payments(moves, color) {
  return moves
    .filter((move) => move.parts.color === color)
    .sort((one, other) => Number(one.parts.jokers) - Number(other.parts.jokers));
}

/**
 * Pick a space: its only color, or the preferred one, and the payment that keeps most jokers.
 * @param {string} space @param {LegalMove[]} moves @param {string | null} wish @returns {HeldSpace}
 */
export function holdSpace(space, moves, wish) {
  const colors = colorsOf(moves);
  const color = colors.find((one) => one === wish) ?? (colors.length === 1 ? (colors[0] ?? null) : null);
  return { kind: "space", space, color, move: payments(moves, color)[0]?.move ?? null };
}

/** The text of a placement without jokers that is not legal: the server says why. @param {Side} side @param {Space} space @returns {string | null} */
export function placeText(side, space) {
  return starColor(side, space.star) ? `${starName(side, space.star)}${nameInStar(side, space)}` : null;
}

/** The text of a taking, which may be illegal. @param {number} source @param {Color} color */
export function draftText(source, color) {
  return `${source || "C"}${LETTER[color]}`;
}

/** Put one more or one less of a color into the corners. @param {Pool} keep @param {Color} color @param {number} change @returns {Pool} */
export function changed(keep, color, change) {
  return { ...keep, [color]: Math.max(0, (keep[color] ?? 0) + change) };
}

/** How many tiles can be kept on passing, the points lost by the number of those that go, and the tiles to keep where not all can stay. @param {LegalMove[]} legal @returns {{most: number, losses: number[], useful: Pool | null}} */
export function partingOf(legal) {
  const { keeps = CORNERS, losses = [], useful = null } = legal.find((move) => move.losses) ?? {};
  return { most: keeps, losses, useful };
}

/** How many tiles go when some are kept, and the points that this costs. @param {LegalMove[]} legal @param {Pool} hand @param {Pool} keep */
export function lossOf(legal, hand, keep) {
  const gone = count(hand) - count(keep);
  return { gone, points: partingOf(legal).losses[gone] ?? 0 };
}

/**
 * The next move of a plan, or null when the plan is done or no longer possible.
 * @param {Plan} plan @param {LegalMove[]} legal @param {Pool} hand @returns {{move: string, plan: Plan | null} | null}
 */
export function next(plan, legal, hand) {
  if (plan.kind === "done") return null; // its last move is pending
  if (plan.kind === "bonus") {
    const found = legal.find((move) => move.kind === "bonus" && plan.colors.includes(/** @type {Color} */ (move.parts.color)));
    if (!found) return null;
    const colors = [...plan.colors];
    colors.splice(colors.indexOf(/** @type {Color} */ (found.parts.color)), 1);
    return { move: found.move, plan: colors.length ? { ...plan, colors } : null };
  }
  const pass = legal.find((move) => move.kind === "pass");
  if (pass) return { move: pass.move, plan };
  const surplus = COLORS.filter((color) => (hand[color] ?? 0) > (plan.keep[color] ?? 0));
  const found = legal.find((move) => move.kind === "discard" && surplus.includes(/** @type {Color} */ (move.parts.color))); // in the server's order
  const stop = surplus.length ? undefined : legal.find((move) => move.kind === "stop");
  const move = found ?? stop;
  return move ? { move: move.move, plan: found ? plan : { kind: "done", size: plan.size } } : null;
}

/**
 * What a key means: while taking, a digit for the source and the letter of a color; while placing, a number and the letter of a
 * star, and on the grey side the digit of a star and a number.
 * @param {string} typed @param {string} key @param {Record<string, string>} colors by the letters that are shown @param {"draft" | "coloured" | "grey"} mode
 * @returns {{typed: string} | {source: number, color: Color} | {star: string, number: number} | null}
 */
export function typeKey(typed, key, colors, mode) {
  const letter = key.toUpperCase();
  const color = /** @type {Color | undefined} */ (colors[letter]);
  const isDigit = /^\d$/.test(key);
  if (mode === "grey" && typed && isDigit) return { star: typed === "0" ? "C" : typed, number: Number(key) };
  if (typed && color && mode === "draft") return { source: Number(typed), color };
  if (typed && mode === "coloured" && (color || letter === "C")) {
    return { star: color ? LETTER[color] : "C", number: Number(typed) };
  }
  return isDigit ? { typed: key } : null;
}
