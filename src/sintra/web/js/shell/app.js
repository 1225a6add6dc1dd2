/**
 * The base of every page: settings, words, the dialog, the live region, keys, and painting. A page overrides what it shows
 * (`describe`) and what its acts do (`acts`).
 *
 * @typedef {object} Painted  A page as a description.
 * @property {string} title
 * @property {import("../draw/paint.js").Child} content
 * @property {import("../draw/paint.js").Child} dialog
 * @property {string} [css]  the class of the page
 * @property {string} [skip]  what the first link says; else that it skips to the content
 *
 * @typedef {Record<string, () => unknown>} Acts  What can be clicked, by the names in `data-act`.
 */

import { must } from "../draw/element.js";
import { paint } from "../draw/paint.js";
import { chooseSprite } from "../draw/pictures.js";
import * as settings from "../memory/settings.js";
import { wordsOf } from "../words/languages.js";
import { Announcer, intoRegion } from "./announcer.js";
import { valueOf } from "./dialogs.js";
import { refresh } from "./keyboard.js";

/** The element with a mark that something happened in. @param {Event} event @param {string} mark @returns {HTMLElement | null} */
export function marked(event, mark) {
  return event.target instanceof Element ? event.target.closest(mark) : null;
}

export class App {
  chosen = settings.load();
  /** @type {import("./dialogs.js").Open} */
  open = null;
  /** @type {HTMLElement | null} who had the focus before the dialog */
  #opener = null;
  root = must("page");
  dialog = /** @type {HTMLDialogElement} */ (must("dialog"));
  voice = new Announcer(intoRegion(must("live")));

  constructor() {
    this.apply();
    this.dialog.addEventListener("close", () => (this.open = null));
    this.dialog.addEventListener("click", (event) => this.#clickDialog(event));
    document.addEventListener("change", (event) => this.onChange(event));
    document.addEventListener("submit", (event) => {
      event.preventDefault();
      this.onSubmit(/** @type {HTMLFormElement} */ (event.target));
    });
    document.addEventListener("keydown", (event) => this.onKey(event));
  }

  get words() {
    return wordsOf(this.chosen.language);
  }

  // Overridden by pages

  /** What the page shows; null: nothing yet. @returns {Painted | null} */
  describe() {
    return null;
  }

  /** What can be clicked. @param {DOMStringMap} _data  of what was clicked @returns {Acts} */
  acts(_data) {
    return {
      settings: () => this.openDialog("settings"),
      help: () => this.openDialog("help"),
      close: () => this.closeDialog(),
      theme: () => this.set(settings.toggled(this.chosen, "theme")),
      letters: () => this.set(settings.toggled(this.chosen, "letters")),
      sound: () => this.set(settings.toggled(this.chosen, "sound")),
    };
  }

  /** Called when the language has changed. */
  onLanguage() {}

  /** @param {HTMLFormElement} _form */
  onSubmit(_form) {}

  /** @param {KeyboardEvent} _event */
  onKey(_event) {}

  // Painting

  paint() {
    const painted = this.describe();
    if (!painted) return;
    this.root.className = painted.css ?? "site";
    document.title = painted.title;
    must("skip").textContent = painted.skip ?? this.words.skipContent;
    paint(this.root, painted.content);
    paint(this.dialog, painted.dialog);
    refresh(this.root);
  }

  // Clicks

  /** Handle clicks on the page; pages with a Pointer do not need it. */
  listenToClicks() {
    this.root.addEventListener("click", (event) => {
      const found = marked(event, "[data-act]");
      if (found) this.click(found.dataset, event);
    });
  }

  /** Handle a click, or a key that stands for one. @param {DOMStringMap} data  of what was clicked @param {Event} [_event] @returns {unknown} */
  click(data, _event) {
    return this.acts(data)[data.act ?? ""]?.();
  }

  /** Run one of the page's acts. @param {string} act */
  act(act) {
    this.click(/** @type {DOMStringMap} */ ({ act }));
  }

  /** Close the dialog on a click outside, except the second click of the double click that opened it. @param {MouseEvent} event */
  #clickDialog(event) {
    const found = marked(event, "[data-act]");
    if (found) this.click(found.dataset, event);
    else if (event.target === this.dialog && event.detail < 2) this.closeDialog();
  }

  // The dialog

  /** @param {NonNullable<import("./dialogs.js").Open>} which */
  openDialog(which) {
    this.#opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.open = which;
    this.paint();
    this.dialog.showModal();
  }

  closeDialog() {
    this.dialog.close();
    this.open = null;
    this.#opener?.focus();
    this.#opener = null;
  }

  // Settings

  /** @param {Event} event */
  onChange(event) {
    const input = /** @type {HTMLInputElement | null} */ (marked(event, "[data-set]"));
    const name = input?.dataset.set;
    if (input && name) this.set({ [name]: valueOf(name, input.value) });
  }

  /** @param {Partial<settings.Settings>} change */
  set(change) {
    const before = this.chosen;
    this.chosen = { ...before, ...change };
    settings.save(this.chosen);
    this.apply();
    this.paint();
    if (before.language !== this.chosen.language) this.onLanguage();
  }

  /** Apply the settings that are not part of painting. */
  apply() {
    settings.show(this.chosen);
    chooseSprite(settings.spriteOf(this.chosen));
  }
}
