"""What the author of a plain game implements: a position as a frozen dataclass, and the rules as functions over it.

Nothing here validates moves or parses texts: `PlainGame` does that for all games. Preconditions are guaranteed: `legal` is
called only where a seat acts, `draws` only where a deal is due, `step` only with legal moves.
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

DEAL: Final = "deal"  # two phases shared by all games; the others are the game's own
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
    """The rules of one game with its options fixed. `players` and `options` are already validated.

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

    # What every game must implement

    @abstractmethod
    def moves(self) -> Sequence[MoveT]:
        """List all possible moves, each once, in a fixed order that defines their actions."""

    @property
    @abstractmethod
    def max_length(self) -> int:
        """An upper bound for the number of moves of a game."""

    @abstractmethod
    def begin(self, start: int, /) -> PositionT:
        """Set up a new game in which a seat starts; its phase is DEAL."""

    @abstractmethod
    def draws(self, position: PositionT, /) -> Draws:
        """Return what is drawn: groups of tiles, the bag, and the reserve that refills it when it is empty."""

    @abstractmethod
    def deal(self, position: PositionT, drawn: Drawn, /) -> PositionT:
        """Place what was drawn; it has been taken from the bag and the reserve already."""

    @abstractmethod
    def legal(self, position: PositionT, /) -> Iterable[MoveT]:
        """List the legal moves of the seat that acts, in any order; there is always one."""

    @abstractmethod
    def step(self, position: PositionT, move: MoveT, /) -> PositionT:
        """Return the position after a legal move and everything that follows from it automatically."""

    @abstractmethod
    def scores(self, position: PositionT, /) -> tuple[int, ...]:
        """Return the points of each seat so far; when over, with all bonuses."""

    # What has a default

    def parts(self, position: PositionT, /) -> tuple[Mapping[str, int], ...]:
        """Return where the points of each seat come from when the game is over; the values add up to the score."""
        return tuple({"play": score} for score in self.scores(position))

    def winners(self, position: PositionT, /) -> tuple[int, ...]:
        """Return the seats that share the victory: those with most points, unless ties are broken."""
        scores = self.scores(position)
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))

    def refuse(self, _position: PositionT, _move: MoveT, /) -> Phrase | None:
        """Return why a move is illegal where a seat acts, as a Phrase of `reasons`; None for a generic reason."""
        return None

    def faults(self, _position: PositionT, /) -> Iterable[str]:
        """Return, in English, everything that makes a position impossible; a position without faults must be playable.

        Phase, round and turn are consistent already; all other fields have the right types, and nothing else is validated.
        """
        return ()

    def preview(self, position: PositionT, move: MoveT, /) -> Preview:
        """Return what a legal move would bring the seat that makes it; by default the change of its points."""
        seat = position.turn or 0
        change = self.scores(self.step(position, move))[seat] - self.scores(position)[seat]
        return Preview(points=max(0, change), cost=max(0, -change))

    # For learners; by default environments hash the position's JSON

    @property
    def observation_size(self) -> int:
        """How many numbers `observe` returns; 0 if it is not implemented."""
        return 0

    def observe(self, _position: PositionT, _seat: int, /) -> Sequence[int]:
        """Return the observation of a seat for a learner: `observation_size` numbers from 0 to 255."""
        return ()

    # Narration: Phrases, whose sentences are the game's own; the defaults here use generic sentences

    def board(self, position: PositionT, /) -> str:
        """Draw a position as text; by default its fields, one per line."""
        names = [name for name in self.position.__dataclass_fields__ if name not in PlainPosition.__dataclass_fields__]
        return "\n".join(f"{name} {getattr(position, name)}" for name in names)

    def tell_position(self, position: PositionT, /) -> list[Phrase]:
        """Describe what is where, in one fixed reading order; round, turn and points are described already."""
        lines = filter(None, map(str.strip, self.board(position).splitlines()))
        return [self.phrase("line", text=line) for line in lines]

    def tell_move(self, before: PositionT, move: MoveT, after: PositionT, /) -> list[Phrase]:
        """Narrate a move and what followed from it; the winner is narrated already."""
        seat = before.turn or 0
        told = [self.phrase("plays", seat=seat, text=str(move))]
        old, new = self.scores(before), self.scores(after)
        changed = [seat for seat in range(self.players) if old[seat] != new[seat]]
        return told + [self.phrase("points", seat=seat, points=new[seat] - old[seat], score=new[seat]) for seat in changed]

    def tell_deal(self, _before: PositionT, drawn: Drawn, after: PositionT, /) -> list[Phrase]:
        """Narrate a deal."""
        tiles = [color for group in drawn.groups for color in group]
        pool = tuple((color, tiles.count(color)) for color in self.facts.colors if color in tiles)
        return [self.phrase("round", round=after.round, seat=after.turn or 0), self.phrase("dealt", pool=pool)]

    def phrase(self, key: str, /, **values: Value) -> Phrase:
        """Make a Phrase of this game; a generic sentence is the fallback if the game has none for it."""
        return Phrase(f"{self.name}.{key}", values)
