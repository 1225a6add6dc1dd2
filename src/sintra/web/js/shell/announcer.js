/**
 * The one voice of the page: sentences for screen readers, one after another in a single live region, never two at once. A sentence
 * that is said twice is spoken twice. What has happened is never left out; of answers that wait, only the last is said.
 */

const GAP = 250; // milliseconds between two texts, so that readers notice each

export class Announcer {
  /** @type {{text: string, isAnswer: boolean}[]} */
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
    this.#add(sentences, false);
  }

  /** Say what the person has asked for, and forget the answers that still wait: they are out of date. @param {...string} sentences */
  interrupt(...sentences) {
    this.#queue = this.#queue.filter((waiting) => !waiting.isAnswer);
    this.#add(sentences, true);
  }

  /** @param {string[]} sentences @param {boolean} isAnswer */
  #add(sentences, isAnswer) {
    const text = sentences.filter(Boolean).join(" ");
    if (!text) return;
    this.#queue.push({ text, isAnswer });
    if (!this.#isBusy) this.#next();
  }

  #next() {
    const text = this.#queue.shift()?.text;
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
