/**
 * The one voice of the page: sentences for screen readers, one after another in a single live region, never two at once. A sentence
 * that is said twice is spoken twice.
 */

const GAP = 250; // milliseconds between two texts, so that readers notice each

export class Announcer {
  /** @type {string[]} */
  #queue = [];
  #isBusy = false;
  /** @type {(text: string) => void} */
  #show;
  /** @type {(then: () => void) => void} */
  #wait;

  /**
   * @param {(text: string) => void} show  puts a text into the live region
   * @param {(then: () => void) => void} [wait]  waits between two texts; tests do not
   */
  constructor(show, wait = (then) => void setTimeout(then, GAP)) {
    this.#show = show;
    this.#wait = wait;
  }

  /** Say sentences, as one text. @param {...string} sentences */
  say(...sentences) {
    const text = sentences.filter(Boolean).join(" ");
    if (!text) return;
    this.#queue.push(text);
    if (!this.#isBusy) this.#next();
  }

  /** Say something at once and forget what still waits: the person has asked. @param {...string} sentences */
  interrupt(...sentences) {
    this.#queue = [];
    this.say(...sentences);
  }

  #next() {
    const text = this.#queue.shift();
    this.#isBusy = text !== undefined;
    if (text === undefined) return;
    this.#show("");
    this.#show(text);
    this.#wait(() => this.#next());
  }
}

/** Make the live region's setter: each text is a new element, so that equal texts are read again. @param {Element} region */
export function intoRegion(region) {
  return (/** @type {string} */ text) => {
    region.replaceChildren();
    if (!text) return;
    const line = document.createElement("p");
    line.textContent = text;
    region.append(line);
  };
}
