/**
 * The structure of a log: which events changed the position, and in which round they were.
 *
 * @typedef {import("./messages.js").EventView} EventView
 * @typedef {{round: number, events: EventView[]}} Round
 */

const STEPS = ["deal", "move", "forced", "given"];
const BEGINS = /\.round(_without_tiles)?$/; // keys of the sentence that starts a round

/** Whether an event is a deal or move that was not undone. @param {EventView} event */
export function isStep(event) {
  return STEPS.includes(event.kind) && !event.is_undone;
}

/** The number of deals and moves of a log that were not undone. @param {EventView[]} log */
export function standing(log) {
  return log.filter(isStep).length;
}

/** How many of the first steps of a log were moves. @param {EventView[]} log @param {number} [steps]  all of them */
export function movesIn(log, steps = log.length) {
  return log
    .filter(isStep)
    .slice(0, steps)
    .filter((event) => event.seat !== null).length;
}

/** The numbers of the steps of a log, by the sequence of their events. @param {EventView[]} log @returns {Map<number, number>} */
export function stepNumbers(log) {
  return new Map(log.filter(isStep).map((event, place) => [event.sequence, place + 1]));
}

/** The events of a log by rounds; what comes before the first deal belongs to the first. @param {EventView[]} log @returns {Round[]} */
export function roundsOf(log) {
  /** @type {Round[]} */
  const rounds = [];
  for (const event of log) {
    const begins = event.phrases.find((phrase) => BEGINS.test(phrase.key));
    const last = rounds.at(-1);
    if (last && (!begins || !last.events.some(beginsRound))) last.events.push(event);
    else rounds.push({ round: rounds.length + 1, events: [event] });
  }
  return rounds;
}

/** Whether an event begins a round. @param {Pick<EventView, "phrases">} event */
export function beginsRound(event) {
  return event.phrases.some((phrase) => BEGINS.test(phrase.key));
}

/** A step as an event of the log. @param {import("./messages.js").Step} step @returns {EventView} */
export function eventOf(step) {
  return {
    sequence: step.number,
    kind: step.seat === null ? "deal" : "move",
    seat: step.seat,
    text: step.event,
    parts: step.parts,
    at: 0,
    is_undone: false,
    phrases: step.phrases,
  };
}
