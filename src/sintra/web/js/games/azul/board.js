/**
 * A board of Azul: pattern lines, wall, floor. Mine, an opponent's and a final one are the same markup; mine has buttons.
 *
 * @typedef {import("../../words/languages.js").Words} Words
 * @typedef {import("../../wire/messages.js").LegalMove} LegalMove
 * @typedef {import("./choice.js").Held} Held
 * @typedef {object} BoardData
 * @property {number} seat
 * @property {string} name
 * @property {import("../../draw/paint.js").Child} meta  who that is
 * @property {"i-person" | "i-bot"} avatar
 * @property {any} board  the seat's part of the position
 * @property {boolean} isGrey
 * @property {boolean} isMine  large, and with buttons
 * @property {boolean} isTurn
 * @property {boolean} isActive  its turn, shown round the board
 * @property {boolean} isThinking
 * @property {Words} words
 * @property {{held: Held, number: number, moves: Map<number, LegalMove>, barred: Map<number, string>} | null} choosing  what I hold, where it may go, and why not elsewhere
 * @property {{row: number, color: string, moves: Map<number, LegalMove>} | null} tiling  the grey wall's choice of a column
 * @property {LegalMove | null} aim  the move under the pointer or focus
 * @property {number | null} hint  the line, 0 the floor, that a hint names
 * @property {string | null} last  what was said of the last move, for small boards
 * @property {boolean} isFinal
 */

import { h } from "../../draw/paint.js";
import { icon, thinking, tile } from "../../draw/pictures.js";
import { signed } from "../../words/languages.js";
import { LONG, area } from "../kind.js";
import { FLOOR, LINES } from "./layout.js";
import { wall } from "./wall.js";
import { azulWords } from "./words.js";

/** A whole board. @param {BoardData} data */
export function board(data) {
  const { seat, isMine, words } = data;
  const level = isMine ? "h2" : "h3";
  return h(
    "section.board",
    {
      id: isMine ? "mine" : `seat-${seat}`,
      ...(isMine ? area(data.words) : {}),
      tabindex: "-1",
      class: [isMine ? "mine" : "mini", data.isActive ? "active" : "", data.choosing ? "choosing" : ""]
        .filter(Boolean)
        .join(" "),
      "aria-labelledby": `board-${seat}`,
      "data-seat": seat,
      "data-rove": isMine ? "me" : null,
    },
    who(data, level),
    h(
      "div.play",
      null,
      lines(data),
      isMine
        ? h(
            "div.arrows",
            { "aria-hidden": "true" },
            LINES.map(() => h("span", null, icon("i-arrow", ""))),
          )
        : null,
      wall(data),
    ),
    isMine
      ? h("div.floorline", null, floor(data), h("p.meta", { "aria-hidden": "true" }, azulWords(words).floorHelp))
      : floor(data),
    data.last ? h("p.last", { "aria-hidden": "true" }, data.last) : null,
  );
}

/** @param {BoardData} data @param {string} level */
function who(data, level) {
  const { words } = data;
  const isMyTurn = data.isTurn && data.isMine && !data.isActive; // not for those who watch
  return h(
    "div.who",
    null,
    icon(data.avatar, "avatar"),
    h(
      "div",
      null,
      h(level, { id: `board-${data.seat}`, class: data.name.length > LONG ? "long" : null, title: data.name }, data.name),
      h("span.meta", null, data.isThinking ? thinking(words.thinking) : data.meta),
    ),
    isMyTurn ? h("span.turn", null, icon("i-crown"), words.yourTurn) : null,
    h(
      "p.score.num",
      { key: `score ${data.board.score}` },
      h("b", { "data-spot": `score:${data.seat}` }, data.board.score),
      h("span", { class: data.isMine ? null : "sr" }, words.points),
    ),
  );
}

// Lines

/** @param {BoardData} data */
function lines(data) {
  const { words, name, isMine } = data;
  return h(
    "ol.lines",
    isMine ? { role: "none" } : { "aria-label": `${name}: ${azulWords(words).lines}` },
    LINES.map((line) => (isMine ? myLine(data, line) : line_(data, line))),
  );
}

/** @param {BoardData} data @param {number} line */
function line_(data, line) {
  const held = data.board.lines[line - 1];
  return h(
    "li.row",
    { key: line },
    h("span.sr", null, azulWords(data.words).lineState(line, held?.[1] ?? 0, held?.[0] ?? null)),
    cells(data, line),
  );
}

/** @param {BoardData} data @param {number} line */
function myLine(data, line) {
  const { words, choosing, aim } = data;
  const held = data.board.lines[line - 1];
  const move = choosing?.moves.get(line) ?? null;
  const isAim = move !== null && aim?.move === move.move;
  return h(
    "li",
    { key: line },
    h(
      "button.row",
      {
        type: "button",
        class: [move ? "legal" : "", isAim ? "over" : "", data.hint === line ? "hinted" : ""].filter(Boolean).join(" ") || null,
        "data-item": true,
        "data-act": "place",
        "data-line": line,
        "data-move": move?.move,
        "aria-label": `${azulWords(words).lineState(line, held?.[1] ?? 0, held?.[0] ?? null)}${suffix(data, move, line)}`,
        "aria-disabled": move ? null : "true",
      },
      cells(data, line, isAim ? move : null),
      move ? badges(data, move, line) : null,
    ),
  );
}

/** What a button's name says of a move. @param {BoardData} data @param {LegalMove | null} move @param {number} line */
function suffix(data, move, line) {
  const { words, choosing } = data;
  if (!choosing) return "";
  if (!move) {
    return ` ${choosing.barred.has(line) ? azulWords(words).notPossibleBecause(choosing.barred.get(line) ?? "") : words.notPossible}`;
  }
  const count = filled(data, move, line);
  const parts = [
    line === 0 ? "" : count === line ? azulWords(words).completes(move.points) : words.ofN(count, line),
    line && move.dropped ? azulWords(words).drops(move.dropped) : "",
    move.cost ? azulWords(words).costs(move.cost) : "",
  ];
  return ` ${azulWords(words).placeHere} ${parts.filter(Boolean).join(", ")}.`;
}

/** How many tiles the line would hold: what lies there, and what is taken and does not drop. @param {BoardData} data @param {LegalMove} move @param {number} line */
function filled(data, move, line) {
  return (data.board.lines[line - 1]?.[1] ?? 0) + (data.choosing?.number ?? 0) - move.dropped;
}

/** @param {BoardData} data @param {LegalMove} move @param {number} line */
function badges(data, move, line) {
  const count = filled(data, move, line);
  const gain =
    count === line ? h("span.badge", null, signed(move.points)) : h("span.badge.soft", null, data.words.ofN(count, line));
  return h("span.badges", { "aria-hidden": "true" }, gain, move.cost ? h("span.badge.cost", null, signed(-move.cost)) : null);
}

/** The cells of a line: tiles lie at the right. @param {BoardData} data @param {number} line @param {LegalMove | null} [preview] */
function cells(data, line, preview = null) {
  const held = data.board.lines[line - 1];
  const lying = held?.[1] ?? 0;
  const shown = preview ? filled(data, preview, line) : lying;
  const color = held?.[0] ?? data.choosing?.held.color;
  return Array.from({ length: line }, (_, index) => {
    const place = line - index; // counted from the right
    const isGhost = place > lying && place <= shown;
    return h(
      "span.cell",
      { class: isGhost ? "pre" : null, "data-spot": `line:${data.seat}:${line}:${place}` },
      place <= shown ? tile(color) : null,
    );
  });
}

// Floor

/** @param {BoardData} data */
function floor(data) {
  const { words, board: own, name, isMine, choosing } = data;
  const state = azulWords(words).floorState(
    own.floor,
    FLOOR.map((cost) => -cost),
  );
  const slots = FLOOR.map((cost, index) =>
    h(
      "span.slot",
      null,
      h("span", { "aria-hidden": "true" }, signed(cost)),
      h("span.cell", { "data-spot": `floor:${data.seat}:${index + 1}` }, own.floor[index] ? tile(own.floor[index]) : null),
    ),
  );
  if (!isMine) return h("div.floor", { role: "img", "aria-label": `${name}: ${state}` }, slots);
  const move = choosing?.moves.get(0) ?? null;
  const isAim = move !== null && data.aim?.move === move.move;
  return h(
    "button.floor",
    {
      type: "button",
      class: [move ? "legal" : "", isAim ? "over" : "", data.hint === 0 ? "hinted" : ""].filter(Boolean).join(" ") || null,
      "data-item": true,
      "data-act": "place",
      "data-line": 0,
      "data-move": move?.move,
      "aria-label": `${state}${suffix(data, move, 0)}`,
      "aria-disabled": move ? null : "true",
    },
    slots,
    move
      ? h(
          "span.badges",
          { "aria-hidden": "true" },
          h("span.badge.cost", null, `${signed(-move.cost)} ${azulWords(words).floorBadge}`),
        )
      : null,
  );
}
