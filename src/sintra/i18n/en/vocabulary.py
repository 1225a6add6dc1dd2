"""What people type in English: each thing with its words, of which help teaches the first."""

from __future__ import annotations

from sintra.i18n.words import TypedWords

COMMANDS = {  # in the order of help; a game's own come before what teaches the game
    "board": ("board", "position"),
    "table": ("table",),
    "factory": ("factory",),
    "center": ("center", "centre"),
    "where": ("where",),
    "big": ("big",),
    "seat": ("seat", "player"),
    "cost": ("cost",),
    "last": ("last",),
    "since": ("since",),
    "score": ("score", "scores", "points"),
    "turn": ("turn", "who", "round"),
    "forecast": ("forecast",),
    "goals": ("goals",),
    "moves": ("moves", "move"),
    "hint": ("hint",),
    "bag": ("bag", "lid", "tower"),
    "left": ("left",),
    "right": ("right",),
    "rules": ("rules",),
    "legend": ("legend", "colors", "color", "colours", "colour"),
    "undo": ("undo",),
    "save": ("save",),
    "help": ("help",),
    "quit": ("quit", "exit"),
}
NOUNS = {  # in moves
    "center": ("center", "centre", "c"),
    "floor": ("floor", "f"),
    "wall": ("wall", "w"),
    "pass": ("pass", "passes"),
    "stop": ("stop", "keep", "keeps"),
    "from": ("from",),
    "with": ("with",),
    "factory": ("factory",),
    "line": ("line", "row"),
    "star": ("star",),
    "space": ("space", "column"),
    "jokers": ("joker",),
    "supply": ("supply",),
    "discard": ("discard", "discarding"),
}
FILLERS = (  # may stand in a move or question and change nothing
    *("to", "on", "in", "into", "of", "and", "the", "a", "an", "my", "i", "me", "is", "are", "please"),
    *("take", "takes", "place", "put", "cover", "covers", "fill", "fills", "tile", "tiles", "number", "pattern", "rest"),
)
REPLAY = {  # commands of `sintra replay`
    "next": ("next", "n"),
    "back": ("back", "b"),
    "jump": ("jump", "j"),
    "board": ("board",),
    "quit": ("quit", "q", "exit"),
}
SETTINGS = {  # of the terminal, and their values
    "verbosity": ("verbosity",),
    "style": ("style",),
    "language": ("language",),
    "brief": ("brief",),
    "normal": ("normal",),
    "full": ("full",),
    "compact": ("compact",),
}
TYPED = TypedWords(COMMANDS, NOUNS, FILLERS, REPLAY, SETTINGS)
