/**
 * Where everything on a board of the Pavilion lies. The unit is the side of a rhombus; x goes right, y down, angles clockwise from north.
 *
 * @typedef {import("./geometry.js").Color} Color
 * @typedef {import("./geometry.js").Star} Star
 * @typedef {"coloured" | "grey"} Side
 * @typedef {{star: Star, place: number}} Space  place counts clockwise from the top
 */

import { DIRECTIONS, FEATURES, FEATURE_SPACES, LETTER, NUMBERS, STARS, STAR_COLORS } from "./geometry.js";

/** The order in which stars are read. */
export const READING = /** @type {const} */ (["UL", "UR", "R", "LR", "LL", "L", "C"]);

const ANGLE = { UR: 30, R: 90, LR: 150, LL: 210, L: 270, UL: 330 };
const WINDOW = 4.36;
const REACH = Math.sqrt(3) / 2; // from a star's middle to that of a space

/** @param {number} angle @param {number} length */
function along(angle, length) {
  const turn = (angle * Math.PI) / 180;
  return { x: round(Math.sin(turn) * length), y: round(-Math.cos(turn) * length) };
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 1000) / 1000 || 0;
}

/** The middle of a star. @param {Star} star */
export function starAt(star) {
  return star === "C" ? { x: 0, y: 0 } : along(ANGLE[star], 3);
}

/** The middle of a space and the direction of its tip, in degrees. @param {Space} space */
export function spaceAt({ star, place }) {
  const middle = starAt(star);
  const out = along(place * 60, REACH);
  return { x: round(middle.x + out.x), y: round(middle.y + out.y), turn: place * 60 };
}

/** The middle of a feature. @param {import("./geometry.js").Feature} feature */
export function featureAt({ kind, name }) {
  const [, one = "UL", other = "C"] = /** @type {Star[]} */ (name.split("_"));
  if (kind === "window") return along(ANGLE[/** @type {"UL"} */ (one)], WINDOW);
  const [from, to] = [starAt(one), starAt(kind === "pillar" ? "C" : other)];
  return { x: round((from.x + to.x) / 2), y: round((from.y + to.y) / 2) };
}

/** The number printed on a space. @param {Side} side @param {Space} space */
export function numberOf(side, { star, place }) {
  return NUMBERS[side][star][place] ?? 0;
}

/** The spaces of a star in the order of their numbers. @param {Side} side @param {Star} star @returns {Space[]} */
export function spacesOf(side, star) {
  const spaces = DIRECTIONS.map((_, place) => ({ star, place }));
  return spaces.sort((one, other) => numberOf(side, one) - numberOf(side, other) || one.place - other.place);
}

/** How moves name a star: C, the letter of its color, or a digit on the grey side. @param {Side} side @param {Star} star */
export function starName(side, star) {
  if (star === "C") return "C";
  const color = STAR_COLORS[star];
  return side === "coloured" && color ? LETTER[color] : String(STARS.indexOf(star));
}

/** The color that a star is printed in, if any. @param {Side} side @param {Star} star @returns {Color | null} */
export function starColor(side, star) {
  return side === "coloured" ? (STAR_COLORS[star] ?? null) : null;
}

/** How moves name a space of a star: by its number, on the center star by counting. @param {Side} side @param {Space} space */
export function nameInStar(side, space) {
  return space.star === "C" ? space.place + 1 : numberOf(side, space);
}

/** The space that a move names. @param {Side} side @param {string} star @param {number} number @returns {Space | null} */
export function spaceNamed(side, star, number) {
  const found = STARS.find((name) => starName(side, name) === star);
  const place = found ? DIRECTIONS.findIndex((_, at) => nameInStar(side, { star: found, place: at }) === number) : -1;
  return found && place >= 0 ? { star: found, place } : null;
}

/** A space as text, for markup. @param {Space} space */
export function keyOf({ star, place }) {
  return `${star}${place}`;
}

/** The space of such a text. @param {string} key @returns {Space} */
export function spaceOf(key) {
  return { star: /** @type {Star} */ (key.slice(0, -1)), place: Number(key.slice(-1)) };
}

/**
 * The features to be drawn: where each lies, how much of it is covered, and whether a placement would complete it.
 * @param {Record<string, number>} covered  spaces, as the server counts them @param {string[]} [next]  completed by the placement
 */
export function featuresOf(covered, next = []) {
  return FEATURES.map((feature) => {
    const share = (covered[feature.name] ?? 0) / FEATURE_SPACES[feature.kind];
    return { ...feature, ...featureAt(feature), share, isDone: share === 1, isNext: next.includes(feature.name) };
  });
}

/** The kinds of features that have these names. @param {string[]} names */
export function kindsOf(names) {
  return FEATURES.filter((feature) => names.includes(feature.name)).map((feature) => feature.kind);
}
