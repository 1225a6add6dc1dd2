"""How puzzles of a game are found: its part "puzzles"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sintra.bots import Limit
from sintra.errors import OptionError
from sintra.games import AnyGame, names, part
from sintra.phrase import Phrase

PART = "puzzles"


@dataclass(frozen=True, slots=True)
class PuzzleRecipe:
    """Which positions of a game qualify as puzzles, and where its puzzle file is."""

    package: str  # that holds the puzzle file, named after the game
    player: str  # the bot that plays the games
    kinds: tuple[tuple[int, dict[str, Any], int], ...]  # seats, options, and their share of the puzzles
    phases: tuple[str, ...]
    size: Callable[[Any], int]  # the size of a State, a measure of how hard it is to solve
    unit: str  # what the size counts
    fewest: int  # the minimum size
    most: int  # the maximum size
    least_moves: int
    limit: Limit  # for solving one position
    levels: tuple[int, int]  # nodes from which a puzzle is medium, and hard
    looked_at: int  # positions per round

    def suits(self, game: AnyGame, state: Any) -> bool:
        """Return whether a position is worth solving."""
        if state.phase not in self.phases or not self.fewest <= self.size(state) <= self.most:
            return False
        return len(game.legal_actions(state)) >= self.least_moves


def recipe_of(name: str) -> PuzzleRecipe:
    """Return the recipe that a game brings."""
    found: PuzzleRecipe | None = part(name, PART) if name in names() else None
    if found is None:
        phrase = Phrase("terminal.error.no_puzzles", {"text": name, "listed": ", ".join(with_puzzles())})
        raise OptionError(f"there are no puzzles of {name!r}, only of {', '.join(with_puzzles())}", phrase=phrase)
    return found


def with_puzzles() -> list[str]:
    """List the games that have puzzles."""
    return [name for name in names() if part(name, PART)]
