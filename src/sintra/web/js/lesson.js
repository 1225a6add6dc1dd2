/** The page of a lesson: a few steps at a real board, each with its task, what happened, and why. */

import { Announcer, intoRegion } from "./shell/announcer.js";
import { isBeside, must, pictureOf } from "./draw/element.js";
import { createTable } from "./wire/creation.js";
import { fly, isMoving, skip, whereSpots } from "./draw/flight.js";
import { lessonPage, said } from "./lesson/coach.js";
import * as course from "./lesson/course.js";
import { viewOf } from "./guide/scene.js";
import * as texts from "./guide/texts.js";
import { focusOn, isTyping, refresh, roveBy, shortcut } from "./shell/keyboard.js";
import { kindOf } from "./games/kind.js";
import { paint } from "./draw/paint.js";
import { chooseSprite } from "./draw/pictures.js";
import { Pointer } from "./shell/pointer.js";
import { Refusal } from "./wire/records.js";
import * as settings from "./memory/settings.js";
import { dialog, valueOf } from "./shell/dialogs.js";
import * as sound from "./draw/sound.js";
import { reduce } from "./wire/store.js";
import { wordsOf } from "./words/languages.js";

/** @typedef {import("./games/kind.js").Intent} Intent */

class LessonPage {
  chosen = settings.load();
  game = texts.gameOf(location.pathname) ?? "azul";
  kind = kindOf(this.game);
  /** @type {course.Course | null} */
  course = null;
  /** @type {Record<string, texts.Coaching>} */
  texts = {};
  /** @type {import("./wire/store.js").View} */
  view = /** @type {any} */ (null);
  /** @type {string | null} a sentence about the last click */
  told = null;
  /** @type {import("./shell/dialogs.js").Open} */
  open = null;
  narrow = matchMedia("(max-width: 700px)");
  root = must("page");
  layer = must("layer");
  dialog = /** @type {HTMLDialogElement} */ (must("dialog"));
  voice = new Announcer(intoRegion(must("live")));

  constructor() {
    this.pointer = new Pointer(this.root, {
      aim: (move) => this.course && this.change({ type: "aim", move }),
      act: (data) => this.click(data),
      holds: () => this.view?.held !== null,
    });
    this.listen();
    this.applySettings();
    void this.load();
  }

  get words() {
    return wordsOf(this.chosen.language);
  }

  async load() {
    try {
      const [steps, coaching] = await Promise.all([texts.lesson(this.game), texts.coaching(this.game, this.chosen.language)]);
      this.texts = coaching;
      if (this.course) return this.paint();
      this.enter(course.begin(steps));
      this.say();
    } catch {
      if (this.course) this.tell(this.words.failed);
      else paint(this.root, this.words.failed);
    }
  }

  /** Show a place of the lesson. @param {course.Course} next @param {any} [plan]  moves that follow */
  enter(next, plan = null) {
    this.course = next;
    this.told = null;
    this.view = {
      ...viewOf(
        course.stateOf(next),
        course.legalOf(next),
        [this.words.guide.me, this.words.guide.opponent],
        this.chosen.language,
      ),
      plan,
    };
    this.paint();
  }

  /** @param {Parameters<typeof reduce>[1]} event */
  change(event) {
    const before = this.view;
    this.view = reduce(before, event);
    if (this.view !== before) this.paint();
  }

  say() {
    if (this.course) this.voice.interrupt(...said(this.course, this.texts, this.words));
  }

  // What the learner does

  /** @param {DOMStringMap} data */
  click(data) {
    const own = /** @type {Record<string, () => void>} */ ({
      on: () => this.advance(),
      again: () => this.course && (this.enter(course.begin(this.course.steps)), this.say()),
      hint: () => this.show(),
      "first-game": () => void this.playFirst(),
      settings: () => this.openDialog("settings"),
      help: () => this.openDialog("help"),
      rules: () => location.assign(`/rules/${this.game}`),
      close: () => this.dialog.close(),
      letters: () => this.set({ letters: this.chosen.letters === "on" || this.chosen.letters === "tactile" ? "off" : "on" }),
      sound: () => this.set({ sound: this.chosen.sound === 0 ? 50 : this.chosen.sound === 50 ? 100 : 0 }),
      release: () => this.view.held && this.want({ hold: null }),
    })[data.act ?? ""];
    if (own) return own();
    if (this.course?.phase === "task") this.want(this.kind.click(this.view, data, this.words, this.chosen));
  }

  /** @param {Intent | null} intent */
  want(intent) {
    if (!intent) return;
    if ("send" in intent) return this.send(intent.send, intent.plan);
    if ("type" in intent) return this.change({ type: "type", typed: intent.type });
    if ("tell" in intent) return this.tell(intent.tell);
    const was = this.view.held;
    this.change({ type: "hold", held: intent.hold });
    if (!intent.isQuiet) this.voice.interrupt(this.kind.heldText(this.view, this.words));
    const isInside = intent.hold !== null && document.activeElement?.closest("#panel, .supply"); // several are chosen there, one by one
    if (this.pointer.isKeyboard && !isInside) {
      focusOn(
        this.root.querySelector(
          (intent.hold === null ? this.kind.focus?.back(was) : this.kind.focus?.held(this.view)) ||
            (intent.hold === null ? `[data-source="${was?.source}"][data-color="${was?.color}"]` : "#mine .legal"),
        ),
      );
    }
  }

  /** @param {string} text */
  tell(text) {
    this.told = text;
    this.paint();
    this.voice.interrupt(text);
  }

  /** @param {string} move @param {any} [plan] @returns {void} */
  send(move, plan = null) {
    if (!this.course) return;
    const before = course.stateOf(this.course);
    const next = course.play(this.course, move);
    const isRight = next.answer === null && next !== this.course;
    const spots = isRight ? whereSpots(this.root) : new Map();
    const isOn = next.phase === "task" && isRight;
    this.enter(next, isOn ? plan : null);
    if (isRight) this.fly(before, move, spots);
    const following = isOn && plan ? this.kind.next?.(this.view) : null;
    if (following) return this.send(following.move, following.plan);
    this.say();
    if (!isRight || !this.pointer.isKeyboard) return;
    focusOn(
      this.root.querySelector(
        next.phase === "done" ? "[data-act=on]" : (this.kind.focus?.turn(this.view) ?? "#table [data-item]"),
      ),
    );
  }

  /** @param {any} before @param {string} move @param {Map<string, DOMRect>} spots */
  fly(before, move, spots) {
    if (isMoving()) skip();
    const event = { sequence: 1, kind: "move", seat: 0, text: move, at: 0, is_undone: false, phrases: [] };
    void fly(
      this.kind.motion(before, this.view.now?.state, event),
      spots,
      this.layer,
      (color) => pictureOf(this.kind.draw(color)),
      (what, points) => sound.play(what, points),
    );
  }

  advance() {
    if (!this.course) return;
    const wasKeyboard = this.pointer.isKeyboard;
    this.enter(course.advance(this.course));
    if (wasKeyboard) must("say").focus();
    else this.say();
  }

  /** Show the move that is asked for. */
  show() {
    if (this.course?.phase !== "task") return;
    this.change({ type: "hint", id: "", move: course.choiceOf(this.course).good, text: "" });
    this.voice.interrupt(said(this.course, this.texts, this.words).at(-1) ?? "");
  }

  /** Make a table with the gentlest bot, and go there. */
  async playFirst() {
    try {
      await createTable({ game: this.game, seats: [{ kind: "here" }, { kind: "bot", level: 1 }], start: 0 }, [
        this.chosen.name,
      ]);
    } catch (error) {
      this.tell(error instanceof Refusal ? error.message : this.words.failed);
    }
  }

  // Around

  /** @param {"settings" | "help"} which */
  openDialog(which) {
    this.open = which;
    this.paint();
    this.dialog.showModal();
  }

  /** @param {Partial<import("./memory/settings.js").Settings>} change */
  set(change) {
    const before = this.chosen.language;
    this.chosen = { ...this.chosen, ...change };
    settings.save(this.chosen);
    this.applySettings();
    this.paint();
    if (before !== this.chosen.language) void this.load();
  }

  applySettings() {
    settings.show(this.chosen);
    chooseSprite(settings.spriteOf(this.chosen));
    sound.setLoudness(this.chosen.sound);
  }

  paint() {
    if (!this.course) return;
    const painted = lessonPage(
      this.course,
      this.view,
      this.texts,
      this.words,
      this.chosen,
      this.kind,
      this.narrow.matches,
      this.told,
    );
    this.root.className = painted.css;
    document.title = painted.title;
    must("skip").textContent = this.words.skip;
    paint(this.root, painted.content);
    paint(this.dialog, dialog(this.open, this.words, this.chosen));
    refresh(this.root);
  }

  listen() {
    document.addEventListener("keydown", (event) => this.onKey(event));
    document.addEventListener("pointerdown", () => isMoving() && skip());
    document.addEventListener("submit", (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement && event.target.dataset.form === "choice") {
        this.click(/** @type {any} */ ({ act: "confirm" }));
      }
    });
    document.addEventListener("change", (event) => this.onSetting(event));
    this.narrow.addEventListener("change", () => this.paint());
    this.dialog.addEventListener("close", () => (this.open = null));
    this.dialog.addEventListener("click", (event) => {
      const button =
        event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest("[data-act]")) : null;
      if (button) this.click(button.dataset);
      else if (isBeside(event, this.dialog)) this.dialog.close();
    });
  }

  /** @param {Event} event */
  onSetting(event) {
    const input =
      event.target instanceof Element ? /** @type {HTMLInputElement | null} */ (event.target.closest("[data-set]")) : null;
    if (input?.dataset.set) this.set({ [input.dataset.set]: valueOf(input.dataset.set, input.value) });
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (!this.course || this.dialog.open) return;
    if (isMoving() && event.key !== "Tab") skip();
    if (event.key === "Escape") return this.view.held ? this.want({ hold: null }) : undefined;
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (roveBy(event)) return event.preventDefault();
    if (!this.chosen.shortcuts || event.key === "Enter" || event.key === " ") return;
    const intent = this.course.phase === "task" ? this.kind.key(this.view, event.key, this.words) : null;
    if (intent) {
      event.preventDefault();
      return this.want(intent);
    }
    const asked = shortcut(event.key);
    if (asked === "say-again") return this.say();
    if (asked && ["letters", "help", "hint", "pass"].includes(asked)) this.click(/** @type {any} */ ({ act: asked }));
  }
}

kindOf("azul").define();
kindOf("pavilion").define();
new LessonPage();
