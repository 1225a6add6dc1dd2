"""Rewards, the same in every environment: they are zero-sum over the seats."""

from __future__ import annotations

from collections.abc import Sequence

from sintra.game import Outcome


def utilities(outcome: Outcome) -> list[float]:
    """Return 1 for a sole winner and -1 for the others together; winners share."""
    seats = len(outcome.scores)
    return [(share * seats - 1) / (seats - 1) for share in outcome.shares]


def rewards(before: Sequence[int], after: Sequence[int], shaping: float, won: Sequence[float] | None) -> list[float]:
    """Return the rewards of a step: the utility if it ended the game, plus `shaping` per point gained on the others' mean."""
    seats = len(before)
    gains = [new - old for old, new in zip(before, after, strict=True)]
    shaped = [shaping * (gain * seats - sum(gains)) / (seats - 1) for gain in gains]
    return [value + more for value, more in zip(shaped, won or [0.0] * seats, strict=True)]
