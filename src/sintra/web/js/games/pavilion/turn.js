/**
 * A turn of the Pavilion: what is held or being carried out, and the panel that belongs to it.
 *
 * @typedef {import("../kind.js").Scene} Scene
 * @typedef {import("../../wire/store.js").View} View
 * @typedef {import("../../draw/paint.js").Child} Child
 * @typedef {import("./choice.js").Held} Held
 */

import { canAct, isMyTurn, mySeat, nameOf } from "../../wire/store.js";
import { capital } from "../../words/languages.js";
import { partingOf, placements, spread } from "./choice.js";
import { bonusPanel, keepPanel, payPanel, restPanel } from "./panel.js";
import { pavilionWords } from "./words.js";

/** What is held, or what is being carried out as if it were still held. @param {View} view @returns {Held | null} */
export function heldOf(view) {
  if (view.held) return view.held;
  return view.plan?.kind === "keep" ? view.plan : null;
}

/**
 * The tiles that stay when passing, or null when that is not asked: after a pass that was forced all of them are kept beforehand, if
 * the server lets one stop, else the most useful ones.
 * @param {View} view @returns {import("./choice.js").Pool | null}
 */
export function keptOf(view) {
  const held = heldOf(view);
  const { state, legal = [] } = view.now ?? {};
  if (held?.kind === "keep") return held.keep;
  if (state?.phase !== "discard") return null;
  return legal.some((move) => move.kind === "stop")
    ? { ...state.seats[mySeat(view)].hand }
    : { ...(partingOf(legal).useful ?? {}) };
}

/** The colors of the tiles that are chosen in the supply. @param {any} state @param {Held | null} held */
export function pickedOf(state, held) {
  const supply = spread(state.supply);
  return held?.kind === "bonus" ? held.picks.flatMap((place) => supply[place] ?? []) : [];
}

/** The panel. @param {Scene} scene @returns {Child} */
export function panel({ view, words }) {
  const now = view.now;
  const state = now?.state;
  const seat = state.seats[mySeat(view)];
  const isBusy = !canAct(view);
  const data = { words, state, seat, isBusy };
  const own = pavilionWords(words);
  if (!isMyTurn(view)) {
    return restPanel(
      data,
      now?.turn === null || now?.turn === undefined ? capital(own.placing) : own.placesNow(nameOf(view, now.turn)),
      seat.passed ? own.resting : "",
      "",
    );
  }
  const legal = now?.legal ?? [];
  const held = heldOf(view);
  if (state.phase === "bonus") return bonusPanel(data, pickedOf(state, held), state.bonus_due);
  const kept = keptOf(view);
  if (kept) {
    const isAsked = held?.kind === "keep" && Boolean(held.isAsked);
    return keepPanel(data, { keep: kept, legal, isAsked, canCancel: state.phase === "place", size: view.plan?.size ?? 0 });
  }
  const found = placements(legal, state.options.side);
  if (held?.kind === "space") return payPanel(data, held, found.get(held.space) ?? []);
  return restPanel(data, own.placeLead, own.possible(found.size), own.placePanel);
}
