import assert from "node:assert/strict";
import { test } from "node:test";

import { WORDS as AZUL } from "../../../src/sintra/web/js/games/azul/words.js";
import { WORDS as GENERIC } from "../../../src/sintra/web/js/games/generic/words.js";
import { WORDS as PAVILION } from "../../../src/sintra/web/js/games/pavilion/words.js";
import { WORDS as SHARED, bound, signed } from "../../../src/sintra/web/js/words/languages.js";
import { LANGUAGES as AZUL_BROUGHT } from "../../../src/sintra/web/languages/azul.js";
import { complete } from "../../../src/sintra/web/languages/complete.js";
import { LANGUAGES as GENERIC_BROUGHT } from "../../../src/sintra/web/languages/generic.js";
import { LANGUAGES as PAVILION_BROUGHT } from "../../../src/sintra/web/languages/pavilion.js";
import { LETTERS } from "../../../src/sintra/web/languages/letters.js";
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

test("a missing label falls back to the default language", () => {
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

test("color letters differ within a language", () => {
  for (const { notation, languages, tactile } of Object.values(LETTERS)) {
    for (const letters of [notation, tactile, ...Object.values(languages)]) {
      const signs = Object.values(letters).map((letter) => letter.charAt(0));
      assert.equal(new Set(signs).size, Object.keys(notation).length);
    }
  }
});

test("numbers carry their sign", () => {
  assert.deepEqual([3, 0, -2].map(signed), ["+3", "0", "−2"]);
});

test("numbers stay with their words, and sentences may part", () => {
  assert.equal(bound("Line 3 holds 2 of 3. The rest"), "Line\u00a03\u00a0holds\u00a02\u00a0of\u00a03. The rest");
  assert.equal(bound("Az 1. sor, a 2. és 3, majd"), "Az\u00a01.\u00a0sor, a\u00a02.\u00a0és\u00a03, majd");
});

test("Hungarian numbers have the right article", () => {
  assert.equal(AZUL.hu?.place(5, "blue"), "Tedd le az 5 kék csempét");
  assert.equal(AZUL.hu?.place(2, "black"), "Tedd le a 2 fekete csempét");
});

test("Hungarian numbers have the right suffix, and three names one és", () => {
  assert.equal(SHARED.hu?.ofN(3, 4), "4-ből 3");
  assert.equal(SHARED.hu?.ofN(2, 3), "3-ból 2");
  assert.equal(SHARED.hu?.ofN(7, 12), "12-ből 7");
  assert.equal(AZUL.hu?.lineState(4, 3, "blue"), "4. mintasor: kék, 4-ből 3.");
  assert.equal(SHARED.hu?.shared(["Anna", "Béla", "Csilla"]), "Anna, Béla és Csilla holtversenyben nyert");
  assert.equal(SHARED.hu?.shared(["Anna", "Béla"]), "Anna és Béla holtversenyben nyert");
  assert.equal(PAVILION.hu?.starState("blue", [1, 5], [null, null]), "Kék csillag: lefedve az 1-es, az 5-ös.");
  assert.equal(PAVILION.hu?.starState("C", [2], ["red"]), "Középső csillag: a 2-es piros.");
});
