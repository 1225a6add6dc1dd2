/**
 * What the page needs of a game: how it is drawn, what clicks and keys mean, what moves. One of these for each game; the page
 * knows nothing else about games.
 *
 * @typedef {import("../wire/store.js").View} View
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../draw/paint.js").Child} Child
 * @typedef {import("../memory/settings.js").Settings} Settings
 * @typedef {import("../wire/messages.js").EventView} EventView
 *
 * @typedef {{hold: any, isQuiet?: boolean} | {send: string, plan?: any} | {tell: string} | {type: string}} Intent
 *   What the person wants: hold something (null: put back), make a move (and others after it), hear why not, or go on typing.
 *
 * @typedef {object} Flight  A tile that travels from one spot to another; spots are the values of `data-spot`.
 * @property {string} from
 * @property {string} to
 * @property {string} color
 * @property {number} delay  milliseconds
 * @property {number} [turn]  degrees that it has turned when it lands
 *
 * @typedef {object} Rise  Points that rise from a spot.
 * @property {string} at
 * @property {number} seat  whose points they are
 * @property {number} points
 * @property {number} delay
 *
 * @typedef {object} Motion
 * @property {Flight[]} flights
 * @property {Rise[]} rises
 *
 * @typedef {object} SeatCard  How a seat is shown beside its board.
 * @property {string} name
 * @property {Child} meta
 * @property {"i-person" | "i-bot"} avatar
 * @property {Child} [brief]  the same in fewer words, for small boards
 *
 * @typedef {object} Scene  What a game is drawn from.
 * @property {View} view
 * @property {Words} words
 * @property {SeatCard[]} cards  by seat
 * @property {Child} log  the log, to be put where there is room
 * @property {boolean} isNarrow  one column, as on a phone
 * @property {() => Promise<string>} [record]  fetches the record; without it, the table's
 *
 * @typedef {object} Kind
 * @property {string} name
 * @property {string} css  the class of the page
 * @property {(color: string) => Child} draw  a tile
 * @property {() => void} define  makes its custom elements
 * @property {(scene: Scene) => Child[]} main  table, my column, opponents
 * @property {(scene: Scene, seat: number) => Child} finalBoard
 * @property {(view: View, words: Words) => {lead: string, help: Child, tiles: Child}} say  what is to be done now
 * @property {(view: View, words: Words) => Child[]} chips  the destinations again, for thumbs
 * @property {(view: View, data: DOMStringMap, words: Words, settings: Settings) => Intent | null} click
 * @property {(view: View, key: string, words: Words) => Intent | null} key
 * @property {(view: View, words: Words) => string} heldText  what is said when something is taken up
 * @property {(before: any, after: any, event: EventView) => Motion} motion
 * @property {(state: any, words: Words) => string} options  the options in words
 * @property {(view: View) => {move: string, plan: any} | null} [next]  the next move of a plan, when one choice takes several
 * @property {(words: Words) => string} [chipsLabel]  what the destinations for thumbs are called; else lines and floor
 * @property {number} [firstScore]  printed at the beginning of the track; else 0
 * @property {Focus} [focus]
 *
 * @typedef {object} Focus  Where the keyboard goes, as selectors; none: it stays.
 * @property {(view: View) => string | null} held  when something is taken up
 * @property {(was: any) => string} back  when it is put back
 * @property {(view: View) => string} turn  when it is my turn
 */

import { azul } from "./azul/kind.js";
import { pavilion } from "./pavilion/kind.js";

/** @type {Record<string, Kind>} */
export const KINDS = { azul, pavilion };

/** The kind of a game. @param {string} name @returns {Kind} */
export function kindOf(name) {
  const kind = KINDS[name];
  if (!kind) throw new Error(`game ${name} cannot be drawn; there are ${Object.keys(KINDS).join(", ")}`);
  return kind;
}
