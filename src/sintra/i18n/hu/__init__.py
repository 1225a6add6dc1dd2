"""Hungarian."""

from __future__ import annotations

from sintra.i18n.grammar import Language
from sintra.i18n.hu import azul, pavilion
from sintra.i18n.hu.grammar import Hungarian

SHORT = {
    "DEAL": "osztás",
    "TURN": "lép",
    "OVER": "vége",
    "BAG": "zsák",
    "LID": "fedél",
    "WALL": "fal",
    "FLOOR": "padló",
    "TAKEN": "elfogyott",
    "END": "vége",
    "STUCK": "nincs teljes sor",
    "WINS": "nyer",
    "NOT": "nem",
    "TAKE": "csempét elvenni",
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
HUNGARIAN = Language(Hungarian, {**azul.SENTENCES, **pavilion.SENTENCES}, SHORT)
