"""One more person beside a crowd: how long they wait to sit down, for a bot's move, and for a hint."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from sintra.bench.crowd import CrowdPlace
from sintra.bench.wire import Wire

TIMEOUT = 120.0  # seconds for whatever the guest waits for
Message = dict[str, Any]


class Guest:
    """Somebody at a table of their own, with a bot of a level."""

    def __init__(self, place: CrowdPlace, game: str, level: int) -> None:
        self._place = place
        self._request = {"game": game, "seats": [{"kind": "here"}, {"kind": "bot", "level": level}], "start": 0}
        self._luck = Random(1)  # noqa: S311 - random moves, not secrets
        self._messages: asyncio.Queue[Message] = asyncio.Queue()
        self._view: Message = {}
        self._wire: Wire | None = None
        self._numbers = 0
        self.refused = 0  # requests that had to be made again

    async def sit_down(self) -> float:
        """Create a table, connect and sit down; return the seconds until it is the guest's turn."""
        begun = time.perf_counter()
        created = await asyncio.to_thread(self._place.ask, "/api/tables", self._request)
        self._wire = await Wire.connect(self._place, lambda _, data: self._messages.put_nowait(json.loads(data)))
        self._wire.send(json.dumps({"type": "hello", "token": created["creator"]["token"], "client": "guest"}).encode())
        await self._until(lambda message: message["type"] == "table")
        await self._ask("join", seat=0)
        await self._wait_for_turn()
        return time.perf_counter() - begun

    async def move(self) -> float:
        """Make a move; return the seconds until the bot has answered, or the game is over."""
        begun = time.perf_counter()
        await self._ask("move", sequence=self._view["sequence"], move=self._luck.choice(self._view["legal"])["move"])
        await self._wait_for_turn()
        return time.perf_counter() - begun

    async def hint(self) -> float:
        """Ask for a hint; return the seconds until it is there."""
        begun = time.perf_counter()
        await self._ask("hint")
        return time.perf_counter() - begun

    def leave(self) -> None:
        """Close the connection."""
        if self._wire is not None:
            self._wire.close()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._view) and self._view["phase"] == "over"

    @property
    def _is_acting(self) -> bool:
        return self.is_over or bool(self._view.get("legal"))

    async def _ask(self, kind: str, **more: Any) -> None:
        """Send a request and wait for its answer; one that is refused for now is made again when it may be."""
        assert self._wire is not None  # noqa: S101 - somebody who sits
        while True:
            self._numbers += 1
            name = str(self._numbers)
            self._wire.send(json.dumps({"type": kind, "id": name, **more}).encode())
            answer = await self._until(lambda message, name=name: message.get("id") == name)  # type: ignore[misc]
            if answer["type"] != "refused":
                return
            if answer.get("retry_after") is None:
                raise ConnectionError(f"{kind}: {answer['text']}")
            self.refused += 1
            await asyncio.sleep(answer["retry_after"])

    async def _wait_for_turn(self) -> None:
        """Wait until it is the guest's turn, which it may be already: what happens is shown before it is acknowledged."""
        if not self._is_acting:
            await self._until(lambda _: self._is_acting)

    async def _until(self, is_wanted: Callable[[Message], bool]) -> Message:
        """Read messages up to the one that is wanted."""
        while True:
            message: Message = await asyncio.wait_for(self._messages.get(), TIMEOUT)
            if message["type"] in {"table", "update"}:
                self._view = message
            if is_wanted(message):
                return message


async def repeated(act: Callable[[], Awaitable[float]], times: int, pause: float) -> list[float]:
    """Do something several times with pauses; return how long each took."""
    found: list[float] = []
    for _ in range(times):
        found.append(await act())
        await asyncio.sleep(pause)
    return found
