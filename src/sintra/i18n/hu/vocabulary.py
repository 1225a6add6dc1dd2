"""What people type in Hungarian: each thing with its words, of which help teaches the first."""

from __future__ import annotations

from sintra.i18n.words import TypedWords

COMMANDS = {  # in the order of help; a game's own come before what teaches the game
    "board": ("tábla",),
    "table": ("asztal",),
    "factory": ("korong", "manufaktúra"),
    "center": ("közép",),
    "where": ("hol",),
    "big": ("nagy",),
    "seat": ("játékos", "hely"),
    "cost": ("ár",),
    "last": ("utolsó",),
    "since": ("azóta",),
    "score": ("pont", "pontok"),
    "moves": ("lépések",),
    "hint": ("tipp",),
    "bag": ("zsák",),
    "rules": ("szabályok",),
    "legend": ("jelek",),
    "undo": ("vissza",),
    "save": ("ment", "mentés"),
    "help": ("súgó", "segítség"),
    "quit": ("kilép", "kilépés"),
}
NOUNS = {  # in moves
    "center": ("közép", "közepe"),
    "floor": ("padló", "padlósor"),
    "wall": ("fal",),
    "pass": ("passz",),
    "stop": ("állj",),
}
FILLERS = (  # may stand in a move and change nothing
    *("a", "az", "és", "korong", "sor", "mintasor", "csillag", "joker", "dzsóker"),
)
REPLAY = {  # commands of `sintra replay`
    "next": ("tovább",),
    "back": ("vissza",),
    "jump": ("ugrás",),
    "board": ("tábla",),
    "quit": ("kilép",),
}
TYPED = TypedWords(COMMANDS, NOUNS, FILLERS, REPLAY)
