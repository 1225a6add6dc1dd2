/**
 * What the Pavilion says at the foot of the page, and what it offers there for thumbs.
 *
 * @typedef {import("../../wire/store.js").View} View
 * @typedef {import("../../words/languages.js").Words} Words
 * @typedef {import("../../wire/messages.js").LegalMove} LegalMove
 * @typedef {import("../../draw/paint.js").Child} Child
 * @typedef {import("./choice.js").HeldGroup} HeldGroup
 */

import { h } from "../../draw/paint.js";
import { rhomb } from "../../draw/pictures.js";
import { canAct, isMyTurn, mySeat } from "../../wire/store.js";
import { draftOf, lossOf, payments, placements } from "./choice.js";
import { COLORS, CORNERS } from "./geometry.js";
import { holding, opens } from "./hand.js";
import { piece } from "./pieces.js";
import { spaceWords } from "./panel.js";
import { isTaking, jokerOf, lifted } from "./table.js";
import { heldOf, keptOf, pickedOf } from "./turn.js";
import { pavilionWords } from "./words.js";

/** What the hand would take. @param {LegalMove[]} legal @param {Words} words @param {HeldGroup} held */
export function takeText(legal, words, held) {
  const { tiles, jokers } = lifted(legal, held.source, held.color);
  return pavilionWords(words).take(tiles, held.color, jokers);
}

/** The same with what it costs, for the ear. @param {LegalMove[]} legal @param {Words} words @param {HeldGroup} held */
export function takeLabel(legal, words, held) {
  const cost = draftOf(legal, held.source, held.color)?.cost;
  return `${takeText(legal, words, held)}${cost ? `, ${pavilionWords(words).withStone(cost)}` : ""}`;
}

/** What is to be done now. @param {View} view @param {Words} words @returns {{lead: string, help: Child, tiles: Child}} */
export function say(view, words) {
  const own = pavilionWords(words);
  const state = view.now?.state;
  const held = heldOf(view);
  if (held?.kind === "group") {
    const { tiles, jokers } = lifted(view.now?.legal ?? [], held.source, held.color);
    const shown = [
      ...Array.from({ length: Math.min(tiles, 3) }, () => rhomb(held.color)),
      ...(jokers ? [rhomb(jokerOf(state))] : []),
    ];
    return {
      lead: takeText(view.now?.legal ?? [], words, held),
      help: [own.takeHelp, h("span.byKey", null, " ", h("kbd", null, "Esc"), " ", words.putsBack)],
      tiles: shown,
    };
  }
  if (isTaking(state)) return { lead: words.take, help: words.takeHelp, tiles: null };
  if (state.phase === "bonus") {
    const isFull = pickedOf(state, held).length === state.bonus_due;
    return { lead: own.bonusTitle(state.bonus_due), help: isFull ? own.bonusFull : own.bonusHelp, tiles: null };
  }
  if (held?.kind === "keep" || state.phase === "discard") return sayKeeping(view, words);
  if (held?.kind === "space") {
    return {
      lead: own.payFor(spaceWords(words, state.options.side, held.space)),
      help: held.color ? own.payHelp : own.colorHelp,
      tiles: null,
    };
  }
  return { lead: own.placeLead, help: own.placeHelp, tiles: null };
}

/** Whether a loss is asked about. @param {import("./choice.js").Held | null} held */
function isAsking(held) {
  return held?.kind === "keep" && held.isAsked === true;
}

/** @param {View} view @param {Words} words */
function sayKeeping(view, words) {
  const own = pavilionWords(words);
  const { gone, points } = lossOf(view.now?.legal ?? [], view.now?.state.seats[mySeat(view)].hand, keptOf(view) ?? {});
  if (isAsking(heldOf(view))) return { lead: own.sure(gone, points), help: own.sureHelp, tiles: null };
  return { lead: own.keepTitle(CORNERS), help: gone ? `${own.toTower(gone, points)}.` : own.keepHelp, tiles: null };
}

/** What is said when something is taken up or put back. @param {View} view @param {Words} words */
export function heldText(view, words) {
  const own = pavilionWords(words);
  const state = view.now?.state;
  const held = heldOf(view);
  if (!held) return words.putBack;
  if (held.kind === "group") return `${takeLabel(view.now?.legal ?? [], words, held)}.`;
  const found = placements(view.now?.legal ?? [], state.options.side, held.kind === "hand" ? held.color : null);
  if (held.kind === "hand") {
    return `${own.mix(state.seats[mySeat(view)].hand[held.color] ?? 0, held.color, 0)}. ${own.possible(found.size)}`;
  }
  if (held.kind === "bonus") {
    return `${own.picked(held.picks.length, state.bonus_due)}: ${pickedOf(state, held)
      .map((color) => words.colors[color])
      .join(", ")}.`;
  }
  if (held.kind === "keep") {
    const { gone, points } = lossOf(view.now?.legal ?? [], state.seats[mySeat(view)].hand, held.keep);
    return isAsking(held)
      ? `${own.sure(gone, points)}? ${own.sureHelp}`
      : `${own.keepTitle(CORNERS)}. ${own.toTower(gone, points)}.`;
  }
  const isOnly = payments(found.get(held.space) ?? [], held.color).length === 1; // the button says how it is paid
  return `${own.payFor(spaceWords(words, state.options.side, held.space))}.${isOnly ? "" : ` ${held.color ? own.payHelp : own.colorHelp}`}`;
}

/** Whether what gets the focus when something is taken up says all that `heldText` says. @param {View} view */
export function isToldByFocus(view) {
  const held = heldOf(view);
  return held?.kind === "group" || held?.kind === "space" || (held?.kind === "keep" && !isAsking(held));
}

/** The hand again at the foot of a phone, with what can be done with it. @param {View} view @param {Words} words @returns {Child[]} */
export function chips(view, words) {
  const state = view.now?.state;
  if (!state || view.now?.phase !== "playing") return [];
  const own = pavilionWords(words);
  const held = view.held;
  const legal = canAct(view) ? (view.now?.legal ?? []) : [];
  const pass = legal.some((move) => move.kind === "pass");
  const draft = isMyTurn(view) && held?.kind === "group" ? draftOf(legal, held.source, held.color) : null;
  const pool = holding(state.seats[mySeat(view)]);
  return [
    h(
      "ul.purse",
      { key: "purse", "aria-label": own.hand },
      COLORS.map((color) => purse(color, pool[color] ?? 0, color === jokerOf(state), held, pass, words)),
      COLORS.some((color) => pool[color]) ? null : h("li.sr", { key: "none" }, own.handEmpty),
    ),
    draft ? takeButton(draft, takeLabel(legal, words, held), own.takeNow) : null,
    pass ? h("button.btn", { key: "pass", type: "button", "data-act": "pass", ...opens(held) }, own.pass) : null,
  ];
}

/** A color of the hand. @param {import("./geometry.js").Color} color @param {number} number @param {boolean} isJoker @param {any} held @param {boolean} isButton @param {Words} words */
function purse(color, number, isJoker, held, isButton, words) {
  const own = pavilionWords(words);
  if (!number) return h("li.none", { key: color, "aria-hidden": "true" }, h("span.rstack", { key: "room" }, rhomb(color)));
  const inside = [piece(color, isJoker), h("span.badge", { "aria-hidden": "true" }, number)];
  const label = own.handState(number, color, isJoker);
  const attrs = {
    key: "button",
    type: "button",
    "data-act": "take",
    "data-source": "hand",
    "data-color": color,
    "aria-pressed": String(held?.kind === "hand" && held.color === color),
    "aria-label": label,
  };
  const lying = isButton
    ? h("button.rstack", attrs, inside)
    : h("span.rstack", { key: "lies" }, inside, h("span.sr", null, label));
  return h("li", { key: color }, lying);
}

/** @param {LegalMove} draft @param {string} label @param {string} text */
function takeButton(draft, label, text) {
  const attrs = { key: "take", type: "button", "data-act": "tray", "data-move": draft.move, "aria-label": label };
  return h("button.btn.primary", attrs, text, draft.cost ? h("span.badge.cost", null, `−${draft.cost}`) : null);
}
