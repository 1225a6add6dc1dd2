"""PettingZoo: all seats of a game, one after another, for every game that is registered.

    from sintra.envs import azul_v1
    env = azul_v1.env(players=3, wall="grey", render_mode="rgb_array")

Agents are the seats, ``seat_0`` to ``seat_3``. An observation is a dictionary: ``observation``, the bytes of the game's layout
as that seat sees them, and ``action_mask``, which is empty for a seat that does not act. The rewards of a game come at its end
and add up to 0; with ``shaping``, every point won on the others counts so much at once.
"""

from __future__ import annotations

import secrets
from operator import index
from typing import TYPE_CHECKING, Any

import numpy as np

from sintra._random import generator, next_below
from sintra.envs import kinds, picture
from sintra.envs.extra import needed
from sintra.envs.rewards import rewards, utilities
from sintra.errors import OptionError
from sintra.games import AnyGame, make

if TYPE_CHECKING:
    from gymnasium import spaces
else:
    spaces = needed("gymnasium").spaces

pettingzoo: Any = needed("pettingzoo")  # it has no types
wrappers: Any = needed("pettingzoo.utils.wrappers")
Observation = dict[str, Any]
RENDER_MODES = ("human", "ansi", "rgb_array")


def env(game: str, **settings: Any) -> Any:
    """Make the environment as PettingZoo hands it out: one that refuses calls in the wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, **settings))


def raw_env(
    game: str,
    *,
    players: int = 2,
    render_mode: str | None = None,
    shaping: float = 0.0,
    start: int | None = 0,
    **options: Any,
) -> GameEnv:
    """Make the environment without wrappers."""
    return GameEnv(make(game, players, **options), render_mode, shaping=shaping, start=start)


class GameEnv(pettingzoo.AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A game with all its seats."""

    def __init__(self, game: AnyGame, render_mode: str | None = None, *, shaping: float = 0.0, start: int | None = 0) -> None:
        super().__init__()  # pyright: ignore[reportUnknownMemberType] - no types
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError(f"render_mode is {render_mode!r}, expected one of {', '.join(RENDER_MODES)}, or none")
        if start is not None:
            game.new(start)  # refuses a seat that is not there
        self.metadata = {
            "name": f"sintra_{game.name}_v1",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.game, self.render_mode, self.shaping = game, render_mode, shaping
        self.layout = kinds.features(game.name).layout(game)
        self._size, self._actions, self._range = self.layout.size, game.num_actions, range(game.num_actions)
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._start = start
        self._features, self._kernels = kinds.features(game.name), kinds.batch(game.name)
        self._rng = generator(secrets.randbits(64))
        self._make_spaces()

    def _make_spaces(self) -> None:
        actions = self.game.num_actions
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, self.layout.highest(), dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """Give what a seat may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Give what a seat may do."""
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - there are none
        """Lay out a new game and deal; equal seeds give equal games, and without a seed they go on from the last one."""
        if seed is not None:
            self._rng = generator(seed)
        self.agents = list(self.possible_agents)
        self._state = self.game.new(self._first_seat())
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self._turn = self._kernels.deal_first(self._state.array, self._rng)
        self.agent_selection: str = self.possible_agents[self._turn]

    def _first_seat(self) -> int:
        if self._start is not None:
            return self._start
        return int(next_below(self._rng, self.game.players))

    @property
    def position(self) -> Any:
        """A copy of the State."""
        return self._state.copy()

    def observe(self, agent: str) -> Observation:
        """Look at the game from a seat."""
        seen, mask = np.empty(self._size, np.uint8), np.empty(self._actions, np.uint8)
        self._features.look_first(self._state.array, self._seat_of[agent], seen, mask)
        return {"observation": seen, "action_mask": mask.view(np.int8)}

    def step(self, action: Any) -> None:
        """Carry out the action of the seat whose turn it is; an illegal one is a `ValueError` with the reason."""
        agent: str = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        before = self._state.scores if self.shaping else None
        self._turn = self._play(action)
        self._cumulative_rewards[agent] = 0.0
        if self._turn >= 0:
            self.agent_selection = self.possible_agents[self._turn]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
        if before or self._turn < 0:
            self._reward(before)

    def _play(self, action: Any) -> int:
        """Carry out an action; the checked door says why it cannot be."""
        number = _number(action)
        if number in self._range:
            turn: int = self._kernels.play_first(self._state.array, self._rng, number)
            if turn != self._kernels.ILLEGAL:
                return turn
        self.game.play(self._state, action)
        raise AssertionError(f"{action} is refused, but the rules allow it in {self._state!r}")

    def _reward(self, before: tuple[int, ...] | None) -> None:
        after = self._state.scores
        won = utilities(self.game.outcome(self._state)) if self._turn < 0 else None
        values = rewards(before or after, after, self.shaping, won)
        self.rewards = dict(zip(self.possible_agents, values, strict=True))
        self._accumulate_rewards()

    # Showing

    def render(self) -> Any:
        """Show the game: as text, printed or returned, or as a picture of height x width x 3 bytes."""
        if self.render_mode == "rgb_array":
            return picture.draw(self.game, self._state)
        if self.render_mode == "ansi":
            return str(self._state)
        if self.render_mode == "human":
            print(self._state)  # noqa: T201 - this mode talks to people
        return None

    def close(self) -> None:
        """Nothing is held."""


def _number(action: Any) -> int:
    """Give a whole number, Python's or NumPy's; -1 for anything else."""
    try:
        return -1 if isinstance(action, bool) else index(action)
    except TypeError:
        return -1
