/** Handles the messages of the server on the page of a table, one after another: paint, narrate, move the focus. */

import { appear, isMoving, whereSpots } from "../draw/flight.js";
import { drawRings, ringsAfter, spotsOf } from "../draw/rings.js";
import * as sound from "../draw/sound.js";
import { scenesOf } from "../stage/scenes.js";
import { scriptOf } from "../stage/script.js";
import { isPostponed } from "../wire/connection.js";
import { isMyTurn, mySeat, reduce } from "../wire/store.js";
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

const NOTHING = { flights: [], rises: [] };
const DEALT = "#table [data-spot^='source:']:not([data-spot='source:0']) :is(.tile, .rhomb)"; // tiles on factories

export class News {
  /** @type {string[]} spots of others' last moves */
  rings = [];
  /** The task that was announced last. */
  #task = "";
  /** @type {ServerMessage[]} messages that wait for an animation */
  #queue = [];
  /** @type {ServerMessage[] | null} messages that wait for the game to load */
  #loadQueue = null;
  /** @type {TablePage} */
  #page;

  /** @param {TablePage} page */
  constructor(page) {
    this.#page = page;
  }

  /** Handle a message, or queue it while an animation runs. @param {ServerMessage} message */
  hear(message) {
    if (this.#loadQueue) return void this.#loadQueue.push(message);
    if (message.type === "table" && this.#page.kind?.name !== message.game) return void this.#load(message);
    const isNews = message.type === "update" || message.type === "thinking";
    if (isNews && (isMoving() || this.#page.shown || this.#queue.length)) return void this.#queue.push(message);
    if (message.type === "table") this.#page.skip();
    this.#take(message);
  }

  /** Load the game before its first position is shown. @param {TableView} message */
  async #load(message) {
    this.#loadQueue = [message];
    const isLoaded = await this.#page.prepare(message.game).then(
      () => true,
      () => false,
    );
    const early = this.#loadQueue;
    this.#loadQueue = null;
    if (!isLoaded) return this.#page.tell(this.#page.words.failed);
    for (const one of early) this.hear(one);
  }

  /** Drain the queue until the next animation. */
  catchUp() {
    while (this.#queue.length && !isMoving() && !this.#page.shown) {
      this.#take(/** @type {ServerMessage} */ (this.#queue.shift()));
    }
  }

  /** Drain the queue without animations. */
  flush() {
    for (const message of this.#queue.splice(0)) {
      this.#take(message);
      this.#page.rest();
    }
  }

  /** @param {ServerMessage} message */
  #take(message) {
    const page = this.#page;
    const before = page.view;
    const spots = message.type === "update" ? whereSpots(page.root) : new Map();
    if (message.type === "table" || message.type === "update") page.rest(); // what is shown is stale
    if (message.type === "update") hearClock(message.events.at(-1));
    if (message.type === "update" && this.#count(before, message, spots)) return;
    page.change(message);
    if (message.type === "table") this.#arrive(before);
    if (message.type === "update") this.#follow(before, message, spots);
    if (message.type === "refused" && isPostponed(message)) page.voice.say(message.text);
    else if (message.type === "refused" && !page.view.gone) page.refuse(message.text);
    if (page.view.gone) page.connection.close(); // the page reports it
    if (message.type === "hint") page.voice.interrupt(message.text);
    if (message.type === "answer") page.voice.interrupt(...message.phrases.map((phrase) => phrase.text));
    if (message.type === "accepted" && page.view.now?.rematch) goToRematch(page);
  }

  /** The whole table was sent: at first, after a reconnect, after an undo. @param {View} before */
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
      const since = before.now.sequence;
      const fresh = after.log.filter((event) => event.sequence > since);
      this.rings = ringsAfter(this.rings, fresh, mySeat(after), []);
      drawRings(page.root, this.rings);
      if (after.missed && !after.look) void showMissed(page, before, after);
      this.#narrate(before);
    }
    this.#settle(before);
  }

  /** @param {View} before @param {Update} message @param {Map<string, DOMRect>} spots */
  #follow(before, message, spots) {
    this.#narrate(before);
    if (!this.#page.view.look) this.#move(before, message, spots);
    this.#call(before);
  }

  /**
   * Count a round that has ended, before what follows it is shown and told.
   * @param {View} before @param {Update} message @param {Map<string, DOMRect>} spots @returns {boolean} whether there is something to count
   */
  #count(before, message, spots) {
    const page = this.#page;
    const after = reduce(before, message);
    const script = isNew(before, after)
      ? scriptOf(message.events.filter(({ sequence }) => sequence > sequenceOf(before)))
      : null;
    if (!script || !page.kind || !before.now?.state || after.look || !page.ceremony.isWanted) return false;
    const found = scenesOf(before, after, script, page.kind);
    this.rings = [];
    page.shown = found.first;
    page.change(message);
    const counted = upTo(found.first, after, script.ending.sequence);
    this.#narrate(before, counted);
    const motion = page.kind.motion(before.now.state, after.now?.state, script.opening);
    const isFirst = message.events.find(isMove)?.sequence === script.ending.sequence;
    void page.ceremony.play(found, isFirst ? motion : NOTHING, spots, () => this.#goOn(before, counted));
    return true;
  }

  /** After the counting: the next deal, or the result. @param {View} before @param {View} counted */
  #goOn(before, counted) {
    const page = this.#page;
    this.#narrate(counted);
    void appear(page.root.querySelectorAll(DEALT)).then(() => this.catchUp());
    this.#call(before);
  }

  /** Call who is to act, or to the result. @param {View} before */
  #call(before) {
    const page = this.#page;
    const after = page.view;
    if (!isMyTurn(before) && isMyTurn(after)) page.callMe();
    if (before.now?.phase !== "over" && after.now?.phase === "over") sound.play("end");
    this.#settle(before);
    if (isMyTurn(after)) page.reveal(page.narrow.matches);
  }

  /** Animate the tiles of a move. @param {View} before @param {Update} message @param {Map<string, DOMRect>} spots */
  #move(before, message, spots) {
    const page = this.#page;
    const event = message.events.find(isMove);
    const motion = event && page.kind?.motion(before.now?.state, page.view.now?.state, scriptOf([event])?.opening ?? event);
    if (!motion) return;
    this.rings = ringsAfter(this.rings, message.events, mySeat(before), spotsOf(motion, event.seat));
    drawRings(page.root, this.rings);
    void page.fly(motion, spots);
  }

  /** After every change: store the link, update the focus, continue a plan. @param {View} before */
  #settle(before) {
    const page = this.#page;
    remember(page.view, page.table, page.token, page.words);
    focusNext(page, before);
    goOn(page);
  }

  /** Narrate what has happened. @param {View} before @param {View} [after] */
  #narrate(before, after = this.#page.view) {
    const { voice, words, chosen, kind } = this.#page;
    this.#task = announceEvents(voice, before, after, words, chosen.verbosity, kind, this.#task);
  }
}

/** @param {import("../wire/messages.js").EventView} event */
function isMove({ kind }) {
  return kind === "move" || kind === "forced";
}

/** @param {View} view */
function sequenceOf(view) {
  return view.now?.sequence ?? 0;
}

/** Whether something has happened. @param {View} before @param {View} after */
function isNew(before, after) {
  return sequenceOf(after) > sequenceOf(before);
}

/** A view as it was told up to an event. @param {View} view @param {View} after @param {number} sequence @returns {View} */
function upTo(view, after, sequence) {
  const log = after.log.filter((event) => event.sequence <= sequence);
  return { ...view, log, now: view.now && { ...view.now, sequence } };
}
