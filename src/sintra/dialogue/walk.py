"""Questions that walk over a board: to a place by its name, and from there to its neighbors."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from sintra.dialogue.arguments import Asked
from sintra.phrase import Phrase

Answer = Callable[[Asked], list[Phrase]]
NAMING = 2  # words that name a place; after them may stand whose board is meant


@dataclass(frozen=True, slots=True)
class Ground:
    """The board of a game to walk on; places are what the game has for them."""

    first: Any  # the place where a walk begins if nobody names one
    sides: Iterable[str]  # of a place: also the questions that step there
    find: Callable[[Asked], Any]  # the place that is named
    describe: Callable[[Any, int, Any], list[Phrase]]  # of a Setup and a seat: a place
    step: Callable[[Any, int, Any, str], tuple[Any, list[Phrase]]]  # from a place to a side: where it leads, and what is told


def questions(word: str, ground: Ground) -> dict[str, Answer]:
    """Return the questions of a walk: the one that names a place, and a step to each side."""

    def visit(asked: Asked) -> list[Phrase]:
        """Go to a place; unnamed, stay where the walk has come to."""
        walk = asked.walk
        if asked.rest:
            place = ground.find(asked)
            walk.to(asked.seat_at(NAMING), place)
        elif not walk.has_begun:
            walk.to(asked.seat, ground.first)
        return ground.describe(asked.setup, walk.seat, walk.place)

    def stepping(side: str) -> Answer:
        def step(asked: Asked) -> list[Phrase]:
            walk = asked.walk
            if not walk.has_begun:
                return visit(replace(asked, rest=()))
            place, told = ground.step(asked.setup, walk.seat, walk.place, side)
            walk.to(walk.seat, place)
            return told

        return step

    return {word: visit, **{side: stepping(side) for side in ground.sides}}
