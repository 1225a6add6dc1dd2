/**
 * The board of Summer Pavilion as it is printed: stars, numbers, features. A test holds it equal to sintra/pavilion/geometry.py.
 *
 * @typedef {"purple" | "green" | "orange" | "yellow" | "blue" | "red"} Color
 * @typedef {"C" | "UL" | "UR" | "R" | "LR" | "LL" | "L"} Star
 * @typedef {"pillar" | "statue" | "window"} FeatureKind
 * @typedef {{name: string, kind: FeatureKind, spaces: string[]}} Feature
 */

export const COLORS = /** @type {const} */ (["purple", "green", "orange", "yellow", "blue", "red"]);
export const STARS = /** @type {const} */ (["C", "UL", "UR", "R", "LR", "LL", "L"]);
export const DIRECTIONS = /** @type {const} */ (["N", "NE", "SE", "S", "SW", "NW"]);

/** The letters of the notation, the same in every language. @type {Record<Color, string>} */
export const LETTER = { purple: "P", green: "G", orange: "O", yellow: "Y", blue: "B", red: "R" };

/** The colours of the stars on the coloured side. @type {Partial<Record<Star, Color>>} */
export const STAR_COLORS = { UL: "orange", UR: "red", R: "blue", LR: "yellow", LL: "green", L: "purple" };

/** The numbers of both sides, clockwise from N. @type {Record<"coloured" | "grey", Record<Star, number[]>>} */
export const NUMBERS = {
  coloured: {
    C: [1, 2, 3, 4, 5, 6],
    UL: [6, 1, 2, 3, 4, 5],
    UR: [5, 6, 1, 2, 3, 4],
    R: [4, 5, 6, 1, 2, 3],
    LR: [3, 4, 5, 6, 1, 2],
    LL: [2, 3, 4, 5, 6, 1],
    L: [1, 2, 3, 4, 5, 6],
  },
  grey: {
    C: [3, 3, 3, 3, 3, 3],
    UL: [6, 3, 2, 1, 4, 5],
    UR: [5, 6, 3, 2, 1, 4],
    R: [4, 5, 6, 3, 2, 1],
    LR: [1, 4, 5, 6, 3, 2],
    LL: [2, 1, 4, 5, 6, 3],
    L: [3, 2, 1, 4, 5, 6],
  },
};

/** The places for tiles that are kept, and where the markers stand at the beginning. */
export const CORNERS = 4;
export const FIRST_SCORE = 5;

/** The tiles printed beside a feature. @type {Record<FeatureKind, number>} */
export const BONUS_TILES = { pillar: 1, statue: 2, window: 3 };

/** @type {Feature[]} */
export const FEATURES = [
  { name: "P_UL", kind: "pillar", spaces: ["UL SE", "UL S", "C NW", "C N"] },
  { name: "P_UR", kind: "pillar", spaces: ["UR S", "UR SW", "C N", "C NE"] },
  { name: "P_R", kind: "pillar", spaces: ["R SW", "R NW", "C NE", "C SE"] },
  { name: "P_LR", kind: "pillar", spaces: ["LR NW", "LR N", "C SE", "C S"] },
  { name: "P_LL", kind: "pillar", spaces: ["LL N", "LL NE", "C S", "C SW"] },
  { name: "P_L", kind: "pillar", spaces: ["L NE", "L SE", "C SW", "C NW"] },
  { name: "S_UL_UR", kind: "statue", spaces: ["UL NE", "UL SE", "UR SW", "UR NW"] },
  { name: "S_UR_R", kind: "statue", spaces: ["UR SE", "UR S", "R NW", "R N"] },
  { name: "S_R_LR", kind: "statue", spaces: ["R S", "R SW", "LR N", "LR NE"] },
  { name: "S_LR_LL", kind: "statue", spaces: ["LR SW", "LR NW", "LL NE", "LL SE"] },
  { name: "S_LL_L", kind: "statue", spaces: ["LL NW", "LL N", "L SE", "L S"] },
  { name: "S_L_UL", kind: "statue", spaces: ["L N", "L NE", "UL S", "UL SW"] },
  { name: "W_UL", kind: "window", spaces: ["UL NW", "UL N"] },
  { name: "W_UR", kind: "window", spaces: ["UR N", "UR NE"] },
  { name: "W_R", kind: "window", spaces: ["R NE", "R SE"] },
  { name: "W_LR", kind: "window", spaces: ["LR SE", "LR S"] },
  { name: "W_LL", kind: "window", spaces: ["LL S", "LL SW"] },
  { name: "W_L", kind: "window", spaces: ["L SW", "L NW"] },
];
