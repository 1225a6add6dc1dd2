/**
 * What a click on the table of the Pavilion means. Every act ends in something held or in a legal move of the server's.
 *
 * @typedef {import("../kind.js").Intent} Intent
 * @typedef {import("../../wire/store.js").View} View
 * @typedef {import("../../words/languages.js").Words} Words
 * @typedef {import("./choice.js").Held} Held
 * @typedef {import("./geometry.js").Color} Color
 */

import { canAct, isWatching, mySeat } from "../../wire/store.js";
import {
  changed,
  colorsOf,
  count,
  draftOf,
  draftText,
  holdSpace,
  lossOf,
  next,
  partingOf,
  payments,
  placeText,
  placements,
} from "./choice.js";
import { featureText } from "./features.js";
import { FEATURES } from "./geometry.js";
import { spaceOf } from "./layout.js";
import { isTaking } from "./table.js";
import { keptOf, pickedOf } from "./turn.js";
import { pavilionWords } from "./words.js";

/** @param {View} view @param {DOMStringMap} data @param {Words} words @returns {Intent | null} */
export function act(view, data, words) {
  if (data.act === "stay") return null;
  if (data.act === "feature") return explained(view, data.feature ?? "", words);
  if (!canAct(view)) return isWatching(view) ? null : { tell: words.waitTurn };
  const acts = /** @type {Record<string, () => Intent | null>} */ ({
    take: () =>
      data.source === "hand"
        ? takeColor(view, /** @type {Color} */ (data.color))
        : takeGroup(view, Number(data.source), /** @type {Color} */ (data.color)),
    tray: () => (data.move ? { send: data.move } : null),
    space: () => space(view, data.space ?? "", words),
    color: () => color(view, /** @type {Color} */ (data.color)),
    pay: () => (view.held?.kind === "space" ? { hold: { ...view.held, move: data.move }, isQuiet: true } : null),
    pick: () => pick(view, Number(data.place), words),
    keep: () => keep(view, /** @type {Color} */ (data.color), Number(data.change), words),
    pass: () => pass(view),
    confirm: () => confirm(view, words),
    cancel: () => ({ hold: null }),
  });
  return acts[data.act ?? ""]?.() ?? null;
}

/** @param {View} view @param {string} name @param {Words} words @returns {Intent | null} */
function explained(view, name, words) {
  const feature = FEATURES.find((one) => one.name === name);
  const { side } = view.now?.state.options ?? {};
  return feature ? { explain: featureText(words, side, seatOf(view), feature) } : null;
}

/** @param {View} view */
function seatOf(view) {
  return view.now?.state.seats[mySeat(view)];
}

/** @param {View} view @param {number} source @param {Color} wanted @returns {Intent} */
function takeGroup(view, source, wanted) {
  const { held } = view;
  if (held?.kind === "group" && held.source === source && held.color === wanted) return { hold: null };
  if (!draftOf(view.now?.legal ?? [], source, wanted)) return { send: draftText(source, wanted) }; // the server says why it is not possible
  return { hold: { kind: "group", source, color: wanted } };
}

/** @param {View} view @param {Color} wanted @returns {Intent} */
function takeColor(view, wanted) {
  return view.held?.kind === "hand" && view.held.color === wanted ? { hold: null } : { hold: { kind: "hand", color: wanted } };
}

/** @param {View} view @param {string} key @param {Words} words @returns {Intent | null} */
export function space(view, key, words) {
  const state = view.now?.state;
  if (isTaking(state)) return { tell: pavilionWords(words).notYet };
  if (state.phase !== "place") return null;
  if (view.held?.kind === "space" && view.held.space === key) return { hold: null };
  const wish = view.held?.kind === "hand" ? view.held.color : null;
  const moves = placements(view.now?.legal ?? [], state.options.side).get(key);
  if (moves) return { hold: holdSpace(key, moves, wish) };
  const text = placeText(state.options.side, spaceOf(key));
  return text ? { send: text } : { tell: pavilionWords(words).notPayable }; // send the illegal move: the server says why it is
}

/** @param {View} view @param {Color} wanted @returns {Intent | null} */
function color(view, wanted) {
  const { held } = view;
  if (held?.kind !== "space") return null;
  const moves = placements(view.now?.legal ?? [], view.now?.state.options.side).get(held.space) ?? [];
  if (!colorsOf(moves).includes(wanted)) return null;
  return { hold: { ...held, color: wanted, move: payments(moves, wanted)[0]?.move ?? null }, isQuiet: true };
}

/** @param {View} view @param {number} place @param {Words} words @returns {Intent | null} */
function pick(view, place, words) {
  const state = view.now?.state;
  if (state.phase !== "bonus") return null;
  const picks = view.held?.kind === "bonus" ? view.held.picks : [];
  if (picks.includes(place)) {
    return {
      hold: picks.length > 1 ? { kind: "bonus", picks: picks.filter((/** @type {number} */ one) => one !== place) } : null,
    };
  }
  const due = state.bonus_due;
  if (picks.length < due) return { hold: { kind: "bonus", picks: [...picks, place] } };
  return due === 1 ? { hold: { kind: "bonus", picks: [place] } } : { tell: pavilionWords(words).picked(picks.length, due) };
}

/** @param {View} view @returns {Intent | null} */
function pass(view) {
  const found = view.now?.legal.find((move) => move.kind === "pass");
  if (!found) return null;
  return { hold: { kind: "keep", keep: { ...(partingOf(view.now?.legal ?? []).useful ?? seatOf(view).hand) } } };
}

/** @param {View} view @param {Color} wanted @param {number} change @param {Words} words @returns {Intent | null} */
function keep(view, wanted, change, words) {
  const before = keptOf(view);
  if (!before) return null;
  const kept = changed(before, wanted, change);
  const { most } = partingOf(view.now?.legal ?? []);
  return count(kept) > most ? { tell: pavilionWords(words).tooMany(most) } : { hold: { kind: "keep", keep: kept } };
}

/** The button of the panel, or Enter in it. @param {View} view @param {Words} words @returns {Intent | null} */
function confirm(view, words) {
  const { held, now } = view;
  const state = now?.state;
  if (state.phase === "bonus") {
    const colors = pickedOf(state, held);
    return colors.length === state.bonus_due
      ? begin(view, { kind: "bonus", colors })
      : { tell: pavilionWords(words).bonusHelp };
  }
  const kept = keptOf(view);
  if (kept) return part(view, kept);
  if (held?.kind === "space") return held.move ? { send: held.move } : { tell: pavilionWords(words).colorHelp };
  return null;
}

/** Pass, or end a pass: what costs points is asked about once. @param {View} view @param {import("./choice.js").Pool} kept @returns {Intent | null} */
function part(view, kept) {
  const { hand } = seatOf(view);
  const isAsked = view.held?.kind === "keep" && view.held.isAsked;
  if (!isAsked && lossOf(view.now?.legal ?? [], hand, kept).points > 0) {
    return { hold: { kind: "keep", keep: kept, isAsked: true } };
  }
  return begin(view, { kind: "keep", keep: kept, size: count(hand) });
}

/** What Enter does while something is held: what the foot says. @param {View} view @param {Words} words @returns {Intent | null} */
export function primary(view, words) {
  const { held, now } = view;
  if (!canAct(view)) return null;
  if (held?.kind === "group") {
    const draft = draftOf(now?.legal ?? [], held.source, held.color);
    return draft ? { send: draft.move } : null;
  }
  const isReady =
    held?.kind === "keep" ||
    (held?.kind === "space" && held.move !== null) ||
    (held?.kind === "bonus" && held.picks.length === now?.state.bonus_due);
  return isReady ? confirm(view, words) : null;
}

/** Begin a plan with its first move. @param {View} view @param {import("./choice.js").Plan} plan @returns {Intent | null} */
function begin(view, plan) {
  const first = next(plan, view.now?.legal ?? [], seatOf(view).hand);
  return first ? { send: first.move, plan: first.plan } : null;
}
