"""The sender of a request to a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Who:
    """The sender of a request: the seats of its link, none for watching, its client id, and its address if that is known."""

    seats: frozenset[int] = frozenset()
    client: str = ""
    address: str = ""
