/**
 * What is announced of an event, at three levels of verbosity: short (who did what), normal (with what it brings and costs, and what goes to the center), full (also what lies on the table after a deal).
 * The sentences are the server's; here some are left out.
 *
 * @typedef {import("../wire/messages.js").EventView} EventView
 * @typedef {import("../wire/messages.js").Sentence} Sentence
 */

// Suffixes of Phrase keys: what only the full level says, and what even the short level says beside the first sentence.
const DETAILS = [".factory", ".factory_empty", ".factories_empty", ".center", ".center_empty", ".supply", ".bag_refilled"];
const ESSENTIAL = [
  ".round_over",
  ".wins",
  ".wins_by_rows",
  ".share",
  ".over_row",
  ".over_rounds",
  ".over_stuck",
  ".over_tiles",
];
const FORCED = "server.forced"; // stands before the move that it is about

/** The sentences of an event that are announced. @param {Pick<EventView, "phrases">} event @param {"short" | "normal" | "full"} verbosity @returns {string[]} */
export function spoken(event, verbosity) {
  const first = event.phrases[0]?.key === FORCED ? 1 : 0;
  return event.phrases.filter((phrase, place) => isSaid(phrase, place === first, verbosity)).map((phrase) => phrase.text);
}

/** @param {Sentence} phrase @param {boolean} isFirst  says who did what @param {"short" | "normal" | "full"} verbosity */
function isSaid(phrase, isFirst, verbosity) {
  if (verbosity === "full") return true;
  if (verbosity === "normal") return !ends(phrase, DETAILS);
  return isFirst || ends(phrase, ESSENTIAL);
}

/** @param {Sentence} phrase @param {string[]} endings */
function ends(phrase, endings) {
  return endings.some((ending) => phrase.key.endsWith(ending));
}
