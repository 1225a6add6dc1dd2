"""Azul as a Game: the kernel behind the protocol, with everything checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from numbers import Integral
from typing import TYPE_CHECKING, Any

import numpy as np

from sintra._reading import is_whole, shown
from sintra.azul import glance, kernel, narration, playout, refusal, speech
from sintra.azul.kernel import ACTIONS_PER_SOURCE, MAX_LEGAL, SIDE, TILES_PER_FACTORY, Position
from sintra.azul.move import Column, Deal, Draft, Move, decode, encode, parse_deal, parse_move
from sintra.azul.options import Options
from sintra.azul.preview import preview
from sintra.azul.state import State
from sintra.azul.tiles import from_letters, holds, letters, pack_letters, total, unpack
from sintra.azul.validation import SEATS
from sintra.errors import GameIsOver, IllegalDeal, IllegalMove, MoveSyntax, OptionError, StateSyntax
from sintra.game import Draws, Outcome, Preview, Survey
from sintra.phrase import Phrase

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sintra._random import Generator


class Azul:
    """The rules of Azul with their options fixed.

    >>> game = Azul(players=2, wall="grey")
    >>> game
    Azul(players=2, wall='grey', column_bonus=7, max_rounds=None)
    """

    name = "azul"
    kinds = playout.KINDS
    max_legal = MAX_LEGAL

    def __init__(self, /, players: int = 2, **options: Any) -> None:
        players = _plain(players)
        if not is_whole(players) or players not in SEATS:
            raise OptionError(f"{shown(players)} players, expected 2, 3 or 4")
        self.players = players
        self._options = Options.make(**options)
        self._sources = 2 * players + 2
        self._is_grey = self._options.wall == "grey"

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"Azul(players={self.players}{options})"

    @property
    def options(self) -> dict[str, Any]:
        """Every option with its value."""
        return self._options.to_dict()

    @property
    def num_actions(self) -> int:
        """Drafts from every source, and on the grey wall five columns."""
        return self._sources * ACTIONS_PER_SOURCE + (SIDE if self._is_grey else 0)

    @property
    def max_length(self) -> tuple[int, int]:
        """Numbers of decisions and of tiles drawn that no game exceeds.

        In each round there is a draft for each tile on the factories, and on the grey wall there are five columns a seat.
        """
        rounds, tiles = self._options.max_rounds or kernel.MOST_ROUNDS, TILES_PER_FACTORY * (self._sources - 1)
        return rounds * (tiles + SIDE * self.players), rounds * tiles

    def new(self, start: int = 0) -> State:
        """Lay out a new game; the first thing it needs is a deal."""
        start = _plain(start)
        if not is_whole(start) or start not in range(self.players):
            raise OptionError(f"start is seat {shown(start)}, expected 0 to {self.players - 1}")
        array = np.zeros(1, kernel.DTYPE)
        options = self._options
        kernel.begin_first(array, self.players, start, int(self._is_grey), options.column_bonus, options.max_rounds or 0)
        return State(array)

    # The checked door

    def play(self, state: State, move: Move | str | int) -> State:
        """Return the position after a move; raise `IllegalMove` with the reason."""
        if isinstance(move, str):
            move = self.parse_move(move)
        elif not isinstance(move, Draft | Column):
            move = self.move(move)
        action = self._encode(move)
        if action not in self.legal_actions(state):
            raise self._refusal(state, move)
        after = state.copy()
        kernel.apply_first(after.array, action)
        return after

    def _encode(self, move: Any) -> int:
        """Give the action of a move, or -1 if this table has no such factory or column."""
        exists = move.source < self._sources if isinstance(move, Draft) else isinstance(move, Column) and self._is_grey
        return encode(move, self._sources) if exists else -1

    def _refusal(self, state: State, move: Move) -> IllegalMove:
        reason = refusal.refuse(state.setup, move)
        if reason is None:
            raise AssertionError(f"{move} is refused without a reason in {state!r}")
        kind = GameIsOver if state.is_over else IllegalMove
        return kind(move, reason, refusal.english(reason))

    def deal(self, state: State, deal: Deal | str) -> State:
        """Return the position after a deal; raise `IllegalDeal` if these tiles cannot be drawn."""
        deal = self.parse_deal(deal) if isinstance(deal, str) else deal
        words = [pack_letters(text) for text in deal.factories]
        if not self._is_plain_deal(state, deal, sum(words)):
            self._check_deal(state, [from_letters(text) or {} for text in deal.factories])
        after = state.copy()
        kernel.deal_first(after.array, np.array(words, np.int64))
        return after

    def _is_plain_deal(self, state: State, deal: Deal, dealt: int) -> bool:
        """See at a glance that a deal is right: four tiles to every factory, all of them in the bag."""
        if not state.needs_deal or len(deal.factories) != self._sources - 1:
            return False
        self._own(state)
        is_full = all(len(word) == TILES_PER_FACTORY for word in deal.factories)
        return is_full and holds(int(state.record.bag), dealt)

    def draws(self, state: State) -> Draws:
        """A1.6, A5.2: four tiles to each factory, from the bag, then from the lid."""
        self._own(state)
        if not state.needs_deal:
            raise IllegalDeal(f"no deal is due in phase {state.phase}")
        groups = tuple((f"factory {number}", TILES_PER_FACTORY) for number in range(1, self._sources))
        s = state.record
        return Draws(groups, unpack(s.bag), unpack(s.spent))  # the floors are empty now: all that is spent lies in the lid

    def deal_of(self, groups: Sequence[Sequence[str]]) -> Deal:
        """Make a deal of the colors drawn for each factory."""
        return Deal(tuple(letters(Counter(colors)) for colors in groups))

    def _check_deal(self, state: State, pools: list[dict[str, int]]) -> None:
        """A1.6, A5.2, A5.3: the bag to its last tile before the lid, four to a factory as long as there are any."""
        due = self.draws(state)
        if len(pools) != len(due.groups):
            raise IllegalDeal(f"{len(pools)} factories, expected {len(due.groups)}")
        bag, lid, has_poured = dict(due.bag), dict(due.reserve), False
        for number, pool in enumerate(pools, 1):
            size = sum(pool.values())
            left = sum(bag.values()) + (0 if has_poured else sum(lid.values()))
            if size != min(TILES_PER_FACTORY, left):
                raise IllegalDeal(f"{size} tiles on factory {number}, expected {min(TILES_PER_FACTORY, left)}")
            if not has_poured and size > sum(bag.values()):
                if any(pool.get(color, 0) < count for color, count in bag.items()):
                    raise IllegalDeal(f"factory {number} gets tiles from the lid before the bag is empty of {letters(bag)}")
                bag, has_poured = total(bag, lid), True
            short = [color for color, count in pool.items() if count > bag.get(color, 0)]
            if short:
                raise IllegalDeal(
                    f"{pool[short[0]]} {short[0]} on factory {number}, but only {bag.get(short[0], 0)} can be drawn"
                )
            bag = {color: count - pool.get(color, 0) for color, count in bag.items()}

    def legal_actions(self, state: State) -> list[int]:
        """List the legal actions in rising order; none when a deal is due or the game is over."""
        out = np.empty(MAX_LEGAL, np.int32)
        actions: list[int] = out[: kernel.legal_actions_first(self._own(state), out)].tolist()
        return actions

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        """List the legal moves, in the order of their actions."""
        return tuple(decode(action, self._sources) for action in self.legal_actions(state))

    def _own(self, state: State) -> kernel.Positions:
        if state.players != self.players or state.options != self._options:
            raise StateSyntax(f"the position is one of {state.players} players with {state.options}, not of {self!r}")
        return state.array

    def preview(self, state: State, move: Move) -> Preview:
        """Say what a legal move would bring, as if tiling came right after it."""
        return preview(state.setup, move)

    def previews(self, state: State) -> list[tuple[Move, Preview]]:
        """List the legal moves with what each would bring: `preview` for all of them at once."""
        return [(decode(action, self._sources), Preview(*numbers)) for action, *numbers in self.preview_rows(state)]

    def preview_rows(self, state: State) -> list[tuple[int, ...]]:
        """List the legal actions, each with the numbers of its Preview: `previews` for whoever knows most of them already."""
        found, out = np.empty(MAX_LEGAL, np.int32), np.empty((MAX_LEGAL, glance.WIDTH), np.int32)
        count = glance.previews_first(self._own(state), found, out)
        return list(zip(found[:count].tolist(), *out[:count].T.tolist(), strict=True))

    def outcome(self, state: State) -> Outcome:
        """Say how the game ended."""
        self._own(state)
        if not state.is_over:
            raise ValueError(f"the game goes on: phase {state.phase}")
        mask = int(kernel.winners_first(state.array))
        s = state.record
        return Outcome(
            scores=state.scores,
            winners=tuple(seat for seat in range(self.players) if mask >> seat & 1),
            parts=tuple(self._parts(s, seat) for seat in range(self.players)),
        )

    def _parts(self, s: Position, seat: int) -> dict[str, int]:
        wall, missing = int(s.wall[seat]), int(s.missing[seat])
        rows = 2 * int(kernel.full_rows(wall))
        columns = self._options.column_bonus * int(kernel.full_columns(wall))
        colors = 10 * int(kernel.full_colors(missing))
        return {"play": int(s.score[seat]) - rows - columns - colors, "rows": rows, "columns": columns, "colors": colors}

    # Telling

    def describe(self, state: State) -> list[Phrase]:
        """Tell the whole position."""
        return speech.describe(state)

    def narrate(self, before: State, move: Move, after: State) -> list[Phrase]:
        """Tell what a move did and everything that followed from it."""
        return narration.narrate(before, move, after)

    def narrate_deal(self, before: State, deal: Deal, after: State) -> list[Phrase]:
        """Tell what a deal brought."""
        return narration.narrate_deal(before, deal, after)

    # Translating

    def action(self, move: Move) -> int:
        """Give the integer of a move."""
        action = self._encode(move)
        if action < 0:
            raise MoveSyntax(f"{shown(move)} has no action in {self!r}: no such factory, or no columns to choose on this wall")
        return action

    def move(self, action: int) -> Move:
        """Give the move of an integer."""
        number = _plain(action)
        if not is_whole(number) or not 0 <= number < self.num_actions:
            raise MoveSyntax(f"{shown(action)} is no action, expected 0 to {self.num_actions - 1}")
        return decode(number, self._sources)

    def parse_move(self, text: str) -> Move:
        """Read a move from its text form."""
        return parse_move(text)

    def parse_deal(self, text: str) -> Deal:
        """Read a deal from its text form."""
        return parse_deal(text)

    def parse_state(self, text: str) -> State:
        """Read a position of this game from JSON or from a text board."""
        state = State.from_json(text) if text.lstrip().startswith("{") else State.parse(text)
        self._own(state)
        return state

    def state_from_bytes(self, data: bytes) -> State:
        """Read a position of this game from its bytes."""
        state = State.from_bytes(data)
        self._own(state)
        return state

    # The fast door

    def legal_into(self, state: State, out: NDArray[np.int32]) -> int:
        """Write the legal actions into an array of at least `max_legal` integers; return how many there are."""
        return kernel.legal_actions_first(state.array, out)

    def apply(self, state: State, action: int) -> None:
        """Carry out a legal action in place."""
        kernel.apply_first(state.array, int(action))  # a NumPy integer would be compiled for anew

    def draw(self, state: State, rng: Generator) -> None:
        """Deal at random in place."""
        playout.draw_first(state.array, rng)

    def random_deal(self, state: State, rng: Generator) -> Deal:
        """Draw a deal at random, without applying it."""
        self._own(state)
        if not state.needs_deal:
            raise IllegalDeal(f"no deal is due in phase {state.phase}")
        after = state.copy()
        playout.draw_first(after.array, rng)
        factories = after.record.sources[1 : self._sources]
        return Deal(tuple(letters(unpack(pool)) for pool in factories))

    def play_random(self, state: State, rng: Generator) -> None:
        """Carry out a legal action in place, each equally likely."""
        playout.random_move_first(state.array, rng)

    def play_out(self, rng: Generator, games: int) -> int:
        """Play whole games at random, as fast as can be, without the GIL; return the number of moves."""
        return playout.play_games(self._layout(), rng, games)

    def survey(self, rng: Generator, games: int) -> Survey:
        """Play whole games at random and add up what they were like."""
        by_kind = np.zeros((2, len(self.kinds)), np.int64)
        totals = np.zeros(2 + self.players, np.int64)
        playout.survey_games(self._layout(), rng, games, by_kind, totals)
        return Survey.of(games, self.kinds, by_kind.tolist(), totals.tolist())

    def _layout(self) -> kernel.Positions:
        """Give a new game twice: the first says how to lay out, the second is played on."""
        array = self.new().array
        return np.concatenate([array, array])


def _plain(number: Any) -> Any:
    """Turn a whole number of NumPy into Python's; leave anything else to be refused."""
    return int(number) if not isinstance(number, bool) and isinstance(number, Integral) else number
