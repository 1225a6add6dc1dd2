"""German."""

from __future__ import annotations

from sintra.i18n.de import any_game, dialogue, levels, server, terminal
from sintra.i18n.de.braille import TABLE
from sintra.i18n.de.grammar import German
from sintra.i18n.de.vocabulary import TYPED
from sintra.i18n.language import Language

SHORT = {
    "DEAL": "auslegen",
    "TURN": "Zug",
    "OVER": "Spielende",
    "BAG": "Beutel",
    "LID": "Deckel",
    "WALL": "Wand",
    "FLOOR": "Boden",
    "TAKEN": "alle genommen",
    "END": "Ende",
    "STUCK": "keine Reihe möglich",
    "WINS": "Sieg",
    "NOT": "nein",
    "TAKE": "Fliesen nehmen",
    "FULL": "voll",
    "SUPPLY": "Vorrat",
    "TOWER": "Turm",
    "HAND": "Fliesen",
    "CORNERS": "Ecken",
    "STONE": "Stein",
    "PILLAR": "Säule",
    "STATUE": "Statue",
    "WINDOW": "Fenster",
    "PASSED": "gepasst",
    "PASS": "passt",
    "KEEP": "behält",
    "DROP": "wirft",
    "PLACE": "legen",
    "OPEN": "offen",
    "LEFT": "übrig",
    "BEST": "bestes",
}
LANGUAGE = Language(
    name="Deutsch",
    grammar=German,
    sentences={
        **any_game.SENTENCES,
        **dialogue.SENTENCES,
        **levels.SENTENCES,
        **server.SENTENCES,
        **terminal.SENTENCES,
    },
    short=SHORT,
    typed=TYPED,
    braille=TABLE,
)
