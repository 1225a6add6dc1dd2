/** The cover of Summer Pavilion: name, emblem, and the form of its options. */

import { h } from "../../draw/paint.js";
import { rhomb, rhombHref } from "../../draw/pictures.js";
import { pavilionWords } from "./words.js";

const STAR = ["red", "orange", "blue", "green", "purple", "yellow"];

/** @type {import("../kind.js").Cover} */
export const cover = {
  name: "pavilion",
  text: pavilionWords,
  emblem,
  token: () => rhomb("orange"),
  players: [2, 3, 4],
  hasGuide: true,

  fields(words) {
    const choices = [
      { value: "coloured", label: words.coloured },
      { value: "grey", label: words.grey },
    ];
    return [{ name: "side", label: pavilionWords(words).optionSide, default: "coloured", choices }];
  },

  brief: ({ side }, words) => `${pavilionWords(words).optionSide}: ${side === "grey" ? words.grey : words.coloured}`,
};

/** A star of six tiles. */
function emblem() {
  return h("svg", { viewBox: "-174 -174 348 348", "aria-hidden": "true" }, STAR.map(ray));
}

/** @param {string} color @param {number} index */
function ray(color, index) {
  const drawn = h("use", { href: rhombHref(color), x: -50, y: -86.6, width: 100, height: 173.2 });
  return h("g", { transform: `rotate(${index * 60}) translate(0 -86.6)` }, drawn);
}
