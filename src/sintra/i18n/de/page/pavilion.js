/** Summer Pavilion in German. */

import { INFLECTED, capital, noun, plural } from "./words.js";

/** Before a masculine noun without an article: Stern, Joker. @type {Record<string, string>} */
const MASCULINE = {
  purple: "lila",
  green: "grüner",
  orange: "orangefarbener",
  yellow: "gelber",
  blue: "blauer",
  red: "roter",
};
const KINDS = /** @type {Record<string, string>} */ ({ pillar: "eine Säule", statue: "eine Statue", window: "ein Fenster" });
const NAMES = /** @type {Record<string, string>} */ ({ pillar: "Säule", statue: "Statue", window: "Fenster" });

/** @param {number} n */
const tiles = (n) => plural(n, "Fliese", "Fliesen");
/** @param {number} n @param {string | null} color @param {number} wild */
const mix = (n, color, wild) => [n && color ? `${n} ${INFLECTED[color]}` : "", wild ? `${wild} Joker` : ""].filter(Boolean);
/** The same after "mit". @param {number} n @param {string | null} color @param {number} wild */
const dative = (n, color, wild) => {
  const ending = color === "purple" ? "" : n === 1 ? "r" : "n";
  return [n && color ? `${n} ${INFLECTED[color]}${ending}` : "", wild ? plural(wild, "Joker", "Jokern") : ""].filter(Boolean);
};
/** @param {string} star @param {number} number */
const space = (star, number) =>
  star === "C" ? `Mittelstern ${number}` : MASCULINE[star] ? `${noun(star)} ${number}` : `die ${number} auf Stern ${star}`;
/** @param {string} star */
const starName = (star) =>
  star === "C" ? "Mittelstern" : MASCULINE[star] ? `${capital(MASCULINE[star])} Stern` : `Stern ${star}`;
/** @param {number} source */
const from = (source) => (source ? `Manufakturplättchen ${source}` : "Tischmitte");

/** @type {typeof import("../../en/page/pavilion.js").pavilion} */
export const pavilion = {
  title: "Sommerpavillon",
  about: "Sechs Runden, sechs Joker, sieben Sterne. Schließe die Lücken und gewinne Fliesen dazu.",
  length: "2 bis 4 Spieler, 30 bis 45 Minuten, ab 8 Jahren",
  editions: {
    standard: {
      title: "Sommerpavillon",
      about: "Das Spiel aus der großen Schachtel, mit den Jokern in ihrer üblichen Reihenfolge.",
    },
    mini: {
      title: "Sommerpavillon Mini",
      about: "Die Reiseausgabe: dieselben Regeln und eine zweite Reihenfolge der Joker auf der Rückseite ihres Spielplans.",
    },
  },
  optionJokers: "Jokerfolge",
  jokerOrders: { standard: "Üblich", reverse_side: "Rückseite", own: "Eigene" },
  jokerGuess:
    "Eine Vermutung: Kein Text, den wir kennen, nennt die Reihenfolge auf der Rückseite des Mini-Spielplans. Wer ihn hat, gibt sie als eigene ein.",
  jokerOfRound: (n) => `Joker der Runde ${n}`,
  starts: "Startspieler-Stein",
  optionSide: "Spielerablage",
  rounds: "Runden",
  placing: "Legen",
  taking: "Nehmen",
  jokerIs: (color) => `${noun(color)} ist Joker`,
  roundState: (n, color, when) =>
    `Runde ${n}: Joker ${noun(color)}${{ past: ", gespielt", now: ", jetzt", later: "" }[when]}`,
  supply: "Vorrat",
  supplyHelp: "Von hier kommen Bonusfliesen",
  factories: "Manufakturplättchen und Tischmitte",
  tower: "Turm",
  joker: "Joker",
  stone: "Startspieler-Stein",
  group: (n, color, source, wild) =>
    `${n ? `${n} ${INFLECTED[color]} ${n === 1 ? "Fliese" : "Fliesen"}` : ""}${n && wild ? " und " : ""}${wild ? `${wild} Joker` : ""}, ${from(source)}`,
  jokersOf: (n, color, source) => `${n} ${(n === 1 ? MASCULINE : INFLECTED)[color]} Joker, ${from(source)}`,
  withStone: (cost) => `mit dem Startspieler-Stein, minus ${cost}`,
  stoneBadge: "Stein",
  take: (n, color, wild) => `${mix(n, color, wild).join(" und ")} nehmen`,
  takeHelp: "Nimm sie mit der Schaltfläche „Nehmen“ oder mit Enter.",
  hand: "Gesammelt",
  handEmpty: "Keine gesammelten Fliesen.",
  inHand: "gesammelt",
  kept: "behalten",
  handState: (n, color, isJoker) => `${n} × ${noun(color)}${isJoker ? ", Joker" : ""}`,
  starName,
  worthFull: (points) => `voll bringt er ${points} Punkte`,
  starState: (star, covered, colors) =>
    `${starName(star)}: ${covered.length === 0 ? "leer" : covered.length === 6 ? "voll" : `belegt ${covered.map((n, at) => (colors[at] ? `${n} ${noun(colors[at])}` : n)).join(", ")}`}.`,
  features: (pillars, statues, windows) =>
    `Umschlossen: ${plural(pillars, "Säule", "Säulen")}, ${plural(statues, "Statue", "Statuen")}, ${windows} Fenster.`,
  feature: { pillar: "Säule", statue: "Statue", window: "Fenster" },
  explains: (kind, around, missing, n) =>
    `${NAMES[kind]}, umgeben von ${around.join(", ")}. ${missing.length ? `${missing.length === 1 ? "Es fehlt" : "Es fehlen"}: ${missing.join(", ")}. Das bringt dann` : "Vollständig. Das brachte"} ${tiles(n)} aus dem Vorrat.`,
  touches: (near) =>
    `Daneben: ${near.map(({ kind, covered, of }) => `${NAMES[kind]}, ${covered} von ${of}`).join("; ")}.`,
  space,
  covered: (star, n, color) => `${capital(space(star, n))}: ${INFLECTED[color]} Fliese.`,
  empty: (star, n, price) => `${capital(space(star, n))}: leer, kostet ${price}.`,
  wouldScore: (points, bonus) => `Möglich: plus ${points}${bonus ? `, danach ${tiles(bonus)} nehmen` : ""}.`,
  chosen: "Gewählt. Wähle jetzt, womit du bezahlst.",
  notYet: "Gelegt wird, wenn alle Manufakturplättchen und die Tischmitte leer sind.",
  notPayable: "Mit deinen gesammelten Fliesen nicht möglich.",
  pay: (price, where) => `${capital(where)}: ${price} bezahlen`,
  place: (where) => `${capital(where)} belegen`,
  payFor: (where) => `${capital(where)} bezahlen`,
  payHelp: "Wähle, womit du bezahlst, oder ein anderes Feld.",
  whichColor: "Welche Farbe?",
  colorHelp: "Wähle zuerst eine Farbe.",
  whichPayment: "Mit welchen Fliesen bezahlst du?",
  toStar: (color, rest) => [
    `Eine ${INFLECTED[color]} Fliese kommt auf den Stern`,
    rest ? `${rest} ${rest === 1 ? "kommt" : "kommen"} in den Turm` : "mehr wird nicht bezahlt",
  ],
  mix: (n, color, wild) => mix(n, color, wild).join(" + "),
  paySaid: (n, color, wild) => `Mit ${dative(n, color, wild).join(" und ")} bezahlen.`,
  keeps: (n, color, wild) => (n || wild ? `übrig: ${mix(n, color, wild).join(", ")}` : `kein ${noun(color)} bleibt`),
  youScore: "Du erhältst",
  completes: (kinds) => `und umschließt ${kinds.map((kind) => KINDS[kind]).join(" und ")}:`,
  thenTake: (n) => `nimm ${tiles(n)} aus dem Vorrat`,
  cancel: "Abbrechen",
  cancels: "abbrechen",
  bonusTitle: (n) => `Nimm ${tiles(n)}`,
  bonusHelp: "Wähle im Vorrat.",
  bonusFull: "Enter oder der Knopf nimmt, was du gewählt hast.",
  picked: (n, of) => `${n} von ${of} gewählt`,
  pick: (color, isJoker) => `${capital(INFLECTED[color] ?? "")} Fliese im Vorrat${isJoker ? ", Joker" : ""}`,
  takeNow: "Nehmen",
  keepTitle: (n) => `Behalte bis zu ${n}`,
  keepHelp: "Was du behältst, hast du in der nächsten Runde.",
  keep: (color) => `${capital(INFLECTED[color] ?? "")} Fliese behalten`,
  toTower: (n, cost) => (n ? `${n} ${n === 1 ? "kommt" : "kommen"} in den Turm, minus ${cost}` : "Nichts geht verloren"),
  tooMany: (n) => `Es gibt nur ${plural(n, "Ecke", "Ecken")}: Lege erst eine zurück.`,
  sure: (n, cost) => `${tiles(n)} abwerfen, minus ${plural(cost, "Punkt", "Punkte")}`,
  sureHelp: "Noch einmal Enter oder der Knopf, dann geschieht es; mit Escape wirfst du noch nichts ab.",
  keepNow: "Behalten",
  pass: "Passen",
  passHelp: (n) => `Passen: Behalte bis zu ${n}, jede weitere kostet 1 Punkt`,
  passed: "Gepasst",
  placeLead: "Lege eine Fliese oder passe",
  placeHelp: "Wähle ein markiertes Feld.",
  placePanel:
    "Wähle ein markiertes Feld auf deiner Ablage. Es kostet so viele Fliesen seiner Farbe, wie seine Zahl sagt; Joker helfen aus.",
  possible: (n) => (n === 0 ? "Kein Feld ist möglich." : n === 1 ? "1 Feld ist möglich." : `${n} Felder sind möglich.`),
  resting: "Du hast gepasst.",
  placesNow: (name) => `${name} legt`,
  numbers: (n) => `Alle Felder mit der ${n}`,
  side: { coloured: "farbige Seite", grey: "graue Seite" },
  keyList: [
    ["1–9, 0", "Nehmen: Manufakturplättchen, 0 ist die Tischmitte; dann der Buchstabe der Farbe, dann Enter"],
    [
      "1–6",
      "Legen: die Zahl, dann der Buchstabe des Sterns, C für den Mittelstern; auf der grauen Seite der Stern, 0 für den Mittelstern, dann die Zahl",
    ],
    ["P", "passen"],
  ],
};
