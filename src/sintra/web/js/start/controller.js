/** The start page: choose a game and who sits where, create the table, go there. */

import { COVERS, coversOf } from "../games/registry.js";
import * as settings from "../memory/settings.js";
import * as tables from "../memory/tables.js";
import { App, marked } from "../shell/app.js";
import { fetchGames } from "../wire/catalog.js";
import { createTable } from "../wire/creation.js";
import { Refusal } from "../wire/records.js";
import { startPage } from "./page.js";
import { load, reduce, save, toRequest, withBot } from "./plan.js";

/** @typedef {import("../games/registry.js").Cover} Cover */

export class StartPage extends App {
  covers = COVERS;
  /** @type {Record<string, import("./plan.js").Plan>} */
  plans = {};
  /** @type {string | null} */
  trouble = null;
  leaving = { table: "", token: "" }; // the game that may be removed from the list

  constructor() {
    super();
    this.listenToClicks();
    window.addEventListener("pageshow", (event) => event.persisted && this.#return());
    this.#offer(this.covers);
    void this.#fetchGames();
  }

  /** Fetch and show the other games of this server. */
  async #fetchGames() {
    const covers = coversOf(await fetchGames(this.chosen.language));
    if (covers.some((cover) => !COVERS.includes(cover))) this.#offer(covers);
  }

  /** @override */
  onLanguage() {
    void this.#fetchGames();
  }

  /** @param {Cover[]} covers */
  #offer(covers) {
    this.covers = covers;
    this.plans = Object.fromEntries(covers.map((cover) => [cover.name, this.plans[cover.name] ?? load(cover, this.words)]));
    this.paint();
  }

  /** @override @returns {import("../shell/app.js").Painted} */
  describe() {
    const { covers, plans, chosen, words, open, trouble } = this;
    return startPage({ covers, plans, kept: tables.all(), trouble }, chosen, words, open);
  }

  /** The page was restored from the back-forward cache: reload what may be stale. */
  #return() {
    this.chosen = settings.load();
    this.apply();
    this.paint();
  }

  /** @override @param {DOMStringMap} data @returns {import("../shell/app.js").Acts} */
  acts(data) {
    const [first] = this.covers;
    return {
      ...super.acts(data),
      now: () => first && void this.#create(first, withBot(this.#planOf(first))),
      forget: () => this.#askForget(data),
      "forget-sure": () => this.#forget(),
    };
  }

  /** Ask before a link is forgotten: nothing else leads back to its game. @param {DOMStringMap} data */
  #askForget({ table = "", token = "" }) {
    this.leaving = { table, token };
    this.openDialog("forget");
  }

  #forget() {
    this.closeDialog();
    tables.forget(this.leaving.table, this.leaving.token);
    this.paint();
    document.getElementById("games-h")?.focus();
  }

  /** @param {Cover} cover */
  #planOf(cover) {
    return this.plans[cover.name] ?? load(cover, this.words);
  }

  /** @param {string | undefined} name */
  #coverOf(name) {
    return this.covers.find((cover) => cover.name === name);
  }

  /** @override @param {Event} event */
  onChange(event) {
    const input = /** @type {HTMLInputElement | HTMLSelectElement | null} */ (marked(event, "[data-plan]"));
    const cover = this.#coverOf(input?.dataset.game);
    if (!input?.dataset.plan || !cover) return super.onChange(event);
    const plan = reduce(this.#planOf(cover), input.dataset.plan, input.value, cover, this.words);
    this.plans = { ...this.plans, [cover.name]: plan };
    save(cover.name, plan);
    this.paint();
  }

  /** @override @param {HTMLFormElement} form */
  onSubmit(form) {
    const cover = this.#coverOf(form.dataset.game);
    if (cover) void this.#create(cover, this.#planOf(cover));
  }

  /** @param {Cover} cover @param {import("./plan.js").Plan} plan */
  async #create(cover, plan) {
    const mine = plan.seats.slice(0, plan.players).filter((seat) => seat.kind === "me" || seat.kind === "here");
    const names = mine.map((seat) => (seat.kind === "me" ? this.chosen.name : seat.name) || "");
    this.trouble = null;
    try {
      await createTable(toRequest(cover.name, plan), names);
    } catch (error) {
      this.trouble = error instanceof Refusal ? error.message : this.words.failed;
      this.paint();
    }
  }
}
