/** The page of replays: opens a record from a file, a link or a table, and walks through it. */

import { Announcer, intoRegion } from "./shell/announcer.js";
import { attendSkip, isBeside, must, pictureOf, reveal } from "./draw/element.js";
import { copy } from "./table/errands.js";
import { createTable } from "./wire/creation.js";
import { fly, isMoving, skip, whereSpots } from "./draw/flight.js";
import { isTyping, refresh, roveBy } from "./shell/keyboard.js";
import { KINDS } from "./games/kind.js";
import { paint } from "./draw/paint.js";
import { chooseSprite } from "./draw/pictures.js";
import * as records from "./wire/records.js";
import * as addresses from "./replay/address.js";
import { clamp, end, eventOf } from "./replay/game.js";
import { canGoOn, namesHere, onwardRequest } from "./replay/onward.js";
import { replayPage } from "./replay/page.js";
import { stepText } from "./replay/player.js";
import * as settings from "./memory/settings.js";
import { valueOf } from "./shell/dialogs.js";
import { defineFair } from "./stage/fairness.js";
import * as sound from "./draw/sound.js";
import * as tables from "./memory/tables.js";
import { wordsOf } from "./words/languages.js";

const BEAT = 1600; // milliseconds between two steps at normal speed
const LARGEST = 256 * 1024; // bytes of a record

class ReplayPage {
  chosen = settings.load();
  /** @type {import("./replay/page.js").Stage} */
  stage = {
    game: null,
    at: 0,
    seat: 0,
    isPlaying: false,
    speed: 1,
    isResult: false,
    isLoading: false,
    isNarrow: false,
    trouble: null,
    detail: "",
    back: null,
    record: async () => this.text,
    finished: [],
  };
  /** @type {import("./shell/dialogs.js").Open} */
  open = null;
  text = "";
  /** @type {addresses.TableAddress | addresses.RecordAddress | null} */
  address = null;
  /** @type {number | null} the step that the address asks for */
  wanted = null;
  reading = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;
  narrow = matchMedia("(max-width: 700px)");
  root = must("page");
  layer = must("layer");
  dialog = /** @type {HTMLDialogElement} */ (must("dialog"));
  voice = new Announcer(intoRegion(must("live")));
  alarm = new Announcer(intoRegion(must("alarm")));

  constructor() {
    this.listen();
    this.applySettings();
    this.paint();
    void this.follow();
  }

  get words() {
    return wordsOf(this.chosen.language);
  }

  // Opening

  /** Show what the address names. */
  async follow() {
    const found = addresses.parse(location.hash);
    this.address = found;
    this.wanted = found?.at ?? null;
    this.show({
      game: null,
      trouble: null,
      finished: tables.all().filter((kept) => kept.over),
      isLoading: Boolean(found),
      back: found?.kind === "table" ? tables.address(found.table, found.token) : null,
    });
    const turn = ++this.reading;
    if (!found) return;
    await this.trying(async () => {
      const text =
        found.kind === "table" ? await records.recordOf(found.table, found.token) : await addresses.unpack(found.packed);
      if (turn !== this.reading) return; // another one was opened meanwhile
      if (text === null) throw new records.Refusal(this.words.guide.badLink);
      await this.read(text);
    });
  }

  /** @param {File | null | undefined} file */
  async openFile(file) {
    if (!file) return;
    if (file.size > LARGEST) return this.fail(this.words.guide.tooLarge);
    await this.trying(async () => {
      const text = await file.text();
      this.wanted = null;
      this.show({ isLoading: true, trouble: null });
      await this.read(text);
      this.show({ back: null });
      this.address = { kind: "record", packed: await addresses.pack(text), at: this.stage.at };
      this.remember();
    });
  }

  /** Do something with the server, and say why if that fails. @param {() => Promise<void>} act */
  async trying(act) {
    try {
      await act();
    } catch (error) {
      if (error instanceof records.Refusal) this.fail(error.message, error.detail);
      else this.fail(this.words.failed);
    }
  }

  /** @param {string} trouble @param {string} [detail]  in English, for experts */
  fail(trouble, detail = "") {
    this.show({ trouble, detail, isLoading: false });
    if (this.stage.game) this.alarm.say(trouble);
  }

  /** @param {string} text */
  async read(text) {
    const turn = ++this.reading;
    await records.read(text, this.chosen.language, (game) => {
      if (turn !== this.reading) return false; // another one was opened meanwhile
      const isFirst = this.text !== text || !this.stage.game;
      this.text = text;
      if (isFirst) this.begin(game);
      else {
        this.show({
          game:
            game.steps.length > (this.stage.game?.steps.length ?? 0) || game.steps.length > this.stage.at
              ? game
              : this.stage.game,
        });
      }
      if (this.wanted !== null && end(game) >= this.wanted) this.arrive(this.wanted);
      return true;
    });
    if (this.wanted !== null && this.stage.game) this.arrive(end(this.stage.game));
  }

  /** @param {import("./replay/game.js").Game} game */
  begin(game) {
    const person = game.seats.findIndex((seat) => seat.kind === "person");
    this.show({
      game,
      at: clamp(game, 1),
      seat: Math.max(0, person),
      isLoading: false,
      isResult: false,
      isPlaying: false,
      trouble: null,
    });
    if (this.wanted === null) this.voice.say(stepText(game, this.stage.at, this.words, this.chosen.verbosity));
  }

  /** The step of the address has come. @param {number} at */
  arrive(at) {
    this.wanted = null;
    this.go(at);
  }

  // Walking

  /** @param {number} at */
  go(at) {
    const { game, at: from } = this.stage;
    if (!game) return;
    const to = clamp(game, at);
    if (isMoving()) skip();
    const spots = to === from + 1 ? whereSpots(this.root) : null;
    const phase = this.#phase();
    this.show({ at: to, isResult: false, trouble: null });
    this.remember();
    if (this.narrow.matches && phase !== this.#phase()) reveal(this.root, true);
    if (to === from) return;
    this.voice.interrupt(stepText(game, to, this.words, this.chosen.verbosity));
    const [before, after] = [game.steps[from], game.steps[to]];
    if (spots && before && after) {
      void fly(
        /** @type {any} */ (KINDS[game.game]).motion(before.state, after.state, eventOf(after)),
        spots,
        this.layer,
        (color) => pictureOf(KINDS[game.game]?.draw(color)),
        (what, points) => sound.play(what, points),
      );
    }
  }

  /** What goes on at the table, as it is drawn. */
  #phase() {
    return this.root.querySelector("#table")?.className;
  }

  play() {
    const { game, at, isPlaying } = this.stage;
    if (!game) return;
    if (isPlaying) return this.stop();
    if (at === end(game)) this.go(0);
    this.show({ isPlaying: true, isResult: false });
    this.beat();
  }

  stop() {
    clearTimeout(this.timer);
    if (this.stage.isPlaying) this.show({ isPlaying: false });
  }

  beat() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const { game, at, isPlaying } = this.stage;
      if (!game || !isPlaying) return;
      if (at >= end(game)) return this.stop();
      this.go(at + 1);
      this.beat();
    }, BEAT / this.stage.speed);
  }

  /** Keep the address up to date, so that it can be reloaded. */
  remember() {
    if (!this.address) return;
    this.address = { ...this.address, at: this.stage.at };
    history.replaceState(null, "", addresses.write(this.address));
  }

  // Doing

  /** @param {DOMStringMap} data */
  click(data) {
    const { game, at, isResult } = this.stage;
    const acts = /** @type {Record<string, () => void>} */ ({
      first: () => this.step(0),
      previous: () => this.step(at - 1),
      play: () => this.play(),
      next: () => this.step(at + 1),
      last: () => game && this.step(end(game)),
      go: () => this.step(Number(data.at)),
      result: () => this.toggleResult(!isResult),
      replay: () => this.step(0),
      rules: () => game && location.assign(`/rules/${game.game}`),
      share: () => void this.share(),
      record: () => records.save(this.text, `${game?.game ?? "game"}-${game?.date ?? "record"}.sintra`),
      onward: () => game && canGoOn(game, at) && this.openDialog("onward"),
      settings: () => this.openDialog("settings"),
      help: () => this.openDialog("help"),
      close: () => this.dialog.close(),
      theme: () =>
        this.set({ theme: this.chosen.theme === "system" ? "light" : this.chosen.theme === "light" ? "dark" : "system" }),
      letters: () => this.set({ letters: this.chosen.letters === "on" || this.chosen.letters === "tactile" ? "off" : "on" }),
      sound: () => this.set({ sound: this.chosen.sound === 0 ? 50 : this.chosen.sound === 50 ? 100 : 0 }),
    });
    acts[data.act ?? ""]?.();
  }

  /** A step that the person chose: playing ends. @param {number} at */
  step(at) {
    this.stop();
    this.go(at);
  }

  /** @param {boolean} isResult */
  toggleResult(isResult) {
    this.stop();
    this.show({ isResult, at: isResult && this.stage.game ? end(this.stage.game) : this.stage.at });
    window.scrollTo(0, 0);
  }

  /** Copy a link to this position: the one for watchers if we know it, else one that holds the whole record; never a seat's. */
  async share() {
    const { at } = this.stage;
    const kept = this.address?.kind === "table" ? tables.find(this.address.table, this.address.token) : null;
    const address = kept?.watch
      ? { kind: /** @type {const} */ ("table"), table: kept.table, token: kept.watch, at }
      : { kind: /** @type {const} */ ("record"), packed: await addresses.pack(this.text), at };
    if (await copy(`${location.origin}/replay${addresses.write(address)}`, this.words.guide.share)) {
      this.voice.interrupt(this.words.guide.shared);
    }
    this.told(this.words.guide.shared);
  }

  /** Make a table that goes on from here. @param {FormData} form */
  async playOn(form) {
    const { game, at } = this.stage;
    if (!game) return;
    const request = onwardRequest(game, at, form);
    await this.trying(() => createTable(request, namesHere(game, request.seats, this.chosen.name)));
  }

  /** Show a sentence in the say line for a while. @param {string} text */
  told(text) {
    this.show({ trouble: text });
    setTimeout(() => this.stage.trouble === text && this.show({ trouble: null }), 4000);
  }

  /** @param {NonNullable<import("./shell/dialogs.js").Open>} which */
  openDialog(which) {
    this.stop();
    this.open = which;
    this.stage = { ...this.stage, trouble: null };
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
    if (before !== this.chosen.language && this.stage.game) void this.trying(() => this.read(this.text));
  }

  applySettings() {
    settings.show(this.chosen);
    chooseSprite(settings.spriteOf(this.chosen));
    sound.setLoudness(this.chosen.sound);
  }

  // Showing

  /** @param {Partial<import("./replay/page.js").Stage>} change */
  show(change) {
    this.stage = { ...this.stage, ...change };
    this.paint();
  }

  paint() {
    const { game } = this.stage;
    const painted = replayPage(
      { ...this.stage, isNarrow: this.narrow.matches },
      this.chosen,
      this.words,
      game ? (KINDS[game.game] ?? null) : null,
      this.open,
    );
    this.root.className = painted.css;
    document.title = painted.title;
    must("skip").textContent = painted.skip;
    must("skip").setAttribute("href", game ? "#table" : "#main");
    paint(this.root, painted.content);
    paint(this.dialog, painted.dialog);
    refresh(this.root);
    document.getElementById("opponents")?.setAttribute("tabindex", this.narrow.matches ? "0" : "-1"); // a strip that scrolls, without a list of moves in it
    this.followLog();
  }

  /** Keep the current move in sight, inside its list alone. */
  followLog() {
    const log = document.getElementById("log");
    const now = log?.querySelector("[aria-current]");
    if (!log || !now) return;
    const [box, row] = [log.getBoundingClientRect(), now.getBoundingClientRect()];
    if (row.top < box.top || row.bottom > box.bottom) log.scrollTop += row.top - box.top - box.height / 3;
  }

  // Hearing

  listen() {
    document.addEventListener("click", (event) => this.onClick(event));
    document.addEventListener(
      "input",
      (event) =>
        event.target instanceof HTMLInputElement && event.target.id === "slider" && this.step(Number(event.target.value)),
    );
    document.addEventListener("change", (event) => this.onChange(event));
    document.addEventListener("keydown", (event) => this.onKey(event));
    document.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.playOn(new FormData(/** @type {HTMLFormElement} */ (event.target)));
    });
    document.addEventListener("dragover", (event) => this.onDrag(event, true));
    document.addEventListener("dragleave", (event) => event.relatedTarget === null && this.onDrag(event, false));
    document.addEventListener("drop", (event) => {
      this.onDrag(event, false);
      void this.openFile(event.dataTransfer?.files[0]);
    });
    attendSkip();
    this.dialog.addEventListener("close", () => (this.open = null));
    this.narrow.addEventListener("change", () => this.paint());
    window.addEventListener("hashchange", () => void this.follow());
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const found =
      event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest("[data-act]")) : null;
    if (!found) return isBeside(event, this.dialog) ? this.dialog.close() : undefined;
    if (found.dataset.act === "another") {
      event.preventDefault();
      history.pushState(null, "", "/replay");
      this.stop();
      void this.follow();
      return;
    }
    this.click(found.dataset);
  }

  /** @param {Event} event */
  onChange(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const { set, speed } = input.dataset;
    if (set) this.set({ [set]: valueOf(set, input.value) });
    if ("file" in input.dataset) void this.openFile(input.files?.[0]);
    if ("seatOf" in input.dataset) this.show({ seat: Number(input.value) });
    if (speed) {
      this.show({ speed: Number(speed) });
      if (this.stage.isPlaying) this.beat();
    }
  }

  /** @param {DragEvent} event @param {boolean} isOver */
  onDrag(event, isOver) {
    event.preventDefault();
    this.root.classList.toggle("dropping", isOver);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const { game, at } = this.stage;
    if (!game || this.dialog.open || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.key === "ArrowUp" || event.key === "ArrowDown") && roveBy(event)) return event.preventDefault();
    if (isTyping(event.target)) return;
    const isButton = event.target instanceof Element && event.target.closest("button, a, summary") !== null;
    const keys = /** @type {Record<string, () => void>} */ ({
      ArrowLeft: () => this.step(at - 1),
      ArrowRight: () => this.step(at + 1),
      Home: () => this.step(0),
      End: () => this.step(end(game)),
    });
    const single = /** @type {Record<string, () => void>} */ ({
      l: () => this.click(/** @type {any} */ ({ act: "letters" })),
      "?": () => this.openDialog("help"),
    });
    const act =
      event.key === " " && !isButton
        ? () => this.play()
        : (keys[event.key] ?? (this.chosen.shortcuts ? single[event.key.toLowerCase()] : undefined));
    if (!act) return;
    event.preventDefault();
    act();
  }
}

for (const kind of Object.values(KINDS)) kind.define();
defineFair();
new ReplayPage();
