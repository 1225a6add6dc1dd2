"""Bots that fail in every possible way, and some that record how they are called."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from typing import Any

from sintra.bots import Choice, Limit, Uniform
from sintra.bots.settings import Settings
from sintra.game import Outcome
from sintra.games import AnyGame

ONE_BY_ONE = threading.Event()  # never set: a stalled bot waits for it


class Misfit(Uniform):
    """Plays at random for some moves, then fails."""

    def __init__(self, game: AnyGame, seed: int, settings: Settings) -> None:
        self._after = settings.integer("after", 2, minimum=0) or 0
        self._way = settings.word("way", "raises", list(WAYS))
        self._moves = 0
        super().__init__(game, seed, settings)

    def choose(self, state: Any, limit: Limit | None = None) -> Choice:
        """Choose, or fail."""
        self._moves += 1
        if self._moves <= self._after:
            return super().choose(state, limit)
        answer: Choice = WAYS[self._way](self, state)
        return answer

    def fail_to_move(self, state: Any) -> Choice:
        """Ask for the first action that is not legal."""
        legal = self._game.legal_actions(state)
        return Choice(next(action for action in range(self._game.num_actions) if action not in legal))

    def spoil(self, state: Any) -> Choice:
        """Choose a legal action, and apply it to the given position."""
        choice = super().choose(state)
        self._game.apply(state, choice.action)
        return choice

    def boast(self, state: Any) -> Choice:
        """Choose a legal action, and report an absurd number of nodes."""
        return Choice(super().choose(state).action, nodes=10**400)


def _raise(_bot: Misfit, _state: Any) -> None:
    raise RuntimeError("I have lost\nmy way")


def _leave(_bot: Misfit, _state: Any) -> None:
    raise SystemExit(3)


def _stall(_bot: Misfit, _state: Any) -> None:
    ONE_BY_ONE.wait()


WAYS: dict[str, Callable[[Misfit, Any], Any]] = {
    "raises": _raise,
    "leaves": _leave,
    "stalls": _stall,
    "banana": lambda _bot, _state: "banana",
    "none": lambda _bot, _state: None,
    "word": lambda _bot, _state: Choice("banana"),  # type: ignore[arg-type]
    "truth": lambda _bot, _state: Choice(True),  # noqa: FBT003 - not a number, though Python thinks so
    "far": lambda _bot, _state: Choice(10**9),
    "illegal": Misfit.fail_to_move,
    "spoils": Misfit.spoil,
    "boasts": Misfit.boast,
    "dies": lambda _bot, _state: os._exit(7),
}


class Slow(Uniform):
    """Thinks until it is told to stop."""

    def __init__(self, game: AnyGame, seed: int, settings: Settings) -> None:
        super().__init__(game, seed, settings)
        self._stopped = threading.Event()

    def choose(self, state: Any, limit: Limit | None = None) -> Choice:
        """Choose when stopped."""
        self._stopped.wait(30)
        self._stopped.clear()
        return super().choose(state, limit)

    def stop(self) -> None:
        """Answer now."""
        self._stopped.set()


class Sleepy(Uniform):
    """Takes a little time for each move, so that a match can be interrupted."""

    def choose(self, state: Any, limit: Limit | None = None) -> Choice:
        """Choose after a while."""
        time.sleep(0.01)
        return super().choose(state, limit)


class Stillborn(Uniform):
    """Can be made once, to be checked, and never again."""

    made = 0

    def __init__(self, game: AnyGame, seed: int, settings: Settings) -> None:
        super().__init__(game, seed, settings)
        Stillborn.made += 1
        if Stillborn.made > 1:
            raise OSError("no such program")


class Asked(Uniform):
    """Remembers the limits it was given, and whether it was closed."""

    limits: list[Limit | None] = []  # noqa: RUF012 - shared on purpose
    closed = 0

    def __init__(self, game: AnyGame, seed: int, settings: Settings) -> None:
        settings.limit(Limit())
        super().__init__(game, seed, settings)

    def choose(self, state: Any, limit: Limit | None = None) -> Choice:
        """Choose, and remember."""
        Asked.limits.append(limit)
        return super().choose(state, limit)

    def reseed(self, seed: int) -> None:
        """Do nothing: it is not random."""

    def close(self, outcome: Outcome | None = None) -> None:  # noqa: ARG002 - it only counts
        """Count."""
        Asked.closed += 1


MISFITS: dict[str, Any] = {"misfit": Misfit, "slow": Slow, "sleepy": Sleepy, "stillborn": Stillborn, "asked": Asked}
