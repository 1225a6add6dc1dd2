/**
 * Focus management on the page of a table: it follows what is picked up and put back, waits at the next choice, and is never
 * lost.
 *
 * @typedef {import("./controller.js").TablePage} TablePage
 * @typedef {import("../wire/store.js").View} View
 */

import { entrance, focusOn, isTyping } from "../shell/keyboard.js";
import { isMyTurn } from "../wire/store.js";

/** Focus a region: where one was in it, or the region itself. @param {HTMLElement} root @param {string} region */
export function goTo(root, region) {
  entrance(root.querySelector(region))?.focus();
}

/** Move the focus with what is picked up or put back. @param {TablePage} page @param {any} was  held before */
export function focusHeld(page, was) {
  const { kind, view, root } = page;
  if (!kind) return;
  if (view.held === null) {
    const back = kind.focus.back(was);
    return back ? focusOn(root.querySelector(back)) : undefined;
  }
  if (!page.pointer.isKeyboard || document.activeElement?.closest("#panel, .supply")) return;
  const place = kind.focus.held(view);
  if (place) focusOn([...root.querySelectorAll(place)].find((element) => element.checkVisibility()));
}

/** Whether the focus is lost, or on a hidden element that will lose it. @param {Element | null} active */
function isGone(active) {
  return !active || active === document.body || !active.checkVisibility({ visibilityProperty: true });
}

/** After my move, put the focus on the table, unless the person has moved it elsewhere. @param {TablePage} page @param {View} before */
export function focusNext(page, before) {
  const active = document.activeElement;
  const { view, kind, root } = page;
  if (before.now?.phase === "playing" && view.now?.phase === "over" && isGone(active)) return goTo(root, ".result .headline");
  const isLostFocus = !active || active === document.body || active.matches("[data-act='place'], [data-act='column']");
  if (!page.pointer.isKeyboard || !isLostFocus || isTyping(active)) return;
  if (before.now?.sequence === view.now?.sequence) return;
  if (kind && isMyTurn(view)) focusOn(root.querySelector(kind.focus.turn(view)));
}
