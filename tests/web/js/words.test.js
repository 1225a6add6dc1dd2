import assert from "node:assert/strict";
import { test } from "node:test";

import { WORDS, signed } from "../../../src/sintra/web/js/words.js";
import { complete } from "../../../src/sintra/web/languages/complete.js";
import { LANGUAGES } from "../../../src/sintra/web/languages/words.js";

/** The shape of words: keys, kinds, lengths of lists, numbers of parameters. @param {any} value @returns {any} */
function shape(value) {
  if (typeof value === "function") return `function of ${value.length}`;
  if (Array.isArray(value)) return value.map(shape);
  if (value !== null && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]).sort());
  return typeof value;
}

/** All texts in words. @param {any} value @returns {string[]} */
function texts(value) {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(texts) : [];
}

test("every language has the same words", () => {
  assert.ok(Object.keys(LANGUAGES).length >= 3);
  for (const brought of Object.values(LANGUAGES)) assert.deepEqual(shape(brought.words), shape(WORDS.en));
});

test("a label that a language lacks is the one of the default language", () => {
  const modules = { en: { words: { play: "Play", themes: { dark: "Dark", light: "Light" } } }, xx: { words: { themes: { dark: "Đark" } } } };
  assert.deepEqual(complete(modules, "words").xx, { play: "Play", themes: { dark: "Đark", light: "Light" } });
});

test("no word is empty, and none shouts", () => {
  for (const words of Object.values(WORDS)) {
    for (const text of texts(words)) assert.match(text, /^[^!]+$/);
  }
});

test("colour letters differ within a language", () => {
  for (const words of Object.values(WORDS)) assert.equal(new Set(Object.values(words.letters.azul)).size, 5);
});

test("numbers carry their sign", () => {
  assert.deepEqual([3, 0, -2].map(signed), ["+3", "0", "−2"]);
});

test("Hungarian numbers have the right article", () => {
  assert.equal(WORDS.hu.place(5, "blue"), "Tedd le az 5 kék csempét");
  assert.equal(WORDS.hu.place(2, "black"), "Tedd le a 2 fekete csempét");
});
