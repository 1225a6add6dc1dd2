"""Which moves are sensible: those that nobody would be sorry for at once.

Levels that err choose among these. It is about manners more than about strength: people do not like to see an opponent throw
tiles away.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from sintra.azul.kernel import DESTINATIONS
from sintra.bots.azul import glance as azul
from sintra.bots.pavilion import glance as pavilion
from sintra.games import AnyGame

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Seen = Mapping[int, NDArray[np.float64]]  # action -> what it brings at a glance

MOST_LOSS = 3  # points: where every move drops tiles, none is sensible that loses so much more than another


class Sense:
    """Knows the sensible moves of a game."""

    def __init__(self, game: AnyGame) -> None:
        self._is_azul = game.name == "azul"
        self._actions: NDArray[np.int32] = np.zeros(game.max_legal, np.int32)
        self._seen: NDArray[np.float64] = np.zeros((game.max_legal, azul.WIDTH if self._is_azul else pavilion.WIDTH))

    def sensible(self, state: Any, values: Mapping[int, float]) -> list[int]:
        """Give the sensible ones of the legal actions that have a value, in rising order; at least one."""
        look = azul.glance_first if self._is_azul else pavilion.glance_first
        count = look(state.array, self._actions, self._seen)
        rows = zip(self._actions[:count].tolist(), self._seen[:count], strict=True)
        seen = {action: row for action, row in rows if action in values}
        return _of_azul(seen) if self._is_azul else _of_pavilion(seen, max(values, key=lambda action: values[action]))


def _of_azul(seen: Seen) -> list[int]:
    """Tiles are dropped only where that pays at once: against other lines for the same tiles, and against other tiles."""
    gains = {action: float(row[azul.POINTS] - row[azul.COST]) for action, row in seen.items()}
    drops = {action: int(row[azul.DROPPED]) for action, row in seen.items()}
    least = 0 if min(drops.values()) == 0 else max(gains.values()) - MOST_LOSS

    def pays(action: int) -> bool:
        return gains[action] >= least and not any(
            drops[other] < drops[action] and gains[other] >= gains[action]
            for other in seen
            if other // DESTINATIONS == action // DESTINATIONS
        )

    return [action for action in sorted(seen) if not drops[action] or pays(action)]


def _of_pavilion(seen: Seen, best: int) -> list[int]:
    """Nobody passes who can place, unless all tiles are kept and nothing seems better; nobody discards what may be kept."""
    is_free = [action for action, row in seen.items() if not row[pavilion.DROPPED]]
    if best in is_free and seen[best][pavilion.PASSES]:
        return [best]
    kept = [action for action in sorted(is_free) if not seen[action][pavilion.PASSES]]
    return kept or sorted(seen)
