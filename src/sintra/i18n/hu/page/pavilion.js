/** Summer Pavilion in Hungarian. */

/** @type {Record<string, string>} */
const COLORS = { purple: "lila", green: "zöld", orange: "narancs", yellow: "sárga", blue: "kék", red: "piros" };
const KINDS = /** @type {Record<string, string>} */ ({ pillar: "egy oszlop", statue: "egy szobor", window: "egy ablak" });

const NUMBERED = ["", "1-es", "2-es", "3-as", "4-es", "5-ös", "6-os"];

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** @param {number} n @param {string | null} color @param {number} wild */
const mix = (n, color, wild) => [n && color ? `${n} ${COLORS[color]}` : "", wild ? `${wild} dzsóker` : ""].filter(Boolean);
/** @param {string} star @param {number} number */
const space = (star, number) =>
  star === "C" ? `közép ${number}` : COLORS[star] ? `${COLORS[star]} ${number}` : `${star}. csillag ${NUMBERED[number]} mezője`;
/** @param {string} star */
const starName = (star) =>
  star === "C" ? "Középső csillag" : COLORS[star] ? `${capital(COLORS[star])} csillag` : `${star}. csillag`;
/** @param {number} source */
const from = (source) => (source ? `${source}. manufaktúra` : "asztalközép");

/** @type {typeof import("../../en/page/pavilion.js").pavilion} */
export const pavilion = {
  title: "Nyári pavilon",
  about: "Hat forduló, hat joker, hét csillag. Zárd be a réseket, és kapsz érte csempéket.",
  length: "2–4 játékos · 30 perc",
  starts: "kezdőkő",
  optionSide: "Tábla",
  letters: { purple: "L", green: "Z", orange: "N", yellow: "S", blue: "K", red: "P" },
  rounds: "Fordulók",
  placing: "lerakás",
  taking: "elvétel",
  jokerIs: (color) => `A dzsóker: ${COLORS[color]}`,
  roundState: (n, color, when) =>
    `${n}. forduló: a dzsóker ${COLORS[color]}${{ past: ", lejátszva", now: ", most", later: "" }[when]}`,
  supply: "Készlet",
  supplyHelp: "Innen jönnek a bónuszcsempék",
  factories: "Manufaktúrák és asztalközép",
  tower: "Torony",
  joker: "dzsóker",
  stone: "Kezdőkő",
  group: (n, color, source, wild) =>
    `${n ? `${n} ${COLORS[color]} csempe` : ""}${n && wild ? " és " : ""}${wild ? `${wild} dzsóker` : ""}, ${from(source)}`,
  jokersOf: (n, color, source) => `${n} ${COLORS[color]} dzsóker, ${from(source)}`,
  withStone: (cost) => `a kezdőkővel, mínusz ${cost}`,
  stoneBadge: "kő",
  take: (n, color, wild) => `Vedd el: ${mix(n, color, wild).join(" és ")}`,
  takeHelp: "A csempéid melletti gombbal veszed el, vagy Enterrel.",
  hand: "Csempéid",
  handEmpty: "Nincs gyűjtött csempe.",
  inHand: "gyűjtve",
  kept: "megtartva",
  handState: (n, color, isJoker) => `${n} ${COLORS[color]}${isJoker ? ", dzsóker" : ""}`,
  stars: "A hét csillagod",
  starName,
  worthFull: (points) => `tele ${points} pontot ér`,
  starState: (star, covered, colors) =>
    `${starName(star)}: ${covered.length === 0 ? "üres" : covered.length === 6 ? "tele" : covered.map((n, at) => (colors[at] ? `${n} ${COLORS[colors[at]]}` : n)).join(", ")}.`,
  features: (pillars, statues, windows) => `Elkészült: ${pillars} oszlop, ${statues} szobor, ${windows} ablak.`,
  feature: { pillar: "oszlop", statue: "szobor", window: "ablak" },
  space,
  covered: (star, n, color) => `${capital(space(star, n))}: ${COLORS[color]} csempe.`,
  empty: (star, n, price) => `${capital(space(star, n))}: üres, ára ${price}.`,
  wouldScore: (points, bonus) => `Lehetséges: plusz ${points}${bonus ? `, utána ${bonus} csempe a készletből` : ""}.`,
  chosen: "Kiválasztva: válassz fizetést.",
  notYet: "Lerakni akkor lehet, ha minden manufaktúra és az asztalközép üres.",
  notPayable: "A gyűjtött csempéiddel nem lehet.",
  pay: (price, where) => `${capital(where)}: fizess ${price} csempét`,
  place: (where) => `Lerakás: ${where}`,
  payFor: (where) => `Fizetés: ${where}`,
  payHelp: "Válassz fizetést vagy másik mezőt.",
  whichColor: "Melyik szín?",
  colorHelp: "Előbb válassz színt.",
  whichPayment: "Mely csempékkel fizetsz?",
  toStar: (color, rest) => [`Egy ${COLORS[color]} csempe a csillagra kerül`, rest ? `${rest} a toronyba` : "mást nem fizetsz"],
  mix: (n, color, wild) => mix(n, color, wild).join(" + "),
  paySaid: (n, color, wild) => `Fizetés: ${mix(n, color, wild).join(" és ")}.`,
  keeps: (n, color, wild) => (n || wild ? `marad ${mix(n, color, wild).join(", ")}` : `nem marad ${COLORS[color]}`),
  youScore: "Pontod:",
  completes: (kinds) => `és elkészül ${kinds.map((kind) => KINDS[kind]).join(" és ")}:`,
  thenTake: (n) => `vegyél el ${n} csempét a készletből`,
  cancel: "Mégse",
  cancels: "mégse",
  bonusTitle: (n) => `Vegyél el ${n} csempét`,
  bonusHelp: "Válassz fent a készletből.",
  picked: (n, of) => `${n} kiválasztva, összesen ${of}`,
  pick: (color, isJoker) => `${capital(COLORS[color] ?? "")} csempe a készletben${isJoker ? ", dzsóker" : ""}`,
  takeNow: "Elvétel",
  keepTitle: (n) => `Tarts meg legfeljebb ${n} csempét`,
  keepHelp: "Amit megtartasz, a következő fordulóban a tiéd.",
  keep: (color) => `${capital(COLORS[color] ?? "")} csempe megtartása`,
  toTower: (n, cost) => (n ? `${n} a toronyba kerül, mínusz ${cost}` : "Semmi sem vész el"),
  tooMany: (n) => `Csak ${n} sarok van: előbb tegyél vissza egyet.`,
  pass: "Passz",
  passHelp: (n) => `Passz: legfeljebb ${n} marad, a többi 1-1 pontba kerül`,
  passed: "Passzolt",
  placeLead: "Rakj le egy csempét, vagy passzolj",
  placeHelp: "Válassz egy jelölt mezőt.",
  placePanel:
    "Válassz egy jelölt mezőt a tábládon. Annyi csempébe kerül a saját színéből, amennyi rá van írva; a dzsókerek kisegítenek.",
  possible: (n) => (n === 0 ? "Nincs lehetséges mező." : `${n} mező lehetséges.`),
  resting: "Passzoltál.",
  placesNow: (name) => `${name} rak le`,
  numbers: (n) => `Minden ${NUMBERED[n]} mező`,
  side: { coloured: "színes oldal", grey: "szürke oldal" },
  keyList: [
    ["1–9, 0", "elvétel: manufaktúra, 0 az asztalközép; majd a szín betűje, majd Enter"],
    ["1–6", "lerakás: a szám, majd a csillag betűje, C a középső; a szürke oldalon a csillag, 0 a középső, majd a szám"],
    ["P", "passz"],
  ],
};
