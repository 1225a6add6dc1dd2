"""Replay of a record: every deal and every move is checked, on the fast path of the rules."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable
from functools import lru_cache
from typing import Any, cast

import numpy as np

from sintra.errors import IllegalDeal, MoveSyntax
from sintra.games import AnyGame, make, parse_options

CHANCE = ("deal", "refill")  # the phases in which tiles are due: the line of a deal begins with one of them


@lru_cache(maxsize=64)
def game_of(name: str, players: int, options: tuple[str, ...]) -> AnyGame:
    """Make a game, cached: a record looks it up repeatedly."""
    return make(name, players, **parse_options(options))


@lru_cache(maxsize=64)
def options_of(name: str, players: int, options: tuple[str, ...]) -> dict[str, Any]:
    """Complete the options of a game with defaults, cached: callers must copy the result."""
    return dict(game_of(name, players, options).options)


@lru_cache(maxsize=64)
def vocabulary(game: Any) -> dict[str, int]:
    """Map the texts of all moves of a game to their actions."""
    return {str(game.move(action)): action for action in range(game.num_actions)}


def dealt(state: Any, deal: object) -> str:
    """Format a deal as an event: its line, which begins with the name of the phase."""
    return f"{state.phase} {deal}"


def is_deal(event: str) -> bool:
    """Return whether an event is a deal; a move is one word."""
    return " " in event


def deal_of(event: str) -> str:
    """Return the text of a deal: its event without the name of the phase."""
    return event.partition(" ")[2]


class Replay:
    """A replay in progress, event by event. It owns its State, which changes in place."""

    __slots__ = ("_legal", "_rising", "actions", "game", "state")

    def __init__(self, game: AnyGame, start: int, state: Any = None) -> None:
        self.game = game
        self.state: Any = game.new(start) if state is None else state
        self.actions = vocabulary(cast("Hashable", game))
        numbers = bytearray(game.max_legal * np.dtype(np.int32).itemsize)
        self._legal = np.frombuffer(numbers, np.int32)
        self._rising = memoryview(numbers).cast("i")  # a view of the same numbers, faster to index from Python

    def step(self, event: str) -> None:
        """Apply an event; raise what the rules raise, or `MoveSyntax` if it is not in canonical form."""
        if not is_deal(event):
            self.move(event)
            return
        phase, _, text = event.partition(" ")
        if self.deal(phase, text) != event:
            raise IllegalDeal(f"the deal {text} is not in canonical form, expected {self.game.parse_deal(text)}")

    def after(self, state: Any, event: str) -> Any:
        """Return the position after an event, without changing the one before."""
        self.state = state.copy()
        self.step(event)
        return self.state

    def move(self, text: str) -> None:
        """Apply a move in its canonical text form."""
        action = self.actions.get(text, -1)
        count = self.game.legal_into(self.state, self._legal)
        at = bisect_left(self._rising, action, 0, count)
        if at == count or self._rising[at] != action:
            self._refuse(text)
        self.game.apply(self.state, action)

    def _refuse(self, text: str) -> None:
        """Raise the error of the checked path for an illegal move."""
        canonical = str(self.game.parse_move(text))
        if canonical != text:
            raise MoveSyntax(f"the move {text} is not in canonical form, expected {canonical}")
        self.game.play(self.state, text)
        raise AssertionError(f"{text} is not listed as legal, but was accepted, in {self.state!r}")

    def deal(self, phase: str, text: str) -> str:
        """Apply a deal; return it as an event in canonical form."""
        deal = self.game.parse_deal(text)
        if self.state.needs_deal and phase != self.state.phase:
            raise IllegalDeal(f"a {phase}, expected a {self.state.phase}")
        event = dealt(self.state, deal)
        self.state = self.game.deal(self.state, deal)
        return event
