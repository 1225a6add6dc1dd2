/**
 * Long texts and positions in separate files, loaded lazily and cached.
 *
 * @typedef {{id: string, title: string, text: string[], figure?: string, caption?: string}} Section
 * @typedef {{lead: string, sections: Section[]}} Rules
 * @typedef {{title: string, task: string, happened: string, why: string}} Coaching
 * @typedef {{good: string, before: any, legal: import("../wire/messages.js").LegalMove[], after: any}} Choice
 * @typedef {{id: string, choices: Choice[], replies: {move: string, state: any, said: Record<string, string>}[]}} LessonStep
 */

import { COVERS } from "../games/registry.js";

/** @type {Map<string, Promise<any>>} */
const known = new Map();

/** @param {string} name */
function load(name) {
  const found =
    known.get(name) ??
    fetch(`/${name}.json`).then((answer) =>
      answer.ok ? answer.json() : Promise.reject(new Error(`there is no text ${name}`)),
    );
  known.set(name, found);
  found.catch(() => known.delete(name));
  return found;
}

/** The rules of a game. @param {string} game @param {string} language @returns {Promise<Rules>} */
export function rules(game, language) {
  return load(`languages/${language}/rules-${game}`);
}

/** The figures of a game's rules, by their names. @param {string} game @returns {Promise<Record<string, import("./figure.js").FigureData>>} */
export function figures(game) {
  return load(`text/figures-${game}`);
}

/** The steps of a game's lesson. @param {string} game @returns {Promise<LessonStep[]>} */
export function lesson(game) {
  return load(`text/lesson-${game}`);
}

/** What the lesson says at each step. @param {string} game @param {string} language @returns {Promise<Record<string, Coaching>>} */
export function coaching(game, language) {
  return load(`languages/${language}/coach-${game}`);
}

/** The cover of the game that an address such as /rules/GAME names. @param {string} path @returns {import("../games/registry.js").Cover | null} */
export function coverAt(path) {
  const name = path.split("/")[2];
  return COVERS.find((cover) => cover.name === name && cover.hasGuide) ?? null;
}
