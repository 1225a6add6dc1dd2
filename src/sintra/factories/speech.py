"""Descriptions of a table with factories: Phrases with the keys of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sintra.factories.setup import FactoryTable
from sintra.palette import Palette, Pool
from sintra.phrase import Phrase, Value

BIG = 3  # tiles of a color in one place that are worth pointing out


class TableSpeech:
    """Describes the table of one game.

    token: what lies in the center with the tiles until somebody takes it; the Setup has ``<token>_in_center``.
    """

    def __init__(self, game: str, palette: Palette, token: str) -> None:
        self._game = game
        self._palette = palette
        self._token = token

    def phrase(self, key: str, **values: Value) -> Phrase:
        """Make a Phrase of the game."""
        return Phrase(f"{self._game}.{key}", values)

    def pool(self, key: str, pool: Pool) -> Phrase:
        """Say what a pool holds, or that it is empty."""
        return self.phrase(key, pool=self._palette.value(pool)) if pool else self.phrase(f"{key}_empty")

    def sources(self, setup: FactoryTable) -> list[Phrase]:
        """List the center, the factories that hold tiles, and in one sentence those that hold none."""
        held = [number for number, pool in enumerate(setup.factories, 1) if pool]
        empty = [number for number, pool in enumerate(setup.factories, 1) if not pool]
        phrases = [self.source(setup, number) for number in [0, *held]]
        if len(empty) == 1:
            return [*phrases, self.source(setup, empty[0])]
        return [*phrases, self.phrase("factories_empty", sources=tuple(empty))] if empty else phrases

    def source(self, setup: FactoryTable, number: int) -> Phrase:
        """Say what lies on a factory or, for 0, in the center."""
        if number == 0:
            return self._center(setup)
        pool = setup.factories[number - 1]
        if not pool:
            return self.phrase("factory_empty", source=number)
        return self.phrase("factory", source=number, pool=self._palette.value(pool))

    def _center(self, setup: FactoryTable) -> Phrase:
        if not getattr(setup, f"{self._token}_in_center"):
            return self.pool("center", setup.center)
        return self.pool(f"center_{self._token}", setup.center) if setup.center else self.phrase(f"center_{self._token}_only")

    def color(self, setup: FactoryTable, color: str) -> Phrase:
        """Say where a color can be taken."""
        places = tuple((source, number) for source, held, number in self.groups(setup) if held == color)
        return self.phrase("where", color=color, places=places) if places else self.phrase("nowhere", color=color)

    def big(self, setup: FactoryTable) -> Phrase:
        """Say where many tiles of a color lie together: three or more, or else the most there are; the largest first."""
        groups = sorted(self.groups(setup), key=lambda group: -group[2])
        if not groups:
            return self.phrase("none_big")
        least = min(BIG, groups[0][2])
        return self.phrase("big", groups=tuple(group for group in groups if group[2] >= least))

    def groups(self, setup: FactoryTable) -> Iterator[tuple[int, str, int]]:
        """Yield source, color and count of each group of tiles of one color."""
        for source, pool in enumerate([setup.center, *setup.factories]):
            yield from ((source, color, number) for color, number in pool.items())

    def scores(self, setup: FactoryTable) -> Phrase:
        """Say the points of all seats."""
        return self.phrase("scores", scores=scores_value([seat.score for seat in setup.seats]))


def scores_value(scores: Sequence[int]) -> Value:
    """Convert the points of all seats to a value of a Phrase."""
    return tuple(enumerate(scores))
