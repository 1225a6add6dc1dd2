/**
 * Playing on from a position of a replay: who is to sit where, and the request that makes the table. The deals and moves up to the
 * position are given to it; what follows is its own.
 *
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("./game.js").Game} Game
 */

import { h } from "../draw/paint.js";
import { iconButton } from "../shell/bar.js";
import { LEVELS } from "../wire/creation.js";
import { positionText, turnAt } from "./game.js";

const LEVEL = 3; // that a bot has unless another is chosen

/** Whether a game can go on from a step. @param {Game} game @param {number} at */
export function canGoOn(game, at) {
  return at > 0 && (game.steps[at]?.state.phase ?? "over") !== "over";
}

/** The question who sits where; whoever acts is the person who asks. @param {Game} game @param {number} at @param {Words} words @param {string | null} trouble */
export function onwardDialog(game, at, words, trouble) {
  const own = words.guide;
  const mine = turnAt(game, at) ?? 0;
  return h(
    "div.dialog",
    { key: "onward" },
    h("header", null, h("h2", { id: "dialog-h" }, own.onward), iconButton("close", "i-close", words.close)),
    h("p", null, `${positionText(game, at, words)}. ${own.onwardText}`),
    trouble ? h("p.alarm", { role: "alert" }, trouble) : null,
    h(
      "form",
      { "data-form": "onward" },
      h(
        "div.sitting",
        null,
        game.seats.map(({ name }, seat) => seatChoice(name, seat, seat === mine, words)),
      ),
      h(
        "div.acts",
        null,
        h("button.btn.primary", { type: "submit" }, own.onward),
        h("button.btn", { type: "button", "data-act": "close" }, words.close),
      ),
    ),
  );
}

/** @param {string} name @param {number} seat @param {boolean} isMine @param {Words} words */
function seatChoice(name, seat, isMine, words) {
  const chosen = isMine ? "here" : `bot ${LEVEL}`;
  const kinds = [
    ["here", words.seatKind.here],
    ["person", words.seatKind.person],
    ...LEVELS.map((level) => [`bot ${level}`, `${words.botNames[level - 1]} · ${words.level(level)}`]),
  ];
  const options = kinds.map(([value, label]) => h("option", { value, selected: value === chosen }, label));
  return h(
    "label",
    { key: seat },
    h("span", null, name || words.seat(seat + 1)),
    h("select.btn", { name: `seat ${seat}` }, options),
  );
}

/** The request of what was chosen. @param {Game} game @param {number} at @param {FormData} form */
export function onwardRequest(game, at, form) {
  const seats = game.seats.map((_, seat) => {
    const [kind = "here", level] = String(form.get(`seat ${seat}`) ?? "here").split(" ");
    return level ? { kind, level: Number(level) } : { kind };
  });
  return {
    game: game.game,
    seats,
    options: game.options,
    start: game.start,
    given: game.steps.slice(1, at + 1).map((step) => step.event),
  };
}

/** The names of those at this screen: the person's own first, then as in the replay. @param {Game} game @param {{kind: string}[]} seats @param {string} me */
export function namesHere(game, seats, me) {
  const here = game.seats.filter((_, seat) => seats[seat]?.kind === "here");
  return here.map(({ kind, name }, index) => (index === 0 && me ? me : kind === "person" ? name : ""));
}
