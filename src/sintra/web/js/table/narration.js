/**
 * Announcements for screen readers: all moves as in the log, then whose turn it is and, where that is new, what to do.
 *
 * @typedef {import("../wire/store.js").View} View
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../shell/announcer.js").Announcer} Announcer
 * @typedef {import("../games/registry.js").Kind} Kind
 */

import { spoken } from "../stage/speech.js";
import { isMyTurn, isWatching, nameOf } from "../wire/store.js";

const TOLD = ["deal", "move", "forced", "undo", "resign", "flag", "begin"];

/**
 * Say what has happened between two views. While a plan continues with its next move, nobody is called.
 * @param {Announcer} voice @param {View} before @param {View} after @param {Words} words @param {"short" | "normal" | "full"} verbosity
 * @param {Kind | null} kind @param {string} task  what was to be done when I was called last
 * @returns {string} the task that I know of now
 */
export function announceEvents(voice, before, after, words, verbosity, kind, task) {
  const since = before.now?.sequence ?? 0;
  const events = after.log.filter((event) => event.sequence > since && TOLD.includes(event.kind) && !event.is_undone);
  for (const event of events) voice.say(...spoken(event, verbosity));
  const hasPassed = before.now?.turn !== after.now?.turn || events.length > 0;
  if (!hasPassed || !isMyTurn(after) || (after.plan && kind?.next?.(after))) return task;
  const { lead } = kind?.say(after, words) ?? { lead: task };
  voice.say(turnText(after, words), lead === task ? "" : `${lead}.`);
  return lead;
}

/** Announce the state of the game; return what I am to do. @param {Announcer} voice @param {View} view @param {Words} words @param {Kind | null} kind @param {boolean} [isAsked] */
export function announceView(voice, view, words, kind, isAsked = false) {
  const task = isMyTurn(view) ? (kind?.say(view, words).lead ?? "") : "";
  const said = [situation(view, words), task ? `${task}.` : ""];
  if (isAsked) voice.interrupt(...said);
  else voice.say(...said);
  return task;
}

/** @param {View} view @param {Words} words */
function situation(view, words) {
  const { now } = view;
  if (!now) return words.connecting;
  if (now.phase === "open") return words.waiting;
  const last = view.log.findLast((event) => !event.is_undone && event.phrases.length > 0);
  const lastText = last ? spoken(last, "normal").join(" ") : "";
  if (now.phase === "over") return `${words.gameOver} ${lastText}`;
  const scores = now.seats.map((seat) => `${seat.name}: ${seat.score} ${words.points}`).join(", ");
  return [lastText, `${scores}.`, isMyTurn(view) ? turnText(view, words) : waitText(view, words)].filter(Boolean).join(" ");
}

/** With several people at one screen the turn needs a name. @param {View} view @param {Words} words */
function turnText(view, words) {
  const turn = view.now?.turn ?? 0;
  return (view.table?.yours.length ?? 0) > 1 ? `${words.isToMove(nameOf(view, turn))}.` : words.yourTurnNow;
}

/** @param {View} view @param {Words} words */
function waitText(view, words) {
  const turn = view.now?.turn ?? null;
  return turn === null ? "" : `${words.isToMove(nameOf(view, turn))}.${isWatching(view) ? ` ${words.watching}` : ""}`;
}
