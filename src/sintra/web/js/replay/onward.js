/**
 * Playing on from a position of a replay: who is to sit where, and the request that creates the table. It starts with the
 * deals and moves up to the position.
 *
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("./game.js").Game} Game
 */

import { h } from "../draw/paint.js";
import { iconButton } from "../shell/bar.js";
import { LEVELS } from "../wire/creation.js";
import { positionText, turnAt } from "./game.js";

const LEVEL = 3; // of a bot, where the record names none

/** Whether a game can go on from a step. @param {Game} game @param {number} at */
export function canGoOn(game, at) {
  return at > 0 && (game.steps[at]?.state.phase ?? "over") !== "over";
}

/** Where the person who asks sat: by name, else among persons the one to act, else the first; without persons the seat to act. @param {Game} game @param {number} at @param {string} me */
export function seatOfMine(game, at, me) {
  const turn = turnAt(game, at) ?? 0;
  const persons = game.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  const named = me ? persons.filter((seat) => game.seats[seat]?.name === me) : [];
  const known = named.length ? named : persons;
  return known.includes(turn) ? turn : (known[0] ?? turn);
}

/** The dialog that asks who sits where; by default the person sits where they sat, and bots play at the levels that they had. @param {Game} game @param {number} at @param {Words} words @param {string | null} trouble @param {string} [me]  the person's name @param {number[]} [seats]  where they sat, if that is known */
export function onwardDialog(game, at, words, trouble, me = "", seats = []) {
  const own = words.guide;
  const mine = seats.length ? seats : [seatOfMine(game, at, me)];
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
        game.seats.map((sits, seat) => seatChoice(sits, seat, mine.includes(seat), words)),
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

/** @param {{name: string, level?: number | null}} sits @param {number} seat @param {boolean} isMine @param {Words} words */
function seatChoice({ name, level: known }, seat, isMine, words) {
  const chosen = isMine ? "here" : `bot ${known ?? LEVEL}`;
  const kinds = [
    ["here", words.seatKind.here],
    ["person", words.seatKind.person],
    ...LEVELS.map((level) => [`bot ${level}`, `${words.botNames[level - 1]} · ${words.level(level)}`]),
  ];
  const options = kinds.map(([value, label]) => h("option", { value, selected: value === chosen }, label));
  return h(
    "label",
    { key: seat },
    h("span", null, name || words.defaultName(seat + 1)),
    h("select.btn", { name: `seat ${seat}` }, options),
  );
}

/** The request for the chosen seats. @param {Game} game @param {number} at @param {FormData} form */
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
