"""Percentiles of measured times."""

from __future__ import annotations

from collections.abc import Sequence


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """Return percentiles in milliseconds; nothing if there are no measurements."""
    if not seconds:
        return {}
    ordered = sorted(seconds)
    found = {f"p{part}": ordered[min(len(ordered) - 1, len(ordered) * part // 100)] for part in (50, 95, 99)}
    return {name: round(value * 1000, 2) for name, value in (*found.items(), ("most", ordered[-1]))}
