/**
 * What happened while the connection was lost, shown at double speed: the positions come from the server, as for a replay.
 *
 * @typedef {import("../wire/store.js").View} View
 * @typedef {import("../wire/messages.js").EventView} EventView
 */

import { fetchSteps } from "../wire/records.js";
import { mayMove, whereSpots } from "../draw/flight.js";
import { eventOf, isStep, standing } from "../wire/history.js";

const MOST = 12; // skip the replay if there are more

/** The missed steps as numbers, or null if there is nothing to show. @param {View} before @param {View} after @returns {[number, number] | null} */
export function missedSteps(before, after) {
  const known = before.log.filter(isStep);
  const isSame = known.every((event) => after.log.some((other) => other.sequence === event.sequence && !other.is_undone));
  const [first, last] = [known.length, standing(after.log)];
  return isSame && before.now?.state && last > first && last - first <= MOST ? [first + 1, last] : null;
}

/**
 * Replay missed steps one after another, until a click or a new message.
 * @param {import("./controller.js").TablePage} page @param {View} before @param {View} after
 */
export async function showMissed(page, before, after) {
  const range = missedSteps(before, after);
  if (!range || !mayMove()) return;
  let state = before.now?.state;
  show(page, after, state);
  for (const step of await fetchSteps(page.table, page.token, page.chosen.language, ...range)) {
    if (!page.shown) return page.paint();
    const spots = whereSpots(page.root);
    const motion = page.kind?.motion(state, step.state, eventOf(step)) ?? { flights: [], rises: [] };
    state = step.state;
    show(page, after, state);
    await page.fly(motion, spots, 2);
  }
  page.shown = null;
  page.paint();
  page.news.catchUp();
}

/** @param {import("./controller.js").TablePage} page @param {View} after @param {any} state */
function show(page, after, state) {
  if (!after.now) return;
  page.shown = { ...after, now: { ...after.now, state, legal: [] } };
  page.paint();
}
