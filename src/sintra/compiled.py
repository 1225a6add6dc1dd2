"""A game whose rules are compiled: the shared implementation of the protocol of `sintra.game`.

A game provides its entry points into compiled code, its State and Options, how moves become actions, and how deals are made.
Validating input, rejecting moves with a reason, and passing arrays to compiled code are the same for all.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from numbers import Integral
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

import numpy as np

from sintra._packed import Packed, Positions
from sintra._parser import is_whole, shown
from sintra.errors import GameIsOver, IllegalDeal, IllegalMove, MoveSyntax, OptionError, StateSyntax
from sintra.game import Outcome, Preview, Survey
from sintra.options import OptionValues
from sintra.phrase import Phrase

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sintra._random import Generator

StateT = TypeVar("StateT", bound=Packed[Any, Any])
MoveT = TypeVar("MoveT")


@dataclass(frozen=True, slots=True)
class EntryPoints:
    """The compiled functions of a game. All but the last two act on the first position of an array."""

    legal_actions: Callable[[Positions, NDArray[np.int32]], int]
    apply: Callable[[Positions, int], None]
    winners: Callable[[Positions], int]  # as bits
    previews: Callable[[Positions, NDArray[np.int32], NDArray[np.int32]], int]  # actions, and the numbers of their Previews
    draw: Callable[[Positions, Generator], None]
    random_move: Callable[[Positions, Generator], None]
    play_games: Callable[[Positions, Generator, int], int]
    survey_games: Callable[[Positions, Generator, int, NDArray[np.int64], NDArray[np.int64]], None]


class CompiledGame(ABC, Generic[StateT, MoveT]):
    """The rules of one game with their options fixed."""

    name: ClassVar[str]
    kinds: ClassVar[tuple[str, ...]]
    seats: ClassVar[tuple[int, ...]]  # the numbers of seats that it can be played with
    max_legal: ClassVar[int]
    preview_width: ClassVar[int]  # numbers of a Preview, as `entry_points.previews` writes them
    entry_points: ClassVar[EntryPoints]
    state_type: ClassVar[type[Any]]
    options_type: ClassVar[type[OptionValues]]
    move_type: ClassVar[Any]  # for `isinstance`
    missing: ClassVar[str]  # for errors: why a move has no action here

    def __init__(self, /, players: int = 2, **options: Any) -> None:
        players = to_plain(players)
        if not is_whole(players) or players not in self.seats:
            *some, last = map(str, self.seats)
            values = {"text": shown(players), "listed": ", ".join([*some, last])}
            message = f"{shown(players)} players, expected {', '.join(some)} or {last}"
            raise OptionError(message, phrase=Phrase("terminal.error.players", values))
        self.players = players
        self._options: Any = self.options_type.make(**options)
        self._entry = self.entry_points  # faster than the lookup through the class

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"{type(self).__name__}(players={self.players}{options})"

    @property
    def options(self) -> dict[str, Any]:
        """Every option with its value."""
        options: dict[str, Any] = self._options.to_dict()
        return options

    def new(self, start: int = 0) -> StateT:
        """Lay out a new game; the first thing it needs is a deal."""
        start = to_plain(start)
        if not is_whole(start) or start not in range(self.players):
            raise OptionError(f"start is seat {shown(start)}, expected 0 to {self.players - 1}")
        array: Positions = np.zeros(1, cast("np.dtype[np.void]", self.state_type.form.dtype))
        self._begin(array, start)
        state: StateT = self.state_type(array)
        return state

    # What each game provides

    @property
    @abstractmethod
    def num_actions(self) -> int:
        """Actions are the integers below this."""

    @abstractmethod
    def _begin(self, array: Positions, start: int) -> None:
        """Lay out a new game in an array."""

    @abstractmethod
    def _encode(self, move: Any) -> int:
        """Return the action of a move, or -1 if there is no such move with these options."""

    @abstractmethod
    def _decode(self, action: int) -> MoveT:
        """Return the move of an action."""

    @abstractmethod
    def _refuse(self, state: StateT, move: Any) -> tuple[Phrase, str] | None:
        """Return the reason why a move is illegal, and its English; None if it is legal."""

    @abstractmethod
    def _parts(self, state: StateT, seat: int) -> Mapping[str, int]:
        """Break down a seat's points when the game is over."""

    @abstractmethod
    def parse_move(self, text: str) -> MoveT:
        """Read a move from its text form."""

    # The checked path

    def play(self, state: StateT, move: MoveT | str | int) -> StateT:
        """Return the position after a move; raise `IllegalMove` with the reason."""
        made = self.parse_move(move) if isinstance(move, str) else move
        if not isinstance(made, self.move_type):
            made = self.move(made)
        action = self._encode(made)
        if action not in self.legal_actions(state):
            raise self._refusal(state, made)
        after = state.copy()
        self._entry.apply(after.array, action)
        return after

    def _refusal(self, state: StateT, move: Any) -> IllegalMove:
        found = self._refuse(state, move)
        if found is None:
            raise AssertionError(f"{move} is refused without a reason in {state!r}")
        kind = GameIsOver if state.is_over else IllegalMove
        return kind(move, *found)

    def legal_actions(self, state: StateT) -> list[int]:
        """List the legal actions in ascending order; none when a deal is due or the game is over."""
        out = np.empty(self.max_legal, np.int32)
        actions: list[int] = out[: self._entry.legal_actions(self._own(state), out)].tolist()
        return actions

    def legal_moves(self, state: StateT) -> tuple[MoveT, ...]:
        """List the legal moves, in the order of their actions."""
        return tuple(map(self._decode, self.legal_actions(state)))

    def _own(self, state: Any) -> Positions:
        """Return the array of a position; reject one of another game."""
        if getattr(state, "owner", None) is not self:
            if state.players != self.players or state.options != self._options:
                raise StateSyntax(f"the position is one of {state.players} players with {state.options}, not of {self!r}")
            state.owner = self
        array: Positions = state.array
        return array

    def _due(self, state: StateT) -> Positions:
        """The same; reject a position in which no deal is due."""
        array = self._own(state)
        if not state.needs_deal:
            raise IllegalDeal(f"no deal is due in phase {state.phase}")
        return array

    def preview(self, state: StateT, move: MoveT) -> Preview:
        """Return what a legal move would bring."""
        action = self._encode(move)
        for found, *numbers in self.preview_rows(state):
            if found == action:
                return Preview(*numbers)
        raise self._refusal(state, move)

    def previews(self, state: StateT) -> list[tuple[MoveT, Preview]]:
        """List the legal moves with what each would bring: `preview` for all of them at once."""
        return [(self._decode(action), Preview(*numbers)) for action, *numbers in self.preview_rows(state)]

    def preview_rows(self, state: StateT) -> list[tuple[int, ...]]:
        """List the legal actions, each with the numbers of its Preview: `previews` as integers, for callers with a cache."""
        found, out = np.empty(self.max_legal, np.int32), np.empty((self.max_legal, self.preview_width), np.int32)
        count = self._entry.previews(self._own(state), found, out)
        return list(zip(found[:count].tolist(), *out[:count].T.tolist(), strict=True))

    def outcome(self, state: StateT) -> Outcome:
        """Return how the game ended."""
        array = self._own(state)
        if not state.is_over:
            raise ValueError(f"the game goes on: phase {state.phase}")
        mask = int(self._entry.winners(array))
        return Outcome(
            scores=state.scores,
            winners=tuple(seat for seat in range(self.players) if mask >> seat & 1),
            parts=tuple(self._parts(state, seat) for seat in range(self.players)),
        )

    # Conversions

    def action(self, move: MoveT) -> int:
        """Encode a move as an action."""
        action = self._encode(move)
        if action < 0:
            raise MoveSyntax(f"{shown(move)} has no action in {self!r}: {self.missing}")
        return action

    def move(self, action: Any) -> MoveT:
        """Decode an action."""
        number = to_plain(action)
        if not is_whole(number) or not 0 <= number < self.num_actions:
            raise MoveSyntax(f"{shown(action)} is not an action, expected 0 to {self.num_actions - 1}")
        return self._decode(number)

    def parse_state(self, text: str) -> StateT:
        """Parse a position of this game from JSON or from a text board."""
        kind = self.state_type
        state: StateT = kind.from_json(text) if text.lstrip().startswith("{") else kind.parse(text)
        self._own(state)
        return state

    def state_from_bytes(self, data: bytes) -> StateT:
        """Decode a position of this game from its bytes."""
        state: StateT = self.state_type.from_bytes(data)
        self._own(state)
        return state

    # The fast path

    def legal_into(self, state: StateT, out: NDArray[np.int32]) -> int:
        """Write the legal actions into an array of at least `max_legal` integers; return how many there are."""
        return self._entry.legal_actions(state.array, out)

    def apply(self, state: StateT, action: int) -> None:
        """Apply a legal action in place."""
        self._entry.apply(state.array, int(action))  # a NumPy integer would compile another specialization

    def draw(self, state: StateT, rng: Generator) -> None:
        """Draw what is due at random in place."""
        self._entry.draw(state.array, rng)

    def play_random(self, state: StateT, rng: Generator) -> None:
        """Apply a legal action in place, each equally likely."""
        self._entry.random_move(state.array, rng)

    def play_out(self, rng: Generator, games: int) -> int:
        """Play whole games at random, as fast as possible, without the GIL; return the number of moves."""
        return self._entry.play_games(self._layout(), rng, games)

    def survey(self, rng: Generator, games: int) -> Survey:
        """Play whole games at random and add up what they were like."""
        by_kind = np.zeros((2, len(self.kinds)), np.int64)
        totals = np.zeros(2 + self.players, np.int64)
        self._entry.survey_games(self._layout(), rng, games, by_kind, totals)
        return Survey.of(games, self.kinds, by_kind.tolist(), totals.tolist())

    def _layout(self) -> Positions:
        """Return a new game twice: a template, and the position that is played on."""
        array = self.new().array
        return np.concatenate([array, array])


def to_plain(number: Any) -> Any:
    """Convert a NumPy integer to Python's; leave anything else for the caller to reject."""
    return int(number) if not isinstance(number, bool) and isinstance(number, Integral) else number
