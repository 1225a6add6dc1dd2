"""Gymnasium: one learning seat against bots.

    import gymnasium, sintra.envs
    env = gymnasium.make(name, players=3, opponents="greedy")  # name: one of sintra.envs.ids()

A step is a decision of the learning seat, plus the moves of the bots up to its next one. The observation is the bytes of the
game's layout; ``info["action_mask"]`` has the legal actions. An illegal action loses the game, with the reason in
``info["illegal"]``, because algorithms may try anything; ``illegal="raise"`` raises instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, SupportsIndex, cast

import numpy as np

from sintra import bots
from sintra._parser import shown
from sintra._random import generator
from sintra.envs import picture, settings
from sintra.envs.extras import require_module
from sintra.envs.kinds import EnvKind
from sintra.envs.rewards import rewards, utilities
from sintra.errors import OptionError
from sintra.games import AnyGame
from sintra.record import BotSeat

if TYPE_CHECKING:
    from gymnasium import Env, error, logger, spaces
    from numpy.typing import NDArray

    Seen = NDArray[np.uint8]
else:
    Env, error, logger, spaces = (getattr(require_module("gymnasium"), name) for name in ("Env", "error", "logger", "spaces"))
    Seen = np.ndarray

ILLEGAL = ("lose", "raise")
LOSS = -1.0
SEEDS = 2**63


class SeatEnv(Env[Seen, np.int64]):
    """A game from the point of view of one seat."""

    metadata = {"render_modes": list(settings.RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(  # noqa: PLR0913 - each of these is one plain setting
        self,
        game: str | AnyGame,
        *,
        players: SupportsIndex | None = None,
        opponents: str | Sequence[str] = "greedy",
        seat: SupportsIndex | None = 0,
        start: SupportsIndex | None = 0,
        shaping: float = 0.0,
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = settings.rules(game, players, options)
        self._opponents = seated_bots(opponents, self.game)
        self._fixed_seat, self._fixed_start = settings.seat("seat", seat, self.game), settings.seat("start", start, self.game)
        self.shaping, self.render_mode = settings.shaping(shaping), settings.render_mode(render_mode)
        self._illegal = settings.one_of("illegal", illegal, ILLEGAL)
        self._kind = EnvKind(self.game)
        self.layout = self._kind.features.layout(self.game)
        self.observation_space = spaces.Box(0, self.layout.highest(), dtype=np.uint8)
        self.action_space = spaces.Discrete(self.game.num_actions)
        self._seated: dict[int, bots.Bot] = {}
        self._state: Any = None  # before the first reset
        self._is_over = True

    # Playing

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Start a game and play up to the first decision; equal seeds give equal games."""
        super().reset(seed=seed, options=options)
        self.close()
        self._rng = generator(self._number(SEEDS))
        self.seat = self._number(self.game.players) if self._fixed_seat is None else self._fixed_seat
        start = self._number(self.game.players) if self._fixed_start is None else self._fixed_start
        others = [(self.seat + step) % self.game.players for step in range(1, self.game.players)]
        for other, bot in zip(others, self._opponents, strict=True):
            self._seated[other] = bots.seated(bot, self.game, self._number(SEEDS))
        self._state = self.game.new(start)
        self._held = self._kind.hold(self._state)
        self._turn = int(self._kind.batch.deal_first(self._held, self._rng))
        self._is_over = False
        self._play_opponents()
        self._show()
        return self._look()

    def _number(self, limit: int) -> int:
        return int(self.np_random.integers(limit))

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Apply an action of the learning seat, and those of the bots up to its next one."""
        if self._is_over:
            raise error.ResetNeeded("the game is over, or none has begun: call reset before step")
        if not self.action_space.contains(action):
            expected = f"a whole number from 0 to {self.game.num_actions - 1}"
            raise error.InvalidAction(f"{action!r} is not an action, expected {expected}")
        before = self._state.scores
        turn = int(self._kind.batch.play_first(self._held, self._rng, int(action)))
        if turn == self._kind.batch.ILLEGAL:
            return self._lose(int(action))
        self._turn = turn
        self._play_opponents()
        self._is_over = self._turn < 0
        won = utilities(self.game.outcome(self._state)) if self._is_over else None
        reward = rewards(before, self._state.scores, self.shaping, won)[self.seat]
        self._show()
        seen, info = self._look()
        return seen, reward, self._is_over, False, info

    def _play_opponents(self) -> None:
        while self._turn >= 0 and self._turn != self.seat:
            action = self._seated[self._turn].choose(self._state.copy()).action
            turn = int(self._kind.batch.play_first(self._held, self._rng, action))
            if turn == self._kind.batch.ILLEGAL:
                self.game.play(self._state, action)  # raises with the reason; our own bots never get here
            self._turn = turn

    def _lose(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """End the game with a loss and the reason, or raise it."""
        try:
            self.game.play(self._state, action)
        except ValueError as refusal:
            if self._illegal == "raise":
                raise error.InvalidAction(str(refusal)) from refusal
            self._is_over = True
            self._show()
            seen, info = self._look()
            return seen, LOSS, True, False, {**info, "illegal": str(refusal)}
        raise AssertionError(f"{action} is rejected, but legal by the rules in {self._state!r}")

    def _look(self) -> tuple[Seen, dict[str, Any]]:
        seen, mask = np.empty(self.layout.size, np.uint8), np.empty(self.game.num_actions, np.uint8)
        self._kind.features.look_first(self._held, self.seat, seen, mask)
        if self._is_over:
            mask[:] = 0
        return seen, {"action_mask": mask.view(np.int8), "scores": self._state.scores, "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions, under the name that maskable algorithms call."""
        self._require_game("action_masks")
        mask: NDArray[np.bool_] = self._look()[1]["action_mask"].astype(bool)
        return mask

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
        self._require_game("render")
        return picture.show(self.game, self._state, self.render_mode)

    def _require_game(self, call: str) -> None:
        if self._state is None:
            raise error.ResetNeeded(f"no game has begun: call reset before {call}")

    def close(self) -> None:
        """Close the bots, which may own subprocesses; the current game cannot be continued."""
        self._is_over = True
        for bot in self._seated.values():
            bots.close(bot)
        self._seated.clear()


def seated_bots(names: Any, game: AnyGame) -> list[BotSeat]:
    """Parse the opponents: one name for all, or one for each other seat, in the order of play from the learning seat on."""
    others = game.players - 1
    if not isinstance(names, str | list | tuple):
        raise OptionError(f"opponents are {shown(names)}, expected the name of a bot, or a list of {others}")
    given: list[Any] = [names] * others if isinstance(names, str) else list(cast("Sequence[Any]", names))
    if len(given) != others:
        raise OptionError(f"{len(given)} opponents, expected {others} for {game.players} players, or one name for all")
    return [_bot(name, game) for name in given]


def _bot(name: Any, game: AnyGame) -> BotSeat:
    """Parse a bot, and make one now, so that a wrong name is rejected at once."""
    if not isinstance(name, str):
        raise OptionError(f"an opponent is {shown(name)}, expected the name of a bot, such as 'greedy'")
    seat = bots.parse(name)
    bots.close(bots.seated(seat, game))
    return seat
