/** What this browser stores about a table: its link, and its entry on the start page. */

import * as tables from "../memory/tables.js";
import { isMyTurn } from "../wire/store.js";

/** Store the link. @param {import("../wire/store.js").View} view @param {string} id @param {string} token @param {import("../words/languages.js").Words} words */
export function remember(view, id, token, words) {
  const { table, now } = view;
  if (!table || !now || !table.yours.length) return;
  const others = now.seats.filter((_, seat) => !table.yours.includes(seat));
  const named = others.length ? others : now.seats; // all at this screen: else two such games would look alike
  const turn = isMyTurn(view) ? "turn" : "wait";
  tables.keep({
    table: id,
    token,
    game: table.game,
    title: named.map((seat) => seat.name || words.open).join(", "),
    seats: [...table.yours],
    status: now.phase === "playing" ? turn : now.phase,
    over: now.phase === "over",
    ...(now.phase === "open" ? {} : { names: undefined }),
  });
}
