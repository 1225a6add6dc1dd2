"""A position of Summer Pavilion as plain dataclasses, not yet validated: what JSON and text boards are parsed into.

`Setup` accepts anything of the right shape; `validation.reasons` lists everything that makes it impossible. `State` accepts
only a Setup without such reasons.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sintra._parser import Reader, boolean, choice, entries, integer, listed, optional, pool
from sintra.factories.setup import FactorySetup, read_fields, read_setup
from sintra.pavilion.geometry import COLORS, NUM_STARS, POINTS_OF_STAR, STARS
from sintra.pavilion.options import Options
from sintra.pavilion.tiles import Pool

PHASES = ("deal", "draft", "place", "bonus", "refill", "discard", "over")  # in the order of the kernel's numbers
Star = tuple[str | None, ...]  # the tiles of six spaces, clockwise from the top


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """One seat's board and tiles."""

    score: int = 5
    passed: bool = False
    hand: Pool = field(default_factory=dict[str, int])
    corners: Pool = field(default_factory=dict[str, int])
    board: tuple[Star, ...] = ((None,) * POINTS_OF_STAR,) * NUM_STARS  # in the order of the stars: C, UL, UR, R, LR, LL, L

    def copy(self) -> SeatSetup:
        """Make a copy with pools of its own."""
        return SeatSetup(self.score, self.passed, dict(self.hand), dict(self.corners), self.board)

    def to_dict(self) -> dict[str, Any]:
        """Convert to the dictionary that JSON holds."""
        return {
            "score": self.score,
            "passed": self.passed,
            "hand": dict(self.hand),
            "corners": dict(self.corners),
            "board": {name: list(star) for name, star in zip(STARS, self.board, strict=True)},
        }

    def shared_dict(self) -> dict[str, Any]:
        """The same without copies, see `FactorySetup`."""
        return {
            "score": self.score,
            "passed": self.passed,
            "hand": self.hand,
            "corners": self.corners,
            "board": dict(zip(STARS, self.board, strict=True)),
        }


@dataclass(frozen=True, slots=True)
class Setup(FactorySetup):
    """One position. Pools omit absent colors."""

    game = "pavilion"
    players: int
    options: Options
    round: int
    phase: str
    turn: int | None
    start: int
    stone_in_center: bool
    bonus_due: int
    discard_from: str | None
    bag: Pool
    tower: Pool
    supply: Pool
    center: Pool
    factories: tuple[Pool, ...]
    seats: tuple[SeatSetup, ...] = field(default=())

    @property
    def joker(self) -> str:
        """The joker of this round."""
        return joker_of(self.options, self.round)

    def source(self, number: int) -> Pool:
        """Return the tiles of a factory or, for 0, of the center."""
        return self.factories[number - 1] if number else self.center


def joker_of(options: Options, number: int) -> str:
    """Return the joker of a round (P1.3); for an invalid round, any color."""
    return options.joker_order[(number - 1) % len(options.joker_order)]


def from_dict(data: object) -> Setup:
    """Parse a Setup from decoded JSON."""
    return read_setup(Setup, data, READERS)


def _seat(value: object, place: str) -> SeatSetup:
    return read_fields(SeatSetup, value, place, SEAT_READERS)


def _board(value: object, place: str) -> tuple[Star, ...]:
    stars = entries(value, place, STARS)
    return tuple(READ_STAR(stars[name], f"{place}.{name}") for name in STARS)


READ_TILES = partial(pool, colors=COLORS)
READ_COLOR = choice(COLORS)
READ_STAR: Reader = listed(optional(READ_COLOR), POINTS_OF_STAR)
SEAT_READERS: dict[str, Reader] = {
    "score": integer,
    "passed": boolean,
    "hand": READ_TILES,
    "corners": READ_TILES,
    "board": _board,
}
READERS: dict[str, Reader] = {
    "options": Options.from_json,
    "phase": choice(PHASES),
    "stone_in_center": boolean,
    "bonus_due": integer,
    "discard_from": optional(READ_COLOR),
    "bag": READ_TILES,
    "tower": READ_TILES,
    "supply": READ_TILES,
    "center": READ_TILES,
    "factories": listed(READ_TILES),
    "seats": listed(_seat),
}
