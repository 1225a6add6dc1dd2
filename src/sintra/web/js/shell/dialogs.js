/**
 * Dialogs: settings, keys, and confirmations.
 *
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../memory/settings.js").Settings} Settings
 * @typedef {"settings" | "help" | "resign" | "forget" | "onward" | null} Open
 */

import { h } from "../draw/paint.js";
import { CHOICES, LANGUAGES } from "../memory/settings.js";
import { wordsOf } from "../words/languages.js";
import { iconButton } from "./bar.js";

const SHOWN = /** @type {const} */ (["theme", "letters", "verbosity", "sound", "ceremony", "shortcuts", "oneClick", "notify"]);

/** The content of the open dialog. @param {Open} open @param {Words} words @param {Settings} settings @param {string[][]} keys */
export function dialog(open, words, settings, keys) {
  if (open === "settings") {
    const choices = [language(words, settings), SHOWN.map((name) => radios(name, words, settings))];
    return frame(open, words.settings, words, choices);
  }
  if (open === "help") {
    const listed = keys.map(([key, text]) => [h("dt", null, h("kbd", null, key)), h("dd", null, text)]);
    return frame(open, words.help, words, h("dl.keys", null, listed));
  }
  if (open === "resign") return confirmation(open, words.resignSure, words.resignHelp, words.goOn, words.resignYes, words);
  if (open === "forget") return confirmation(open, words.forgetSure, words.forgetHelp, words.keepGame, words.forget, words);
  return null;
}

/** A question before something that cannot be undone. @param {string} which @param {string} title @param {string} help @param {string} stay @param {string} go @param {Words} words */
function confirmation(which, title, help, stay, go, words) {
  const buttons = [
    h("button.btn.primary", { type: "button", "data-act": "close" }, stay),
    h("button.btn.danger", { type: "button", "data-act": `${which}-sure` }, go),
  ];
  return frame(which, title, words, [h("p", null, help), h("div.acts", null, buttons)]);
}

/** @param {string} which  the same in all languages, so that the focus stays @param {string} title @param {Words} words @param {import("../draw/paint.js").Child} content */
function frame(which, title, words, content) {
  return h(
    "div.dialog",
    { key: which },
    h("header", null, h("h2", { id: "dialog-h" }, title), iconButton("close", "i-close", words.close)),
    content,
  );
}

/** @param {Words} words @param {Settings} settings */
function language(words, settings) {
  const options = LANGUAGES.map((code) => option("language", code, wordsOf(code).language, settings.language === code));
  return h("fieldset.seg", { key: "language" }, h("legend", null, words.setting.language), options);
}

/** @param {typeof SHOWN[number]} name @param {Words} words @param {Settings} settings */
function radios(name, words, settings) {
  const options = CHOICES[name].map((value) =>
    option(name, String(value), label(name, value, words), settings[name] === value),
  );
  return h("fieldset.seg", { key: name }, h("legend", null, words.setting[name]), options);
}

/** @param {string} name @param {string} value @param {string} text @param {boolean} isChosen */
export function option(name, value, text, isChosen) {
  return h(
    "label",
    { key: value },
    h("input", { type: "radio", name, value, "data-set": name, checked: isChosen }),
    h("span", null, text),
  );
}

/** @param {string} name @param {string | number | boolean} value @param {Words} words */
function label(name, value, words) {
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (name === "theme") return words.themes[/** @type {"light"} */ (value)];
  return words.choice[/** @type {"on"} */ (value)];
}

/** Parse a setting from its text in the page. @param {string} name @param {string} text */
export function valueOf(name, text) {
  if (text === "true" || text === "false") return text === "true";
  return name === "sound" ? Number(text) : text;
}
