/**
 * The page of a table as a description: bar, game, foot, dialog; or the lobby, or the result. Pure, like all views.
 *
 * @typedef {import("../wire/store.js").View} View
 * @typedef {import("../memory/settings.js").Settings} Settings
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../games/registry.js").Kind} Kind
 * @typedef {import("../games/registry.js").SeatCard} SeatCard
 * @typedef {import("../draw/paint.js").Child} Child
 */

import { lookedAt } from "./lookback.js";
import { h } from "../draw/paint.js";
import { coverOf, editionText } from "../games/registry.js";
import { address } from "../memory/tables.js";
import { gameBar } from "../shell/bar.js";
import { dialog } from "../shell/dialogs.js";
import { footer, lookingFooter, trouble } from "./footer.js";
import { lobby, noTable } from "./lobby.js";
import { log } from "../stage/log.js";
import { result } from "../stage/result.js";
import { isMyTurn } from "../wire/store.js";

/**
 * The whole page.
 * @param {View} view @param {Settings} settings @param {Words} words @param {Kind | null} kind
 * @param {import("../shell/dialogs.js").Open} open @param {import("../memory/tables.js").Kept | null} kept @param {boolean} isNarrow a phone @param {string[][]} keys
 * @returns {{css: string, title: string, content: Child[], dialog: Child}}
 */
export function page(view, settings, words, kind, open, kept, isNarrow, keys) {
  const shown = lookedAt(view);
  const phase = shown.gone ? "gone" : (shown.now?.phase ?? "loading");
  const name = kind ? editionText(coverOf(kind.name), view.table?.edition ?? "", words).title : "Sintra";
  return {
    css: `game ${kind?.css ?? ""} is-${phase}`,
    title: `${isMyTurn(view) ? `${words.yourTurn} – ` : ""}${name === "Sintra" ? "" : `${name} – `}Sintra`,
    content: [
      bar(view, shown.now?.state, settings, words, kind, name, kept),
      ...content(shown, settings, words, kind, kept, isNarrow, isMyTurn(view)),
    ],
    dialog: dialog(open, words, settings, keys),
  };
}

/** @param {View} view @param {any} state  as it is shown @param {Settings} settings @param {Words} words @param {Kind | null} kind @param {string} name @param {import("../memory/tables.js").Kept | null} kept */
function bar(view, state, settings, words, kind, name, kept) {
  const round = state?.round ? words.roundN(state.round) : "";
  const isPlayer = (view.table?.yours.length ?? 0) > 0;
  const watching = view.table && !isPlayer ? words.watches : "";
  const details = state && kind ? [watching, round, kind.options(state, words)].filter(Boolean).join(" · ") : "";
  return gameBar(words, settings, {
    title: name,
    details,
    canResign: view.now?.phase === "playing" && isPlayer,
    isTurn: isMyTurn(view),
    watch: state && kept?.watch ? address(kept.table, kept.watch) : undefined,
  });
}

/** @param {View} view @param {Settings} settings @param {Words} words @param {Kind | null} kind @param {import("../memory/tables.js").Kept | null} kept @param {boolean} isNarrow @param {boolean} isTurn  also while looking back @returns {Child[]} */
function content(view, settings, words, kind, kept, isNarrow, isTurn) {
  if (view.gone) return [h("main", { key: "main" }, noTable(view.gone, words))];
  if (!view.now || !kind) return [h("main", { key: "main" }, trouble(view, words), h("p.loading", null, words.connecting))];
  if (!view.now.state) return [h("main", { key: "main" }, trouble(view, words), lobby(view, words, kept, settings.name))];
  const cards = view.now.seats.map((_, seat) => card(view, words, seat, kind));
  const scene = {
    view,
    words,
    cards,
    isNarrow,
    log: log(
      view,
      words,
      view.now.seats.map((one) => one.name),
      kind.draw,
      kind.firstScore,
    ),
  };
  if (view.now.phase === "over") return [h("main", { key: "main" }, trouble(view, words), result(scene, kind))];
  return [
    h("main", { key: "main" }, kind.main(scene)),
    view.look ? lookingFooter(view, words, isTurn) : footer(view, words, kind),
  ];
}

/** @param {View} view @param {Words} words @param {number} seat @param {Kind} game @returns {SeatCard} */
function card(view, words, seat, game) {
  const sits = view.now?.seats[seat];
  const isBot = sits?.kind === "bot";
  const isAway = sits?.kind === "person" && view.present[seat] === false;
  const starts = view.now?.phase === "playing" ? game.starter(view.now.state, seat, words) : "";
  const isMe = view.table?.yours.length === 1 && view.table.yours[0] === seat;
  const kind = isMe
    ? words.you
    : isBot
      ? `${words.bot}, ${words.level(sits?.level ?? 1)}`
      : isAway
        ? words.away
        : sits?.kind === "here" && (view.table?.yours.length ?? 0) > 1
          ? words.here
          : words.person;
  const isRunning = view.now?.phase === "playing" && view.now.turn === seat;
  const left = sits?.time_left ?? null;
  const clock =
    left === null
      ? null
      : [h("seat-clock", { key: "clock", data: { left, began: isRunning ? (view.now?.turn_began ?? null) : null } }), " · "];
  const about = (/** @type {string} */ who) =>
    starts ? [clock, who ? h("span.kind", { key: "kind" }, `${who} · `) : null, starts] : [clock, who];
  const isNamed = sits?.name !== words.defaultName(seat + 1);
  return {
    name: isMe && !isNamed ? words.you : (sits?.name ?? ""),
    meta: about(isMe && !isNamed ? (sits?.name ?? "") : kind),
    brief: about(kind === words.here ? words.hereBrief : kind),
    avatar: isBot ? "i-bot" : "i-person",
  };
}
