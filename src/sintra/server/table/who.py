"""Whoever asks something of a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Who:
    """Whoever asks: the seats that the link allows, none for watching, and the client."""

    seats: frozenset[int] = frozenset()
    client: str = ""
