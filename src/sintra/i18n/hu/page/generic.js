/** A game without a drawing of its own, in Hungarian. */

/** @type {typeof import("../../en/page/generic.js").generic} */
export const generic = {
  moves: "Lehetséges lépések",
  choose: "Válassz lépést",
  help: (n) => `${n} lépés lehetséges.`,
  none: "Most nincs.",
  position: "Állás",
  toLog: "A játék menete elmondja, mi történt",
  scores: "Pontszámok",
  keyList: [["M", "a lépések listájához; a nyilakkal mozogsz benne, az Enter lép"]],
};
