import assert from "node:assert/strict";
import { test } from "node:test";

import { qrCode, qrPath } from "../../../src/sintra/web/js/draw/qr.js";

const FORMATS = [
  "101010000010010",
  "101000100100101",
  "101111001111100",
  "101101101001011",
  "100010111111001",
  "100000011001110",
  "100111110010111",
  "100101010100000",
]; // of level M, by mask, as the standard prints them
const FLIPS = [
  (/** @type {number} */ i, /** @type {number} */ j) => (i + j) % 2,
  (/** @type {number} */ i) => i % 2,
  (/** @type {number} */ _, /** @type {number} */ j) => j % 3,
  (/** @type {number} */ i, /** @type {number} */ j) => (i + j) % 3,
  (/** @type {number} */ i, /** @type {number} */ j) => ((i >> 1) + Math.floor(j / 3)) % 2,
  (/** @type {number} */ i, /** @type {number} */ j) => ((i * j) % 2) + ((i * j) % 3),
  (/** @type {number} */ i, /** @type {number} */ j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (/** @type {number} */ i, /** @type {number} */ j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const DATA = [0, 16, 28, 44, 64, 86, 108, 124, 154, 182, 216];
const CHECKS = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const ALIGNED = [[], [], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];

/** @param {string} text @returns {number[][]} */
function code(text) {
  const found = qrCode(text);
  assert.ok(found);
  return found;
}

/** Whether a module holds no data. @param {number} row @param {number} column @param {number} version */
function isFrame(row, column, version) {
  const size = 17 + 4 * version;
  if (row === 6 || column === 6) return true;
  if ((row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9)) return true;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
  const places = [6, ...(ALIGNED[version] ?? [])];
  const near = (/** @type {number} */ at) => places.find((place) => Math.abs(place - at) <= 2);
  const [y, x] = [near(row), near(column)];
  const isCorner = (y === 6 && x === 6) || (y === 6 && x === size - 7) || (y === size - 7 && x === 6);
  return y !== undefined && x !== undefined && !isCorner;
}

/** The codewords of a code, unmasked, in the order in which they stand. @param {number[][]} grid */
function codewords(grid) {
  const size = grid.length;
  const version = (size - 17) / 4;
  const format =
    [0, 1, 2, 3, 4, 5, 7, 8].map((column) => grid[8]?.[column]).join("") +
    [7, 5, 4, 3, 2, 1, 0].map((row) => grid[row]?.[8]).join("");
  const mask = FORMATS.indexOf(format);
  assert.notEqual(mask, -1, format);
  let bits = "";
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!isFrame(row, column, version)) bits += Number(grid[row]?.[column]) ^ Number(!FLIPS[mask]?.(row, column));
      }
    }
  }
  return { version, words: (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)) };
}

/** Read a code again, by ways of our own, and check its correction. @param {number[][]} grid */
function read(grid) {
  const { version, words } = codewords(grid);
  const [count, total, checks] = [BLOCKS[version] ?? 0, DATA[version] ?? 0, CHECKS[version] ?? 0];
  const sizes = Array.from({ length: count }, (_, index) => Math.floor((total + index) / count));
  const blocks = sizes.map(() => /** @type {number[]} */ ([]));
  let at = 0;
  for (let index = 0; index < Math.max(...sizes); index++) {
    blocks.forEach((block, number) => index < (sizes[number] ?? 0) && block.push(words[at++] ?? 0));
  }
  const data = blocks.flat();
  for (let index = 0; index < checks; index++) blocks.forEach((block) => block.push(words[at++] ?? 0));
  for (const block of blocks) assert.ok(syndromes(block, checks).every((value) => value === 0));
  const bits = data.map((word) => word.toString(2).padStart(8, "0")).join("");
  const wide = version >= 10 ? 16 : 8;
  assert.equal(bits.slice(0, 4), "0100");
  const length = Number.parseInt(bits.slice(4, 4 + wide), 2);
  const bytes = bits.slice(4 + wide, 4 + wide + 8 * length).match(/.{8}/g) ?? [];
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2)));
}

/** The values of a block at the roots of the generator: all zero in a correct one. @param {number[]} block @param {number} count */
function syndromes(block, count) {
  const powers = [1];
  for (let index = 1; index < 255; index++) {
    powers.push(((powers[index - 1] ?? 0) * 2) ^ ((powers[index - 1] ?? 0) > 127 ? 0x11d : 0));
  }
  const times = (/** @type {number} */ a, /** @type {number} */ root) =>
    a ? (powers[(powers.indexOf(a) + root) % 255] ?? 0) : 0;
  return Array.from({ length: count }, (_, root) => block.reduce((sum, word) => times(sum, root) ^ word, 0));
}

test("a code says what it was made of, whatever its version", () => {
  for (const length of [1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 181, 213]) {
    const text = "https://play.example.org/table/aB3#".padEnd(length, "xY7-_k").slice(0, length);
    assert.equal(read(code(text)), text);
  }
  assert.equal(read(code("Inês, Béla, 你好")), "Inês, Béla, 你好");
});

test("a text that is too long has no code", () => {
  assert.equal(qrCode("x".repeat(214)), null);
});

test("three corners have finder patterns, and lines of timing lie between them", () => {
  const grid = code("http://192.168.1.20:8000/table/fA3kq0cZr1xw#v9Jm2cQ0p7zL4nXw8sTb1dKfYhRe3uGa");
  const size = grid.length;
  const finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ]) {
    const seen = grid.slice(top, (top ?? 0) + 7).map((row) => row.slice(left, (left ?? 0) + 7).join(""));
    assert.deepEqual(seen, finder);
  }
  assert.match(grid[6]?.slice(8, size - 8).join("") ?? "", /^(10)*1$/);
  assert.equal(grid[size - 8]?.[8], 1);
});

test("the format stands twice, and from version 7 on the version too", () => {
  const grid = code("x".repeat(120));
  const size = grid.length;
  assert.equal(size, 17 + 4 * 7);
  const first =
    [0, 1, 2, 3, 4, 5, 7, 8].map((column) => grid[8]?.[column]).join("") +
    [7, 5, 4, 3, 2, 1, 0].map((row) => grid[row]?.[8]).join("");
  const column = [1, 2, 3, 4, 5, 6, 7].map((row) => grid[size - row]?.[8]).join("");
  const second = column + (grid[8]?.slice(size - 8).join("") ?? "");
  assert.equal(second, first);
  const bits = Array.from({ length: 18 }, (_, index) => grid[size - 11 + (index % 3)]?.[Math.floor(index / 3)]);
  assert.equal(bits.reverse().join(""), "000111110010010100"); // of version 7, as the standard prints it
});

test("the path has a square for each dark module", () => {
  const grid = code("a");
  assert.equal(qrPath(grid).match(/M/g)?.length, grid.flat().filter(Boolean).length);
});
