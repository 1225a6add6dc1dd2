/** The cover of Summer Pavilion: name, emblem, and the form of its options. */

import { h } from "../../draw/paint.js";
import { rhomb, rhombHref } from "../../draw/pictures.js";
import { OWN } from "../kind.js";
import { pavilionWords } from "./words.js";

const JOKERS = ["purple", "green", "orange", "yellow", "blue", "red"]; // in the usual order
const STAR = ["red", "orange", "blue", "green", "purple", "yellow"];

/** @type {import("../kind.js").Cover} */
export const cover = {
  name: "pavilion",
  text: pavilionWords,
  emblem,
  token: () => rhomb("orange"),
  players: [2, 3, 4],
  hasGuide: true,

  editions: ["standard", "mini"],

  fields(words, edition) {
    const own = pavilionWords(words);
    const choices = [
      { value: "coloured", label: words.coloured },
      { value: "grey", label: words.grey },
    ];
    return [{ name: "side", label: own.optionSide, default: "coloured", choices }, jokers(words, edition !== "mini")];
  },

  brief: ({ side }, words) => `${pavilionWords(words).optionSide}: ${side === "grey" ? words.grey : words.coloured}`,
};

/** The order of the jokers. @param {import("../kind.js").Words} words @param {boolean} isRare @returns {import("../kind.js").Field} */
function jokers(words, isRare) {
  const { optionJokers, jokerOrders, jokerGuess, jokerOfRound } = pavilionWords(words);
  const choices = [
    { value: "standard", label: jokerOrders.standard },
    { value: "reverse_side", label: jokerOrders.reverse_side, note: jokerGuess },
    { value: OWN, label: jokerOrders.own },
  ];
  const order = { colors: JOKERS, label: jokerOfRound };
  return { name: "joker_order", label: optionJokers, default: "standard", choices, order, isRare };
}

/** A star of six tiles. */
function emblem() {
  return h("svg", { viewBox: "-174 -174 348 348", "aria-hidden": "true" }, STAR.map(ray));
}

/** @param {string} color @param {number} index */
function ray(color, index) {
  const drawn = h("use", { href: rhombHref(color), x: -50, y: -86.6, width: 100, height: 173.2 });
  return h("g", { transform: `rotate(${index * 60}) translate(0 -86.6)` }, drawn);
}
