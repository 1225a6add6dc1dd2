/** What the server tells the page of a table, one thing after another: shown, said, and followed by the focus. */

import { isMoving, whereSpots } from "../draw/flight.js";
import { drawRings, ringsAfter, spotsOf } from "../draw/rings.js";
import * as sound from "../draw/sound.js";
import { isMyTurn, mySeat } from "../wire/store.js";
import { goOn, goToRematch, sitDown } from "./acts.js";
import { remember } from "./bookmark.js";
import { hearClock } from "./clocks.js";
import { focusNext } from "./focus.js";
import { showMissed } from "./missed.js";
import { announceEvents, announceView } from "./narration.js";

/**
 * @typedef {import("./controller.js").TablePage} TablePage
 * @typedef {import("../wire/messages.js").ServerMessage} ServerMessage
 * @typedef {import("../wire/messages.js").Update} Update
 * @typedef {import("../wire/messages.js").TableView} TableView
 * @typedef {import("../wire/store.js").View} View
 */

export class News {
  /** @type {string[]} spots of others' last moves */
  rings = [];
  /** What was to be done when the person was called last. */
  #task = "";
  /** @type {ServerMessage[]} what has happened, while tiles still travel */
  #waiting = [];
  /** @type {ServerMessage[] | null} what has come while the game is being loaded */
  #early = null;
  /** @type {TablePage} */
  #page;

  /** @param {TablePage} page */
  constructor(page) {
    this.#page = page;
  }

  /** One thing after another: what happens while tiles travel waits until they have come to rest. @param {ServerMessage} message */
  hear(message) {
    if (this.#early) return void this.#early.push(message);
    if (message.type === "table" && this.#page.kind?.name !== message.game) return void this.#load(message);
    const isNews = message.type === "update" || message.type === "thinking";
    if (isNews && (isMoving() || this.#page.shown || this.#waiting.length)) return void this.#waiting.push(message);
    if (message.type === "table") this.#page.skip();
    this.#take(message);
  }

  /** Load the game before its first position is shown. @param {TableView} message */
  async #load(message) {
    this.#early = [message];
    const isLoaded = await this.#page.prepare(message.game).then(
      () => true,
      () => false,
    );
    const early = this.#early;
    this.#early = null;
    if (!isLoaded) return this.#page.tell(this.#page.words.failed);
    for (const one of early) this.hear(one);
  }

  /** Take what has waited, until something moves again. */
  catchUp() {
    while (this.#waiting.length && !isMoving() && !this.#page.shown) {
      this.#take(/** @type {ServerMessage} */ (this.#waiting.shift()));
    }
  }

  /** Take all that has waited, at once. */
  hurry() {
    for (const message of this.#waiting.splice(0)) {
      this.#take(message);
      this.#page.rest();
    }
  }

  /** @param {ServerMessage} message */
  #take(message) {
    const page = this.#page;
    const before = page.view;
    const spots = message.type === "update" ? whereSpots(page.root) : new Map();
    if (message.type === "table" || message.type === "update") page.rest(); // what is shown is not so any more
    if (message.type === "update") hearClock(message.events.at(-1));
    page.change(message);
    if (message.type === "table") this.#arrive(before);
    if (message.type === "update") this.#follow(before, message, spots);
    if (message.type === "refused" && !page.view.gone) page.refuse(message.text);
    if (page.view.gone) page.connection.close(); // the page says so itself
    if (message.type === "hint") page.voice.interrupt(message.text);
    if (message.type === "answer") page.voice.interrupt(...message.phrases.map((phrase) => phrase.text));
    if (message.type === "accepted" && page.view.now?.rematch) goToRematch(page);
  }

  /** The whole table has come: at first, after a gap, after taking back. @param {View} before */
  #arrive(before) {
    const page = this.#page;
    const after = page.view;
    if (page.line.wasLost) page.voice.say(page.words.back(after.missed));
    page.line.wasLost = false;
    if (!before.table) {
      sitDown(page);
      if (isMyTurn(after)) page.reveal(page.narrow.matches);
      this.#task = announceView(page.voice, after, page.words, page.kind);
    } else if (before.now && after.now && before.now.sequence < after.now.sequence) {
      if (after.missed && !after.look) void showMissed(page, before, after);
      this.#narrate(before);
    }
    this.#settle(before);
  }

  /** @param {View} before @param {Update} message @param {Map<string, DOMRect>} spots */
  #follow(before, message, spots) {
    const page = this.#page;
    const after = page.view;
    this.#narrate(before);
    if (!after.look) this.#move(before, message, spots);
    if (!isMyTurn(before) && isMyTurn(after)) page.callMe();
    if (before.now?.phase !== "over" && after.now?.phase === "over") sound.play("end");
    this.#settle(before);
    if (isMyTurn(after)) page.reveal(page.narrow.matches);
  }

  /** Let the tiles of a move travel. @param {View} before @param {Update} message @param {Map<string, DOMRect>} spots */
  #move(before, message, spots) {
    const page = this.#page;
    const event = message.events.find((one) => one.kind === "move" || one.kind === "forced");
    const motion = event && page.kind?.motion(before.now?.state, page.view.now?.state, event);
    if (!motion) return;
    this.rings = ringsAfter(this.rings, message.events, mySeat(before), spotsOf(motion, event.seat));
    drawRings(page.root, this.rings);
    void page.fly(motion, spots);
  }

  /** What follows every change: keep the link, find the focus, go on with a plan. @param {View} before */
  #settle(before) {
    const page = this.#page;
    remember(page.view, page.table, page.token, page.words);
    focusNext(page, before);
    goOn(page);
  }

  /** Say what has happened. @param {View} before */
  #narrate(before) {
    const { voice, view, words, chosen, kind } = this.#page;
    this.#task = announceEvents(voice, before, view, words, chosen.verbosity, kind, this.#task);
  }
}
