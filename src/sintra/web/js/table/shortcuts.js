/**
 * Keys on the page of a table: moves as they are typed, single keys, and where the focus waits.
 *
 * @typedef {import("./controller.js").TablePage} TablePage
 */

import { hold, want } from "./acts.js";
import { focusHeld, goTo } from "./focus.js";
import { focusOn, isTyping, roveBy, shortcut } from "../shell/keyboard.js";
import { goBack, lookBeside } from "./lookback.js";
import { announceView } from "./narration.js";

const SKIPS_ONLY = ["Enter", " ", "Escape", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** What shows that it is held, or that it has opened the panel. */
const HELD = [
  "main [aria-pressed='true']",
  "main .space.sel",
  ".chips [aria-pressed='true']",
  "[aria-controls='panel'][aria-expanded='true']",
].join();

/** A key was pressed. @param {TablePage} page @param {KeyboardEvent} event */
export function onKey(page, event) {
  const wasCounting = page.ceremony.isOn;
  if (event.key !== "Tab") page.skip();
  if (wasCounting && skipsOnly(page, event)) return event.preventDefault();
  if (event.key === "Escape") return escape(page, event);
  if (isTyping(event.target) || page.dialog.open || event.ctrlKey || event.metaKey || event.altKey) return;
  if (roveBy(event)) return event.preventDefault();
  if (page.view.look && beside(page, event)) return;
  if (event.key === "Enter" && enter(page, event)) return event.preventDefault();
  if (!page.chosen.shortcuts || event.key === "Enter" || event.key === " ") return;
  const intent = page.view.look ? null : (page.kind?.key(page.view, event.key, page.words, page.here) ?? null);
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

/** Whether a key that has skipped the counting means nothing else: what it was pressed on may no longer be there. @param {TablePage} page @param {KeyboardEvent} event */
function skipsOnly(page, event) {
  return SKIPS_ONLY.includes(event.key) && !isTyping(event.target) && !page.dialog.open;
}

/**
 * While something is held, Enter on it, or with the focus nowhere, does what the foot announces; it never puts it back.
 * @param {TablePage} page @param {KeyboardEvent} event @returns {boolean} whether that was meant
 */
function enter(page, event) {
  const { view, kind } = page;
  const target = event.target instanceof Element ? event.target : document.body;
  const isHere = target === document.body || target.matches(HELD);
  if (!kind || !view.held || view.look || view.sent || !isHere) return false;
  const intent = kind.enter?.(view, page.words) ?? null;
  if (intent) want(page, intent);
  else focusHeld(page, view.held);
  return Boolean(intent ?? kind.focus.held(view));
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
  page.act(asked);
}
