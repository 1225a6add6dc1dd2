"""A deal as a sequence of chance events, one tile each, with probabilities: for interfaces with explicit chance nodes."""

from __future__ import annotations

from sintra.game import Draws

Counts = dict[str, int]


class TileByTile:
    """A partial deal, made from the Draws of a position."""

    __slots__ = ("bag", "draws", "groups", "reserve")

    def __init__(self, draws: Draws) -> None:
        self.draws = draws
        self.bag: Counts = dict(draws.bag)  # color -> tiles that can be drawn next
        self.reserve: Counts = dict(draws.reserve)  # poured into the bag when that is empty
        self.groups: list[list[str]] = [[] for _ in draws.groups]  # the colors drawn so far
        self._pour()

    def copy(self) -> TileByTile:
        """Make an independent copy."""
        other = TileByTile.__new__(TileByTile)
        other.draws = self.draws
        other.bag, other.reserve = dict(self.bag), dict(self.reserve)
        other.groups = [list(group) for group in self.groups]
        return other

    @property
    def names(self) -> list[str]:
        """The names of the groups to be filled."""
        return [name for name, _ in self.draws.groups]

    @property
    def is_done(self) -> bool:
        """Whether every group is full, or there is nothing left to draw."""
        return self._open_group() is None or not self.bag

    @property
    def chances(self) -> list[tuple[str, float]]:
        """The colors that can be drawn next, each with its probability."""
        total = sum(self.bag.values())
        return [(color, number / total) for color, number in self.bag.items()]

    def draw(self, color: str) -> None:
        """Draw a tile of a color that is in the bag."""
        group = self._open_group()
        if group is None or color not in self.bag:
            raise ValueError(f"no {color} tile can be drawn, expected one of {', '.join(self.bag) or 'none: the deal is done'}")
        group.append(color)
        self.bag[color] -= 1
        if not self.bag[color]:
            del self.bag[color]
        self._pour()

    def _open_group(self) -> list[str] | None:
        sizes = (size for _, size in self.draws.groups)
        return next((group for group, size in zip(self.groups, sizes, strict=True) if len(group) < size), None)

    def _pour(self) -> None:
        """Pour the reserve into an empty bag, if another tile is due."""
        if not self.bag and self._open_group() is not None:
            self.bag, self.reserve = self.reserve, {}
