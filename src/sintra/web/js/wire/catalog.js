/**
 * What the server offers to be played. Games that the pages know have titles and labels of their own.
 *
 * @typedef {object} OptionEntry
 * @property {string} name
 * @property {any} default
 * @property {any[]} [values]  where they can be listed
 *
 * @typedef {object} EditionEntry
 * @property {string} name
 * @property {string} title
 * @property {string} about  what is different, in one sentence
 * @property {Record<string, any>} options  what it fixes
 * @property {string[]} offers  the options to choose from
 *
 * @typedef {object} GameEntry
 * @property {string} name
 * @property {string} [title]
 * @property {number[]} [players]
 * @property {OptionEntry[]} [options]
 * @property {EditionEntry[]} [editions]
 */

/** The games of this server; empty if it does not answer. @param {string} language @returns {Promise<GameEntry[]>} */
export async function fetchGames(language) {
  try {
    const answer = await fetch(`/api/games?language=${language}`);
    const games = answer.ok ? (await answer.json()).games : [];
    return Array.isArray(games) ? games : [];
  } catch {
    return [];
  }
}
