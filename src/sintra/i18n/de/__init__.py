"""German."""

from __future__ import annotations

from sintra.i18n.de import any_game, dialogue, errors, levels, server, terminal
from sintra.i18n.de.braille import TABLE
from sintra.i18n.de.grammar import German
from sintra.i18n.de.vocabulary import TYPED
from sintra.i18n.language import Language

SHORT = {
    "DEAL": "ziehen",
    "TURN": "Zug",
    "OVER": "Spielende",
    "BAG": "Beutel",
    "LID": "Deckel",
    "WALL": "Wand",
    "FLOOR": "Boden",
    "TAKEN": "alle genommen",
    "END": "Ende",
    "STUCK": "nichts mehr zu legen",
    "WINS": "Sieg",
    "NOT": "nein",
    "TAKE": "Fliesen nehmen",
    "FULL": "voll",
    "SUPPLY": "Vorrat",
    "TOWER": "Turm",
    "HAND": "Hand",
    "CORNERS": "Ecken",
    "STONE": "Stein",
    "PILLAR": "Säule",
    "STATUE": "Statue",
    "WINDOW": "Fenster",
    "PASSED": "gepasst",
    "PASS": "passt",
    "KEEP": "behält",
    "DROP": "wirft ab",
    "PLACE": "legen",
    "OPEN": "offen",
    "LEFT": "übrig",
    "BEST": "am besten",
}
LANGUAGE = Language(
    name="Deutsch",
    grammar=German,
    sentences={
        **any_game.SENTENCES,
        **dialogue.SENTENCES,
        **errors.SENTENCES,
        **levels.SENTENCES,
        **server.SENTENCES,
        **terminal.SENTENCES,
    },
    short=SHORT,
    typed=TYPED,
    braille=TABLE,
)
