/**
 * Long texts and positions in files of their own, fetched once when they are needed.
 *
 * @typedef {"azul" | "pavilion"} GameName
 * @typedef {{id: string, title: string, text: string[], figure?: string, caption?: string}} Section
 * @typedef {{lead: string, sections: Section[]}} Rules
 * @typedef {{title: string, task: string, happened: string, why: string}} Coaching
 * @typedef {{good: string, before: any, legal: import("../messages.js").LegalMove[], after: any}} Choice
 * @typedef {{id: string, choices: Choice[], replies: {move: string, state: any, said: Record<string, string>}[]}} LessonStep
 */

/** @type {Map<string, Promise<any>>} */
const known = new Map();

/** @param {string} name */
function load(name) {
  const found = known.get(name) ?? fetch(`/${name}.json`).then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`there is no text ${name}`))));
  known.set(name, found);
  found.catch(() => known.delete(name));
  return found;
}

/** The rules of a game. @param {GameName} game @param {string} language @returns {Promise<Rules>} */
export function rules(game, language) {
  return load(`languages/${language}/rules-${game}`);
}

/** The figures of a game's rules, by their names. @param {GameName} game @returns {Promise<Record<string, import("./figure.js").FigureData>>} */
export function figures(game) {
  return load(`text/figures-${game}`);
}

/** The steps of a game's lesson. @param {GameName} game @returns {Promise<LessonStep[]>} */
export function lesson(game) {
  return load(`text/lesson-${game}`);
}

/** What the lesson says at each step. @param {GameName} game @param {string} language @returns {Promise<Record<string, Coaching>>} */
export function coaching(game, language) {
  return load(`languages/${language}/coach-${game}`);
}

/** The game of an address such as /rules/azul. @param {string} path @returns {GameName | null} */
export function gameOf(path) {
  const name = path.split("/")[2];
  return name === "azul" || name === "pavilion" ? name : null;
}

/** The section of the rules that tells of a phase. @param {string} phase @param {GameName} game */
export function sectionOf(phase, game) {
  const sections = /** @type {Record<GameName, Record<string, string>>} */ ({
    azul: { draft: "taking", tiling: "grey", over: "end" },
    pavilion: { draft: "taking", place: "placing", bonus: "bonus", refill: "bonus", discard: "passing", over: "end" },
  });
  return sections[game][phase] ?? "goal";
}
