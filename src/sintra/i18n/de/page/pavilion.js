/** Summer Pavilion in German. */

/** @type {Record<string, string>} */
const COLORS = { purple: "lila", green: "grün", orange: "orange", yellow: "gelb", blue: "blau", red: "rot" };
/** @type {Record<string, string>} */
const INFLECTED = { purple: "lila", green: "grüne", orange: "orange", yellow: "gelbe", blue: "blaue", red: "rote" };
/** @type {Record<string, string>} */
const OF_STAR = { purple: "Lila", green: "Grüner", orange: "Oranger", yellow: "Gelber", blue: "Blauer", red: "Roter" };
const KINDS = /** @type {Record<string, string>} */ ({ pillar: "eine Säule", statue: "eine Statue", window: "ein Fenster" });

/** @param {number} count @param {string} one @param {string} many */
const plural = (count, one, many) => `${count} ${count === 1 ? one : many}`;
/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** @param {number} n */
const tiles = (n) => plural(n, "Fliese", "Fliesen");
/** @param {number} n @param {string | null} color @param {number} wild */
const mix = (n, color, wild) => [n && color ? `${n} ${INFLECTED[color]}` : "", wild ? `${wild} Joker` : ""].filter(Boolean);
/** @param {string} star @param {number} number */
const space = (star, number) =>
  star === "C" ? `Mitte ${number}` : COLORS[star] ? `${capital(COLORS[star])} ${number}` : `die ${number} von Stern ${star}`;
/** @param {string} star */
const starName = (star) => (star === "C" ? "Mittlerer Stern" : OF_STAR[star] ? `${OF_STAR[star]} Stern` : `Stern ${star}`);
/** @param {number} source */
const from = (source) => (source ? `Manufaktur ${source}` : "Tischmitte");

/** @type {typeof import("../../en/page/pavilion.js").pavilion} */
export const pavilion = {
  title: "Der Sommerpavillon",
  about: "Sechs Runden, sechs Joker, sieben Sterne. Schließe die Lücken und gewinne Fliesen dazu.",
  length: "2–4 Spieler · 30 Minuten",
  starts: "Startstein",
  optionSide: "Tafel",
  letters: { purple: "L", green: "G", orange: "O", yellow: "E", blue: "B", red: "R" },
  rounds: "Runden",
  placing: "Legen",
  taking: "Nehmen",
  jokerIs: (color) => `${capital(COLORS[color] ?? "")} ist Joker`,
  roundState: (n, color, when) =>
    `Runde ${n}: Joker ${COLORS[color]}${{ past: ", gespielt", now: ", jetzt", later: "" }[when]}`,
  supply: "Vorrat",
  supplyHelp: "Von hier kommen Bonusfliesen",
  factories: "Manufakturen und Tischmitte",
  tower: "Turm",
  joker: "Joker",
  stone: "Startspielerstein",
  group: (n, color, source, wild) =>
    `${n ? `${n} ${INFLECTED[color]} ${n === 1 ? "Fliese" : "Fliesen"}` : ""}${n && wild ? " und " : ""}${wild ? `${wild} Joker` : ""}, ${from(source)}`,
  jokersOf: (n, color, source) => `${n} ${INFLECTED[color]} Joker, ${from(source)}`,
  withStone: (cost) => `mit dem Startspielerstein, minus ${cost}`,
  stoneBadge: "Stein",
  take: (n, color, wild) => `${mix(n, color, wild).join(" und ")} nehmen`,
  takeHelp: "Der Knopf neben deinen Fliesen nimmt sie, Enter auch.",
  hand: "Gesammelt",
  handEmpty: "Keine gesammelten Fliesen.",
  inHand: "gesammelt",
  kept: "behalten",
  handState: (n, color, isJoker) => `${n} × ${COLORS[color]}${isJoker ? ", Joker" : ""}`,
  stars: "Deine sieben Sterne",
  starName,
  worthFull: (points) => `voll ${points} Punkte`,
  starState: (star, covered, colors) =>
    `${starName(star)}: ${covered.length === 0 ? "leer" : covered.length === 6 ? "voll" : covered.map((n, at) => (colors[at] ? `${n} ${COLORS[colors[at]]}` : n)).join(", ")}.`,
  features: (pillars, statues, windows) =>
    `Fertig: ${plural(pillars, "Säule", "Säulen")}, ${plural(statues, "Statue", "Statuen")}, ${windows} Fenster.`,
  feature: { pillar: "Säule", statue: "Statue", window: "Fenster" },
  space,
  covered: (star, n, color) => `${capital(space(star, n))}: ${INFLECTED[color]} Fliese.`,
  empty: (star, n, price) => `${capital(space(star, n))}: leer, kostet ${price}.`,
  wouldScore: (points, bonus) => `Möglich: plus ${points}${bonus ? `, danach ${tiles(bonus)} nehmen` : ""}.`,
  chosen: "Gewählt: wähle eine Zahlung.",
  notYet: "Gelegt wird, wenn alle Manufakturen und die Tischmitte leer sind.",
  notPayable: "Mit deinen gesammelten Fliesen nicht möglich.",
  pay: (price, where) => `${where}: ${price} zahlen`,
  place: (where) => `${where} legen`,
  payFor: (where) => `${where} bezahlen`,
  payHelp: "Wähle eine Zahlung oder ein anderes Feld.",
  whichColor: "Welche Farbe?",
  colorHelp: "Wähle zuerst eine Farbe.",
  whichPayment: "Mit welchen Fliesen zahlst du?",
  toStar: (color, rest) => [
    `Eine ${INFLECTED[color]} Fliese kommt auf den Stern`,
    rest ? `${rest} ${rest === 1 ? "kommt" : "kommen"} in den Turm` : "mehr wird nicht bezahlt",
  ],
  mix: (n, color, wild) => mix(n, color, wild).join(" + "),
  paySaid: (n, color, wild) => `Mit ${mix(n, color, wild).join(" und ")} zahlen.`,
  keeps: (n, color, wild) => (n || wild ? `übrig: ${mix(n, color, wild).join(", ")}` : `kein ${COLORS[color]} bleibt`),
  youScore: "Du erhältst",
  completes: (kinds) => `und vollendest ${kinds.map((kind) => KINDS[kind]).join(" und ")}:`,
  thenTake: (n) => `nimm ${tiles(n)} aus dem Vorrat`,
  cancel: "Abbrechen",
  cancels: "abbrechen",
  bonusTitle: (n) => `Nimm ${tiles(n)}`,
  bonusHelp: "Wähle oben im Vorrat.",
  picked: (n, of) => `${n} von ${of} gewählt`,
  pick: (color, isJoker) => `${capital(INFLECTED[color] ?? "")} Fliese im Vorrat${isJoker ? ", Joker" : ""}`,
  takeNow: "Nehmen",
  keepTitle: (n) => `Behalte bis zu ${n}`,
  keepHelp: "Was du behältst, hast du in der nächsten Runde.",
  keep: (color) => `${capital(INFLECTED[color] ?? "")} Fliese behalten`,
  toTower: (n, cost) => (n ? `${n} ${n === 1 ? "kommt" : "kommen"} in den Turm, minus ${cost}` : "Nichts geht verloren"),
  tooMany: (n) => `Es gibt nur ${plural(n, "Ecke", "Ecken")}: lege erst eine zurück.`,
  pass: "Passen",
  passHelp: (n) => `Passen: behalte bis zu ${n}, jede weitere kostet 1`,
  passed: "Gepasst",
  placeLead: "Lege eine Fliese oder passe",
  placeHelp: "Wähle ein markiertes Feld.",
  placePanel:
    "Wähle ein markiertes Feld auf deinem Plan. Es kostet so viele Fliesen seiner Farbe, wie darauf steht; Joker helfen aus.",
  possible: (n) => (n === 0 ? "Kein Feld ist möglich." : n === 1 ? "1 Feld ist möglich." : `${n} Felder sind möglich.`),
  resting: "Du hast gepasst.",
  placesNow: (name) => `${name} legt`,
  numbers: (n) => `Alle Felder ${n}`,
  side: { coloured: "farbige Seite", grey: "graue Seite" },
  keyList: [
    ["1–9, 0", "Nehmen: Manufaktur, 0 ist die Tischmitte; dann der Buchstabe der Farbe, dann Enter"],
    [
      "1–6",
      "Legen: die Zahl, dann der Buchstabe des Sterns, C für den mittleren; auf der grauen Seite der Stern, 0 für den mittleren, dann die Zahl",
    ],
    ["P", "passen"],
  ],
};
