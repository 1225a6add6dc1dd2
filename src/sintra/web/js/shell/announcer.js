/**
 * Announcements for screen readers: a queue of sentences in a single live region. Equal sentences are announced twice. Events are
 * never dropped; of queued answers, only the last is announced. What comes with a change of the page is announced two gaps after it:
 * while much of a page changes at once, screen readers drop what they hear about it.
 */

const GAP = 250; // milliseconds between announcements, so that screen readers notice each
const KEEP = 20_000; // milliseconds that a text stays: a screen reader that is busy reads it later, and nothing of one that is gone

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

  /** Queue sentences as one announcement. @param {...string} sentences */
  say(...sentences) {
    this.#add(sentences, false, true);
  }

  /** Announce an answer, and drop queued answers: they are stale. @param {...string} sentences */
  interrupt(...sentences) {
    this.#answer(sentences, false);
  }

  /** Announce an answer that comes with another page, as the next task of a lesson. @param {...string} sentences */
  interruptLater(...sentences) {
    this.#answer(sentences, true);
  }

  /** @param {string[]} sentences @param {boolean} isLate */
  #answer(sentences, isLate) {
    this.#queue = this.#queue.filter((waiting) => !waiting.isAnswer);
    this.#add(sentences, true, isLate);
  }

  /** @param {string[]} sentences @param {boolean} isAnswer @param {boolean} isLate */
  #add(sentences, isAnswer, isLate) {
    const text = sentences.filter(Boolean).join(" ");
    if (!text) return;
    this.#queue.push({ text, isAnswer });
    if (this.#isBusy) return;
    if (!isLate) return this.#next();
    this.#isBusy = true;
    this.#wait(() => this.#wait(() => this.#next()));
  }

  #next() {
    const text = this.#queue.shift()?.text;
    this.#isBusy = text !== undefined;
    if (text === undefined) return;
    this.#show(text);
    this.#wait(() => this.#next());
  }
}

/**
 * Make the setter of the live region: each text is a new element, so that equal texts are read again, and a text never takes the
 * place of another, so that each is read. Only what is added is read, for the region is not atomic.
 * @param {Element} region
 */
export function intoRegion(region) {
  return (/** @type {string} */ text) => {
    const line = document.createElement("p");
    line.textContent = text;
    region.append(line);
    setTimeout(() => line.remove(), KEEP);
  };
}
