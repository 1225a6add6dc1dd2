/**
 * Click handling on the page of a table: some acts belong to the page, all others to the game.
 *
 * @typedef {import("./controller.js").TablePage} TablePage
 * @typedef {import("../games/registry.js").Intent} Intent
 */

import * as sound from "../draw/sound.js";
import * as tables from "../memory/tables.js";
import { copy, saveFile } from "../shell/device.js";
import { nonce } from "../wire/identity.js";
import { recordOf } from "../wire/records.js";
import { canAct, mySeat } from "../wire/store.js";
import { focusHeld } from "./focus.js";
import { goBack, lookAt, lookBeside } from "./lookback.js";
import { showRules } from "./rules.js";

const MAX_NAME = 40; // letters of a name

/** A click, or a key that stands for one. @param {TablePage} page @param {DOMStringMap} data of what was clicked */
export function click(page, data) {
  const own = page.acts(data)[data.act ?? ""];
  if (own) return void own();
  if (page.kind && !page.view.look && !page.view.sent) want(page, page.kind.click(page.view, data, page.words, page.chosen));
}

/** What the page itself does, whatever the game. @param {TablePage} page @param {DOMStringMap} data @returns {import("../shell/app.js").Acts} */
export function tableActs(page, data) {
  return {
    connect: () => page.connection.connect(),
    record: () => void download(page),
    rules: () => void showRules(page),
    replay: () => location.assign(`/replay#${page.table}/${page.token}${data.at ? `/${data.at}` : ""}`),
    copy: () => void copyLink(page, data.text ?? ""),
    command: () => showCommand(page),
    hint: () => canAct(page.view) && !page.view.look && askOnce(page, { type: "hint" }),
    undo: () => undo(page),
    resign: () => page.openDialog("resign"),
    "resign-sure": () => resign(page),
    rematch: () => rematch(page),
    release: () => page.view.held && want(page, { hold: null }),
    unfold: () => page.change({ type: "unfold", round: Number(data.round) }),
    look: () => void lookAt(page, Number(data.at)),
    earlier: () => void lookBeside(page, -1),
    later: () => void lookBeside(page, 1),
    back: () => goBack(page),
  };
}

/** Run the intent that a game has made of a click or key. @param {TablePage} page @param {Intent | null} intent */
export function want(page, intent) {
  if (!intent) return;
  if ("send" in intent) return send(page, intent.send, intent.plan);
  if ("type" in intent) {
    page.voice.interrupt(intent.say);
    return page.change({ type: "type", typed: intent.type });
  }
  if ("tell" in intent) {
    page.change({ type: "told", text: intent.tell });
    return page.voice.interrupt(intent.tell);
  }
  if ("explain" in intent) {
    page.change({ type: "explained", text: intent.explain });
    return page.voice.interrupt(intent.explain);
  }
  hold(page, intent.hold, intent.isQuiet);
}

/** Pick something up, or put it back. @param {TablePage} page @param {any} held @param {boolean} [isQuiet] */
export function hold(page, held, isQuiet = false) {
  const was = page.view.held;
  page.change({ type: "hold", held });
  page.reveal();
  if (isQuiet) return;
  sound.play("lift");
  const focused = document.activeElement;
  focusHeld(page, was);
  if (focused !== document.activeElement && page.kind?.isToldByFocus?.(page.view)) return;
  if (page.kind) page.voice.interrupt(page.kind.heldText(page.view, page.words));
}

/** Make a move. @param {TablePage} page @param {string} move @param {any} [plan]  what follows it */
export function send(page, move, plan = null) {
  const sequence = page.view.now?.sequence ?? 0;
  const id = page.connection.ask({ type: "move", sequence, move });
  page.change({ type: "sent", id, move, plan });
}

/** Send the next move of a plan, if a choice takes several. @param {TablePage} page */
export function goOn(page) {
  if (!page.view.plan) return;
  const step = page.kind?.next?.(page.view);
  if (step) send(page, step.move, step.plan);
  else page.change({ type: "plan", plan: null });
}

/** Send a request, unless the same one is pending. @param {TablePage} page @param {import("../wire/messages.js").Request} request */
function askOnce(page, request) {
  if (!page.connection.isAsking(request.type, "seat" in request ? (request.seat ?? undefined) : undefined)) {
    page.connection.ask(request);
  }
}

/** @param {TablePage} page */
function undo(page) {
  if (page.view.look) return;
  if (page.view.held) return hold(page, null);
  if (page.view.now?.can_undo && !page.view.sent) askOnce(page, { type: "undo", sequence: page.view.now.sequence });
}

/** @param {TablePage} page */
function resign(page) {
  page.closeDialog();
  if (page.view.now) askOnce(page, { type: "resign", sequence: page.view.now.sequence, seat: mySeat(page.view) });
}

/** @param {TablePage} page */
function rematch(page) {
  if (page.view.now?.rematch) goToRematch(page);
  else askOnce(page, { type: "rematch" });
}

/** Go to the next table of the same people. @param {TablePage} page */
export function goToRematch(page) {
  const { now, table } = page.view;
  if (!now?.rematch) return;
  const mine = table?.yours.map((seat) => now.seats[seat]?.name ?? "") ?? [];
  tables.keep({ table: now.rematch, token: page.token, game: table?.game ?? "", names: mine });
  location.assign(tables.address(now.rematch, page.token));
}

/** Sit down with the names that the start page has asked for. @param {TablePage} page */
export function sitDown(page) {
  const { table, now } = page.view;
  const names = tables.find(page.table, page.token)?.names;
  if (now?.phase !== "open" || !names || !table) return;
  table.yours.forEach((seat, index) => {
    if (!now.seats[seat]?.is_taken) join(page, seat, names[index] ?? "");
  });
}

/** @param {TablePage} page @param {number} seat @param {string} name */
export function join(page, seat, name) {
  askOnce(page, {
    type: "join",
    seat,
    name: name.trim().slice(0, MAX_NAME) || page.words.defaultName(seat + 1),
    nonce: nonce(),
  });
}

/** @param {TablePage} page */
async function download(page) {
  try {
    saveFile(await recordOf(page.table, page.token), `${page.view.table?.game ?? "game"}-${page.table}.sintra`);
  } catch {
    page.tell(page.words.failed);
  }
}

/** @param {TablePage} page @param {string} text */
async function copyLink(page, text) {
  if (!(await copy(text, page.words.copyLink))) return;
  page.voice.interrupt(page.words.copied);
  page.change({ type: "noted", text: page.words.copied });
}

/** Show the command line, where it has to be opened; its button closes it again. @param {TablePage} page */
function showCommand(page) {
  const line = document.getElementById("command"); // there is none before the game, after it, and while looking back
  if (!line) return;
  const isHidden = Boolean(page.root.querySelector("[data-act='command']")?.checkVisibility());
  const isOpen = page.root.classList.toggle("commanding", !isHidden || !page.root.classList.contains("commanding"));
  if (isOpen) line.focus();
}
