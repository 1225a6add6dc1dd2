"""What people type in English: each thing with its words, of which help teaches the first."""

from __future__ import annotations

from sintra.i18n.words import TypedWords

COMMANDS = {  # in the order of help; a game's own come before what teaches the game
    "board": ("board",),
    "table": ("table",),
    "factory": ("factory",),
    "center": ("center", "centre"),
    "where": ("where",),
    "big": ("big",),
    "seat": ("seat",),
    "cost": ("cost",),
    "last": ("last",),
    "since": ("since",),
    "score": ("score", "scores"),
    "moves": ("moves",),
    "hint": ("hint",),
    "bag": ("bag",),
    "rules": ("rules",),
    "legend": ("legend",),
    "undo": ("undo",),
    "save": ("save",),
    "help": ("help",),
    "quit": ("quit", "exit"),
}
NOUNS = {  # in moves
    "center": ("center", "centre", "c"),
    "floor": ("floor",),
    "wall": ("wall", "w"),
    "pass": ("pass",),
    "stop": ("stop",),
}
FILLERS = (  # may stand in a move and change nothing
    *("from", "to", "on", "with", "and", "the", "factory", "line", "star", "joker", "jokers", "take", "place"),
)
REPLAY = {  # commands of `sintra replay`
    "next": ("next", "n"),
    "back": ("back", "b"),
    "jump": ("jump", "j"),
    "board": ("board",),
    "quit": ("quit", "q", "exit"),
}
TYPED = TypedWords(COMMANDS, NOUNS, FILLERS, REPLAY)
