"""English."""

from __future__ import annotations

from sintra.i18n.en import any_game, dialogue, errors, levels, server, terminal
from sintra.i18n.en.grammar import English
from sintra.i18n.en.vocabulary import TYPED
from sintra.i18n.language import Language

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
    "STUCK": "nothing to place",
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
LANGUAGE = Language(
    name="English",
    grammar=English,
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
)
