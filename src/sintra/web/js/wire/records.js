/**
 * Records: fetch that of a table, its steps, and the verdict on its deals.
 *
 * @typedef {import("./messages.js").Replayed} Game
 * @typedef {import("./messages.js").Step & import("./store.js").Described} Step
 * @typedef {import("./messages.js").Verified} Verified
 */

import * as tables from "../memory/tables.js";

const STEPS_PER_PAGE = 50; // the maximum of the server
const MAX_RETRIES = 20; // after 429, too many requests

/** A refusal of the server, in the person's language; `detail` has more, in English for experts. */
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
 * Fetch the steps of a record page by page; `heard` is called after each page.
 * @param {string} text @param {string} language @param {(game: Game) => Promise<boolean>} heard  returns whether to continue
 */
export async function read(text, language, heard) {
  /** @type {Step[]} */
  let steps = [];
  for (let last = 0; steps.length <= last;) {
    const from = steps.length;
    const answer = await ask(`/api/replay?language=${language}&from=${from}&to=${from + STEPS_PER_PAGE - 1}`, {
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

/** Have the deals of a record verified. @param {string} text @returns {Promise<Verified>} */
export async function verify(text) {
  const answer = await ask("/api/verify", { method: "POST", body: text, headers: { "content-type": "text/plain" } });
  return answer.json();
}

/** Fetch, and retry when the server is rate limiting us. @param {string} address @param {RequestInit} options @returns {Promise<Response>} */
async function ask(address, options) {
  for (let left = MAX_RETRIES; ; left -= 1) {
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
