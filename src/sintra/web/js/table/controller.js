/** The page of a table: what is heard changes the view, the view is painted, what the person does is asked. Each part has a module of its own. */

import { must } from "../draw/element.js";
import { drawRings } from "../draw/rings.js";
import * as sound from "../draw/sound.js";
import { loadKind } from "../games/registry.js";
import * as tables from "../memory/tables.js";
import { notify } from "../shell/device.js";
import { Pointer } from "../shell/pointer.js";
import { GamePage } from "../stage/page.js";
import { EMPTY, isMyTurn, reduce } from "../wire/store.js";
import { click, join, tableActs } from "./acts.js";
import { startClocks } from "./clocks.js";
import { Line } from "./line.js";
import { lookAt } from "./lookback.js";
import { News } from "./news.js";
import { page } from "./page.js";
import { onKey } from "./shortcuts.js";

/** @typedef {import("../wire/store.js").View} View */

const NEAR_END = 40; // pixels: a log that is scrolled so far follows what is new

export class TablePage extends GamePage {
  /** @type {View} */
  view = EMPTY;
  /** @type {View | null} what is shown in place of the view, while missed moves are */
  shown = null;

  constructor() {
    super();
    const [, , table = ""] = location.pathname.split("/");
    const kept = tables.find(table);
    this.table = table;
    this.token = location.hash.slice(1) || kept?.token || "";
    this.news = new News(this);
    this.line = new Line(this);
    this.pointer = new Pointer(this.root, {
      aim: (move) => this.change({ type: "aim", move }),
      act: (data) => this.click(data),
      holds: () => this.view.held !== null,
    });
    document.addEventListener("pointerdown", () => this.skip());
    document.addEventListener("visibilitychange", () => document.hidden && this.skip());
    window.addEventListener("hashchange", () => location.reload());
    startClocks();
    if (kept?.game) loadKind(kept.game).catch(() => {}); // while the server is asked; that says it too
    if (this.token) this.line.connection.connect();
    else this.view = { ...this.view, gone: "forbidden" };
    this.paint();
  }

  get connection() {
    return this.line.connection;
  }

  /** @param {Parameters<typeof reduce>[1]} event */
  change(event) {
    const before = this.view;
    this.view = reduce(before, event);
    if (this.view !== before) this.paint();
  }

  // What the person does

  /** @override @param {DOMStringMap} data @returns {import("../shell/app.js").Acts} */
  acts(data) {
    return { ...super.acts(data), ...tableActs(this, data) };
  }

  /** @override @param {DOMStringMap} data */
  click(data) {
    click(this, data);
  }

  /** @override @param {KeyboardEvent} event */
  onKey(event) {
    onKey(this, event);
  }

  /** @override @param {HTMLFormElement} form */
  onSubmit(form) {
    if (form.id === "prompt") return this.#ask(form);
    if (form.dataset.form === "choice") return this.act("confirm");
    if (form.dataset.form === "sit") {
      const name = String(new FormData(form).get("name") ?? "");
      this.set({ name });
      join(this, Number(form.dataset.seat), name);
    }
  }

  /** @param {HTMLFormElement} form */
  #ask(form) {
    const text = String(new FormData(form).get("text") ?? "").trim();
    if (!text) return;
    form.reset();
    this.connection.ask({ type: "ask", text });
  }

  /** @override @param {Partial<import("../memory/settings.js").Settings>} change */
  set(change) {
    super.set(change);
    if (change.notify && "Notification" in window) void Notification.requestPermission();
  }

  /** @override */
  onLanguage() {
    this.connection.say({ type: "language", language: this.chosen.language });
    if (this.view.look) void lookAt(this, this.view.look.at);
  }

  // What the person is told

  /** Show and say why something could not be done. @param {string} text */
  tell(text) {
    this.change({ type: "told", text });
    this.refuse(text);
  }

  /** @param {string} text */
  refuse(text) {
    sound.play("refused");
    this.alarm.say(text);
  }

  /** Call the person: it is their turn. */
  callMe() {
    sound.play("turn");
    if (this.chosen.notify && document.visibilityState === "hidden") notify(this.words.yourTurnNow, this.table);
  }

  // What moves

  /** @override @param {import("../draw/flight.js").Motion} motion @param {Map<string, DOMRect>} spots @param {number} [pace] */
  async fly(motion, spots, pace) {
    await super.fly(motion, spots, pace);
    this.news.catchUp();
  }

  /** End everything that moves, and what was missed. @override */
  rest() {
    this.shown = null;
    super.rest();
  }

  /** The same, and show at once what has waited for it. */
  skip() {
    this.rest();
    this.news.hurry();
  }

  // What is shown

  /** @override @returns {import("../shell/app.js").Painted} */
  describe() {
    const { words, chosen, kind, open } = this;
    const kept = tables.find(this.table, this.token);
    const painted = page(this.shown ?? this.view, chosen, words, kind, open, kept, this.narrow.matches, this.keys);
    return { ...painted, skip: words.skip };
  }

  /** @override */
  paint() {
    const log = document.getElementById("log");
    const wasAtEnd = !log || log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END;
    super.paint();
    drawRings(this.root, this.view.look ? [] : this.news.rings);
    const now = document.getElementById("log");
    if (now && wasAtEnd) now.scrollTop = now.scrollHeight;
    must("favicon").setAttribute("href", isMyTurn(this.view) ? "/art/logo-turn.svg" : "/art/logo.svg");
  }
}
