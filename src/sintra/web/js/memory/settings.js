/**
 * The settings of this browser: theme, sound, language. Only the language is sent to the server.
 *
 * @typedef {object} Settings
 * @property {string} language
 * @property {"system" | "light" | "dark"} theme
 * @property {"auto" | "on" | "off" | "tactile"} letters  letters on the tiles; auto: when the system asks for more contrast
 * @property {"short" | "normal" | "full"} verbosity  how much is said aloud
 * @property {0 | 50 | 100} sound  loudness in percent
 * @property {"off" | "fast" | "calm"} ceremony  how the end of a round and of the game is counted
 * @property {boolean} shortcuts  single keys
 * @property {boolean} oneClick  place at once when only one line is legal
 * @property {boolean} notify  tell when it is my turn and the page is hidden
 * @property {string} name  of the person
 */

import { DEFAULT, WORDS } from "../words/languages.js";
import { storage } from "./storage.js";

const KEY = "sintra.settings";
export const LANGUAGES = Object.keys(WORDS);

/** @type {Readonly<{[K in keyof Settings]: readonly Settings[K][]}>} */
export const CHOICES = {
  language: LANGUAGES,
  theme: ["system", "light", "dark"],
  letters: ["auto", "on", "off", "tactile"],
  verbosity: ["short", "normal", "full"],
  sound: [0, 50, 100],
  ceremony: ["off", "fast", "calm"],
  shortcuts: [true, false],
  oneClick: [true, false],
  notify: [true, false],
  name: [],
};

/** The default settings. @param {readonly string[]} [languages] what the browser prefers @returns {Settings} */
export function defaults(languages = []) {
  const wanted = languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const language = LANGUAGES.find(
    (known) => wanted.includes(known) && known === wanted.find((tag) => LANGUAGES.some((l) => l === tag)),
  );
  return {
    language: language ?? DEFAULT,
    theme: "system",
    letters: "auto",
    verbosity: "normal",
    sound: 50,
    ceremony: "calm",
    shortcuts: true,
    oneClick: false,
    notify: false,
    name: "",
  };
}

/**
 * Parse stored settings; invalid values fall back to their defaults.
 * @param {string | null} text @param {Settings} base @returns {Settings}
 */
export function parse(text, base) {
  /** @type {Record<string, unknown>} */
  let stored = {};
  try {
    const value = JSON.parse(text ?? "{}");
    if (value !== null && typeof value === "object") stored = value;
  } catch {
    return { ...base };
  }
  const merged = /** @type {Record<string, unknown>} */ ({ ...base });
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = stored[name];
    const isKnown = name === "name" ? typeof value === "string" : /** @type {readonly unknown[]} */ (choices).includes(value);
    if (isKnown) merged[name] = value;
  }
  return /** @type {Settings} */ (/** @type {unknown} */ (merged));
}

/** Load the settings of this browser. @returns {Settings} */
export function load() {
  return parse(storage().getItem(KEY), defaults(navigator.languages));
}

/** Store the settings. @param {Settings} settings */
export function save(settings) {
  try {
    storage().setItem(KEY, JSON.stringify(settings));
  } catch {
    // storage full: not fatal
  }
}

/** Apply theme and letters to the page. @param {Settings} settings */
export function show(settings) {
  const { dataset } = document.documentElement;
  document.documentElement.lang = settings.language;
  if (settings.theme === "system") delete dataset.theme;
  else dataset.theme = settings.theme;
  if (settings.letters === "auto") delete dataset.letters;
  else dataset.letters = settings.letters === "off" ? "off" : "on";
}

/**
 * The settings at a table of an edition that names its colors by letters of its own: these letters are on the tiles, unless the person
 * has switched letters off.
 * @param {Settings} settings @param {string | undefined} colors  how the edition names its colors @returns {Settings}
 */
export function atTable(settings, colors) {
  return colors === "tactile" && settings.letters !== "off" ? { ...settings, letters: "tactile" } : settings;
}

/** The sprite that shows the right letters. @param {Settings} settings */
export function spriteOf(settings) {
  return settings.letters === "tactile" ? "tactile" : settings.language;
}

/** The next value of a setting when its button in the bar is pressed. @param {Settings} settings @param {"theme" | "letters" | "sound"} name @returns {Partial<Settings>} */
export function toggled({ theme, letters, sound }, name) {
  if (name === "theme") return { theme: theme === "system" ? "light" : theme === "light" ? "dark" : "system" };
  if (name === "letters") return { letters: letters === "on" || letters === "tactile" ? "off" : "on" };
  return { sound: sound === 0 ? 50 : sound === 50 ? 100 : 0 };
}
