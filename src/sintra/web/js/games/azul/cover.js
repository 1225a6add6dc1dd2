/** The cover of Azul: name, emblem, and the form of its options. */

import { h } from "../../draw/paint.js";
import { tile, tileHref } from "../../draw/pictures.js";
import { signed } from "../../words/languages.js";
import { azulWords } from "./words.js";

const ROWS = ["BYRk", "TBYR", "ktBy", "rKTB"]; // small letters: not set yet
const COLOR = /** @type {Record<string, string>} */ ({ B: "blue", Y: "yellow", R: "red", K: "black", T: "teal" });

/** @type {import("../kind.js").Cover} */
export const cover = {
  name: "azul",
  text: azulWords,
  emblem,
  token: () => tile("blue"),
  players: [2, 3, 4],
  hasGuide: true,

  editions: ["standard", "tactile"],

  fields(words, edition) {
    const own = azulWords(words);
    const rounds = [null, 3, 4, 5].map((value) => ({ value, label: value === null ? own.noLimit : String(value) }));
    return [
      { name: "wall", formerName: "side", label: own.optionWall, default: "coloured", choices: walls(words) },
      {
        name: "column_bonus",
        formerName: "columnBonus",
        label: own.columnBonus,
        default: edition === "tactile" ? 5 : 7,
        choices: bonuses(),
        isRare: true,
      },
      { name: "max_rounds", formerName: "maxRounds", label: own.rounds, default: null, choices: rounds, isRare: true },
    ];
  },

  brief: ({ wall }, words) => `${azulWords(words).optionWall}: ${wall === "grey" ? words.grey : words.coloured}`,
};

/** @param {import("../kind.js").Words} words */
function walls(words) {
  return [
    { value: "coloured", label: words.coloured },
    { value: "grey", label: words.grey },
  ];
}

function bonuses() {
  return [7, 5].map((value) => ({ value, label: signed(value) }));
}

/** Some rows of a wall. */
function emblem() {
  const tiles = ROWS.flatMap((row, y) => [...row].map((letter, x) => cell(letter, x * 51, y * 51)));
  return h("svg", { viewBox: "0 0 201 201", "aria-hidden": "true" }, tiles);
}

/** @param {string} letter @param {number} x @param {number} y */
function cell(letter, x, y) {
  const color = letter.toUpperCase();
  const opacity = letter === color ? null : ".25";
  return h("use", { href: tileHref(COLOR[color] ?? "blue"), x, y, width: 48, height: 48, opacity });
}
