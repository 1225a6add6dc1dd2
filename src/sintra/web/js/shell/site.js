/** What the pages beside the games have in common: the bar, the settings, the language at any time. */

import { isBeside, must } from "../draw/element.js";
import { paint } from "../draw/paint.js";
import { chooseSprite } from "../draw/pictures.js";
import * as settings from "../memory/settings.js";
import { siteBar } from "./bar.js";
import { dialog, valueOf } from "./dialogs.js";
import { wordsOf } from "../words/languages.js";

export class SitePage {
  chosen = settings.load();
  /** @type {import("./dialogs.js").Open} */
  open = null;
  root = must("page");
  dialog = /** @type {HTMLDialogElement} */ (must("dialog"));

  /** @param {string} address  the entry of the bar that is current */
  constructor(address) {
    this.address = address;
    document.addEventListener("click", (event) => this.#click(event));
    document.addEventListener("change", (event) => this.#change(event));
    this.dialog.addEventListener("close", () => (this.open = null));
  }

  get words() {
    return wordsOf(this.chosen.language);
  }

  /** What the page shows below its bar. @returns {{title: string, content: import("../draw/paint.js").Child, css?: string}} */
  content() {
    return { title: "Sintra", content: null };
  }

  /** The language is another one. */
  onLanguage() {}

  /** Something with `data-act` was clicked. @param {DOMStringMap} _data */
  act(_data) {}

  paint() {
    settings.show(this.chosen);
    chooseSprite(settings.spriteOf(this.chosen));
    const { title, content, css } = this.content();
    this.root.className = css ?? "site";
    document.title = title;
    must("skip").textContent = this.words.skipContent;
    paint(this.root, siteBar(this.words, this.chosen, this.address), content);
    paint(this.dialog, dialog(this.open, this.words, this.chosen));
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const found =
      event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest("[data-act]")) : null;
    if (!found) return isBeside(event, this.dialog) ? this.dialog.close() : undefined;
    const { act } = found.dataset;
    if (act === "settings") {
      this.open = act;
      this.paint();
      this.dialog.showModal();
    } else if (act === "close") this.dialog.close();
    else if (act === "theme") {
      this.set({ theme: this.chosen.theme === "system" ? "light" : this.chosen.theme === "light" ? "dark" : "system" });
    } else this.act(found.dataset);
  }

  /** @param {Event} event */
  #change(event) {
    const input =
      event.target instanceof Element ? /** @type {HTMLInputElement | null} */ (event.target.closest("[data-set]")) : null;
    if (input?.dataset.set) this.set({ [input.dataset.set]: valueOf(input.dataset.set, input.value) });
  }

  /** @param {Partial<import("../memory/settings.js").Settings>} change */
  set(change) {
    const before = this.chosen.language;
    this.chosen = { ...this.chosen, ...change };
    settings.save(this.chosen);
    this.paint();
    if (before !== this.chosen.language) this.onLanguage();
  }
}
