/**
 * Looking back: an entry of the log shows its position in place of the game, which goes on meanwhile. The positions are the
 * server's, as for a replay.
 *
 * @typedef {import("./controller.js").TablePage} TablePage
 * @typedef {import("../wire/store.js").View} View
 */

import { fetchSteps } from "../wire/records.js";
import { movesIn, standing } from "../wire/history.js";
import { spoken } from "../stage/speech.js";

/** @type {number | null} the position that was asked for and has not come yet */
let wanted = null;

/** Show the position after a number of deals and moves. @param {TablePage} page @param {number} at */
export async function lookAt(page, at) {
  if (!Number.isInteger(at) || at < 0 || at > standing(page.view.log)) return;
  wanted = at;
  const [step] = await fetchSteps(page.table, page.token, page.chosen.language, at, at);
  if (wanted !== at) return; // superseded
  wanted = null;
  if (!step) return page.tell(page.words.failed);
  page.rest();
  const { state, scores, goals, features, phrases, state_text, description } = step;
  const text = at ? spoken({ phrases }, "short").join(" ") || (phrases[0]?.text ?? "") : page.words.guide.beginning;
  page.change({ type: "look", look: { at, state, scores, goals, features, text, state_text, description } });
  if (page.narrow.matches) page.root.querySelector("#table")?.scrollIntoView({ block: "nearest" });
  page.voice.interrupt(`${whereText(page.view, page.words)}. ${text}`);
}

/** Show the position before or after the one that is shown; after the last one, the game itself. @param {TablePage} page @param {number} change */
export async function lookBeside(page, change) {
  const { look, log } = page.view;
  if (!look) return;
  const at = (wanted ?? look.at) + change;
  if (at > standing(log)) return goBack(page);
  await lookAt(page, at);
}

/** Show the game again as it is now. @param {TablePage} page */
export function goBack(page) {
  wanted = null;
  if (!page.view.look) return;
  const entry = /** @type {HTMLElement | null} */ (page.root.querySelector("#log [aria-current]"));
  const hadFocus = document.activeElement?.closest("footer") !== null;
  page.change({ type: "look", look: null });
  page.voice.interrupt(page.words.lookedBack);
  if (hadFocus) entry?.focus();
}

/** Where we look, in words. @param {View} view @param {import("../words/languages.js").Words} words */
export function whereText({ look, log }, words) {
  return look ? words.guide.position(movesIn(log, look.at), movesIn(log), look.state.round) : "";
}

/** What is drawn while looking back: nobody is to act there, so nothing can be done. @param {View} view @returns {View} */
export function lookedAt(view) {
  const { look, now } = view;
  if (!look || !now) return view;
  const seats = now.seats.map((seat, index) => ({
    ...seat,
    score: look.scores[index] ?? seat.score,
    goals: look.goals[index] ?? [],
    features: look.features[index] ?? {},
    ahead: null,
    time_left: null,
  }));
  return {
    ...view,
    held: null,
    aim: null,
    now: {
      ...now,
      phase: "playing",
      seats,
      state: look.state,
      state_text: look.state_text,
      description: look.description,
      turn: null,
      turn_began: null,
      legal: [],
      barred: [],
      can_undo: false,
    },
  };
}
