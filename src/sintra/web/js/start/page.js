/**
 * The start page as a description.
 *
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../memory/settings.js").Settings} Settings
 * @typedef {import("../memory/tables.js").Kept} Kept
 * @typedef {import("./plan.js").Plan} Plan
 * @typedef {import("../games/registry.js").Cover} Cover
 * @typedef {import("../games/registry.js").Field} Field
 *
 * @typedef {object} Desk  Everything that can be chosen here.
 * @property {Cover[]} covers
 * @property {Record<string, Plan>} plans  by game
 * @property {Kept[]} kept
 * @property {string | null} trouble
 */

import { h } from "../draw/paint.js";
import { tile } from "../draw/pictures.js";
import { coverOf, editionText } from "../games/registry.js";
import { siteBar } from "../shell/bar.js";
import { dialog } from "../shell/dialogs.js";
import { LEVELS } from "../wire/creation.js";
import { KINDS, RANDOM, isOpen, starter, textOf } from "./plan.js";

const WALL = "TBTBTYTBTBTYTBTBRBKBTBKBTBT"; // nine in a row
const LETTER = /** @type {Record<string, string>} */ ({ B: "blue", Y: "yellow", R: "red", K: "black", T: "teal" });

/** The whole page. @param {Desk} desk @param {Settings} settings @param {Words} words @param {import("../shell/dialogs.js").Open} open */
export function startPage({ covers, plans, kept, trouble }, settings, words, open) {
  return {
    title: `Sintra – ${words.play}: ${covers.map((cover) => cover.text(words).title).join(", ")}`,
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
          covers.map((cover) => card(cover, plans[cover.name], settings, words)),
          h("div.sides", null, games(kept, words), lessons(covers, words)),
        ),
        h("footer.foot", null, h("span", null, words.foot)),
      ),
    ],
    dialog: dialog(open, words, settings, words.keyList),
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

/** @param {Cover} cover @param {Plan | undefined} plan @param {Settings} settings @param {Words} words */
function card(cover, plan, settings, words) {
  if (!plan) return null;
  const game = cover.name;
  const { title, about } = editionText(cover, plan.edition, words);
  const fields = cover.fields(words, plan.edition);
  const rare = fields.filter((field) => field.isRare);
  const players = cover.players.map((number) => ({ value: number, label: String(number) }));
  return h(
    "section.panel.card",
    { key: game, "aria-labelledby": `${game}-h` },
    h(
      "div.top",
      null,
      h("div", null, h("h2", { id: `${game}-h` }, title), h("p", null, about), h("p", null, cover.text(words).length)),
      cover.emblem(),
    ),
    h(
      "form",
      { "data-game": game },
      editions(cover, plan, words),
      segments(game, "players", words.players, plan.players, players),
      fields.filter((field) => !field.isRare).map((field) => option(game, field, plan, words)),
      seats(game, plan, settings, words),
      more(game, rare, plan, words),
      h(
        "div.acts",
        null,
        h("button.btn.primary", { type: "submit" }, isOpen(plan) ? `${words.openTable}: ${title}` : words.start(title)),
      ),
    ),
  );
}

/** The choice among editions, where there are several. @param {Cover} cover @param {Plan} plan @param {Words} words */
function editions(cover, plan, words) {
  if (cover.editions.length < 2) return null;
  const choices = cover.editions.map((name) => ({ value: name, label: editionText(cover, name, words).title }));
  return segments(cover.name, "edition", words.edition, plan.edition, choices);
}

/** Who begins. @param {string} game @param {Plan} plan @param {Words} words */
function begins(game, plan, words) {
  const chosen = starter(plan);
  const seated = Array.from({ length: plan.players }, (_, seat) => seat);
  const options = [RANDOM, ...seated].map((value) => {
    const label = value === RANDOM ? words.drawn : value === 0 ? words.seatKind.me : words.seat(Number(value) + 1);
    return h("option", { key: value, value, selected: chosen === value }, label);
  });
  const attributes = { id: `${game}-start`, "data-plan": "start", "data-game": game, value: String(chosen) };
  return h("p.begins", null, h("label", { for: `${game}-start` }, words.begins), h("select.btn", attributes, options));
}

/** What is seldom chosen. @param {string} game @param {Field[]} rare @param {Plan} plan @param {Words} words */
function more(game, rare, plan, words) {
  const fields = rare.map((field) => option(game, field, plan, words));
  return h("details", null, h("summary", null, words.moreOptions), begins(game, plan, words), fields);
}

/** @param {string} game @param {Field} field @param {Plan} plan @param {Words} words */
function option(game, field, plan, words) {
  const { name, label, choices } = field;
  const chosen = plan.options[name];
  const note = choices.find((one) => textOf(one.value) === textOf(chosen))?.note;
  return [
    segments(game, `option.${name}`, label, chosen, choices),
    note ? h("p.note", { key: `${name}-note` }, note) : null,
    Array.isArray(chosen) ? order(game, field, chosen, words) : null,
  ];
}

/** An order of one's own: a color for each place, which changes places with the one that was there. @param {string} game @param {Field} field @param {string[]} chosen @param {Words} words */
function order(game, field, chosen, words) {
  const places = chosen.map((color, place) => {
    const colors = chosen
      .toSorted()
      .map((one) => h("option", { key: one, value: one, selected: one === color }, words.colors[one]));
    const label = field.order?.label(place + 1) ?? "";
    const name = `place.${field.name}.${place}`;
    return h(
      "li",
      { key: place },
      h("span", { "aria-hidden": "true" }, `${place + 1}.`),
      h("select.btn", { "aria-label": label, "data-plan": name, "data-game": game, value: color }, colors),
    );
  });
  return h("ol.order", { key: `${field.name}-order`, "aria-label": field.label }, places);
}

/** @param {string} game @param {string} name @param {string} label @param {any} chosen @param {{value: any, label: string}[]} choices */
function segments(game, name, label, chosen, choices) {
  const radio = { type: "radio", name: `${game}-${name}`, "data-plan": name, "data-game": game };
  const options = choices.map((one) => {
    const value = textOf(one.value);
    const input = h("input", { ...radio, value, checked: textOf(chosen) === value });
    return h("label", { key: value }, input, h("span", null, one.label));
  });
  return h("fieldset.seg", { key: name }, h("legend", null, label), options);
}

/** @param {string} game @param {Plan} plan @param {Settings} settings @param {Words} words */
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

/** @param {string} game @param {Settings} settings @param {Words} words */
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

/** @param {string} game @param {Plan} plan @param {number} seat @param {Words} words */
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

/** @param {string} game @param {import("./plan.js").SeatPlan | undefined} planned @param {number} seat @param {Words} words */
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
    h("h2", { id: "games-h", tabindex: "-1" }, words.yourGames),
    kept.length ? null : h("p", null, words.noGames),
    h(
      "ul",
      null,
      kept.map((entry) => {
        const cover = coverOf(entry.game);
        const name = `${cover.text(words).title}${entry.title ? `: ${entry.title}` : ""}`;
        return h(
          "li",
          { key: entry.token + entry.table },
          cover.token(),
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

/** The way in for somebody who has never played. @param {Cover[]} covers @param {Words} words */
function lessons(covers, words) {
  const own = words.guide;
  const guided = covers.filter((cover) => cover.hasGuide);
  return h(
    "aside.panel.side",
    { "aria-labelledby": "learn-h" },
    h("h2", { id: "learn-h" }, words.newHere),
    h("p", null, own.lessonLength),
    h(
      "ul",
      null,
      guided.map(({ name, text, token }) => {
        const { title } = text(words);
        const link = h("a.btn", { href: `/learn/${name}`, "aria-label": own.lessonOf(title) }, words.lesson);
        return h("li", { key: name }, token(), h("span", null, h("b", null, title)), link);
      }),
    ),
  );
}
