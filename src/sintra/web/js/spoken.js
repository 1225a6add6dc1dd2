/**
 * What is said aloud of an event, in three steps: short (who did what), normal (with what it brings and costs), full (everything).
 * The sentences are the server's; here some are left out.
 *
 * @typedef {import("./messages.js").EventView} EventView
 * @typedef {import("./messages.js").Sentence} Sentence
 */

// Endings of the keys of Phrases: what only the full step says, and what even the short step says beside the first sentence.
const DETAILS = [".factory", ".factory_empty", ".factories_empty", ".center", ".center_empty", ".to_center", ".to_lid", ".supply", ".bag_refilled"];
const ESSENTIAL = [".round_over", ".wins", ".wins_by_rows", ".share", ".over_row", ".over_rounds", ".over_stuck", ".over_tiles"];
const STEP_BY_STEP = [".places", ".bonus_row", ".bonus_column", ".bonus_color", ".floor_scored"];

/** The sentences of an event that are said aloud. @param {Pick<EventView, "phrases">} event @param {"short" | "normal" | "full"} verbosity @returns {string[]} */
export function spoken(event, verbosity) {
  return event.phrases.filter((phrase, place) => isSaid(phrase, place, verbosity)).map((phrase) => phrase.text);
}

/** @param {Sentence} phrase @param {number} place @param {"short" | "normal" | "full"} verbosity */
function isSaid(phrase, place, verbosity) {
  if (verbosity === "full") return true;
  if (verbosity === "normal") return !ends(phrase, DETAILS);
  return (place === 0 && !ends(phrase, STEP_BY_STEP)) || ends(phrase, ESSENTIAL);
}

/** @param {Sentence} phrase @param {string[]} endings */
function ends(phrase, endings) {
  return endings.some((ending) => phrase.key.endsWith(ending));
}
