"""What Azul brings for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra.bots import weights
from sintra.bots.azul.glance import COST, DROPPED, PLACED, POINTS, PROMISE, WIDTH, glance_first
from sintra.bots.azul.rollout.tree import search
from sintra.bots.azul.search.searcher import AzulSearcher
from sintra.bots.azul.sense import sensible
from sintra.bots.azul.valuer import AzulValuer
from sintra.bots.crowd import for_seats
from sintra.bots.mind import TILES, WORTH, DealEffort, Level, Look, Mind, Tuning

if TYPE_CHECKING:
    from sintra.bots.mind import Searcher
    from sintra.games import AnyGame

# Hand-picked weights with which the greedy bot clearly beats the naive one
LOOK = Look(
    glance_first,
    WIDTH,
    {
        WORTH: {POINTS: 1.0, COST: -1.0, DROPPED: -0.25, PLACED: 0.15, PROMISE: 0.4},
        TILES: {PLACED: 1.0, DROPPED: -1.0},
    },
)

# Calibrated with two seats on the coloured side, neighbor against neighbor: `sintra ladder azul level-1 ... --neighbors 1`
LEVELS = (
    Level(1, 1, 0.20),
    Level(1, 1, 0.13),
    Level(1, 1, 0.06),
    Level(2_000, 2, 0.10),
    Level(5_000, 3, 0.095),
    Level(10_000, 4, 0.062),
    Level(30_000, 5, 0.046),
    Level(5_000, 40, 0.0),
    Level(32_000, 40, 0.0),
    Level(5_000_000, 40, 0.0, 1.0, deals=32),
)

# With three and four seats max^n with lookahead does not help: levels 4 and 5 lost to level 3 with it
LEVELS_AMONG_MORE = (
    Level(1, 1, 0.20),
    Level(1, 1, 0.13),
    Level(1, 1, 0.09),
    Level(1, 1, 0.065),
    Level(1, 1, 0.042),
    Level(1, 1, 0.01),
    Level(2_000, 40, 0.0),
    Level(7_000, 40, 0.0),
    Level(40_000, 40, 0.0),
    Level(5_000_000, 40, 0.0, 1.0),
)


def make_searcher(game: AnyGame, evaluation: str | None) -> Searcher:
    """Make the searcher, with the fitted weights or the named ones."""
    return for_seats(game, AzulSearcher(weights.load(game, evaluation or weights.FITTED)), evaluation)


MIND = Mind(
    searcher=make_searcher,
    thinker=AzulValuer,
    look=LOOK,
    sensible=sensible,
    levels=LEVELS,
    levels_among_more=LEVELS_AMONG_MORE,
    tree=search,
    tuning=Tuning(exploration=1.0, fpu_reduction=0.1, temperature=2.0, noise=2.0, margin=0.3, spread=10.0, expand_after=4),
    effort=DealEffort(first=600_000, playout=10_000, each=16_000, gap=0.08, width=4),
    weights="sintra.bots.weights",
)
