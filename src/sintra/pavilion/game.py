"""Summer Pavilion as a Game: the kernel behind the protocol, with everything checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from numbers import Integral
from typing import TYPE_CHECKING, Any

import numpy as np

from sintra._reading import is_whole, shown
from sintra.errors import GameIsOver, IllegalDeal, IllegalMove, MoveSyntax, OptionError, StateSyntax
from sintra.game import Draws, Outcome, Preview, Survey
from sintra.pavilion import actions, glance, kernel, narration, playout, refusal, speech
from sintra.pavilion.actions import KINDS, MAX_LEGAL
from sintra.pavilion.kernel import SUPPLY_SPACES, TILES_PER_FACTORY
from sintra.pavilion.move import STAR_NAMES, Deal, Draft, Move, Place, decode, encode, parse_deal, parse_move
from sintra.pavilion.options import SIDES, Options
from sintra.pavilion.packing import joker_numbers
from sintra.pavilion.preview import preview
from sintra.pavilion.state import State
from sintra.pavilion.tiles import from_letters, letters, pack, size, total, unpack
from sintra.pavilion.validation import SEATS
from sintra.phrase import Phrase

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sintra._random import Generator


class Pavilion:
    """The rules of Summer Pavilion with their options fixed.

    >>> game = Pavilion(players=2, side="grey")
    >>> game.num_actions
    1562
    """

    name = "pavilion"
    kinds = KINDS
    max_legal = MAX_LEGAL

    def __init__(self, /, players: int = 2, **options: Any) -> None:
        players = _plain(players)
        if not is_whole(players) or players not in SEATS:
            raise OptionError(f"{shown(players)} players, expected 2, 3 or 4")
        self.players = players
        self._options = Options.make(**options)
        self._grey = SIDES.index(self._options.side)
        self._sources = 2 * players + 2
        self._jokers = joker_numbers(self._options)

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"Pavilion(players={self.players}{options})"

    @property
    def options(self) -> dict[str, Any]:
        """Every option with its value."""
        return self._options.to_dict()

    @property
    def num_actions(self) -> int:
        """Drafts, placements of every color with every payment, bonus tiles, discards, the pass and the stop."""
        return int(actions.num_actions(self.players, self._grey))

    @property
    def max_length(self) -> tuple[int, int]:
        """Numbers of decisions and of tiles drawn that no game exceeds.

        For each seat there are 42 placements and 36 bonus tiles; in each round there is a draft for each tile on the factories,
        a pass and a stop for each seat, and there are at most 132 tiles to discard.
        """
        seats, tiles = self.players, TILES_PER_FACTORY * (self._sources - 1)
        decisions = seats * (42 + 36) + kernel.ROUNDS * (tiles + 2 * seats + 132)
        return decisions, seats * 36 + kernel.ROUNDS * (tiles + SUPPLY_SPACES)

    def new(self, start: int = 0) -> State:
        """Lay out a new game; the first thing it needs is a deal."""
        start = _plain(start)
        if not is_whole(start) or start not in range(self.players):
            raise OptionError(f"start is seat {shown(start)}, expected 0 to {self.players - 1}")
        array = np.zeros(1, kernel.DTYPE)
        kernel.begin_first(array, self.players, start, self._grey, self._jokers)
        return State(array)

    # The checked door

    def play(self, state: State, move: Move | str | int) -> State:
        """Return the position after a move; raise `IllegalMove` with the reason."""
        if isinstance(move, str):
            move = self.parse_move(move)
        elif not isinstance(move, Move):
            move = self.move(move)
        action = self._encode(move)
        if action not in self.legal_actions(state):
            raise self._refusal(state, move)
        after = state.copy()
        actions.apply_first(after.array, action)
        return after

    def _encode(self, move: Any) -> int:
        """Give the action of a move, or -1 if this table has no such factory or star."""
        if isinstance(move, Draft):
            exists = move.source < self._sources
        else:
            exists = move.star in STAR_NAMES[self._grey] if isinstance(move, Place) else isinstance(move, Move)
        return encode(move, self.players, self._grey) if exists else -1

    def _refusal(self, state: State, move: Move) -> IllegalMove:
        reason = refusal.refuse(state.setup, move)
        if reason is None:
            raise AssertionError(f"{move} is refused without a reason in {state!r}")
        kind = GameIsOver if state.is_over else IllegalMove
        return kind(move, reason, refusal.english(reason))

    def deal(self, state: State, deal: Deal | str) -> State:
        """Return the position after a deal or refill; raise `IllegalDeal` if these tiles cannot be drawn."""
        deal = self.parse_deal(deal) if isinstance(deal, str) else deal
        pools = [from_letters(text) or {} for text in (deal.supply, *deal.factories)]
        self._check_deal(state, pools)
        supply, *factories = map(pack, pools)
        after = state.copy()
        if factories:
            kernel.deal_first(after.array, supply, np.array(factories, np.int64))
        else:
            kernel.refill_first(after.array, supply)
        return after

    def draws(self, state: State) -> Draws:
        """P3.2, P8.1, P10.3: the gaps of the supply, then four tiles to each factory, in a refill none."""
        self._own(state)
        if not state.needs_deal:
            raise IllegalDeal(f"no deal is due in phase {state.phase}")
        s = state.record
        groups = [("the supply", SUPPLY_SPACES - size(unpack(s.supply)))]
        if state.phase == "deal":
            groups += ((f"factory {number}", TILES_PER_FACTORY) for number in range(1, self._sources))
        return Draws(tuple(groups), unpack(s.bag), unpack(s.tower))

    def deal_of(self, groups: Sequence[Sequence[str]]) -> Deal:
        """Make a deal of the colors drawn for the supply and for each factory."""
        supply, *factories = (letters(Counter(colors)) for colors in groups)
        return Deal(supply, tuple(factories))

    def _check_deal(self, state: State, pools: list[dict[str, int]]) -> None:
        """P8.2, P10.4: the bag to its last tile before the tower, and all that is due as long as there are any."""
        due = self.draws(state)
        if len(pools) != len(due.groups):
            raise IllegalDeal(f"{len(pools) - 1} factories, expected {len(due.groups) - 1} in phase {state.phase}")
        bag, tower = dict(due.bag), dict(due.reserve)
        for (name, room), pool in zip(due.groups, pools, strict=True):
            expected = min(room, size(bag) + size(tower))
            if size(pool) != expected:
                raise IllegalDeal(f"{size(pool)} tiles on {name}, expected {expected}")
            if expected > size(bag):
                if any(pool.get(color, 0) < count for color, count in bag.items()):
                    raise IllegalDeal(f"{name} gets tiles from the tower before the bag is empty of {letters(bag)}")
                bag, tower = total(bag, tower), {}
            short = [color for color, count in pool.items() if count > bag.get(color, 0)]
            if short:
                raise IllegalDeal(f"{pool[short[0]]} {short[0]} on {name}, but only {bag.get(short[0], 0)} can be drawn")
            bag = {color: count - pool.get(color, 0) for color, count in bag.items()}

    def legal_actions(self, state: State) -> list[int]:
        """List the legal actions in rising order; none when a deal is due or the game is over."""
        out = np.empty(MAX_LEGAL, np.int32)
        legal: list[int] = out[: actions.legal_actions_first(self._own(state), out)].tolist()
        return legal

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        """List the legal moves, in the order of their actions."""
        return tuple(decode(action, self.players, self._grey) for action in self.legal_actions(state))

    def _own(self, state: State) -> kernel.Positions:
        if state.players != self.players or state.options != self._options:
            raise StateSyntax(f"the position is one of {state.players} players with {state.options}, not of {self!r}")
        return state.array

    def preview(self, state: State, move: Move) -> Preview:
        """Say what a legal move would bring."""
        return preview(state, move)

    def previews(self, state: State) -> list[tuple[Move, Preview]]:
        """List the legal moves with what each would bring: `preview` for all of them at once."""
        return [(decode(action, self.players, self._grey), Preview(*numbers)) for action, *numbers in self.preview_rows(state)]

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
        return Outcome(
            scores=state.scores,
            winners=tuple(seat for seat in range(self.players) if mask >> seat & 1),
            parts=tuple(_parts(state, seat) for seat in range(self.players)),
        )

    # Telling

    def describe(self, state: State) -> list[Phrase]:
        """Tell the whole position."""
        return speech.describe(state)

    def narrate(self, before: State, move: Move, after: State) -> list[Phrase]:
        """Tell what a move did and everything that followed from it."""
        return narration.narrate(before, move, after)

    def narrate_deal(self, before: State, deal: Deal, after: State) -> list[Phrase]:
        """Tell what a deal or refill brought."""
        return narration.narrate_deal(before, deal, after)

    # Translating

    def action(self, move: Move) -> int:
        """Give the integer of a move."""
        action = self._encode(move)
        if action < 0:
            raise MoveSyntax(f"{shown(move)} has no action in {self!r}: no such factory, or no such star on this side")
        return action

    def move(self, action: int) -> Move:
        """Give the move of an integer."""
        number = _plain(action)
        if not is_whole(number) or not 0 <= number < self.num_actions:
            raise MoveSyntax(f"{shown(action)} is no action, expected 0 to {self.num_actions - 1}")
        return decode(number, self.players, self._grey)

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
        return actions.legal_actions_first(state.array, out)

    def apply(self, state: State, action: int) -> None:
        """Carry out a legal action in place."""
        actions.apply_first(state.array, int(action))  # a NumPy integer would be compiled for anew

    def draw(self, state: State, rng: Generator) -> None:
        """Deal or refill at random in place."""
        playout.draw_first(state.array, rng)

    def random_deal(self, state: State, rng: Generator) -> Deal:
        """Draw a deal or refill at random, without applying it."""
        self._own(state)
        if not state.needs_deal:
            raise IllegalDeal(f"no deal is due in phase {state.phase}")
        after = state.copy()
        playout.draw_first(after.array, rng)
        supply = int(after.record.supply) - int(state.record.supply)
        factories = after.record.sources[1 : self._sources] if state.phase == "deal" else ()
        return Deal(letters(unpack(supply)), tuple(letters(unpack(pool)) for pool in factories))

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


def _parts(state: State, seat: int) -> dict[str, int]:
    """Say where a seat's points come from (P11.2 to P11.4).

    The position shows the final score only. Where the lowest score has caught the last loss, play is credited with what the
    corners cost in full.
    """
    stars, numbers = kernel.end_points_first(state.array, seat)
    leftover = -size(unpack(state.record.corners[seat]))
    play = int(state.record.score[seat]) - stars - numbers - leftover
    return {"play": play, "stars": stars, "numbers": numbers, "leftover": leftover}
