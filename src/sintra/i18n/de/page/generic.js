/** A game without a drawing of its own, in German. */

/** @type {typeof import("../../en/page/generic.js").generic} */
export const generic = {
  moves: "Mögliche Züge",
  choose: "Wähle einen Zug",
  help: (n) => (n === 1 ? "1 Zug ist möglich." : `${n} Züge sind möglich.`),
  none: "Im Moment keine.",
  position: "Stellung",
  toLog: "Der Spielverlauf sagt, was geschehen ist",
  scores: "Punkte",
  keyList: [["M", "zur Liste der Züge; die Pfeile bewegen sich darin, Enter macht den Zug"]],
};
