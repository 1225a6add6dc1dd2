/**
 * The messages of the wire as types, protocol version 1. They are made in sintra/server/messages.py; this file only names them.
 *
 * @typedef {{key: string, values: Record<string, any>, text: string}} Sentence
 *
 * @typedef {object} EventView  Something that has happened.
 * @property {number} sequence
 * @property {string} kind  join, leave, begin, deal, move, forced, undo, resign, flag, rematch
 * @property {number | null} seat  null: the server
 * @property {string} text  a move or deal in its text form
 * @property {number} at  milliseconds since 1970
 * @property {boolean} is_undone
 * @property {Sentence[]} phrases
 *
 * @typedef {object} LegalMove  A move that is possible now, and what it would bring.
 * @property {string} move
 * @property {string} kind
 * @property {Record<string, number | string>} parts  the fields of the Move
 * @property {number} points
 * @property {number} cost
 * @property {number} dropped
 * @property {number} taken  tiles from a factory or the centre
 * @property {number} bonus
 * @property {number} jokers  among those taken
 * @property {number | null} ahead  the score if the round ended right after it, where the server tells it
 * @property {string} text
 * @property {Record<string, number>} [pays]  of a placement: the tiles of the hand that it costs
 * @property {Record<string, number>} [leaves]  of a placement: what stays in hand of its colour and of the jokers
 * @property {string[]} [completes]  of a placement: the features that it completes, if any
 * @property {number} [keeps]  of passing and what follows: so many tiles of the hand can stay
 * @property {number[]} [losses]  the same: the points lost when no tile, one, two and so on go
 *
 * @typedef {{color: string, line: number, text: string}} Barred  A line that takes no tiles of a colour, and why.
 *
 * @typedef {object} Goal  What earns points at the end of the game when all its spaces are covered.
 * @property {"star" | "number"} kind
 * @property {string} name  of the star as in the position, or the number
 * @property {number} points  at most
 * @property {number} least
 * @property {number} covered
 * @property {number} spaces
 *
 * @typedef {object} SeatView  Who sits on a seat.
 * @property {"person" | "here" | "bot"} kind
 * @property {number | null} level
 * @property {string} name  empty while nobody has sat down
 * @property {boolean} is_taken
 * @property {string} nonce
 * @property {number} score
 * @property {number | null} ahead  the score if the round ended now, where the server tells it
 * @property {Goal[]} goals  of Summer Pavilion
 * @property {Record<string, number>} features  of Summer Pavilion: covered spaces around pillars, statues, windows, where any are
 * @property {number} hints  choices before which a hint was asked for
 * @property {number | null} time_left  milliseconds, when its turn began
 *
 * @typedef {object} ResultView  How the game ended.
 * @property {number[]} scores
 * @property {number[]} winners
 * @property {Record<string, number>[]} parts  per seat: where the points come from
 * @property {string} ending  played out, resigned, forfeited
 * @property {number | null} seat
 *
 * @typedef {object} Changing  What may change with every event.
 * @property {number} sequence
 * @property {"open" | "playing" | "over"} phase
 * @property {SeatView[]} seats
 * @property {any} state  the position as in docs/notation.md; null until the game has begun
 * @property {number | null} turn
 * @property {number | null} turn_began
 * @property {LegalMove[]} legal
 * @property {Barred[]} barred
 * @property {boolean} can_undo
 * @property {EventView[]} events
 * @property {ResultView | null} result
 * @property {string | null} seed
 * @property {string | null} rematch
 *
 * @typedef {object} Fixed  What stays as it is for the whole game.
 * @property {number} version
 * @property {string} table
 * @property {string} game
 * @property {Record<string, any>} options
 * @property {number} start
 * @property {string} date
 * @property {{seconds: number, increment: number} | null} clock
 * @property {string} commitment
 * @property {number[]} yours  the seats of this link; none: watching
 * @property {string} language
 *
 * @typedef {{type: "table"} & Fixed & Changing} TableMessage
 * @typedef {{type: "update"} & Changing} UpdateMessage
 * @typedef {{type: "accepted", id: string, sequence: number}} AcceptedMessage
 * @typedef {{type: "refused", id: string | null, code: string, phrase: Sentence, text: string, sequence: number | null}} RefusedMessage
 * @typedef {{type: "hint", id: string, move: string, text: string}} HintMessage
 * @typedef {{type: "presence", seats: boolean[], watchers: number}} PresenceMessage
 * @typedef {{type: "thinking", seat: number}} ThinkingMessage
 * @typedef {{type: "answer", id: string, phrases: Sentence[]}} AnswerMessage
 * @typedef {{type: "pong"}} PongMessage
 *
 * @typedef {TableMessage | UpdateMessage | AcceptedMessage | RefusedMessage | HintMessage | PresenceMessage | ThinkingMessage
 *   | AnswerMessage | PongMessage} ServerMessage
 *
 * @typedef {{type: "join", seat: number, name: string, nonce?: string}
 *   | {type: "leave", seat: number}
 *   | {type: "move", sequence: number, move: string}
 *   | {type: "undo", sequence: number}
 *   | {type: "resign", sequence: number, seat?: number}
 *   | {type: "hint"}
 *   | {type: "ask", text: string}
 *   | {type: "rematch"}} Request  What a client asks; the connection gives it its id.
 */

export {};
