/** Summer Pavilion in Hungarian. */

import { outOf, the } from "./words.js";

/** @type {Record<string, string>} */
const COLORS = { purple: "lila", green: "zöld", orange: "narancssárga", yellow: "sárga", blue: "kék", red: "piros" };
const KINDS = /** @type {Record<string, string>} */ ({ pillar: "egy oszlop", statue: "egy szobor", window: "egy ablak" });
const NAMES = /** @type {Record<string, string>} */ ({ pillar: "oszlop", statue: "szobor", window: "ablak" });

const NUMBERED = ["", "1-es", "2-es", "3-as", "4-es", "5-ös", "6-os"];

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** @param {number} n @param {string | null} color @param {number} wild */
const mix = (n, color, wild) => [n && color ? `${n} ${COLORS[color]}` : "", wild ? `${wild} dzsóker` : ""].filter(Boolean);
/** @param {string} star @param {number} number */
const space = (star, number) =>
  star === "C"
    ? `középső ${NUMBERED[number]}`
    : COLORS[star]
      ? `${COLORS[star]} ${NUMBERED[number]}`
      : `${star}. csillag ${NUMBERED[number]} mezője`;
/** @param {string} star */
const starName = (star) =>
  star === "C" ? "Középső csillag" : COLORS[star] ? `${capital(COLORS[star])} csillag` : `${star}. csillag`;
/** The covered spaces of a star, with their colors where they may differ. @param {number[]} covered @param {(string | null)[]} colors */
const spaces = (covered, colors) => {
  if (covered.length === 0) return "üres";
  if (covered.length === 6) return "teljes";
  const named = covered.map((n, at) => [the(n), NUMBERED[n], COLORS[colors[at] ?? ""]].filter(Boolean).join(" "));
  return `${colors.some(Boolean) ? "" : "lefedve "}${named.join(", ")}`;
};
/** @param {number} source */
const from = (source) => (source ? `${source}. manufaktúrakorong` : "az asztal közepe");

/** @type {typeof import("../../en/page/pavilion.js").pavilion} */
export const pavilion = {
  title: "A királyi pavilon",
  about: "Hat forduló, hat dzsóker, hét csillag. Zárd körbe az oszlopokat, szobrokat és ablakokat, és csempéket kapsz érte.",
  length: "2, 3 vagy 4 játékos, 30 és 45 perc között, 8 éves kortól",
  editions: {
    standard: {
      title: "A királyi pavilon",
      about: "A nagy doboz játéka, a dzsókerek szokásos sorrendjével.",
    },
    mini: {
      title: "A királyi pavilon Mini",
      about: "Az úti kiadás: ugyanazok a szabályok, és a táblája hátoldalán egy második dzsókersorrend.",
    },
  },
  optionJokers: "Dzsókerek",
  jokerOrders: { standard: "Szokásos", reverse_side: "Hátoldali", own: "Saját" },
  jokerGuess:
    "Ez csak sejtés: egyetlen általunk ismert szöveg sem közli a Mini táblájának hátoldalán lévő sorrendet. Ha megvan a játék, add meg saját sorrendként.",
  jokerOfRound: (n) => `${n}. forduló dzsókere`,
  starts: "kezdőjátékos-jelző",
  optionSide: "Tábla",
  rounds: "Fordulók",
  placing: "lerakás",
  taking: "elvétel",
  jokerIs: (color) => `A dzsóker: ${COLORS[color]}`,
  roundState: (n, color, when) =>
    `${n}. forduló: a dzsóker ${COLORS[color]}${{ past: ", lejátszva", now: ", most", later: "" }[when]}`,
  supply: "Készlet",
  supplyHelp: "Innen jönnek a bónuszcsempék",
  factories: "Manufaktúrakorongok és az asztal közepe",
  tower: "Raktár",
  joker: "dzsóker",
  stone: "Kezdőjátékos-jelző",
  group: (n, color, source, wild) =>
    `${n ? `${n} ${COLORS[color]} csempe` : ""}${n && wild ? " és " : ""}${wild ? `${wild} dzsóker` : ""}, ${from(source)}`,
  jokersOf: (n, color, source) => `${n} ${COLORS[color]} dzsóker, ${from(source)}`,
  withStone: (cost) => `a kezdőjátékos-jelzővel, mínusz ${cost}`,
  stoneBadge: "jelző",
  take: (n, color, wild) => `Vedd el: ${mix(n, color, wild).join(" és ")}`,
  takeHelp: "A „Vedd el” gombbal vagy az Enterrel veszed el.",
  hand: "Gyűjtött csempéid",
  handEmpty: "Nincs gyűjtött csempe.",
  inHand: "gyűjtve",
  kept: "megtartva",
  handState: (n, color, isJoker) => `${n} ${COLORS[color]}${isJoker ? ", dzsóker" : ""}`,
  starName,
  worthFull: (points) => `${points} pontot hoz, ha teljes`,
  starState: (star, covered, colors) => `${starName(star)}: ${spaces(covered, colors)}.`,
  features: (pillars, statues, windows) => `Elkészült: ${pillars} oszlop, ${statues} szobor, ${windows} ablak.`,
  feature: { pillar: "oszlop", statue: "szobor", window: "ablak" },
  explains: (kind, around, missing, n) =>
    `${capital(NAMES[kind] ?? "")}, körülötte: ${around.join(", ")}. ${missing.length ? `Hiányzik: ${missing.join(", ")}. Ha körbezárod, ${n} csempe jár érte` : `Körbezárva. ${n} csempe járt érte`} a készletből.`,
  touches: (near) => `Mellette: ${near.map(({ kind, covered, of }) => `${NAMES[kind]}, ${outOf(of)} ${covered}`).join("; ")}.`,
  space,
  covered: (star, n, color) => `${capital(space(star, n))}: ${COLORS[color]} csempe.`,
  empty: (star, n, price) => `${capital(space(star, n))}: üres, ára ${price}.`,
  wouldScore: (points, bonus) => `Lehetséges: plusz ${points}${bonus ? `, utána ${bonus} csempe a készletből` : ""}.`,
  chosen: "Kiválasztva. Válaszd ki, mivel fizetsz.",
  notYet: "Lerakni akkor lehet, ha minden manufaktúrakorong és az asztal közepe is üres.",
  notPayable: "A gyűjtött csempéiddel nem lehet.",
  pay: (price, where) => `${capital(where)}: fizess ${price} csempével`,
  place: (where) => `Lerakás: ${where}`,
  payFor: (where) => `Fizetés: ${where}`,
  payHelp: "Válaszd ki, mivel fizetsz, vagy válassz másik mezőt.",
  whichColor: "Melyik szín?",
  colorHelp: "Előbb válassz színt.",
  whichPayment: "Melyik csempékkel fizetsz?",
  toStar: (color, rest) => [`Egy ${COLORS[color]} csempe a csillagra kerül`, rest ? `${rest} a raktárba` : "mást nem fizetsz"],
  mix: (n, color, wild) => mix(n, color, wild).join(" + "),
  paySaid: (n, color, wild) => `Fizetés: ${mix(n, color, wild).join(" és ")}.`,
  keeps: (n, color, wild) => (n || wild ? `marad ${mix(n, color, wild).join(", ")}` : `nem marad ${COLORS[color]}`),
  youScore: "Kapsz:",
  completes: (kinds) => `és elkészül ${kinds.map((kind) => KINDS[kind]).join(" és ")}:`,
  thenTake: (n) => `vegyél el ${n} csempét a készletből`,
  cancel: "Mégse",
  cancels: "mégse",
  bonusTitle: (n) => `Vegyél el ${n} csempét`,
  bonusHelp: "Válassz a készletből.",
  bonusFull: "Enterrel vagy a gombbal elveszed, amit kiválasztottál.",
  picked: (n, of) => `${of} közül ${n} kiválasztva`,
  pick: (color, isJoker) => `${capital(COLORS[color] ?? "")} csempe a készletben${isJoker ? ", dzsóker" : ""}`,
  takeNow: "Elvétel",
  keepTitle: (n) => `Tarts meg legfeljebb ${n} csempét`,
  keepHelp: "Amit megtartasz, a következő fordulóban a tiéd.",
  keep: (color) => `${capital(COLORS[color] ?? "")} csempe megtartása`,
  toTower: (n, cost) => (n ? `${n} a raktárba kerül, mínusz ${cost}` : "Semmi sem kerül a raktárba"),
  tooMany: (n) => `Csak ${n} sarokmező van: előbb tegyél vissza egyet.`,
  sure: (n, cost) => `${n} csempe eldobása, mínusz ${cost} pont`,
  sureHelp: "Még egyszer Enter vagy a gomb, és megtörténik; Escape után még semmit sem dobsz el.",
  keepNow: "Megtartás",
  pass: "Passz",
  passHelp: (n) => `Passz: legfeljebb ${n} csempe marad, a többi egyenként 1 pontba kerül`,
  passed: "Passzolt",
  placeLead: "Rakj le, vagy passzolj",
  placeHelp: "Válassz egy mezőt, amelyet ki tudsz fizetni.",
  placePanel:
    "Válassz a tábládon egy mezőt, amelyet ki tudsz fizetni. Annyi csempébe kerül a saját színéből, amennyi a száma; dzsóker is helyettesítheti őket.",
  possible: (n) => (n === 0 ? "Nincs lehetséges mező." : `${n} mező lehetséges.`),
  resting: "Passzoltál.",
  placesNow: (name) => `${name} csempét rak le`,
  numbers: (n) => `Minden ${NUMBERED[n]} mező`,
  side: { coloured: "színes oldal", grey: "szürke oldal" },
  keyList: [
    ["1–9, 0", "elvétel: manufaktúrakorong, 0 az asztal közepe; majd a szín betűje, majd Enter"],
    ["1–6", "lerakás: a szám, majd a csillag betűje, C a középső; a szürke oldalon a csillag, 0 a középső, majd a szám"],
    ["P", "passz"],
  ],
};
