"""Puzzles of Azul: drafts near the end of a round."""

from __future__ import annotations

from typing import Any

from sintra.bots import Limit
from sintra.puzzles.recipe import PuzzleRecipe


def groups_left(state: Any) -> int:
    """Count the groups left to draft: the colors on every factory and in the center."""
    setup = state.setup
    return len(setup.center) + sum(map(len, setup.factories))


RECIPE = PuzzleRecipe(
    package="sintra.puzzles",
    player="search",
    kinds=(
        (2, {"wall": "coloured"}, 50),
        (2, {"wall": "grey"}, 25),
        (3, {"wall": "coloured"}, 12),
        (3, {"wall": "grey"}, 1),
        (4, {"wall": "coloured"}, 2),
    ),
    phases=("draft",),
    size=groups_left,
    unit="groups",
    fewest=4,
    most=10,
    least_moves=6,
    limit=Limit(nodes=1_000_000),
    levels=(5_000, 50_000),
    looked_at=1,
)
