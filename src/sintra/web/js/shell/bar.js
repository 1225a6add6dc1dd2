/**
 * The bar at the top of every page.
 *
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../memory/settings.js").Settings} Settings
 */

import { h } from "../draw/paint.js";
import { icon, logo } from "../draw/pictures.js";
import { LANGUAGES } from "../memory/settings.js";
import { wordsOf } from "../words/languages.js";

const LONG = 12; // letters of a title beside which a phone has no room for whose turn it is in German
const LONGEST = 16; // and in no language

/** The bar of a page that is not a game. @param {Words} words @param {Settings} settings @param {string} current */
export function siteBar(words, settings, current) {
  const links = [
    ["/", words.play],
    ["/rules", words.rules],
    ["/replay", words.replays],
  ];
  return h(
    "header.bar",
    { key: "bar" },
    h("a.logo", { href: "/" }, logo(), h("span", null, "Sintra")),
    h(
      "nav.site",
      { "aria-label": words.main },
      links.map(([href, label]) => h("a", { href, "aria-current": href === current ? "page" : null }, label)),
    ),
    h(
      "div.tools",
      null,
      languageSelect(words, settings),
      iconButton("theme", themeIcon(settings), `${words.theme}: ${words.themes[settings.theme]}`),
      iconButton("settings", "i-gear", words.settings),
    ),
  );
}

/** The bar of a game; disabled items keep their space, so that nothing jumps. @param {Words} words @param {Settings} settings @param {{title: string, details: string, canResign?: boolean, isTurn?: boolean, watch?: string}} game  with the link for spectators, if there is one to give */
export function gameBar(words, settings, game) {
  return h(
    "header.bar",
    { key: "bar" },
    h("a.logo", { href: "/", "aria-label": "Sintra" }, logo(), h("span", { "aria-hidden": "true" }, "Sintra")),
    heading(game.title, game.details),
    h(
      "nav",
      { "aria-label": words.menu },
      game.isTurn === undefined
        ? null
        : h(
            "span.turn.phone",
            { "aria-hidden": "true", class: game.isTurn ? null : "unseen" },
            icon("i-crown"),
            words.yourTurn,
          ),
      game.canResign === undefined
        ? null
        : iconButton("resign", "i-flag", words.resign, { class: game.canResign ? null : "unseen" }),
      game.watch ? iconButton("copy", "i-link", words.copyWatch, { "data-text": game.watch }) : null,
      iconButton("sound", settings.sound ? "i-sound" : "i-mute", `${words.sound}: ${words.choice[settings.sound]}`),
      iconButton("letters", "i-aa", words.letters_, {
        "aria-pressed": String(settings.letters === "on" || settings.letters === "tactile"),
      }),
      iconButton("rules", "i-book", words.rules),
      iconButton("help", "i-help", words.help),
      iconButton("settings", "i-gear", words.settings),
    ),
  );
}

/** How long a title is, for style sheets. @param {string} title */
function lengthOf(title) {
  return title.length > LONGEST ? "long longest" : title.length > LONG ? "long" : null;
}

/** Title and details; where there is little room, only the first of these is shown. @param {string} title @param {string} details */
function heading(title, details) {
  const [first, ...rest] = details.split(" · ");
  const separator = h("i", null, " · ");
  return h(
    "h1",
    { class: lengthOf(title), "aria-label": [title, first, ...rest].filter(Boolean).join(", ") },
    h("b", null, title),
    first ? h("span", null, separator, first) : null,
    rest.length ? h("span.rest", null, ` · ${rest.join(" · ")}`) : null,
  );
}

/** @param {string} act @param {string} picture @param {string} label @param {Record<string, any>} [more] */
export function iconButton(act, picture, label, more = {}) {
  return h(
    "button.iconbtn",
    { key: act, type: "button", "data-act": act, "aria-label": label, title: label, ...more },
    icon(picture),
  );
}

/** @param {Words} words @param {Settings} settings */
function languageSelect(words, settings) {
  return [
    h("label.sr", { for: "language" }, words.language_),
    h(
      "select.btn",
      { id: "language", "data-set": "language", value: settings.language },
      LANGUAGES.map((code) =>
        h("option", { value: code, lang: code, selected: code === settings.language }, wordsOf(code).language),
      ),
    ),
  ];
}

/** @param {Settings} settings */
function themeIcon(settings) {
  return { system: "i-half", light: "i-sun", dark: "i-moon" }[settings.theme];
}
