/** Azul in English. */

import { COLORS, plural, loud } from "./words.js";

export const azul = {
  title: "Azul",
  about: "Take a color, fill your lines, tile your wall. Leave nothing on the floor.",
  length: "2–4 players · 15 minutes",
  letters: { blue: "B", yellow: "Y", red: "R", black: "K", teal: "T" },
  starts: "start marker",
  keyList: [["1–9, 0", "factory, 0 is the center; then the letter of the color, then the line 1–5 or F for the floor"]],

  all: /** @param {string} color */ (color) => `All ${COLORS[color]}`,
  bestColumn: "Best column",
  bestRow: "Best row",
  chooseColumn: /** @param {string} color @param {number} row */ (color, row) => `Place ${COLORS[color]} in row ${row}`,
  chooseColumnHelp: "Choose a column of the wall.",
  complete: "complete",
  completes: /** @param {number} points */ (points) => `completes the line, ${loud(points)} at the end of the round`,
  costs: /** @param {number} n */ (n) => `minus ${n}`,
  drops: /** @param {number} n */ (n) => `${plural(n, "tile falls", "tiles fall")} to the floor`,
  floor: "Floor",
  floorBadge: "floor",
  floorHelp: "Floor: each tile costs what stands above it.",
  floorState: /** @param {string[]} things */ (things) =>
    things.length ? `Floor: ${things.map((c) => COLORS[c]).join(", ")}.` : "Floor: no tiles.",
  forecast: "If the round ended now",
  group: /** @param {number} n @param {string} color @param {number} source */ (n, color, source) =>
    `${plural(n, `${COLORS[color]} tile`, `${COLORS[color]} tiles`)}, ${source ? `factory ${source}` : "center"}`,
  lid: "Lid",
  line: /** @param {number} n */ (n) => `Line ${n}`,
  lineState: /** @param {number} line @param {number} count @param {string | null} color */ (line, count, color) =>
    color ? `Line ${line}: ${count} of ${line} ${COLORS[color]}.` : `Line ${line}: empty, ${plural(line, "space", "spaces")}.`,
  lines: "pattern lines",
  marker: "Start marker",
  notPossibleBecause: /** @param {string} reason */ (reason) => `Not possible: ${reason}`,
  onlyFloor: "Only the floor is possible.",
  optionWall: "Wall",
  place: /** @param {number} n @param {string} color */ (n, color) => `Place ${n} ${COLORS[color]}`,
  placeHelp: "Choose a line or the floor.",
  placeHere: "Place here:",
  placeInColumn: /** @param {number} row @param {number} column @param {string} color @param {number} points */ (
    row,
    column,
    color,
    points,
  ) => `Row ${row}, column ${column}: place ${COLORS[color]}, ${loud(points)}`,
  possible: /** @param {number} n */ (n) => (n === 1 ? "1 line is possible." : `${n} lines are possible.`),
  score: "Score",
  set: /** @param {string} color */ (color) => `${COLORS[color]} set`,
  takeFirst: "Take tiles first: choose a color on a factory or in the center.",
  thisMove: "This move",
  tiles: /** @param {number} n @param {string} color */ (n, color) =>
    plural(n, `${COLORS[color]} tile`, `${COLORS[color]} tiles`),
  unset: /** @param {string} color */ (color) => `${COLORS[color]} empty`,
  wall: "Wall",
  wallOf: /** @param {string} name */ (name) => `${name}: wall`,
  withMarker: "with the start marker",
  columnBonus: "Full column",
  rounds: "Rounds",
  noLimit: "No limit",
};
