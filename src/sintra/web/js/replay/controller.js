/** The page of replays: opens a record from a file, a link or a table, and walks through it. */

import { isMoving, skip, whereSpots } from "../draw/flight.js";
import { must } from "../draw/element.js";
import * as tables from "../memory/tables.js";
import { copy, saveFile } from "../shell/device.js";
import { isTyping, roveBy } from "../shell/keyboard.js";
import { GamePage } from "../stage/page.js";
import { createTable } from "../wire/creation.js";
import { eventOf } from "../wire/history.js";
import * as records from "../wire/records.js";
import * as addresses from "./address.js";
import { clamp, end, stepText } from "./game.js";
import { canGoOn, namesHere, onwardRequest } from "./onward.js";
import { replayPage } from "./page.js";

/** @typedef {import("./page.js").Stage} Stage */

const BEAT = 1600; // milliseconds between two steps at normal speed
const MAX_BYTES = 256 * 1024; // of a record
const NOTICE = 4000; // milliseconds that a sentence stays in the say line

export class ReplayPage extends GamePage {
  /** @type {Stage} */
  stage = {
    game: null,
    at: 0,
    seat: 0,
    mine: [],
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
  text = "";
  /** @type {addresses.TableAddress | addresses.RecordAddress | null} */
  address = null;
  /** @type {number | null} the step that the address asks for */
  wanted = null;
  reading = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;

  constructor() {
    super();
    this.listenToClicks();
    document.addEventListener("input", (event) => this.#slide(event.target));
    document.addEventListener("dragover", (event) => this.#drag(event, true));
    document.addEventListener("dragleave", (event) => event.relatedTarget === null && this.#drag(event, false));
    document.addEventListener("drop", (event) => {
      this.#drag(event, false);
      void this.openFile(event.dataTransfer?.files[0]);
    });
    window.addEventListener("hashchange", () => void this.follow());
    this.paint();
    void this.follow();
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
      await this.read(text, found.kind === "table" ? tables.find(found.table, found.token)?.seats : []);
    });
  }

  /** @param {File | null | undefined} file */
  async openFile(file) {
    if (!file) return;
    if (file.size > MAX_BYTES) return this.fail(this.words.guide.tooLarge);
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

  /** Open another record. */
  another() {
    history.pushState(null, "", "/replay");
    this.stop();
    void this.follow();
  }

  /** Run a request to the server, and report the error if it fails. @param {() => Promise<void>} act */
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

  /** @param {string} text @param {number[]} [mine]  where the person sat, if that is known */
  async read(text, mine = []) {
    const turn = ++this.reading;
    await records.read(text, this.chosen.language, async (game) => {
      if (turn === this.reading) await this.prepare(game.game);
      if (turn !== this.reading) return false; // another one was opened meanwhile
      this.#receive(text, game, mine);
      return true;
    });
    if (this.wanted !== null && this.stage.game) this.arrive(end(this.stage.game));
  }

  /** More steps were loaded. @param {string} text @param {import("./game.js").Game} game @param {number[]} mine */
  #receive(text, game, mine) {
    const { game: known, at } = this.stage;
    const isFirst = this.text !== text || !known;
    this.text = text;
    if (isFirst) this.begin(game, mine);
    else if (game.steps.length > Math.min(at, known.steps.length)) this.show({ game });
    if (this.wanted !== null && end(game) >= this.wanted) this.arrive(this.wanted);
  }

  /** @param {import("./game.js").Game} game @param {number[]} mine */
  begin(game, mine) {
    const person = game.seats.findIndex((seat) => seat.kind === "person");
    this.show({
      game,
      at: clamp(game, 1),
      seat: mine[0] ?? Math.max(0, person),
      mine,
      isLoading: false,
      isResult: false,
      isPlaying: false,
      trouble: null,
    });
    if (this.wanted === null) this.voice.say(stepText(game, this.stage.at, this.words, this.chosen.verbosity));
  }

  /** The step of the address was loaded. @param {number} at */
  arrive(at) {
    this.wanted = null;
    this.go(at);
  }

  // Navigation

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
    if (this.narrow.matches && phase !== this.#phase()) this.reveal(true);
    if (to === from) return;
    this.voice.interrupt(stepText(game, to, this.words, this.chosen.verbosity));
    const [before, after] = [game.steps[from], game.steps[to]];
    if (spots && before && after && this.kind) {
      void this.fly(this.kind.motion(before.state, after.state, eventOf(after)), spots);
    }
  }

  /** The phase of the game as drawn. */
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

  /** Update the address, so that a reload shows the same step. */
  remember() {
    if (!this.address) return;
    this.address = { ...this.address, at: this.stage.at };
    history.replaceState(null, "", addresses.write(this.address));
  }

  // Acts

  /** @override @param {DOMStringMap} data @returns {import("../shell/app.js").Acts} */
  acts(data) {
    const { game, at, isResult } = this.stage;
    return {
      ...super.acts(data),
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
      record: () => saveFile(this.text, `${game?.game ?? "game"}-${game?.date ?? "record"}.sintra`),
      onward: () => game && canGoOn(game, at) && this.openDialog("onward"),
      another: () => this.another(),
    };
  }

  /** @override @param {DOMStringMap} data @param {Event} [event] */
  click(data, event) {
    if (data.act === "another") event?.preventDefault(); // a link, which would reload the page
    return super.click(data, event);
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
    /** @type {addresses.TableAddress | addresses.RecordAddress} */
    const address = kept?.watch
      ? { kind: "table", table: kept.table, token: kept.watch, at }
      : { kind: "record", packed: await addresses.pack(this.text), at };
    const { share, shared } = this.words.guide;
    if (await copy(`${location.origin}/replay${addresses.write(address)}`, share)) this.voice.interrupt(shared);
    this.show({ trouble: shared });
    setTimeout(() => this.stage.trouble === shared && this.show({ trouble: null }), NOTICE);
  }

  /** Create a table that continues from here. @override @param {HTMLFormElement} form */
  onSubmit(form) {
    const { game, at } = this.stage;
    if (!game) return;
    const request = onwardRequest(game, at, new FormData(form));
    void this.trying(() => createTable(request, namesHere(game, request.seats, this.chosen.name)));
  }

  /** @override @param {NonNullable<import("../shell/dialogs.js").Open>} which */
  openDialog(which) {
    this.stop();
    this.stage = { ...this.stage, trouble: null };
    super.openDialog(which);
  }

  /** @override */
  onLanguage() {
    if (this.stage.game) void this.trying(() => this.read(this.text));
  }

  // Painting

  /** @param {Partial<Stage>} change */
  show(change) {
    this.stage = { ...this.stage, ...change };
    this.paint();
  }

  /** @override */
  describe() {
    const stage = { ...this.stage, isNarrow: this.narrow.matches };
    return replayPage(stage, this.chosen, this.words, this.kind, this.open);
  }

  /** @override */
  paint() {
    super.paint();
    must("skip").setAttribute("href", this.stage.game ? "#table" : "#main");
    document.getElementById("opponents")?.setAttribute("tabindex", this.narrow.matches ? "0" : "-1"); // a strip that scrolls, without a list of moves in it
    followLog();
  }

  // Input

  /** @param {EventTarget | null} target */
  #slide(target) {
    if (target instanceof HTMLInputElement && target.id === "slider") this.step(Number(target.value));
  }

  /** @override @param {Event} event */
  onChange(event) {
    super.onChange(event);
    const input = /** @type {HTMLInputElement} */ (event.target);
    const { speed } = input.dataset;
    if ("file" in input.dataset) void this.openFile(input.files?.[0]);
    if ("seatOf" in input.dataset) this.show({ seat: Number(input.value) });
    if (speed) {
      this.show({ speed: Number(speed) });
      if (this.stage.isPlaying) this.beat();
    }
  }

  /** @param {DragEvent} event @param {boolean} isOver */
  #drag(event, isOver) {
    event.preventDefault();
    this.root.classList.toggle("dropping", isOver);
  }

  /** @override @param {KeyboardEvent} event */
  onKey(event) {
    if (!this.stage.game || this.dialog.open || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.key === "ArrowUp" || event.key === "ArrowDown") && roveBy(event)) return event.preventDefault();
    if (isTyping(event.target)) return;
    const act = this.#meaning(event);
    if (!act) return;
    event.preventDefault();
    this.act(act);
  }

  /** The act of a key. @param {KeyboardEvent} event @returns {string | undefined} */
  #meaning(event) {
    const isButton = event.target instanceof Element && event.target.closest("button, a, summary") !== null;
    if (event.key === " ") return isButton ? undefined : "play";
    const keys = /** @type {Record<string, string>} */ ({
      ArrowLeft: "previous",
      ArrowRight: "next",
      Home: "first",
      End: "last",
      ...(this.chosen.shortcuts ? { l: "letters", L: "letters", "?": "help" } : {}),
    });
    return keys[event.key];
  }
}

/** Keep the current move in sight, inside its list alone. */
function followLog() {
  const log = document.getElementById("log");
  const now = log?.querySelector("[aria-current]");
  if (!log || !now) return;
  const [box, row] = [log.getBoundingClientRect(), now.getBoundingClientRect()];
  if (row.top < box.top || row.bottom > box.bottom) log.scrollTop += row.top - box.top - box.height / 3;
}
