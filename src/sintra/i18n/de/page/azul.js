/** Azul in German. */

import { COLORS, INFLECTED, plural, loud, tiles } from "./words.js";

/** @type {typeof import("../../en/page/azul.js").azul} */
export const azul = {
  title: "Azul",
  about: "Nimm eine Farbe, fülle deine Reihen, belege deine Wand. Lass nichts auf den Boden fallen.",
  length: "2–4 Spieler · 15 Minuten",
  letters: { blue: "B", yellow: "G", red: "R", black: "S", teal: "T" },
  starts: "Startmarker",
  keyList: [
    ["1–9, 0", "Manufaktur, 0 ist die Tischmitte; dann der Buchstabe der Farbe, dann die Reihe 1–5 oder F für die Bodenreihe"],
  ],

  all: (color) => `Fünfmal ${COLORS[color]}`,
  bestColumn: "Beste Spalte",
  bestRow: "Beste Reihe",
  chooseColumn: (color, row) => `Reihe ${row}: ${INFLECTED[color]} Fliese legen`,
  chooseColumnHelp: "Wähle ein Feld der Wand.",
  complete: "vollständig",
  completes: (points) => `Reihe vollständig, ${loud(points)} am Ende der Runde`,
  costs: (n) => `minus ${n}`,
  drops: (n) => `${plural(n, "Fliese fällt", "Fliesen fallen")} in die Bodenreihe`,
  floor: "Bodenreihe",
  floorBadge: "Boden",
  floorHelp: "Bodenreihe: Jede Fliese kostet, was über ihr steht.",
  floorState: (things) =>
    things.length ? `Bodenreihe: ${things.map((c) => COLORS[c]).join(", ")}.` : "Bodenreihe: keine Fliesen.",
  forecast: "Wenn die Runde jetzt endete",
  group: (n, color, source) => `${tiles(n, color)}, ${source ? `Manufaktur ${source}` : "Tischmitte"}`,
  lid: "Deckel",
  line: (n) => `Reihe ${n}`,
  lineState: (line, count, color) =>
    color
      ? `Reihe ${line}: ${count} von ${line}, ${COLORS[color]}.`
      : `Reihe ${line}: leer, ${plural(line, "Feld", "Felder")}.`,
  lines: "Musterreihen",
  marker: "Startspielermarker",
  notPossibleBecause: (reason) => `Nicht möglich: ${reason}`,
  onlyFloor: "Nur die Bodenreihe ist möglich.",
  optionWall: "Wand",
  place: (n, color) => `${tiles(n, color)} legen`,
  placeHelp: "Wähle eine Reihe oder die Bodenreihe.",
  placeHere: "Hierher legen:",
  placeInColumn: (row, column, color, points) => `Reihe ${row}, Feld ${column}: ${COLORS[color]} legen, ${loud(points)}`,
  possible: (n) => (n === 1 ? "1 Reihe ist möglich." : `${n} Reihen sind möglich.`),
  score: "Punkte",
  set: (color) => `${COLORS[color]} gelegt`,
  takeFirst: "Nimm zuerst Fliesen: Wähle eine Farbe auf einer Manufaktur oder in der Tischmitte.",
  thisMove: "Dieser Zug",
  tiles,
  unset: (color) => `${COLORS[color]} leer`,
  wall: "Wand",
  wallOf: (name) => `${name}: Wand`,
  withMarker: "mit dem Startspielermarker",
  columnBonus: "Volle Spalte",
  rounds: "Runden",
  noLimit: "Ohne Grenze",
};
