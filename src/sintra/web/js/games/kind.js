/**
 * What the pages need of a game, in two parts: its Cover, which is there before the game is opened, and its Kind, which draws it and
 * knows what clicks and keys mean. The pages know nothing else about games.
 *
 * @typedef {import("../wire/store.js").View} View
 * @typedef {import("../words/languages.js").Words} Words
 * @typedef {import("../draw/paint.js").Child} Child
 * @typedef {import("../draw/paint.js").Sketch} Sketch
 * @typedef {import("../draw/flight.js").Motion} Motion
 * @typedef {import("../memory/settings.js").Settings} Settings
 * @typedef {import("../wire/messages.js").EventView} EventView
 * @typedef {import("../wire/messages.js").Sentence} Sentence
 *
 * @typedef {{hold: any, isQuiet?: boolean} | {send: string, plan?: any} | {tell: string} | {explain: string} | {type: string, say: string}} Intent
 *   What the person wants: hold something (null: put back), make a move (and others after it), hear why not, have something explained, or go on typing.
 *
 * @typedef {object} Field  An option in the form of the start page.
 * @property {string} name  as in the request that makes the table
 * @property {string} label
 * @property {any} default
 * @property {{value: any, label: string, note?: string}[]} choices  a note is shown with what is chosen
 * @property {boolean} [isRare]  shown only when more options are asked for
 * @property {{colors: string[], label: (n: number) => string}} [order]  the choice `own` is an order of these, place by place
 * @property {string} [formerName]  under which older versions have stored the choice
 *
 * @typedef {object} Cover  What is shown of a game before it is opened: on the start page, in the lobby, in lists.
 * @property {string} name
 * @property {(words: Words) => {title: string, about: string, length: string, editions: Record<string, {title: string, about: string}>}} text
 * @property {() => Child} emblem
 * @property {() => Child} token  a small tile, for lists
 * @property {number[]} players
 * @property {string[]} editions  by name, the default one first
 * @property {(words: Words, edition: string) => Field[]} fields  the options that an edition offers
 * @property {(options: Record<string, any>, words: Words) => string} brief  the option that matters most, in words
 * @property {boolean} hasGuide  there are rules and a lesson
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
 * @property {Record<string, (data: any) => Sketch>} views  its custom elements, by tag
 * @property {(color: string) => Child} draw  a tile
 * @property {(scene: Scene) => Child[]} main  table, my column, opponents
 * @property {(scene: Scene, seat: number) => Child} finalBoard
 * @property {(view: View, words: Words) => {lead: string, help: Child, tiles: Child}} say  what is to be done now
 * @property {(view: View, words: Words) => Child[]} chips  the destinations again, for thumbs
 * @property {(words: Words) => string} chipsLabel  what those are called
 * @property {(view: View, data: DOMStringMap, words: Words, settings: Settings) => Intent | null} click
 * @property {(view: View, key: string, words: Words, settings: Settings) => Intent | null} key
 * @property {(view: View, words: Words) => Intent | null} [enter]  what the foot announces while something is held; none: the focus goes to where it may go
 * @property {(words: Words) => string[][]} keyList  its own keys and what they do
 * @property {(view: View, words: Words) => string} heldText  what is said when something is taken up
 * @property {(view: View) => boolean} [isToldByFocus]  whether what gets the focus then says the same; none: it never does
 * @property {(before: any, after: any, event: EventView) => Motion} motion
 * @property {(state: any, words: Words) => string} options  the options in words
 * @property {(state: any, seat: number, words: Words) => string} starter  says that a seat begins the next round, if it does
 * @property {Focus} focus
 * @property {(view: View) => {move: string, plan: any} | null} [next]  the next move of a plan, when one choice takes several
 * @property {number} [firstScore]  printed at the beginning of the track; else 0
 * @property {Record<string, string>} [chapters]  the section of the rules for each phase
 * @property {Tally} [tally]  how the end of a round is shown on its boards; without it the scores alone are counted
 * @property {{chosen: string, start: string}} [reveal]  selectors of what is being chosen and, on a phone, of where choosing begins
 *
 * @typedef {object} Tally  What the sentences of a round's end do to the boards.
 * @property {(before: any, after: any) => any} open  the position from which they are enacted, made of those around the event
 * @property {(state: any, sentence: Sentence) => any} enact  the position after what a sentence tells
 * @property {(state: any, sentence: Sentence) => Where} where  the place that a sentence is about, in the position before it
 *
 * @typedef {object} Where
 * @property {string[]} spots  values of `data-spot`; the points stand among them
 * @property {import("../draw/flight.js").Flight} [flight]  a tile that travels
 *
 * @typedef {object} Focus  Where the keyboard goes, as selectors; none: it stays.
 * @property {(view: View) => string | null} held  when something is taken up
 * @property {(was: any) => string} back  when it is put back
 * @property {(view: View) => string} turn  when it is my turn
 */

/** The value of a choice that is an order of one's own. */
export const OWN = "own";

/** Names with more letters are set smaller on small boards, so that they need not be cut. */
export const LONG = 14;

/**
 * What a part of the page is that the arrows walk and that takes single keys: screen readers pass keys on in a toolbar, and keep
 * them to themselves elsewhere. It is not called one.
 * @param {Words} words
 */
export function area(words) {
  return { role: "toolbar", "aria-roledescription": words.area };
}

/**
 * What lies on a factory, or in the center, for somebody who has typed its number.
 * @param {any} state @param {number} number @param {readonly string[]} colors @param {Words} words @param {(count: number, color: string) => string} tiles
 */
export function sourceText(state, number, colors, words, tiles) {
  const pool = number ? state.factories[number - 1] : state.center;
  if (!pool) return words.notPossible;
  const lies = colors.filter((color) => pool[color]).map((color) => tiles(pool[color], color));
  return `${number ? words.factory(number) : words.centre}: ${lies.join(", ") || words.isEmpty}.`;
}
