import assert from "node:assert/strict";
import { test } from "node:test";

import { WORDS as AZUL } from "../../../src/sintra/web/js/games/azul/words.js";
import { WORDS as GENERIC } from "../../../src/sintra/web/js/games/generic/words.js";
import { WORDS as PAVILION } from "../../../src/sintra/web/js/games/pavilion/words.js";
import { WORDS as SHARED, signed } from "../../../src/sintra/web/js/words/languages.js";
import { LANGUAGES as AZUL_BROUGHT } from "../../../src/sintra/web/languages/azul.js";
import { complete } from "../../../src/sintra/web/languages/complete.js";
import { LANGUAGES as GENERIC_BROUGHT } from "../../../src/sintra/web/languages/generic.js";
import { LANGUAGES as PAVILION_BROUGHT } from "../../../src/sintra/web/languages/pavilion.js";
import { LANGUAGES as SHARED_BROUGHT } from "../../../src/sintra/web/languages/words.js";

/** @type {Record<string, any>[]} */
const ALL = [SHARED, AZUL, PAVILION, GENERIC];

/** What the languages bring, before gaps are filled: by the name of the export. @type {Record<string, Record<string, Record<string, any>>>} */
const BROUGHT = { words: SHARED_BROUGHT, azul: AZUL_BROUGHT, pavilion: PAVILION_BROUGHT, generic: GENERIC_BROUGHT };

/** The shape of words: keys, kinds, lengths of lists, numbers of parameters. @param {any} value @returns {any} */
function shape(value) {
  if (typeof value === "function") return `function of ${value.length}`;
  if (Array.isArray(value)) return value.map(shape);
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, inner]) => [key, shape(inner)])
        .sort(),
    );
  }
  return typeof value;
}

/** All texts in words. @param {any} value @returns {string[]} */
function texts(value) {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(texts) : [];
}

test("every language has the same words", () => {
  for (const [name, languages] of Object.entries(BROUGHT)) {
    assert.ok(Object.keys(languages).length >= 3);
    for (const brought of Object.values(languages)) assert.deepEqual(shape(brought[name]), shape(languages.en?.[name]));
  }
});

test("a label that a language lacks is the one of the default language", () => {
  const modules = {
    en: { words: { play: "Play", themes: { dark: "Dark", light: "Light" } } },
    xx: { words: { themes: { dark: "Đark" } } },
  };
  assert.deepEqual(complete(modules, "words").xx, { play: "Play", themes: { dark: "Đark", light: "Light" } });
});

test("no word is empty, and none shouts", () => {
  for (const words of ALL.flatMap(Object.values)) {
    for (const text of texts(words)) assert.match(text, /^[^!]+$/);
  }
});

test("colour letters differ within a language", () => {
  for (const { letters } of Object.values(AZUL)) assert.equal(new Set(Object.values(letters)).size, 5);
  for (const { letters } of Object.values(PAVILION)) assert.equal(new Set(Object.values(letters)).size, 6);
});

test("numbers carry their sign", () => {
  assert.deepEqual([3, 0, -2].map(signed), ["+3", "0", "−2"]);
});

test("Hungarian numbers have the right article", () => {
  assert.equal(AZUL.hu?.place(5, "blue"), "Tedd le az 5 kék csempét");
  assert.equal(AZUL.hu?.place(2, "black"), "Tedd le a 2 fekete csempét");
});
