/**
 * The panel beside the supply while placing: paying for a space, bonus tiles, keeping tiles; or what may be done.
 *
 * @typedef {import("../../words/languages.js").Words} Words
 * @typedef {import("../../wire/messages.js").LegalMove} LegalMove
 * @typedef {import("../../draw/paint.js").Child} Child
 * @typedef {import("./geometry.js").Color} Color
 * @typedef {import("./choice.js").Pool} Pool
 * @typedef {import("./choice.js").HeldSpace} HeldSpace
 * @typedef {object} PanelData
 * @property {Words} words
 * @property {any} state
 * @property {any} seat  my part of the position
 * @property {boolean} isBusy  a choice is being carried out
 */

import { h } from "../../draw/paint.js";
import { icon, rhomb } from "../../draw/pictures.js";
import { capital, signed } from "../../words/languages.js";
import { colorsOf, count, lossOf, partingOf, payments, spread } from "./choice.js";
import { CORNERS } from "./geometry.js";
import { kindsOf, nameInStar, numberOf, spaceOf, starColor, starName } from "./layout.js";
import { piece } from "./pieces.js";
import { jokerOf } from "./table.js";
import { pavilionWords } from "./words.js";

/** The name of a space in words. @param {Words} words @param {import("./layout.js").Side} side @param {string} key */
export function spaceWords(words, side, key) {
  const space = spaceOf(key);
  return pavilionWords(words).space(starColor(side, space.star) ?? starName(side, space.star), nameInStar(side, space));
}

/** @param {string} title @param {Child} aside @param {Child[]} content @param {string} [extra] */
function frame(title, aside, content, extra = "") {
  return h(
    "section.pay",
    { key: `panel ${title}`, id: "panel", class: extra || null, "data-act": "stay", "aria-label": title },
    h("h3", null, title, " ", h("small", { key: aside }, aside)),
    content,
  );
}

/** @param {Words} words @param {string} primary @param {boolean} isAble @param {boolean} hasCancel @param {string} [told]  ids of what describes it */
function buttons(words, primary, isAble, hasCancel, told) {
  return h(
    "div.acts",
    { key: "acts" },
    h("button.btn.primary", { type: "submit", "aria-disabled": isAble ? null : "true", "aria-describedby": told }, primary),
    hasCancel ? h("button.btn", { type: "button", "data-act": "cancel" }, pavilionWords(words).cancel) : null,
  );
}

/** Paying for a space. @param {PanelData} data @param {HeldSpace} held @param {LegalMove[]} moves */
export function payPanel(data, held, moves) {
  const { words, state } = data;
  const own = pavilionWords(words);
  const space = spaceOf(held.space);
  const price = numberOf(state.options.side, space);
  const where = spaceWords(words, state.options.side, held.space);
  const colors = colorsOf(moves);
  const choices = payments(moves, held.color);
  const chosen = choices.find((move) => move.move === held.move) ?? choices[0];
  const aside = [h("kbd", null, "Esc"), ` ${own.cancels}`];
  return frame(own.pay(price, where), aside, [
    h(
      "form",
      { key: "form", "data-form": "choice", role: "none" },
      colors.length > 1 ? colorRow(data, colors, held.color) : null,
      held.color ? star(words, held.color, price) : h("p", { key: "which" }, own.colorHelp),
      choices.length > 1
        ? h(
            "fieldset",
            { key: "mixes" },
            h("legend.sr", null, own.whichPayment),
            choices.map((move) => option(data, move, move === chosen)),
          )
        : chosen
          ? single(data, chosen)
          : null,
      chosen ? outcome(words, chosen) : null,
      buttons(words, own.place(where), Boolean(chosen) && !data.isBusy, true, "pay-mix pay-outcome"),
    ),
  ]);
}

/** @param {Words} words @param {Color} color @param {number} price */
function star(words, color, price) {
  const [goes, rest] = pavilionWords(words).toStar(color, price - 1);
  return h("p.star", { key: "star" }, `${goes}, `, h("b", null, rest), ".");
}

/** @param {PanelData} data @param {Color[]} colors @param {Color | null} chosen */
function colorRow({ words, state }, colors, chosen) {
  return h(
    "fieldset.colors",
    { key: "colors" },
    h("legend", null, pavilionWords(words).whichColor),
    colors.map((color) =>
      h(
        "label",
        { key: color, "data-act": "color", "data-color": color },
        h("input", {
          type: "radio",
          name: "color",
          value: color,
          checked: color === chosen,
          "aria-label": words.colors[color],
        }),
        piece(color, color === jokerOf(state)),
      ),
    ),
  );
}

/** The parts of a payment: tiles of the color before jokers. @param {PanelData} data @param {LegalMove} move */
function mixOf({ words, state }, { parts, pays = {}, leaves = {} }) {
  const color = /** @type {Color} */ (parts.color);
  const joker = jokerOf(state);
  const [number, jokers] = [pays[color] ?? 0, Number(parts.jokers)];
  const tiles = Object.entries(pays).flatMap(([one, many]) => Array.from({ length: many }, () => rhomb(one)));
  return {
    color,
    number,
    jokers,
    tiles,
    keeps: pavilionWords(words).keeps(leaves[color] ?? 0, color, color === joker ? 0 : (leaves[joker] ?? 0)),
  };
}

/** @param {PanelData} data @param {LegalMove} move @param {boolean} isChosen */
function option(data, move, isChosen) {
  const own = pavilionWords(data.words);
  const { color, number, jokers, keeps, tiles } = mixOf(data, move);
  return h(
    "label.opt",
    { key: move.move, "data-act": "pay", "data-move": move.move },
    h("input", {
      type: "radio",
      name: "pay",
      value: move.move,
      checked: isChosen,
      "aria-label": `${own.paySaid(number, color, jokers)} ${capital(keeps)}.`,
    }),
    h("span.tiles", { "aria-hidden": "true" }, tiles),
    h("span", { "aria-hidden": "true" }, own.mix(number, color, jokers)),
    h("small", { "aria-hidden": "true" }, keeps),
  );
}

/** @param {PanelData} data @param {LegalMove} move */
function single(data, move) {
  const own = pavilionWords(data.words);
  const { color, number, jokers, keeps, tiles } = mixOf(data, move);
  return h(
    "p.opt.only",
    { key: "only", id: "pay-mix" },
    h("span.tiles", { "aria-hidden": "true" }, tiles),
    h("span", { "aria-hidden": "true" }, own.mix(number, color, jokers)),
    h("small", { "aria-hidden": "true" }, keeps),
    h("span.sr", null, `${own.paySaid(number, color, jokers)} ${capital(keeps)}.`),
  );
}

/** @param {Words} words @param {LegalMove} move */
function outcome(words, move) {
  const own = pavilionWords(words);
  const bonus = move.bonus
    ? [" ", own.completes(kindsOf(move.completes ?? [])), " ", h("b", null, own.thenTake(move.bonus))]
    : null;
  return h(
    "p.outcome",
    { key: "outcome", id: "pay-outcome" },
    own.youScore,
    " ",
    h("b.gain", null, signed(move.points)),
    bonus,
    ".",
  );
}

/** Bonus tiles. @param {PanelData} data @param {Color[]} picked @param {number} due */
export function bonusPanel(data, picked, due) {
  const { words } = data;
  const own = pavilionWords(words);
  const slots = Array.from({ length: due }, (_, place) => h("li", null, picked[place] ? rhomb(picked[place]) : null));
  return frame(own.bonusTitle(due), own.picked(picked.length, due), [
    h(
      "form",
      { key: "form", "data-form": "choice", role: "none" },
      h("p", { key: "help" }, own.bonusHelp),
      h("ol.corners", { key: "slots", "aria-hidden": "true" }, slots),
      buttons(words, own.takeNow, picked.length === due && !data.isBusy, false),
    ),
  ]);
}

/**
 * Keeping tiles on passing.
 * @typedef {object} Keeping
 * @property {Pool} keep
 * @property {LegalMove[]} legal
 * @property {boolean} isAsked  whether the loss is really meant
 * @property {boolean} canCancel  the pass is not made yet
 * @property {number} size  of the hand when the choice was made: its room stays until all of it is carried out
 * @param {PanelData} data @param {Keeping} keeping
 */
export function keepPanel(data, { keep, legal, isAsked, canCancel, size }) {
  const { words, seat, state } = data;
  const own = pavilionWords(words);
  const { most } = partingOf(legal);
  const kept = spread(keep);
  const { gone, points } = lossOf(legal, seat.hand, keep);
  const go = canCancel ? own.pass : own.keepNow;
  return frame(
    own.keepTitle(CORNERS),
    own.picked(kept.length, most),
    [
      h(
        "form",
        { key: "form", "data-form": "choice", role: "none" },
        h(
          "div.tray",
          { key: "tray", role: "group", "aria-label": own.hand, "data-rove": "keep" },
          keepTiles(words, seat.hand, keep, jokerOf(state), data.isBusy),
          Array.from({ length: Math.max(0, size - count(seat.hand)) }, (_, place) =>
            h("span.pick.unseen", { key: `gone ${place}` }, rhomb("purple")),
          ),
        ),
        h(
          "ol.corners",
          { key: "corners", "aria-hidden": "true" },
          Array.from({ length: CORNERS }, (_, place) => h("li", null, kept[place] ? rhomb(kept[place]) : null)),
        ),
        h(
          "p.outcome",
          { key: `outcome ${gone}`, id: "keep-outcome", class: gone ? "loss" : null },
          own.toTower(gone, points),
          ".",
        ),
        buttons(
          words,
          isAsked ? own.sure(gone, points) : go,
          kept.length <= CORNERS && !data.isBusy,
          canCancel,
          "keep-outcome",
        ),
      ),
    ],
    isAsked ? "asked" : "",
  );
}

/** @param {Words} words @param {Pool} hand @param {Pool} keep @param {string} joker @param {boolean} isBusy */
function keepTiles(words, hand, keep, joker, isBusy) {
  /** @type {Pool} */
  const seen = {};
  return spread(hand).map((color, place) => {
    const index = seen[color] ?? 0;
    seen[color] = index + 1;
    const isKept = index < (keep[color] ?? 0);
    return h(
      "button.pick",
      {
        key: place,
        type: "button",
        "data-item": true,
        "data-act": "keep",
        "data-color": color,
        "data-change": isKept ? -1 : 1,
        "aria-pressed": String(isKept),
        "aria-disabled": isBusy ? "true" : null,
        "aria-label": pavilionWords(words).keep(color),
      },
      piece(color, color === joker),
    );
  });
}

/** What may be done now, while nothing is held; or who does something. @param {PanelData} data @param {string} title @param {string} aside @param {string} text */
export function restPanel({ words }, title, aside, text) {
  const said = text
    ? h("p", { key: "text" }, text)
    : h("p.unseen", { key: "room", "aria-hidden": "true" }, pavilionWords(words).placePanel); // its room stays
  return frame(title, aside, [said], "rest");
}

/** The mark of somebody who has passed. @param {Words} words */
export function passedPill(words) {
  return h("span.turn.passed", null, icon("i-check"), pavilionWords(words).passed);
}
