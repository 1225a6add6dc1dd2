/** Azul in German. */

import { INFLECTED, loud, noun, plural, tiles } from "./words.js";

/** @type {typeof import("../../en/page/azul.js").azul} */
export const azul = {
  title: "Azul",
  about: "Nimm eine Farbe, fülle deine Musterreihen, belege deine Wand. Lass nichts auf den Boden fallen.",
  length: "2 bis 4 Spieler, 30 bis 45 Minuten, ab 8 Jahren",
  editions: {
    standard: {
      title: "Azul",
      about: "Das Spiel aus der großen Schachtel: Eine volle Spalte bringt 7 Punkte.",
    },
    tactile: {
      title: "Azul, taktile Ausgabe",
      about: "Zum Spielen mit den Fingern gemacht: Buchstaben stehen für die Farben, und eine volle Spalte bringt 5 statt 7 Punkte.",
    },
  },
  starts: "Startspielermarker",
  keyList: [
    ["1–9, 0", "Manufakturplättchen, 0 ist die Tischmitte; dann der Buchstabe der Farbe, dann die Musterreihe 1 bis 5 oder F für die Bodenreihe"],
  ],

  all: (color) => `Fünfmal ${noun(color)}`,
  bestColumn: "Beste Spalte",
  bestRow: "Beste Reihe",
  chooseColumn: (color, row) => `Reihe ${row} der Wand: ${INFLECTED[color]} Fliese setzen`,
  chooseColumnHelp: "Wähle ein Feld der Wand.",
  complete: "voll",
  completes: (points) => `Musterreihe voll, ${loud(points)} am Ende der Runde`,
  costs: (n) => `minus ${n}`,
  drops: (n) => `${plural(n, "Fliese fällt", "Fliesen fallen")} in die Bodenreihe`,
  floor: "Bodenreihe",
  floorBadge: "Boden",
  floorHelp: "Bodenreihe: Jede Fliese kostet, was über ihr steht.",
  floorState: (things, costs) => {
    const lying = things.map((thing, at) => `${noun(thing)}, minus ${costs[at] ?? 0}`).join("; ");
    const next = costs[things.length];
    return `Bodenreihe: ${lying || "leer"}.${next ? ` Die nächste Fliese kostet ${next}.` : ""}`;
  },
  forecast: "Wenn die Runde jetzt endete",
  group: (n, color, source) => `${tiles(n, color)}, ${source ? `Manufakturplättchen ${source}` : "Tischmitte"}`,
  lid: "Schachteldeckel",
  line: (n) => `Musterreihe ${n}`,
  lineState: (line, count, color) =>
    color
      ? `Musterreihe ${line}: ${noun(color)}, ${count} von ${line}.`
      : `Musterreihe ${line}: leer, ${plural(line, "Feld", "Felder")}.`,
  lines: "Musterreihen",
  marker: "Startspielermarker",
  notPossibleBecause: (reason) => `Nicht möglich: ${reason}`,
  onlyFloor: "Nur die Bodenreihe ist möglich.",
  optionWall: "Wand",
  place: (n, color) => `${tiles(n, color)} legen`,
  placeHelp: "Wähle eine Musterreihe oder die Bodenreihe.",
  placeHere: "Hierher legen:",
  placeInColumn: (row, column, color, points) => `Reihe ${row}, Feld ${column}: ${noun(color)} setzen, ${loud(points)}`,
  possible: (n) => (n === 1 ? "1 Musterreihe ist möglich." : `${n} Musterreihen sind möglich.`),
  score: "Punkte",
  set: (color) => `${noun(color)}, belegt`,
  takeFirst: "Nimm zuerst Fliesen: Wähle eine Farbe auf einem Plättchen oder in der Tischmitte.",
  thisMove: "Dieser Zug",
  tiles,
  unset: (color) => `${noun(color)}, noch frei`,
  wall: "Wand",
  wallRow: (n) => `Reihe ${n}`,
  wallColumn: (n) => `Spalte ${n}`,
  wallSpot: (row, column, said) => `Reihe ${row}, Spalte ${column}: ${said}.`,
  wallOf: (name) => `${name}: Wand`,
  withMarker: "mit dem Startspielermarker",
  columnBonus: "Volle Spalte",
  rounds: "Runden",
  noLimit: "Unbegrenzt",
};
