/**
 * Where the keyboard is on the page of a table: it follows what is taken up and put back, waits where the next choice is, and is
 * never nowhere.
 *
 * @typedef {import("./controller.js").TablePage} TablePage
 * @typedef {import("../wire/store.js").View} View
 */

import { focusOn, isTyping } from "../shell/keyboard.js";
import { isMyTurn } from "../wire/store.js";

/** Focus a region: where one was in it, or the region itself. @param {HTMLElement} root @param {string} region */
export function goTo(root, region) {
  const items = [...root.querySelectorAll(`${region} [data-item][tabindex='0']`)];
  const found = items.find((item) => region === "#log" || !item.closest("#log")) ?? root.querySelector(region); // the log may lie below the opponents
  if (found instanceof HTMLElement) found.focus();
}

/** What is taken up is followed by the keyboard, and what is put back too. @param {TablePage} page @param {any} was  held before */
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

/** Whether the focus is nowhere, or on what cannot be seen any more and will lose it. @param {Element | null} active */
function isGone(active) {
  return !active || active === document.body || !active.checkVisibility({ visibilityProperty: true });
}

/** After my move the focus waits at the table; a click elsewhere is left alone. @param {TablePage} page @param {View} before */
export function focusNext(page, before) {
  const active = document.activeElement;
  const { view, kind, root } = page;
  if (before.now?.phase === "playing" && view.now?.phase === "over" && isGone(active)) return goTo(root, ".result .headline");
  const isLostFocus = !active || active === document.body || active.matches("[data-act='place'], [data-act='column']");
  if (!page.pointer.isKeyboard || !isLostFocus || isTyping(active)) return;
  if (before.now?.sequence === view.now?.sequence) return;
  if (kind && isMyTurn(view)) focusOn(root.querySelector(kind.focus.turn(view)));
}
