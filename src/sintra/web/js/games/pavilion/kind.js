/**
 * Summer Pavilion for the page: table, boards and panel put together from the view, and what clicks and keys mean.
 *
 * @typedef {import("../kind.js").Kind} Kind
 * @typedef {import("../kind.js").Scene} Scene
 * @typedef {import("../kind.js").Intent} Intent
 * @typedef {import("../../wire/store.js").View} View
 * @typedef {import("../../words/languages.js").Words} Words
 * @typedef {import("./choice.js").Held} Held
 * @typedef {import("./choice.js").Pool} Pool
 */

import { h } from "../../draw/paint.js";
import { rhomb, tile } from "../../draw/pictures.js";
import { canAct, isMyTurn, legalMove, mySeat } from "../../wire/store.js";
import { act, primary } from "./acts.js";
import { board } from "./board.js";
import { draftOf, next, placements } from "./choice.js";
import { tally } from "./tally.js";
import { chips, heldText, isToldByFocus, say, takeLabel, takeText } from "./dock.js";
import { FIRST_SCORE } from "./geometry.js";
import { keyOf, spaceNamed } from "./layout.js";
import { motion } from "./motion.js";
import { isTaking, jokerOf, table } from "./table.js";
import { key } from "./keys.js";
import { heldOf, panel } from "./turn.js";
import { pavilionWords } from "./words.js";

/** @param {View} view */
function moves(view) {
  return canAct(view) || view.plan ? (view.now?.legal ?? []) : [];
}

/** @param {Scene} scene @param {number} seat @param {boolean} isMine @param {boolean} [isFinal] */
function boardOf(scene, seat, isMine, isFinal = false) {
  const { view, words, cards } = scene;
  const now = view.now;
  const state = now?.state;
  const card = cards[seat];
  const isTurn = now?.turn === seat && now.phase === "playing";
  const isChooser = isMine && isMyTurn(view) && !isFinal;
  const held = isChooser ? heldOf(view) : null;
  const legal = isChooser && canAct(view) ? (now?.legal ?? []) : [];
  const { side } = state.options;
  return {
    seat,
    name: card?.name ?? "",
    meta: (isMine ? null : card?.brief) ?? card?.meta ?? "",
    avatar: card?.avatar ?? "i-person",
    board: state.seats[seat],
    goals: now?.seats[seat]?.goals ?? [],
    features: now?.seats[seat]?.features ?? {},
    next: isChooser ? completed(view, held) : [],
    side,
    joker: jokerOf(state),
    isMine,
    isTurn,
    isActive: isFinal ? (now?.result?.winners.includes(seat) ?? false) : isTurn && !(isMine && isMyTurn(view)),
    isThinking: view.thinking === seat && !isFinal,
    isTaking: isTaking(state),
    words,
    moves: placements(legal, side, held?.kind === "hand" ? held.color : null),
    held,
    aim: isChooser ? legalMove(view, view.aim) : null,
    hint: isChooser ? hinted(view, side) : null,
    take:
      held?.kind === "group"
        ? {
            move: draftOf(now?.legal ?? [], held.source, held.color)?.move ?? "",
            text: takeText(now?.legal ?? [], words, held),
            label: takeLabel(now?.legal ?? [], words, held),
          }
        : null,
    pass: legal.find((move) => move.kind === "pass") ?? null,
    last: null,
    isFinal,
  };
}

/** The features that the placement in hand or under the pointer would complete: the same for all its payments. @param {View} view @param {Held | null} held */
function completed(view, held) {
  const { legal = [], state } = view.now ?? {};
  const [move] =
    held?.kind === "space" ? (placements(legal, state.options.side).get(held.space) ?? []) : [legalMove(view, view.aim)];
  return move?.completes ?? [];
}

/** The space that a hint names. @param {View} view @param {import("./layout.js").Side} side */
function hinted(view, side) {
  const move = legalMove(view, view.hint?.move ?? null);
  const space = move?.kind === "place" ? spaceNamed(side, String(move.parts.star), Number(move.parts.number)) : null;
  return space ? keyOf(space) : null;
}

/** @type {Kind} */
export const kind = {
  name: "pavilion",
  css: "pav",
  firstScore: FIRST_SCORE,

  views: { "pavilion-table": table, "pavilion-board": board },

  main(scene) {
    const { view, words } = scene;
    const state = view.now?.state;
    const seat = mySeat(view);
    const others = state.seats
      .map((/** @type {any} */ _, /** @type {number} */ index) => index)
      .filter((/** @type {number} */ other) => other !== seat);
    const last = view.log.findLast((event) => (event.kind === "move" || event.kind === "forced") && !event.is_undone);
    const data = {
      state,
      words,
      legal: isMyTurn(view) ? moves(view) : [],
      held: isMyTurn(view) ? heldOf(view) : null,
      hint: view.hint?.move ?? null,
      goals: view.now?.seats[seat]?.goals ?? [],
      panel: panel(scene),
    };
    return [
      h("pavilion-table", { key: "table", data }),
      h(
        "div.me",
        { key: "me" },
        h("pavilion-board", { key: seat, data: boardOf(scene, seat, true) }),
        scene.isNarrow ? scene.log : null,
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
        others.map((/** @type {number} */ other) =>
          h("pavilion-board", {
            key: other,
            data: { ...boardOf(scene, other, false), last: last?.seat === other ? (last.phrases[0]?.text ?? null) : null },
          }),
        ),
        scene.isNarrow ? null : scene.log,
      ),
    ];
  },

  finalBoard(scene, seat) {
    return h("pavilion-board", { key: seat, data: boardOf(scene, seat, false, true) });
  },

  say,
  chips,
  keyList: (words) => pavilionWords(words).keyList,
  starter: (state, seat, words) => (state.start === seat && !state.stone_in_center ? pavilionWords(words).starts : ""),
  chapters: { draft: "taking", place: "placing", bonus: "bonus", refill: "bonus", discard: "passing", over: "end" },
  reveal: { chosen: ".space.sel, .stock.choosing", start: ".table.taking, .pav:has(.table.placing) #mine" },
  chipsLabel: (words) => pavilionWords(words).hand,
  click: act,
  enter: primary,
  key,
  heldText,
  isToldByFocus,
  motion,
  tally,
  draw: (color) => (color === "marker" ? tile(color) : rhomb(color)),

  next(view) {
    const seat = view.now?.state.seats[mySeat(view)];
    return view.plan && isMyTurn(view) ? next(view.plan, view.now?.legal ?? [], seat.hand) : null;
  },

  focus: {
    held: (view) =>
      view.held?.kind === "group"
        ? "#mine .hand .primary, .chips .primary"
        : view.held?.kind === "hand"
          ? "#mine .space.legal"
          : view.held?.kind === "space"
            ? view.held.color
              ? "#panel input:checked, #panel .primary"
              : "#panel input"
            : view.held?.kind === "keep"
              ? "#panel .primary"
              : null,
    back: (was) =>
      was?.kind === "space"
        ? `#mine [data-space="${was.space}"]`
        : was?.kind === "keep"
          ? "#mine [data-act='pass']"
          : was?.source === undefined && was?.kind !== "hand"
            ? ""
            : `[data-act="take"][data-source="${was.source ?? "hand"}"][data-color="${was.color}"]`,
    turn: (view) => (view.now?.state?.phase === "place" ? "#mine .space.legal" : "#table [data-item]:not([aria-disabled])"),
  },

  options(state, words) {
    const own = pavilionWords(words);
    return [isTaking(state) ? own.taking : own.placing, own.side[/** @type {"grey"} */ (state.options.side)]].join(" · ");
  },
};
