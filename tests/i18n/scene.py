"""A scene: a position in which something rare or instructive happens, the moves, and what is told of them in English."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sintra import games
from sintra.phrase import Phrase


@dataclass(frozen=True)
class Scene:
    """A position, what is played in it, and the sentences."""

    name: str
    state: Any
    steps: str  # moves, or deals where tiles are due, with a semicolon between them
    sentences: str  # one on each line

    def __str__(self) -> str:
        return self.name

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.state.setup.to_dict()["game"])

    def phrases(self) -> list[Phrase]:
        """Play the scene and give all that is told of it."""
        return [phrase for told, _ in self._play() for phrase in told]

    def states(self) -> list[Any]:
        """Give the position of the scene, and those after each step."""
        return [self.state, *(after for _, after in self._play())]

    def _play(self) -> Iterator[tuple[list[Phrase], Any]]:
        """Yield what is told of each step, and the position after it."""
        state = self.state
        game = games.make(self.game, state.players, **state.options.to_dict())
        for text in map(str.strip, self.steps.split(";")):
            if state.needs_deal:
                deal = game.parse_deal(text)
                after = game.deal(state, deal)
                yield game.narrate_deal(state, deal, after), after
            else:
                move = game.parse_move(text)
                after = game.play(state, move)
                yield game.narrate(state, move, after), after
            state = after
