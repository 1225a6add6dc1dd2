"""The smallest plain game that has everything: two kinds of move, chance with a reserve, a nested value, an option.

Three pebbles are dealt; the seat that acts takes all of one color, a point each, or passes and loses one. The others go to the
reserve. After so many rounds the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from sintra.game import Draws
from sintra.plain import DEAL, OVER, Drawn, PlainGame, PlainPosition, Rules
from sintra.plugin import Facts, OptionFact

PEBBLES, EACH = 5, 3
FACTS = Facts(
    title="Pebbles",
    colors=("dark", "light"),
    letters={"dark": "D", "light": "L"},
    options=(OptionFact("rounds", 4, (4, 6)), OptionFact("tint", "warm", ("warm", "cold"))),
    players=(2, 3),
)


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: its points, and whether it has ever passed."""

    score: int = 0
    has_passed: bool = False


@dataclass(frozen=True, slots=True)
class Position(PlainPosition):
    """A position of Pebbles."""

    phase: Literal["deal", "take", "over"]
    bag: Mapping[str, int]
    reserve: Mapping[str, int]
    lying: tuple[str, ...]
    last: str | None  # the color taken last
    pair: tuple[int, bool]  # of no meaning: a tuple of two kinds
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Take:
    """Take all pebbles of a color."""

    color: str

    def __str__(self) -> str:
        return f"T{FACTS.letters[self.color]}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Take nothing."""

    def __str__(self) -> str:
        return "pass"


class Pebbles(Rules[Position, Take | Pass]):
    """The rules of Pebbles."""

    name = "pebbles"
    facts = FACTS
    position = Position

    def moves(self) -> list[Take | Pass]:
        """List both takes and the pass."""
        return [*map(Take, FACTS.colors), Pass()]

    @property
    def max_length(self) -> int:
        """One move in each round."""
        return int(self.options["rounds"])

    def begin(self, start: int) -> Position:
        """Put all pebbles into the bag."""
        bag, none = dict.fromkeys(FACTS.colors, PEBBLES), dict.fromkeys(FACTS.colors, 0)
        return Position("deal", 1, start, bag, none, (), None, (7, True), (Seat(),) * self.players)

    def draws(self, position: Position) -> Draws:
        """Draw three together."""
        return Draws((("the heap", EACH),), position.bag, position.reserve)

    def deal(self, position: Position, drawn: Drawn) -> Position:
        """Lay them out."""
        return replace(position, phase="take", lying=drawn.groups[0], bag=drawn.bag, reserve=drawn.reserve)

    def legal(self, position: Position) -> Iterator[Take | Pass]:
        """Offer the pass first, although its action is the last."""
        yield Pass()
        yield from (Take(color) for color in FACTS.colors if color in position.lying)

    def step(self, position: Position, move: Take | Pass) -> Position:
        """Take or pass; everything goes to the reserve, and the next seat acts."""
        turn, seats = position.turn or 0, list(position.seats)
        color = move.color if isinstance(move, Take) else None
        seat = seats[turn]
        gain = position.lying.count(color) if color else -1
        seats[turn] = Seat(seat.score + gain, has_passed=seat.has_passed or color is None)
        reserve = {name: number + position.lying.count(name) for name, number in position.reserve.items()}
        after = replace(position, reserve=reserve, lying=(), last=color, seats=tuple(seats))
        if position.round == self.options["rounds"]:
            return replace(after, phase=OVER, turn=None)
        return replace(after, phase=DEAL, round=position.round + 1, turn=(turn + 1) % self.players)

    def scores(self, position: Position) -> tuple[int, ...]:
        """Return the points."""
        return tuple(seat.score for seat in position.seats)

    @property
    def observation_size(self) -> int:
        """Show the round and all points."""
        return 1 + self.players

    def observe(self, position: Position, seat: int) -> list[int]:
        """Show the round, then the points as a seat sees them: the own ones first, never below 0."""
        scores = self.scores(position)
        return [position.round, *(max(0, score) for score in (*scores[seat:], *scores[:seat]))]

    def faults(self, position: Position) -> Iterator[str]:
        """Count the seats, the rounds and the pebbles."""
        if len(position.seats) != self.players:
            yield f"{len(position.seats)} seats, expected {self.players}"
        if position.round > self.max_length:
            yield f"round {position.round}, expected at most {self.max_length}"
        if len(position.lying) != EACH * (position.phase == "take"):
            yield f"{len(position.lying)} pebbles lie out in phase {position.phase}"
        for color in {*FACTS.colors, *position.bag, *position.reserve, *position.lying}:
            places = position.bag.get(color, -1), position.reserve.get(color, -1), position.lying.count(color)
            if min(places) < 0 or sum(places) != PEBBLES:
                yield f"{sum(places)} {color} pebbles, expected {PEBBLES}"


def pebbles(players: Any = 2, **options: Any) -> PlainGame[Position, Take | Pass]:
    """Make a game of Pebbles."""
    return PlainGame(Pebbles, players, **options)
