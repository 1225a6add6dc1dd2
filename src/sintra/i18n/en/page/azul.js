/** Azul in English. */

import { COLORS, plural, loud } from "./words.js";

export const azul = {
  title: "Azul",
  about: "Take a color, fill your lines, tile your wall. Leave nothing on the floor.",
  length: "2 to 4 players, 30 to 45 minutes, ages 8 and up",
  editions: {
    standard: {
      title: "Azul",
      about: "The game of the big box: a full column brings 7 points.",
    },
    tactile: {
      title: "Azul, tactile edition",
      about: "Made to be played by touch: letters stand for the colors, and a full column brings 5 points instead of 7.",
    },
  },
  starts: "start marker",
  keyList: [["1–9, 0", "factory, 0 is the center; then the letter of the color, then the line, 1 to 5, or F for the floor"]],

  all: /** @param {string} color */ (color) => `All ${COLORS[color]}`,
  bestColumn: "Best column",
  bestRow: "Best row",
  chooseColumn: /** @param {string} color @param {number} row */ (color, row) => `Place ${COLORS[color]} in row ${row}`,
  chooseColumnHelp: "Choose a column of the wall.",
  complete: "full",
  completes: /** @param {number} points */ (points) => `fills the line, ${loud(points)} at the end of the round`,
  costs: /** @param {number} n */ (n) => `minus ${n}`,
  drops: /** @param {number} n */ (n) => `${plural(n, "tile falls", "tiles fall")} to the floor`,
  floor: "Floor",
  floorBadge: "floor",
  floorHelp: "Floor: each tile costs the number above it.",
  floorState: /** @param {string[]} things @param {number[]} costs */ (things, costs) => {
    const lying = things.map((c, at) => `${COLORS[c]}, minus ${costs[at] ?? 0}`).join("; ");
    const next = costs[things.length];
    return `Floor: ${lying || "no tiles"}.${next ? ` The next one costs ${next}.` : ""}`;
  },
  forecast: "If the round ended now",
  group: /** @param {number} n @param {string} color @param {number} source */ (n, color, source) =>
    `${plural(n, `${COLORS[color]} tile`, `${COLORS[color]} tiles`)}, ${source ? `factory ${source}` : "center"}`,
  lid: "Lid",
  line: /** @param {number} n */ (n) => `Line ${n}`,
  lineState: /** @param {number} line @param {number} count @param {string | null} color */ (line, count, color) =>
    color ? `Line ${line}: ${COLORS[color]}, ${count} of ${line}.` : `Line ${line}: empty, ${plural(line, "space", "spaces")}.`,
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
  set: /** @param {string} color */ (color) => `${COLORS[color]}, covered`,
  takeFirst: "Take tiles first: choose a color on a factory or in the center.",
  thisMove: "This move",
  tiles: /** @param {number} n @param {string} color */ (n, color) =>
    plural(n, `${COLORS[color]} tile`, `${COLORS[color]} tiles`),
  unset: /** @param {string} color */ (color) => `${COLORS[color]}, free`,
  wall: "Wall",
  wallRow: /** @param {number} n */ (n) => `Row ${n}`,
  wallColumn: /** @param {number} n */ (n) => `Column ${n}`,
  wallSpot: /** @param {number} row @param {number} column @param {string} said */ (row, column, said) =>
    `Row ${row}, column ${column}: ${said}.`,
  wallOf: /** @param {string} name */ (name) => `${name}: wall`,
  withMarker: "with the start marker",
  columnBonus: "Full column",
  rounds: "Rounds",
  noLimit: "No limit",
};
