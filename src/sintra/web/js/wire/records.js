/**
 * Records and the server: fetching one of a table, its steps, and whether its deals are what was promised.
 *
 * @typedef {import("../replay/game.js").Game} Game
 * @typedef {object} Verified
 * @property {"fair" | "unfair" | "unverifiable" | "unreadable"} verdict
 * @property {string} message  for experts, in English
 * @property {number} deals
 * @property {number} given  deals before those, which come from another game
 * @property {number | null} differs  the first deal that is not as promised
 * @property {string | null} cut
 * @property {string | null} commitment
 * @property {string[] | null} nonces
 */

import * as tables from "../memory/tables.js";

const AT_ONCE = 50; // steps; the server gives no more
const PATIENCE = 20; // times that we ask again when the server asks us to wait

/** Why the server did not do what was asked, in the person's language; where there is more, in English for experts. */
export class Refusal extends Error {
  /** @param {string} text @param {string} [detail] */
  constructor(text, detail = "") {
    super(text);
    this.detail = detail;
  }
}

/** The record of a table, with the link of this page or the one this browser keeps. @param {string} table @param {string} [token] @returns {Promise<string>} */
export async function recordOf(table, token = tables.find(table)?.token ?? location.hash.slice(1)) {
  const answer = await ask(`/api/tables/${encodeURIComponent(table)}/record`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.text();
}

/**
 * Read a record: what has come so far is told again and again, until all steps are there.
 * @param {string} text @param {string} language @param {(game: Game) => boolean} heard  says whether to go on
 */
export async function read(text, language, heard) {
  /** @type {import("../replay/game.js").Step[]} */
  let steps = [];
  for (let last = 0; steps.length <= last;) {
    const from = steps.length;
    const answer = await ask(`/api/replay?language=${language}&from=${from}&to=${from + AT_ONCE - 1}`, {
      method: "POST",
      body: text,
      headers: { "content-type": "text/plain" },
    });
    /** @type {Game} */
    const part = await answer.json();
    steps = [...steps, ...part.steps];
    last = part.last;
    if (!heard({ ...part, steps }) || !part.steps.length) return;
  }
}

/** Let the deals of a record be drawn again. @param {string} text @returns {Promise<Verified>} */
export async function verify(text) {
  const answer = await ask("/api/verify", { method: "POST", body: text, headers: { "content-type": "text/plain" } });
  return answer.json();
}

/** Ask, and again a little later when that was too fast. @param {string} address @param {RequestInit} options @returns {Promise<Response>} */
async function ask(address, options) {
  for (let left = PATIENCE; ; left -= 1) {
    const answer = await fetch(address, options);
    if (answer.ok) return answer;
    if (answer.status !== 429 || !left) throw await refusalOf(answer);
    await new Promise((resolve) => setTimeout(resolve, 600));
  }
}

/** @param {Response} answer @returns {Promise<Refusal>} */
async function refusalOf(answer) {
  const { text, phrase } = await answer.json().catch(() => ({}));
  const reason = phrase?.values?.reason;
  return new Refusal(text ?? answer.statusText, typeof reason === "string" && !text?.includes(reason) ? reason : "");
}

/** Give a text as a file. @param {string} text @param {string} name */
export function save(text, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
