/**
 * A hand below its board: colors as stacks. Mine takes what is held from the table, offers its colors while placing, and passes.
 *
 * @typedef {import("./board.js").BoardData} BoardData
 * @typedef {import("./geometry.js").Color} Color
 */

import { h } from "../../draw/paint.js";
import { rhomb } from "../../draw/pictures.js";
import { count } from "./choice.js";
import { COLORS, CORNERS } from "./geometry.js";
import { piece } from "./pieces.js";
import { pavilionWords } from "./words.js";

/** @param {BoardData} data */
export function hand(data) {
  return data.isMine ? mine(data) : its(data);
}

/** What lies in a seat's hand, or in its corners once it has passed. @param {any} board */
export function holding(board) {
  return count(board.hand) || !board.passed ? board.hand : board.corners;
}

/** @param {BoardData} data */
function mine(data) {
  const { words, take, board } = data;
  const own = pavilionWords(words);
  const pool = holding(board);
  const isKept = pool === board.corners && board.passed;
  return h(
    "div.hand",
    { key: "hand", class: take ? "legal" : null, "data-act": take ? "tray" : null, "data-move": take?.move },
    h("h3", null, isKept ? own.kept : own.hand),
    h(
      "ul",
      { key: isKept ? "kept" : "held", "data-rove": "hand", role: data.pass ? "none" : null },
      COLORS.map((color) =>
        h("li", { key: color, "data-spot": `hand:${data.seat}:${color}` }, stack(data, color, pool[color] ?? 0)),
      ),
    ),
    take
      ? h(
          "button.btn.primary",
          { key: "take", type: "button", "data-act": "tray", "data-move": take.move, "aria-label": take.label },
          take.text,
        )
      : passing(data),
  );
}

/** @param {BoardData} data */
function passing({ words, pass, held }) {
  if (!pass) return null;
  return [
    h("p.meta", { key: "help", "aria-hidden": "true" }, pavilionWords(words).passHelp(CORNERS)),
    h(
      "button.btn",
      { key: "pass", type: "button", "data-act": "pass", "aria-keyshortcuts": "P", ...opens(held) },
      pavilionWords(words).pass,
      h("kbd", { "aria-hidden": "true" }, "P"),
    ),
  ];
}

/** What a button that passes says: it opens the panel. @param {import("./choice.js").Held | null} held */
export function opens(held) {
  return { "aria-controls": "panel", "aria-expanded": String(held?.kind === "keep") };
}

/** @param {BoardData} data @param {Color} color @param {number} number */
function stack(data, color, number) {
  const { words, joker, held } = data;
  const isJoker = color === joker;
  if (!number) return h("span.rstack.none", { "aria-hidden": "true" }, rhomb(color));
  const label = pavilionWords(words).handState(number, color, isJoker);
  const inside = [piece(color, isJoker), h("span.badge", { "aria-hidden": "true" }, number)];
  if (!data.pass) return h("span.rstack", { key: "lies" }, inside, h("span.sr", null, label));
  const isHeld = held?.kind === "hand" && held.color === color;
  const attrs = {
    key: "button",
    type: "button",
    "data-item": true,
    "data-act": "take",
    "data-source": "hand",
    "data-color": color,
    "aria-pressed": String(isHeld),
    "aria-label": label,
  };
  return h("button.rstack", attrs, inside);
}

/** @param {BoardData} data */
function its(data) {
  const { words, board } = data;
  const pool = holding(board);
  const isKept = pool === board.corners && board.passed;
  const lying = COLORS.filter((color) => pool[color]);
  return h(
    "div.hand",
    { key: "hand", "data-spot": `hand:${data.seat}` },
    lying.length ? null : h("span.sr", null, pavilionWords(words).handEmpty),
    h(
      "ul",
      null,
      lying.map((color, place) =>
        h(
          "li.rstack",
          { key: `${color} ${place}`, "data-spot": `hand:${data.seat}:${color}` },
          piece(color, color === data.joker),
          h("span.badge", { "aria-hidden": "true" }, pool[color]),
          h("span.sr", null, pavilionWords(words).handState(pool[color] ?? 0, color, color === data.joker)),
        ),
      ),
    ),
    lying.length ? h("span.meta", null, isKept ? pavilionWords(words).kept : pavilionWords(words).inHand) : null,
  );
}
