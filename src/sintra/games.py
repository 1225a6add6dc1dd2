"""The list of games: everything that wants a game by its name asks here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sintra.errors import OptionError

if TYPE_CHECKING:
    from collections.abc import Callable

    from sintra.game import Game

NAMES = ("azul",)


def make(name: str, players: int = 2, **options: Any) -> Game[Any, Any, Any]:
    """Make a game by its name.

    >>> make("azul", players=3, wall="grey").num_actions
    245
    """
    return _rules(name)(players, **options)


def _rules(name: str) -> Callable[..., Game[Any, Any, Any]]:
    """Load the rules only when they are asked for: they bring Numba with them."""
    if name == "azul":
        from sintra.azul.game import Azul  # noqa: PLC0415 - loads Numba

        return Azul
    raise OptionError(f"game {name!r} does not exist; there are {', '.join(NAMES)}")
