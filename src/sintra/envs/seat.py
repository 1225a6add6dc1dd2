"""Gymnasium: one seat learns, bots sit in the others.

    import gymnasium, sintra.envs
    env = gymnasium.make("sintra/Azul-v1", players=3, opponents="greedy", wall="grey")

A step is a decision of the learning seat; what the bots do until its next one happens in between. The observation is the bytes
of the game's layout; ``info["action_mask"]`` has the legal actions. An action of the space that is not legal here loses the
game, with the reason in ``info["illegal"]``: algorithms may try anything. ``illegal="raise"`` raises instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from sintra import bots
from sintra._random import generator
from sintra.envs import kinds, picture
from sintra.envs.extra import needed
from sintra.envs.rewards import rewards, utilities
from sintra.errors import OptionError
from sintra.games import make

if TYPE_CHECKING:
    from gymnasium import Env, error, spaces
    from numpy.typing import NDArray

    Seen = NDArray[np.uint8]
else:
    Env, error, spaces = (getattr(needed("gymnasium"), name) for name in ("Env", "error", "spaces"))
    Seen = np.ndarray

RENDER_MODES = ("human", "ansi", "rgb_array")
ILLEGAL = ("lose", "raise")
LOSS = -1.0
SEEDS = 2**63


class SeatEnv(Env[Seen, np.int64]):
    """A game as one of its seats sees it."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(  # noqa: PLR0913 - each of these is one plain setting
        self,
        game: str,
        *,
        players: int = 2,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        start: int | None = 0,
        shaping: float = 0.0,
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = make(game, players, **options)
        self._opponents = _bots(opponents, self.game.players)
        for value in (seat, start):
            if value is not None:
                self.game.new(value)  # refuses a seat that is not there
        _one_of("illegal", illegal, ILLEGAL)
        if render_mode is not None:
            _one_of("render_mode", render_mode, RENDER_MODES)
        self._fixed_seat, self._fixed_start = seat, start
        self.shaping, self._illegal, self.render_mode = shaping, illegal, render_mode
        self._features, self._kernels = kinds.features(game), kinds.batch(game)
        self.layout = self._features.layout(self.game)
        self.observation_space = spaces.Box(0, self.layout.highest(), dtype=np.uint8)
        self.action_space = spaces.Discrete(self.game.num_actions)
        self._seated: dict[int, bots.Bot] = {}
        self._is_over = True

    # Playing

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a game and play it up to the first decision; equal seeds give equal games."""
        super().reset(seed=seed, options=options)
        self.close()
        self._rng = generator(self._number(SEEDS))
        self.seat = self._number(self.game.players) if self._fixed_seat is None else self._fixed_seat
        start = self._number(self.game.players) if self._fixed_start is None else self._fixed_start
        others = [(self.seat + step) % self.game.players for step in range(1, self.game.players)]
        for other, name in zip(others, self._opponents, strict=True):
            self._seated[other] = bots.seated(bots.parse(name), self.game, self._number(SEEDS))
        self._state = self.game.new(start)
        self._turn = int(self._kernels.deal_first(self._state.array, self._rng))
        self._is_over = False
        self._let_others_play()
        return self._look()

    def _number(self, limit: int) -> int:
        return int(self.np_random.integers(limit))

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Carry out an action of the learning seat, and those of the bots up to its next one."""
        if self._is_over:
            raise error.ResetNeeded("the game is over, or none has begun: call reset before step")
        if not self.action_space.contains(action):
            raise error.InvalidAction(f"{action!r} is no action, expected a whole number from 0 to {self.game.num_actions - 1}")
        before = self._state.scores
        turn = int(self._kernels.play_first(self._state.array, self._rng, int(action)))
        if turn == self._kernels.ILLEGAL:
            return self._lose(int(action))
        self._turn = turn
        self._let_others_play()
        self._is_over = self._turn < 0
        won = utilities(self.game.outcome(self._state)) if self._is_over else None
        reward = rewards(before, self._state.scores, self.shaping, won)[self.seat]
        if self.render_mode == "human":
            self.render()
        seen, info = self._look()
        return seen, reward, self._is_over, False, info

    def _let_others_play(self) -> None:
        while self._turn >= 0 and self._turn != self.seat:
            choice = self._seated[self._turn].choose(self._state.copy())
            self._turn = int(self._kernels.play_first(self._state.array, self._rng, choice.action))

    def _lose(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """End the game with a loss, and say why; or raise that."""
        try:
            self.game.play(self._state, action)
        except ValueError as refusal:
            if self._illegal == "raise":
                raise error.InvalidAction(str(refusal)) from refusal
            self._is_over = True
            seen, info = self._look()
            return seen, LOSS, True, False, {**info, "illegal": str(refusal)}
        raise AssertionError(f"{action} is refused, but the rules allow it in {self._state!r}")

    def _look(self) -> tuple[Seen, dict[str, Any]]:
        seen, mask = np.empty(self.layout.size, np.uint8), np.empty(self.game.num_actions, np.uint8)
        self._features.look_first(self._state.array, self.seat, seen, mask)
        if self._is_over:
            mask[:] = 0
        return seen, {"action_mask": mask.view(np.int8), "scores": self._state.scores, "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """Give the legal actions, under the name that maskable learners call."""
        mask: NDArray[np.bool_] = self._look()[1]["action_mask"].astype(bool)
        return mask

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
        """Let go of the bots: one may be another program."""
        for bot in self._seated.values():
            bots.close(bot)
        self._seated.clear()


def _bots(names: str | Sequence[str], players: int) -> list[str]:
    """Give a bot to each other seat: one name for all, or one for each, in the order of play from the learning seat on."""
    given = [names] * (players - 1) if isinstance(names, str) else list(names)
    if len(given) != players - 1:
        raise OptionError(f"{len(given)} opponents, expected {players - 1} for {players} players, or one name for all")
    return given


def _one_of(name: str, value: Any, choices: Sequence[str]) -> None:
    if value not in choices:
        raise OptionError(f"{name} is {value!r}, expected one of {', '.join(choices)}")
