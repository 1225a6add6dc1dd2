/**
 * Before the game: who sits where, links to send, a place to sit down; and what is shown when there is no table.
 *
 * @typedef {import("../wire/store.js").View} View
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../memory/tables.js").Kept} Kept
 */

import { h } from "../draw/paint.js";
import { icon } from "../draw/pictures.js";
import { coverOf } from "../games/registry.js";
import { address } from "../memory/tables.js";
import { lost } from "../shell/lost.js";

/** The table while seats are open. @param {View} view @param {Words} words @param {Kept | null} kept @param {string} name */
export function lobby(view, words, kept, name) {
  const seats = view.now?.seats ?? [];
  const mine = (view.table?.yours ?? []).filter((seat) => !seats[seat]?.is_taken);
  return h(
    "div.lobby",
    { key: "lobby" },
    h(
      "section.panel",
      { id: "table", tabindex: "-1", "aria-labelledby": "lobby-h" },
      h(
        "div.top",
        null,
        coverOf(view.table?.game ?? "").emblem(),
        h("h2", { id: "lobby-h" }, words.waiting),
        h("p", null, about(view, words)),
        h("p", null, mine.length ? words.sitHelp : words.waitingHelp),
      ),
      h(
        "ol.seats",
        null,
        seats.map((seat, index) => seatRow(seat, index, view, words, kept)),
      ),
      mine.map((seat) => sitForm(seat, words, seat === mine[0] ? name : "", mine.length > 1)),
      kept?.watch ? h("p.watch", null, words.watchLink, " ", copyButton(address(kept.table, kept.watch), words)) : null,
      view.watchers ? h("p.meta", null, words.watchers(view.watchers)) : null,
    ),
  );
}

/** What will be played here. @param {View} view @param {Words} words */
function about({ table }, words) {
  const cover = coverOf(table?.game ?? "");
  return h("b", null, [cover.text(words).title, cover.brief(table?.options ?? {}, words)].filter(Boolean).join(" · "));
}

/** @param {import("../wire/messages.js").SeatView} seat @param {number} index @param {View} view @param {Words} words @param {Kept | null} kept */
function seatRow(seat, index, view, words, kept) {
  const invitation = seat.is_taken ? null : kept?.invitations?.find((link) => link.seat === index);
  const isAway = seat.is_taken && seat.kind !== "bot" && view.present[index] === false;
  return h(
    "li",
    { key: index },
    icon(seat.kind === "bot" ? "i-bot" : "i-person", "avatar"),
    h(
      "span",
      null,
      h("b", null, seat.is_taken ? seat.name : `${words.seat(index + 1)}: ${words.open}`),
      h("span.meta", null, seat.kind === "bot" ? words.level(seat.level ?? 1) : isAway ? words.away : ""),
    ),
    invitation && kept ? copyButton(address(kept.table, invitation.token), words) : null,
  );
}

/** @param {string} link @param {Words} words */
function copyButton(link, words) {
  return h("button.btn", { type: "button", "data-act": "copy", "data-text": link }, icon("i-link"), words.copyLink);
}

/** @param {number} seat @param {Words} words @param {string} name @param {boolean} isOneOfSeveral */
function sitForm(seat, words, name, isOneOfSeveral) {
  return h(
    "form.sit",
    { key: `sit ${seat}`, "data-form": "sit", "data-seat": seat },
    h("label", { for: `name-${seat}` }, isOneOfSeveral ? words.nameOf(seat + 1) : words.yourName),
    h("input.field", { id: `name-${seat}`, name: "name", maxlength: "40", autocomplete: "nickname", value: name }),
    h("button.btn.primary", { type: "submit" }, words.sitDown),
  );
}

/** What is shown when the link leads nowhere. @param {string} code @param {Words} words */
export function noTable(code, words) {
  const title = words.noTable[/** @type {"forbidden"} */ (code)] ?? words.noTable.unknown_table;
  return h(
    "div.lobby",
    { key: "gone", id: "table", tabindex: "-1", role: "alert" },
    lost(words, { level: "h2", title, help: words.noTableHelp, home: words.newGame }),
  );
}
