/**
 * The table of Azul: factories around the center. A color on a factory is one button; its tiles alone take the pointer.
 *
 * @typedef {import("../../words/languages.js").Words} Words
 * @typedef {import("../../wire/messages.js").LegalMove} LegalMove
 * @typedef {import("./choice.js").Held} Held
 * @typedef {object} TableData
 * @property {any} state
 * @property {Words} words
 * @property {LegalMove[]} legal  none when it is not my turn
 * @property {Held | null} held
 * @property {Held | null} hint  the source that a hint names
 */

import { h } from "../../draw/paint.js";
import { icon, tile } from "../../draw/pictures.js";
import { area } from "../kind.js";
import { canTake, isSame } from "./choice.js";
import { COLORS, places, quarters } from "./layout.js";
import { azulWords } from "./words.js";

/** The whole table. @param {TableData} data */
export function table(data) {
  const { state, words } = data;
  const where = places(state.factories.length);
  return h(
    "section.table",
    { id: "table", ...area(words), "aria-labelledby": "table-h", tabindex: "-1", class: `f${state.factories.length}` },
    h(
      "header",
      null,
      h("h2", { id: "table-h" }, words.table),
      h("ul.counts", null, count("i-bag", words.bag, sum(state.bag)), count("i-lid", azulWords(words).lid, sum(state.lid))),
    ),
    h(
      "div.ring",
      { "data-rove": "table" },
      h(
        "ol",
        { role: "none" },
        state.factories.map((/** @type {any} */ pool, /** @type {number} */ index) =>
          factory(data, pool, index + 1, where[index]),
        ),
      ),
      center(data),
    ),
  );
}

/** @param {TableData} data @param {any} pool @param {number} number @param {{x: number, y: number} | undefined} place */
function factory(data, pool, number, place) {
  const { held, words } = data;
  const groups = quarters(pool);
  const isRest = held !== null && held.source === number;
  return h(
    "li.factory",
    {
      key: `factory ${number}`,
      class: `${groups.length ? "" : "empty"} ${isRest ? "rest" : ""}`.trim(),
      "data-spot": `source:${number}`,
      vars: { "--x": place?.x, "--y": place?.y },
    },
    h(
      "h3",
      null,
      h("span.sr", null, words.factory(number)),
      h("span", { "aria-hidden": "true" }, number),
      groups.length ? null : h("span.sr", null, `: ${words.isEmpty}`),
    ),
    groups.map(({ color, quarters: spots }) =>
      h(
        "button.group",
        { key: color, ...source(data, number, color, spots.length) },
        spots.map((spot, index) =>
          h("span.spot", { class: `q${spot}`, "data-spot": `${number}:${color}:${index}` }, tile(color)),
        ),
      ),
    ),
  );
}

/** @param {TableData} data */
function center(data) {
  const { state, words } = data;
  const hasMarker = state.marker_in_center;
  return h(
    "div.pool",
    { role: "group", "aria-labelledby": "center-h", "data-spot": "source:0" },
    h("h3", { id: "center-h" }, words.centre),
    COLORS.map((color) => stack(data, color, state.center[color] ?? 0)),
    h(
      "span.stack",
      {
        key: "marker",
        class: hasMarker ? "" : "ghost",
        role: "img",
        "aria-label": hasMarker ? azulWords(words).marker : null,
        "aria-hidden": hasMarker ? null : "true",
        "data-spot": "0:marker:0",
      },
      tile("marker"),
    ),
  );
}

/** @param {TableData} data @param {import("./layout.js").Color} color @param {number} number */
function stack(data, color, number) {
  if (!number) return h("span.stack.ghost", { key: color, "aria-hidden": "true", "data-spot": `0:${color}:0` }, tile(color));
  return h(
    "button.stack",
    { key: color, ...source(data, 0, color, number, number > 1 ? "many" : ""), "data-spot": `0:${color}:0` },
    tile(color),
    h("span.badge", { key: `digits ${String(number).length}`, "aria-hidden": "true" }, number), // a wider one is another: nothing moves
  );
}

/**
 * What every group of tiles has: name, state, and what a click means.
 * @param {TableData} data @param {number} number @param {import("./layout.js").Color} color @param {number} tiles @param {string} [extra]
 */
function source(data, number, color, tiles, extra = "") {
  const here = { source: number, color };
  const isHeld = isSame(data.held, here);
  const isAble = canTake(data.legal, number, color);
  const marker = number === 0 && data.state.marker_in_center && isAble ? `, ${azulWords(data.words).withMarker}` : "";
  const classes = [extra, isSame(data.hint, here) ? "hinted" : ""].filter(Boolean).join(" ");
  return {
    type: "button",
    class: classes || null,
    "data-item": true,
    "data-act": "take",
    "data-source": number,
    "data-color": color,
    "aria-label": azulWords(data.words).group(tiles, color, number) + marker,
    "aria-pressed": String(isHeld), // always: a button that becomes another kind of button is read anew
    "aria-disabled": isAble ? null : "true",
  };
}

/** @param {string} picture @param {string} label @param {number} number */
function count(picture, label, number) {
  return h("li", null, icon(picture), `${label} `, h("b", null, number));
}

/** @param {Record<string, number>} pool */
function sum(pool) {
  return Object.values(pool).reduce((all, number) => all + number, 0);
}
