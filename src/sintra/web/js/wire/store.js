/**
 * What the page of a table knows, as one value, and how each message and each act of the person changes it. No rules: positions,
 * legal moves and sentences are the server's; what is held and aimed at is the person's.
 *
 * @typedef {import("./messages.js").ServerMessage} ServerMessage
 * @typedef {import("./messages.js").TableView} TableView
 * @typedef {import("./messages.js").Update} Update
 * @typedef {import("./messages.js").Fixed} Fixed
 * @typedef {object} Described  The position in words, where the server gives them: for games that have no drawing.
 * @property {string} [state_text]  drawn with letters
 * @property {import("./messages.js").Sentence[]} [description]  told in sentences
 *
 * @typedef {import("./messages.js").Changing & Described} Changing
 * @typedef {import("./messages.js").EventView} EventView
 * @typedef {import("./messages.js").LegalMove} LegalMove
 * @typedef {import("./connection.js").Status} Status
 *
 * @typedef {object} View
 * @property {Status} connection
 * @property {number} missed  moves that were made while the connection was lost; shown once
 * @property {Fixed | null} table  null until the server has answered
 * @property {Changing | null} now
 * @property {EventView[]} log  everything that has happened, in order
 * @property {boolean[]} present
 * @property {number} watchers
 * @property {number | null} thinking  the seat whose bot thinks
 * @property {any} held  what the person holds: a value of the game's own choice module
 * @property {string | null} aim  the move under the pointer or the focus
 * @property {string} typed  keys of a move that is being typed
 * @property {{id: string, move: string} | null} sent  a move that is on its way
 * @property {any} plan  moves that follow the one that is on its way: a value of the game's own choice module
 * @property {{move: string, text: string} | null} hint
 * @property {string | null} refusal  why the last request was not carried out
 * @property {string[]} answer  to the last question
 * @property {string | null} gone  why there is no table: the code of a refusal
 * @property {Look | null} look  a position of before that is shown in place of the game
 * @property {number[]} unfolded  earlier rounds whose entries the log shows
 * @property {Counted | null} counted  what is being counted at the end of a round, in a view that is shown meanwhile
 *
 * @typedef {object} Counted
 * @property {number} seat  whose board is large
 * @property {string} text  the sentence
 * @property {number} round
 * @property {boolean} isFinal  at the end of the game
 *
 * @typedef {object} Look
 * @property {number} at  so many deals and moves have led there
 * @property {any} state
 * @property {import("./messages.js").Goal[][]} goals
 * @property {Record<string, number>[]} features
 * @property {number[]} scores
 * @property {string} text  what happened last
 * @property {string} [state_text]
 * @property {import("./messages.js").Sentence[]} [description]
 *
 * @typedef {{type: "connection", status: Status}
 *   | {type: "hold", held: any}
 *   | {type: "aim", move: string | null}
 *   | {type: "type", typed: string}
 *   | {type: "sent", id: string, move: string, plan?: any}
 *   | {type: "plan", plan: any}
 *   | {type: "told", text: string}
 *   | {type: "noted", text: string}
 *   | {type: "explained", text: string}
 *   | {type: "look", look: Look | null}
 *   | {type: "unfold", round: number}
 *   | {type: "quiet"}} Act
 */

import { isPostponed } from "./connection.js";
import { standing } from "./history.js";

/** @type {View} */
export const EMPTY = {
  connection: "connecting",
  missed: 0,
  table: null,
  now: null,
  log: [],
  present: [],
  watchers: 0,
  thinking: null,
  held: null,
  aim: null,
  typed: "",
  sent: null,
  plan: null,
  hint: null,
  refusal: null,
  answer: [],
  gone: null,
  look: null,
  unfolded: [],
  counted: null,
};

const FATAL = ["unknown_table", "forbidden", "malformed"]; // of the hello, which has no id: the link is invalid or expired

/** Reduce a message of the server or an act of the person into the view. @param {View} view @param {ServerMessage | Act} event @returns {View} */
export function reduce(view, event) {
  switch (event.type) {
    case "table":
      return onTable(view, event);
    case "update":
      return onUpdate(view, event);
    case "accepted":
      return view;
    case "refused":
      return onRefused(view, event);
    case "hint":
      return { ...view, hint: { move: event.move, text: event.text }, refusal: null };
    case "presence":
      return { ...view, present: event.seats, watchers: event.watchers };
    case "thinking":
      return { ...view, thinking: event.seat };
    case "answer":
      return { ...view, answer: event.phrases.map((phrase) => phrase.text), refusal: null };
    case "pong":
      return view;
    default:
      return act(view, event);
  }
}

/** @param {View} view @param {Act} event @returns {View} */
function act(view, event) {
  switch (event.type) {
    case "connection":
      return { ...view, connection: event.status, missed: event.status === "lost" ? 0 : view.missed };
    case "hold":
      return { ...view, held: event.held, aim: null, typed: "", refusal: null, answer: [] };
    case "aim":
      return view.aim === event.move ? view : { ...view, aim: event.move };
    case "type":
      return { ...view, typed: event.typed };
    case "sent":
      return {
        ...view,
        sent: { id: event.id, move: event.move },
        plan: event.plan ?? null,
        aim: event.move,
        refusal: null,
        answer: [],
        typed: "",
      };
    case "plan":
      return { ...view, plan: event.plan };
    case "look":
      return { ...view, look: event.look, held: null, aim: null, typed: "" };
    case "unfold":
      return {
        ...view,
        unfolded: view.unfolded.includes(event.round)
          ? view.unfolded.filter((round) => round !== event.round)
          : [...view.unfolded, event.round],
      };
    case "told":
      return { ...view, refusal: event.text };
    case "noted":
    case "explained":
      return { ...view, refusal: null, answer: [event.text] };
    case "quiet":
      return { ...view, refusal: null, answer: [], hint: null, typed: "", missed: 0 };
  }
}

/** @param {View} view @param {TableView} message @returns {View} */
function onTable(view, message) {
  const { type: _, version, table, game, options, start, date, clock, commitment, yours, language, ...rest } = message;
  const { edition, colors, ...now } = rest;
  const fixed = { version, table, game, options, start, date, clock, commitment, yours, language, edition, colors };
  const isNew = view.table?.table !== table || view.table.language !== language;
  const known = isNew ? [] : view.log;
  const before = view.now?.sequence ?? now.sequence;
  const missed = now.events.filter((event) => event.sequence > before && (event.kind === "move" || event.kind === "forced"));
  const log = merge(known, now.events);
  const look = view.table?.table === table && view.look && view.look.at <= standing(log) ? view.look : null; // unless it was undone
  return settle({ ...view, plan: null, look, table: fixed, log, gone: null, missed: missed.length }, now);
}

/** @param {View} view @param {Update} message @returns {View} */
function onUpdate(view, message) {
  const { type: _, ...now } = message;
  if (view.now && now.sequence < view.now.sequence) return view; // stale
  return settle({ ...view, log: merge(view.log, now.events), missed: 0 }, now);
}

/** Drop what is held when something has happened. @param {View} view @param {Changing} now @returns {View} */
function settle(view, now) {
  if (view.now?.sequence === now.sequence) return { ...view, now };
  return { ...view, now, thinking: null, held: null, aim: null, typed: "", sent: null, hint: null, refusal: null, answer: [] };
}

/** @param {View} view @param {import("./messages.js").Refusal} message @returns {View} */
function onRefused(view, message) {
  if (isPostponed(message)) return { ...view, refusal: null, answer: [message.text] }; // it is still on its way
  const isMine = view.sent !== null && message.id === view.sent.id;
  const gone =
    message.id === null && (view.table ? message.code === "unknown_table" : FATAL.includes(message.code))
      ? message.code
      : view.gone;
  return { ...view, refusal: message.text, gone, ...(isMine ? { sent: null, plan: null, held: null, aim: null } : {}) };
}

/** Merge events into a log: append new ones, replace known ones, which may have been undone. @param {EventView[]} log @param {EventView[]} events */
export function merge(log, events) {
  const first = events[0];
  if (!first) return log;
  const renewed = new Map(events.map((event) => [event.sequence, event]));
  const kept = log.map((event) => renewed.get(event.sequence) ?? event);
  const last = kept.at(-1)?.sequence ?? 0;
  const added = events.filter((event) => event.sequence > last);
  return [...kept, ...added];
}

// Selectors

/** Whether this client may act now. @param {View} view */
export function isMyTurn(view) {
  const { now, table } = view;
  return now?.phase === "playing" && now.turn !== null && (table?.yours.includes(now.turn) ?? false);
}

/** The seat whose board is large: the one that is counted, that acts if it is mine, my first one, the first of all. @param {View} view @returns {number} */
export function mySeat(view) {
  if (view.counted) return view.counted.seat;
  const yours = view.table?.yours ?? [];
  const turn = view.now?.turn ?? null;
  return turn !== null && yours.includes(turn) ? turn : (yours[0] ?? 0);
}

/** Whether this client only watches. @param {View} view */
export function isWatching(view) {
  return view.table !== null && view.table.yours.length === 0;
}

/** Whether moves can be made at this moment. @param {View} view */
export function canAct(view) {
  return isMyTurn(view) && view.connection === "open" && view.sent === null;
}

/** The legal move of a text. @param {View} view @param {string | null} move @returns {LegalMove | null} */
export function legalMove(view, move) {
  return view.now?.legal.find((legal) => legal.move === move) ?? null;
}

/** What was said when the last round ended, until I have moved again, or for a watcher anybody; else null. @param {View} view @returns {string | null} */
export function roundOver(view) {
  const mine = view.table?.yours ?? [];
  for (const event of view.log.toReversed()) {
    if (event.is_undone) continue;
    const over = event.phrases.find((phrase) => phrase.key.endsWith(".round_over"));
    if (over) return over.text;
    if (event.kind === "move" && (!mine.length || mine.includes(event.seat ?? -1))) return null;
  }
  return null;
}

/** The name of a seat. @param {View} view @param {number} seat */
export function nameOf(view, seat) {
  return view.now?.seats[seat]?.name ?? "";
}
