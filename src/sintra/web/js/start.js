/** The start page: choose a game and who sits where, make the table, go there. */

import { isBeside, must } from "./draw/element.js";
import { paint } from "./draw/paint.js";
import { chooseSprite } from "./draw/pictures.js";
import { createTable } from "./wire/creation.js";
import { Refusal } from "./wire/records.js";
import * as settings from "./memory/settings.js";
import { valueOf } from "./shell/dialogs.js";
import { startPage } from "./start/page.js";
import { load, reduce, save, toRequest } from "./start/plan.js";
import * as tables from "./memory/tables.js";
import { wordsOf } from "./words/languages.js";

class StartPage {
  chosen = settings.load();
  plans = { azul: load("azul"), pavilion: load("pavilion") };
  /** @type {import("./shell/dialogs.js").Open} */
  open = null;
  /** @type {string | null} */
  trouble = null;
  root = must("page");
  dialog = /** @type {HTMLDialogElement} */ (must("dialog"));

  constructor() {
    document.addEventListener("click", (event) => this.#click(event));
    document.addEventListener("change", (event) => this.#change(event));
    document.addEventListener("submit", (event) => this.#submit(event));
    window.addEventListener("pageshow", (event) => event.persisted && this.#return());
    this.dialog.addEventListener("close", () => (this.open = null));
    this.paint();
  }

  get words() {
    return wordsOf(this.chosen.language);
  }

  paint() {
    settings.show(this.chosen);
    chooseSprite(settings.spriteOf(this.chosen));
    const painted = startPage(this.plans, this.chosen, this.words, tables.all(), this.open, this.trouble);
    document.title = painted.title;
    must("skip").textContent = this.words.skipContent;
    paint(this.root, painted.content);
    paint(this.dialog, painted.dialog);
  }

  /** The browser shows the page again as it was left: what was changed and played meanwhile is newer. */
  #return() {
    this.chosen = settings.load();
    this.paint();
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const found =
      event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest("[data-act]")) : null;
    if (!found) return isBeside(event, this.dialog) ? this.dialog.close() : undefined;
    const { act, table, token } = found.dataset;
    if (act === "settings") this.#show(act);
    if (act === "close") this.dialog.close();
    if (act === "theme") {
      this.#set({ theme: this.chosen.theme === "system" ? "light" : this.chosen.theme === "light" ? "dark" : "system" });
    }
    if (act === "now") {
      void this.#create("azul", {
        ...this.plans.azul,
        players: 2,
        seats: this.plans.azul.seats.map((seat, index) => (index === 1 ? { ...seat, kind: "bot" } : seat)),
      });
    }
    if (act === "forget" && table && token) {
      tables.forget(table, token);
      this.paint();
    }
  }

  /** @param {"settings"} which */
  #show(which) {
    this.open = which;
    this.paint();
    this.dialog.showModal();
  }

  /** @param {Event} event */
  #change(event) {
    const input =
      event.target instanceof Element
        ? /** @type {HTMLInputElement | HTMLSelectElement | null} */ (event.target.closest("[data-set], [data-plan]"))
        : null;
    if (!input) return;
    const { set, plan, game } = input.dataset;
    if (set) return this.#set({ [set]: valueOf(set, input.value) });
    if (plan && (game === "azul" || game === "pavilion")) {
      this.plans = { ...this.plans, [game]: reduce(this.plans[game], plan, input.value) };
      save(game, this.plans[game]);
      this.paint();
    }
  }

  /** @param {Partial<import("./memory/settings.js").Settings>} change */
  #set(change) {
    this.chosen = { ...this.chosen, ...change };
    settings.save(this.chosen);
    this.paint();
  }

  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    const game = /** @type {HTMLFormElement} */ (event.target).dataset.game;
    if (game === "azul" || game === "pavilion") void this.#create(game, this.plans[game]);
  }

  /** @param {"azul" | "pavilion"} game @param {import("./start/plan.js").Plan} plan */
  async #create(game, plan) {
    const mine = plan.seats.slice(0, plan.players).filter((seat) => seat.kind === "me" || seat.kind === "here");
    const names = mine.map((seat) => (seat.kind === "me" ? this.chosen.name : seat.name) || "");
    this.trouble = null;
    try {
      await createTable(toRequest(game, plan), names);
    } catch (error) {
      this.trouble = error instanceof Refusal ? error.message : this.words.failed;
      this.paint();
    }
  }
}

new StartPage();
