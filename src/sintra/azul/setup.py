"""A position of Azul as plain dataclasses, not yet validated: what JSON and text boards are parsed into and written from.

`Setup` accepts anything of the right shape; `validation.reasons` lists everything that makes it impossible. `State` accepts
only a Setup without such reasons.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sintra._parser import Reader, boolean, choice, integer, listed, one_of, optional, pool, sequence
from sintra.azul.options import Options
from sintra.azul.tiles import COLORS, Pool
from sintra.factories.setup import FactorySetup, read_fields, read_setup

PHASES = ("deal", "draft", "tiling", "over")  # in the order of the kernel's numbers
SIDE = 5
Line = tuple[str, int]  # a color and how many
MARKER = "marker"


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """One seat's board."""

    score: int = 0
    wall: tuple[tuple[str | None, ...], ...] = ((None,) * SIDE,) * SIDE  # rows from the top, columns from the left
    lines: tuple[Line | None, ...] = (None,) * SIDE
    floor: tuple[str, ...] = ()  # from the left; colors and perhaps "marker"

    def to_dict(self) -> dict[str, Any]:
        """Convert to the dictionary that JSON holds."""
        return {
            "score": self.score,
            "wall": [list(row) for row in self.wall],
            "lines": [list(line) if line else None for line in self.lines],
            "floor": list(self.floor),
        }

    def shared_dict(self) -> dict[str, Any]:
        """The same without copies, see `FactorySetup`."""
        return {"score": self.score, "wall": self.wall, "lines": self.lines, "floor": self.floor}


@dataclass(frozen=True, slots=True)
class Setup(FactorySetup):
    """One position. Pools omit absent colors."""

    game = "azul"
    players: int
    options: Options
    round: int
    phase: str
    turn: int | None
    start: int
    marker_in_center: bool
    bag: Pool
    lid: Pool
    center: Pool
    factories: tuple[Pool, ...]
    seats: tuple[SeatSetup, ...] = field(default=())

    def source(self, number: int) -> Pool:
        """Return the tiles of a factory or, for 0, of the center."""
        return self.factories[number - 1] if number else self.center


READ_TILES = partial(pool, colors=COLORS)
READ_COLOR = choice(COLORS)
READ_WALL: Reader = listed(listed(optional(READ_COLOR), SIDE), SIDE)


def from_dict(data: object) -> Setup:
    """Parse a Setup from decoded JSON."""
    return read_setup(Setup, data, READERS)


def _seat(value: object, place: str) -> SeatSetup:
    return read_fields(SeatSetup, value, place, SEAT_READERS)


def _line(value: object, place: str) -> Line:
    color, number = sequence(value, place, 2)
    return one_of(color, f"{place}[0]", COLORS), integer(number, f"{place}[1]")


SEAT_READERS: dict[str, Reader] = {
    "score": integer,
    "wall": READ_WALL,
    "lines": listed(optional(_line), SIDE),
    "floor": listed(choice((*COLORS, MARKER))),
}
READERS: dict[str, Reader] = {
    "options": Options.from_json,
    "phase": choice(PHASES),
    "marker_in_center": boolean,
    "bag": READ_TILES,
    "lid": READ_TILES,
    "center": READ_TILES,
    "factories": listed(READ_TILES),
    "seats": listed(_seat),
}
