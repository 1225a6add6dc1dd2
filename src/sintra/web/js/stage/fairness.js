/**
 * Fair deals: one click draws all tiles of a game again and says in words whether they were as promised, and how that works. An
 * element of its own, so that a result shows it wherever the result is.
 *
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../wire/records.js").Verified} Verified
 * @typedef {object} FairData
 * @property {Words} words
 * @property {() => Promise<string>} record
 * @property {string[]} names  by seat
 */

import { h, paint } from "../draw/paint.js";
import { icon } from "../draw/pictures.js";
import * as records from "../wire/records.js";

/** What a verdict means, in a sentence. @param {Verified} found @param {Words} words @returns {string} */
export function verdictText(found, words) {
  const own = words.guide.verdict;
  if (found.verdict === "fair") {
    return found.given ? `${own.fair(found.deals)} ${own.given(found.given)}` : own.fair(found.deals);
  }
  if (found.verdict === "unfair") return found.differs === null ? own.seed : own.differs(found.differs);
  if (found.verdict === "unreadable") return own.unreadable;
  if (found.commitment === null) return own.noPromise;
  return /no tile/.test(found.message) ? own.noDeal : own.noSeed;
}

/**
 * The panel.
 * @param {FairData} data @param {Verified | null} found @param {string | null} trouble @param {boolean} isBusy
 */
export function fairPanel({ words, names }, found, trouble, isBusy) {
  const own = words.guide;
  const said = trouble ?? (isBusy ? own.checking : found ? verdictText(found, words) : "");
  const look = trouble || found?.verdict === "unfair" ? "bad" : found?.verdict === "fair" ? "good" : null;
  return h(
    "section.panel.fair",
    { "aria-labelledby": "fair-h" },
    h("h2", { id: "fair-h" }, own.fair),
    h("p", null, own.fairLead),
    h(
      "div.btns",
      null,
      h(
        "button.btn",
        { type: "button", "data-fair": true, "aria-disabled": isBusy ? "true" : null },
        icon("i-shield"),
        own.check,
      ),
    ),
    h(
      "p.verdict",
      { role: "status", class: look },
      said ? [look ? icon(look === "good" ? "i-check" : "i-close") : null, h("span", null, said)] : null,
    ),
    h(
      "details",
      null,
      h("summary", null, own.fairHow),
      h(
        "ol",
        null,
        own.fairSteps.map((step) => h("li", null, step)),
      ),
      found?.commitment ? digits(found, names, words) : null,
    ),
  );
}

/** @param {Verified} found @param {string[]} names @param {Words} words */
function digits(found, names, words) {
  const own = words.guide;
  const given = (found.nonces ?? []).map((nonce, seat) =>
    nonce
      ? [h("dt", null, own.yourDigits(names[seat] ?? words.defaultName(seat + 1))), h("dd", null, h("code", null, nonce))]
      : null,
  );
  return h("dl", null, h("dt", null, own.fingerprint), h("dd", null, h("code", null, found.commitment)), given);
}

/** Make the element `fair-deals`. */
export function defineFair() {
  if (customElements.get("fair-deals")) return;
  customElements.define("fair-deals", FairDeals);
}

const FairDeals = globalThis.HTMLElement ? makeElement() : /** @type {any} */ (null);

function makeElement() {
  return class extends HTMLElement {
    /** @type {FairData | undefined} */
    #data;
    /** @type {Verified | null} */
    #found = null;
    /** @type {string | null} */
    #trouble = null;
    #isBusy = false;

    constructor() {
      super();
      this.addEventListener(
        "click",
        (event) => event.target instanceof Element && event.target.closest("[data-fair]") && void this.check(),
      );
    }

    /** @param {FairData} data */
    set data(data) {
      this.#data = data;
      this.#paint();
    }

    async check() {
      if (this.#isBusy || !this.#data) return;
      this.#isBusy = true;
      this.#trouble = null;
      this.#paint();
      try {
        this.#found = await records.verify(await this.#data.record());
      } catch (error) {
        this.#trouble = error instanceof records.Refusal ? error.message : this.#data.words.failed;
      }
      this.#isBusy = false;
      this.#paint();
    }

    #paint() {
      if (this.#data) paint(this, fairPanel(this.#data, this.#found, this.#trouble, this.#isBusy));
    }
  };
}
