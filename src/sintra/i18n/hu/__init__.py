"""Hungarian."""

from __future__ import annotations

from sintra.i18n.hu import any_game, dialogue, errors, levels, server, terminal
from sintra.i18n.hu.braille import TABLE
from sintra.i18n.hu.grammar import Hungarian
from sintra.i18n.hu.vocabulary import TYPED
from sintra.i18n.language import Language

SHORT = {
    "DEAL": "osztás",
    "TURN": "lép",
    "OVER": "játék vége",
    "BAG": "zsák",
    "LID": "fedél",
    "WALL": "fal",
    "FLOOR": "padló",
    "TAKEN": "elfogyott",
    "END": "vége",
    "STUCK": "nincs mit lerakni",
    "WINS": "nyer",
    "NOT": "nem",
    "TAKE": "elvétel",
    "FULL": "tele",
    "SUPPLY": "készlet",
    "TOWER": "raktár",
    "HAND": "csempék",
    "CORNERS": "sarkok",
    "STONE": "jelző",
    "PILLAR": "oszlop",
    "STATUE": "szobor",
    "WINDOW": "ablak",
    "PASSED": "passzolt",
    "PASS": "passzol",
    "KEEP": "megtart",
    "DROP": "eldob",
    "PLACE": "lerakás",
    "OPEN": "szabad",
    "LEFT": "maradt",
    "BEST": "legjobb",
}
LANGUAGE = Language(
    name="Magyar",
    grammar=Hungarian,
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
