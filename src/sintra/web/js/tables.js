/**
 * The tables that this browser has been at: their links, kept here and nowhere else, because a link is all it takes to play.
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
 */

import { storage } from "./settings.js";

const KEY = "sintra.tables";
const MOST = 40;

/** All kept tables, the newest first. @returns {Kept[]} */
export function all() {
  try {
    const kept = JSON.parse(storage()?.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry?.table === "string" && typeof entry.token === "string") : [];
  } catch {
    return [];
  }
}

/** One kept table. @param {string} table @returns {Kept | null} */
export function find(table) {
  return all().find((kept) => kept.table === table) ?? null;
}

/** Keep a table, or change what is kept of it. @param {Partial<Kept> & {table: string}} change */
export function keep(change) {
  const others = all().filter((kept) => kept.table !== change.table);
  const old = find(change.table) ?? { token: "", game: "azul", at: 0 };
  store([{ ...old, at: Date.now(), ...change }, ...others].slice(0, MOST));
}

/** Forget a table. @param {string} table */
export function forget(table) {
  store(all().filter((kept) => kept.table !== table));
}

/** The address of a link. @param {string} table @param {string} token */
export function address(table, token) {
  return `${location.origin}/table/${table}#${token}`;
}

/** @param {Kept[]} kept */
function store(kept) {
  try {
    storage()?.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that stores nothing still plays
  }
}
