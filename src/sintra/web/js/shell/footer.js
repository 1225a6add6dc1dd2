/**
 * The foot of a game: what is to be done now, the command line, hint and undo. On a phone it is the dock.
 *
 * @typedef {import("../store.js").View} View
 * @typedef {import("../words.js").Words} Words
 * @typedef {import("../kind.js").Kind} Kind
 * @typedef {import("../paint.js").Child} Child
 */

import { h } from "../paint.js";
import { icon } from "../pictures.js";
import { canAct, isMyTurn, isWatching, nameOf } from "../store.js";

/** The foot. @param {View} view @param {Words} words @param {Kind} kind */
export function footer(view, words, kind) {
  const chips = kind.chips(view, words);
  const isPlacing = kind.name === "pavilion" && view.now?.state?.phase === "place";
  const hint = words.commandHint[isPlacing ? "placing" : /** @type {"azul"} */ (kind.name)] ?? "";
  return h(
    "footer.cmd",
    { key: "foot", class: chips.length ? "has-chips" : null },
    say(view, words, kind),
    h(
      "form.prompt",
      { id: "prompt", "aria-label": words.commandLine },
      h("label.sr", { for: "command" }, words.command),
      h("span", { "aria-hidden": "true" }, "›"),
      h("input", { id: "command", name: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: "200", placeholder: hint, enterkeyhint: "send" }),
      h("kbd", { "aria-hidden": "true" }, "/"),
    ),
    h("div.tools", null, tool("command", "i-prompt", words.commandLine, null, true, "phone"), tool("hint", "i-hint", words.hint, "H", canAct(view)), tool("undo", "i-undo", words.undo, "U", view.now?.can_undo ?? false)),
    h("div.chips", { role: "group", "aria-label": kind.chipsLabel?.(words) ?? words.placeHelp }, chips),
  );
}

/** @param {string} act @param {string} picture @param {string} label @param {string | null} key @param {boolean} isAble @param {string} [extra] */
function tool(act, picture, label, key, isAble, extra) {
  return h("button.btn", { key: act, type: "button", class: extra, "data-act": act, "aria-disabled": isAble ? null : "true", "aria-keyshortcuts": key }, icon(picture), h("span", null, label), key ? h("kbd", { "aria-hidden": "true" }, key) : null);
}

/** The say line. @param {View} view @param {Words} words @param {Kind} kind */
function say(view, words, kind) {
  if (view.connection === "lost") return line("i-plug", words.lost, [words.lostHelp, " ", h("button.btn", { type: "button", "data-act": "connect" }, words.tryNow)], "alarm");
  if (view.refusal) return line("i-help", "", view.refusal, "alarm");
  if (view.answer.length) return line("i-log", "", view.answer.join(" "), "answer");
  if (view.hint && canAct(view)) return line("i-hint", words.hint, view.hint.text, "tip");
  if (view.now?.phase === "over") return line("i-crown", words.gameOver, null, "");
  if (isMyTurn(view)) return mine(view, words, kind);
  return waiting(view, words);
}

/** @param {View} view @param {Words} words @param {Kind} kind */
function mine(view, words, kind) {
  const { lead, help, tiles } = kind.say(view, words);
  const typed = view.typed ? h("kbd", null, view.typed) : null;
  return h("p.say", { key: "say", id: "say" }, icon("i-crown"), tiles ? h("span.held", { "aria-hidden": "true" }, tiles) : null, h("b", null, lead), h("span", null, typed, typed ? " " : null, help));
}

/** @param {View} view @param {Words} words */
function waiting(view, words) {
  const turn = view.now?.turn ?? null;
  if (turn === null) return line("i-clock", words.connecting, null, "");
  const isThinking = view.thinking === turn;
  const name = nameOf(view, turn);
  const dots = h("span.think", { "aria-hidden": "true" }, h("i"), h("i"), h("i"));
  return h("p.say", { key: "say", id: "say" }, dots, h("b", null, isThinking ? words.isThinking(name) : words.isToMove(name)), isWatching(view) ? h("span", null, words.watching) : null);
}

/** @param {string} picture @param {string} lead @param {Child} rest @param {string} extra */
function line(picture, lead, rest, extra) {
  return h("p.say", { key: "say", id: "say", class: extra || null }, icon(picture), lead ? h("b", null, lead) : null, h("span", null, rest));
}
