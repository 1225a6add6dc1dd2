/**
 * The games that this browser can draw, and the only module that names them. Covers are loaded at once; a Kind is loaded lazily when
 * a page shows its game. The fallback for other games is the text board and a list of legal moves.
 *
 * @typedef {import("./kind.js").Kind} Kind
 * @typedef {import("./kind.js").Where} Where
 * @typedef {import("./kind.js").Cover} Cover
 * @typedef {import("./kind.js").Scene} Scene
 * @typedef {import("./kind.js").SeatCard} SeatCard
 * @typedef {import("./kind.js").Intent} Intent
 * @typedef {import("./kind.js").Field} Field
 * @typedef {import("./generic/cover.js").Entry} Entry
 */

import { define } from "../draw/paint.js";
import { enableStyles, preload } from "../draw/asset.js";
import { cover as azul } from "./azul/cover.js";
import { coverOfEntry } from "./generic/cover.js";
import { cover as pavilion } from "./pavilion/cover.js";

export { OWN } from "./kind.js";

/** The covers of the games that have a Kind of their own; the first is the default. */
export const COVERS = [azul, pavilion];
export const [FIRST] = /** @type {[Cover, ...Cover[]]} */ (COVERS);

/** @type {Record<string, () => Promise<{kind: Kind}>>} */
const MODULES = {
  azul: () => import("./azul/kind.js"),
  pavilion: () => import("./pavilion/kind.js"),
};
const GENERIC = "generic";

/** @type {Map<string, Promise<Kind>>} */
const loading = new Map();

/** The cover of a game. @param {string} name @returns {Cover} */
export function coverOf(name) {
  return COVERS.find((cover) => cover.name === name) ?? coverOfEntry({ name });
}

/** What an edition is called, and what is different about it. @param {Cover} cover @param {string} name @param {import("./kind.js").Words} words */
export function editionText(cover, name, words) {
  const { title, about, editions } = cover.text(words);
  return editions[name] ?? { title, about };
}

/** The covers of all games that a server offers, ours first. @param {Entry[]} entries @returns {Cover[]} */
export function coversOf(entries) {
  const others = entries.filter((entry) => !COVERS.some((cover) => cover.name === entry.name));
  return [...COVERS, ...others.map(coverOfEntry)];
}

/** The Kind of a game, with its style sheets and elements; cached, and retried after a failure. @param {string} name @returns {Promise<Kind>} */
export function loadKind(name) {
  const found = loading.get(name) ?? load(name);
  loading.set(name, found);
  found.catch(() => loading.delete(name));
  return found;
}

/** @param {string} name @returns {Promise<Kind>} */
async function load(name) {
  const folder = MODULES[name] ? name : GENERIC;
  preload(`/js/games/${folder}/kind.js`);
  const [kind] = await Promise.all([fetchKind(name), enableStyles(folder)]);
  for (const [tag, view] of Object.entries(kind.views)) define(tag, view);
  return kind;
}

/** @param {string} name @returns {Promise<Kind>} */
async function fetchKind(name) {
  const own = MODULES[name];
  if (own) return (await own()).kind;
  const { genericKind } = await loadGeneric();
  return genericKind(name);
}

const loadGeneric = () => import("./generic/kind.js");
