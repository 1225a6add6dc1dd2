/**
 * The player at the foot of a replay: where we are, the slider, the five buttons, the speed, and what can be done with the game.
 *
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("./page.js").Stage} Stage
 */

import { h } from "../draw/paint.js";
import { icon } from "../draw/pictures.js";
import { iconButton } from "../shell/bar.js";
import { end, positionText, stepText } from "./game.js";
import { canGoOn } from "./onward.js";

export const SPEEDS = /** @type {const} */ ([0.5, 1, 2, 4]);

/** The player. @param {Stage} stage @param {Game} game @param {Words} words */
export function player(stage, game, words) {
  const own = words.guide;
  const text = positionText(game, stage.at, words);
  return h(
    "footer.cmd.player",
    { key: "foot" },
    h(
      "p.say",
      { key: "say", id: "say" },
      h("b", null, text),
      h("span", null, stage.trouble ?? (game.cut && stage.at === end(game) ? own.cut : stepText(game, stage.at, words))),
    ),
    h("input.slider", {
      key: "slider",
      id: "slider",
      type: "range",
      min: 0,
      max: end(game),
      step: 1,
      value: String(stage.at),
      "aria-label": own.slider,
      "aria-valuetext": text,
      vars: { "--share": end(game) ? stage.at / end(game) : 0 },
    }),
    h("div.controls", { key: "controls" }, transport(stage, game, words), speeds(stage, words)),
    tools(stage, game, words),
  );
}

/** @param {Stage} stage @param {Game} game @param {Words} words */
function transport(stage, game, words) {
  const own = words.guide;
  const isFirst = stage.at === 0;
  const isLast = stage.at === end(game);
  const off = (/** @type {boolean} */ is) => ({ "aria-disabled": is ? "true" : null });
  return h(
    "div.transport",
    { key: "transport", role: "group", "aria-label": own.controls },
    iconButton("first", "i-first", own.first, off(isFirst)),
    iconButton("previous", "i-prev", own.previous, off(isFirst)),
    iconButton("play", stage.isPlaying ? "i-pause" : "i-play", stage.isPlaying ? own.pause : own.playOn),
    iconButton("next", "i-next", own.next, off(isLast)),
    iconButton("last", "i-last", own.last, off(isLast)),
  );
}

/** @param {Stage} stage @param {Words} words */
function speeds(stage, words) {
  const own = words.guide;
  return h(
    "fieldset.seg.speed",
    { key: "speed" },
    h("legend.sr", null, own.speed),
    SPEEDS.map((speed) =>
      h(
        "label",
        { key: speed },
        h("input", {
          type: "radio",
          name: "speed",
          value: speed,
          "data-speed": speed,
          checked: speed === stage.speed,
          "aria-label": own.speedName[speed],
        }),
        h("span", { "aria-hidden": "true" }, `${own.speeds[speed]}×`),
      ),
    ),
  );
}

/** @param {Stage} stage @param {Game} game @param {Words} words */
function tools(stage, game, words) {
  const own = words.guide;
  return h(
    "div.tools",
    { key: "tools" },
    game.result
      ? h(
          "button.btn",
          { key: "result", type: "button", "data-act": "result", "aria-pressed": String(stage.isResult) },
          icon("i-crown"),
          h("span", null, own.showResult),
        )
      : null,
    h(
      "button.btn",
      {
        key: "onward",
        type: "button",
        "data-act": "onward",
        "aria-disabled": canGoOn(game, stage.at) ? null : "true",
        title: own.onward,
      },
      icon("i-arrow"),
      h("span", null, own.onward),
    ),
    game.seats.length > 1 ? seatSelect(stage, game, words) : null,
    iconButton("share", "i-share", own.share),
    iconButton("record", "i-save", own.download),
    stage.back
      ? h("a.btn", { key: "back", href: stage.back, title: own.toGame }, icon("i-undo"), h("span", null, own.toGame))
      : h(
          "a.iconbtn",
          { key: "another", href: "/replay", "data-act": "another", "aria-label": own.another, title: own.another },
          icon("i-folder"),
        ),
  );
}

/** @param {Stage} stage @param {Game} game @param {Words} words */
function seatSelect(stage, game, words) {
  return h(
    "select.btn",
    {
      key: "seat",
      "aria-label": words.guide.largeBoard,
      title: words.guide.largeBoard,
      "data-seat-of": true,
      value: String(stage.seat),
    },
    game.seats.map(({ name }, seat) => h("option", { value: seat, selected: seat === stage.seat }, name)),
  );
}
