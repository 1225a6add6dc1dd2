"""Perft: counts of move sequences, the shortest proof that two engines play by the same rules.

``perft(depth)`` is the number of different sequences of `depth` moves. A sequence that reaches a deal or the end of the game
earlier counts as one.
"""

from __future__ import annotations

from typing import Any

from sintra.games import AnyGame


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """Count the sequences of `depth` moves from a position."""
    actions = game.legal_actions(state) if depth else []
    if not actions:
        return 1
    if depth == 1:
        return len(actions)
    return sum(perft(game, game.play(state, action), depth - 1) for action in actions)


def split(game: AnyGame, state: Any, depth: int) -> dict[str, int]:
    """Count them by first move: where two engines differ, this shows under which move."""
    return {str(game.move(action)): perft(game, game.play(state, action), depth - 1) for action in game.legal_actions(state)}
