"""What people type in German: each thing with its words, of which help teaches the first."""

from __future__ import annotations

from sintra.i18n.words import TypedWords

COMMANDS = {  # in the order of help; a game's own come before what teaches the game
    "board": ("brett", "stellung"),
    "table": ("tisch",),
    "factory": ("manufaktur", "manufakturplättchen", "plättchen"),
    "center": ("mitte", "tischmitte"),
    "where": ("wo",),
    "big": ("groß", "größte"),
    "seat": ("spieler", "spielerablage", "ablage", "sitz"),
    "cost": ("kosten",),
    "last": ("zuletzt", "letzter"),
    "since": ("seit",),
    "score": ("punkte", "punktestand"),
    "turn": ("wer", "dran", "am zug", "runde"),
    "forecast": ("vorschau", "prognose"),
    "goals": ("ziele",),
    "moves": ("züge", "zug"),
    "hint": ("tipp",),
    "bag": ("beutel", "deckel", "schachteldeckel", "turm"),
    "left": ("links",),
    "right": ("rechts",),
    "rules": ("regeln",),
    "legend": ("zeichen", "legende", "farben", "farbe"),
    "undo": ("zurück", "rückgängig", "zurücknehmen"),
    "save": ("speichern", "sichern"),
    "help": ("hilfe",),
    "quit": ("ende", "schluss"),
}
NOUNS = {  # in moves
    "center": ("mitte", "tischmitte", "mittelstern"),
    "floor": ("boden", "bodenreihe"),
    "wall": ("wand",),
    "pass": ("passe", "passen"),
    "stop": ("stopp", "fertig", "behalte", "behält"),
    "from": ("von", "vom", "aus"),
    "with": ("mit",),
    "factory": ("manufakturplättchen", "manufaktur", "plättchen"),
    "line": ("musterreihe", "reihe", "zeile"),
    "star": ("stern",),
    "space": ("feld",),
    "jokers": ("joker",),
    "supply": ("vorrat",),
    "discard": ("abwerfen", "wirf", "wirft"),
}
FILLERS = (  # may stand in a move or question and change nothing
    *("in", "ins", "auf", "an", "nach", "zu", "zur", "und", "der", "die", "das", "den", "dem", "ich", "mein", "meine"),
    *("ist", "sind", "liegt", "liegen", "bitte", "nimm", "nehme", "nehmen", "lege", "leg", "legen", "setze"),
    *(
        "meiner",
        "fliese",
        "fliesen",
        "nummer",
        "für",
        "fülle",
        "füllt",
        "füllst",
        "belege",
        "belegt",
        "belegst",
        "nimmt",
        "nimmst",
        "rest",
        "ab",
    ),
)
REPLAY = {  # commands of `sintra replay`
    "next": ("weiter",),
    "back": ("zurück",),
    "jump": ("springe",),
    "board": ("brett",),
    "quit": ("ende", "schluss"),
}
SETTINGS = {  # of the terminal, and their values
    "verbosity": ("ansage", "ausführlichkeit"),
    "style": ("stil",),
    "language": ("sprache",),
    "brief": ("kurz",),
    "normal": ("normal",),
    "full": ("voll",),
    "compact": ("kompakt",),
}
TYPED = TypedWords(COMMANDS, NOUNS, FILLERS, REPLAY, SETTINGS)
