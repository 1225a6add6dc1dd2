"""A live table: a Table with its lock, connected clients, timer and running bot. It decides nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Protocol

from sintra.dialogue.arguments import Walk
from sintra.server.table.table import Table
from sintra.server.table.who import Who
from sintra.server.wire.messages import Presence, write
from sintra.session.event import Event, Undone

MAX_CLIENTS = 1000  # of one table
PRESENCE_DEBOUNCE = 0.05  # seconds during which arrivals and departures are coalesced


class Client(Protocol):
    """A client connected to a table."""

    @property
    def who(self) -> Who:
        """What the link allows."""
        ...

    @property
    def language(self) -> str:
        """The language of everything it is sent."""
        ...

    def send(self, data: bytes) -> None:
        """Send a message; never blocks."""
        ...


class Live:
    """A table in memory. Only the hub changes it, and only while it holds the lock."""

    __slots__ = (
        "_changed",
        "_presence",
        "_walks",
        "clients",
        "id",
        "is_stale",
        "lock",
        "owner",
        "pending",
        "table",
        "thinking",
        "timer",
    )

    def __init__(self, name: str, table: Table) -> None:
        self.id = name
        self.table = table
        self.owner = name  # whose turn its bots take in the queue: the address that acted last; until then the table itself
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.pending = 0  # requests that hold the lock or wait for it
        self.is_stale = False  # the store failed: reload from disk before anything else
        self.timer: asyncio.TimerHandle | None = None  # fires when the clock runs out
        self.thinking: asyncio.Task[None] | None = None  # the bot whose turn it is
        self._changed: asyncio.Event | None = None  # created lazily: most tables never need it
        self._presence: asyncio.TimerHandle | None = None
        self._walks: dict[str, Walk] = {}  # by client

    def walk(self, client: str) -> Walk:
        """Return where a client has come to on a board, asking from place to place."""
        if client not in self._walks and len(self._walks) >= MAX_CLIENTS:
            self._walks.clear()
        return self._walks.setdefault(client, Walk())

    @property
    def is_busy(self) -> bool:
        """Whether it must stay in memory."""
        return bool(self.clients or self.pending or self.timer or self.thinking)

    # Broadcasting

    def broadcast_events(self, events: Iterable[Event], since: int, *, is_whole: bool = False) -> None:
        """Send committed events to all clients; after an undo, or if something else has changed, send the whole view again."""
        is_whole = is_whole or any(isinstance(event, Undone) for event in events)
        written: dict[tuple[frozenset[int], str], bytes] = {}
        for client in tuple(self.clients):
            key = client.who.seats, client.language
            if key not in written:
                seen = Who(client.who.seats)
                table = self.table
                written[key] = table.write_view(seen, key[1]) if is_whole else table.write_update(seen, key[1], since)
            client.send(written[key])
        self.wake_waiting()

    def wake_waiting(self) -> None:
        """Wake all long polls that wait for a change."""
        if self._changed is not None:
            self._changed.set()
            self._changed = None

    def next_change(self) -> asyncio.Event:
        """Return what is set at the next change. Call it when the table has been looked at: later a change might be missed."""
        if self._changed is None:
            self._changed = asyncio.Event()
        return self._changed

    def broadcast(self, message: Any) -> None:
        """Send the same message to all clients."""
        data = write(message)
        for client in tuple(self.clients):
            client.send(data)

    # Connecting

    def connect(self, client: Client) -> None:
        """Add a client."""
        self.clients.add(client)
        self._schedule_presence()

    def disconnect(self, client: Client) -> None:
        """Remove a client."""
        self.clients.discard(client)
        self._schedule_presence()

    def _schedule_presence(self) -> None:
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(PRESENCE_DEBOUNCE, self._send_presence)

    def _send_presence(self) -> None:
        self._presence = None
        if self.clients:
            self.broadcast(self.presence())

    def presence(self) -> Presence:
        """Return which seats are connected, and how many only watch."""
        here = frozenset[int]().union(*(client.who.seats for client in self.clients))
        watchers = sum(not client.who.seats for client in self.clients)
        return Presence(seats=tuple(seat in here for seat in range(len(self.table.opening.seats))), watchers=watchers)
