/** Errands of the page of a table: keeping the link, copying, downloading, random numbers. */

import { recordOf, save } from "../wire/records.js";
import { isMyTurn } from "../wire/store.js";
import * as tables from "../memory/tables.js";

/**
 * Keep the link, and what the start page says about the game.
 * @param {import("../wire/store.js").View} view @param {string} id @param {string} token @param {import("../words/languages.js").Words} words
 */
export function remember(view, id, token, words) {
  const { table, now } = view;
  if (!table || !now || !table.yours.length) return;
  const others = now.seats.filter((_, seat) => !table.yours.includes(seat)).map((seat) => seat.name || words.open);
  tables.keep({
    table: id,
    token,
    game: table.game,
    title: others.join(", "),
    status: now.phase === "open" ? "open" : now.phase === "over" ? "over" : isMyTurn(view) ? "turn" : "wait",
    over: now.phase === "over",
    ...(now.phase === "open" ? {} : { names: undefined }),
  });
}

/** Download the record of a table; say whether that succeeded. @param {string} table @param {string} token @param {string} name of the file */
export async function download(table, token, name) {
  try {
    save(await recordOf(table, token), name);
    return true;
  } catch {
    return false;
  }
}

/** Copy a text; where the browser does not allow it, show it to be copied by hand. @param {string} text @param {string} label */
export async function copy(text, label) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    window.prompt(label, text);
    return false;
  }
}

/**
 * Some positions of a table, with what led to them.
 * @param {string} table @param {string} token @param {string} language @param {number} first @param {number} last
 * @returns {Promise<import("../replay/game.js").Step[]>} none where the server does not answer
 */
export async function fetchSteps(table, token, language, first, last) {
  try {
    const answer = await fetch(`/api/tables/${table}/steps?from=${first}&to=${last}&language=${language}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.ok ? (await answer.json()).steps : [];
  } catch {
    return [];
  }
}

/** Tell somebody who looks elsewhere, if they have allowed it. @param {string} text @param {string} tag  a later one of the same replaces it */
export function notify(text, tag) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    new Notification("Sintra", { body: text, icon: "/art/logo.svg", tag });
  } catch {
    // on phones pages may not, whatever the permission says
  }
}

/** This browser's tab, the same when it comes back. */
export function clientId() {
  try {
    const known = sessionStorage.getItem("sintra.client") ?? nonce();
    sessionStorage.setItem("sintra.client", known);
    return known;
  } catch {
    return nonce();
  }
}

/** This person's part in the shuffling: random bytes in hexadecimal digits. */
export function nonce() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

let panels = ""; // browsers remember a module that did not come, by its address: after a failure it gets another one

/** Show the rules beside the game, at what is going on; they are loaded only now. Say whether that succeeded. @param {import("../wire/store.js").View} view @param {string} language */
export async function showRules(view, language) {
  const game = view.table?.game;
  if (game !== "azul" && game !== "pavilion") return location.assign("/rules");
  try {
    const { toggleRules } = await loadPanel(panels);
    await toggleRules(game, view.now?.state?.phase ?? "", language);
    return true;
  } catch {
    panels += "?";
    return false;
  }
}

/** @param {string} again @returns {Promise<typeof import("../guide/panel.js")>} */
function loadPanel(again) {
  return again ? import(`../guide/panel.js?${again}`) : import("../guide/panel.js");
}
