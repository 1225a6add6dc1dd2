"""Deals and moves with the positions before and after them: narrated, replayed, and made from a line with several moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sintra.dealer import Dealer
from sintra.games import AnyGame
from sintra.phrase import Phrase
from sintra.record import Record, deal_of, dealt, is_deal


@dataclass(frozen=True, slots=True)
class Step:
    """A deal or a move, with the positions before and after it."""

    before: Any
    event: str  # as in a Record
    after: Any

    @property
    def seat(self) -> int | None:
        """The seat that moved; None for a deal."""
        return None if is_deal(self.event) else self.before.turn


class TooMany(ValueError):
    """A line has more moves than the turn; `move` is the first extra one."""

    def __init__(self, move: str) -> None:
        self.move = move
        super().__init__(move)


def tell(game: AnyGame, step: Step) -> list[Phrase]:
    """Narrate a step in Phrases."""
    if is_deal(step.event):
        return game.narrate_deal(step.before, game.parse_deal(deal_of(step.event)), step.after)
    return game.narrate(step.before, game.parse_move(step.event), step.after)


def deal_step(game: AnyGame, state: Any, dealer: Dealer, number: int) -> Step:
    """Draw and apply the next deal; deals are numbered from 1."""
    deal = dealer.draw(game, state, number)
    return Step(state, dealt(state, deal), game.deal(state, deal))


def steps_of(record: Record) -> list[Step]:
    """Replay a Record step by step."""
    states = list(record.states())
    return [Step(*step) for step in zip(states, record.events, states[1:], strict=False)]


def since_turn_of(steps: Sequence[Step], seat: int) -> list[Step]:
    """Return all steps after the last move of a seat."""
    last = max((number for number, step in enumerate(steps, 1) if step.seat == seat), default=0)
    return list(steps[last:])


def follow(game: AnyGame, state: Any, moves: Sequence[str]) -> list[Step]:
    """Play several moves of the seat to act: all of them, or none if one is illegal or beyond the turn."""
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
