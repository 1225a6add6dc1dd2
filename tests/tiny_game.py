"""The smallest game that has everything: chance, drafting and points, and nothing of its own but the rules.

Three rounds. In each, three pebbles for every seat and one more are drawn from a bag of twelve of each of three colors. A seat
in its turn takes all pebbles of one color: one point each, and two more for a color that it has not had before.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from sintra._random import next_below
from sintra.errors import DealSyntax, GameIsOver, IllegalDeal, IllegalMove, MoveSyntax, OptionError, StateSyntax
from sintra.game import Draws, Outcome, Preview, Survey
from sintra.phrase import Phrase
from sintra.plugin import Facts, Plugin

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from sintra._random import Generator

COLORS = ("ash", "beige", "coral")
LETTERS: dict[str, str] = dict(zip(COLORS, "ABC", strict=True))
ROUNDS, PER_COLOR, NEW_COLOR = 3, 12, 2


@dataclass(frozen=True, slots=True)
class Take:
    """Take all pebbles of a color."""

    color: str

    def __str__(self) -> str:
        return LETTERS[self.color]


@dataclass(frozen=True, slots=True)
class Pebbles:
    """A deal: the letters of the pebbles that were drawn, in their order."""

    letters: str

    def __str__(self) -> str:
        return self.letters


@dataclass(slots=True, eq=True, unsafe_hash=False)
class TinyState:
    """A position."""

    players: int
    round: int
    phase: str
    seat: int
    bag: list[int]
    market: list[int]
    boards: list[list[int]]
    points: list[int]

    @property
    def turn(self) -> int | None:
        """The seat that acts."""
        return None if self.is_over else self.seat

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple(self.points)

    @property
    def needs_deal(self) -> bool:
        """Whether pebbles are due."""
        return self.phase == "deal"

    @property
    def is_over(self) -> bool:
        """Whether three rounds are played."""
        return self.phase == "over"

    def to_json(self) -> str:
        """Write the position."""
        return json.dumps(asdict(self))

    def to_bytes(self) -> bytes:
        """Write the position."""
        return self.to_json().encode()

    def copy(self) -> TinyState:
        """Make an independent copy."""
        return deepcopy(self)

    def __str__(self) -> str:
        return f"round {self.round}, market {self.market}, boards {self.boards}, points {self.points}"

    def __hash__(self) -> int:
        return hash(self.to_bytes())


class TinyGame:
    """The rules."""

    name = "tiny"
    kinds = ("take",)
    num_actions = max_legal = len(COLORS)

    def __init__(self, players: int = 2, **options: Any) -> None:
        if players not in {2, 3} or options:
            raise OptionError(f"{players} players with {options}, expected 2 or 3 without options")
        self.players, self.options = players, dict[str, Any]()

    def new(self, start: int = 0) -> TinyState:
        """Lay out a new game."""
        empty = [0] * len(COLORS)
        boards = [list(empty) for _ in range(self.players)]
        return TinyState(self.players, 1, "deal", start, [PER_COLOR] * len(COLORS), empty, boards, [0] * self.players)

    # The checked path

    def play(self, state: TinyState, move: Take | str | int) -> TinyState:
        """Return the position after a move."""
        found = self.parse_move(move) if isinstance(move, str) else self.move(move) if not isinstance(move, Take) else move
        if self.action(found) not in self.legal_actions(state):
            kind = GameIsOver if state.is_over else IllegalMove
            raise kind(found, Phrase("tiny.refusal.none", {"color": found.color}), f"there is no {found.color} pebble")
        after = state.copy()
        self.apply(after, self.action(found))
        return after

    def deal(self, state: TinyState, deal: Pebbles | str) -> TinyState:
        """Return the position after a deal."""
        drawn = [str(deal).count(letter) for letter in LETTERS.values()]
        short = any(number > left for number, left in zip(drawn, state.bag, strict=True))
        if not state.needs_deal or sum(drawn) != self._size or short:
            raise IllegalDeal(f"{deal}, expected {self._size} pebbles of the bag, when a deal is due")
        after = state.copy()
        self._lay_out(after, drawn)
        return after

    def legal_actions(self, state: TinyState) -> list[int]:
        """List the colors of the market."""
        return [color for color, number in enumerate(state.market) if number] if state.phase == "draft" else []

    def legal_moves(self, state: TinyState) -> tuple[Take, ...]:
        """List the legal moves."""
        return tuple(map(self.move, self.legal_actions(state)))

    def preview(self, state: TinyState, move: Take) -> Preview:
        """Say what a move would bring."""
        color = COLORS.index(move.color)
        number = state.market[color]
        return Preview(points=number + NEW_COLOR * (not state.boards[state.seat][color]), taken=number)

    def previews(self, state: TinyState) -> list[tuple[Take, Preview]]:
        """List the legal moves with what each would bring."""
        return [(move, self.preview(state, move)) for move in self.legal_moves(state)]

    def preview_rows(self, state: TinyState) -> list[tuple[int, ...]]:
        """List the legal actions with the numbers of their previews."""
        return [(self.action(move), *asdict(found).values()) for move, found in self.previews(state)]

    def outcome(self, state: TinyState) -> Outcome:
        """Say how the game ended."""
        if not state.is_over:
            raise ValueError(f"the game goes on: phase {state.phase}")
        winners = tuple(seat for seat, points in enumerate(state.points) if points == max(state.points))
        return Outcome(state.scores, winners, tuple({"pebbles": points} for points in state.points))

    # Dealing

    @property
    def _size(self) -> int:
        return 3 * self.players + 1

    def draws(self, state: TinyState) -> Draws:
        """Say what is drawn."""
        if not state.needs_deal:
            raise IllegalDeal(f"no deal is due in phase {state.phase}")
        return Draws((("market", self._size),), dict(zip(COLORS, state.bag, strict=True)), {})

    def deal_of(self, groups: Sequence[Sequence[str]]) -> Pebbles:
        """Make a deal of colors."""
        return Pebbles("".join(sorted(LETTERS[color] for group in groups for color in group)))

    def random_deal(self, state: TinyState, rng: Generator) -> Pebbles:
        """Draw a deal at random."""
        bag = [color for color, number in self.draws(state).bag.items() for _ in range(number)]
        return self.deal_of([[bag.pop(int(next_below(rng, len(bag)))) for _ in range(self._size)]])

    # Telling

    def describe(self, state: TinyState) -> list[Phrase]:
        """Tell the position."""
        return [Phrase("tiny.round", {"round": state.round})]

    def narrate(self, before: TinyState, move: Take, after: TinyState) -> list[Phrase]:
        """Tell what a move did."""
        return [Phrase("tiny.taken", {"color": move.color, "points": sum(after.points) - sum(before.points)})]

    def narrate_deal(self, before: TinyState, deal: Pebbles, after: TinyState) -> list[Phrase]:
        """Tell what a deal brought."""
        return [Phrase("tiny.dealt", {"number": len(deal.letters), "round": before.round, "left": sum(after.bag)})]

    # Translating

    def action(self, move: Take) -> int:
        """Return the integer of a move."""
        return COLORS.index(move.color)

    def move(self, action: int) -> Take:
        """Return the move of an integer."""
        if action not in range(self.num_actions):
            raise MoveSyntax(f"{action} is not an action, expected 0 to {self.num_actions - 1}")
        return Take(COLORS[action])

    def parse_move(self, text: str) -> Take:
        """Read a move."""
        if text not in LETTERS.values():
            raise MoveSyntax(f"{text!r} is not a move, expected one of {', '.join(LETTERS.values())}")
        return self.move(list(LETTERS.values()).index(text))

    def parse_deal(self, text: str) -> Pebbles:
        """Read a deal."""
        if not text or set(text) - set(LETTERS.values()):
            raise DealSyntax(f"{text!r} is not a deal, expected letters such as AABC")
        return Pebbles("".join(sorted(text)))

    def parse_state(self, text: str) -> TinyState:
        """Read a position."""
        try:
            return TinyState(**json.loads(text))
        except (TypeError, ValueError) as error:
            raise StateSyntax(f"{text!r} is not a position: {error}") from error

    def state_from_bytes(self, data: bytes) -> TinyState:
        """Read a position."""
        return self.parse_state(data.decode())

    # The fast path

    def legal_into(self, state: TinyState, out: NDArray[np.int32]) -> int:
        """Write the legal actions."""
        legal = self.legal_actions(state)
        out[: len(legal)] = legal
        return len(legal)

    def apply(self, state: TinyState, action: int) -> None:
        """Apply a legal action in place."""
        board, number = state.boards[state.seat], state.market[action]
        state.points[state.seat] += number + NEW_COLOR * (not board[action])
        board[action] += number
        state.market[action] = 0
        state.seat = (state.seat + 1) % self.players
        if not any(state.market):
            state.phase = "over" if state.round == ROUNDS else "deal"
            state.round += state.phase == "deal"

    def _lay_out(self, state: TinyState, drawn: Sequence[int]) -> None:
        state.market = list(drawn)
        state.bag = [left - number for left, number in zip(state.bag, drawn, strict=True)]
        state.phase = "draft"

    def draw(self, state: TinyState, rng: Generator) -> None:
        """Deal at random in place."""
        letters = self.random_deal(state, rng).letters
        self._lay_out(state, [letters.count(letter) for letter in LETTERS.values()])

    def play_random(self, state: TinyState, rng: Generator) -> None:
        """Apply a legal action in place, each equally likely."""
        legal = self.legal_actions(state)
        self.apply(state, legal[int(next_below(rng, len(legal)))])

    def play_out(self, rng: Generator, games: int) -> int:
        """Play whole games at random; return the number of moves."""
        return sum(self.survey(rng, games).moves.values())

    def survey(self, rng: Generator, games: int) -> Survey:
        """Play whole games at random and add up what they were like."""
        moves, legal, scores, ties = 0, 0, [0] * self.players, 0
        for _ in range(games):
            state = self.new()
            while not state.is_over:
                if state.needs_deal:
                    self.draw(state, rng)
                    continue
                moves, legal = moves + 1, legal + len(self.legal_actions(state))
                self.play_random(state, rng)
            scores = [total + points for total, points in zip(scores, state.points, strict=True)]
            ties += len(self.outcome(state).winners) > 1
        return Survey.of(games, self.kinds, ([moves], [legal]), [ROUNDS * games, ties, *scores])


PLUGIN = Plugin("tiny", Facts("Tiny Pebbles", COLORS, LETTERS, players=(2, 3)), rules="tests.tiny_game:TinyGame")
