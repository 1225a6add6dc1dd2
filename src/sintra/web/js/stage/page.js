/** What the pages that show a game have in common: table, replay and lesson. Its Kind, animations, sounds, the alarm. */

import { must, pictureOf } from "../draw/element.js";
import { fly, isMoving, skip } from "../draw/flight.js";
import * as sound from "../draw/sound.js";
import { loadKind } from "../games/registry.js";
import { Announcer, intoRegion } from "../shell/announcer.js";
import { App } from "../shell/app.js";
import { entrance } from "../shell/keyboard.js";

export class GamePage extends App {
  /** @type {import("../games/registry.js").Kind | null} null until the game is known */
  kind = null;
  layer = must("layer");
  alarm = new Announcer(intoRegion(must("alarm")));
  narrow = matchMedia("(max-width: 560px), (max-width: 700px) and (min-height: 501px)");

  constructor() {
    super();
    this.narrow.addEventListener("change", () => this.paint());
    handleSkipLink();
  }

  /** Load what is needed to show a game. @param {string} name */
  async prepare(name) {
    this.kind = await loadKind(name);
  }

  /** The keys of this page and what they do. @returns {string[][]} */
  get keys() {
    return [...(this.kind?.keyList(this.words) ?? []), ...this.words.keyList];
  }

  /** @override */
  apply() {
    super.apply();
    sound.setLoudness(this.chosen.sound);
  }

  /** Animate tiles. @param {import("../draw/flight.js").Motion} motion @param {Map<string, DOMRect>} spots @param {number} [pace] */
  async fly(motion, spots, pace) {
    const draw = (/** @type {string} */ color) => pictureOf(this.kind?.draw(color));
    await fly(motion, spots, this.layer, draw, (what, points) => sound.play(what, points), pace);
  }

  /** Skip all animations. */
  rest() {
    if (isMoving()) skip();
  }

  /** Scroll to what is being chosen, where a dock covers a part of the page; on a phone also to where choosing begins. @param {boolean} [isStart] */
  reveal(isStart = false) {
    const { chosen, start } = this.kind?.reveal ?? {};
    const found = (chosen && this.root.querySelector(chosen)) || (isStart && start && this.root.querySelector(start));
    if (found) found.scrollIntoView({ block: "nearest" });
  }
}

/** Make the skip link move the focus to what can be done without changing the hash, which holds the link to a seat or game. */
function handleSkipLink() {
  const link = must("skip");
  link.addEventListener("click", (event) => {
    event.preventDefault();
    const target = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
    target?.scrollIntoView();
    entrance(target)?.focus({ preventScroll: true });
  });
}
