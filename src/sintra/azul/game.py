"""Azul as a Game: the kernel behind the protocol, with everything checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from sintra.azul import glance, kernel, narration, playout, refusal, speech
from sintra.azul.kernel import ACTIONS_PER_SOURCE, MAX_LEGAL, SIDE, TILES_PER_FACTORY, Positions
from sintra.azul.move import Column, Deal, Draft, Move, decode, encode, parse_deal, parse_move
from sintra.azul.options import Options
from sintra.azul.state import State
from sintra.azul.tiles import PALETTE, from_letters, holds, letters, pack_letters, unpack
from sintra.compiled import CompiledGame, EntryPoints
from sintra.errors import IllegalDeal
from sintra.factories.deal import check_draws
from sintra.factories.validation import SEATS
from sintra.game import Draws
from sintra.phrase import Phrase

if TYPE_CHECKING:
    from sintra._random import Generator

_parse_move = lru_cache(maxsize=4096)(parse_move)  # a move is parsed when it is made, narrated and sent


class Azul(CompiledGame[State, Move]):
    """The rules of Azul with their options fixed.

    >>> game = Azul(players=2, wall="grey")
    >>> game
    Azul(players=2, wall='grey', column_bonus=7, max_rounds=None)
    """

    name = "azul"
    kinds = playout.KINDS
    seats = SEATS
    max_legal = MAX_LEGAL
    preview_width = glance.WIDTH
    state_type = State
    options_type = Options
    move_type = Draft | Column
    missing = "no such factory, or no columns to choose on this wall"
    entry_points = EntryPoints(
        legal_actions=kernel.legal_actions_first,
        apply=kernel.apply_first,
        winners=kernel.winners_first,
        previews=glance.previews_first,
        draw=playout.draw_first,
        random_move=playout.random_move_first,
        play_games=playout.play_games,
        survey_games=playout.survey_games,
    )

    def __init__(self, /, players: int = 2, **options: Any) -> None:
        super().__init__(players, **options)
        self._sources = 2 * self.players + 2
        self._is_grey = bool(self._options.is_grey)

    @property
    def num_actions(self) -> int:
        """Drafts from every source, and on the grey wall five columns."""
        return self._sources * ACTIONS_PER_SOURCE + (SIDE if self._is_grey else 0)

    @property
    def max_length(self) -> tuple[int, int]:
        """Upper bounds on the decisions and on the tiles drawn in a game.

        In each round there is a draft for each tile on the factories, and on the grey wall there are five columns a seat.
        """
        rounds, tiles = self._options.max_rounds or kernel.MAX_ROUNDS, TILES_PER_FACTORY * (self._sources - 1)
        return rounds * (tiles + SIDE * self.players), rounds * tiles

    def _begin(self, array: Positions, start: int) -> None:
        options = self._options
        kernel.begin_first(array, self.players, start, int(self._is_grey), options.column_bonus, options.max_rounds or 0)

    # Moves

    def _encode(self, move: Any) -> int:
        exists = move.source < self._sources if isinstance(move, Draft) else isinstance(move, Column) and self._is_grey
        return encode(move, self._sources) if exists else -1

    def _decode(self, action: int) -> Move:
        return decode(action, self._sources)

    def _refuse(self, state: State, move: Any) -> tuple[Phrase, str] | None:
        reason = refusal.refuse(state.setup, move)
        return (reason, refusal.english(reason)) if reason else None

    def parse_move(self, text: str) -> Move:
        """Parse a move from its text form."""
        return _parse_move(text)

    # Deals

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
        """Return whether a deal is the common case: four tiles to every factory, all of them from the bag."""
        if not state.needs_deal or len(deal.factories) != self._sources - 1:
            return False
        self._own(state)
        is_full = all(len(word) == TILES_PER_FACTORY for word in deal.factories)
        return is_full and holds(int(state.record.bag), dealt)

    def _check_deal(self, state: State, pools: list[dict[str, int]]) -> None:
        """A1.6, A5.2, A5.3: the bag to its last tile before the lid, four to a factory as long as there are any."""
        due = self.draws(state)
        if len(pools) != len(due.groups):
            raise IllegalDeal(f"{len(pools)} factories, expected {len(due.groups)}")
        check_draws(due, pools, PALETTE, "lid")

    def draws(self, state: State) -> Draws:
        """A1.6, A5.2: four tiles to each factory, from the bag, then from the lid."""
        self._due(state)
        groups = tuple((f"factory {number}", TILES_PER_FACTORY) for number in range(1, self._sources))
        s = state.record
        return Draws(groups, unpack(s.bag), unpack(s.spent))  # the floors are empty now: all spent tiles are in the lid

    def deal_of(self, groups: Sequence[Sequence[str]]) -> Deal:
        """Make a deal of the colors drawn for each factory."""
        return Deal(tuple(letters(Counter(colors)) for colors in groups))

    def random_deal(self, state: State, rng: Generator) -> Deal:
        """Draw a deal at random, without applying it."""
        self._due(state)
        after = state.copy()
        playout.draw_first(after.array, rng)
        factories = after.record.sources[1 : self._sources]
        return Deal(tuple(letters(unpack(pool)) for pool in factories))

    def parse_deal(self, text: str) -> Deal:
        """Parse a deal from its text form."""
        return parse_deal(text)

    # Narration

    def _parts(self, state: State, seat: int) -> dict[str, int]:
        """Break down a seat's points, in the kernel: environments ask at the end of every game."""
        s = state.record
        wall = int(s.wall[seat])
        rows = kernel.ROW_BONUS * int(kernel.full_rows(wall))
        columns = self._options.column_bonus * int(kernel.full_columns(wall))
        colors = kernel.COLOR_BONUS * int(kernel.full_colors(int(s.missing[seat])))
        return {"play": int(s.score[seat]) - rows - columns - colors, "rows": rows, "columns": columns, "colors": colors}

    def describe(self, state: State) -> list[Phrase]:
        """Describe the whole position."""
        return speech.describe(state)

    def narrate(self, before: State, move: Move, after: State) -> list[Phrase]:
        """Narrate a move and everything that followed from it."""
        return narration.narrate(before, move, after)

    def narrate_deal(self, before: State, deal: Deal, after: State) -> list[Phrase]:
        """Narrate a deal."""
        return narration.narrate_deal(before, deal, after)
