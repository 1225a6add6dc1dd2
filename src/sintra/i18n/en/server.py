"""What the server says in English: about people at a table, and why something is refused."""

from __future__ import annotations

SENTENCES = {
    # People
    "server.joined": "{seat} has sat down.",
    "server.left": "{seat} has stood up again.",
    "server.begun": "The game begins.",
    "server.forced": "{seat} has only one possible move.",
    "server.undone": "{seat} takes a move back.",
    "server.resigned": "{seat} gives up.",
    "server.flagged": "{seat} has no time left and loses.",
    "server.rematch": "{seat} asks for another game.",
    # What is refused
    "server.refusal.not_your_turn": "It is not your turn: {seat} is to act.",
    "server.refusal.illegal_move": "“{text}” is no move of this game.",
    "server.refusal.behind": "Something has happened meanwhile. Look at the table and try again.",
    "server.refusal.no_such_seat": "On seat {number} of this table nobody can sit down or stand up.",
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
    "server.refusal.time_over": "The time of {seat} is over.",
    "server.refusal.rematched": "Another game has been asked for already: join that one.",
    "server.refusal.malformed": "That message cannot be understood: {reason}.",
    "server.refusal.too_fast": "That was too fast: wait a moment and try again.",
    "server.refusal.too_many": "The server is busy: try again later.",
    "server.refusal.unsaved": "It could not be saved, and so it has not happened. Try again.",
    "server.refusal.unknown_table": "There is no such table.",
    "server.refusal.forbidden": "Your link does not allow that.",
}
