"""What has happened in a game, event by event: told in Phrases, looked back on, and played on by a line with several moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sintra.games import AnyGame
from sintra.phrase import Phrase
from sintra.record import is_deal


@dataclass(frozen=True, slots=True)
class Step:
    """One event: a deal or a move, with the positions around it."""

    before: Any
    event: str
    after: Any

    @property
    def seat(self) -> int | None:
        """The seat that moved; None for a deal."""
        return None if is_deal(self.event) else self.before.turn


class TooMany(ValueError):
    """A line holds moves beyond the turn; `move` is the first."""

    def __init__(self, move: str) -> None:
        self.move = move
        super().__init__(move)


def tell(game: AnyGame, step: Step) -> list[Phrase]:
    """Tell a step in Phrases."""
    if is_deal(step.event):
        deal = game.parse_deal(step.event.partition(" ")[2])
        return game.narrate_deal(step.before, deal, step.after)
    return game.narrate(step.before, game.parse_move(step.event), step.after)


def since_turn_of(steps: Sequence[Step], seat: int) -> list[Step]:
    """Give everything that has happened after the last move of a seat."""
    last = max((number for number, step in enumerate(steps, 1) if step.seat == seat), default=0)
    return list(steps[last:])


def follow(game: AnyGame, state: Any, moves: Sequence[str]) -> list[Step]:
    """Play moves of the seat that acts, one after another: all of them, or none if one is refused or beyond the turn."""
    steps: list[Step] = []
    seat = state.turn
    for text in moves:
        if state.needs_deal or state.turn != seat:
            raise TooMany(text)
        move = game.parse_move(text)
        after = game.play(state, move)
        steps.append(Step(state, str(move), after))
        state = after
    return steps
