/**
 * Plays the end of a round on the page of a table: the steps of its ceremony one after another, at the speed of the setting, until
 * the last one or until somebody skips it. Messages wait meanwhile.
 *
 * @typedef {import("./controller.js").TablePage} TablePage
 * @typedef {import("../stage/scenes.js").Scenes} Scenes
 * @typedef {import("../stage/scenes.js").Scene} Scene
 * @typedef {import("../draw/flight.js").Motion} Motion
 */

import { markCounted, unmarkCounted } from "../draw/counted.js";
import { mayMove, whereSpots } from "../draw/flight.js";
import * as sound from "../draw/sound.js";

const BEAT = { calm: 800, fast: 300 }; // milliseconds of one step
const LONGEST = { calm: 12_000, fast: 4_000 }; // all steps of a round; the end of the game takes its time
const PACE = { calm: 1, fast: 2 }; // of what flies
const TURN = 0.6; // beats before another board is counted

export class Ceremony {
  /** @type {(() => void) | null} what follows; null: nothing is being counted */
  #then = null;
  /** @type {TablePage} */
  #page;

  /** @param {TablePage} page */
  constructor(page) {
    this.#page = page;
  }

  /** Whether a round is being counted. */
  get isOn() {
    return this.#then !== null;
  }

  /** Whether rounds are to be counted at all. */
  get isWanted() {
    return this.#page.chosen.ceremony !== "off" && document.visibilityState === "visible";
  }

  /** Show a ceremony, then do what follows. @param {Scenes} found @param {Motion} opening  the last move @param {Map<string, DOMRect>} spots  before it @param {() => void} then */
  async play(found, opening, spots, then) {
    this.#then = then;
    const speed = this.#speed;
    const beat = beatOf(found.scenes, speed);
    this.#bringIn();
    await Promise.all([this.#page.fly(opening, spots, PACE[speed]), pause(beat)]);
    let seat = found.first.counted?.seat;
    for (const scene of found.scenes) {
      if (this.#then !== then) return; // skipped
      if (scene.before.counted?.seat !== seat) await this.#turn(scene, beat);
      seat = scene.before.counted?.seat;
      if (this.#then === then) await this.#step(scene, beat, PACE[speed]);
    }
    if (this.#then === then) this.end();
  }

  /** Show at once what the round has led to. */
  end() {
    const then = this.#then;
    if (!then) return;
    this.#then = null;
    unmarkCounted(this.#page.root, this.#page.layer);
    this.#page.shown = null;
    this.#page.paint();
    then();
  }

  /** With reduced motion the steps are shown without any; on the clock nobody is kept waiting. @returns {"calm" | "fast"} */
  get #speed() {
    const { chosen, view } = this.#page;
    return chosen.ceremony === "calm" && mayMove() && !view.table?.clock ? "calm" : "fast";
  }

  /** Another board becomes the large one. @param {Scene} scene @param {number} beat */
  async #turn({ before }, beat) {
    this.#show(before);
    unmarkCounted(this.#page.root, this.#page.layer);
    this.#bringIn();
    await pause(beat * TURN);
  }

  /** On a phone, scroll to the board that is counted. */
  #bringIn() {
    if (this.#page.narrow.matches) this.#page.root.querySelector("#mine")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {Scene} scene @param {number} beat @param {number} pace */
  async #step({ step, after, where }, beat, pace) {
    const { root, layer } = this.#page;
    const spots = whereSpots(root);
    const time = pause(beat * step.beats);
    this.#show(after);
    markCounted(root, layer, where.spots, step.points);
    if (step.points && mayMove()) sound.play(step.points < 0 ? "floor" : "point", step.points);
    if (where.flight) await this.#page.fly({ flights: [where.flight], rises: [] }, spots, pace);
    await time;
  }

  /** @param {import("../wire/store.js").View} view */
  #show(view) {
    this.#page.shown = view;
    this.#page.paint();
  }
}

/** The length of a beat: shorter where a round has many steps. @param {Scene[]} scenes @param {"calm" | "fast"} speed */
function beatOf(scenes, speed) {
  const beats = scenes.filter(({ step }) => !step.isFinal).reduce((all, { step }) => all + step.beats, 0);
  return Math.min(BEAT[speed], LONGEST[speed] / Math.max(1, beats));
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((done) => void setTimeout(done, milliseconds));
}
