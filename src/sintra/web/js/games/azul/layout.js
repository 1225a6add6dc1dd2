/**
 * What is printed on the boards of Azul and how the table is laid out. Colors and numbers as printed, nothing that follows from them.
 *
 * @typedef {"blue" | "yellow" | "red" | "black" | "teal"} Color
 */

export const COLORS = /** @type {const} */ (["blue", "yellow", "red", "black", "teal"]);
export const LINES = /** @type {const} */ ([1, 2, 3, 4, 5]);

/** The colors printed on the wall, row by row. */
export const PRINT = LINES.map((_, row) => COLORS.map((__, column) => COLORS[(column - row + 5) % 5] ?? "blue"));

/** The numbers printed above the floor. */
export const FLOOR = [-1, -1, -2, -2, -2, -3, -3];

/** What is printed beside the goals. */
export const BONUS = { row: 2, color: 10 };

/**
 * The places of factories on a rounded ellipse, each from -1 to 1.
 * @param {number} number of factories
 * @returns {{x: number, y: number}[]}
 */
export function places(number) {
  return Array.from({ length: number }, (_, index) => {
    const angle = (2 * Math.PI * index) / number;
    return { x: soft(Math.sin(angle)), y: soft(-Math.cos(angle)) };
  });
}

/** @param {number} value */
function soft(value) {
  return Math.round(Math.sign(value) * Math.abs(value) ** 0.75 * 1000) / 1000;
}

/**
 * Lay the tiles of a factory on its four quarters: in pairs a color has a side of its own.
 * @param {Partial<Record<Color, number>>} pool
 * @returns {{color: Color, quarters: number[]}[]}
 */
export function quarters(pool) {
  let next = 0;
  return COLORS.filter((color) => pool[color]).map((color) => {
    const number = pool[color] ?? 0;
    const taken = Array.from({ length: number }, (_, index) => next + index);
    next += number;
    return { color, quarters: taken };
  });
}
