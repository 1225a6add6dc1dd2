/**
 * The cover of a game that has no drawing of its own: what the server says of it.
 *
 * @typedef {import("../../wire/catalog.js").GameEntry} Entry
 */

import { icon } from "../../draw/pictures.js";
import { capital } from "../../words/languages.js";

const PLAYERS = [2, 3, 4];

/** @param {Entry} entry @returns {import("../kind.js").Cover} */
export function coverOfEntry({ name, title = titleOf(name), players = PLAYERS, options = [], editions = [] }) {
  const told = editions.map((edition) => [edition.name, { title: edition.title, about: edition.about }]);
  const every = fieldsOf(options);
  return {
    name,
    text: () => ({ title, about: "", length: "", editions: Object.fromEntries(told) }),
    emblem: () => icon("i-bag", "emblem"),
    token: () => icon("i-bag", "tile"),
    players,
    editions: editions.map((edition) => edition.name),
    fields: (_, wanted) =>
      offered(
        every,
        editions.find((edition) => edition.name === wanted),
      ),
    brief: (chosen) => brief(every, chosen),
    hasGuide: false,
  };
}

/** The options that can be chosen. @param {import("../../wire/catalog.js").OptionEntry[]} options */
function fieldsOf(options) {
  return options
    .filter(({ values = [] }) => values.length > 1)
    .map((option) => ({
      name: option.name,
      label: titleOf(option.name),
      default: option.default,
      choices: (option.values ?? []).map((value) => ({ value, label: titleOf(String(value)) })),
    }));
}

/** What an edition offers of them, with its own defaults. @param {import("../kind.js").Field[]} fields @param {import("../../wire/catalog.js").EditionEntry} [edition] */
function offered(fields, edition) {
  if (!edition) return fields;
  return fields
    .filter((field) => edition.offers.includes(field.name))
    .map((field) => ({ ...field, default: edition.options[field.name] ?? field.default }));
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
