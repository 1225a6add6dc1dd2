"""English."""

from __future__ import annotations

from sintra.i18n.en import azul, pavilion
from sintra.i18n.en.grammar import English
from sintra.i18n.grammar import Language

SHORT = {
    "DEAL": "deal",
    "TURN": "turn",
    "OVER": "game over",
    "BAG": "bag",
    "LID": "lid",
    "WALL": "wall",
    "FLOOR": "floor",
    "TAKEN": "all taken",
    "END": "end",
    "STUCK": "no row possible",
    "WINS": "wins",
    "NOT": "no",
    "TAKE": "take tiles",
    "FULL": "full",
    "SUPPLY": "supply",
    "TOWER": "tower",
    "HAND": "hand",
    "CORNERS": "corners",
    "STONE": "stone",
    "PILLAR": "pillar",
    "STATUE": "statue",
    "WINDOW": "window",
    "PASSED": "passed",
    "PASS": "passes",
    "KEEP": "keeps",
    "DROP": "discards",
    "PLACE": "place",
    "OPEN": "open",
    "LEFT": "left",
    "BEST": "best",
}
ENGLISH = Language(English, {**azul.SENTENCES, **pavilion.SENTENCES}, SHORT)
