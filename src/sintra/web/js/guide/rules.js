/**
 * The rules as a description: contents at the left, numbered sections with figures; or the choice of a game.
 *
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../memory/settings.js").Settings} Settings
 * @typedef {import("../draw/paint.js").Child} Child
 * @typedef {import("./texts.js").GameName} GameName
 * @typedef {import("./texts.js").Rules} Rules
 * @typedef {import("./texts.js").Section} Section
 * @typedef {Record<string, import("./figure.js").FigureData>} Figures
 */

import { h } from "../draw/paint.js";
import { icon } from "../draw/pictures.js";
import { emblem } from "../start/emblem.js";
import { figure } from "./figure.js";

const GAMES = /** @type {const} */ (["azul", "pavilion"]);

/** All sections, as the page and the side panel show them. @param {Rules} rules @param {Figures} figures @param {Words} words @param {string} level of headings */
export function sections(rules, figures, words, level) {
  return rules.sections.map((section, index) => {
    const found = section.figure ? figures[section.figure] : undefined;
    return h(
      "section.clause",
      { key: section.id, id: section.id, tabindex: "-1", "aria-labelledby": `${section.id}-h` },
      h(level, { id: `${section.id}-h` }, h("span.no", { "aria-hidden": "true" }, `${index + 1}`), section.title),
      h(
        "div.both",
        null,
        h(
          "div.prose",
          null,
          section.text.map((text) => h("p", null, text)),
        ),
        found ? figure(found, section.caption ?? "", words) : null,
      ),
    );
  });
}

/** The page of one game's rules. @param {GameName} game @param {Rules | null} rules @param {Figures} figures @param {Words} words @param {boolean} [isFailed]  they did not come */
export function rulesPage(game, rules, figures, words, isFailed = false) {
  const own = words.guide;
  const other = GAMES.find((name) => name !== game) ?? "azul";
  return h(
    "main.wrap.rules",
    { key: game, id: "main", tabindex: "-1" },
    h(
      "header.intro",
      null,
      h(
        "div",
        null,
        h("h1", null, own.rulesOf(words.game[game])),
        h("p.lead", null, rules?.lead ?? ""),
        h(
          "div.btns",
          null,
          h("a.btn.primary.big", { href: `/learn/${game}` }, own.startLesson),
          h("span.meta", null, own.lessonLength),
        ),
      ),
      emblem(game),
    ),
    isFailed ? h("p.alarm", { key: "alarm", role: "alert" }, words.failed) : null,
    rules
      ? h(
          "div.columns",
          null,
          contents(rules, words, other),
          h("div.clauses", null, sections(rules, figures, words, "h2"), end(game, words)),
        )
      : isFailed
        ? null
        : h("p.loading", null, "…"),
  );
}

/** @param {Rules} rules @param {Words} words @param {GameName} other */
function contents(rules, words, other) {
  const own = words.guide;
  return h(
    "nav.contents",
    { "aria-labelledby": "contents-h" },
    h("h2", { id: "contents-h" }, own.contents),
    h(
      "ol",
      null,
      rules.sections.map((section, index) =>
        h(
          "li",
          null,
          h("a", { href: `#${section.id}` }, h("span.no", { "aria-hidden": "true" }, `${index + 1}`), section.title),
        ),
      ),
    ),
    h("p", null, h("a", { href: `/rules/${other}` }, own.rulesOf(words.game[other]))),
  );
}

/** @param {GameName} game @param {Words} words */
function end(game, words) {
  return h(
    "footer.foot",
    { key: "end" },
    h("a.btn.primary", { href: `/learn/${game}` }, words.guide.tryIt),
    h("p.meta", null, words.guide.ownWords),
  );
}

/** The choice of a game. @param {Words} words */
export function overview(words) {
  const own = words.guide;
  return h(
    "main.wrap.rules",
    { key: "overview", id: "main", tabindex: "-1" },
    h("header.intro", null, h("div", null, h("h1", null, own.rulesTitle), h("p.lead", null, own.rulesLead))),
    h(
      "div.cards.two",
      null,
      GAMES.map((game) =>
        h(
          "section.panel.card",
          { key: game, "aria-labelledby": `${game}-h` },
          h(
            "div.top",
            null,
            h(
              "div",
              null,
              h("h2", { id: `${game}-h` }, words.game[game]),
              h("p", null, words.about[game]),
              h("p", null, words.length[game]),
            ),
            emblem(game),
          ),
          h(
            "div.acts.btns",
            null,
            h(
              "a.btn.primary",
              { href: `/learn/${game}`, "aria-label": `${own.startLesson}: ${words.game[game]}` },
              icon("i-play"),
              own.startLesson,
            ),
            h(
              "a.btn",
              { href: `/rules/${game}`, "aria-label": `${own.readRules}: ${words.game[game]}` },
              icon("i-book"),
              own.readRules,
            ),
          ),
        ),
      ),
    ),
    h("p.meta.small", null, own.ownWords),
  );
}
