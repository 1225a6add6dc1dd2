/** Azul in Hungarian. */

import { COLORS, loud, outOf, tiles, the } from "./words.js";

/** @type {typeof import("../../en/page/azul.js").azul} */
export const azul = {
  title: "Azul",
  about: "Vegyél el egy színt, töltsd meg a mintasorokat, rakd ki a falat. A padlósorba ne essen semmi.",
  length: "2, 3 vagy 4 játékos, 30 és 45 perc között, 8 éves kortól",
  editions: {
    standard: {
      title: "Azul",
      about: "A nagy doboz játéka: egy teljes oszlop 7 pontot ér.",
    },
    tactile: {
      title: "Azul, tapintható kiadás",
      about: "Kézzel tapintva is játszható: a színeket betűk jelölik, és egy teljes oszlop 7 helyett 5 pontot ér.",
    },
  },
  starts: "kezdőjátékos-jelző",
  keyList: [
    [
      "1–9, 0",
      "manufaktúrakorong, a 0 az asztal közepe; aztán a szín betűje, aztán a mintasor 1-től 5-ig vagy F a padlósorhoz",
    ],
  ],

  all: (color) => `Minden ${COLORS[color]}`,
  bestColumn: "Legjobb oszlop",
  bestRow: "Legjobb sor",
  chooseColumn: (color, row) => `Fal, ${row}. sor: ${COLORS[color]} csempe`,
  chooseColumnHelp: "Válassz mezőt a falon.",
  complete: "tele",
  completes: (points) => `megtelik a mintasor, ${loud(points)} a forduló végén`,
  costs: (n) => `mínusz ${n}`,
  drops: (n) => `${n} csempe a padlósorba esik`,
  floor: "Padlósor",
  floorBadge: "padló",
  floorHelp: "Padlósor: a mezői sorban 1, 1, 2, 2, 2, 3 és 3 pontba kerülnek.",
  floorState: (things, costs) => {
    const lying = things.map((c, at) => `${COLORS[c]}, mínusz ${costs[at] ?? 0}`).join("; ");
    const next = costs[things.length];
    return `Padlósor: ${lying || "nincs csempe"}.${next ? ` A következő csempe ${next} pontba kerül.` : ""}`;
  },
  forecast: "Ha most érne véget a forduló",
  group: (n, color, source) => `${tiles(n, color)}, ${source ? `${source}. manufaktúrakorong` : "az asztal közepe"}`,
  lid: "Dobozfedél",
  line: (n) => `${n}. mintasor`,
  lineState: (line, count, color) =>
    color ? `${line}. mintasor: ${COLORS[color]}, ${outOf(line)} ${count}.` : `${line}. mintasor: üres, ${line} hely van.`,
  lines: "mintasorok",
  marker: "Kezdőjátékos-jelző",
  notPossibleBecause: (reason) => `Nem lehet: ${reason}`,
  onlyFloor: "Csak a padlósor lehetséges.",
  optionWall: "Fal",
  place: (n, color) => `Tedd le ${the(n)} ${n} ${COLORS[color]} csempét`,
  placeHelp: "Válassz egy mintasort vagy a padlósort.",
  placeHere: "Ide teheted:",
  placeInColumn: (row, column, color, points) => `Fal, ${row}. sor, ${column}. mező: ${COLORS[color]} ide, ${loud(points)}`,
  possible: (n) => `${n} mintasor lehetséges.`,
  score: "Pont",
  set: (color) => `${COLORS[color]}, lefedve`,
  takeFirst: "Előbb vegyél el csempéket: válassz színt egy manufaktúrakorongról vagy az asztal közepéről.",
  thisMove: "Ez a lépés",
  tiles,
  unset: (color) => `${COLORS[color]}, üres`,
  wall: "Fal",
  wallRow: (n) => `${n}. sor`,
  wallColumn: (n) => `${n}. oszlop`,
  wallSpot: (row, column, said) => `${row}. sor, ${column}. oszlop: ${said}.`,
  wallOf: (name) => `${name}: fal`,
  withMarker: "a kezdőjátékos-jelzővel",
  columnBonus: "Teljes oszlop",
  rounds: "Fordulók",
  noLimit: "Korlátlan",
};
