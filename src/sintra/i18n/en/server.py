"""What the server says in English: about people at a table, moves by name, and why something is refused."""

from __future__ import annotations

SENTENCES = {
    # People
    "server.joined": "{seat} has sat down.",
    "server.left": "{seat} has stood up again.",
    "server.begun": "The game begins.",
    "server.resumed": "The game goes on from an earlier position.",
    "server.forced": "{seat} has only one possible move.",
    "server.undone": "{seat} takes a move back.",
    "server.resigned": "{seat} gives up.",
    "server.flagged": "{seat} has no time left and loses.",
    "server.rematch": "{seat} asks for another game.",
    "server.kept": "Every move is saved at once; your link leads back to this table.",
    # Moves, named: what each would bring is said after a colon
    "server.move.text": "{text}",
    "server.hint": "{text}.",
    # What is refused
    "server.refusal.not_your_turn": "It is not your turn: {seat} is to act.",
    "server.refusal.illegal_move": "“{text}” is no move of this game.",
    "server.refusal.behind": "Something has happened meanwhile. Look at the table and try again.",
    "server.refusal.no_such_seat": "Seat {number} of this table cannot be taken or left.",
    "server.refusal.seat_taken": "{seat} sits there already.",
    "server.refusal.name_taken": "Somebody at this table is called {text} already; choose another name.",
    "server.refusal.over": "The game has ended.",
    "server.refusal.not_over": "The game goes on; another one can be asked for when it has ended.",
    "server.refusal.not_started": "The game has not begun: not everybody has sat down.",
    "server.refusal.started": "The game has begun: it is too late to sit down or to stand up.",
    "server.refusal.cannot_undo": "There is no choice of yours to take back.",
    "server.refusal.cannot_undo.acted": "That cannot be taken back: {seat} has acted since.",
    "server.refusal.cannot_undo.deal": "Nothing can be taken back across a deal.",
    "server.refusal.cannot_undo.time": "Your time does not allow you to take that back.",
    "server.refusal.cannot_undo.often": "At this table too much has been taken back to take back any more.",
    "server.refusal.time_over": "The time of {seat} is over.",
    "server.refusal.rematched": "Another game has been asked for already: join that one.",
    "server.refusal.malformed": "That message cannot be understood: {reason}.",
    "server.refusal.malformed.record_text": "This file is no record of a game: line {line} is not plain text.",
    "server.refusal.malformed.record_header": "This file is no record of a game: line {line} is not how one begins.",
    "server.refusal.malformed.record_short": "The record ends in line {line}, before its game begins.",
    "server.refusal.malformed.record_line": "The record cannot be read: line {line} is not written as records are.",
    "server.refusal.malformed.record_rules": (
        "The record cannot be right: line {line} contradicts the rules, or what stands above it."
    ),
    "server.refusal.malformed.record_move": "{why} So the record cannot have the move {text} in line {line}.",
    "server.refusal.too_fast": "That was too fast: wait a moment and try again.",
    "server.refusal.too_many": "The server is busy: try again later.",
    "server.refusal.too_many.often": "At this table somebody has stood up too often.",
    "server.refusal.unsaved": "It could not be saved, and so it has not happened. Try again.",
    "server.refusal.unknown_table": "There is no such table.",
    "server.refusal.forbidden": "Your link does not allow that.",
}
