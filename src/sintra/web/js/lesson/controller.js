/** The page of a lesson: a few steps at a real board, each with its task, what happened, and why. */

import { isMoving, skip, whereSpots } from "../draw/flight.js";
import { paint } from "../draw/paint.js";
import { FIRST } from "../games/registry.js";
import { viewOf } from "../guide/scene.js";
import * as texts from "../guide/texts.js";
import { dialog } from "../shell/dialogs.js";
import { focusOn, isTyping, roveBy, shortcut } from "../shell/keyboard.js";
import { Pointer } from "../shell/pointer.js";
import { GamePage } from "../stage/page.js";
import { createTable } from "../wire/creation.js";
import { Refusal } from "../wire/records.js";
import { EMPTY, legalMove, reduce } from "../wire/store.js";
import { lessonPage, said } from "./coach.js";
import * as course from "./course.js";

/** @typedef {import("../games/registry.js").Intent} Intent */

const KEYS = ["letters", "help", "hint", "pass"]; // of those that a table has

export class LessonPage extends GamePage {
  game = (texts.coverAt(location.pathname) ?? FIRST).name;
  /** @type {course.Course | null} */
  course = null;
  /** @type {Record<string, texts.Coaching>} */
  texts = {};
  /** @type {import("../wire/store.js").View} */
  view = EMPTY;
  /** @type {string | null} a sentence about the last click */
  told = null;

  constructor() {
    super();
    this.pointer = new Pointer(this.root, {
      aim: (move) => this.course && this.change({ type: "aim", move }),
      act: (data) => this.click(data),
      holds: () => this.view.held !== null,
    });
    document.addEventListener("pointerdown", () => this.rest());
    void this.load();
  }

  async load() {
    try {
      const [steps, coaching] = await Promise.all([
        texts.lesson(this.game),
        texts.coaching(this.game, this.chosen.language),
        this.prepare(this.game),
      ]);
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
    const names = [this.words.guide.me, this.words.guide.opponent];
    this.course = next;
    this.told = null;
    this.view = { ...viewOf(course.stateOf(next), course.legalOf(next), names, this.chosen.language), plan };
    this.paint();
  }

  /** @param {Parameters<typeof reduce>[1]} event */
  change(event) {
    const before = this.view;
    this.view = reduce(before, event);
    if (this.view !== before) this.paint();
  }

  say() {
    if (this.course) this.voice.interruptLater(...said(this.course, this.texts, this.words));
  }

  // Input

  /** @override @param {DOMStringMap} data @returns {import("../shell/app.js").Acts} */
  acts(data) {
    return {
      ...super.acts(data),
      on: () => this.advance(),
      again: () => this.begin(),
      hint: () => this.show(),
      "first-game": () => void this.playFirst(),
      rules: () => location.assign(`/rules/${this.game}`),
      release: () => this.view.held && this.want({ hold: null }),
    };
  }

  /** @override @param {DOMStringMap} data */
  click(data) {
    const own = this.acts(data)[data.act ?? ""];
    if (own) return own();
    if (this.course?.phase === "task") this.want(this.kind?.click(this.view, data, this.words, this.chosen) ?? null);
  }

  /** @param {Intent | null} intent */
  want(intent) {
    if (!intent) return;
    if ("send" in intent) return this.send(intent.send, intent.plan);
    if ("type" in intent) {
      this.voice.interrupt(intent.say);
      return this.change({ type: "type", typed: intent.type });
    }
    if ("tell" in intent) return this.tell(intent.tell);
    if ("explain" in intent) return this.tell(intent.explain);
    const was = this.view.held;
    this.change({ type: "hold", held: intent.hold });
    const focused = document.activeElement;
    this.#focusHeld(was);
    const isTold = focused !== document.activeElement && this.kind?.isToldByFocus?.(this.view);
    if (!intent.isQuiet && !isTold) this.voice.interrupt(this.kind?.heldText(this.view, this.words) ?? "");
  }

  /** @param {any} was  held before */
  #focusHeld(was) {
    const { held } = this.view;
    const isInside = held !== null && document.activeElement?.closest("#panel, .supply"); // several are chosen there, one by one
    if (!this.pointer.isKeyboard || isInside) return;
    this.#focus(held === null ? this.kind?.focus.back(was) : this.kind?.focus.held(this.view));
  }

  /** @param {string | null | undefined} selector */
  #focus(selector) {
    if (selector) focusOn(this.root.querySelector(selector));
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
    const before = this.view;
    const next = course.play(this.course, move);
    const isRight = next.answer === null && next !== this.course;
    const spots = isRight ? whereSpots(this.root) : new Map();
    const isOn = next.phase === "task" && isRight;
    this.enter(next, isOn ? plan : null);
    if (isRight) this.#show(before, move, spots);
    const following = isOn && plan ? this.kind?.next?.(this.view) : null;
    if (following) return this.send(following.move, following.plan);
    if (isOn) this.voice.interruptLater(`${this.kind?.say(this.view, this.words).lead}.`);
    else this.say();
    if (isRight && this.pointer.isKeyboard) {
      this.#focus(next.phase === "done" ? "[data-act=on]" : this.kind?.focus.turn(this.view));
    }
  }

  /** Animate the tiles of a move. @param {import("../wire/store.js").View} before @param {string} move @param {Map<string, DOMRect>} spots */
  #show(before, move, spots) {
    this.rest();
    const parts = legalMove(before, move)?.parts ?? {};
    const event = { sequence: 1, kind: "move", seat: 0, text: move, parts, at: 0, is_undone: false, phrases: [] };
    if (this.kind) void this.fly(this.kind.motion(before.now?.state, this.view.now?.state, event), spots);
  }

  begin() {
    if (!this.course) return;
    this.enter(course.begin(this.course.steps));
    this.say();
  }

  advance() {
    if (!this.course) return;
    const wasKeyboard = this.pointer.isKeyboard;
    this.enter(course.advance(this.course));
    this.say();
    if (wasKeyboard) this.#focus(this.course.phase === "over" ? "[data-act=first-game]" : this.kind?.focus.turn(this.view));
  }

  /** Show the expected move. */
  show() {
    if (this.course?.phase !== "task") return;
    this.change({ type: "hint", id: "", move: course.choiceOf(this.course).good, text: "" });
    this.voice.interrupt(said(this.course, this.texts, this.words).at(-1) ?? "");
  }

  /** Create a table with the weakest bot, and go there. */
  async playFirst() {
    try {
      const seats = [{ kind: "here" }, { kind: "bot", level: 1 }];
      await createTable({ game: this.game, seats, start: 0 }, [this.chosen.name]);
    } catch (error) {
      this.tell(error instanceof Refusal ? error.message : this.words.failed);
    }
  }

  // Around

  /** @override */
  onLanguage() {
    void this.load();
  }

  /** @override @returns {import("../shell/app.js").Painted | null} */
  describe() {
    const { course: now, words, chosen, kind } = this;
    if (!now || !kind) return null;
    return {
      ...lessonPage(now, this.view, this.texts, words, chosen, kind, this.narrow.matches, this.told),
      skip: words.skip,
      dialog: dialog(this.open, words, chosen, this.keys),
    };
  }

  /** @override @param {HTMLFormElement} form */
  onSubmit(form) {
    if (form.dataset.form === "choice") this.act("confirm");
  }

  /** @override @param {KeyboardEvent} event */
  onKey(event) {
    if (!this.course || this.dialog.open) return;
    if (isMoving() && event.key !== "Tab") skip();
    if (event.key === "Escape") return this.view.held ? this.want({ hold: null }) : undefined;
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (roveBy(event)) return event.preventDefault();
    if (!this.chosen.shortcuts || event.key === "Enter" || event.key === " ") return;
    const intent = this.course.phase === "task" ? this.kind?.key(this.view, event.key, this.words, this.chosen) : null;
    if (intent) {
      event.preventDefault();
      return this.want(intent);
    }
    const asked = shortcut(event.key);
    if (asked === "say-again") return this.say();
    if (asked && KEYS.includes(asked)) this.act(asked);
  }
}
