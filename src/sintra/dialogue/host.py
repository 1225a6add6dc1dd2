"""Where a conversation about a game takes place: at a keyboard, or at a table of a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from sintra.games import AnyGame
from sintra.session.step import Step

HOST_COMMANDS = frozenset({"hint", "undo", "save", "quit"})  # what a Desk cannot know or do: the host answers these itself


class Host(Protocol):
    """A game in progress, as far as a Desk must know it."""

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
