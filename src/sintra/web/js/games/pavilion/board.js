/**
 * A board of the Pavilion: seven stars, features, hand. Mine, an opponent's and a final one are the same markup; mine has buttons.
 *
 * @typedef {import("../../words/languages.js").Words} Words
 * @typedef {import("../../wire/messages.js").LegalMove} LegalMove
 * @typedef {import("./geometry.js").Color} Color
 * @typedef {import("./geometry.js").Star} Star
 * @typedef {import("./choice.js").Held} Held
 * @typedef {import("./layout.js").Space} Space
 * @typedef {object} BoardData
 * @property {number} seat
 * @property {string} name
 * @property {import("../../draw/paint.js").Child} meta  who that is
 * @property {"i-person" | "i-bot"} avatar
 * @property {any} board  the seat's part of the position
 * @property {import("./layout.js").Side} side
 * @property {Color} joker
 * @property {import("../../wire/messages.js").Goal[]} goals
 * @property {Record<string, number>} features  covered spaces around pillars, statues, windows
 * @property {string[]} next  features that the placement in hand would complete
 * @property {boolean} isMine  large, and with buttons
 * @property {boolean} isTurn
 * @property {boolean} isActive  its turn, shown round the board
 * @property {boolean} isThinking
 * @property {boolean} isTaking  tiles are being taken
 * @property {Words} words
 * @property {Map<string, LegalMove[]>} moves  the placements by space
 * @property {Held | null} held
 * @property {LegalMove | null} aim  the move under the pointer or focus
 * @property {string | null} hint  the space that a hint names
 * @property {{move: string, text: string, label: string} | null} take  what the hand would take
 * @property {LegalMove | null} pass
 * @property {string | null} last  what was said of the last move, for small boards
 * @property {boolean} isFinal
 */

import { h } from "../../draw/paint.js";
import { icon, thinking } from "../../draw/pictures.js";
import { capital, signed } from "../../words/languages.js";
import { LONG, area } from "../kind.js";
import { called, goalOf, crests, starWithPoints, tallies } from "./goals.js";
import { hand } from "./hand.js";
import { features, touchedBy } from "./features.js";
import { READING, keyOf, nameInStar, numberOf, spaceAt, spaceNamed, spaceOf, spacesOf, starColor } from "./layout.js";
import { passedPill } from "./panel.js";
import { BOX, RIM, laid } from "./pieces.js";
import { pavilionWords } from "./words.js";

/** A whole board. @param {BoardData} data */
export function board(data) {
  const { seat, isMine } = data;
  return h(
    "section.board",
    {
      id: isMine ? "mine" : `seat-${seat}`,
      ...(isMine ? area(data.words) : {}),
      tabindex: "-1",
      class: [isMine ? "mine" : "mini", data.isActive ? "active" : ""].filter(Boolean).join(" "),
      "aria-labelledby": `board-${seat}`,
      "data-seat": seat,
    },
    who(data, isMine ? "h2" : "h3"),
    isMine ? myStars(data) : stars(data),
    hand(data),
    data.last ? h("p.last", { key: `last ${data.last}`, "aria-hidden": "true" }, data.last) : null,
  );
}

/** @param {BoardData} data @param {string} level */
function who(data, level) {
  const { words } = data;
  const isMyTurn = data.isTurn && data.isMine && !data.isActive; // not for those who watch
  return h(
    "div.who",
    { key: "who" },
    icon(data.avatar, "avatar"),
    h(
      "div",
      null,
      h(level, { id: `board-${data.seat}`, class: data.name.length > LONG ? "long" : null, title: data.name }, data.name),
      h("span.meta", null, data.isThinking ? thinking(words.thinking) : data.meta),
    ),
    isMyTurn
      ? h("span.turn", null, icon("i-crown"), words.yourTurn)
      : data.board.passed && !data.isFinal
        ? passedPill(words)
        : null,
    h(
      "p.score.num",
      { key: `score ${data.board.score}` },
      h("b", { "data-spot": `score:${data.seat}` }, data.board.score),
      h("span", { class: data.isMine ? null : "sr" }, words.points),
    ),
  );
}

// Mine

/** @param {BoardData} data */
function myStars(data) {
  const aimed = aimedSpace(data);
  return h(
    "div.stars",
    { key: "stars", "data-rove": "me", class: data.moves.size ? "choosing" : null },
    READING.map((star) =>
      h(
        "div.star",
        { key: star, role: "group", "aria-label": starWithPoints(data.words, data.side, data.goals, star) },
        spacesOf(data.side, star).map((space) => mySpace(data, space, aimed)),
      ),
    ),
    features(data),
    crests(data.goals),
    tallies(data.words, data.goals),
  );
}

/** The space that is held, or else under the pointer or focus. @param {BoardData} data @returns {Space | null} */
function aimedSpace({ held, aim, side }) {
  if (held?.kind === "space") return spaceOf(held.space);
  return aim?.kind === "place" ? spaceNamed(side, String(aim.parts.star), Number(aim.parts.number)) : null;
}

/** @param {BoardData} data @param {Space} space @param {Space | null} aimed */
function mySpace(data, space, aimed) {
  const key = keyOf(space);
  const tile = data.board.board[space.star][space.place];
  const moves = data.moves.get(key) ?? [];
  const [move] = moves;
  const isHeld = data.held?.kind === "space" && data.held.space === key;
  const isAim = aimed !== null && keyOf(aimed) === key;
  const color =
    isHeld && data.held?.kind === "space"
      ? data.held.color
      : isAim && move && moves.every((one) => one.parts.color === move.parts.color)
        ? String(move.parts.color)
        : null;
  const classes = [
    space.place % 3 ? "tilted" : "",
    tile ? "set" : "",
    move ? "legal" : "",
    isHeld ? "sel" : "",
    isAim && !isHeld ? "over" : "",
    data.hint === key ? "hinted" : "",
  ];
  return h(
    "button.space",
    {
      key,
      type: "button",
      class: classes.filter(Boolean).join(" ") || null,
      vars: vars(data, space),
      "data-item": true,
      "data-act": "space",
      "data-space": key,
      "data-move": move?.move,
      "data-spot": `space:${data.seat}:${key}`,
      "aria-label": spaceLabel(data, space, tile, move ?? null, isHeld),
      "aria-disabled": move ? null : "true",
    },
    picture(tile ?? (isHeld || isAim ? color : null), !tile && !isHeld && color ? "ghosted" : ""),
    tile || (isHeld && color) ? null : h("b", { "aria-hidden": "true" }, numberOf(data.side, space)),
    move && (!isHeld || !color) ? worth(move, isAim) : null,
    isHeld && move ? h("span.badge", { "aria-hidden": "true" }, signed(move.points)) : null,
  );
}

/** What a space would bring, small under its number, or on the tile that would lie there. @param {LegalMove} move @param {boolean} isAim */
function worth(move, isAim) {
  return h(
    "span.worth",
    { key: isAim ? "aimed" : "printed", "aria-hidden": "true" },
    signed(move.points),
    move.bonus ? h("i", null, "◆".repeat(move.bonus)) : null,
  );
}

/** @param {BoardData} data @param {Space} space */
function vars(data, space) {
  const { x, y, turn } = spaceAt(space);
  const color = starColor(data.side, space.star);
  return { "--cx": x, "--cy": y, "--rot": `${turn}deg`, ...(color ? { "--star": `var(--pv-${color.charAt(0)})` } : {}) };
}

/** @param {string | null} color @param {string} [extra] */
function picture(color, extra = "") {
  return h(
    "svg",
    { viewBox: BOX, "aria-hidden": "true", class: extra || null },
    h("path", { d: RIM }),
    color ? laid(color) : null,
  );
}

/** @param {BoardData} data @param {Space} space @param {string | null} tile @param {LegalMove | null} move @param {boolean} isHeld */
function spaceLabel(data, space, tile, move, isHeld) {
  const own = pavilionWords(data.words);
  const name = called(data.side, space.star);
  const number = nameInStar(data.side, space);
  const near = touchedBy(data, space);
  if (tile) return `${own.covered(name, number, tile)} ${near}`.trim();
  const empty = own.empty(name, number, numberOf(data.side, space));
  const can = isHeld
    ? own.chosen
    : move
      ? own.wouldScore(move.points, move.bonus)
      : data.isTaking
        ? ""
        : data.words.notPossible;
  return [empty, can, near].filter(Boolean).join(" ");
}

// An opponent's

/** @param {BoardData} data */
function stars(data) {
  return h(
    "div.stars",
    { key: "stars", title: READING.map((star) => starWithPoints(data.words, data.side, data.goals, star)).join("\n") },
    h(
      "ul.sr",
      { key: "said" },
      READING.map((star) => h("li", null, starWords(data, star))),
    ),
    READING.map((star) =>
      h(
        "div.star",
        { key: star, "aria-hidden": "true" },
        spacesOf(data.side, star).map((space) => itsSpace(data, space)),
      ),
    ),
    features(data),
    data.isFinal ? crests(data.goals) : null,
  );
}

/** @param {BoardData} data @param {Star} star */
function starWords(data, star) {
  const covered = spacesOf(data.side, star).filter((space) => data.board.board[star][space.place]);
  const colors = covered.map((space) => (starColor(data.side, star) ? null : data.board.board[star][space.place]));
  const goal = goalOf(data.goals, star);
  const said = pavilionWords(data.words).starState(
    called(data.side, star),
    covered.map((space) => nameInStar(data.side, space)),
    colors,
  );
  return goal ? `${said} ${capital(pavilionWords(data.words).worthFull(goal.points))}.` : said;
}

/** @param {BoardData} data @param {Space} space */
function itsSpace(data, space) {
  const tile = data.board.board[space.star][space.place];
  const key = keyOf(space);
  return h(
    "span.space",
    { key, class: tile ? "set" : null, vars: vars(data, space), "data-spot": `space:${data.seat}:${key}` },
    picture(tile),
    tile ? null : h("b", null, numberOf(data.side, space)),
  );
}
