"""The tables that tests play at: every game with every number of seats and every side of its board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sintra import games
from sintra._random import generator
from sintra.games import AnyGame


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


TABLES = [
    *(Table("azul", players, {"wall": wall}) for players in (2, 3, 4) for wall in ("coloured", "grey")),
    *(Table("pavilion", players, {"side": side}) for players in (2, 3, 4) for side in ("coloured", "grey")),
]


def dealt(game: AnyGame, state: Any, seed: int) -> Any:
    """Draw whatever a position needs before somebody can act."""
    rng = generator(seed)
    while state.needs_deal:
        state = game.deal(state, game.random_deal(state, rng))
    return state
