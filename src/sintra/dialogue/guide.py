"""What teaches a new player: the rules in a few sentences, and what the signs of the drawn table mean."""

from __future__ import annotations

from typing import Any

from sintra.dialogue.signs import GLYPHS
from sintra.dialogue.words import Vocabulary
from sintra.phrase import Phrase

RULES = {
    "azul": ("aim", "take", "line", "floor", "marker", "tiling", "score", "cost", "end", "bonus"),
    "pavilion": ("aim", "rounds", "take", "stone", "place", "star", "score", "bonus", "pass", "end"),
}
LEGEND = {
    "azul": ("place", "wall", "full", "marker", "floor", "center", "turn"),
    "pavilion": ("space", "star", "bonus", "done", "stone", "center", "turn"),
}
GREY = {"rules.azul.tiling", "rules.pavilion.star", "legend.azul.wall", "legend.pavilion.star"}  # other on the grey side


def rules(setup: Any, game: str) -> list[Phrase]:
    """Give the rules of the game as it is played here, a sentence for each thing."""
    return [_phrase(setup, game, f"rules.{game}.{name}") for name in RULES[game]]


def legend(setup: Any, vocabulary: Vocabulary) -> list[Phrase]:
    """Give the signs of the drawn table, those of the colors first."""
    game = vocabulary.game
    tiles = ", ".join(
        f"{letter[0]}{GLYPHS[color]} {vocabulary.color_word(color)}" for color, letter in vocabulary.letters.items()
    )
    first = Phrase("dialogue.legend.tile", {"listed": tiles})
    return [first, *(_phrase(setup, game, f"legend.{game}.{name}") for name in LEGEND[game])]


def _phrase(setup: Any, game: str, key: str) -> Phrase:
    """Take the sentence that holds with the options of this game."""
    is_grey = (setup.options.wall if game == "azul" else setup.options.side) == "grey"
    values = {"number": setup.options.column_bonus} if key == "rules.azul.bonus" else {}
    return Phrase(f"dialogue.{key}{'_grey' if is_grey and key in GREY else ''}", values)
