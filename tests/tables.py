"""The tables that tests play at: every game with every number of seats and every side of its board."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import Any

from sintra import games
from sintra._random import generator
from sintra.games import AnyGame
from tests.scale import IS_SMALL


@dataclass(frozen=True)
class Table:
    """What is played: a game, its seats and its options."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict[str, Any])

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *map(str, self.options.values())])

    def make(self) -> AnyGame:
        """Make the game."""
        return games.make(self.game, self.players, **self.options)


# The smallest table and the largest, one on either side, where few games are played.
SEATS = ((2, "coloured"), (4, "grey")) if IS_SMALL else tuple(product((2, 3, 4), ("coloured", "grey")))
TABLES = [
    *(Table("azul", players, {"wall": wall}) for players, wall in SEATS),
    *(Table("pavilion", players, {"side": side}) for players, side in SEATS),
]


def dealt(game: AnyGame, state: Any, seed: int) -> Any:
    """Draw whatever a position needs before somebody can act."""
    rng = generator(seed)
    while state.needs_deal:
        state = game.deal(state, game.random_deal(state, rng))
    return state
