/**
 * The board of Summer Pavilion as it is printed: stars, numbers, features. A test holds it equal to sintra/pavilion/geometry.py.
 *
 * @typedef {"purple" | "green" | "orange" | "yellow" | "blue" | "red"} Color
 * @typedef {"C" | "UL" | "UR" | "R" | "LR" | "LL" | "L"} Star
 * @typedef {"pillar" | "statue" | "window"} FeatureKind
 * @typedef {{name: string, kind: FeatureKind}} Feature
 */

export const COLORS = /** @type {const} */ (["purple", "green", "orange", "yellow", "blue", "red"]);
export const STARS = /** @type {const} */ (["C", "UL", "UR", "R", "LR", "LL", "L"]);
export const DIRECTIONS = /** @type {const} */ (["N", "NE", "SE", "S", "SW", "NW"]);

/** The letters of the notation, the same in every language. @type {Record<Color, string>} */
export const LETTER = { purple: "P", green: "G", orange: "O", yellow: "Y", blue: "B", red: "R" };

/** The colors of the stars on the coloured side. @type {Partial<Record<Star, Color>>} */
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

/** The spaces around a feature, and the tiles printed beside it. @type {Record<FeatureKind, number>} */
export const FEATURE_SPACES = { pillar: 4, statue: 4, window: 2 };
/** @type {Record<FeatureKind, number>} */
export const BONUS_TILES = { pillar: 1, statue: 2, window: 3 };

/** The spaces around each feature: star and place, clockwise from N. @type {Record<string, string[]>} */
export const AROUND = {
  P_UL: ["UL2", "UL3", "C5", "C0"],
  P_UR: ["UR3", "UR4", "C0", "C1"],
  P_R: ["R4", "R5", "C1", "C2"],
  P_LR: ["LR5", "LR0", "C2", "C3"],
  P_LL: ["LL0", "LL1", "C3", "C4"],
  P_L: ["L1", "L2", "C4", "C5"],
  S_UL_UR: ["UL1", "UL2", "UR4", "UR5"],
  S_UR_R: ["UR2", "UR3", "R5", "R0"],
  S_R_LR: ["R3", "R4", "LR0", "LR1"],
  S_LR_LL: ["LR4", "LR5", "LL1", "LL2"],
  S_LL_L: ["LL5", "LL0", "L2", "L3"],
  S_L_UL: ["L0", "L1", "UL3", "UL4"],
  W_UL: ["UL5", "UL0"],
  W_UR: ["UR0", "UR1"],
  W_R: ["R1", "R2"],
  W_LR: ["LR2", "LR3"],
  W_LL: ["LL3", "LL4"],
  W_L: ["L4", "L5"],
};

/** @type {Feature[]} */
export const FEATURES = [
  { name: "P_UL", kind: "pillar" },
  { name: "P_UR", kind: "pillar" },
  { name: "P_R", kind: "pillar" },
  { name: "P_LR", kind: "pillar" },
  { name: "P_LL", kind: "pillar" },
  { name: "P_L", kind: "pillar" },
  { name: "S_UL_UR", kind: "statue" },
  { name: "S_UR_R", kind: "statue" },
  { name: "S_R_LR", kind: "statue" },
  { name: "S_LR_LL", kind: "statue" },
  { name: "S_LL_L", kind: "statue" },
  { name: "S_L_UL", kind: "statue" },
  { name: "W_UL", kind: "window" },
  { name: "W_UR", kind: "window" },
  { name: "W_R", kind: "window" },
  { name: "W_LR", kind: "window" },
  { name: "W_LL", kind: "window" },
  { name: "W_L", kind: "window" },
];
