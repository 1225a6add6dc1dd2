"""Summer Pavilion as a Game: the kernel behind the protocol, with everything checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from sintra.compiled import CompiledGame, EntryPoints
from sintra.errors import IllegalDeal
from sintra.factories.deal import check_draws
from sintra.factories.validation import SEATS
from sintra.game import Draws
from sintra.pavilion import actions, glance, kernel, narration, playout, refusal, speech
from sintra.pavilion.actions import KINDS, MAX_LEGAL
from sintra.pavilion.codec import joker_numbers
from sintra.pavilion.kernel import SUPPLY_SPACES, TILES_PER_FACTORY, Positions
from sintra.pavilion.move import STAR_NAMES, Deal, Draft, Move, Place, decode, encode, parse_deal, parse_move
from sintra.pavilion.options import Options
from sintra.pavilion.state import State
from sintra.pavilion.tiles import PALETTE, from_letters, letters, pack, size, unpack
from sintra.phrase import Phrase

if TYPE_CHECKING:
    from sintra._random import Generator

_parse_move = lru_cache(maxsize=4096)(parse_move)  # a move is parsed when it is made, narrated and sent


class Pavilion(CompiledGame[State, Move]):
    """The rules of Summer Pavilion with their options fixed.

    >>> game = Pavilion(players=2, side="grey")
    >>> game.num_actions
    1562
    """

    name = "pavilion"
    kinds = KINDS
    seats = SEATS
    max_legal = MAX_LEGAL
    preview_width = glance.WIDTH
    state_type = State
    options_type = Options
    move_type = Move
    missing = "no such factory, or no such star on this side"
    entry_points = EntryPoints(
        legal_actions=actions.legal_actions_first,
        apply=actions.apply_first,
        winners=kernel.winners_first,
        previews=glance.previews_first,
        draw=playout.draw_first,
        random_move=playout.random_move_first,
        play_games=playout.play_games,
        survey_games=playout.survey_games,
    )

    def __init__(self, /, players: int = 2, **options: Any) -> None:
        super().__init__(players, **options)
        self._grey = int(self._options.is_grey)
        self._sources = 2 * self.players + 2
        self._jokers = joker_numbers(self._options)

    @property
    def num_actions(self) -> int:
        """Drafts, placements of every color with every payment, bonus tiles, discards, the pass and the stop."""
        return int(actions.num_actions(self.players, self._grey))

    @property
    def max_length(self) -> tuple[int, int]:
        """Upper bounds on the decisions and on the tiles drawn in a game.

        For each seat there are 42 placements and 36 bonus tiles; in each round there is a draft for each tile on the factories,
        a pass and a stop for each seat, and there are at most 132 tiles to discard.
        """
        seats, tiles = self.players, TILES_PER_FACTORY * (self._sources - 1)
        decisions = seats * (42 + 36) + kernel.ROUNDS * (tiles + 2 * seats + 132)
        return decisions, seats * 36 + kernel.ROUNDS * (tiles + SUPPLY_SPACES)

    def _begin(self, array: Positions, start: int) -> None:
        kernel.begin_first(array, self.players, start, self._grey, self._jokers)

    # Moves

    def _encode(self, move: Any) -> int:
        if isinstance(move, Draft):
            exists = move.source < self._sources
        else:
            exists = move.star in STAR_NAMES[self._grey] if isinstance(move, Place) else isinstance(move, Move)
        return encode(move, self.players, self._grey) if exists else -1

    def _decode(self, action: int) -> Move:
        return decode(action, self.players, self._grey)

    def _refuse(self, state: State, move: Any) -> tuple[Phrase, str] | None:
        reason = refusal.refuse(state.setup, move)
        return (reason, refusal.english(reason)) if reason else None

    def parse_move(self, text: str) -> Move:
        """Parse a move from its text form."""
        return _parse_move(text)

    # Deals

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

    def _check_deal(self, state: State, pools: list[dict[str, int]]) -> None:
        """P8.2, P10.4: the bag to its last tile before the tower, and all that is due as long as there are any."""
        due = self.draws(state)
        if len(pools) != len(due.groups):
            raise IllegalDeal(f"{len(pools) - 1} factories, expected {len(due.groups) - 1} in phase {state.phase}")
        check_draws(due, pools, PALETTE, "tower")

    def draws(self, state: State) -> Draws:
        """P3.2, P8.1, P10.3: the gaps of the supply, then four tiles to each factory, in a refill none."""
        self._due(state)
        s = state.record
        groups = [("the supply", SUPPLY_SPACES - size(unpack(s.supply)))]
        if state.phase == "deal":
            groups += ((f"factory {number}", TILES_PER_FACTORY) for number in range(1, self._sources))
        return Draws(tuple(groups), unpack(s.bag), unpack(s.tower))

    def deal_of(self, groups: Sequence[Sequence[str]]) -> Deal:
        """Make a deal of the colors drawn for the supply and for each factory."""
        supply, *factories = (letters(Counter(colors)) for colors in groups)
        return Deal(supply, tuple(factories))

    def random_deal(self, state: State, rng: Generator) -> Deal:
        """Draw a deal or refill at random, without applying it."""
        self._due(state)
        after = state.copy()
        playout.draw_first(after.array, rng)
        supply = int(after.record.supply) - int(state.record.supply)
        factories = after.record.sources[1 : self._sources] if state.phase == "deal" else ()
        return Deal(letters(unpack(supply)), tuple(letters(unpack(pool)) for pool in factories))

    def parse_deal(self, text: str) -> Deal:
        """Parse a deal from its text form."""
        return parse_deal(text)

    # Narration

    def _parts(self, state: State, seat: int) -> dict[str, int]:
        """Break down a seat's points (P11.2 to P11.4).

        The position holds only the final score. Where the minimum score has absorbed part of the last loss, `play` is credited
        with the full cost of the corners.
        """
        stars, numbers = kernel.end_points_first(state.array, seat)  # environments ask at the end of every game
        leftover = -size(unpack(state.record.corners[seat]))
        play = int(state.record.score[seat]) - stars - numbers - leftover
        return {"play": play, "stars": stars, "numbers": numbers, "leftover": leftover}

    def describe(self, state: State) -> list[Phrase]:
        """Describe the whole position."""
        return speech.describe(state)

    def narrate(self, before: State, move: Move, after: State) -> list[Phrase]:
        """Narrate a move and everything that followed from it."""
        return narration.narrate(before, move, after)

    def narrate_deal(self, before: State, deal: Deal, after: State) -> list[Phrase]:
        """Narrate a deal or refill."""
        return narration.narrate_deal(before, deal, after)
