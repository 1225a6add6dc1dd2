"""The rules of Quarry. The numbers are the clauses of README.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from sintra.game import Draws, Preview
from sintra.phrase import Phrase
from sintra.plain import DEAL, OVER, Drawn, PlainGame, PlainPosition, Rules
from sintra_quarry import narration, validation
from sintra_quarry.plugin import FACTS
from sintra_quarry.yard import EMPTY, MARKS, SIDE, SPACES, Yard, count_courses, group, name_of, open_spaces

STONES = 14  # of each color (1)
FIRST_POINTS = 3  # (1)
SPARE = 2  # stones on the cart beyond one for each seat (2)
MAX_PLACES = max(FACTS.players) + SPARE
MAX_GROUP = 4  # stones of a group that count (6)
MARK_POINTS = 2  # (7)
COURSE_POINTS = 6  # (9)


@dataclass(frozen=True, slots=True)
class Position(PlainPosition):
    """A position of Quarry."""

    phase: Literal["deal", "take", "over"]
    start: int  # the seat that begins this round
    bag: Mapping[str, int]
    heap: Mapping[str, int]
    cart: tuple[str, ...]  # colors, from the front
    yards: tuple[Yard, ...]
    points: tuple[int, ...]  # without those of courses


@dataclass(frozen=True, slots=True)
class Take:
    """Take a stone off the cart and lay it in the yard."""

    place: int  # on the cart, from 1
    column: int  # from 1, from the left
    row: int  # from 1, from the top

    @property
    def space(self) -> int:
        """The space of the yard."""
        return (self.row - 1) * SIDE + self.column - 1

    def __str__(self) -> str:
        return f"{self.place}{name_of(self.space)}"


TAKES = tuple(tuple(Take(place, space % SIDE + 1, space // SIDE + 1) for space in SPACES) for place in range(1, MAX_PLACES + 1))


class Quarry(Rules[Position, Take]):
    """The rules of Quarry with their options fixed."""

    name = "quarry"
    facts = FACTS
    position = Position
    reasons = narration.REASONS
    stones = STONES

    def moves(self) -> list[Take]:
        """List the moves: every place of the cart with every space."""
        return [TAKES[place - 1][space] for place in self.places for space in SPACES]

    @property
    def places(self) -> range:
        """The places of the cart (2)."""
        return range(1, self.players + SPARE + 1)

    @property
    def rounds(self) -> int:
        """The number of rounds (8)."""
        return int(self.options["rounds"])

    @property
    def marks(self) -> Mapping[int, str]:
        """The marked spaces (7)."""
        return MARKS if self.options["yard"] == "marked" else {}

    @property
    def max_length(self) -> int:
        """Every seat moves once in every round."""
        return self.players * self.rounds

    # The course of a game

    def begin(self, start: int) -> Position:
        """Set up a new game (1)."""
        bag, heap = dict.fromkeys(FACTS.colors, STONES), dict.fromkeys(FACTS.colors, 0)
        return Position("deal", 1, start, start, bag, heap, (), (EMPTY,) * self.players, (FIRST_POINTS,) * self.players)

    def draws(self, position: Position) -> Draws:
        """Draw one stone for each place of the cart (2)."""
        return Draws(tuple((f"place {place}", 1) for place in self.places), position.bag, position.heap)

    def deal(self, position: Position, drawn: Drawn) -> Position:
        """Load the cart (2)."""
        cart = tuple(color for (color,) in drawn.groups)
        return replace(position, phase="take", cart=cart, bag=drawn.bag, heap=drawn.reserve)

    def legal(self, position: Position) -> Iterator[Take]:
        """Combine the places that the seat can pay for (4) with the spaces that are open (5)."""
        seat = position.turn or 0
        spaces = open_spaces(position.yards[seat])
        for place in self.places[: min(len(position.cart), position.points[seat] + 1)]:
            takes = TAKES[place - 1]
            yield from (takes[space] for space in spaces)

    def refuse(self, position: Position, move: Take) -> Phrase | None:
        """Return which clause forbids a move."""
        seat, space = position.turn or 0, name_of(move.space)
        if move.place > len(position.cart):
            return self.phrase("refusal.cart", number=len(position.cart))
        if position.yards[seat][move.space]:
            return self.phrase("refusal.taken", text=space)
        if move.space not in open_spaces(position.yards[seat]):
            return self.phrase("refusal.apart", text=space)
        return self.phrase("refusal.points", number=position.points[seat])

    def step(self, position: Position, move: Take) -> Position:
        """Take, pay, lay and score (4 to 7); then comes the next seat, the next round or the end (3, 8)."""
        seat, passed = position.turn or 0, move.place - 1
        cart, yards, points = list(position.cart), list(position.yards), list(position.points)
        yard = list(yards[seat])
        yard[move.space] = cart.pop(passed)
        yards[seat] = tuple(yard)
        points[seat] += self.worth(yards[seat], move.space) - passed
        turn = (seat + 1) % self.players
        after = replace(position, turn=turn, cart=tuple(cart), yards=tuple(yards), points=tuple(points))
        return after if turn != position.start else self.end_round(after)

    def end_round(self, position: Position) -> Position:
        """Tip the rest of the cart onto the heap; the next seat begins the next round, if there is one (8)."""
        heap = {color: number + position.cart.count(color) for color, number in position.heap.items()}
        if position.round == self.rounds:
            return replace(position, phase=OVER, turn=None, cart=(), heap=heap)
        start = (position.start + 1) % self.players
        return replace(position, phase=DEAL, round=position.round + 1, turn=start, start=start, cart=(), heap=heap)

    # Points

    def worth(self, yard: Yard, space: int) -> int:
        """Return what a stone scores where it has been laid (6, 7)."""
        return min(len(group(yard, space)), MAX_GROUP) + MARK_POINTS * (self.marks.get(space) == yard[space])

    def max_points(self, stones: int) -> int:
        """Return an upper bound for the points of a number of stones."""
        return FIRST_POINTS + stones * (MAX_GROUP + MARK_POINTS)

    def parts(self, position: Position) -> tuple[dict[str, int], ...]:
        """Return where the points come from; courses count when the game is over (9)."""
        each = COURSE_POINTS * (position.phase == OVER)
        seats = zip(position.points, position.yards, strict=True)
        return tuple({"play": points, "courses": each * count_courses(yard)} for points, yard in seats)

    def scores(self, position: Position) -> tuple[int, ...]:
        """Add up the points."""
        return tuple(sum(parts.values()) for parts in self.parts(position)) if position.phase == OVER else position.points

    def preview(self, position: Position, move: Take) -> Preview:
        """Return what a move would score, and what it costs to pass over stones."""
        seat, cost = position.turn or 0, move.place - 1
        change = self.scores(self.step(position, move))[seat] - position.points[seat]
        return Preview(points=change + cost, cost=cost, taken=1)

    # In words

    def faults(self, position: Position) -> Iterator[str]:
        """Yield what makes a position impossible."""
        return validation.faults(self, position)

    def board(self, position: Position) -> str:
        """Draw the cart and all yards."""
        return narration.board(self, position)

    def tell_position(self, position: Position) -> list[Phrase]:
        """Tell the cart, then every yard row by row."""
        return narration.tell_position(self, position)

    def tell_move(self, before: Position, move: Take, after: Position) -> list[Phrase]:
        """Tell what was taken and laid, what it cost and scored, and at the end the courses."""
        return narration.tell_move(self, before, move, after)

    def tell_deal(self, _before: Position, _drawn: Drawn, after: Position) -> list[Phrase]:
        """Tell who begins and what is on the cart."""
        return [self.phrase("round", round=after.round, seat=after.start), self.phrase("cart", pool=after.cart)]


def quarry(players: int = 2, **options: Any) -> PlainGame[Position, Take]:
    """Make a game of Quarry."""
    return PlainGame(Quarry, players, **options)
