/**
 * What happened while the connection was lost, shown at double speed: the positions come from the server, as for a replay.
 *
 * @typedef {import("./store.js").View} View
 * @typedef {import("./messages.js").EventView} EventView
 */

import { mayMove, whereSpots } from "./fly.js";

const STEPS = ["deal", "move", "forced"];
const MOST = 12; // more than these nobody wants to watch

/** How many deals and moves stand in a log. @param {EventView[]} log */
export function standing(log) {
  return log.filter((event) => STEPS.includes(event.kind) && !event.is_undone).length;
}

/** The missed steps as numbers, or null if there is nothing to show. @param {View} before @param {View} after @returns {[number, number] | null} */
export function missedSteps(before, after) {
  const known = before.log.filter((event) => STEPS.includes(event.kind) && !event.is_undone);
  const isSame = known.every((event) => after.log.some((other) => other.sequence === event.sequence && !other.is_undone));
  const [first, last] = [known.length, standing(after.log)];
  return isSame && before.now?.state && last > first && last - first <= MOST ? [first + 1, last] : null;
}

/**
 * Show missed steps one after another, until somebody clicks or something new comes.
 * @param {import("./conduct.js").TablePage} page @param {View} before @param {View} after
 */
export async function showMissed(page, before, after) {
  const range = missedSteps(before, after);
  if (!range || !mayMove()) return;
  let state = before.now?.state;
  show(page, after, state);
  for (const step of await fetchSteps(page, range)) {
    if (!page.shown) return page.paint();
    const spots = whereSpots(page.root);
    const motion = page.kind?.motion(state, step.state, { ...step, text: step.event }) ?? { flights: [], rises: [] };
    state = step.state;
    show(page, after, state);
    await page.fly(motion, spots, 2);
  }
  page.shown = null;
  page.paint();
}

/** @param {import("./conduct.js").TablePage} page @param {View} after @param {any} state */
function show(page, after, state) {
  if (!after.now) return;
  page.shown = { ...after, now: { ...after.now, state, legal: [] } };
  page.paint();
}

/** @param {import("./conduct.js").TablePage} page @param {[number, number]} range @returns {Promise<any[]>} none where the server does not answer */
async function fetchSteps(page, [first, last]) {
  try {
    const answer = await fetch(`/api/tables/${page.table}/steps?from=${first}&to=${last}&language=${page.chosen.language}`, { headers: { authorization: `Bearer ${page.token}` } });
    return answer.ok ? (await answer.json()).steps : [];
  } catch {
    return [];
  }
}
