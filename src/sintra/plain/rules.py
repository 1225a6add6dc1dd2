"""What the author of a plain game writes: a position as a frozen dataclass, and the rules as functions over it.

Nothing here checks legality or turns texts into moves: `PlainGame` does, for all games alike. The rules are asked only for what
can be answered: `legal` only where somebody chooses, `draws` only where a deal is due, `step` only with legal moves.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, TypeVar

from sintra.game import Draws, Preview
from sintra.phrase import Phrase, Value
from sintra.plain.chance import Drawn
from sintra.plugin import Facts

DEAL: Final = "deal"  # two phases that mean the same in every game; the others are the game's own
OVER: Final = "over"
REASONS = {  # why a move is rejected in any game; a game adds its own
    "refusal.over": "the game is over",
    "refusal.deal_due": "the tiles must be dealt first",
    "refusal.not_legal": "{text} is not legal here",
}


@dataclass(frozen=True, slots=True)
class PlainPosition:
    """What every position has; a game adds its own fields."""

    phase: str  # DEAL: tiles are due; OVER: the game has ended; anything else: the seat `turn` chooses a move
    round: int  # being played or about to be dealt, from 1; when over, the last one played
    turn: int | None  # the seat that acts, or will once the tiles are dealt; None when over


PositionT = TypeVar("PositionT", bound=PlainPosition)
MoveT = TypeVar("MoveT")


class Rules(ABC, Generic[PositionT, MoveT]):
    """The rules of one game with its options fixed. `players` and `options` are checked by then.

    A move is a frozen dataclass whose text, `str(move)`, is one word of at most 16 plain characters without ``#``. Its class,
    in lower case, is the kind of the move; its fields are what programs and pages read.
    """

    name: ClassVar[str]  # in the registry
    facts: ClassVar[Facts]
    position: type[PositionT]  # the dataclass
    reasons: ClassVar[Mapping[str, str]] = MappingProxyType({})  # "refusal.…" -> English, with the values in braces

    def __init__(self, players: int, options: Mapping[str, Any], /) -> None:
        self.players = players
        self.options = options

    # What every game must say

    @abstractmethod
    def moves(self) -> Sequence[MoveT]:
        """List all moves that this table could ever see, each once, in an order that never changes: their actions."""

    @property
    @abstractmethod
    def max_length(self) -> int:
        """No game has more moves than this."""

    @abstractmethod
    def begin(self, start: int, /) -> PositionT:
        """Lay out a new game in which a seat begins; its phase is DEAL."""

    @abstractmethod
    def draws(self, position: PositionT, /) -> Draws:
        """Say what is drawn: groups of tiles, the bag, and the reserve that is poured into it when it is empty."""

    @abstractmethod
    def deal(self, position: PositionT, drawn: Drawn, /) -> PositionT:
        """Lay out what was drawn; it has been taken out of the bag and the reserve already."""

    @abstractmethod
    def legal(self, position: PositionT, /) -> Iterable[MoveT]:
        """List the legal moves of the seat that acts, in any order; there is always one."""

    @abstractmethod
    def step(self, position: PositionT, move: MoveT, /) -> PositionT:
        """Give the position after a legal move and everything that follows from it by itself."""

    @abstractmethod
    def scores(self, position: PositionT, /) -> tuple[int, ...]:
        """Give the points of each seat so far; when over, with all bonuses."""

    # What has a default

    def parts(self, position: PositionT, /) -> tuple[Mapping[str, int], ...]:
        """Say where the points of each seat come from when the game is over; the values add up to the score."""
        return tuple({"play": score} for score in self.scores(position))

    def winners(self, position: PositionT, /) -> tuple[int, ...]:
        """Give the seats that share the victory: those with most points, unless ties are broken."""
        scores = self.scores(position)
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))

    def refuse(self, _position: PositionT, _move: MoveT, /) -> Phrase | None:
        """Say why a move is illegal where somebody chooses, as a Phrase of `reasons`; None for a general answer."""
        return None

    def faults(self, _position: PositionT, /) -> Iterable[str]:
        """Say in English all that makes a position impossible; what passes can be played on from.

        Phase, round and turn fit together already; the values of all other fields are of the right type and nothing more.
        """
        return ()

    def preview(self, position: PositionT, move: MoveT, /) -> Preview:
        """Say what a legal move would bring the seat that makes it: by how much its points change."""
        seat = position.turn or 0
        change = self.scores(self.step(position, move))[seat] - self.scores(position)[seat]
        return Preview(points=max(0, change), cost=max(0, -change))

    # For learners: without these, environments make something of the position's JSON

    @property
    def observation_size(self) -> int:
        """How many numbers `observe` gives; 0 if there is no such method."""
        return 0

    def observe(self, _position: PositionT, _seat: int, /) -> Sequence[int]:
        """Show a position to a learner as a seat sees it: numbers from 0 to 255, always as many."""
        return ()

    # Telling: Phrases, whose sentences are the game's own words; those used here have general sentences

    def board(self, position: PositionT, /) -> str:
        """Draw a position as text; by default its fields, one on each line."""
        names = [name for name in self.position.__dataclass_fields__ if name not in PlainPosition.__dataclass_fields__]
        return "\n".join(f"{name} {getattr(position, name)}" for name in names)

    def tell_position(self, position: PositionT, /) -> list[Phrase]:
        """Tell what lies where, in one fixed reading order; round, turn and points are told already."""
        lines = filter(None, map(str.strip, self.board(position).splitlines()))
        return [self.phrase("line", text=line) for line in lines]

    def tell_move(self, before: PositionT, move: MoveT, after: PositionT, /) -> list[Phrase]:
        """Tell what a move did and what followed from it; who has won is told already."""
        seat = before.turn or 0
        told = [self.phrase("plays", seat=seat, text=str(move))]
        old, new = self.scores(before), self.scores(after)
        changed = [seat for seat in range(self.players) if old[seat] != new[seat]]
        return told + [self.phrase("points", seat=seat, points=new[seat] - old[seat], score=new[seat]) for seat in changed]

    def tell_deal(self, _before: PositionT, drawn: Drawn, after: PositionT, /) -> list[Phrase]:
        """Tell what a deal brought."""
        tiles = [color for group in drawn.groups for color in group]
        pool = tuple((color, tiles.count(color)) for color in self.facts.colors if color in tiles)
        return [self.phrase("round", round=after.round, seat=after.turn or 0), self.phrase("dealt", pool=pool)]

    def phrase(self, key: str, /, **values: Value) -> Phrase:
        """Make a Phrase of this game; where its words have no sentence for it, one for any game is said."""
        return Phrase(f"{self.name}.{key}", values)
