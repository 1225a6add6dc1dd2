/**
 * The start page as a description.
 *
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../memory/settings.js").Settings} Settings
 * @typedef {import("../memory/tables.js").Kept} Kept
 * @typedef {import("./plan.js").Plan} Plan
 * @typedef {import("./plan.js").GameName} GameName
 */

import { h } from "../draw/paint.js";
import { rhomb, tile } from "../draw/pictures.js";
import { siteBar } from "../shell/bar.js";
import { dialog } from "../shell/dialogs.js";
import { signed } from "../words/languages.js";
import { emblem } from "./emblem.js";
import { BONUSES, KINDS, LEVELS, ROUNDS, isOpen } from "./plan.js";

const WALL = "TBTBTYTBTBTYTBTBRBKBTBKBTBTBTYTBTRTBTRTBTBTBY"; // nine in a row
const LETTER = /** @type {Record<string, string>} */ ({ B: "blue", Y: "yellow", R: "red", K: "black", T: "teal" });

/**
 * The whole page.
 * @param {Record<GameName, Plan>} plans @param {Settings} settings @param {Words} words @param {Kept[]} kept
 * @param {import("../shell/dialogs.js").Open} open @param {string | null} trouble
 */
export function startPage(plans, settings, words, kept, open, trouble) {
  return {
    title: `Sintra · ${words.play}: ${words.game.azul}, ${words.game.pavilion}`,
    content: [
      siteBar(words, settings, "/"),
      h(
        "main.wrap",
        { key: "main", id: "main", tabindex: "-1" },
        hero(words),
        trouble ? h("p.alarm", { role: "alert" }, trouble) : null,
        h(
          "div.cards",
          null,
          card("azul", plans.azul, settings, words),
          card("pavilion", plans.pavilion, settings, words),
          h("div.sides", null, games(kept, words), lessons(words)),
        ),
        h("footer.foot", null, h("span", null, words.foot)),
      ),
    ],
    dialog: dialog(open, words, settings),
  };
}

/** @param {Words} words */
function hero(words) {
  return h(
    "section.hero",
    { "aria-labelledby": "hero-h" },
    h(
      "div",
      null,
      h(
        "h1",
        { id: "hero-h" },
        words.hero.map((line) => h("span", null, line)),
      ),
      h("p", null, words.heroText),
      h(
        "div.btns",
        null,
        h("button.btn.primary.big", { type: "button", "data-act": "now" }, words.playNow),
        h("a.btn.big", { href: "/rules" }, words.learn),
      ),
    ),
    h(
      "div.azulejo",
      { role: "img", "aria-label": words.wallArt },
      [...WALL].map((letter) => tile(LETTER[letter] ?? "blue")),
    ),
  );
}

/** @param {GameName} game @param {Plan} plan @param {Settings} settings @param {Words} words */
function card(game, plan, settings, words) {
  const side = game === "azul" ? words.optionWall : words.optionSide;
  return h(
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
      "form",
      { "data-game": game },
      segments(
        game,
        "players",
        words.players,
        plan.players,
        [2, 3, 4].map((number) => [String(number), String(number)]),
      ),
      segments(game, "side", side, plan.side, [
        ["coloured", words.coloured],
        ["grey", words.grey],
      ]),
      seats(game, plan, settings, words),
      game === "azul" ? more(plan, words) : null,
      h(
        "div.acts",
        null,
        h(
          "button.btn.primary",
          { type: "submit" },
          isOpen(plan) ? `${words.openTable}: ${words.game[game]}` : words.start(words.game[game]),
        ),
      ),
    ),
  );
}

/** @param {GameName} game @param {string} name @param {string} label @param {string | number | null} chosen @param {string[][]} options */
function segments(game, name, label, chosen, options) {
  return h(
    "fieldset.seg",
    { key: name },
    h("legend", null, label),
    options.map(([value, text]) =>
      h(
        "label",
        { key: value },
        h("input", {
          type: "radio",
          name: `${game}-${name}`,
          value,
          "data-plan": name,
          "data-game": game,
          checked: String(chosen ?? "") === value,
        }),
        h("span", null, text),
      ),
    ),
  );
}

/** @param {GameName} game @param {Plan} plan @param {Settings} settings @param {Words} words */
function seats(game, plan, settings, words) {
  const sitting = plan.seats.slice(0, plan.players);
  return h(
    "div.seatlist",
    { role: "group", "aria-labelledby": `${game}-seats` },
    h("h3", { id: `${game}-seats` }, words.seats),
    h(
      "ol",
      null,
      sitting.map((_, seat) => (seat ? other(game, plan, seat, words) : me(game, settings, words))),
    ),
  );
}

/** @param {GameName} game @param {Settings} settings @param {Words} words */
function me(game, settings, words) {
  return h(
    "li",
    { key: 0 },
    h("span", null, words.seatKind.me),
    h("input.field.wide", {
      "aria-label": words.yourName,
      placeholder: words.yourName,
      maxlength: "40",
      autocomplete: "nickname",
      "data-set": "name",
      id: `${game}-name`,
      value: settings.name,
    }),
  );
}

/** @param {GameName} game @param {Plan} plan @param {number} seat @param {Words} words */
function other(game, plan, seat, words) {
  const planned = plan.seats[seat];
  const label = words.seat(seat + 1);
  const kinds = KINDS.map((kind) => h("option", { value: kind, selected: planned?.kind === kind }, words.seatKind[kind]));
  return h(
    "li",
    { key: seat },
    h("span", null, label),
    h("select.btn", { "aria-label": label, "data-plan": `kind.${seat}`, "data-game": game, value: planned?.kind }, kinds),
    detail(game, planned, seat, words),
  );
}

/** @param {GameName} game @param {import("./plan.js").SeatPlan | undefined} planned @param {number} seat @param {Words} words */
function detail(game, planned, seat, words) {
  if (planned?.kind === "bot") {
    const levels = LEVELS.map((level) =>
      h("option", { value: level, selected: planned.level === level }, `${level} · ${words.botNames[level - 1]}`),
    );
    return h(
      "select.btn",
      {
        key: "level",
        "aria-label": words.botLevel(planned.level, seat + 1),
        "data-plan": `level.${seat}`,
        "data-game": game,
        value: String(planned.level),
      },
      levels,
    );
  }
  if (planned?.kind !== "here") return null;
  return h("input.field", {
    key: "name",
    "aria-label": words.nameOf(seat + 1),
    placeholder: words.nameOf(seat + 1),
    maxlength: "40",
    "data-plan": `name.${seat}`,
    "data-game": game,
    value: planned.name,
  });
}

/** @param {Plan} plan @param {Words} words */
function more(plan, words) {
  const rounds = ROUNDS.map((number) => [String(number ?? ""), number === null ? words.noLimit : String(number)]);
  return h(
    "details",
    null,
    h("summary", null, words.moreOptions),
    segments(
      "azul",
      "columnBonus",
      words.columnBonus,
      plan.columnBonus,
      BONUSES.map((bonus) => [String(bonus), signed(bonus)]),
    ),
    segments("azul", "maxRounds", words.rounds, plan.maxRounds, rounds),
  );
}

/** @param {Kept[]} kept @param {Words} words */
function games(kept, words) {
  const status = /** @type {Record<string, string>} */ ({
    turn: words.yourTurn,
    wait: words.waitTurn,
    over: words.gameOver,
    open: words.waiting,
  });
  return h(
    "aside.panel.side",
    { "aria-labelledby": "games-h" },
    h("h2", { id: "games-h" }, words.yourGames),
    kept.length ? null : h("p", null, words.noGames),
    h(
      "ul",
      null,
      kept.map((entry) => {
        const name = `${words.game[/** @type {GameName} */ (entry.game)] ?? entry.game}${entry.title ? `: ${entry.title}` : ""}`;
        return h(
          "li",
          { key: entry.token + entry.table },
          entry.game === "azul" ? tile("blue") : rhomb("orange"),
          h("span", null, h("b", null, name), h("span", null, status[entry.status ?? ""] ?? "")),
          h(
            "a.btn",
            {
              class: entry.status === "turn" ? "primary" : null,
              href: `/table/${entry.table}#${entry.token}`,
              "aria-label": `${entry.over ? words.look : words.continue_}: ${name}`,
            },
            entry.over ? words.look : words.continue_,
          ),
          h(
            "button.iconbtn",
            {
              type: "button",
              "data-act": "forget",
              "data-table": entry.table,
              "data-token": entry.token,
              "aria-label": `${words.forget}: ${name}`,
            },
            "×",
          ),
        );
      }),
    ),
  );
}
/** The way in for somebody who has never played. @param {Words} words */
function lessons(words) {
  const own = words.guide;
  return h(
    "aside.panel.side",
    { "aria-labelledby": "learn-h" },
    h("h2", { id: "learn-h" }, words.newHere),
    h("p", null, own.lessonLength),
    h(
      "ul",
      null,
      /** @type {const} */ (["azul", "pavilion"]).map((game) => {
        const name = words.game[game];
        return h(
          "li",
          { key: game },
          game === "azul" ? tile("teal") : rhomb("blue"),
          h("span", null, h("b", null, name)),
          h("a.btn", { href: `/learn/${game}`, "aria-label": own.lessonOf(name) }, words.lesson),
        );
      }),
    ),
  );
}
