/**
 * Before the game: who sits where, links to send, a place to sit down; and what is shown when there is no table.
 *
 * @typedef {import("../wire/store.js").View} View
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../memory/tables.js").Kept} Kept
 */

import { h } from "../draw/paint.js";
import { icon } from "../draw/pictures.js";
import { qrCode, qrPath } from "../draw/qr.js";
import { coverOf, editionText } from "../games/registry.js";
import { address } from "../memory/tables.js";
import { isLocal } from "../shell/device.js";
import { lost } from "../shell/lost.js";

const QUIET = 4; // modules around a QR code that stay light
const COMMAND = "sintra serve --host 0.0.0.0";

/** The table while seats are open. @param {View} view @param {Words} words @param {Kept | null} kept @param {string} name */
export function lobby(view, words, kept, name) {
  const seats = view.now?.seats ?? [];
  const mine = (view.table?.yours ?? []).filter((seat) => !seats[seat]?.is_taken);
  const firstOpen = kept?.invitations?.find((link) => !seats[link.seat]?.is_taken)?.seat ?? null;
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
        seats.map((seat, index) => seatRow(seat, index, view, words, kept, index === firstOpen)),
      ),
      mine.map((seat) => sitForm(seat, words, seat === mine[0] ? name : "", mine.length > 1)),
      kept?.watch ? h("p.watch", null, words.watchLink, " ", copyButton(address(kept.table, kept.watch), words)) : null,
      view.answer.length ? h("p.done", { key: "done" }, icon("i-check"), view.answer.join(" ")) : null,
      kept?.invitations?.length || kept?.watch ? localNote(words) : null,
      view.watchers ? h("p.meta", null, words.watchers(view.watchers)) : null,
    ),
  );
}

/** What will be played here. @param {View} view @param {Words} words */
function about({ table }, words) {
  const cover = coverOf(table?.game ?? "");
  const { title } = editionText(cover, table?.edition ?? "", words);
  return h("b", null, [title, cover.brief(table?.options ?? {}, words)].filter(Boolean).join(" · "));
}

/** @param {import("../wire/messages.js").SeatView} seat @param {number} index @param {View} view @param {Words} words @param {Kept | null} kept @param {boolean} isNext  to be invited: its code is open */
function seatRow(seat, index, view, words, kept, isNext) {
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
    invitation && kept && !isLocal()
      ? codeOf(address(kept.table, invitation.token), words.seat(index + 1), words, isNext)
      : null,
  );
}

/** A link to scan. @param {string} link @param {string} what @param {Words} words @param {boolean} isOpen */
function codeOf(link, what, words, isOpen) {
  const code = qrCode(link);
  if (!code) return null;
  const viewBox = `${-QUIET} ${-QUIET} ${code.length + 2 * QUIET} ${code.length + 2 * QUIET}`;
  const drawn = h("svg", { viewBox, role: "img", "aria-label": words.codeOf(what) }, h("path", { d: qrPath(code) }));
  return h("details.code", { key: "code", open: isOpen }, h("summary", null, words.showCode), drawn);
}

/** Why nobody else can use the links, where the page comes from this computer alone, and what helps. @param {Words} words */
function localNote(words) {
  if (!isLocal()) return null;
  const [before, after] = words.localHelp(COMMAND).split(COMMAND);
  return h("p.local", { key: "local" }, h("b", null, words.localLinks), " ", before, h("code", null, COMMAND), after);
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
