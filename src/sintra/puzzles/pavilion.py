"""Puzzles of Summer Pavilion: placements only; drafts have too many tiles left to solve."""

from __future__ import annotations

from typing import Any

from sintra.bots import Limit
from sintra.puzzles.recipe import PuzzleRecipe


def tiles_held(state: Any) -> int:
    """Count the tiles in all hands."""
    return sum(sum(seat.hand.values()) for seat in state.setup.seats)


RECIPE = PuzzleRecipe(
    package="sintra.puzzles",
    player="greedy",
    kinds=(
        (2, {"side": "coloured"}, 70),
        (2, {"side": "grey"}, 6),
        (3, {"side": "coloured"}, 21),
        (4, {"side": "grey"}, 4),
    ),
    phases=("place", "bonus"),
    size=tiles_held,
    unit="tiles",
    fewest=3,
    most=14,
    least_moves=4,
    limit=Limit(nodes=150_000),
    levels=(2_000, 20_000),
    looked_at=2,
)
