/**
 * Any game, for the page: the text board, the legal moves as a list of buttons, the scores. It knows only what the server sends, so
 * a game needs no code of its own here.
 *
 * @typedef {import("../kind.js").Kind} Kind
 * @typedef {import("../kind.js").Scene} Scene
 * @typedef {import("../../wire/store.js").View} View
 * @typedef {import("../../words/languages.js").Words} Words
 * @typedef {import("../../wire/messages.js").LegalMove} LegalMove
 */

import { h } from "../../draw/paint.js";
import { icon } from "../../draw/pictures.js";
import { canAct, isMyTurn, isWatching } from "../../wire/store.js";
import { textBoard } from "./board.js";
import { genericWords } from "./words.js";

/** The Kind of a game that has none of its own. @param {string} name @returns {Kind} */
export function genericKind(name) {
  return {
    name,
    css: "generic",
    views: {},
    draw: () => null,
    main,
    finalBoard,
    say: (view, words) => ({
      lead: genericWords(words).choose,
      help: genericWords(words).help(movesOf(view).length),
      tiles: null,
    }),
    chips: () => [],
    chipsLabel: (words) => genericWords(words).moves,
    click,
    key: () => null,
    keyList: (words) => genericWords(words).keyList,
    heldText: (_view, words) => words.putBack,
    motion: () => ({ flights: [], rises: [] }),
    options: (state) => optionsText(state?.options ?? {}),
    starter: () => "",
    focus: { held: () => null, back: () => "", turn: () => "#mine [data-item]" },
  };
}

/** @param {View} view @returns {LegalMove[]} */
function movesOf(view) {
  return isMyTurn(view) ? (view.now?.legal ?? []) : [];
}

/** @param {Scene} scene */
function main(scene) {
  const { view, words, log } = scene;
  const isLogHere = scene.isNarrow; // one column: below everything else
  return [
    h(
      "section.panel.position",
      { key: "table", id: "table", tabindex: "0", "aria-labelledby": "table-h" },
      h("h2", { id: "table-h" }, words.table),
      textBoard(view.now, words),
    ),
    h("div.me", { key: "me" }, moveList(view, words), isLogHere ? log : null),
    h(
      "div.opp",
      { key: "opponents", id: "opponents", tabindex: "0", role: "region", "aria-labelledby": "opponents-h" },
      h("h2.sr", { id: "opponents-h" }, genericWords(words).scores),
      scene.cards.map((_, seat) => seatCard(scene, seat)),
      isLogHere ? null : log,
    ),
  ];
}

/** The legal moves; each is a button that says what it does and brings. @param {View} view @param {Words} words */
function moveList(view, words) {
  const moves = movesOf(view);
  return h(
    "section.panel.moves",
    { key: "moves", id: "mine", tabindex: "-1", "aria-labelledby": "moves-h" },
    h("h2", { id: "moves-h" }, genericWords(words).moves),
    moves.length
      ? h(
          "ol",
          { key: "list", "data-rove": "me" },
          moves.map((move) => h("li", { key: move.move }, moveButton(view, move))),
        )
      : h("p.meta", { key: "none" }, genericWords(words).none),
  );
}

/** @param {View} view @param {LegalMove} legal */
function moveButton(view, { move, text }) {
  const isHinted = view.hint?.move === move;
  const attrs = {
    type: "button",
    class: [view.aim === move ? "over" : "", isHinted ? "hinted" : ""].filter(Boolean).join(" ") || null,
    "data-item": true,
    "data-act": "choose",
    "data-move": move,
    "aria-disabled": canAct(view) ? null : "true",
  };
  return h("button.btn.move", attrs, text || move, text ? h("kbd", { "aria-hidden": "true" }, move) : null);
}

/** @param {Scene} scene @param {number} seat @param {boolean} [isActive] */
function seatCard({ view, words, cards }, seat, isActive = view.now?.phase === "playing" && view.now.turn === seat) {
  const card = cards[seat];
  const score = view.now?.seats[seat]?.score ?? 0;
  return h(
    "section.panel.seat",
    { key: seat, class: isActive ? "active" : null, "aria-labelledby": `seat-${seat}-h` },
    icon(card?.avatar ?? "i-person", "avatar"),
    h("div", null, h("h3", { id: `seat-${seat}-h` }, card?.name ?? ""), h("span.meta", null, card?.brief ?? card?.meta)),
    h("p.score.num", { key: `score ${score}` }, h("b", { "data-spot": `score:${seat}` }, score), h("span", null, words.points)),
  );
}

/** The seat at the end; the board is everybody's and stands with the first. @param {Scene} scene @param {number} seat */
function finalBoard(scene, seat) {
  const isWinner = scene.view.now?.result?.winners.includes(seat) ?? false;
  const card = seatCard(scene, seat, isWinner);
  return seat ? card : [h("section.panel.position", { key: "position" }, textBoard(scene.view.now, scene.words)), card];
}

/** @param {View} view @param {DOMStringMap} data @param {Words} words */
function click(view, data, words) {
  if (data.act !== "choose" || !data.move) return null;
  if (canAct(view)) return { send: data.move };
  return isWatching(view) ? null : { tell: words.waitTurn };
}

/** The options that have one value each, as the server names them. @param {Record<string, any>} options */
function optionsText(options) {
  const plain = Object.entries(options).filter(([, value]) => value !== null && typeof value !== "object");
  return plain.map(([name, value]) => `${name}: ${value}`).join(" · ");
}
