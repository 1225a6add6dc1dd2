/**
 * Dialogs: settings, keys, and the one question before resigning. They open over the page only when asked for.
 *
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../memory/settings.js").Settings} Settings
 * @typedef {"settings" | "help" | "resign" | "onward" | null} Open
 */

import { h } from "../draw/paint.js";
import { CHOICES, LANGUAGES } from "../memory/settings.js";
import { wordsOf } from "../words/languages.js";
import { iconButton } from "./bar.js";

const SHOWN = /** @type {const} */ (["theme", "letters", "verbosity", "sound", "shortcuts", "oneClick", "notify"]);

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
  if (open === "resign") {
    const buttons = [
      h("button.btn.primary", { type: "button", "data-act": "close" }, words.goOn),
      h("button.btn.danger", { type: "button", "data-act": "resign-sure" }, words.resignYes),
    ];
    return frame(open, words.resignSure, words, [h("p", null, words.resignHelp), h("div.acts", null, buttons)]);
  }
  return null;
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

/** Read a setting back from the text in the page. @param {string} name @param {string} text */
export function valueOf(name, text) {
  if (text === "true" || text === "false") return text === "true";
  return name === "sound" ? Number(text) : text;
}
