"""Connections that wait for their client: half-sent requests and idle ones. They are dropped first."""

from __future__ import annotations

from typing import Protocol


class Droppable(Protocol):
    """A connection that may be dropped."""

    def drop(self) -> None:
        """Close it at once, without an answer."""
        ...


class WaitingLine:
    """Connections in the order in which they began to wait: in total, and by address."""

    __slots__ = ("_all", "_by_address")

    def __init__(self) -> None:
        self._all: dict[Droppable, str] = {}
        self._by_address: dict[str, dict[Droppable, None]] = {}

    def __len__(self) -> int:
        return len(self._all)

    def add(self, connection: Droppable, address: str) -> None:
        """Append a connection; one that already waits keeps its place."""
        if self._all.setdefault(connection, address) == address:
            self._by_address.setdefault(address, {}).setdefault(connection)

    def discard(self, connection: Droppable) -> None:
        """Remove a connection, if present."""
        address = self._all.pop(connection, None)
        if address is not None:
            of_address = self._by_address[address]
            del of_address[connection]
            if not of_address:
                del self._by_address[address]

    def drop_oldest(self, address: str | None = None) -> bool:
        """Drop the connection that has waited longest, of one address or of all; return whether there was one."""
        line = self._all if address is None else self._by_address.get(address, {})
        oldest = next(iter(line), None)
        if oldest is None:
            return False
        self.discard(oldest)
        oldest.drop()
        return True


class Waiting:
    """All connections that wait: half-sent requests and idle connections."""

    __slots__ = ("half_sent", "idle")

    def __init__(self) -> None:
        self.half_sent = WaitingLine()
        self.idle = WaitingLine()

    def make_room(self) -> bool:
        """Drop the oldest half-sent request, or else the oldest idle connection; return whether there was one."""
        return self.half_sent.drop_oldest() or self.idle.drop_oldest()

    def forget(self, connection: Droppable) -> None:
        """Remove a connection that no longer waits."""
        self.half_sent.discard(connection)
        self.idle.discard(connection)
