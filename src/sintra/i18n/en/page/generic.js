/** A game without a drawing of its own, in English. */

export const generic = {
  moves: "Possible moves",
  choose: "Choose a move",
  help: /** @param {number} n */ (n) => `${n === 1 ? "1 move is" : `${n} moves are`} possible.`,
  none: "None now.",
  position: "Position",
  toLog: "The game log tells what has happened",
  scores: "Scores",
  keyList: [["M", "go to the list of moves; the arrows move in it, Enter makes the move"]],
};
