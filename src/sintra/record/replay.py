"""Playing a record back: every deal and every move checked, by the fast door of the rules."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable
from functools import lru_cache
from typing import Any, cast

import numpy as np

from sintra.errors import IllegalDeal, MoveSyntax
from sintra.games import AnyGame, make, parse_options

CHANCE = ("deal", "refill")  # the names of the phases in which tiles are due: a deal's line begins with one of them


@lru_cache(maxsize=64)
def game_of(name: str, players: int, options: tuple[str, ...]) -> AnyGame:
    """Make a game, or find it: a record asks for its game again and again."""
    return make(name, players, **parse_options(options))


@lru_cache(maxsize=64)
def options_of(name: str, players: int, options: tuple[str, ...]) -> dict[str, Any]:
    """Complete the options of a game; copy what this gives."""
    return dict(game_of(name, players, options).options)


@lru_cache(maxsize=64)
def vocabulary(game: Any) -> dict[str, int]:
    """Give the actions of a game by the texts of their moves."""
    return {str(game.move(action)): action for action in range(game.num_actions)}


def dealt(state: Any, deal: object) -> str:
    """Write a deal as an event: as its line, which begins with the name of the phase."""
    return f"{state.phase} {deal}"


def is_deal(event: str) -> bool:
    """Say whether an event is a deal; a move is one word."""
    return " " in event


def deal_of(event: str) -> str:
    """Give the tiles of a deal's event: its line without the name of the phase."""
    return event.partition(" ")[2]


class Replay:
    """A game that is being played back, event by event. Its State is its own and changes in place."""

    __slots__ = ("_legal", "_rising", "actions", "game", "state")

    def __init__(self, game: AnyGame, start: int, state: Any = None) -> None:
        self.game = game
        self.state: Any = game.new(start) if state is None else state
        self.actions = vocabulary(cast("Hashable", game))
        numbers = bytearray(game.max_legal * np.dtype(np.int32).itemsize)
        self._legal = np.frombuffer(numbers, np.int32)
        self._rising = memoryview(numbers).cast("i")  # the same numbers, quicker for Python to look up

    def step(self, event: str) -> None:
        """Carry out an event; raise what the rules raise, or `MoveSyntax` where it is not in its one proper form."""
        if not is_deal(event):
            self.move(event)
            return
        phase, _, text = event.partition(" ")
        if self.deal(phase, text) != event:
            raise IllegalDeal(f"the deal {text} is not in its proper form {self.game.parse_deal(text)}")

    def after(self, state: Any, event: str) -> Any:
        """Give the position after an event; the one before it stays as it is."""
        self.state = state.copy()
        self.step(event)
        return self.state

    def move(self, text: str) -> None:
        """Carry out a move in its proper text form."""
        action = self.actions.get(text, -1)
        count = self.game.legal_into(self.state, self._legal)
        at = bisect_left(self._rising, action, 0, count)
        if at == count or self._rising[at] != action:
            self._refuse(text)
        self.game.apply(self.state, action)

    def _refuse(self, text: str) -> None:
        """Let the rules say why a move is not possible."""
        proper = str(self.game.parse_move(text))
        if proper != text:
            raise MoveSyntax(f"the move {text} is not in its proper form {proper}")
        self.game.play(self.state, text)
        raise AssertionError(f"{text} is not listed as legal, but played, in {self.state!r}")

    def deal(self, phase: str, text: str) -> str:
        """Carry out a deal; return it as an event in its proper form."""
        deal = self.game.parse_deal(text)
        if self.state.needs_deal and phase != self.state.phase:
            raise IllegalDeal(f"a {phase}, expected a {self.state.phase}")
        event = dealt(self.state, deal)
        self.state = self.game.deal(self.state, deal)
        return event
