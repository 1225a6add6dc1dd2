"""What Summer Pavilion brings for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra.bots import weights
from sintra.bots.crowd import for_seats
from sintra.bots.mind import TILES, WORTH, DealEffort, Level, Look, Mind, Tuning
from sintra.bots.pavilion.glance import (
    COST,
    DROPPED,
    JOKERS,
    PAID,
    PASSES,
    POINTS,
    SERVICE,
    STONE,
    TAKEN,
    WIDTH,
    glance_first,
)
from sintra.bots.pavilion.rollout.tree import search
from sintra.bots.pavilion.search.searcher import PavilionSearcher
from sintra.bots.pavilion.sense import sensible
from sintra.bots.pavilion.valuer import PavilionValuer

if TYPE_CHECKING:
    from sintra.bots.mind import Searcher
    from sintra.games import AnyGame

# Hand-picked weights with which the greedy bot clearly beats the naive one
LOOK = Look(
    glance_first,
    WIDTH,
    {
        WORTH: {
            POINTS: 1.0,
            COST: -1.0,
            DROPPED: -0.25,
            TAKEN: 2.5,
            PAID: -0.6,
            JOKERS: 1.5,
            SERVICE: 0.3,
            STONE: 4.0,
            PASSES: -100.0,
        },
        TILES: {TAKEN: 1.0, DROPPED: -1.0, JOKERS: 0.1, PASSES: -100.0},
    },
)

# Calibrated with two seats on the coloured side, neighbor against neighbor: `sintra ladder pavilion level-1 ... --neighbors 1`
LEVELS = (
    Level(3_000, 1, 0.40),
    Level(3_000, 1, 0.28),
    Level(3_000, 1, 0.17),
    Level(3_000, 1, 0.09),
    Level(20_000, 2, 0.095),
    Level(30_000, 3, 0.095),
    Level(30_000, 3, 0.065),
    Level(3_000, 40, 0.0),
    Level(9_000, 40, 0.0),
    Level(1_000_000, 40, 0.0, 1.0),  # without deals: in first matches they brought nothing here
)
LEVELS_AMONG_MORE = (*LEVELS[:3], Level(3_000, 1, 0.12), Level(3_000, 1, 0.05), *LEVELS[5:])


def make_searcher(game: AnyGame, evaluation: str | None) -> Searcher:
    """Make the searcher, with the fitted weights or the named ones."""
    return for_seats(game, PavilionSearcher.of(game, weights.load(game, evaluation or weights.FITTED)), evaluation)


MIND = Mind(
    searcher=make_searcher,
    thinker=PavilionValuer,
    look=LOOK,
    sensible=sensible,
    levels=LEVELS,
    levels_among_more=LEVELS_AMONG_MORE,
    tree=search,
    tuning=Tuning(exploration=1.0, fpu_reduction=0.1, temperature=1.0, noise=2.0, margin=0.3, spread=10.0, expand_after=2),
    effort=DealEffort(first=60_000, playout=1_000, each=1_000, gap=0.06, width=3),
    weights="sintra.bots.weights",
)
