/**
 * What the page says aloud, and when: others' moves as in the log, what my own brought, then whose turn it is.
 *
 * @typedef {import("./store.js").View} View
 * @typedef {import("./words.js").Words} Words
 * @typedef {import("./announce.js").Announcer} Announcer
 */

import { spoken } from "./spoken.js";
import { isMyTurn, isWatching, nameOf } from "./store.js";

const TOLD = ["deal", "move", "forced", "undo", "resign", "flag", "begin"];

/** Say what has happened between two views. @param {Announcer} voice @param {View} before @param {View} after @param {Words} words @param {"short" | "normal" | "full"} verbosity */
export function announceEvents(voice, before, after, words, verbosity) {
  const since = before.now?.sequence ?? 0;
  const events = after.log.filter((event) => event.sequence > since && TOLD.includes(event.kind) && !event.is_undone);
  for (const event of events) voice.say(...spoken(event, verbosity));
  const hasPassed = before.now?.turn !== after.now?.turn || events.length > 0;
  if (hasPassed && isMyTurn(after)) voice.say(turnText(after, words));
}

/** Say how things stand. @param {Announcer} voice @param {View} view @param {Words} words @param {boolean} [isAsked] */
export function announceView(voice, view, words, isAsked = false) {
  const said = [situation(view, words)].filter(Boolean);
  if (isAsked) voice.interrupt(...said);
  else voice.say(...said);
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
