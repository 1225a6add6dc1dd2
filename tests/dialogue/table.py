"""A table for conversations: the smallest host that a Desk can have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sintra import games
from sintra._random import generator
from sintra.dialogue.kind import vocabulary
from sintra.dialogue.questions import Desk
from sintra.games import AnyGame
from sintra.record import dealt
from sintra.session.step import Step, follow

NAMES = ["Ana", "Greedy"]


class Table:
    """A game in progress, with deals of its own; people choose everything else."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.state: Any = game.new()
        self.steps: list[Step] = []
        self._rng = generator(0)

    def deal(self) -> None:
        """Deal, if a deal is due."""
        while self.state.needs_deal:
            deal = self.game.random_deal(self.state, self._rng)
            self._append([Step(self.state, dealt(self.state, deal), self.game.deal(self.state, deal))])

    def play(self, moves: Sequence[str]) -> None:
        """Play moves of the seat that acts, and deal if that is due then."""
        self._append(follow(self.game, self.state, moves))
        self.deal()

    def play_first(self) -> str:
        """Play the first move that is legal, and give it."""
        move = str(self.game.legal_moves(self.state)[0])
        self.play([move])
        return move

    def _append(self, steps: Sequence[Step]) -> None:
        self.steps += steps
        self.state = steps[-1].after


def laid(game: str = "azul", **options: Any) -> Table:
    """A table after its first deal."""
    table = Table(games.make(game, 2, **options))
    table.deal()
    return table


def desk(table: Table, language: str = "en", colors: str = "words", seat: int | None = None) -> Desk:
    """A desk at a table."""
    return Desk(table, vocabulary(table.game.name, language, colors), NAMES, seat)
