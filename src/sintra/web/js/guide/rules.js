/**
 * The rules as a description: contents at the left, numbered sections with figures; or the choice of a game.
 *
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../memory/settings.js").Settings} Settings
 * @typedef {import("../draw/paint.js").Child} Child
 * @typedef {import("../games/registry.js").Kind} Kind
 * @typedef {import("../games/registry.js").Cover} Cover
 * @typedef {import("./texts.js").Rules} Rules
 * @typedef {import("./texts.js").Section} Section
 * @typedef {Record<string, import("./figure.js").FigureData>} Figures
 */

import { h } from "../draw/paint.js";
import { icon } from "../draw/pictures.js";
import { COVERS } from "../games/registry.js";
import { bound } from "../words/languages.js";
import { figure } from "./figure.js";

const GUIDED = COVERS.filter((cover) => cover.hasGuide);

/** All sections, as the page and the side panel show them. @param {Rules} rules @param {Figures} figures @param {Words} words @param {string} level of headings @param {Kind | null} kind  that draws the figures */
export function sections(rules, figures, words, level, kind) {
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
          section.text.map((text) => h("p", null, bound(text))),
        ),
        found && kind ? figure(found, section.caption ?? "", words, kind) : null,
      ),
    );
  });
}

/** The page of one game's rules. @param {Cover} cover @param {Rules | null} rules @param {Figures} figures @param {Words} words @param {Kind | null} kind @param {boolean} [isFailed]  they did not come */
export function rulesPage(cover, rules, figures, words, kind, isFailed = false) {
  const waiting = isFailed ? null : h("p.loading", null, "…");
  const told = rules && [
    contents(rules, words, cover),
    h("div.clauses", null, sections(rules, figures, words, "h2", kind), end(cover, words)),
  ];
  return h(
    "main.wrap.rules",
    { key: cover.name, id: "main", tabindex: "-1" },
    intro(cover, rules, words),
    isFailed ? h("p.alarm", { key: "alarm", role: "alert" }, words.failed) : null,
    told ? h("div.columns", null, told) : waiting,
  );
}

/** @param {Cover} cover @param {Rules | null} rules @param {Words} words */
function intro(cover, rules, words) {
  const own = words.guide;
  const start = h("a.btn.primary.big", { href: `/learn/${cover.name}` }, own.startLesson);
  return h(
    "header.intro",
    null,
    h(
      "div",
      null,
      h("h1", null, own.rulesOf(cover.text(words).title)),
      h("p.lead", null, rules?.lead ?? ""),
      h("div.btns", null, start, h("span.meta", null, own.lessonLength)),
    ),
    cover.emblem(),
  );
}

/** @param {Rules} rules @param {Words} words @param {Cover} cover */
function contents(rules, words, cover) {
  const own = words.guide;
  const links = rules.sections.map((section, index) =>
    h("a", { href: `#${section.id}` }, h("span.no", { "aria-hidden": "true" }, `${index + 1}`), section.title),
  );
  const others = GUIDED.filter((other) => other !== cover);
  return h(
    "nav.contents",
    { "aria-labelledby": "contents-h" },
    h("h2", { id: "contents-h" }, own.contents),
    h(
      "ol",
      null,
      links.map((link) => h("li", null, link)),
    ),
    others.map((other) => h("p", null, h("a", { href: `/rules/${other.name}` }, own.rulesOf(other.text(words).title)))),
  );
}

/** @param {Cover} cover @param {Words} words */
function end(cover, words) {
  return h(
    "footer.foot",
    { key: "end" },
    h("a.btn.primary", { href: `/learn/${cover.name}` }, words.guide.tryIt),
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
      GUIDED.map((cover) => choice(cover, words)),
    ),
    h("p.meta.small", null, own.ownWords),
  );
}

/** @param {Cover} cover @param {Words} words */
function choice({ name, text, emblem }, words) {
  const own = words.guide;
  const { title, about, length } = text(words);
  const learn = { href: `/learn/${name}`, "aria-label": `${own.startLesson}: ${title}` };
  const read = { href: `/rules/${name}`, "aria-label": `${own.readRules}: ${title}` };
  return h(
    "section.panel.card",
    { key: name, "aria-labelledby": `${name}-h` },
    h(
      "div.top",
      null,
      h("div", null, h("h2", { id: `${name}-h` }, title), h("p", null, about), h("p", null, length)),
      emblem(),
    ),
    h(
      "div.acts.btns",
      null,
      h("a.btn.primary", learn, icon("i-play"), own.startLesson),
      h("a.btn", read, icon("i-book"), own.readRules),
    ),
  );
}
