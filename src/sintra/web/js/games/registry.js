/**
 * The games that this browser can draw, and the only module that names them. Covers are there at once; a Kind is loaded when a page
 * shows its game. A game that is not listed is played with the text board and a list of its moves.
 *
 * @typedef {import("./kind.js").Kind} Kind
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

/** The covers of the games that have a Kind of their own; the first one is what newcomers play. */
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

/** The covers of all games that a server offers, ours first. @param {Entry[]} entries @returns {Cover[]} */
export function coversOf(entries) {
  const others = entries.filter((entry) => !COVERS.some((cover) => cover.name === entry.name));
  return [...COVERS, ...others.map(coverOfEntry)];
}

/** The Kind of a game, with its style sheets and elements; it is fetched once, and again after a failure. @param {string} name @returns {Promise<Kind>} */
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
