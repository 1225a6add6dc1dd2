"""What people type in Hungarian: each thing with its words, of which help teaches the first."""

from __future__ import annotations

from sintra.i18n.hu.grammar import inflected
from sintra.i18n.words import TypedWords

COMMANDS = {  # in the order of help; a game's own come before what teaches the game
    "board": ("tábla", "állás"),
    "table": ("asztal",),
    "factory": ("korong", "manufaktúrakorong", "manufaktúra"),
    "center": ("közép", "asztal közepe", "közepe", "asztalközép"),
    "where": ("hol",),
    "big": ("nagy", "legtöbb"),
    "seat": ("játékos", "játékostábla", "hely"),
    "cost": ("ár",),
    "last": ("utolsó",),
    "since": ("azóta",),
    "score": ("pont", "pontok", "pontszám", "eredmény"),
    "turn": ("ki", "következik", "forduló"),
    "forecast": ("kilátás", "előrejelzés"),
    "goals": ("célok",),
    "moves": ("lépések", "lépés"),
    "hint": ("tipp",),
    "bag": ("zsák", "fedél", "dobozfedél", "raktár", "torony"),
    "left": ("balra",),
    "right": ("jobbra",),
    "rules": ("szabályok",),
    "legend": ("jelek", "jelmagyarázat", "színek", "szín"),
    "undo": ("vissza", "visszavonás", "visszavon"),
    "save": ("mentés", "ment"),
    "help": ("súgó", "segítség"),
    "quit": ("kilép", "kilépés"),
}
NOUNS = {  # in moves
    "center": ("közép", "közepe", "középső"),
    "floor": ("padló", "padlósor"),
    "wall": ("fal",),
    "pass": ("passz", "passzolok", "passzol"),
    "stop": ("kész", "állj", "megtartom", "megtartása"),
    "from": (),  # suffixes say it
    "with": ("plusz",),
    "factory": ("korong", "manufaktúrakorong", "manufaktúra"),
    "line": ("sor", "mintasor"),
    "star": ("csillag",),
    "space": ("mező", "mezője"),
    "jokers": ("dzsóker", "joker"),
    "supply": ("készlet",),
    "discard": ("eldobás", "eldobása", "eldobom", "eldobok", "eldob"),
}
FILLERS = (  # may stand in a move or question and change nothing
    *("a", "az", "és", "asztal", "van", "vannak", "én", "kérem", "kérlek", "vegyél", "veszek", "veszem", "rakok"),
    *("rakom", "rakj", "teszek", "teszem", "lerakom", "számú", "megtelt", "vele", "többi", "többit"),
    *inflected("csempe"),
)
REPLAY = {  # commands of `sintra replay`
    "next": ("tovább",),
    "back": ("vissza",),
    "jump": ("ugrás",),
    "board": ("tábla",),
    "quit": ("kilép",),
}
SETTINGS = {  # of the terminal, and their values
    "verbosity": ("beszéd", "részletesség"),
    "style": ("stílus",),
    "language": ("nyelv",),
    "brief": ("rövid",),
    "normal": ("normál",),
    "full": ("teljes",),
    "compact": ("tömör",),
}
TYPED = TypedWords(COMMANDS, NOUNS, FILLERS, REPLAY, SETTINGS)
