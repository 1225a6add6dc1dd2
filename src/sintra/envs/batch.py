"""`BatchEnv`: thousands of games stepped by one compiled call. It needs NumPy and nothing else.

    env = BatchEnv(name, 4096, players=2, seed=7, threads=2)
    observations, masks = env.reset()
    while True:
        observations, masks, rewards, dones = env.step(choose(observations, masks))

All arrays are allocated once and overwritten by every step: copy what must last. A game that ends is reset in the same step
(autoreset): `rewards`, `dones` and `scores` are of the old game, `observations` and `masks` already of the new one.

Equal seeds give equal games for any batch size and number of threads: the deals depend only on the seed, the number of the game
and its episode.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self, SupportsIndex

import numpy as np

from sintra._random import generator
from sintra.envs import settings
from sintra.envs.kinds import EnvKind
from sintra.envs.slice_pool import SlicePool
from sintra.games import AnyGame

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

MAX_GAMES = 1 << 24
MAX_THREADS = 256
DRAWN = -1  # tells the kernels to draw the first seat


class BatchEnv:
    """Many games of one kind. See the module docstring for usage.

    observations: [batch, size of the layout], uint8, from the point of view of the seat that acts; see `sintra.channels`
    masks:        [batch, num_actions], bool: the legal actions
    seats:        [batch], int8: the seat that acts
    rewards:      [batch, players], float32: the rewards of the last step
    dones:        [batch], bool: whether the last step ended a game
    scores:       [batch, players], int16: the points after the last step; of a game that ended, the final ones
    episodes:     [batch], int64: how many games have ended there
    """

    def __init__(
        self,
        game: str | AnyGame,
        batch: SupportsIndex,
        *,
        players: SupportsIndex | None = None,
        seed: SupportsIndex = 0,
        threads: SupportsIndex = 1,
        start: SupportsIndex | None = 0,
        shaping: float = 0.0,
        first_game: SupportsIndex = 0,
        **options: Any,
    ) -> None:
        self.game = settings.rules(game, players, options)
        self.batch = settings.integer_in("batch", batch, 1, MAX_GAMES)
        first_seat = settings.seat("start", start, self.game)
        self._kind = EnvKind(self.game)
        self.layout = self._kind.features.layout(self.game)
        self.shaping = settings.shaping(shaping)
        self._first_game = settings.integer_in("first_game", first_game, 0, 1 << 62)
        self._start = DRAWN if first_seat is None else first_seat
        self._pool = SlicePool(self.batch, min(settings.integer_in("threads", threads, 1, MAX_THREADS), self.batch))
        self._make_arrays()
        self._seed(seed)

    def _make_arrays(self) -> None:
        batch, players, seed = self.batch, self.game.players, np.zeros(self.batch, np.uint64)
        self._layout = self._kind.hold(self.game.new())
        self._states = np.repeat(self._layout, batch)
        self._seeds, self._counters, self._choices = seed, seed.copy(), seed.copy()
        self._actions = np.zeros(batch, np.int64)
        self._sampled = np.zeros(batch, np.int64)
        self.observations: NDArray[np.uint8] = np.zeros((batch, self.layout.size), np.uint8)
        self.masks: NDArray[np.bool_] = np.zeros((batch, self.game.num_actions), np.bool_)
        self.seats: NDArray[np.int8] = np.zeros(batch, np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((batch, players), np.float32)
        self.dones: NDArray[np.bool_] = np.zeros(batch, np.bool_)
        self.scores: NDArray[np.int16] = np.zeros((batch, players), np.int16)
        self.episodes: NDArray[np.int64] = np.zeros(batch, np.int64)
        self._is_started = False

    def _seed(self, seed: SupportsIndex) -> None:
        self._kind.batch.seed_games(generator(settings.seed(seed)), self._seeds, self._choices, self._first_game)

    # For learners

    def reset(self, seed: SupportsIndex | None = None) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
        """Restart all games from their first episode, with a new seed if one is given; return observations and masks."""
        if seed is not None:
            self._seed(seed)
        else:
            self._kind.batch.choose_again(self._seeds, self._choices)
        self.episodes[:] = 0
        self.rewards[:] = 0
        self.dones[:] = False
        self._pool.run(self._start_slice)
        self._is_started = True
        return self.observations, self.masks

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.uint8], NDArray[np.bool_], NDArray[np.float32], NDArray[np.bool_]]:
        """Apply one action in every game; return observations, masks, rewards and dones.

        An illegal action raises `IllegalMove`, a `ValueError`, with the number of the game; then no game has changed.
        """
        if not self._is_started:
            raise RuntimeError("the games have not begun: call reset before step")
        self._take(actions)
        self._pool.run(self._step_slice)
        return self.observations, self.masks, self.rewards, self.dones

    def sample(self) -> NDArray[np.int64]:
        """Sample a uniformly random legal action in every game; the next call overwrites the array."""
        if not self._is_started:
            raise RuntimeError("the games have not begun: call reset before sample")
        self._pool.run(self._sample_slice)
        return self._sampled

    def state(self, number: SupportsIndex) -> Any:
        """Return a copy of the position of a game, counted from 0 within the batch."""
        place = settings.integer_in("number", number, 0, self.batch - 1)
        return self._kind.state(self._states, place)

    @property
    def nbytes(self) -> int:
        """The size of all arrays in bytes."""
        return sum(array.nbytes for array in vars(self).values() if isinstance(array, np.ndarray))

    def close(self) -> None:
        """Stop the threads."""
        self._pool.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Internals

    def _take(self, actions: ArrayLike) -> None:
        """Validate the actions of all games before any is applied."""
        self._actions[:] = integers("actions", actions, self.batch)
        wrong = self._kind.batch.first_illegal(self._states, self._actions)
        if wrong >= 0:
            self._refuse(wrong, int(self._actions[wrong]))

    def _refuse(self, number: int, action: int) -> None:
        """Raise the checked path's reason for an illegal action."""
        try:
            self.game.play(self.state(number), action)
        except ValueError as error:
            error.add_note(f"this was game {number} of the batch; no game has changed")
            raise
        raise AssertionError(f"game {number} rejects action {action}, which is legal by the rules")

    def _start_slice(self, first: int, last: int) -> None:
        self._kind.batch.start_games(
            self._layout, self._states, self._seeds, self._counters, self.episodes, self.scores, self._start, first, last
        )
        self._look(first, last)

    def _step_slice(self, first: int, last: int) -> None:
        self._kind.batch.step_games(
            self._layout,
            self._states,
            self._seeds,
            self._counters,
            self.episodes,
            self._actions,
            self.rewards,
            self.dones,
            self.scores,
            self._start,
            self.shaping,
            first,
            last,
        )
        self._look(first, last)

    def _look(self, first: int, last: int) -> None:
        self._kind.batch.look_at_games(self._states, self.observations, self.masks, self.seats, first, last)

    def _sample_slice(self, first: int, last: int) -> None:
        self._kind.batch.sample_games(self._states, self._choices, self._sampled, first, last)


def integers(name: str, values: ArrayLike, number: int | None) -> NDArray[np.int64]:
    """Convert values to a vector of integers, of a given length if there is one."""
    given = np.asarray(values)
    if given.ndim != 1 or number not in (None, len(given)):
        wanted = "one axis" if number is None else f"({number},): one for each game"
        raise ValueError(f"{name} of shape {given.shape}, expected {wanted}")
    if len(given) and not np.issubdtype(given.dtype, np.integer):
        raise TypeError(f"{name} of type {given.dtype}, expected whole numbers")
    return given.astype(np.int64)
