/**
 * The table of the Pavilion: rounds with their jokers, supply, factories and center; while placing, a panel in the factories' place.
 *
 * @typedef {import("../../words/languages.js").Words} Words
 * @typedef {import("../../wire/messages.js").LegalMove} LegalMove
 * @typedef {import("./geometry.js").Color} Color
 * @typedef {import("./choice.js").Held} Held
 * @typedef {import("./choice.js").Pool} Pool
 * @typedef {object} TableData
 * @property {any} state
 * @property {Words} words
 * @property {LegalMove[]} legal  none when it is not my turn
 * @property {Held | null} held
 * @property {string | null} hint  the move that a hint names
 * @property {import("../../wire/messages.js").Goal[]} goals  mine
 * @property {import("../../draw/paint.js").Child} panel  what stands in the factories' place while they are empty
 */

import { h } from "../../draw/paint.js";
import { icon, rhomb, tile } from "../../draw/pictures.js";
import { signed } from "../../words/languages.js";
import { area } from "../kind.js";
import { count, draftOf, spread } from "./choice.js";
import { COLORS } from "./geometry.js";
import { goalList } from "./goals.js";
import { piece } from "./pieces.js";
import { pavilionWords } from "./words.js";

/** The joker of the round. @param {any} state @returns {Color} */
export function jokerOf(state) {
  return state.options.joker_order[state.round - 1];
}

/** What would be lifted with a group, as its move tells: tiles of its color, and jokers that go along. @param {LegalMove[]} legal @param {number} source @param {string} color */
export function lifted(legal, source, color) {
  const { taken = 0, jokers = 0 } = draftOf(legal, source, color) ?? {};
  return { tiles: taken - jokers, jokers };
}

/** The jokers of a source that go along with what is held. @param {TableData} data @param {number} source @param {Color} color */
function along({ held, legal, state }, source, color) {
  const isOther = held?.kind === "group" && held.source === source && held.color !== color;
  return isOther && color === jokerOf(state) ? lifted(legal, source, held.color).jokers : 0;
}

/** Whether tiles are being taken. @param {any} state */
export function isTaking(state) {
  return state.phase === "draft" || state.phase === "deal";
}

/** The whole table. @param {TableData} data */
export function table(data) {
  const { state, words } = data;
  return h(
    "section.table",
    {
      id: "table",
      ...area(words),
      "aria-labelledby": "table-h",
      tabindex: "-1",
      class: `${isTaking(state) ? "taking" : "placing"} f${state.factories.length}`,
    },
    h(
      "header",
      { key: "head" },
      h("h2", { id: "table-h" }, words.table),
      h(
        "ul.counts.num",
        null,
        amount("i-bag", words.bag, count(state.bag), "bag"),
        amount("i-tower", pavilionWords(words).tower, count(state.tower), "tower"),
      ),
    ),
    rounds(data),
    supply(data),
    isTaking(state) ? sources(data) : data.panel,
    isTaking(state) ? null : rest(data),
  );
}

/** @param {string} picture @param {string} label @param {number} number @param {string} spot */
function amount(picture, label, number, spot) {
  return h("li", { "data-spot": spot }, icon(picture), `${label} `, h("b", null, number));
}

/** @param {TableData} data */
function rounds({ state, words }) {
  const own = pavilionWords(words);
  return h(
    "section.rounds",
    { key: "rounds", "aria-labelledby": "track-h" },
    h("h3", { id: "track-h" }, own.rounds, " ", h("small", { key: jokerOf(state) }, own.jokerIs(jokerOf(state)))),
    h(
      "ol.track",
      null,
      state.options.joker_order.map((/** @type {string} */ color, /** @type {number} */ index) => {
        const when = index + 1 < state.round ? "past" : index + 1 === state.round ? "now" : "later";
        return h(
          "li",
          { key: color, class: when === "past" ? "past" : null, "aria-current": when === "now" ? "step" : null },
          piece(color, when === "now"),
          h("span", { "aria-hidden": "true" }, index + 1),
          h("span.sr", null, own.roundState(index + 1, color, when)),
        );
      }),
    ),
  );
}

/** @param {TableData} data */
function supply(data) {
  const { state, words, legal, held } = data;
  const isChoice = legal.some((move) => move.kind === "bonus");
  const picks = held?.kind === "bonus" ? held.picks : [];
  const joker = jokerOf(state);
  const tiles = spread(state.supply);
  return h(
    "section.stock",
    { key: "supply", "aria-labelledby": "supply-h", class: isChoice ? "choosing" : null },
    h(
      "h3",
      { id: "supply-h" },
      pavilionWords(words).supply,
      " ",
      h("small", null, tiles.length ? pavilionWords(words).supplyHelp : words.isEmpty),
    ),
    h(
      "ol.supply",
      { "data-rove": isChoice ? "supply" : null, role: isChoice ? "none" : null },
      tiles.map((color, place) =>
        h(
          "li",
          { key: place, "data-spot": `supply:${place}` },
          isChoice
            ? pick(data, color, place, picks.includes(place), color === joker)
            : [piece(color, color === joker), h("span.sr", null, words.colors[color])],
        ),
      ),
    ),
  );
}

/** @param {TableData} data @param {Color} color @param {number} place @param {boolean} isPicked @param {boolean} isJoker */
function pick({ words, hint, legal }, color, place, isPicked, isJoker) {
  const move = legal.find((one) => one.kind === "bonus" && one.parts.color === color);
  return h(
    "button.pick",
    {
      type: "button",
      class: hint !== null && hint === move?.move ? "hinted" : null,
      "data-item": true,
      "data-act": "pick",
      "data-place": place,
      "aria-pressed": String(isPicked),
      "aria-label": pavilionWords(words).pick(color, isJoker),
    },
    piece(color, isJoker),
  );
}

/** @param {TableData} data */
function sources(data) {
  const { state, words } = data;
  const number = state.factories.length;
  return h(
    "section.sources",
    { key: "sources", class: `f${number}`, "data-rove": "sources" },
    h("h3.sr", null, pavilionWords(words).factories),
    h(
      "ol.discs",
      { role: "none" },
      state.factories.map((/** @type {Pool} */ pool, /** @type {number} */ index) => disc(data, pool, index + 1)),
    ),
    middle(data),
  );
}

/** A factory: its tiles lie in a rhombus of four, colors side by side. @param {TableData} data @param {Pool} pool @param {number} number */
function disc(data, pool, number) {
  const { words, held, state } = data;
  const isRest = held?.kind === "group" && held.source === number;
  let place = 0;
  return h(
    "li.disc",
    {
      key: number,
      class: `${count(pool) ? "" : "empty"} ${isRest ? "rest" : ""}`.trim() || null,
      "data-spot": `source:${number}`,
    },
    h(
      "h4",
      null,
      h("span.sr", null, words.factory(number)),
      h("span", { "aria-hidden": "true" }, number),
      count(pool) ? null : h("span.sr", null, `: ${words.isEmpty}`),
    ),
    COLORS.filter((color) => pool[color]).map((color) => {
      const tiles = Array.from({ length: pool[color] ?? 0 }, (_, index) => {
        const isAlong = index < along(data, number, color);
        return h(
          "span.spot",
          { class: [`p${place++}`, isAlong ? "along" : ""].join(" ").trim(), "data-spot": `${number}:${color}:${index}` },
          piece(color, color === jokerOf(state)),
        );
      });
      return h("button.group", { key: color, ...group(data, number, color, pool[color] ?? 0) }, tiles);
    }),
  );
}

/** @param {TableData} data */
function middle(data) {
  const { state, words, held } = data;
  const draft = held?.kind === "group" && held.source === 0 ? draftOf(data.legal, 0, held.color) : null;
  return h(
    "div.middle",
    { role: "group", "aria-labelledby": "center-h" },
    h("h4", { id: "center-h" }, words.centre),
    COLORS.map((color) => stack(data, color, state.center[color] ?? 0)),
    h(
      "span.stack.stone",
      {
        key: "stone",
        class: state.stone_in_center ? null : "ghost",
        role: "img",
        "aria-label": state.stone_in_center ? pavilionWords(words).stone : null,
        "aria-hidden": state.stone_in_center ? null : "true",
        "data-spot": "0:stone:0",
      },
      tile("marker"),
      draft?.cost
        ? h(
            "span.badge.cost",
            { "aria-hidden": "true" },
            signed(-draft.cost),
            h("span", null, ` ${pavilionWords(words).stoneBadge}`),
          )
        : null,
    ),
  );
}

/** @param {TableData} data @param {Color} color @param {number} number */
function stack(data, color, number) {
  const isJoker = color === jokerOf(data.state);
  if (!number) return h("span.stack.ghost", { key: color, "aria-hidden": "true", "data-spot": `0:${color}:0` }, rhomb(color));
  const isAlong = along(data, 0, color) > 0;
  return h(
    "button.stack",
    { key: color, ...group(data, 0, color, number, isAlong ? "along" : ""), "data-spot": `0:${color}:0` },
    piece(color, isJoker),
    h("span.badge", { "aria-hidden": "true" }, number),
  );
}

/**
 * What every group of tiles has: name, state, and what a click means.
 * @param {TableData} data @param {number} number @param {Color} color @param {number} tiles @param {string} [extra]
 */
function group(data, number, color, tiles, extra = "") {
  const { held, state, words } = data;
  const move = draftOf(data.legal, number, color);
  const isHeld = held?.kind === "group" && held.source === number && held.color === color;
  const isJoker = color === jokerOf(state);
  const label = isJoker
    ? pavilionWords(words).jokersOf(tiles, color, number)
    : pavilionWords(words).group(tiles, color, number, move?.jokers ?? 0);
  const stone = move?.cost && number === 0 ? `, ${pavilionWords(words).withStone(move.cost)}` : "";
  const classes = [extra, data.hint !== null && data.hint === move?.move ? "hinted" : ""].filter(Boolean).join(" ");
  return {
    type: "button",
    class: classes || null,
    "data-item": true,
    "data-act": "take",
    "data-source": number,
    "data-color": color,
    "aria-label": label + stone,
    "aria-pressed": String(isHeld), // always: a button that becomes another kind of button is read anew
    "aria-disabled": move ? null : "true",
  };
}

/** What is shown in the factories' place: my goals. @param {TableData} data */
function rest({ state, words, goals }) {
  return h(
    "section.idle",
    { key: "idle", "aria-labelledby": "goals-h" },
    h("h3", { id: "goals-h" }, words.goals),
    goalList(words, state.options.side, goals),
  );
}
