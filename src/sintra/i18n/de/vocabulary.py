"""What people type in German: each thing with its words, of which help teaches the first."""

from __future__ import annotations

from sintra.i18n.words import TypedWords

COMMANDS = {  # in the order of help; a game's own come before what teaches the game
    "board": ("brett",),
    "table": ("tisch",),
    "factory": ("manufaktur",),
    "center": ("mitte", "tischmitte"),
    "where": ("wo",),
    "big": ("groß", "größte"),
    "seat": ("spieler", "sitz"),
    "cost": ("kosten",),
    "last": ("letzter",),
    "since": ("seit",),
    "score": ("punkte",),
    "moves": ("züge",),
    "hint": ("tipp",),
    "bag": ("beutel",),
    "rules": ("regeln",),
    "legend": ("zeichen",),
    "undo": ("zurück",),
    "save": ("speichern",),
    "help": ("hilfe",),
    "quit": ("ende", "schluss"),
}
NOUNS = {  # in moves
    "center": ("mitte", "tischmitte"),
    "floor": ("boden", "bodenreihe"),
    "wall": ("wand",),
    "pass": ("passe", "passen"),
    "stop": ("stopp",),
}
FILLERS = (  # may stand in a move and change nothing
    *("von", "aus", "in", "auf", "mit", "und", "die", "der", "manufaktur", "reihe", "musterreihe", "stern", "joker"),
)
REPLAY = {  # commands of `sintra replay`
    "next": ("weiter",),
    "back": ("zurück",),
    "jump": ("springe",),
    "board": ("brett",),
    "quit": ("ende", "schluss"),
}
TYPED = TypedWords(COMMANDS, NOUNS, FILLERS, REPLAY)
