"""How puzzles of a game are looked for: its part "puzzles"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sintra.bots import Limit
from sintra.errors import OptionError
from sintra.games import AnyGame, names, part

PART = "puzzles"


@dataclass(frozen=True, slots=True)
class PuzzleRecipe:
    """Which positions of a game are worth being solved, and where its puzzles lie."""

    package: str  # that holds the file of puzzles, named after the game
    player: str  # the bot that plays the games
    kinds: tuple[tuple[int, dict[str, Any], int], ...]  # seats, options, and their share of the puzzles
    phases: tuple[str, ...]
    size: Callable[[Any], int]  # how large a State is, as far as solving is concerned
    unit: str  # what that counts
    fewest: int  # the smallest size
    most: int  # the largest
    least_moves: int
    limit: Limit  # for solving one position
    levels: tuple[int, int]  # nodes from which a puzzle is medium, and hard
    looked_at: int  # positions of each round

    def suits(self, game: AnyGame, state: Any) -> bool:
        """Say whether a position is worth being solved."""
        if state.phase not in self.phases or not self.fewest <= self.size(state) <= self.most:
            return False
        return len(game.legal_actions(state)) >= self.least_moves


def recipe_of(name: str) -> PuzzleRecipe:
    """Give the recipe that a game brings."""
    found: PuzzleRecipe | None = part(name, PART) if name in names() else None
    if found is None:
        raise OptionError(f"there are no puzzles of {name!r}, only of {', '.join(with_puzzles())}")
    return found


def with_puzzles() -> list[str]:
    """Name the games that have puzzles."""
    return [name for name in names() if part(name, PART)]
