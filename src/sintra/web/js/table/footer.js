/**
 * The foot of a game: what is to be done now, the command line, hint and undo. On a phone it is the dock.
 *
 * @typedef {import("../wire/store.js").View} View
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../games/registry.js").Kind} Kind
 * @typedef {import("../draw/paint.js").Child} Child
 */

import { whereText } from "./lookback.js";
import { h } from "../draw/paint.js";
import { icon } from "../draw/pictures.js";
import { iconButton } from "../shell/bar.js";
import { canAct, isMyTurn, isWatching, nameOf, roundOver } from "../wire/store.js";

const MAX_LEAD = 28; // letters; longer ones, such as those with a long name, are set smaller on a phone

/** The foot. @param {View} view @param {Words} words @param {Kind} kind */
export function footer(view, words, kind) {
  const chips = kind.chips(view, words);
  const move = view.now?.legal[0]?.move; // a legal one
  const hint = move ? words.commandHint(move) : "";
  return h(
    "footer.cmd.dock",
    { key: "foot", role: "none", class: chips.length ? "has-chips" : null },
    say(view, words, kind),
    h(
      "form.prompt",
      { id: "prompt", "aria-label": words.commandLine },
      h("label.sr", { for: "command" }, words.command),
      h("span", { "aria-hidden": "true" }, "›"),
      h("input", {
        id: "command",
        name: "text",
        autocomplete: "off",
        autocapitalize: "off",
        spellcheck: "false",
        maxlength: "200",
        placeholder: hint,
        enterkeyhint: "send",
      }),
      h("kbd", { "aria-hidden": "true" }, "/"),
    ),
    h(
      "div.tools",
      null,
      tool("command", "i-prompt", words.commandLine, null, true, "phone"),
      tool("hint", "i-hint", words.hint, "H", canAct(view)),
      tool("undo", "i-undo", words.undo, "U", view.now?.can_undo ?? false),
    ),
    h("div.chips", { role: "group", "aria-label": kind.chipsLabel(words) }, chips),
  );
}

/** The foot while looking back: where we are, what happened there, and the way back. @param {View} view @param {Words} words @param {boolean} isTurn */
export function lookingFooter(view, words, isTurn) {
  const own = words.guide;
  return h(
    "footer.cmd.looking",
    { key: "looking", role: "none" },
    line("i-log", whereText(view, words), view.look?.text ?? "", ""),
    h(
      "div.tools",
      null,
      iconButton("earlier", "i-prev", own.previous, { "aria-disabled": view.look?.at ? null : "true" }),
      iconButton("later", "i-next", own.next),
      h(
        "button.btn",
        { key: "replay", type: "button", "data-act": "replay", "data-at": view.look?.at },
        icon("i-play"),
        h("span", null, own.replay),
      ),
      h(
        "button.btn.primary",
        { key: "back", type: "button", "data-act": "back" },
        icon("i-undo"),
        h("span", null, isTurn ? `${words.yourTurn} · ${own.toGame}` : own.toGame),
      ),
    ),
  );
}

/** @param {string} act @param {string} picture @param {string} label @param {string | null} key @param {boolean} isAble @param {string} [extra] */
function tool(act, picture, label, key, isAble, extra) {
  return h(
    "button.btn",
    {
      key: act,
      type: "button",
      class: extra,
      "data-act": act,
      "aria-disabled": isAble ? null : "true",
      "aria-keyshortcuts": key,
    },
    icon(picture),
    h("span", null, label),
    key ? h("kbd", { "aria-hidden": "true" }, key) : null,
  );
}

/** What went wrong, if something did; also where there is no foot. @param {View} view @param {Words} words */
export function trouble(view, words) {
  if (view.connection === "lost") {
    return line(
      "i-plug",
      words.lost,
      [words.lostHelp, " ", h("button.btn", { type: "button", "data-act": "connect" }, words.tryNow)],
      "alarm",
    );
  }
  return view.refusal ? line("i-help", "", view.refusal, "alarm") : null;
}

/** The say line. @param {View} view @param {Words} words @param {Kind} kind */
function say(view, words, kind) {
  const wrong = trouble(view, words);
  if (wrong) return wrong;
  if (view.counted) return counting(view.counted, words);
  if (view.answer.length) return line("i-log", "", view.answer.join(" "), "answer");
  if (view.hint && canAct(view)) return line("i-hint", words.hint, view.hint.text, "tip");
  if (view.now?.phase === "over") return line("i-crown", words.gameOver, null, "");
  if (isMyTurn(view)) return mine(view, words, kind);
  return waiting(view, words);
}

/** What is being counted; each sentence is another element. @param {import("../wire/store.js").Counted} counted @param {Words} words */
function counting({ text, round, isFinal }, words) {
  return h(
    "p.say.counting",
    { key: "counting", id: "say" },
    icon("i-crown"),
    h("b", { key: `b${isFinal}` }, isFinal ? words.finalCounting : words.countingRound(round)),
    h("span", { key: `s${text}` }, text, " ", h("span.meta", null, words.skipCounting)),
  );
}

/** @param {View} view @param {Words} words @param {Kind} kind */
function mine(view, words, kind) {
  const { lead, help, tiles } = kind.say(view, words);
  const typed = view.typed ? h("kbd", null, view.typed) : null;
  const over = view.held ? null : roundOver(view);
  return said(
    icon("i-crown"),
    tiles ? h("span.held", { "aria-hidden": "true" }, tiles) : null,
    lead,
    [typed, typed ? " " : null, over ?? help],
    over ? "over" : "",
  );
}

/** @param {View} view @param {Words} words */
function waiting(view, words) {
  const turn = view.now?.turn ?? null;
  if (turn === null) return line("i-clock", words.connecting, null, "");
  const isThinking = view.thinking === turn;
  const name = nameOf(view, turn);
  const dots = h("span.think", { "aria-hidden": "true" }, h("i"), h("i"), h("i"));
  const over = roundOver(view);
  return said(
    dots,
    null,
    isThinking ? words.isThinking(name) : words.isToMove(name),
    over ?? (isWatching(view) ? words.watching : null),
    over ? "over" : "",
  );
}

/** @param {string} picture @param {string} lead @param {Child} rest @param {string} extra */
function line(picture, lead, rest, extra) {
  return said(icon(picture), null, lead, rest, extra);
}

/** Another sentence is another element, not the old one moved. @param {Child} picture @param {Child} tiles @param {string} lead @param {Child} rest @param {string} [extra] */
function said(picture, tiles, lead, rest, extra = "") {
  const key = `${extra}${tiles ? "+" : "-"}${lead}`;
  return h(
    "p.say",
    { key: "say", id: "say", class: extra || null },
    picture,
    tiles,
    lead ? h("b", { key: `b${key}`, class: lead.length > MAX_LEAD ? "long" : null }, lead) : null,
    h("span", { key: `s${key}` }, rest),
  );
}
