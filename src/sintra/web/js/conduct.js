/** Conducting a table: what is heard changes the view, the view is painted, what the person does is asked. The parts know nothing of each other. */

import { Announcer, intoRegion } from "./announce.js";
import { must, pictureOf, reveal } from "./browser.js";
import { hearClock, startClocks } from "./clocks.js";
import { Connection } from "./connection.js";
import * as errands from "./errands.js";
import { fly, isMoving, skip, whereSpots } from "./fly.js";
import { refresh } from "./keys.js";
import { kindOf } from "./kind.js";
import { showMissed } from "./missed.js";
import { page } from "./page.js";
import { paint } from "./paint.js";
import { chooseSprite } from "./pictures.js";
import { Pointer } from "./pointer.js";
import { drawRings, ringsAfter, spotsOf } from "./rings.js";
import * as settings from "./settings.js";
import * as sound from "./sound.js";
import { EMPTY, canAct, isMyTurn, mySeat, reduce } from "./store.js";
import * as tables from "./tables.js";
import { valueOf } from "./shell/dialogs.js";
import { announceEvents, announceView } from "./telling.js";
import { focusHeld, focusNext, onKey } from "./typing.js";
import { wordsOf } from "./words.js";

/** @typedef {import("./store.js").View} View */
/** @typedef {import("./kind.js").Intent} Intent */

const LOST_AFTER = 2000; // a short gap is not worth a word

export class TablePage {
  /** @type {View} */
  view = EMPTY;
  chosen = settings.load();
  /** @type {import("./shell/dialogs.js").Open} */
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
  /** @type {string[]} spots of others' last moves */
  rings = [];
  /** @type {View | null} what is shown in place of the view, while missed moves are */
  shown = null;
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
      heard: (message) => this.hear(message),
      changed: (status) => this.onStatus(status),
    });
    this.pointer = new Pointer(this.root, {
      aim: (move) => this.change({ type: "aim", move }),
      act: (data) => this.click(data),
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

  /** @param {import("./messages.js").ServerMessage} message */
  hear(message) {
    const before = this.view;
    const spots = message.type === "update" ? whereSpots(this.root) : new Map();
    this.shown = null;
    if (isMoving()) skip();
    if (message.type === "update") hearClock(message.events.at(-1));
    this.change(message);
    const after = this.view;
    if (message.type === "table") this.arrive(before, after);
    if (message.type === "update") this.follow(before, after, message, spots);
    if (message.type === "refused") this.refuse(message.text);
    if (message.type === "hint" || message.type === "answer") this.voice.interrupt(...(message.type === "hint" ? [message.text] : message.phrases.map((phrase) => phrase.text)));
    if (message.type === "accepted" && after.now?.rematch) this.goToRematch();
  }

  /** The whole table has come: at first, after a gap, after taking back. @param {View} before @param {View} after */
  arrive(before, after) {
    if (this.wasLost) this.voice.say(this.words.back(after.missed));
    this.wasLost = false;
    if (!before.table) {
      this.sitDown();
      announceView(this.voice, after, this.words);
    } else if (before.now && after.now && before.now.sequence < after.now.sequence) {
      if (after.missed) void showMissed(this, before, after);
      announceEvents(this.voice, before, after, this.words, this.chosen.verbosity);
    }
    errands.remember(this.view, this.table, this.token, this.words);
    focusNext(this, before);
    this.goOn();
  }

  /** @param {View} before @param {View} after @param {import("./messages.js").UpdateMessage} message @param {Map<string, DOMRect>} spots */
  follow(before, after, message, spots) {
    announceEvents(this.voice, before, after, this.words, this.chosen.verbosity);
    const event = message.events.find((one) => one.kind === "move" || one.kind === "forced");
    if (event && this.kind) {
      const motion = this.kind.motion(before.now?.state, after.now?.state, event);
      this.rings = ringsAfter(this.rings, message.events, mySeat(before), spotsOf(motion, event.seat));
      drawRings(this.root, this.rings);
      void this.fly(motion, spots);
    }
    if (!isMyTurn(before) && isMyTurn(after)) this.callMe();
    if (before.now?.phase !== "over" && after.now?.phase === "over") sound.play("end");
    errands.remember(this.view, this.table, this.token, this.words);
    focusNext(this, before);
    if (isMyTurn(after)) reveal(this.root);
    this.goOn();
  }

  /** Let tiles travel. @param {import("./kind.js").Motion} motion @param {Map<string, DOMRect>} spots @param {number} [pace] */
  fly(motion, spots, pace) {
    return fly(motion, spots, this.layer, (color) => pictureOf(this.kind?.draw(color)), (what, points) => sound.play(what, points), pace);
  }

  /** One choice may take several moves: send the next one. */
  goOn() {
    if (!this.view.plan) return;
    const step = this.kind?.next?.(this.view);
    if (step) this.send(step.move, step.plan);
    else this.change({ type: "plan", plan: null });
  }

  /** @param {string} text */
  refuse(text) {
    sound.play("refused");
    this.alarm.say(text);
  }

  /** @param {import("./connection.js").Status} status */
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

  // What the person does

  /** @param {DOMStringMap} data of what was clicked */
  click(data) {
    const act = data.act ?? "";
    const own = /** @type {Record<string, () => void>} */ ({
      connect: () => this.connection.connect(),
      hint: () => canAct(this.view) && this.connection.ask({ type: "hint" }),
      undo: () => this.undo(),
      resign: () => this.openDialog("resign"),
      "resign-sure": () => this.resign(),
      rematch: () => this.rematch(),
      record: () => void this.download(),
      rules: () => void errands.showRules(this.view, this.chosen.language),
      replay: () => location.assign(`/replay#${this.table}/${this.token}`),
      ...Object.fromEntries(/** @type {const} */ (["settings", "help"]).map((which) => [which, () => this.openDialog(which)])),
      close: () => this.closeDialog(),
      letters: () => this.set({ letters: this.chosen.letters === "on" || this.chosen.letters === "tactile" ? "off" : "on" }),
      sound: () => this.set({ sound: this.chosen.sound === 0 ? 50 : this.chosen.sound === 50 ? 100 : 0 }),
      copy: () => void this.copy(data.text ?? ""),
      command: () => this.showCommand(),
      release: () => this.view.held && this.want({ hold: null }),
    })[act];
    if (own) return own();
    if (this.kind) this.want(this.kind.click(this.view, data, this.words, this.chosen));
  }

  /** Do what a game has made of a click or key. @param {Intent | null} intent */
  want(intent) {
    if (!intent) return;
    if ("send" in intent) return this.send(intent.send, intent.plan);
    if ("type" in intent) return this.change({ type: "type", typed: intent.type });
    if ("tell" in intent) {
      this.change({ type: "told", text: intent.tell });
      return this.voice.interrupt(intent.tell);
    }
    this.hold(intent.hold, intent.isQuiet);
  }

  /** @param {any} held @param {boolean} [isQuiet] */
  hold(held, isQuiet = false) {
    const was = this.view.held;
    this.change({ type: "hold", held });
    reveal(this.root);
    if (isQuiet) return;
    if (this.kind) this.voice.interrupt(this.kind.heldText(this.view, this.words));
    sound.play("lift");
    focusHeld(this, was);
  }

  /** @param {string} move @param {any} [plan]  what follows it */
  send(move, plan = null) {
    const sequence = this.view.now?.sequence ?? 0;
    const id = this.connection.ask({ type: "move", sequence, move });
    this.change({ type: "sent", id, move, plan });
  }

  undo() {
    if (this.view.held) return this.hold(null);
    if (this.view.now?.can_undo) this.connection.ask({ type: "undo", sequence: this.view.now.sequence });
  }

  resign() {
    this.closeDialog();
    if (this.view.now) this.connection.ask({ type: "resign", sequence: this.view.now.sequence, seat: mySeat(this.view) });
  }

  rematch() {
    if (this.view.now?.rematch) this.goToRematch();
    else this.connection.ask({ type: "rematch" });
  }

  goToRematch() {
    const next = this.view.now?.rematch;
    if (!next) return;
    const mine = this.view.table?.yours.map((seat) => this.view.now?.seats[seat]?.name ?? "") ?? [];
    tables.keep({ table: next, token: this.token, game: this.view.table?.game ?? "azul", names: mine });
    location.assign(tables.address(next, this.token));
  }

  /** Sit down with the names that the start page has asked for. */
  sitDown() {
    const { table, now } = this.view;
    const names = tables.find(this.table)?.names;
    if (now?.phase !== "open" || !names || !table) return;
    table.yours.forEach((seat, index) => {
      if (!now.seats[seat]?.is_taken) this.join(seat, names[index] ?? "");
    });
  }

  /** @param {number} seat @param {string} name */
  join(seat, name) {
    this.connection.ask({ type: "join", seat, name: name.trim() || this.words.defaultName(seat + 1), nonce: errands.nonce() });
  }

  async download() {
    const isDone = await errands.download(this.table, this.token, `${this.view.table?.game ?? "game"}-${this.table}.sintra`);
    if (!isDone) this.refuse(this.words.failed);
  }

  /** @param {string} text */
  async copy(text) {
    if (!(await errands.copy(text, this.words.copyLink))) return;
    this.voice.interrupt(this.words.copied);
    this.change({ type: "told", text: this.words.copied });
  }

  showCommand() {
    this.root.classList.add("commanding");
    must("command").focus();
  }

  // Around

  callMe() {
    sound.play("turn");
    if (this.chosen.notify && document.visibilityState === "hidden" && "Notification" in window && Notification.permission === "granted") {
      new Notification("Sintra", { body: this.words.yourTurnNow, icon: "/art/logo.svg", tag: this.table });
    }
  }

  /** @param {Partial<import("./settings.js").Settings>} change */
  set(change) {
    const before = this.chosen;
    this.chosen = { ...before, ...change };
    settings.save(this.chosen);
    this.applySettings();
    if (before.language !== this.chosen.language) this.connection.say({ type: "language", language: this.chosen.language });
    if (change.notify && "Notification" in window) void Notification.requestPermission();
    this.paint();
  }

  applySettings() {
    settings.show(this.chosen);
    chooseSprite(settings.spriteOf(this.chosen));
    sound.setLoudness(this.chosen.sound);
  }

  /** @param {NonNullable<import("./shell/dialogs.js").Open>} which */
  openDialog(which) {
    this.opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.open = which;
    this.paint();
    this.dialog.showModal();
  }

  closeDialog() {
    this.dialog.close();
    this.open = null;
    this.opener?.focus();
  }

  paint() {
    const log = document.getElementById("log");
    const wasAtEnd = !log || log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    const painted = page(this.shown ?? this.view, this.chosen, this.words, this.kind, this.open, tables.find(this.table), this.narrow.matches);
    this.root.className = painted.css;
    document.title = painted.title;
    must("skip").textContent = this.words.skip;
    paint(this.root, painted.content);
    paint(this.dialog, painted.dialog);
    refresh(this.root);
    drawRings(this.root, this.rings);
    const now = document.getElementById("log");
    if (now && wasAtEnd) now.scrollTop = now.scrollHeight;
    must("favicon").setAttribute("href", isMyTurn(this.view) ? "/art/logo-turn.svg" : "/art/logo.svg");
  }

  /** End everything that moves, and what was missed. */
  skip() {
    this.shown = null;
    if (isMoving()) skip();
  }

  listen() {
    document.addEventListener("keydown", (event) => onKey(this, event));
    document.addEventListener("pointerdown", () => this.skip());
    document.addEventListener("submit", (event) => this.onSubmit(event));
    document.addEventListener("change", (event) => this.onSetting(event));
    this.dialog.addEventListener("close", () => (this.open = null));
    this.dialog.addEventListener("click", (event) => this.onDialogClick(event));
    this.narrow.addEventListener("change", () => this.paint());
    window.addEventListener("online", () => this.connection.connect());
    window.addEventListener("hashchange", () => location.reload());
  }

  /** @param {MouseEvent} event */
  onDialogClick(event) {
    const button = event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest("[data-act]")) : null;
    if (button) this.click(button.dataset);
    else if (event.target === this.dialog) this.closeDialog();
  }

  /** @param {SubmitEvent} event */
  onSubmit(event) {
    const form = /** @type {HTMLFormElement} */ (event.target);
    event.preventDefault();
    if (form.id === "prompt") return this.ask(form);
    if (form.dataset.form === "choice") return this.click(/** @type {any} */ ({ act: "confirm" }));
    if (form.dataset.form === "sit") {
      const name = String(new FormData(form).get("name") ?? "");
      this.set({ name });
      this.join(Number(form.dataset.seat), name);
    }
  }

  /** @param {HTMLFormElement} form */
  ask(form) {
    const text = String(new FormData(form).get("text") ?? "").trim();
    if (!text) return;
    form.reset();
    this.connection.ask({ type: "ask", text });
  }

  /** @param {Event} event */
  onSetting(event) {
    const input = event.target instanceof Element ? /** @type {HTMLInputElement | null} */ (event.target.closest("[data-set]")) : null;
    const name = input?.dataset.set;
    if (input && name) this.set({ [name]: valueOf(name, input.value) });
  }
}
