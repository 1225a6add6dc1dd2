"""The host of a dialogue: a terminal, or a table of a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from sintra.games import AnyGame
from sintra.session.step import Step

HOST_COMMANDS = frozenset({"hint", "undo", "save", "quit"})  # the host handles these itself: a Desk cannot


class Host(Protocol):
    """What a Desk needs of a game in progress."""

    @property
    def game(self) -> AnyGame:
        """The rules."""
        ...

    @property
    def state(self) -> Any:
        """The position now."""
        ...

    @property
    def steps(self) -> Sequence[Step]:
        """Everything that has happened."""
        ...
