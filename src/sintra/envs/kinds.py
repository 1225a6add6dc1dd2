"""What environments need from a game beyond the protocol: its features (observations and action masks), and batch stepping.

A game brings both as compiled modules, its parts "features" and "batch", over the arrays of its packed States. The fallback is
both in plain Python (`plain.PlainGames`). Everything else here uses an EnvKind alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from sintra.envs.plain import PlainGames
from sintra.errors import OptionError
from sintra.games import AnyGame, part

if TYPE_CHECKING:
    from numpy.typing import NDArray


class EnvKind:
    """Both modules of a game: unlike modules, it can be copied and pickled."""

    __slots__ = ("batch", "features", "game", "plain")

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.features: Any = part(game.name, "features")
        self.batch: Any = part(game.name, "batch")
        if (self.features is None) != (self.batch is None):
            raise OptionError(f"{game.name} brings one of the parts features and batch, expected both or neither")
        self.plain = PlainGames(game) if self.batch is None else None
        if self.plain:
            self.features = self.batch = self.plain

    def __reduce__(self) -> tuple[type[EnvKind], tuple[AnyGame]]:
        return EnvKind, (self.game,)

    def hold(self, state: Any) -> Any:
        """Return the array of one position for `features` and `batch`, a view of the State."""
        return self.plain.hold(state) if self.plain else state.array

    def state(self, states: Any, place: int) -> Any:
        """Return a copy of the position at a place of an array."""
        if self.plain:
            return self.plain.state(states, place)
        state = self.game.new()
        self.hold(state)[:] = states[place : place + 1]
        return state

    def points(self, states: Any) -> NDArray[np.int16]:
        """Return the points of all seats of an array of positions: [games, players]."""
        if self.plain:
            return self.plain.points(states)
        points: NDArray[np.int16] = states["score"][:, : self.game.players].astype(np.int16)
        return points
