"""Gymnasium vector environment: many games, one learning seat in each, based on `BatchEnv`.

    envs = gymnasium.make_vec(name, num_envs=1024, opponents="uniform")
    seen, infos = envs.reset(seed=1)
    seen, rewards, ends, cuts, infos = envs.step(actions)

A step is a decision of the learning seat in every game. A game that ends is reset in the same step (Gymnasium's SAME_STEP
autoreset): its end is in ``infos["final_obs"]`` and ``infos["final_info"]``. Opponents are bots as in `sintra.envs.seat`, or a
function of the observations and masks of the games in which others act, such as an older copy of the learner.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from sintra import bots
from sintra.envs import settings
from sintra.envs.extras import require_module
from sintra.envs.seat import ILLEGAL, LOSS, SEEDS, seated_bots
from sintra.envs.staggered import StaggeredEnv
from sintra.errors import OptionError
from sintra.games import AnyGame

if TYPE_CHECKING:
    from gymnasium import error, spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    Seen = NDArray[np.uint8]
    Chooser = Callable[[NDArray[np.uint8], NDArray[np.bool_]], Any]  # observations, masks -> actions
else:
    error, spaces = (getattr(require_module("gymnasium"), name) for name in ("error", "spaces"))
    AutoresetMode, VectorEnv = (getattr(require_module("gymnasium.vector"), name) for name in ("AutoresetMode", "VectorEnv"))
    batch_space = require_module("gymnasium.vector.utils").batch_space
    Seen = np.ndarray

Finals = dict[int, dict[str, Any]]  # by game: its last observation, points, and why it was lost
UNIFORM = "uniform"  # has a compiled fast path


class SeatVectorEnv(VectorEnv[Seen, Any, Any]):
    """Many games, each from the point of view of one seat."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(  # noqa: PLR0913 - each of these is one plain setting
        self,
        num_envs: SupportsIndex,
        game: str | AnyGame,
        *,
        players: SupportsIndex | None = None,
        opponents: str | Sequence[str] | Chooser = "greedy",
        seat: SupportsIndex = 0,
        start: SupportsIndex | None = 0,
        shaping: float = 0.0,
        illegal: str = "lose",
        threads: SupportsIndex = 1,
        render_mode: None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None:
            raise OptionError(f"render_mode is {render_mode!r}, expected None: vector environments are not rendered")
        self._games = StaggeredEnv(game, num_envs, players=players, threads=threads, start=start, shaping=shaping, **options)
        self.game, self.num_envs = self._games.game, self._games.batch
        self.layout = self._games.layout
        self.seat = settings.integer_in("seat", seat, 0, self.game.players - 1)
        self._illegal = settings.one_of("illegal", illegal, ILLEGAL)
        self._chooser = opponents if callable(opponents) else None
        self._names = [] if callable(opponents) else seated_bots(opponents, self.game)
        self._bots: dict[tuple[int, int], bots.Bot] = {}  # by game and seat
        self._is_started = False
        self.single_observation_space = spaces.Box(0, self.layout.highest(), dtype=np.uint8)
        self.single_action_space = spaces.Discrete(self.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    # Playing

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Start all games; equal seeds give equal games, and without a seed the last generator is continued."""
        if seed is not None:
            seed = settings.seed(seed)
        super().reset(seed=None if seed is None else seed % 2**64, options=options)
        self._close_bots()
        self._games.reset(seed=int(self.np_random.integers(SEEDS)))
        self._is_started = True
        self._play_opponents(np.zeros(self.num_envs), np.ones(self.num_envs, np.bool_), {})
        return self._games.observations.copy(), self._infos()

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        """Apply an action of the learning seat in every game, and those of the others up to its next ones."""
        if not self._is_started:
            raise error.ResetNeeded("no games have begun: call reset before step")
        given, lost = self._read(actions)
        rewards, ends, finals = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_), dict[int, dict[str, Any]]()
        for place, reason in lost.items():
            seen = self._games.look_at(place)[self.seat]
            finals[place] = {"obs": seen, **self._info(place), "illegal": reason}
        wrong = np.array(list(lost), np.int64)
        rewards[wrong], ends[wrong] = LOSS, True
        self._play(np.flatnonzero(~ends), given[~ends], rewards, ends, finals)
        if lost:
            self._games.begin_next(wrong)
        self._play_opponents(rewards, ends, finals)
        cuts = np.zeros(self.num_envs, np.bool_)
        return self._games.observations.copy(), rewards, ends, cuts, {**self._infos(), **_final_infos(finals, self.num_envs)}

    def _read(self, actions: Any) -> tuple[NDArray[np.int64], dict[int, str]]:
        """Validate the actions of all games; return them, and the reasons of the illegal ones by game."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or not np.issubdtype(given.dtype, np.integer):
            raise error.InvalidAction(f"actions are {given.dtype} of shape {given.shape}, expected {self.num_envs} integers")
        if not ((given >= 0) & (given < self.game.num_actions)).all():
            raise error.InvalidAction(f"an action out of range, expected whole numbers from 0 to {self.game.num_actions - 1}")
        given = given.astype(np.int64)
        wrong: list[int] = np.flatnonzero(~self._games.masks[np.arange(self.num_envs), given]).tolist()
        lost = {place: self._reason(place, int(given[place])) for place in wrong}
        if lost and self._illegal == "raise":
            place, reason = next(iter(lost.items()))
            raise error.InvalidAction(f"{reason}; this was game {place}, and no game has changed")
        return given, lost

    def _reason(self, place: int, action: int) -> str:
        try:
            self.game.play(self._games.state(place), action)
        except ValueError as refusal:
            return str(refusal)
        raise AssertionError(f"{action} is rejected in game {place}, but legal by the rules")

    def _play_opponents(self, rewards: NDArray[np.float64], ends: NDArray[np.bool_], finals: dict[int, dict[str, Any]]) -> None:
        while len(places := np.flatnonzero(self._games.seats != self.seat)):
            self._play(places, self._choose(places), rewards, ends, finals)

    def _play(
        self,
        places: NDArray[np.int64],
        actions: NDArray[np.int64],
        rewards: NDArray[np.float64],
        ends: NDArray[np.bool_],
        finals: Finals,
    ) -> None:
        """Step some games; rewards count only in games that have not ended in this step of the learner."""
        won, last = self._games.step_some(places, actions)
        counts = ~ends[places]
        rewards[places[counts]] += won[counts, self.seat]
        for place, seen in last.items():
            ends[place] = True
            finals[place] = {"obs": seen[self.seat], **self._info(place)}

    def _choose(self, places: NDArray[np.int64]) -> NDArray[np.int64]:
        """Choose the actions of the opponents in some games."""
        if self._chooser is not None:
            chosen = np.asarray(self._chooser(self._games.observations[places], self._games.masks[places]))
            return self._legal(places, chosen)
        if all(name.bot == UNIFORM for name in self._names):
            return self._games.sample_some(places)
        return self._legal(places, np.array([self._ask(int(place)) for place in places]))

    def _legal(self, places: NDArray[np.int64], actions: Any) -> NDArray[np.int64]:
        """Reject illegal actions of opponents with an error: they are not the learner's fault."""
        is_row = actions.shape == (len(places),) and np.issubdtype(actions.dtype, np.integer)
        if not is_row:
            raise OptionError(f"opponents chose {actions.dtype} of shape {actions.shape}, expected {len(places)} whole numbers")
        for place, action in zip(places.tolist(), actions.tolist(), strict=True):
            if not 0 <= action < self.game.num_actions or not self._games.masks[place, action]:
                self.game.play(self._games.state(place), action)
        return np.asarray(actions, np.int64)

    def _ask(self, place: int) -> int:
        """Ask the bot whose turn it is in a game."""
        seat = int(self._games.seats[place])
        if (place, seat) not in self._bots:
            name = self._names[(seat - self.seat) % self.game.players - 1]
            self._bots[place, seat] = bots.seated(name, self.game, int(self.np_random.integers(SEEDS)))
        return int(self._bots[place, seat].choose(self._games.state(place)).action)

    # Infos

    def _info(self, place: int) -> dict[str, Any]:
        return {"scores": self._games.scores[place].copy(), "seat": self.seat}

    def _infos(self) -> dict[str, Any]:
        masks, seats = self._games.masks.astype(np.int8), np.full(self.num_envs, self.seat)
        return {"action_mask": masks, "scores": self._games.points(), "seat": seats}

    def close_extras(self, **_: Any) -> None:
        """Stop the threads and close the bots."""
        self._close_bots()
        self._is_started = False
        self._games.close()

    def _close_bots(self) -> None:
        for bot in self._bots.values():
            bots.close(bot)
        self._bots.clear()


def _final_infos(finals: Finals, number: int) -> dict[str, Any]:
    """Return the final observations and infos in Gymnasium's format: object arrays with masks."""
    if not finals:
        return {}
    seen, infos, there = np.full(number, None), np.full(number, None), np.zeros(number, np.bool_)
    for place, final in finals.items():
        seen[place], infos[place] = final["obs"], {name: value for name, value in final.items() if name != "obs"}
        there[place] = True
    return {"final_obs": seen, "_final_obs": there, "final_info": infos, "_final_info": there.copy()}
