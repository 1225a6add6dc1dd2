/**
 * Azul for the page: table, boards and facts put together from the view, and what clicks and keys mean.
 *
 * @typedef {import("../kind.js").Kind} Kind
 * @typedef {import("../kind.js").Scene} Scene
 * @typedef {import("../kind.js").Intent} Intent
 * @typedef {import("../../wire/store.js").View} View
 * @typedef {import("../../words/languages.js").Words} Words
 * @typedef {import("./choice.js").Held} Held
 */

import { h } from "../../draw/paint.js";
import { tile } from "../../draw/pictures.js";
import { canAct, isMyTurn, isWatching, legalMove, mySeat } from "../../wire/store.js";
import { signed } from "../../words/languages.js";
import { sourceText } from "../kind.js";
import { board } from "./board.js";
import { canTake, columns, destinations, isSame, moveText, typeKey } from "./choice.js";
import { tally } from "./tally.js";
import { forecast, goals } from "./facts.js";
import { COLORS } from "./layout.js";
import { motion } from "./motion.js";
import { table } from "./table.js";
import { azulWords } from "./words.js";
import { colorsByLetter } from "../../words/letters.js";

/** What is held as the board needs it: how many, and where they may go. @param {View} view */
function choosing(view) {
  /** @type {Held | null} */
  const held = view.held;
  if (!held) return null;
  const barred = (view.now?.barred ?? []).filter(({ color }) => color === held.color);
  return {
    held,
    number: numberOf(view, held),
    moves: destinations(view.now?.legal ?? [], held),
    barred: new Map(barred.map(({ line, text }) => [line, text])),
  };
}

/** @param {View} view @param {Held} held */
function numberOf(view, held) {
  const state = view.now?.state;
  const pool = held.source ? state.factories[held.source - 1] : state.center;
  return pool[held.color] ?? 0;
}

/** The topmost complete line of the seat that tiles: the one that the server asks about. @param {View} view */
function tiling(view) {
  const now = view.now;
  const moves = columns(now?.legal ?? []);
  if (!moves.size || now?.turn === null || now?.turn === undefined) return null;
  const lines = now.state.seats[now.turn].lines;
  const index = lines.findIndex(
    (/** @type {[string, number] | null} */ line, /** @type {number} */ at) => line && line[1] === at + 1,
  );
  return index < 0 ? null : { row: index + 1, color: lines[index][0], moves };
}

/** The parts of the move that a hint names. @param {View} view */
function hinted(view) {
  return legalMove(view, view.hint?.move ?? null)?.parts ?? null;
}

/** The line of those parts; 0 is the floor. @param {View} view @returns {number | null} */
function hintedLine(view) {
  const parts = hinted(view);
  return parts && "line" in parts ? Number(parts.line) : null;
}

/** The group of those parts. @param {View} view @returns {Held | null} */
function hintedGroup(view) {
  const parts = hinted(view);
  return parts && "source" in parts
    ? { source: Number(parts.source), color: /** @type {Held["color"]} */ (parts.color) }
    : null;
}

/** @param {Scene} scene @param {number} seat @param {boolean} isMine @param {boolean} [isFinal] */
function boardOf(scene, seat, isMine, isFinal = false) {
  const { view, words, cards } = scene;
  const now = view.now;
  const card = cards[seat];
  const isTurn = now?.turn === seat && now.phase === "playing";
  const isChooser = isMine && isMyTurn(view) && !isFinal;
  return {
    seat,
    name: card?.name ?? "",
    meta: (isMine ? null : card?.brief) ?? card?.meta ?? "",
    avatar: card?.avatar ?? "i-person",
    board: now?.state.seats[seat],
    isGrey: now?.state.options.wall === "grey",
    isMine,
    isTurn,
    isActive: isFinal ? (now?.result?.winners.includes(seat) ?? false) : isTurn && !(isMine && isMyTurn(view)),
    isThinking: view.thinking === seat && !isFinal,
    words,
    choosing: isChooser ? choosing(view) : null,
    tiling: isChooser ? tiling(view) : null,
    aim: isChooser ? legalMove(view, view.aim) : null,
    hint: isChooser ? hintedLine(view) : null,
    last: null,
    isFinal,
  };
}

/** @type {Kind} */
export const kind = {
  name: "azul",
  css: "azul",
  draw: tile,

  views: { "azul-table": table, "azul-board": board },

  main(scene) {
    const { view, words } = scene;
    const state = view.now?.state;
    const seat = mySeat(view);
    const others = state.seats
      .map((/** @type {any} */ _, /** @type {number} */ index) => index)
      .filter((/** @type {number} */ other) => other !== seat);
    const facts = {
      board: state.seats[seat],
      words,
      columnBonus: state.options.column_bonus,
      aim: isMyTurn(view) ? legalMove(view, view.aim) : null,
      ahead: view.now?.seats[seat]?.ahead ?? null,
    };
    const isCrowd = state.seats.length > 3;
    const isLogHere = isCrowd || scene.isNarrow; // below my board, where there is no room below the opponents
    const last = view.log.findLast((event) => event.kind === "move" && !event.is_undone);
    const data = {
      state,
      words,
      legal: canAct(view) ? (view.now?.legal ?? []) : [],
      held: view.held,
      hint: hintedGroup(view),
    };
    return [
      h("azul-table", { key: "table", data }),
      h(
        "div.me",
        { key: "me" },
        h("azul-board", { key: seat, data: boardOf(scene, seat, true) }),
        h(
          "div.facts",
          { key: "facts" },
          forecast(facts),
          isCrowd && !scene.isNarrow ? null : goals(facts),
          isLogHere ? scene.log : null,
        ),
      ),
      h(
        "div.opp",
        {
          key: "opponents",
          id: "opponents",
          tabindex: "0",
          role: "region",
          "aria-labelledby": "opponents-h",
          class: `n${others.length}`,
        },
        h("h2.sr", { id: "opponents-h" }, words.opponents),
        others.map((/** @type {number} */ other) => {
          const said = last?.seat === other ? (last.phrases[0]?.text ?? null) : null;
          return h("azul-board", { key: other, data: { ...boardOf(scene, other, false), last: said } });
        }),
        isLogHere ? null : scene.log,
      ),
    ];
  },

  finalBoard(scene, seat) {
    return h("azul-board", { key: seat, data: boardOf(scene, seat, false, true) });
  },

  say(view, words) {
    const columnsDue = isMyTurn(view) ? tiling(view) : null;
    if (columnsDue) {
      return {
        lead: azulWords(words).chooseColumn(columnsDue.color, columnsDue.row),
        help: azulWords(words).chooseColumnHelp,
        tiles: tile(columnsDue.color),
      };
    }
    const held = isMyTurn(view) ? choosing(view) : null;
    if (!held) return { lead: words.take, help: words.takeHelp, tiles: null };
    const shown = Array.from({ length: Math.min(held.number, 4) }, () => tile(held.held.color));
    return {
      lead: azulWords(words).place(held.number, held.held.color),
      help: [azulWords(words).placeHelp, h("span.byKey", null, " ", h("kbd", null, "Esc"), " ", words.putsBack)],
      tiles: shown,
    };
  },

  chips(view, words) {
    const held = canAct(view) ? choosing(view) : null;
    if (!held) return [];
    return [...held.moves.entries()]
      .sort(([a], [b]) => (a || 9) - (b || 9))
      .map(([line, move]) => chip(view, words, held, line, move));
  },

  click(view, data, words, settings) {
    if (!canAct(view)) return isWatching(view) ? null : { tell: words.waitTurn };
    if (data.act === "take") {
      return take(view, { source: Number(data.source), color: /** @type {Held["color"]} */ (data.color) }, settings.oneClick);
    }
    if (data.move) return { send: data.move };
    if (data.act !== "place") return null;
    return view.held ? { send: moveText(view.held, Number(data.line)) } : { tell: azulWords(words).takeFirst };
  },

  key(view, key, words, settings) {
    if (!canAct(view)) return null;
    const due = tiling(view);
    if (due) {
      const move = due.moves.get(Number(key))?.move;
      return move ? { send: move } : null;
    }
    const found = typeKey(view.typed, view.held, key, colorsByLetter("azul", settings));
    if (!found) return null;
    if ("typed" in found) return { type: found.typed, say: typedText(view, Number(found.typed), words) };
    if ("held" in found) {
      return canTake(view.now?.legal ?? [], found.held.source, found.held.color)
        ? { hold: found.held }
        : { send: moveText(found.held, 0) };
    }
    return { send: moveText(view.held, found.line) };
  },

  heldText(view, words) {
    const held = choosing(view);
    if (!held) return words.putBack;
    const open = [...held.moves.keys()].filter((line) => line > 0).length;
    return `${azulWords(words).tiles(held.number, held.held.color)}. ${open ? azulWords(words).possible(open) : azulWords(words).onlyFloor}`;
  },

  motion,
  tally,
  chipsLabel: (words) => azulWords(words).placeHelp,
  keyList: (words) => azulWords(words).keyList,
  starter: (state, seat, words) => (state.start === seat && !state.marker_in_center ? azulWords(words).starts : ""),
  chapters: { draft: "taking", tiling: "grey", over: "end" },
  reveal: { chosen: "", start: ".azul:not(:has(.cell.choice)) #table, .azul:has(.cell.choice) #mine" },

  focus: {
    held: () => "#mine .legal",
    back: (was) => `[data-act="take"][data-source="${was?.source}"][data-color="${was?.color}"]`,
    turn: () => "#mine [data-act='column'], #table [data-item]:not([aria-disabled])",
  },

  options(state, words) {
    const options = state.options;
    const said = [`${azulWords(words).optionWall}: ${options.wall === "grey" ? words.grey : words.coloured}`];
    if (options.column_bonus !== 7) said.push(`${azulWords(words).columnBonus} ${signed(options.column_bonus)}`);
    if (options.max_rounds) said.push(`${azulWords(words).rounds}: ${options.max_rounds}`);
    return said.join(" · ");
  },
};

/** @param {View} view @param {number} number @param {Words} words */
function typedText(view, number, words) {
  return sourceText(view.now?.state, number, COLORS, words, (count, color) => `${count} ${words.colors[color]}`);
}

/** @param {View} view @param {Held} wanted @param {boolean} isOneClick @returns {Intent} */
function take(view, wanted, isOneClick) {
  if (isSame(view.held, wanted)) return { hold: null };
  const legal = view.now?.legal ?? [];
  if (!canTake(legal, wanted.source, wanted.color)) return { hold: null };
  const found = [...destinations(legal, wanted).values()];
  const [only] = found;
  return isOneClick && only && found.length === 1 ? { send: only.move } : { hold: wanted };
}

/** @param {View} view @param {Words} words @param {NonNullable<ReturnType<typeof choosing>>} held @param {number} line @param {import("../../wire/messages.js").LegalMove} move */
function chip(view, words, held, line, move) {
  const lying = view.now?.state.seats[mySeat(view)].lines[line - 1]?.[1] ?? 0;
  const count = lying + held.number - move.dropped;
  const gain = line === 0 ? null : count === line ? signed(move.points) : words.ofN(count, line);
  return h(
    "button.chip",
    {
      key: line,
      type: "button",
      class: [line ? "" : "floorchip", view.aim === move.move ? "over" : ""].filter(Boolean).join(" ") || null,
      "data-act": "place",
      "data-line": line,
      "data-move": move.move,
    },
    line ? azulWords(words).line(line) : azulWords(words).floor,
    h("small", null, gain, move.cost ? [" ", h("span.loss", null, signed(-move.cost))] : null),
  );
}
