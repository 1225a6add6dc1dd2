"""A live table: a Table with its lock, the clients that look at it, and what it waits for. It decides nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Protocol

from sintra.server.table.table import Table
from sintra.server.table.who import Who
from sintra.server.wire.messages import Presence, write
from sintra.session.event import Event, Undone

MOST_CLIENTS = 1000  # of one table
PRESENCE_PAUSE = 0.05  # seconds in which people who come and go are told together


class Client(Protocol):
    """Somebody who looks at a table."""

    @property
    def who(self) -> Who:
        """What the link allows."""
        ...

    @property
    def language(self) -> str:
        """The language in which everything is told."""
        ...

    def send(self, data: bytes) -> None:
        """Send a message; never waits."""
        ...


class Live:
    """A table in memory. Only the hub changes it, and only while it holds the lock."""

    __slots__ = (
        "_changed",
        "_presence",
        "clients",
        "id",
        "is_doubtful",
        "lock",
        "pending",
        "table",
        "thinking",
        "timer",
    )

    def __init__(self, name: str, table: Table) -> None:
        self.id = name
        self.table = table
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.pending = 0  # requests that wait for the lock or hold it
        self.is_doubtful = False  # the store failed: it is asked how things stand before anything else is done
        self.timer: asyncio.TimerHandle | None = None  # of the clock
        self.thinking: asyncio.Task[None] | None = None  # the bot that must choose
        self._changed: asyncio.Event | None = None  # made when somebody waits: most tables never need it
        self._presence: asyncio.TimerHandle | None = None

    @property
    def is_busy(self) -> bool:
        """Whether somebody or something needs it in memory."""
        return bool(self.clients or self.pending or self.timer or self.thinking)

    # Telling

    def tell(self, events: Iterable[Event], since: int) -> None:
        """Tell everybody what has been committed; after something was taken back, everything anew."""
        is_whole = any(isinstance(event, Undone) for event in events)
        written: dict[tuple[frozenset[int], str], bytes] = {}
        for client in tuple(self.clients):
            key = client.who.seats, client.language
            if key not in written:
                seen = Who(client.who.seats)
                table = self.table
                written[key] = write(table.view(seen, key[1]) if is_whole else table.update(seen, key[1], since))
            client.send(written[key])
        self.wake_waiting()

    def wake_waiting(self) -> None:
        """Let everybody go on who waits for something to happen."""
        if self._changed is not None:
            self._changed.set()
            self._changed = None

    async def change(self) -> None:
        """Wait until something has happened."""
        if self._changed is None:
            self._changed = asyncio.Event()
        await self._changed.wait()

    def tell_all(self, message: Any) -> None:
        """Send everybody the same message."""
        data = write(message)
        for client in tuple(self.clients):
            client.send(data)

    # Coming and going

    def connect(self, client: Client) -> None:
        """Let a client look on."""
        self.clients.add(client)
        self._tell_presence()

    def disconnect(self, client: Client) -> None:
        """Let a client go."""
        self.clients.discard(client)
        self._tell_presence()

    def _tell_presence(self) -> None:
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(PRESENCE_PAUSE, self._send_presence)

    def _send_presence(self) -> None:
        self._presence = None
        if self.clients:
            self.tell_all(self.presence())

    def presence(self) -> Presence:
        """Say who is connected: the seats of each link, and how many only watch."""
        here = frozenset[int]().union(*(client.who.seats for client in self.clients))
        watchers = sum(not client.who.seats for client in self.clients)
        return Presence(seats=tuple(seat in here for seat in range(len(self.table.opening.seats))), watchers=watchers)
