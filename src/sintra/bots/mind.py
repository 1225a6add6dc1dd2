"""What a game brings for bots: one `Mind`, registered as its part "mind" (see `sintra.plugin`).

Everything in it is optional. Where a game brings nothing, the bots use the rules alone: `search` and the levels simulate random
games, `greedy` and `naive` weigh what `Game.previews` says, every legal move counts as sensible, and there is no exact solver.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from sintra import games
from sintra.games import AnyGame

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sintra._random import Generator
    from sintra.bots.bot import Choice
    from sintra.bots.clock import Clock, Control
    from sintra.bots.tree import Nodes

    Seen = Mapping[int, NDArray[np.float64]]  # action -> what it brings at a glance

WORTH, TILES = "worth", "tiles"  # what moves are weighed in: points, or tiles, as beginners do
Values = Mapping[int, tuple[float, ...]]  # action -> each seat's value


class Searcher(Protocol):
    """Thinks about positions of one game."""

    def choice(self, state: Any, clock: Clock) -> Choice:
        """Think until the clock is out, and choose."""
        ...

    def move_values(self, state: Any, clock: Clock, deepest: int) -> dict[int, float]:
        """Value every legal move for the seat that acts, as its share of the victory."""
        ...


@dataclass(frozen=True, slots=True)
class Valuation:
    """What an exact search says about a position."""

    values: Values
    line: tuple[int, ...]
    is_exact: bool


class Valuer(Protocol):
    """Values the actions of positions of one game exactly, to the end of the round."""

    def think(self, state: Any, clock: Clock, *, every: bool) -> Valuation:
        """Search; with `every`, all values are wanted, otherwise that of the best action suffices."""
        ...

    def is_last_round(self, state: Any) -> bool:
        """Say whether the game ends with this round whatever happens."""
        ...


@dataclass(frozen=True, slots=True)
class Look:
    """What can be seen of every legal move at a glance, compiled, and how much it weighs."""

    glance: Callable[..., int]  # (states, actions, out) -> how many; writes the actions and a row of numbers for each
    width: int  # numbers in a row
    weights: Mapping[str, Mapping[int, float]]  # WORTH and TILES -> place in a row -> weight


@dataclass(frozen=True, slots=True)
class Level:
    """How well a level plays."""

    nodes: int  # positions that it looks at; the first move ahead is looked at in full
    depth: int  # moves that it looks ahead; 40 is more than a round has
    temperature: float  # in log odds of victory; 0: it plays what it thinks best
    seconds: float | None = None  # for the highest level, which takes its time


@dataclass(frozen=True, slots=True)
class Tuning:
    """What suits a game's tree search; of ours, exploration, warmth and noise were tried in matches, the others are guesses."""

    exploration: float = 1.0  # see `tree.select_child`
    caution: float = 0.1  # the same
    warmth: float = 1.0  # see `tree.soften`
    noise: float = 2.0  # see `light_move` of each game
    margin: float = 0.3  # see `tree.share_out`
    spread: float = 10.0  # the same
    patience: int = 2  # visits of a leaf before it gets children


class TreeSearch(Protocol):
    """The compiled tree search of a game."""

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
        """Simulate from states[0], with states[1] as the board, until the control says stop."""
        ...


@dataclass(frozen=True, slots=True)
class Mind:
    """All that a game brings for bots."""

    searcher: Callable[[AnyGame, str | None], Searcher] | None = (
        None  # of a game and the name of an evaluation, None: the default
    )
    thinker: Callable[[AnyGame], Valuer] | None = None
    look: Look | None = None
    sensible: Callable[[Seen, int], list[int]] | None = None  # which moves are sensible, given the best one; needs a `look`
    levels: tuple[Level, ...] = ()  # ten, for two seats
    levels_among_more: tuple[Level, ...] = ()  # ten, for more seats; none: as for two
    tree: TreeSearch | None = None
    tuning: Tuning = Tuning()
    weights: str | None = None  # the package that holds its files of weights


NOTHING = Mind()


def mind_of(game: AnyGame) -> Mind:
    """Give what a game brings for bots."""
    brought: Mind | None = games.part(game.name, "mind")
    return brought or NOTHING
