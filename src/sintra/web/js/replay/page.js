/**
 * The replay as a description: the game page without actions, with a player at its foot; or the invitation to open a record.
 *
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../memory/settings.js").Settings} Settings
 * @typedef {import("../games/registry.js").Kind} Kind
 * @typedef {import("../draw/paint.js").Child} Child
 * @typedef {import("./game.js").Game} Game
 *
 * @typedef {object} Stage  Everything the page shows.
 * @property {Game | null} game
 * @property {number} at  the step
 * @property {number} seat  whose board is the large one
 * @property {number[]} mine  where the person sat; none: that is not known
 * @property {boolean} isPlaying
 * @property {number} speed
 * @property {boolean} isResult  the result is shown instead of the boards
 * @property {boolean} isLoading
 * @property {boolean} isNarrow  one column, as on a phone
 * @property {string | null} trouble
 * @property {string} detail  of a trouble, in English, for experts
 * @property {string | null} back  the address of the table
 * @property {() => Promise<string>} record
 * @property {import("../memory/tables.js").Kept[]} finished
 */

import { h } from "../draw/paint.js";
import { icon } from "../draw/pictures.js";
import { coverOf } from "../games/registry.js";
import { gameBar, siteBar } from "../shell/bar.js";
import { dialog } from "../shell/dialogs.js";
import { entry, sentences } from "../stage/log.js";
import { gainsOf } from "../stage/script.js";
import { result } from "../stage/result.js";
import { end, logOf, positionText, roundAt, turnAt, viewAt } from "./game.js";
import { onwardDialog } from "./onward.js";
import { player } from "./player.js";

/**
 * The whole page.
 * @param {Stage} stage @param {Settings} settings @param {Words} words @param {Kind | null} kind @param {import("../shell/dialogs.js").Open} open
 * @returns {{css: string, title: string, skip: string, content: Child[], dialog: Child}}
 */
export function replayPage(stage, settings, words, kind, open) {
  const own = words.guide;
  const game = stage.game && named(stage.game, words);
  const dialog_ =
    open === "onward" && game
      ? onwardDialog(game, stage.at, words, stage.trouble, settings.name, stage.mine)
      : dialog(open, words, settings, own.replayKeys);
  if (!game || !kind) {
    return {
      css: "site",
      title: `${own.replay} – Sintra`,
      skip: words.skipContent,
      content: [siteBar(words, settings, "/replay"), opening(stage, words)],
      dialog: dialog_,
    };
  }
  const name = coverOf(game.game).text(words).title;
  const turn = turnAt(game, stage.at);
  return {
    css: `game replay ${kind.css} ${stage.isResult ? "is-over" : "is-playing"} ${turn === null || stage.isResult ? "" : `turn-${turn}`}`.trim(),
    title: `${positionText(game, stage.at, words)} – ${own.replayOf(name)} – Sintra`,
    skip: words.skip,
    content: [
      gameBar(words, settings, { title: own.replayOf(name), details: details(game, stage, words, kind) }),
      h("main", { key: "main", id: "main", tabindex: "-1" }, shown(stage, game, words, kind, settings.language)),
      player(stage, game, words),
    ],
    dialog: dialog_,
  };
}

/** A player without a name is named by the seat. @param {Game} game @param {Words} words @returns {Game} */
function named(game, words) {
  return { ...game, seats: game.seats.map((seat, index) => ({ ...seat, name: seat.name || words.defaultName(index + 1) })) };
}

/** @param {Game} game @param {Stage} stage @param {Words} words @param {Kind} kind */
function details(game, stage, words, kind) {
  const state = game.steps[stage.at]?.state;
  return [words.roundN(roundAt(game, stage.at)), state ? kind.options(state, words) : "", game.date]
    .filter(Boolean)
    .join(" · ");
}

/** @param {Stage} stage @param {Game} game @param {Words} words @param {Kind} kind @param {string} language @returns {Child} */
function shown(stage, game, words, kind, language) {
  const view = viewAt(game, stage.at, stage.seat, language);
  const turn = turnAt(game, stage.at);
  const botOf = (/** @type {number | null} */ level) => (level ? `${words.bot}, ${words.level(level)}` : words.bot);
  const cards = game.seats.map(({ kind: sits, name, level }, seat) => ({
    name,
    meta: [sits === "bot" ? botOf(level) : words.person, seat === turn ? words.guide.acts : ""].filter(Boolean).join(" · "),
    avatar: /** @type {"i-bot" | "i-person"} */ (sits === "bot" ? "i-bot" : "i-person"),
  }));
  const scene = { view, words, cards, isNarrow: stage.isNarrow, log: moves(game, stage.at, words, kind) };
  if (!stage.isResult || !game.result) return kind.main(scene);
  const final = viewAt(game, end(game), stage.seat, language);
  const table = final.table && { ...final.table, yours: [] };
  const now = final.now && { ...final.now, result: game.result };
  return result({ ...scene, view: { ...final, table, now }, record: stage.record }, kind);
}

/** The list of moves; each shows its position. @param {Game} game @param {number} at @param {Words} words @param {Kind} kind */
function moves(game, at, words, kind) {
  const names = game.seats.map((seat) => seat.name);
  const log = logOf(game);
  const gains = gainsOf(log, kind.firstScore ?? 0);
  return h(
    "aside.panel.log",
    { key: "log", "aria-labelledby": "log-h" },
    h("h2", { id: "log-h" }, words.guide.log),
    h(
      "ol",
      { id: "log", "data-rove": "log" },
      log
        .filter((event) => event.phrases.length)
        .map((event) => {
          const { children } = entry(event, words, names, kind.draw, gains.get(event.sequence));
          const isNow = event.sequence === at;
          const attrs = {
            type: "button",
            "data-item": true,
            "data-act": "go",
            "data-at": event.sequence,
            title: words.guide.goTo,
            "aria-current": isNow ? "step" : null,
          };
          return h(
            "li",
            { key: event.sequence, class: event.sequence > at ? "later" : null },
            h("button.goto", attrs, children),
            sentences(event, words),
          );
        }),
    ),
  );
}

// Before a game is open

/** @param {Stage} stage @param {Words} words */
function opening(stage, words) {
  const own = words.guide;
  return h(
    "main.wrap.opening",
    { key: "main", id: "main", tabindex: "-1" },
    h("h1", null, own.openTitle),
    h("p.lead", null, own.openText),
    stage.trouble
      ? h(
          "div.alarm",
          { role: "alert" },
          h("p", null, stage.trouble),
          stage.detail ? h("p.detail", { lang: "en" }, stage.detail) : null,
        )
      : null,
    h(
      "label.drop",
      { "data-drop": true },
      h("input.sr", { type: "file", id: "file", accept: ".sintra,.record,.txt,text/plain", "data-file": true }),
      icon("i-folder", "big"),
      h("span.btn.primary.big", null, stage.isLoading ? own.loading : own.openFile),
      h("span.meta", null, own.orDrop),
    ),
    finished(stage, words),
  );
}

/** @param {Stage} stage @param {Words} words */
function finished({ finished: games }, words) {
  const own = words.guide;
  return h(
    "section.panel.side",
    { "aria-labelledby": "finished-h" },
    h("h2", { id: "finished-h" }, own.finished),
    games.length ? null : h("p", null, own.noFinished),
    h(
      "ul",
      null,
      games.map((kept) => {
        const cover = coverOf(kept.game);
        const name = `${cover.text(words).title}${kept.title ? `: ${kept.title}` : ""}`;
        return h(
          "li",
          { key: kept.token + kept.table },
          cover.token(),
          h("span", null, h("b", null, name), h("span", null, new Date(kept.at).toLocaleDateString(own.code))),
          h(
            "a.btn",
            { href: `/replay#${kept.table}/${kept.token}`, "aria-label": `${own.watchAgain}: ${name}` },
            own.watchAgain,
          ),
        );
      }),
    ),
  );
}
