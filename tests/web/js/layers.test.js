/** The rooms of the browser's scripts: who may import whom. */

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../src/sintra/web/js", import.meta.url));
const REGISTRY = "games/registry.js";

/** The rooms from below; each may import from itself and from those before it. Above all lie the entry modules of the pages. */
const ROOMS = [
  "words", // labels in all languages
  "memory", // what this browser remembers
  "wire", // messages, the connection, what the page knows
  "draw", // elements, pictures, motion, sound
  "shell", // the frame of every page
  "games", // what is special about each game
  "stage", // what table, replay and lesson share
  "guide", // the rules
  "lesson",
  "replay",
  "table",
  "start",
];

const GAMES = readdirSync(join(ROOT, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "generic")
  .map((entry) => entry.name);
const FILES = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".js"))
  .map((name) => name.replaceAll("\\", "/"));

/** @param {string} file */
const textOf = (file) => readFileSync(join(ROOT, file), "utf8");

/** The modules that a pattern finds in a file. @param {string} file @param {RegExp} pattern */
function named(file, pattern) {
  const found = [...textOf(file).matchAll(pattern)].map((match) => match[1] ?? "");
  return found.map((target) => relative(ROOT, join(ROOT, dirname(file), target)).replaceAll("\\", "/"));
}

/** Whether a module is brought by the languages, whose folders lie beside the scripts. @param {string} target */
const isLabels = (target) => /^(\.\.\/languages|\.\.\/\.\.\/i18n)\//.test(target);

/** What a file imports when it is run. @param {string} file */
const importsOf = (file) => named(file, /^(?:import|export)\s[^"]*?from "(\.[^"]+)";/gm).filter((target) => !isLabels(target));
/** What it names anywhere: imports, later imports, and types. @param {string} file */
const mentionsOf = (file) => allMentionsOf(file).filter((target) => !isLabels(target));
/** The same with what languages bring. @param {string} file */
const allMentionsOf = (file) => named(file, /(?:from |import\()"(\.[^"]+)"/g);

/** The place of a file's room; entry modules are above all. @param {string} file */
function height(file) {
  if (!file.includes("/")) return ROOMS.length;
  const place = ROOMS.indexOf(file.split("/")[0] ?? "");
  assert.notEqual(place, -1, `${file} lies in a room that has no place in the order`);
  return place;
}

/** The game that a file belongs to. @param {string} file */
const gameOf = (file) => (/^games\/(.+)\//.exec(file)?.[1] ?? "").split("/")[0] ?? "";

test("labels of languages are read in one place for all pages, and in one for each game", () => {
  const readers = FILES.filter((file) => allMentionsOf(file).some(isLabels));
  const games = readdirSync(join(ROOT, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const shared = ["words/languages.js", "words/letters.js"];
  assert.deepEqual(readers.sort(), [...games.map((entry) => `games/${entry.name}/words.js`), ...shared].sort());
});

test("every import leads to a module that is there", () => {
  for (const file of FILES) {
    for (const target of mentionsOf(file)) assert.ok(FILES.includes(target), `${file} names ${target}, which is not there`);
  }
});

test("no module imports itself, however many steps lie between", () => {
  /** @type {Map<string, "open" | "done">} */
  const seen = new Map();
  /** @param {string} file @param {string[]} path */
  const visit = (file, path) => {
    assert.notEqual(seen.get(file), "open", `a cycle: ${[...path, file].join(" → ")}`);
    if (seen.has(file)) return;
    seen.set(file, "open");
    for (const target of importsOf(file)) visit(target, [...path, file]);
    seen.set(file, "done");
  };
  for (const file of FILES) visit(file, []);
});

test("rooms import only from rooms below them, types included", () => {
  for (const file of FILES) {
    for (const target of mentionsOf(file)) {
      assert.ok(height(target) <= height(file), `${file} imports ${target}, which lies above`);
    }
  }
});

test("games are reached through the registry alone, and know nothing of each other", () => {
  for (const file of FILES) {
    for (const target of mentionsOf(file).filter((name) => name.startsWith("games/"))) {
      const isInside = file.startsWith("games/") && (!gameOf(target) || gameOf(target) === gameOf(file));
      assert.ok(file === REGISTRY || target === REGISTRY || isInside, `${file} imports ${target}`);
    }
  }
});

test("only the registry names a game", () => {
  const exceptions = [REGISTRY, "wire/messages.js"]; // the second is written by the server's document
  const [anywhere, asCode] = ["i", ""].map((flags) => new RegExp(`\\b(${GAMES.join("|")})\\b`, flags));
  for (const file of FILES.filter((name) => !GAMES.includes(gameOf(name)) && !exceptions.includes(name))) {
    const names = file.startsWith("words/") ? asCode : anywhere; // sentences may say whose trade marks they are
    const line = textOf(file)
      .split("\n")
      .find((one) => names?.test(one));
    assert.equal(line, undefined, `${file} names a game: ${line}`);
  }
});

test("modules are named by nouns", () => {
  const adjectives = ["missing.js"]; // the page of an address that leads nowhere
  for (const file of FILES.filter((name) => !adjectives.includes(name))) {
    assert.doesNotMatch(file, /ing\.js$/, `${file} is named by what it does`);
  }
});
