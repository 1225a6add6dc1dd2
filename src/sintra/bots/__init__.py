"""Opponents. A Bot chooses an action from a State and sees nothing else: no dealer, no seed, no order of the bag."""

from __future__ import annotations

from collections.abc import Callable

from sintra.bots.bot import Bot, Choice, Limit
from sintra.bots.greedy import Greedy
from sintra.bots.uniform import Uniform
from sintra.errors import OptionError
from sintra.games import AnyGame

BOTS: dict[str, Callable[[AnyGame, int], Bot]] = {"uniform": Uniform, "greedy": Greedy}

__all__ = ["BOTS", "Bot", "Choice", "Greedy", "Limit", "Uniform", "make"]


def make(name: str, game: AnyGame, seed: int = 0) -> Bot:
    """Make a bot by its name, for one game."""
    if name not in BOTS:
        raise OptionError(f"bot {name!r} does not exist; there are {', '.join(BOTS)}")
    return BOTS[name](game, seed)
