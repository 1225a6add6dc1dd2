/**
 * The messages of the wire as types. Generated from the server's OpenAPI document: `python -m tests.web.message_types` writes
 * this file, and a test compares the two. What the fields mean stands in the server's messages.py.
 *
 * @typedef {object} Accepted  A request has been carried out and is on disk; a resent request gets the same answer.
 * @property {"accepted"} type
 * @property {string} id
 * @property {number} sequence
 *
 * @typedef {object} Answer  The answer to a typed line.
 * @property {"answer"} type
 * @property {string} id
 * @property {Sentence[]} phrases
 *
 * @typedef {object} Sentence  A Phrase on the wire: its key and values, and how it is said in the client's language.
 * @property {string} key
 * @property {Record<string, any>} values
 * @property {string} text
 *
 * @typedef {object} Ask  A line as people type it in the terminal: a move or a question.
 * @property {"ask"} type
 * @property {string} id
 * @property {string} text
 * @property {"language" | "tactile" | null} [letters]
 *
 * @typedef {object} AskHint  Ask for a good move.
 * @property {"hint"} type
 * @property {string} id
 *
 * @typedef {object} Catalog  What can be played.
 * @property {number} version
 * @property {GameEntry[]} games
 * @property {LevelEntry[]} levels
 * @property {string[]} languages
 * @property {Record<string, string>} language_names
 *
 * @typedef {object} GameEntry  A game.
 * @property {string} name
 * @property {number[]} players
 * @property {OptionEntry[]} options
 * @property {string} title
 * @property {EditionEntry[]} editions
 *
 * @typedef {object} OptionEntry  An option: its default, and its values where they can be listed.
 * @property {string} name
 * @property {any} default
 * @property {any[]} values
 *
 * @typedef {object} EditionEntry  An edition of a game: what it fixes and offers, and what is said of it.
 * @property {string} name
 * @property {string} title
 * @property {string} about
 * @property {Record<string, any>} options
 * @property {string[]} offers
 * @property {string} colors
 * @property {number[]} minutes
 * @property {number} age
 *
 * @typedef {object} LevelEntry  A level of bots: its name, and what it is like.
 * @property {number} level
 * @property {string} name
 * @property {string} about
 *
 * @typedef {object} CreateTable  Create a table; omitted options have their defaults.
 * @property {"azul" | "pavilion"} game
 * @property {SeatRequest[]} seats
 * @property {Record<string, number | string | string[] | null>} [options]
 * @property {string | null} [edition]
 * @property {number | "random"} [start]
 * @property {ClockRequest | null} [clock]
 * @property {string[]} [given]
 *
 * @typedef {object} SeatRequest  Who is to sit on a seat: a person with a link of their own, a person at the creator's screen, or a bot.
 * @property {"bot" | "here" | "person"} kind
 * @property {number | null} [level]
 *
 * @typedef {object} ClockRequest  How long each person may think.
 * @property {number} seconds
 * @property {number} [increment]
 *
 * @typedef {object} HintGiven  A good move.
 * @property {"hint"} type
 * @property {string} id
 * @property {string} move
 * @property {string} text
 *
 * @typedef {object} Join  Sit down, before the game has begun.
 * @property {"join"} type
 * @property {string} id
 * @property {number} seat
 * @property {string} [name]
 * @property {string} [nonce]
 *
 * @typedef {object} Leave  Stand up again, before the game has begun.
 * @property {"leave"} type
 * @property {string} id
 * @property {number} seat
 *
 * @typedef {object} Play  Make a move.
 * @property {"move"} type
 * @property {string} id
 * @property {number} sequence
 * @property {string} move
 *
 * @typedef {object} Refusal  A request has not been carried out, and why.
 * @property {"refused"} type
 * @property {string | null} id
 * @property {"behind" | "cannot_undo" | "forbidden" | "illegal_move" | "malformed" | "name_taken" | "no_such_seat" | "not_over" | "not_started" | "not_your_turn" | "over" | "rematched" | "seat_taken" | "started" | "time_over" | "too_fast" | "too_many" | "unknown_table" | "unsaved"} code
 * @property {Sentence} phrase
 * @property {string} text
 * @property {number | null} sequence
 * @property {number | null} retry_after
 *
 * @typedef {object} Rematch  Ask for another game at the same table, when this one has ended.
 * @property {"rematch"} type
 * @property {string} id
 *
 * @typedef {object} Replayed  A Record: its header, its result, and some of its steps.
 * @property {string} game
 * @property {Record<string, any>} options
 * @property {RecordSeat[]} seats
 * @property {number} start
 * @property {number} given
 * @property {string | null} date
 * @property {string | null} commitment
 * @property {string | null} seed
 * @property {string | null} cut
 * @property {ResultView | null} result
 * @property {number} last
 * @property {Step[]} steps
 *
 * @typedef {object} RecordSeat  Who sat on a seat of a Record.
 * @property {string} kind
 * @property {string} name
 * @property {number | null} level
 *
 * @typedef {object} ResultView  How the game ended.
 * @property {number[]} scores
 * @property {number[]} winners
 * @property {(Record<string, number>)[]} parts
 * @property {string} ending
 * @property {number | null} seat
 *
 * @typedef {object} Step  One event of a Record, and the position after it. Step 0 is the position before the first.
 * @property {number} number
 * @property {string} event
 * @property {number | null} seat
 * @property {number[]} scores
 * @property {Goal[][]} goals
 * @property {(Record<string, number>)[]} features
 * @property {any} state
 * @property {Sentence[]} phrases
 * @property {Record<string, number | string>} [parts]
 * @property {string} [state_text]
 * @property {Sentence[]} [description]
 *
 * @typedef {object} Goal  What earns points at the end of the game when all its spaces are covered.
 * @property {string} kind
 * @property {string} name
 * @property {number} points
 * @property {number} least
 * @property {number} covered
 * @property {number} spaces
 *
 * @typedef {object} Resign  Resign; a link with several seats says which, by default the seat to act.
 * @property {"resign"} type
 * @property {string} id
 * @property {number} sequence
 * @property {number | null} [seat]
 *
 * @typedef {object} Steps  Some steps of a game; `last` is the number of the last one there is.
 * @property {number} last
 * @property {Step[]} steps
 *
 * @typedef {object} TableCreated  The new table: the link of its creator, one for each other person, and one for watchers.
 * @property {string} table
 * @property {string} commitment
 * @property {Link} creator
 * @property {Link[]} persons
 * @property {Link} watch
 *
 * @typedef {object} Link  A token and what it allows: to play these seats, or if there are none, to watch.
 * @property {string} token
 * @property {number[]} seats
 *
 * @typedef {object} TableView  Everything that a client may see.
 * @property {"table"} type
 * @property {number} sequence
 * @property {"open" | "over" | "playing"} phase
 * @property {SeatView[]} seats
 * @property {any} state
 * @property {number | null} turn
 * @property {number | null} turn_began
 * @property {LegalMove[]} legal
 * @property {Barred[]} barred
 * @property {boolean} can_undo
 * @property {EventView[]} events
 * @property {ResultView | null} result
 * @property {string | null} seed
 * @property {string | null} rematch
 * @property {string} [state_text]
 * @property {Sentence[]} [description]
 * @property {number} version
 * @property {string} table
 * @property {string} game
 * @property {Record<string, any>} options
 * @property {number} start
 * @property {string} date
 * @property {ClockRequest | null} clock
 * @property {string} commitment
 * @property {number[]} yours
 * @property {string} language
 * @property {string} edition
 * @property {string} colors
 *
 * @typedef {object} SeatView  Who sits on a seat.
 * @property {"bot" | "here" | "person"} kind
 * @property {number | null} level
 * @property {string} name
 * @property {boolean} is_taken
 * @property {string} nonce
 * @property {number} score
 * @property {number | null} ahead
 * @property {Goal[]} goals
 * @property {Record<string, number>} features
 * @property {number} hints
 * @property {number | null} time_left
 *
 * @typedef {object} LegalMove  A move that is possible now, and what it would bring the seat that makes it.
 * @property {string} move
 * @property {string} kind
 * @property {Record<string, number | string>} parts
 * @property {number} points
 * @property {number} cost
 * @property {number} dropped
 * @property {number} taken
 * @property {number} bonus
 * @property {number} jokers
 * @property {number | null} ahead
 * @property {string} text
 * @property {Record<string, number>} [pays]
 * @property {Record<string, number>} [leaves]
 * @property {string[]} [completes]
 * @property {number} [keeps]
 * @property {number[]} [losses]
 * @property {Record<string, number>} [useful]
 *
 * @typedef {object} Barred  A line that takes no tiles of a color, and why.
 * @property {string} color
 * @property {number} line
 * @property {string} text
 *
 * @typedef {object} EventView  An event at the table.
 * @property {number} sequence
 * @property {string} kind
 * @property {number | null} seat
 * @property {string} text
 * @property {number} at
 * @property {boolean} is_undone
 * @property {Sentence[]} phrases
 * @property {Record<string, number | string>} [parts]
 *
 * @typedef {object} Undo  Undo one's last choice.
 * @property {"undo"} type
 * @property {string} id
 * @property {number} sequence
 *
 * @typedef {object} Verified  Whether the deals of a Record match the commitment of the dealer.
 * @property {string} verdict
 * @property {string} message
 * @property {number} deals
 * @property {number | null} differs
 * @property {number} given
 * @property {string | null} cut
 * @property {string | null} commitment
 * @property {string[] | null} nonces
 *
 * @typedef {object} Hello  The first message of a websocket: which link, which client, which language.
 * @property {"hello"} type
 * @property {string} token
 * @property {string} client
 * @property {string | null} [table]
 * @property {"de" | "en" | "hu"} [language]
 * @property {number | null} [since]
 *
 * @typedef {object} ChooseLanguage  Switch to another language.
 * @property {"language"} type
 * @property {"de" | "en" | "hu"} language
 *
 * @typedef {object} Ping  Check that the server is there.
 * @property {"ping"} type
 *
 * @typedef {object} Update  What has happened, and how things stand now.
 * @property {"update"} type
 * @property {number} sequence
 * @property {"open" | "over" | "playing"} phase
 * @property {SeatView[]} seats
 * @property {any} state
 * @property {number | null} turn
 * @property {number | null} turn_began
 * @property {LegalMove[]} legal
 * @property {Barred[]} barred
 * @property {boolean} can_undo
 * @property {EventView[]} events
 * @property {ResultView | null} result
 * @property {string | null} seed
 * @property {string | null} rematch
 * @property {string} [state_text]
 * @property {Sentence[]} [description]
 *
 * @typedef {object} Presence  Who is connected.
 * @property {"presence"} type
 * @property {boolean[]} seats
 * @property {number} watchers
 *
 * @typedef {object} BotThinks  A bot has begun to think.
 * @property {"thinking"} type
 * @property {number} seat
 *
 * @typedef {object} Pong  The answer to a ping.
 * @property {"pong"} type
 *
 * @typedef {TableView | Update | Accepted | Refusal | HintGiven | Presence | BotThinks | Pong | Answer} ServerMessage
 * @typedef {Hello | Join | Leave | Play | Undo | Resign | AskHint | Ask | Rematch | ChooseLanguage | Ping} ClientMessage
 * @typedef {Omit<Join, "id"> | Omit<Leave, "id"> | Omit<Play, "id"> | Omit<Undo, "id"> | Omit<Resign, "id">
 *    | Omit<AskHint, "id"> | Omit<Ask, "id"> | Omit<Rematch, "id">} Request
 * @typedef {Omit<Update, "type">} Changing  What may change with every event.
 * @typedef {Omit<TableView, keyof Update>} Fixed  What stays as it is for the whole game.
 */

export {};
