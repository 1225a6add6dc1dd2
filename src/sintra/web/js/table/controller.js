/** Conducting a table: what is heard changes the view, the view is painted, what the person does is asked. The parts know nothing of each other. */

import { click, goOn, goToRematch, sitDown } from "./acts.js";
import { Announcer, intoRegion } from "../shell/announcer.js";
import { attendSkip, must, pictureOf, reveal } from "../draw/element.js";
import { hearClock, startClocks } from "./clocks.js";
import { Connection } from "../wire/connection.js";
import * as errands from "./errands.js";
import { fly, isMoving, skip, whereSpots } from "../draw/flight.js";
import { listenToForms } from "./forms.js";
import { refresh } from "../shell/keyboard.js";
import { kindOf } from "../games/kind.js";
import { lookAt } from "./lookback.js";
import { showMissed } from "./missed.js";
import { page } from "./page.js";
import { paint } from "../draw/paint.js";
import { chooseSprite } from "../draw/pictures.js";
import { Pointer } from "../shell/pointer.js";
import { drawRings, ringsAfter, spotsOf } from "../draw/rings.js";
import * as settings from "../memory/settings.js";
import * as sound from "../draw/sound.js";
import { EMPTY, isMyTurn, mySeat, reduce } from "../wire/store.js";
import * as tables from "../memory/tables.js";
import { announceEvents, announceView } from "./narration.js";
import { focusNext, onKey } from "./shortcuts.js";
import { wordsOf } from "../words/languages.js";

/** @typedef {import("../wire/store.js").View} View */

const LOST_AFTER = 2000; // a short gap is not worth a word

/** Whether an answer is of no use any more: a hint for a choice that was made meanwhile. @param {import("../wire/messages.js").ServerMessage} message @param {import("../wire/messages.js").Request | null} asked */
function isLate(message, asked) {
  return message.type === "refused" && message.code === "behind" && asked?.type === "hint";
}

export class TablePage {
  /** @type {View} */
  view = EMPTY;
  chosen = settings.load();
  /** @type {import("../shell/dialogs.js").Open} */
  open = null;
  /** @type {HTMLElement | null} who had the focus before a dialog */
  opener = null;
  root = must("page");
  layer = must("layer");
  dialog = /** @type {HTMLDialogElement} */ (must("dialog"));
  voice = new Announcer(intoRegion(must("live")));
  alarm = new Announcer(intoRegion(must("alarm")));
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  lostTimer;
  wasLost = false;
  /** what was to be done when the person was called last */
  task = "";
  /** @type {string[]} spots of others' last moves */
  rings = [];
  /** @type {View | null} what is shown in place of the view, while missed moves are */
  shown = null;
  /** @type {import("../wire/messages.js").ServerMessage[]} what has happened, while tiles still travel */
  waiting = [];
  narrow = matchMedia("(max-width: 700px)");

  constructor() {
    const [, , table = ""] = location.pathname.split("/");
    this.table = table;
    this.token = location.hash.slice(1) || tables.find(table)?.token || "";
    this.connection = new Connection({
      url: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`,
      token: this.token,
      client: errands.clientId(),
      table: this.table,
      language: () => this.chosen.language,
      heard: (message, asked) => isLate(message, asked) || this.hear(message),
      changed: (status) => this.onStatus(status),
    });
    this.pointer = new Pointer(this.root, {
      aim: (move) => this.change({ type: "aim", move }),
      act: (data) => click(this, data),
      holds: () => this.view.held !== null,
    });
    startClocks();
    this.listen();
    this.applySettings();
    if (this.token) this.connection.connect();
    else this.view = { ...this.view, gone: "forbidden" };
    this.paint();
  }

  get words() {
    return wordsOf(this.chosen.language);
  }

  get kind() {
    return this.view.table ? kindOf(this.view.table.game) : null;
  }

  // What changes

  /** @param {Parameters<typeof reduce>[1]} event */
  change(event) {
    const before = this.view;
    this.view = reduce(before, event);
    if (this.view !== before) this.paint();
  }

  /** One thing after another: what happens while tiles travel waits until they have come to rest. @param {import("../wire/messages.js").ServerMessage} message */
  hear(message) {
    const isNews = message.type === "update" || message.type === "thinking";
    if (isNews && (isMoving() || this.shown || this.waiting.length)) return void this.waiting.push(message);
    if (message.type === "table") this.skip();
    this.take(message);
  }

  /** Take what has waited, until something travels again. */
  catchUp() {
    while (this.waiting.length && !isMoving() && !this.shown) {
      this.take(/** @type {import("../wire/messages.js").ServerMessage} */ (this.waiting.shift()));
    }
  }

  /** @param {import("../wire/messages.js").ServerMessage} message */
  take(message) {
    const before = this.view;
    const spots = message.type === "update" ? whereSpots(this.root) : new Map();
    if (message.type === "table" || message.type === "update") this.rest(); // what is shown is not so any more
    if (message.type === "update") hearClock(message.events.at(-1));
    this.change(message);
    const after = this.view;
    if (message.type === "table") this.arrive(before, after);
    if (message.type === "update") this.follow(before, after, message, spots);
    if (message.type === "refused" && !after.gone) this.refuse(message.text);
    if (after.gone) this.connection.close(); // the page says so itself
    if (message.type === "hint" || message.type === "answer") {
      this.voice.interrupt(...(message.type === "hint" ? [message.text] : message.phrases.map((phrase) => phrase.text)));
    }
    if (message.type === "accepted" && after.now?.rematch) goToRematch(this);
  }

  /** The whole table has come: at first, after a gap, after taking back. @param {View} before @param {View} after */
  arrive(before, after) {
    if (this.wasLost) this.voice.say(this.words.back(after.missed));
    this.wasLost = false;
    if (!before.table) {
      sitDown(this);
      if (isMyTurn(after)) reveal(this.root, this.narrow.matches);
      this.task = announceView(this.voice, after, this.words, this.kind);
    } else if (before.now && after.now && before.now.sequence < after.now.sequence) {
      if (after.missed && !after.look) void showMissed(this, before, after);
      this.narrate(before, after);
    }
    errands.remember(this.view, this.table, this.token, this.words);
    focusNext(this, before);
    goOn(this);
  }

  /** @param {View} before @param {View} after @param {import("../wire/messages.js").UpdateMessage} message @param {Map<string, DOMRect>} spots */
  follow(before, after, message, spots) {
    this.narrate(before, after);
    const event = message.events.find((one) => one.kind === "move" || one.kind === "forced");
    if (event && this.kind && !after.look) {
      const motion = this.kind.motion(before.now?.state, after.now?.state, event);
      this.rings = ringsAfter(this.rings, message.events, mySeat(before), spotsOf(motion, event.seat));
      drawRings(this.root, this.rings);
      void this.fly(motion, spots);
    }
    if (!isMyTurn(before) && isMyTurn(after)) this.callMe();
    if (before.now?.phase !== "over" && after.now?.phase === "over") sound.play("end");
    errands.remember(this.view, this.table, this.token, this.words);
    focusNext(this, before);
    if (isMyTurn(after)) reveal(this.root, this.narrow.matches);
    goOn(this);
  }

  /** Say what has happened. @param {View} before @param {View} after */
  narrate(before, after) {
    this.task = announceEvents(this.voice, before, after, this.words, this.chosen.verbosity, this.kind, this.task);
  }

  /** Let tiles travel. @param {import("../games/kind.js").Motion} motion @param {Map<string, DOMRect>} spots @param {number} [pace] */
  async fly(motion, spots, pace) {
    await fly(
      motion,
      spots,
      this.layer,
      (color) => pictureOf(this.kind?.draw(color)),
      (what, points) => sound.play(what, points),
      pace,
    );
    this.catchUp();
  }

  /** @param {string} text */
  refuse(text) {
    sound.play("refused");
    this.alarm.say(text);
  }

  /** Show and say why something could not be done. @param {string} text */
  tell(text) {
    this.change({ type: "told", text });
    this.refuse(text);
  }

  /** @param {import("../wire/connection.js").Status} status */
  onStatus(status) {
    if (status === "lost") {
      this.lostTimer ??= setTimeout(() => {
        this.wasLost = true;
        this.change({ type: "connection", status });
        this.alarm.say(this.words.lost);
      }, LOST_AFTER);
      return;
    }
    clearTimeout(this.lostTimer);
    this.lostTimer = undefined;
    this.change({ type: "connection", status });
  }

  // Around

  callMe() {
    sound.play("turn");
    if (this.chosen.notify && document.visibilityState === "hidden") errands.notify(this.words.yourTurnNow, this.table);
  }

  /** @param {Partial<import("../memory/settings.js").Settings>} change */
  set(change) {
    const before = this.chosen;
    this.chosen = { ...before, ...change };
    settings.save(this.chosen);
    this.applySettings();
    if (before.language !== this.chosen.language) this.onLanguage();
    if (change.notify && "Notification" in window) void Notification.requestPermission();
    this.paint();
  }

  onLanguage() {
    this.connection.say({ type: "language", language: this.chosen.language });
    if (this.view.look) void lookAt(this, this.view.look.at);
  }

  applySettings() {
    settings.show(this.chosen);
    chooseSprite(settings.spriteOf(this.chosen));
    sound.setLoudness(this.chosen.sound);
  }

  paint() {
    const log = document.getElementById("log");
    const wasAtEnd = !log || log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    const painted = page(
      this.shown ?? this.view,
      this.chosen,
      this.words,
      this.kind,
      this.open,
      tables.find(this.table, this.token),
      this.narrow.matches,
    );
    this.root.className = painted.css;
    document.title = painted.title;
    must("skip").textContent = this.words.skip;
    paint(this.root, painted.content);
    paint(this.dialog, painted.dialog);
    refresh(this.root);
    drawRings(this.root, this.view.look ? [] : this.rings);
    const now = document.getElementById("log");
    if (now && wasAtEnd) now.scrollTop = now.scrollHeight;
    must("favicon").setAttribute("href", isMyTurn(this.view) ? "/art/logo-turn.svg" : "/art/logo.svg");
  }

  /** End everything that moves, and what was missed. */
  rest() {
    this.shown = null;
    if (isMoving()) skip();
  }

  /** The same, and show at once what has waited for it. */
  skip() {
    this.rest();
    for (const message of this.waiting.splice(0)) {
      this.take(message);
      this.rest();
    }
  }

  listen() {
    document.addEventListener("keydown", (event) => onKey(this, event));
    document.addEventListener("pointerdown", () => this.skip());
    document.addEventListener("visibilitychange", () => document.hidden && this.skip());
    listenToForms(this);
    attendSkip();
    this.narrow.addEventListener("change", () => this.paint());
    window.addEventListener("online", () => this.connection.connect());
    window.addEventListener("hashchange", () => location.reload());
  }
}
