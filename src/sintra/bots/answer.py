"""Validation of a bot's answer: a third-party bot may return anything."""

from __future__ import annotations

import operator
from typing import Any

from sintra.bots.bot import Choice
from sintra.errors import ILLEGAL, NONSENSE, SintraError
from sintra.games import AnyGame
from sintra.pool.failure import BotFailed, shortened, shown

MAX_NODES = 1 << 63  # of one choice: a sanity cap


def check_answer(game: AnyGame, state: Any, answer: Any, legal: list[int]) -> int:
    """Return the action of an answer; raise `BotFailed` if it is malformed or illegal."""
    if not isinstance(answer, Choice):
        raise BotFailed(f"{NONSENSE}: answered {shown(answer)}, expected a Choice")
    try:
        action = operator.index(answer.action)
    except TypeError:
        action = None
    if action is None or isinstance(answer.action, bool):
        raise BotFailed(f"{NONSENSE}: the action {shown(answer.action)}, expected a whole number")
    if action not in legal:
        raise BotFailed(f"{ILLEGAL}: {_refusal(game, state, action)}")
    return action


def _refusal(game: AnyGame, state: Any, action: int) -> str:
    """Ask the rules why an action is illegal."""
    if not 0 <= action < game.num_actions:
        return f"action {action}, expected one from 0 to {game.num_actions - 1}"
    try:
        game.play(state, action)
    except SintraError as error:
        return shortened(str(error))
    return f"action {action}"


def nodes_of(answer: Choice) -> int:
    """Return the nodes that a bot reports, clamped to a sane range; 0 if that is not an integer."""
    try:
        return min(max(0, operator.index(answer.nodes)), MAX_NODES)
    except TypeError:
        return 0
