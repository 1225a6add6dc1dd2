/**
 * Keys on the page of a table: moves as they are typed, single keys, and where the focus waits.
 *
 * @typedef {import("./controller.js").TablePage} TablePage
 * @typedef {import("../wire/store.js").View} View
 */

import { click, hold, want } from "./acts.js";
import { focusOn, isTyping, roveBy, shortcut } from "../shell/keyboard.js";
import { goBack, lookBeside } from "./lookback.js";
import { isMyTurn } from "../wire/store.js";
import { announceView } from "./narration.js";

/** A key was pressed. @param {TablePage} page @param {KeyboardEvent} event */
export function onKey(page, event) {
  if (event.key !== "Tab") page.skip();
  if (event.key === "Escape") return escape(page, event);
  if (isTyping(event.target) || page.dialog.open || event.ctrlKey || event.metaKey || event.altKey) return;
  if (roveBy(event)) return event.preventDefault();
  if (page.view.look && beside(page, event)) return;
  if (!page.chosen.shortcuts || event.key === "Enter" || event.key === " ") return;
  const intent = page.view.look ? null : (page.kind?.key(page.view, event.key, page.words) ?? null);
  if (intent) {
    event.preventDefault();
    return want(page, intent);
  }
  const asked = shortcut(event.key);
  if (asked) {
    event.preventDefault();
    command(page, asked);
  }
}

/** @param {TablePage} page @param {KeyboardEvent} event */
function escape(page, event) {
  if (page.dialog.open) return;
  page.root.classList.remove("commanding");
  if (page.view.look) return goBack(page);
  if (isTyping(event.target)) leaveCommand(page.root);
  if (page.view.held) hold(page, null);
  else page.change({ type: "quiet" });
}

/** While looking back, the arrows go to the position before or after. @param {TablePage} page @param {KeyboardEvent} event */
function beside(page, event) {
  const change = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!change) return false;
  event.preventDefault();
  void lookBeside(page, change);
  return true;
}

/** Go from the command line to what can be done now: a legal place, a column, the table, or my board. @param {HTMLElement} root */
function leaveCommand(root) {
  const choices = [
    "#mine .legal",
    "#mine [data-act='column']",
    "#table [data-item][tabindex='0']",
    "#mine [data-item]",
    "#mine",
  ];
  focusOn(choices.map((choice) => root.querySelector(choice)).find(Boolean));
}

/** @param {TablePage} page @param {string} asked */
function command(page, asked) {
  const go = /** @type {Record<string, string>} */ ({
    "go-table": "#table",
    "go-me": "#mine",
    "go-opponents": "#opponents",
    "go-log": "#log",
  })[asked];
  if (go) return goTo(page.root, go);
  if (asked === "say-again") return announceView(page.voice, page.view, page.words, page.kind, true);
  click(page, /** @type {any} */ ({ act: asked }));
}

/** Focus a region: where one was in it, or the region itself. @param {HTMLElement} root @param {string} region */
function goTo(root, region) {
  const items = [...root.querySelectorAll(`${region} [data-item][tabindex='0']`)];
  const found = items.find((item) => region === "#log" || !item.closest("#log")) ?? root.querySelector(region); // the log may lie below the opponents
  if (found instanceof HTMLElement) found.focus();
}

/** What is taken up is followed by the keyboard, and what is put back too. @param {TablePage} page @param {any} was  held before */
export function focusHeld(page, was) {
  const { kind, view, root } = page;
  const back = `[data-act="take"][data-source="${was?.source}"][data-color="${was?.color}"]`;
  if (view.held === null) return focusOn(root.querySelector(kind?.focus?.back(was) || back));
  if (!page.pointer.isKeyboard || document.activeElement?.closest("#panel, .supply")) return;
  const place = kind?.focus ? kind.focus.held(view) : "#mine .legal, .pay";
  if (place) focusOn([...root.querySelectorAll(place)].find((element) => element.checkVisibility()));
}

/** Whether the focus is nowhere, or on what cannot be seen any more and will lose it. @param {Element | null} active */
function isGone(active) {
  return !active || active === document.body || !active.checkVisibility({ visibilityProperty: true });
}

/** After my move the focus waits at the table; a click elsewhere is left alone. @param {TablePage} page @param {View} before */
export function focusNext(page, before) {
  const active = document.activeElement;
  if (before.now?.phase === "playing" && page.view.now?.phase === "over" && isGone(active)) {
    return goTo(page.root, ".result .headline");
  }
  const isLostFocus = !active || active === document.body || active.matches("[data-act='place'], [data-act='column']");
  if (!page.pointer.isKeyboard || !isLostFocus || isTyping(active)) return;
  if (before.now?.sequence === page.view.now?.sequence) return;
  const own = page.kind?.focus?.turn(page.view);
  const choice = own
    ? page.root.querySelector(own)
    : (page.root.querySelector("#mine [data-act='column']") ??
      page.root.querySelector("#table [data-item]:not([aria-disabled])"));
  if (isMyTurn(page.view)) focusOn(choice);
}
