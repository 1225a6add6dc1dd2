"""What every game offers: the protocol that bots, records, servers and environments are written against.

A *Game* is the rules with their options fixed and holds no position. A *State* is one position, a value. An *Action* is an
integer in ``range(game.num_actions)``; a *Move* is the same thing for people, a small frozen dataclass with a text form. A
*Deal* is what a chance point draws. A *Phrase* is a sentence without a language.

There are two ways into the rules. The checked path, `play` and `deal`, rejects what is illegal with the reason and returns a
new State. The fast path, `apply` and `draw`, assumes legality and mutates the State: for searches and playouts that own theirs.

A Game may offer two more things, for environments: ``observe(state, seat)``, which returns ``observation_size`` numbers from 0
to 255, and ``max_length``, upper bounds on the decisions and on the tiles drawn in a game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar

from sintra.phrase import Phrase

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from sintra._random import Generator


@dataclass(frozen=True, slots=True)
class Draws:
    """What a chance point draws: groups of tiles, one after another, each tile from the bag while that has any.

    When a tile is due and the bag is empty, the whole reserve is poured into it. When both are empty, the rest of the groups
    stay short or empty.
    """

    groups: tuple[tuple[str, int], ...]  # a name such as "factory 1", and how many tiles; a deal's text has a word for each
    bag: Mapping[str, int]  # color -> how many, in the fixed order of colors
    reserve: Mapping[str, int]  # the same, of the lid or the tower


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]  # seats; several share the victory
    parts: tuple[Mapping[str, int], ...]  # per seat: where the points come from; the values add up to the score

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the victory; they add up to 1."""
        return tuple(1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(len(self.scores)))


@dataclass(frozen=True, slots=True)
class Preview:
    """What a move would bring the seat that makes it, as far as can be known now."""

    points: int = 0  # earned by it, at once or when the round is scored
    cost: int = 0  # points lost by it, at once or when the round is scored
    dropped: int = 0  # tiles that go to the floor or are discarded
    taken: int = 0  # tiles that are taken from a factory or the center
    bonus: int = 0  # tiles of the supply that may be taken then
    jokers: int = 0  # among those taken: the jokers that must go along, or the one that is taken alone


@dataclass(frozen=True, slots=True)
class Survey:
    """What random play of many games was like: all legal actions equally likely at every decision."""

    games: int
    moves: Mapping[str, int]  # by kind
    legal: Mapping[str, int]  # by kind: legal actions, summed over the decisions at which that kind was played
    rounds: int
    scores: tuple[int, ...]  # by seat, summed over all games
    ties: int  # games with a shared victory

    @classmethod
    def of(cls, games: int, kinds: tuple[str, ...], by_kind: Sequence[Sequence[int]], totals: Sequence[int]) -> Survey:
        """Build a Survey from the sums of compiled code: moves and legal moves by kind; rounds, ties and points by seat."""
        moves, legal = by_kind
        rounds, ties, *scores = totals
        return cls(
            games=games,
            moves=dict(zip(kinds, moves, strict=True)),
            legal=dict(zip(kinds, legal, strict=True)),
            rounds=rounds,
            scores=tuple(scores),
            ties=ties,
        )


class State(Protocol):
    """One position. Equal positions compare equal, hash equally and have equal bytes."""

    @property
    def players(self) -> int:
        """The number of seats."""
        ...

    @property
    def round(self) -> int:
        """The round being played, or about to be dealt; when over, the last one played."""
        ...

    @property
    def phase(self) -> str:
        """The name of the phase, as in JSON."""
        ...

    @property
    def turn(self) -> int | None:
        """The seat that acts now, or once the tiles are dealt; None when the game is over."""
        ...

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far; when over, with all bonuses."""
        ...

    @property
    def needs_deal(self) -> bool:
        """Whether tiles must be drawn before anybody can act."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        ...

    def to_json(self) -> str:
        """Serialize the position as JSON (docs/notation.md)."""
        ...

    def to_bytes(self) -> bytes:
        """Serialize the position as bytes, the shortest form; valid for this version of Sintra only."""
        ...

    def copy(self) -> Self:
        """Make an independent copy, for the fast path to change."""
        ...


StateT = TypeVar("StateT", bound=State)
MoveT = TypeVar("MoveT")
DealT = TypeVar("DealT")


class Game(Protocol[StateT, MoveT, DealT]):
    """The rules of one game with its options fixed."""

    @property
    def name(self) -> str:
        """The name in the registry."""
        ...

    @property
    def players(self) -> int:
        """The number of seats."""
        ...

    @property
    def options(self) -> Mapping[str, Any]:
        """Every option with its value."""
        ...

    @property
    def num_actions(self) -> int:
        """Actions are the integers below this."""
        ...

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of move."""
        ...

    @property
    def max_legal(self) -> int:
        """The maximum number of legal actions in any position."""
        ...

    def new(self, start: int = 0) -> StateT:
        """Lay out a new game; the first thing it needs is a deal."""
        ...

    # The checked path

    def play(self, state: StateT, move: MoveT | str | int) -> StateT:
        """Return the position after a move, given as Move, text or action; raise `IllegalMove` with the reason."""
        ...

    def deal(self, state: StateT, deal: DealT | str) -> StateT:
        """Return the position after a deal; raise `IllegalDeal` if these tiles cannot be drawn."""
        ...

    def legal_moves(self, state: StateT) -> tuple[MoveT, ...]:
        """List the legal moves, in the order of their actions."""
        ...

    def legal_actions(self, state: StateT) -> list[int]:
        """List the legal actions in ascending order; none when a deal is due or the game is over."""
        ...

    def preview(self, state: StateT, move: MoveT) -> Preview:
        """Return what a legal move would bring."""
        ...

    def previews(self, state: StateT) -> list[tuple[MoveT, Preview]]:
        """List the legal moves with what each would bring: `preview` for all of them at once."""
        ...

    def preview_rows(self, state: StateT) -> list[tuple[int, ...]]:
        """List the legal actions, each with the numbers of its Preview: `previews` as integers, for callers with a cache."""
        ...

    def outcome(self, state: StateT) -> Outcome:
        """Return how the game ended; raise `ValueError` while it goes on."""
        ...

    # Dealing: what a Dealer needs to know

    def draws(self, state: StateT) -> Draws:
        """Return which tiles are to be drawn and from where; raise `IllegalDeal` when no deal is due."""
        ...

    def deal_of(self, groups: Sequence[Sequence[str]]) -> DealT:
        """Make a deal of the colors drawn for each group of `draws`."""
        ...

    # Narration

    def describe(self, state: StateT) -> list[Phrase]:
        """Describe the whole position, in the game's fixed reading order."""
        ...

    def narrate(self, before: StateT, move: MoveT, after: StateT) -> list[Phrase]:
        """Narrate a move and everything that followed from it automatically."""
        ...

    def narrate_deal(self, before: StateT, deal: DealT, after: StateT) -> list[Phrase]:
        """Narrate a deal."""
        ...

    # Conversions

    def action(self, move: MoveT) -> int:
        """Encode a move as an action."""
        ...

    def move(self, action: int) -> MoveT:
        """Decode an action."""
        ...

    def parse_move(self, text: str) -> MoveT:
        """Parse a move from its text form."""
        ...

    def parse_deal(self, text: str) -> DealT:
        """Parse a deal from its text form."""
        ...

    def parse_state(self, text: str) -> StateT:
        """Parse a position from JSON or from a text board, and validate it."""
        ...

    def state_from_bytes(self, data: bytes) -> StateT:
        """Decode a position from its bytes, and validate it."""
        ...

    # The fast path: nothing is checked, and the State is changed in place

    def legal_into(self, state: StateT, out: NDArray[np.int32]) -> int:
        """Write the legal actions into an array of `max_legal` integers; return how many there are."""
        ...

    def apply(self, state: StateT, action: int) -> None:
        """Apply a legal action in place."""
        ...

    def draw(self, state: StateT, rng: Generator) -> None:
        """Deal at random in place."""
        ...

    def play_random(self, state: StateT, rng: Generator) -> None:
        """Apply a legal action in place, each equally likely."""
        ...

    def play_out(self, rng: Generator, games: int) -> int:
        """Play whole games at random, as fast as possible, without the GIL; return the number of moves."""
        ...

    def survey(self, rng: Generator, games: int) -> Survey:
        """Play whole games at random and add up what they were like."""
        ...

    def random_deal(self, state: StateT, rng: Generator) -> DealT:
        """Draw a deal at random, without applying it."""
        ...
