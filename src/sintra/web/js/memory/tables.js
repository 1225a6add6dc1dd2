/**
 * The tables of this browser: their links are stored here and nowhere else, because a link is a credential.
 *
 * @typedef {object} Kept
 * @property {string} table
 * @property {string} token
 * @property {string} game
 * @property {number} at  when it was last looked at, milliseconds since 1970
 * @property {string} [title]  who plays
 * @property {string} [status]  as it was last seen
 * @property {boolean} [over]
 * @property {{seat: number, token: string}[]} [invitations]  links for others
 * @property {string} [watch]  the link for watchers
 * @property {string[]} [names]  names to sit down with, by seat, when the page opens
 * @property {number[]} [seats]  that this link plays
 */

import { storage } from "./storage.js";

const KEY = "sintra.tables";
const MOST = 40;

/** All stored tables, newest first. @returns {Kept[]} */
export function all() {
  try {
    const kept = JSON.parse(storage().getItem(KEY) ?? "[]");
    return Array.isArray(kept)
      ? kept.filter((entry) => typeof entry?.table === "string" && typeof entry.token === "string").map(whole)
      : [];
  } catch {
    return [];
  }
}

/** Validate an entry, dropping invalid fields: the storage is not trusted. @param {any} entry @returns {Kept} */
function whole({ table, token, game, at, title, status, over, invitations, watch, names, seats }) {
  const text = (/** @type {unknown} */ value) => (typeof value === "string" ? value : undefined);
  return {
    table,
    token,
    game: text(game) ?? "",
    at: Number.isFinite(at) ? at : 0,
    title: text(title),
    status: text(status),
    over: over === true,
    invitations: Array.isArray(invitations) ? invitations.filter((link) => typeof link?.token === "string") : undefined,
    watch: text(watch),
    names: Array.isArray(names) ? names.map((name) => text(name) ?? "") : undefined,
    seats: Array.isArray(seats) ? seats.filter(Number.isInteger) : undefined,
  };
}

/** The entry of a link; without a token, of the newest link to a table. @param {string} table @param {string} [token] @returns {Kept | null} */
export function find(table, token) {
  return all().find((kept) => kept.table === table && (token === undefined || kept.token === token)) ?? null;
}

/** Store a link, or update its entry; one browser may have several links to one table. @param {Partial<Kept> & {table: string, token: string}} change */
export function keep(change) {
  const old = find(change.table, change.token) ?? { game: "" };
  store([{ ...old, at: Date.now(), ...change }, ...without(change.table, change.token)].slice(0, MOST));
}

/** Forget a link. @param {string} table @param {string} token */
export function forget(table, token) {
  store(without(table, token));
}

/** @param {string} table @param {string} token */
function without(table, token) {
  return all().filter((kept) => kept.table !== table || kept.token !== token);
}

/** The address of a link. @param {string} table @param {string} token */
export function address(table, token) {
  return `${location.origin}/table/${table}#${token}`;
}

/** @param {object[]} kept */
function store(kept) {
  try {
    storage().setItem(KEY, JSON.stringify(kept));
  } catch {
    // storage full: not fatal
  }
}
