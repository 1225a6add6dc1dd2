/**
 * QR codes of short texts: byte mode, error correction level M, versions 1 to 10 (ISO/IEC 18004). Only links are drawn, so kanji,
 * structured append and larger versions are left out.
 *
 * @typedef {(0 | 1 | null)[][]} Grid  rows of modules; null: still to be filled with data
 */

/** By version, from 1: data codewords, blocks, correction codewords of each block, and where alignment patterns stand. */
const VERSIONS = /** @type {[number, number, number, number[]][]} */ ([
  [16, 1, 10, []],
  [28, 1, 16, [6, 18]],
  [44, 1, 26, [6, 22]],
  [64, 2, 18, [6, 26]],
  [86, 2, 24, [6, 30]],
  [108, 4, 16, [6, 34]],
  [124, 4, 18, [6, 22, 38]],
  [154, 4, 22, [6, 24, 42]],
  [182, 5, 22, [6, 26, 46]],
  [216, 5, 26, [6, 28, 50]],
]);
const BYTE_MODE = 0b0100;
const LEVEL_M = 0b00;
const WIDE_COUNT = 10; // from this version on the length takes two bytes
const WITH_VERSION = 7; // from this version on the code says its version
const PADDING = [0xec, 0x11];

/** Which modules a mask flips. @type {((row: number, column: number) => boolean)[]} */
const MASKS = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The modules of a text, 1 for dark; null if it is too long. @param {string} text @returns {number[][] | null} */
export function qrCode(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex(([capacity], index) => bytes.length + (index + 1 < WIDE_COUNT ? 2 : 3) <= capacity) + 1;
  if (!version) return null;
  const bits = interleaved(codewords(bytes, version), version).flatMap((byte) => bitsOf(byte, 8));
  const drawn = MASKS.map((_, mask) => draw(bits, version, mask));
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** The outline of the dark modules, as the path of an SVG. @param {number[][]} code */
export function qrPath(code) {
  return code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
}

/** @param {number} value @param {number} length @returns {(0 | 1)[]} the highest bit first */
function bitsOf(value, length) {
  return Array.from({ length }, (_, index) => /** @type {0 | 1} */ ((value >> (length - 1 - index)) & 1));
}

/** @param {number} version */
function rowOf(version) {
  return /** @type {[number, number, number, number[]]} */ (VERSIONS[version - 1]);
}

// Data

/** Mode, length, bytes and padding. @param {number[]} bytes @param {number} version @returns {number[]} */
function codewords(bytes, version) {
  const [capacity] = rowOf(version);
  const head = [...bitsOf(BYTE_MODE, 4), ...bitsOf(bytes.length, version < WIDE_COUNT ? 8 : 16)];
  const bits = [...head, ...bytes.flatMap((byte) => bitsOf(byte, 8)), 0, 0, 0, 0].slice(0, capacity * 8);
  const words = Array.from({ length: Math.ceil(bits.length / 8) }, (_, word) =>
    Number.parseInt(
      bits
        .slice(word * 8, word * 8 + 8)
        .join("")
        .padEnd(8, "0"),
      2,
    ),
  );
  const padding = Array.from({ length: capacity - words.length }, (_, index) => PADDING[index % 2] ?? 0);
  return [...words, ...padding];
}

/** Blocks with their correction, one codeword of each in turn. @param {number[]} data @param {number} version @returns {number[]} */
function interleaved(data, version) {
  const [, count, length] = rowOf(version);
  const short = Math.floor(data.length / count);
  const longOnes = data.length % count;
  let at = 0;
  const blocks = Array.from({ length: count }, (_, index) => {
    const size = short + (index >= count - longOnes ? 1 : 0);
    at += size;
    return data.slice(at - size, at);
  });
  const checks = blocks.map((block) => correction(block, length));
  return [...inTurn(blocks), ...inTurn(checks)];
}

/** @param {number[][]} blocks @returns {number[]} */
function inTurn(blocks) {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, index) => blocks.flatMap((block) => block.slice(index, index + 1))).flat();
}

/** The product in the field of 256 elements, modulo 0x11d. @param {number} a @param {number} b */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ (product >> 7 ? 0x11d : 0) ^ ((b >> bit) & 1 ? a : 0);
  return product;
}

/** The Reed-Solomon codewords of a block: the remainder by the generator polynomial. @param {number[]} block @param {number} length */
function correction(block, length) {
  let generator = [1];
  for (let index = 0, root = 1; index < length; index++, root = times(root, 2)) {
    generator = [...generator, 0].map((value, place) => value ^ times(generator[place - 1] ?? 0, root));
  }
  let rest = /** @type {number[]} */ (Array(length).fill(0));
  for (const word of block) {
    const factor = word ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, place) => value ^ times(generator[place + 1] ?? 0, factor));
  }
  return rest;
}

// Drawing

/** @param {(0 | 1)[]} bits @param {number} version @param {number} mask @returns {number[][]} */
function draw(bits, version, mask) {
  const grid = frame(version, mask);
  const flips = MASKS[mask];
  let at = 0;
  for (const [row, column] of path(grid.length)) {
    const cells = grid[row];
    if (!cells || cells[column] !== null) continue;
    cells[column] = /** @type {0 | 1} */ ((bits[at++] ?? 0) ^ Number(flips?.(row, column)));
  }
  return grid.map((row) => row.map(Number));
}

/** The way of the data: pairs of columns from the right, up and down, around the timing column. @param {number} size @returns {Generator<[number, number]>} */
function* path(size) {
  let isUp = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2, isUp = !isUp) {
    for (let step = 0; step < size; step++) {
      const row = isUp ? size - 1 - step : step;
      yield [row, right];
      yield [row, right - 1];
    }
  }
}

/** Everything but the data. @param {number} version @param {number} mask @returns {Grid} */
function frame(version, mask) {
  const size = 17 + 4 * version;
  const grid = Array.from({ length: size }, () => /** @type {(0 | 1 | null)[]} */ (Array(size).fill(null)));
  const set = (/** @type {number} */ row, /** @type {number} */ column, /** @type {boolean | number} */ dark) => {
    const cells = grid[row];
    if (cells && column >= 0 && column < size) cells[column] = dark ? 1 : 0;
  };
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]]) square(set, row ?? 0, column ?? 0, 4, [2, 4]); // prettier-ignore
  alignments(version, size).forEach(([row, column]) => square(set, row, column, 2, [1]));
  for (let index = 8; index < size - 8; index++) {
    set(6, index, index % 2 === 0);
    set(index, 6, index % 2 === 0);
  }
  formats(mask).forEach((bit, index) => {
    const [row, column] = besideFirst(index);
    set(row, column, bit);
    if (index < 7) set(size - 1 - index, 8, bit);
    else set(8, size - 15 + index, bit);
  });
  set(size - 8, 8, true);
  versions(version).forEach((bit, index) => {
    const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)];
    set(far, near, bit);
    set(near, far, bit);
  });
  return grid;
}

/** Rings around a center; those of these distances are light. @param {(row: number, column: number, dark: boolean) => void} set @param {number} row @param {number} column @param {number} reach @param {number[]} light */
function square(set, row, column, reach, light) {
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) set(row + y, column + x, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  }
}

/** The centers of alignment patterns: none where a finder pattern is. @param {number} version @param {number} size @returns {[number, number][]} */
function alignments(version, size) {
  const [, , , places] = rowOf(version);
  const all = places.flatMap((row) => places.map((column) => /** @type {[number, number]} */ ([row, column])));
  const isFree = (/** @type {number} */ row, /** @type {number} */ column) =>
    !(row === 6 && column === 6) && !(row === 6 && column === size - 7) && !(row === size - 7 && column === 6);
  return all.filter(([row, column]) => isFree(row, column));
}

/** A number followed by the remainder of its polynomial. @param {number} value @param {number} length of the remainder @param {number} divisor */
function withRemainder(value, length, divisor) {
  let rest = value;
  for (let index = 0; index < length; index++) rest = (rest << 1) ^ ((rest >> (length - 1)) & 1 ? divisor : 0);
  return (value << length) | (rest & ((1 << length) - 1));
}

/** Level and mask, the highest bit first. @param {number} mask */
function formats(mask) {
  return bitsOf(withRemainder((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412, 15);
}

/** The version, the lowest bit first; small codes do not say it. @param {number} version */
function versions(version) {
  return version < WITH_VERSION ? [] : bitsOf(withRemainder(version, 12, 0x1f25), 18).reverse();
}

/** Where the bits of the format stand at the first finder pattern. @param {number} index @returns {[number, number]} */
function besideFirst(index) {
  if (index < 8) return [8, index < 6 ? index : index + 1];
  return [index === 8 ? 7 : 14 - index, 8];
}

// Choosing a mask

/** How hard a code is to read: long runs, blocks, what looks like a finder pattern, and uneven shares. @param {number[][]} code */
function penalty(code) {
  const columns = code.map((_, column) => code.map((row) => row[column] ?? 0));
  const lines = [...code, ...columns].map((line) => line.join(""));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const finders = lines.reduce((sum, line) => sum + (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0), 0);
  const blocks = code.slice(1).flatMap((row, y) =>
    row.slice(1).filter((dark, x) => dark === row[x] && dark === code[y]?.[x] && dark === code[y]?.[x + 1]),
  ).length; // prettier-ignore
  const dark = code.flat().filter(Boolean).length / code.length ** 2;
  return runs + 40 * finders + 3 * blocks + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
