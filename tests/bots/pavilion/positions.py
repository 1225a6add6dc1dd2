"""Positions of Summer Pavilion for tests of its searcher, and weights to look at them with."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from sintra._random import generator
from sintra.bots import weights
from sintra.bots.bot import Choice, Limit
from sintra.bots.clock import Clock
from sintra.bots.pavilion.evaluation import tables
from sintra.bots.pavilion.evaluation.features import KEPT, KEPT_FITTING, NUM_FEATURES
from sintra.bots.pavilion.search.searcher import PavilionSearcher
from sintra.pavilion.game import Pavilion
from sintra.pavilion.state import State


def random_rows(seed: int) -> list[list[float]]:
    """Make weights that have nothing to do with good play, all different; but every kept tile is worth something."""
    choose = random.Random(seed)
    rows = [[1.0, *(choose.uniform(-3, 3) for _ in range(NUM_FEATURES - 1))] for _ in range(tables.FITTED)]
    for row in rows:
        row[KEPT : KEPT_FITTING + 1] = map(abs, row[KEPT : KEPT_FITTING + 1])
    return rows


def hand_weights(side: str) -> tables.PackedWeights:
    """Return the hand-picked weights."""
    return tables.pack(weights.load(Pavilion(2, side=side), weights.HAND), int(side == "grey"))


def walk(game: Pavilion, seed: int) -> Iterator[State]:
    """Yield the positions of a random game in which nobody passes while there is anything else to do, for fuller boards."""
    choose = random.Random(seed)
    rng = generator(seed)
    state = game.new(seed % game.players)
    while not state.is_over:
        yield state
        if state.needs_deal:
            state = game.deal(state, game.random_deal(state, rng))
        else:
            legal = game.legal_actions(state)
            state = game.play(state, choose.choice(legal[:-1] or legal))
    yield state


def think(searcher: PavilionSearcher, state: State, nodes: int) -> Choice:
    """Search with a node limit."""
    clock = Clock()
    with clock.running(Limit(nodes=nodes)):
        return searcher.choice(state, clock)


def are_close(ours: Iterable[float], theirs: Iterable[float], within: float = 1e-6) -> bool:
    """Return whether two rows of numbers are of one length and agree."""
    ours, theirs = list(ours), list(theirs)
    return len(ours) == len(theirs) and all(abs(one - other) < within for one, other in zip(ours, theirs, strict=True))
