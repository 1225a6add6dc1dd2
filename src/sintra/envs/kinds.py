"""The list of what environments need to know of each game, beyond the protocol: its features, and its stepping of many games.

Everything else here is written against the protocol and this list alone, so a new game brings two modules and a line.
"""

from __future__ import annotations

from typing import Any

from sintra.errors import OptionError
from sintra.games import names


class Kind:
    """Both modules of a game: unlike modules, it can be copied and pickled, and with it whatever holds it."""

    __slots__ = ("batch", "features", "name")

    def __init__(self, name: str) -> None:
        self.name, self.features, self.batch = name, features(name), batch(name)

    def __reduce__(self) -> tuple[type[Kind], tuple[str]]:
        return Kind, (self.name,)


def features(name: str) -> Any:
    """Give the module that writes a game's observations and masks."""
    if name == "azul":
        from sintra.azul import features as azul  # noqa: PLC0415 - loads Numba

        return azul
    if name == "pavilion":
        from sintra.pavilion import features as pavilion  # noqa: PLC0415 - loads Numba

        return pavilion
    raise OptionError(f"game {name!r} does not exist; there are {', '.join(names())}")


def batch(name: str) -> Any:
    """Give the module that steps many games at once."""
    if name == "azul":
        from sintra.azul import batch as azul  # noqa: PLC0415 - loads Numba

        return azul
    if name == "pavilion":
        from sintra.pavilion import batch as pavilion  # noqa: PLC0415 - loads Numba

        return pavilion
    raise OptionError(f"game {name!r} does not exist; there are {', '.join(names())}")
