/**
 * Pillars, statues and windows of a board: drawn, and on mine explained: what surrounds each, what is missing, what it brings.
 *
 * @typedef {import("./board.js").BoardData} BoardData
 * @typedef {import("../../words/languages.js").Words} Words
 * @typedef {ReturnType<typeof featuresOf>[number]} Shown
 */

import { h } from "../../draw/paint.js";
import { icon } from "../../draw/pictures.js";
import { AROUND, BONUS_TILES, FEATURES, FEATURE_SPACES } from "./geometry.js";
import { featuresOf, keyOf, nameInStar, spaceOf, starColor, starName } from "./layout.js";
import { pavilionWords } from "./words.js";

/** @param {Words} words @param {import("./layout.js").Side} side @param {string} key */
function nameOf(words, side, key) {
  const space = spaceOf(key);
  return pavilionWords(words).space(starColor(side, space.star) ?? starName(side, space.star), nameInStar(side, space));
}

/** What a feature says of itself. @param {Words} words @param {import("./layout.js").Side} side @param {any} board  of the seat @param {import("./geometry.js").Feature} feature */
export function featureText(words, side, board, { name, kind }) {
  const around = AROUND[name] ?? [];
  const missing = around.filter((key) => !board.board[spaceOf(key).star][spaceOf(key).place]);
  const named = (/** @type {string[]} */ keys) => keys.map((key) => nameOf(words, side, key));
  return pavilionWords(words).explains(kind, named(around), named(missing), BONUS_TILES[kind]);
}

/** What a space touches: the features around it, with how much of each is covered. @param {BoardData} data @param {import("./layout.js").Space} space */
export function touchedBy(data, space) {
  const key = keyOf(space);
  const near = FEATURES.filter(({ name }) => AROUND[name]?.includes(key));
  const known = near.map(({ name, kind }) => ({ kind, covered: data.features[name] ?? 0, of: FEATURE_SPACES[kind] }));
  return known.length ? pavilionWords(data.words).touches(known) : "";
}

/** All features of a board. @param {BoardData} data */
export function features(data) {
  const found = featuresOf(data.features, data.next);
  const done = (/** @type {string} */ kind) => found.filter((feature) => feature.kind === kind && feature.isDone).length;
  return [
    h("p.sr", { key: "features" }, pavilionWords(data.words).features(done("pillar"), done("statue"), done("window"))),
    found.map((feature) => (data.isMine ? mine(data, feature) : drawn(feature))),
  ];
}

/** @param {Shown} feature */
function look(feature) {
  return {
    key: feature.name,
    class: feature.isDone ? "done" : feature.isNext ? "next" : null,
    vars: { "--cx": feature.x, "--cy": feature.y, "--p": feature.isNext ? 1 : feature.share },
  };
}

/** @param {Shown} feature */
function inside(feature) {
  const badge = feature.isNext ? h("span.badge", { "aria-hidden": "true" }, `+${BONUS_TILES[feature.kind]}`) : null;
  return [icon(`i-${feature.kind}`, ""), badge];
}

/** @param {Shown} feature */
function drawn(feature) {
  return h("span.feat", { ...look(feature), "aria-hidden": "true" }, inside(feature));
}

/** @param {BoardData} data @param {Shown} feature */
function mine(data, feature) {
  const text = featureText(data.words, data.side, data.board, feature);
  const attrs = {
    type: "button",
    "data-item": true,
    "data-aside": true,
    "data-act": "feature",
    "data-feature": feature.name,
    title: text,
  };
  return h("button.feat", { ...look(feature), ...attrs, "aria-label": text }, inside(feature));
}
