/**
 * What the server offers to be played. Games that the pages know have titles and labels of their own.
 *
 * @typedef {object} OptionEntry
 * @property {string} name
 * @property {any} default
 * @property {any[]} [values]  where they can be listed
 *
 * @typedef {object} GameEntry
 * @property {string} name
 * @property {string} [title]
 * @property {number[]} [players]
 * @property {OptionEntry[]} [options]
 */

/** The games of this server; none where it does not answer. @param {string} language @returns {Promise<GameEntry[]>} */
export async function fetchGames(language) {
  try {
    const answer = await fetch(`/api/games?language=${language}`);
    const games = answer.ok ? (await answer.json()).games : [];
    return Array.isArray(games) ? games : [];
  } catch {
    return [];
  }
}
