"""A position of Summer Pavilion in plain words, not yet checked: what JSON and text boards are read into and written from.

`Setup` accepts anything of the right shape; `reasons` says everything that keeps it from being a possible position. `State`
is made of a Setup without reasons only.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sintra._reading import boolean, entries, integer, mapping, one_of, pool, sequence
from sintra.errors import OptionError, StateSyntax
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
        """Make the dictionary that JSON shows."""
        return {
            "score": self.score,
            "passed": self.passed,
            "hand": dict(self.hand),
            "corners": dict(self.corners),
            "board": {name: list(star) for name, star in zip(STARS, self.board, strict=True)},
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
            self.stone_in_center,
            self.bonus_due,
            self.discard_from,
            dict(self.bag),
            dict(self.tower),
            dict(self.supply),
            dict(self.center),
            tuple(map(dict[str, int], self.factories)),
            tuple([seat.copy() for seat in self.seats]),
        )

    def to_dict(self) -> dict[str, Any]:
        """Make the dictionary that JSON shows."""
        return {
            "game": "pavilion",
            "players": self.players,
            "options": self.options.to_dict(),
            "round": self.round,
            "phase": self.phase,
            "turn": self.turn,
            "start": self.start,
            "stone_in_center": self.stone_in_center,
            "bonus_due": self.bonus_due,
            "discard_from": self.discard_from,
            "bag": dict(self.bag),
            "tower": dict(self.tower),
            "supply": dict(self.supply),
            "center": dict(self.center),
            "factories": [dict(pool) for pool in self.factories],
            "seats": [seat.to_dict() for seat in self.seats],
        }


def joker_of(options: Options, number: int) -> str:
    """Give the joker of a round (P1.3); of a round that no game has, any."""
    return options.joker_order[(number - 1) % len(options.joker_order)]


def from_dict(data: object) -> Setup:
    """Read a Setup from what a JSON reader returned; refuse unknown, missing and mistyped entries, save for missing options."""
    found = entries(data, "the position", ("game", *Setup.__dataclass_fields__))
    one_of(found["game"], "game", ("pavilion",))
    turn, discard_from = found["turn"], found["discard_from"]
    return Setup(
        players=integer(found["players"], "players"),
        options=_options(found["options"]),
        round=integer(found["round"], "round"),
        phase=one_of(found["phase"], "phase", PHASES),
        turn=None if turn is None else integer(turn, "turn"),
        start=integer(found["start"], "start"),
        stone_in_center=boolean(found["stone_in_center"], "stone_in_center"),
        bonus_due=integer(found["bonus_due"], "bonus_due"),
        discard_from=None if discard_from is None else one_of(discard_from, "discard_from", COLORS),
        bag=pool(found["bag"], "bag", COLORS),
        tower=pool(found["tower"], "tower", COLORS),
        supply=pool(found["supply"], "supply", COLORS),
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
    stars = entries(found["board"], f"{place}.board", STARS)
    return SeatSetup(
        score=integer(found["score"], f"{place}.score"),
        passed=boolean(found["passed"], f"{place}.passed"),
        hand=pool(found["hand"], f"{place}.hand", COLORS),
        corners=pool(found["corners"], f"{place}.corners", COLORS),
        board=tuple(_star(stars[name], f"{place}.board.{name}") for name in STARS),
    )


def _star(value: object, place: str) -> Star:
    spaces = enumerate(sequence(value, place, POINTS_OF_STAR))
    return tuple(None if tile is None else one_of(tile, f"{place}[{i}]", COLORS) for i, tile in spaces)
