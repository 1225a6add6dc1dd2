/** The page of a table: messages change the view, the view is painted, acts become requests. Each part has its own module. */

import { must } from "../draw/element.js";
import { chooseSprite } from "../draw/pictures.js";
import { drawRings } from "../draw/rings.js";
import * as sound from "../draw/sound.js";
import { loadKind } from "../games/registry.js";
import * as settings from "../memory/settings.js";
import * as tables from "../memory/tables.js";
import { marked } from "../shell/app.js";
import { notify } from "../shell/device.js";
import { Pointer } from "../shell/pointer.js";
import { GamePage } from "../stage/page.js";
import { EMPTY, isMyTurn, reduce } from "../wire/store.js";
import { click, join, tableActs } from "./acts.js";
import { startClocks } from "./clocks.js";
import { Ceremony } from "./ceremony.js";
import { Line } from "./line.js";
import { lookAt } from "./lookback.js";
import { News } from "./news.js";
import { page } from "./page.js";
import { onKey } from "./shortcuts.js";

/** @typedef {import("../wire/store.js").View} View */

const NEAR_END = 40; // pixels: a log scrolled this close to its end follows new entries

export class TablePage extends GamePage {
  /** @type {View} */
  view = EMPTY;
  /** @type {View | null} what is shown in place of the view, while missed moves are, or a round is counted */
  shown = null;
  ceremony = new Ceremony(this);

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
    document.addEventListener("pointerdown", () => this.ceremony.isOn || this.skip());
    document.addEventListener("click", (event) => this.#skipByClick(event), true);
    document.addEventListener("visibilitychange", () => document.hidden && this.skip());
    window.addEventListener("hashchange", () => location.reload());
    startClocks();
    if (kept?.game) loadKind(kept.game).catch(() => {}); // until the server answers
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
    if (this.view.table?.colors !== before.table?.colors) this.apply();
    if (this.view !== before) this.paint();
  }

  // Input

  /** @override @param {DOMStringMap} data @returns {import("../shell/app.js").Acts} */
  acts(data) {
    const letters = () => this.set(settings.toggled(this.here, "letters"));
    return { ...super.acts(data), letters, ...tableActs(this, data) };
  }

  /** @override @param {DOMStringMap} data */
  click(data) {
    click(this, data);
  }

  /** A click while a round is counted skips that, and does nothing else in a position that was not there to see. @param {MouseEvent} event */
  #skipByClick(event) {
    if (!this.ceremony.isOn) return;
    this.skip();
    if (!marked(event, "main, footer")) return;
    event.preventDefault();
    event.stopPropagation();
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
    const typed = String(new FormData(form).get("text") ?? "").trim();
    const text = typed.replace(/^\/\s*/, ""); // the key that leads here, pressed once more
    form.reset();
    if (!text) return;
    this.connection.ask({ type: "ask", text, letters: this.here.letters === "tactile" ? "tactile" : "language" });
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

  /** The settings as this table has them: its edition may bring letters of its own. */
  get here() {
    return settings.atTable(this.chosen, this.view?.table?.colors); // the view is not there yet when the first settings are applied
  }

  /** @override */
  apply() {
    settings.show(this.here);
    chooseSprite(settings.spriteOf(this.here));
  }

  // Feedback

  /** Show and announce why something failed. @param {string} text */
  tell(text) {
    this.change({ type: "told", text });
    this.refuse(text);
  }

  /** @param {string} text */
  refuse(text) {
    sound.play("refused");
    this.alarm.say(text);
  }

  /** Notify the person that it is their turn. */
  callMe() {
    sound.play("turn");
    if (this.chosen.notify && document.visibilityState === "hidden") notify(this.words.yourTurnNow, this.table);
  }

  // Animation

  /** @override @param {import("../draw/flight.js").Motion} motion @param {Map<string, DOMRect>} spots @param {number} [pace] */
  async fly(motion, spots, pace) {
    await super.fly(motion, spots, pace);
    this.news.catchUp();
  }

  /** Skip all animations, the counting of a round, and the replay of missed moves. @override */
  rest() {
    this.ceremony.end();
    this.shown = null;
    super.rest();
  }

  /** The same, and flush queued messages. */
  skip() {
    this.rest();
    this.news.flush();
  }

  // Painting

  /** @override @returns {import("../shell/app.js").Painted} */
  describe() {
    const { words, here, kind, open } = this;
    const kept = tables.find(this.table, this.token);
    const painted = page(this.shown ?? this.view, here, words, kind, open, kept, this.narrow.matches, this.keys);
    return { ...painted, skip: words.skip };
  }

  /** @override */
  paint() {
    const log = document.getElementById("log");
    const wasAtEnd = !log || log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END;
    super.paint();
    drawRings(this.root, this.view.look || this.shown ? [] : this.news.rings);
    const now = document.getElementById("log");
    if (now && wasAtEnd) now.scrollTop = now.scrollHeight;
    must("favicon").setAttribute("href", isMyTurn(this.shown ?? this.view) ? "/art/logo-turn.svg" : "/art/logo.svg");
  }
}
