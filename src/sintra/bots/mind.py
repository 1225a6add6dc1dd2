"""What a game brings for bots: one `Mind`, registered as its part "mind" (see `sintra.plugin`).

Everything in it is optional. The fallbacks use the rules alone: `search` and the levels run MCTS with random playouts, `greedy`
and `naive` weigh `Game.previews`, every legal move counts as sensible, and there is no exact solver.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import numpy as np

from sintra import games
from sintra.games import AnyGame

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sintra._random import Generator
    from sintra.bots.bot import Choice
    from sintra.bots.clock import Clock, Control
    from sintra.bots.tree import Nodes

    Seen = Mapping[int, NDArray[np.float64]]  # action -> its one-ply features

WORTH, TILES = "worth", "tiles"  # the unit of one-ply values: points, or tiles, as beginners count
Values = Mapping[int, tuple[float, ...]]  # action -> each seat's value


class Searcher(Protocol):
    """Searches positions of one game."""

    def choice(self, state: Any, clock: Clock) -> Choice:
        """Search until the limit is reached, and choose."""
        ...

    def move_values(self, state: Any, clock: Clock, max_depth: int) -> dict[int, float]:
        """Value every legal move for the seat that acts, as its share of the victory."""
        ...


@runtime_checkable
class Ranker(Searcher, Protocol):
    """A searcher that can tell which moves are nearly as good as its choice: what looking across the deal needs."""

    def ranked(self, state: Any, clock: Clock, gap: float) -> tuple[Choice, dict[int, float]]:
        """Search; return the choice, and the values of the moves that are less than `gap` below the best, best first."""
        ...


@dataclass(frozen=True, slots=True)
class DealEffort:
    """How much a game's search spends on looking across the deal (see `lookahead`); nodes, if there are enough."""

    first: int = 300_000  # nodes of the search that finds the candidates
    playout: int = 10_000  # nodes of each search with which a candidate is played to the end of the round
    each: int = 10_000  # nodes of the search after each deal
    gap: float = 0.08  # candidates are less than this share below the best
    width: int = 4  # candidates at most


@dataclass(frozen=True, slots=True)
class Valuation:
    """The result of an exact search."""

    values: Values
    line: tuple[int, ...]
    is_exact: bool


class Valuer(Protocol):
    """Values the actions of positions of one game exactly, to the end of the round."""

    def think(self, state: Any, clock: Clock, *, every: bool) -> Valuation:
        """Search; with `every`, all actions get exact values, otherwise only the best one."""
        ...

    def is_last_round(self, state: Any) -> bool:
        """Return whether the game is certain to end with this round."""
        ...


@dataclass(frozen=True, slots=True)
class Look:
    """Compiled one-ply features of every legal move, and their weights."""

    glance: Callable[..., int]  # (states, actions, out) -> count; writes the actions and a row of features for each
    width: int  # features in a row
    weights: Mapping[str, Mapping[int, float]]  # WORTH and TILES -> index in a row -> weight


@dataclass(frozen=True, slots=True)
class Level:
    """The parameters of a level."""

    nodes: int  # node limit; the first ply is always searched in full
    depth: int  # depth limit in plies; 40 is more than a round has
    temperature: float  # of the softmax over log odds of victory; 0: it plays its best move
    seconds: float | None = None  # time limit, for the highest level
    deals: int = 0  # that it samples to look into the next round, at most; for the highest level


@dataclass(frozen=True, slots=True)
class Tuning:
    """Hyperparameters of a game's MCTS. Ours: exploration, temperature and noise are tuned by matches, the rest are guesses."""

    exploration: float = 1.0  # see `tree.select_child`
    fpu_reduction: float = 0.1  # first-play urgency: an unvisited child counts as its parent less this
    temperature: float = 1.0  # of the priors, see `tree.softmax_weights`
    noise: float = 2.0  # of the playout policy, see `light_move` of each game
    margin: float = 0.3  # see `tree.victory_shares`
    spread: float = 10.0  # the same
    expand_after: int = 2  # visits of a leaf before it is expanded


class TreeSearch(Protocol):
    """The compiled MCTS of a game."""

    def __call__(  # noqa: PLR0913, PLR0917 - compiled code takes plain arrays
        self,
        states: Any,
        nodes: Nodes,
        control: Control,
        rng: Generator,
        playout: int,
        tuning: NDArray[np.float64],
        actions: NDArray[np.int32],
        /,
    ) -> None:
        """Simulate from states[0], with states[1] as scratch space, until the control says stop."""
        ...


@dataclass(frozen=True, slots=True)
class Mind:
    """Everything that a game brings for bots."""

    searcher: Callable[[AnyGame, str | None], Searcher] | None = None  # takes a game and the name of an evaluation or None
    thinker: Callable[[AnyGame], Valuer] | None = None
    look: Look | None = None
    sensible: Callable[[Seen, int], list[int]] | None = None  # filters out blunders, given the best move; needs a `look`
    levels: tuple[Level, ...] = ()  # ten, for two seats
    levels_among_more: tuple[Level, ...] = ()  # ten, for more seats; by default as for two
    tree: TreeSearch | None = None
    tuning: Tuning = Tuning()
    effort: DealEffort = DealEffort()
    weights: str | None = None  # the package that holds its weight files


NOTHING = Mind()


def mind_of(game: AnyGame) -> Mind:
    """Return what a game brings for bots."""
    brought: Mind | None = games.part(game.name, "mind")
    return brought or NOTHING
