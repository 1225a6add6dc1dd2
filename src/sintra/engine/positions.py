"""Positions that a program is asked about: of every table each kind of choice, once wide and once narrow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sintra.games import AnyGame, generator, make

SIDES = {"azul": "wall", "pavilion": "side"}  # the option that turns the board over
WALKS = 4  # random games that are looked through
SEED = 1


@dataclass(frozen=True, slots=True)
class Question:
    """A position with a choice to make."""

    state: Any
    legal: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.state.phase} in round {self.state.round}, {len(self.legal)} legal"


def tables(name: str) -> Iterator[AnyGame]:
    """Give a game for every number of seats and both sides of its board."""
    for players in (2, 3, 4):
        for side in ("coloured", "grey"):
            yield make(name, players, **{SIDES[name]: side})


def title(game: AnyGame) -> str:
    """Name a table in few words."""
    side = SIDES[game.name]
    return f"{game.name}, {game.players} players, {side} {game.options[side]}"


def questions(game: AnyGame) -> list[Question]:
    """Pick from random games, phase by phase, the position with most and the one with fewest legal moves."""
    widest: dict[str, Question] = {}
    narrowest: dict[str, Question] = {}
    for question in _walk(game):
        phase, size = question.state.phase, len(question.legal)
        if phase not in widest or size > len(widest[phase].legal):
            widest[phase] = question
        if phase not in narrowest or size < len(narrowest[phase].legal):
            narrowest[phase] = question
    return [question for phase in widest for question in (widest[phase], narrowest[phase])]


def first_question(game: AnyGame) -> Question:
    """Give the first choice of a game."""
    return next(_walk(game))


def _walk(game: AnyGame) -> Iterator[Question]:
    """Go through random games."""
    rng = generator(SEED)
    for start in range(WALKS):
        state = game.new(start % game.players)
        while not state.is_over:
            if state.needs_deal:
                game.draw(state, rng)
                continue
            yield Question(state.copy(), tuple(str(move) for move in game.legal_moves(state)))
            game.play_random(state, rng)
