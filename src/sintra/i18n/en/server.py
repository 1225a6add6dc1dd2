"""What the server says in English: about people at a table, moves by name, and why something is refused."""

from __future__ import annotations

SENTENCES = {
    # People
    "server.joined": "{seat} has joined.",
    "server.left": "{seat} has left.",
    "server.begun": "The game begins.",
    "server.resumed": "The game continues from an earlier position.",
    "server.forced": "{seat} has only one possible move.",
    "server.undone": "{seat} takes a move back.",
    "server.resigned": "{seat} resigns.",
    "server.flagged": "{seat} ran out of time and loses.",
    "server.rematch": "{seat} asks for a rematch.",
    "server.kept": "Every move is saved at once; your link leads back to this table.",
    # Moves, named: what each would bring is said after a colon
    "server.move.text": "{text}",
    "server.hint": "{text}.",
    # What is refused
    "server.refusal.not_your_turn": "It is not your turn: it is {seat:'s}.",
    "server.refusal.illegal_move": "“{text}” is not a move in this game.",
    "server.refusal.behind": "Something else has happened in the meantime. Check the table and try again.",
    "server.refusal.no_such_seat": "Seat {number} of this table cannot be taken or given up.",
    "server.refusal.seat_taken": "That seat is taken: {seat} has it.",
    "server.refusal.name_taken": "Someone at this table is already called {text}; choose another name.",
    "server.refusal.over": "The game is over.",
    "server.refusal.not_over": "The game is still going; you can ask for a rematch when it is over.",
    "server.refusal.not_started": "The game has not begun: not everyone has joined.",
    "server.refusal.started": "The game has begun: it is too late to join or leave.",
    "server.refusal.cannot_undo": "You have nothing to take back yet.",
    "server.refusal.cannot_undo.acted": "That cannot be taken back: {seat} has moved since.",
    "server.refusal.cannot_undo.deal": "You cannot take back a move from before the tiles were drawn.",
    "server.refusal.cannot_undo.time": "You do not have enough time left to take that back.",
    "server.refusal.cannot_undo.often": "Too many moves have been taken back at this table.",
    "server.refusal.time_over": "{seat:'s} time is up.",
    "server.refusal.rematched": "There is a rematch already: join that one.",
    "server.refusal.malformed": "That cannot be understood: {reason}.",
    "server.refusal.malformed.name": "This name cannot be shown: it needs letters, digits or signs, and nothing invisible.",
    "server.refusal.malformed.only_bots": "There are only bots at this table: at least one person must play.",
    "server.refusal.malformed.record_text": "This file is not a record of a game: line {line} is not plain text.",
    "server.refusal.malformed.record_header": "This file is not a record of a game: a record does not begin like line {line}.",
    "server.refusal.malformed.record_short": "The record ends at line {line}, before its game begins.",
    "server.refusal.malformed.record_line": "The record cannot be read: line {line} is not written as records are.",
    "server.refusal.malformed.record_rules": (
        "The record cannot be right: line {line} contradicts the rules, or what comes before it."
    ),
    "server.refusal.malformed.record_move": "{why} So the record cannot have the move {text} in line {line}.",
    "server.refusal.too_fast": "That was too fast: wait a moment and try again.",
    "server.refusal.too_many": "The server is busy: try again later.",
    "server.refusal.too_many.now": (
        "The server has too much to do at the moment: try again in {number} {number:second|seconds}."
    ),
    "server.refusal.too_many.often": "Players have left this table too often.",
    "server.refusal.unsaved": "That could not be saved, so it does not count. Try again.",
    "server.refusal.unknown_table": "There is no such table.",
    "server.refusal.forbidden": "Your link does not allow that.",
    "server.refusal.forbidden.host": (
        "This server does not answer to this name. Start it with --origin https://{text} if it should."
    ),
}
