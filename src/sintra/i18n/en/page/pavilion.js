/** Summer Pavilion in English. */

/** @type {Record<string, string>} */
const COLORS = { purple: "purple", green: "green", orange: "orange", yellow: "yellow", blue: "blue", red: "red" };

/** @param {number} count @param {string} one @param {string} many */
const plural = (count, one, many) => `${count} ${count === 1 ? one : many}`;
/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** @param {number} n */
const jokers = (n) => plural(n, "joker", "jokers");
/** @param {number} n @param {string | null} color @param {number} wild */
const mix = (n, color, wild) => [n && color ? `${n} ${COLORS[color]}` : "", wild ? jokers(wild) : ""].filter(Boolean);
/** @param {string} star C, a color, or a digit @param {number} number */
const space = (star, number) =>
  star === "C" ? `center ${number}` : COLORS[star] ? `${COLORS[star]} ${number}` : `the ${number} of star ${star}`;
/** @param {string} star */
const starName = (star) => (star === "C" ? "Center star" : COLORS[star] ? `${capital(COLORS[star])} star` : `Star ${star}`);

export const pavilion = {
  title: "Summer Pavilion",
  about: "Six rounds, six jokers, seven stars. Enclose pillars, statues and windows to win extra tiles.",
  length: "2 to 4 players, 30 to 45 minutes, ages 8 and up",
  editions: {
    standard: {
      title: "Summer Pavilion",
      about: "The game of the big box, with the jokers in their usual order.",
    },
    mini: {
      title: "Summer Pavilion Mini",
      about: "The travel edition: the same rules, and a second order of the jokers on the back of its board.",
    },
  },
  optionJokers: "Joker order",
  jokerOrders: { standard: "Usual", reverse_side: "Back of the board", own: "Your own" },
  jokerGuess:
    "A guess: no text that we know names the order on the back of the Mini’s board. With a copy at hand, enter its order as your own.",
  jokerOfRound: /** @param {number} n */ (n) => `Joker of round ${n}`,
  starts: "start stone",
  optionSide: "Board",
  rounds: "Rounds",
  placing: "placing",
  taking: "taking",
  jokerIs: /** @param {string} color */ (color) => `${capital(COLORS[color] ?? "")} is the joker`,
  roundState: /** @param {number} n @param {string} color @param {"past" | "now" | "later"} when */ (n, color, when) =>
    `Round ${n}: ${COLORS[color]} joker${{ past: ", played", now: ", now", later: "" }[when]}`,
  supply: "Supply",
  supplyHelp: "Bonus tiles come from here",
  factories: "Factories and center",
  tower: "Tower",
  joker: "joker",
  stone: "Start stone",
  group: /** @param {number} n @param {string} color @param {number} source @param {number} wild */ (n, color, source, wild) =>
    `${n ? plural(n, `${COLORS[color]} tile`, `${COLORS[color]} tiles`) : ""}${n && wild ? " and " : ""}${wild ? jokers(wild) : ""}, ${source ? `factory ${source}` : "center"}`,
  jokersOf: /** @param {number} n @param {string} color @param {number} source */ (n, color, source) =>
    `${plural(n, `${COLORS[color]} joker`, `${COLORS[color]} jokers`)}, ${source ? `factory ${source}` : "center"}`,
  withStone: /** @param {number} cost */ (cost) => `with the start stone, minus ${cost}`,
  stoneBadge: "stone",
  take: /** @param {number} n @param {string} color @param {number} wild */ (n, color, wild) =>
    `Take ${mix(n, color, wild).join(" and ")}`,
  takeHelp: "Take them with the Take button, or press Enter.",
  hand: "Hand",
  handEmpty: "Hand: no tiles.",
  inHand: "in hand",
  kept: "kept",
  handState: /** @param {number} n @param {string} color @param {boolean} isJoker */ (n, color, isJoker) =>
    `${n} ${COLORS[color]}${isJoker ? (n === 1 ? ", joker" : ", jokers") : ""}`,
  starName,
  worthFull: /** @param {number | string} points */ (points) => `${points} points when full`,
  starState: /** @param {string} star @param {number[]} covered @param {(string | null)[]} colors */ (star, covered, colors) =>
    `${starName(star)}: ${covered.length === 0 ? "empty" : covered.length === 6 ? "full" : `${covered.map((n, at) => (colors[at] ? `${n} ${COLORS[colors[at]]}` : n)).join(", ")} covered`}.`,
  features: /** @param {number} pillars @param {number} statues @param {number} windows */ (pillars, statues, windows) =>
    `Complete: ${plural(pillars, "pillar", "pillars")}, ${plural(statues, "statue", "statues")}, ${plural(windows, "window", "windows")}.`,
  feature: { pillar: "pillar", statue: "statue", window: "window" },
  explains: /** @param {string} kind @param {string[]} around @param {string[]} missing @param {number} n */ (
    kind,
    around,
    missing,
    n,
  ) =>
    `${capital(kind)}, surrounded by ${around.join(", ")}. ${missing.length ? `Missing: ${missing.join(", ")}. Completing it brings` : "Complete. It brought"} ${plural(n, "tile", "tiles")} from the supply.`,
  touches: /** @param {{kind: string, covered: number, of: number}[]} near */ (near) =>
    `Beside a ${near.map(({ kind, covered, of }) => `${kind}, ${covered} of ${of}`).join("; a ")}.`,
  space,
  covered: /** @param {string} star @param {number} n @param {string} color */ (star, n, color) =>
    `${capital(space(star, n))}: ${COLORS[color]} tile.`,
  empty: /** @param {string} star @param {number} n @param {number} price */ (star, n, price) =>
    `${capital(space(star, n))}: empty, costs ${price}.`,
  wouldScore: /** @param {number} points @param {number} bonus */ (points, bonus) =>
    `Possible: plus ${points}${bonus ? `, then take ${plural(bonus, "tile", "tiles")}` : ""}.`,
  chosen: "Selected. Now choose how to pay.",
  notYet: "You place tiles when all factories and the center are empty.",
  notPayable: "Not possible with the tiles in your hand.",
  pay: /** @param {number} price @param {string} where */ (price, where) => `Pay ${price} for ${where}`,
  place: /** @param {string} where */ (where) => `Cover ${where}`,
  payFor: /** @param {string} where */ (where) => `Pay for ${where}`,
  payHelp: "Choose how to pay, or choose another space.",
  whichColor: "Which color?",
  colorHelp: "Choose a color first.",
  whichPayment: "Which tiles do you pay with?",
  toStar: /** @param {string} color @param {number} rest */ (color, rest) => [
    `One ${COLORS[color]} tile goes on the star`,
    rest ? `${rest} ${rest === 1 ? "goes" : "go"} to the tower` : "nothing else is paid",
  ],
  mix: /** @param {number} n @param {string} color @param {number} wild */ (n, color, wild) => mix(n, color, wild).join(" + "),
  paySaid: /** @param {number} n @param {string} color @param {number} wild */ (n, color, wild) =>
    `Pay ${mix(n, color, wild).join(" and ")}.`,
  keeps: /** @param {number} n @param {string} color @param {number} wild */ (n, color, wild) =>
    n || wild ? `keeps ${mix(n, color, wild).join(", ")}` : `keeps no ${COLORS[color]}`,
  youScore: "You score",
  completes: /** @param {string[]} kinds */ (kinds) =>
    `and complete a ${kinds.map((kind) => ({ pillar: "pillar", statue: "statue", window: "window" })[kind]).join(" and a ")}:`,
  thenTake: /** @param {number} n */ (n) => `take ${plural(n, "tile", "tiles")} from the supply`,
  cancel: "Cancel",
  cancels: "cancel",
  bonusTitle: /** @param {number} n */ (n) => `Take ${plural(n, "tile", "tiles")}`,
  bonusHelp: "Choose tiles in the supply.",
  bonusFull: "Enter or the button takes what you have chosen.",
  picked: /** @param {number} n @param {number} of */ (n, of) => `${n} of ${of} chosen`,
  pick: /** @param {string} color @param {boolean} isJoker */ (color, isJoker) =>
    `${capital(COLORS[color] ?? "")} tile of the supply${isJoker ? ", joker" : ""}`,
  takeNow: "Take",
  keepTitle: /** @param {number} n */ (n) => `Keep up to ${n}`,
  keepHelp: "Tiles you keep are yours in the next round.",
  keep: /** @param {string} color */ (color) => `Keep ${COLORS[color]}`,
  toTower: /** @param {number} n @param {number} cost */ (n, cost) =>
    n ? `${n} ${n === 1 ? "goes" : "go"} to the tower, minus ${cost}` : "Nothing is lost",
  tooMany: /** @param {number} n */ (n) => `Only ${plural(n, "corner", "corners")}: put one back first.`,
  sure: /** @param {number} n @param {number} cost */ (n, cost) =>
    `Discard ${plural(n, "tile", "tiles")}, minus ${plural(cost, "point", "points")}`,
  sureHelp: "Enter or the button once more does it; Escape discards nothing yet.",
  keepNow: "Keep",
  pass: "Pass",
  passHelp: /** @param {number} n */ (n) => `Pass: keep up to ${n} tiles, each other one costs 1`,
  passed: "Passed",
  placeLead: "Place a tile or pass",
  placeHelp: "Choose a space that you can pay for.",
  placePanel: "Choose a space on your board that you can pay for. Its price is its number, in tiles of its color; jokers may stand in.",
  possible: /** @param {number} n */ (n) =>
    n === 0 ? "No space is possible." : n === 1 ? "1 space is possible." : `${n} spaces are possible.`,
  resting: "You have passed.",
  placesNow: /** @param {string} name */ (name) => `${name} is placing`,
  numbers: /** @param {number} n */ (n) => `All the ${n}s`,
  side: { coloured: "colored side", grey: "gray side" },
  keyList: [
    ["1–9, 0", "taking: factory, 0 is the center; then the letter of the color, then Enter"],
    [
      "1–6",
      "placing: the number, then the letter of the star, C for the center star; on the gray side the star, 0 for the center star, then the number",
    ],
    ["P", "pass"],
  ],
};
