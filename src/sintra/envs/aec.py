"""PettingZoo: all seats of a game, one after another, for every game that is registered.

    from sintra.envs import aec
    env = aec.env(name, players=3, render_mode="rgb_array")

Agents are the seats, ``seat_0`` to ``seat_3``. An observation is a dictionary: ``observation``, the bytes of the game's layout
from the seat's point of view, and ``action_mask``, all zeros for a seat that does not act. Rewards come at the end of the game
and add up to 0; with ``shaping``, every point gained on the others is rewarded at once.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from sintra._parser import shown
from sintra._random import generator, next_below
from sintra.envs import picture, settings
from sintra.envs.extras import require_module
from sintra.envs.kinds import EnvKind
from sintra.envs.rewards import rewards, utilities
from sintra.errors import MoveSyntax
from sintra.games import AnyGame

if TYPE_CHECKING:
    from gymnasium import logger, spaces
else:
    logger, spaces = (getattr(require_module("gymnasium"), name) for name in ("logger", "spaces"))

pettingzoo: Any = require_module("pettingzoo")  # it has no types
wrappers: Any = require_module("pettingzoo.utils.wrappers")
Observation = dict[str, Any]


def env(game: str, **given: Any) -> Any:
    """Make the environment with PettingZoo's standard wrapper, which rejects calls in the wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, **given))


def raw_env(
    game: str,
    *,
    players: SupportsIndex = 2,
    render_mode: str | None = None,
    shaping: float = 0.0,
    start: SupportsIndex | None = 0,
    **options: Any,
) -> GameEnv:
    """Make the environment without wrappers."""
    return GameEnv(settings.rules(game, players, options), render_mode, shaping=shaping, start=start)


class GameEnv(pettingzoo.AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A game with all its seats."""

    def __init__(
        self, game: AnyGame, render_mode: str | None = None, *, shaping: float = 0.0, start: SupportsIndex | None = 0
    ) -> None:
        super().__init__()  # pyright: ignore[reportUnknownMemberType] - no types
        self.metadata = {
            "name": f"sintra_{game.name}_v1",
            "render_modes": list(settings.RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.game = game
        self.render_mode, self.shaping = settings.render_mode(render_mode), settings.shaping(shaping)
        self._start = settings.seat("start", start, game)
        self._kind = EnvKind(game)
        self._look_first, self._play_first = self._kind.features.look_first, self._kind.batch.play_first
        self.layout = self._kind.features.layout(game)
        self._size, self._actions, self._range = self.layout.size, game.num_actions, range(game.num_actions)
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
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
        """Return the observation space of a seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the action space of a seat."""
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - there are none
        """Set up a new game and deal; equal seeds give equal games, and without a seed the last generator is continued."""
        if seed is not None:
            self._rng = generator(settings.seed(seed))
        self.agents = list(self.possible_agents)
        self._state = self.game.new(self._first_seat())
        self._held = self._kind.hold(self._state)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self._turn = self._kind.batch.deal_first(self._held, self._rng)
        self.agent_selection: str = self.possible_agents[self._turn]
        self._show()

    def _first_seat(self) -> int:
        if self._start is not None:
            return self._start
        return int(next_below(self._rng, self.game.players))

    @property
    def position(self) -> Any:
        """A copy of the State; call reset first."""
        return self._state.copy()

    def observe(self, agent: str) -> Observation:
        """Return the observation of a seat."""
        seen, mask = np.empty(self._size, np.uint8), np.empty(self._actions, np.uint8)
        self._look_first(self._held, self._seat_of[agent], seen, mask)
        return {"observation": seen, "action_mask": mask.view(np.int8)}

    def step(self, action: Any) -> None:
        """Apply the action of the seat whose turn it is; an illegal one raises `ValueError` with the reason."""
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
        self._show()

    def _play(self, action: Any) -> int:
        """Apply an action; the checked path explains an illegal one."""
        number = settings.integer(action)
        if number is None or number not in self._range:
            raise MoveSyntax(f"{shown(action)} is not an action, expected 0 to {self._actions - 1}")
        turn: int = self._play_first(self._held, self._rng, number)
        if turn == self._kind.batch.ILLEGAL:
            self.game.play(self._state, number)
            raise AssertionError(f"{number} is rejected, but legal by the rules in {self._state!r}")
        return turn

    def _reward(self, before: tuple[int, ...] | None) -> None:
        after = self._state.scores
        won = utilities(self.game.outcome(self._state)) if self._turn < 0 else None
        values = rewards(before or after, after, self.shaping, won)
        self.rewards = dict(zip(self.possible_agents, values, strict=True))
        self._accumulate_rewards()

    # Showing

    def _show(self) -> None:
        """Render the game after every change in mode human."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Render the game: as text, printed or returned, or as a picture of height x width x 3 bytes."""
        if self.render_mode is None:
            logger.warn(settings.NO_RENDER_MODE)  # noqa: G010 - Gymnasium has no other name for it
            return None
        return picture.show(self.game, self._state, self.render_mode)

    def close(self) -> None:
        """Do nothing: there are no resources."""
