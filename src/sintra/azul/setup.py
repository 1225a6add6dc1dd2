"""A position of Azul in plain words, not yet checked: what JSON and text boards are read into and written from.

`Setup` accepts anything of the right shape; `reasons` says everything that keeps it from being a possible position. `State`
is made of a Setup without reasons only.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sintra._reading import boolean, entries, integer, mapping, one_of, pool, sequence
from sintra.azul.options import Options
from sintra.azul.tiles import COLORS, Pool
from sintra.errors import OptionError, StateSyntax

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
        """Make the dictionary that JSON shows."""
        return {
            "score": self.score,
            "wall": [list(row) for row in self.wall],
            "lines": [list(line) if line else None for line in self.lines],
            "floor": list(self.floor),
        }


@dataclass(frozen=True, slots=True)
class Setup:
    """One position. Pools leave out colors that are not there."""

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
        """Give the tiles of a factory or, for 0, of the center."""
        return self.factories[number - 1] if number else self.center

    def copy(self) -> Setup:
        """Make a copy with pools of its own; quicker than `dataclasses.replace`, for State."""
        return Setup(
            self.players,
            self.options,
            self.round,
            self.phase,
            self.turn,
            self.start,
            self.marker_in_center,
            dict(self.bag),
            dict(self.lid),
            dict(self.center),
            tuple(map(dict[str, int], self.factories)),
            self.seats,
        )

    def to_dict(self) -> dict[str, Any]:
        """Make the dictionary that JSON shows."""
        return {
            "game": "azul",
            "players": self.players,
            "options": self.options.to_dict(),
            "round": self.round,
            "phase": self.phase,
            "turn": self.turn,
            "start": self.start,
            "marker_in_center": self.marker_in_center,
            "bag": dict(self.bag),
            "lid": dict(self.lid),
            "center": dict(self.center),
            "factories": [dict(pool) for pool in self.factories],
            "seats": [seat.to_dict() for seat in self.seats],
        }


def from_dict(data: object) -> Setup:
    """Read a Setup from what a JSON reader returned; refuse unknown, missing and mistyped entries, save for missing options."""
    found = entries(data, "the position", ("game", *Setup.__dataclass_fields__))
    one_of(found["game"], "game", ("azul",))
    turn = found["turn"]
    return Setup(
        players=integer(found["players"], "players"),
        options=_options(found["options"]),
        round=integer(found["round"], "round"),
        phase=one_of(found["phase"], "phase", PHASES),
        turn=None if turn is None else integer(turn, "turn"),
        start=integer(found["start"], "start"),
        marker_in_center=boolean(found["marker_in_center"], "marker_in_center"),
        bag=pool(found["bag"], "bag", COLORS),
        lid=pool(found["lid"], "lid", COLORS),
        center=pool(found["center"], "center", COLORS),
        factories=tuple(pool(p, f"factories[{i}]", COLORS) for i, p in enumerate(sequence(found["factories"], "factories"))),
        seats=tuple(_seat(seat, f"seats[{i}]") for i, seat in enumerate(sequence(found["seats"], "seats"))),
    )


def _options(value: object) -> Options:
    try:
        return Options.make(**mapping(value, "options"))
    except OptionError as error:
        raise StateSyntax(f"options: {error}") from error


def _seat(value: object, place: str) -> SeatSetup:
    found = entries(value, place, tuple(SeatSetup.__dataclass_fields__))
    rows = sequence(found["wall"], f"{place}.wall", SIDE)
    lines = sequence(found["lines"], f"{place}.lines", SIDE)
    floor = sequence(found["floor"], f"{place}.floor")
    return SeatSetup(
        score=integer(found["score"], f"{place}.score"),
        wall=tuple(_row(row, f"{place}.wall[{r}]") for r, row in enumerate(rows)),
        lines=tuple(_line(line, f"{place}.lines[{r}]") for r, line in enumerate(lines)),
        floor=tuple(one_of(thing, f"{place}.floor[{i}]", (*COLORS, MARKER)) for i, thing in enumerate(floor)),
    )


def _row(value: object, place: str) -> tuple[str | None, ...]:
    cells = enumerate(sequence(value, place, SIDE))
    return tuple(None if cell is None else one_of(cell, f"{place}[{c}]", COLORS) for c, cell in cells)


def _line(value: object, place: str) -> Line | None:
    if value is None:
        return None
    color, number = sequence(value, place, 2)
    return one_of(color, f"{place}[0]", COLORS), integer(number, f"{place}[1]")
