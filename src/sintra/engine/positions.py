"""Test positions for the conformance test: for every table and kind of choice, one with many and one with few legal moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sintra.games import AnyGame, facts, generator, make

WALKS = 4  # random games to pick positions from
SEED = 1


@dataclass(frozen=True, slots=True)
class ExamQuestion:
    """A test position with its legal moves."""

    state: Any
    legal: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.state.phase} in round {self.state.round}, {len(self.legal)} legal"


def tables(name: str) -> Iterator[AnyGame]:
    """Yield a game for every number of seats and every side of the board."""
    side = facts(name).side_option
    sides = next((option.values for option in facts(name).options if option.name == side), ())
    for players in facts(name).players:
        yield from (make(name, players, **{str(side): value}) for value in sides)
        if not sides:
            yield make(name, players)


def title(game: AnyGame) -> str:
    """Return a short title of a table."""
    side = facts(game.name).side_option
    return f"{game.name}, {game.players} players" + (f", {side} {game.options[side]}" if side else "")


def questions(game: AnyGame) -> list[ExamQuestion]:
    """Pick from random games, for each kind of choice, the positions with the most and the fewest legal moves."""
    widest: dict[tuple[str, bool], ExamQuestion] = {}
    narrowest: dict[tuple[str, bool], ExamQuestion] = {}
    for question in _walk(game):
        kind, size = (str(question.state.phase), "stop" in question.legal), len(question.legal)  # `stop` ends the discards
        if kind not in widest or size > len(widest[kind].legal):
            widest[kind] = question
        if kind not in narrowest or size < len(narrowest[kind].legal):
            narrowest[kind] = question
    return [question for kind in widest for question in (widest[kind], narrowest[kind])]


def first_question(game: AnyGame) -> ExamQuestion:
    """Return the first choice of a game."""
    return next(_walk(game))


def _walk(game: AnyGame) -> Iterator[ExamQuestion]:
    """Yield the decisions of random games."""
    rng = generator(SEED)
    for start in range(WALKS):
        state = game.new(start % game.players)
        while not state.is_over:
            if state.needs_deal:
                game.draw(state, rng)
                continue
            yield ExamQuestion(state.copy(), tuple(str(move) for move in game.legal_moves(state)))
            game.play_random(state, rng)
