/**
 * Records and the server: fetching one of a table, its steps, and whether its deals are what was promised.
 *
 * @typedef {import("./messages.js").Replayed} Game
 * @typedef {import("./messages.js").Step & import("./store.js").Described} Step
 * @typedef {import("./messages.js").Verified} Verified
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
 * @param {string} text @param {string} language @param {(game: Game) => Promise<boolean>} heard  says whether to go on
 */
export async function read(text, language, heard) {
  /** @type {Step[]} */
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
    if (!(await heard({ ...part, steps })) || !part.steps.length) return;
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

/**
 * Some positions of a table, with what led to them.
 * @param {string} table @param {string} token @param {string} language @param {number} first @param {number} last
 * @returns {Promise<Step[]>} none where the server does not answer
 */
export async function fetchSteps(table, token, language, first, last) {
  try {
    const address = `/api/tables/${table}/steps?from=${first}&to=${last}&language=${language}`;
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    return answer.ok ? (await answer.json()).steps : [];
  } catch {
    return [];
  }
}
