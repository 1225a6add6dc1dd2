/**
 * The cover of a game that has no drawing of its own: what the server says of it.
 *
 * @typedef {import("../../wire/catalog.js").GameEntry} Entry
 */

import { icon } from "../../draw/pictures.js";
import { capital } from "../../words/languages.js";

const PLAYERS = [2, 3, 4];

/** @param {Entry} entry @returns {import("../kind.js").Cover} */
export function coverOfEntry({ name, title = titleOf(name), players = PLAYERS, options = [] }) {
  const fields = options
    .filter(({ values = [] }) => values.length > 1)
    .map((option) => ({
      name: option.name,
      label: titleOf(option.name),
      default: option.default,
      choices: (option.values ?? []).map((value) => ({ value, label: titleOf(String(value)) })),
    }));
  return {
    name,
    text: () => ({ title, about: "", length: "" }),
    emblem: () => icon("i-bag", "emblem"),
    token: () => icon("i-bag", "tile"),
    players,
    fields: () => fields,
    brief: (chosen) => brief(fields, chosen),
    hasGuide: false,
  };
}

/** A name as a title. @param {string} name */
function titleOf(name) {
  return capital(name.replaceAll(/[_-]/g, " "));
}

/** What was chosen for the first option. @param {import("../kind.js").Field[]} fields @param {Record<string, any>} chosen */
function brief([field], chosen) {
  const choice = field?.choices.find(({ value }) => value === chosen[field.name]);
  return field && choice ? `${field.label}: ${choice.label}` : "";
}
