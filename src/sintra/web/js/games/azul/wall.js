/**
 * The wall of Azul, a table with rows and columns. Mine is a grid that the arrow keys walk, each spot told in full.
 *
 * @typedef {import("./board.js").BoardData} BoardData
 * @typedef {import("../../wire/messages.js").LegalMove} LegalMove
 */

import { h } from "../../draw/paint.js";
import { tile } from "../../draw/pictures.js";
import { signed } from "../../words/languages.js";
import { LINES, PRINT } from "./layout.js";
import { azulWords } from "./words.js";

/** @param {BoardData} data */
export function wall(data) {
  const { words, name, isMine } = data;
  const own = azulWords(words);
  return h(
    "table.wall",
    { class: data.isGrey ? "grey" : null, role: isMine ? "grid" : null, "data-rove": isMine ? "wall" : null },
    h("caption.sr", null, isMine ? own.wall : own.wallOf(name)),
    isMine ? null : headings(words),
    h(
      "tbody",
      null,
      data.board.wall.map((/** @type {(string | null)[]} */ row, /** @type {number} */ index) =>
        h(
          "tr",
          { key: index },
          isMine ? null : h("th.sr", { scope: "row" }, own.wallRow(index + 1)),
          row.map((color, column) => wallCell(data, index, column, color)),
        ),
      ),
    ),
  );
}

/** The columns of a wall that is only read; mine tells row and column with each spot, and would count its headings, too. @param {import("../../words/languages.js").Words} words */
function headings(words) {
  return h(
    "thead.sr",
    null,
    h(
      "tr",
      null,
      h("td"),
      LINES.map((column) => h("th", { key: column, scope: "col" }, azulWords(words).wallColumn(column))),
    ),
  );
}

/** @param {BoardData} data @param {number} row @param {number} column @param {string | null} color */
function wallCell(data, row, column, color) {
  const { words, tiling, aim, seat } = data;
  const own = azulWords(words);
  const move = tiling?.row === row + 1 ? tiling.moves.get(column + 1) : undefined;
  const spot = { "data-spot": `wall:${seat}:${row + 1}:${column + 1}` };
  if (tiling && move) return h("td", null, columnButton(data, move, row + 1, column + 1, spot));
  const print = data.isGrey ? null : (PRINT[row]?.[column] ?? null);
  const isAim = !color && aim !== null && Number(aim.parts.line) === row + 1 && aim.parts.color === print && aim.points > 0;
  const shown = color ?? print;
  const said = color ? own.set(color) : print ? own.unset(print) : words.isEmpty;
  const walked = data.isMine ? { "data-item": true, "data-aside": true } : {};
  return h(
    "td",
    { class: isAim ? "aim" : null, "data-gain": isAim ? signed(aim?.points ?? 0) : null, ...walked },
    h("span.cell", { class: color ? null : "print", ...spot }, shown ? tile(shown) : null),
    h("span.sr", null, data.isMine ? own.wallSpot(row + 1, column + 1, said) : said),
  );
}

/** @param {BoardData} data @param {LegalMove} move @param {number} row @param {number} column @param {Record<string, string>} spot */
function columnButton(data, move, row, column, spot) {
  const color = data.tiling?.color ?? "blue";
  const isAim = data.aim?.move === move.move;
  return h(
    "button.cell.choice",
    {
      type: "button",
      class: isAim ? "over" : null,
      "data-item": true,
      "data-act": "column",
      "data-move": move.move,
      "aria-label": azulWords(data.words).placeInColumn(row, column, color, move.points),
      ...spot,
    },
    isAim ? tile(color, "ghosted") : null,
    h("span.badge", { "aria-hidden": "true" }, signed(move.points)),
  );
}
