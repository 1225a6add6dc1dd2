"""People of a server that may be killed at any moment: each reconnects and resends pending requests.

Everything that a person was told is kept and checked at once: what was acknowledged stays, and what was shown was saved.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.clients import TIMEOUT

Json = dict[str, Any]
LOST = (OSError, EOFError, WebSocketException, TimeoutError)


@dataclass
class Shown:
    """What all people of a table were shown: events by their sequence, which never change, and how far they go."""

    events: dict[int, tuple[Any, ...]] = field(default_factory=dict[int, tuple[Any, ...]])
    acknowledged: dict[str, int] = field(default_factory=dict[str, int])  # by the id of a message: its sequence
    phase: str = "open"

    def see(self, events: list[Json]) -> None:
        """Compare events with those that were shown before."""
        for event in events:
            found = (event["kind"], event["seat"], event["text"], event["at"])
            before = self.events.setdefault(event["sequence"], found)
            assert before == found, f"event {event['sequence']} was shown as {before}, and later as {found}"

    def accept(self, message: str, sequence: int) -> None:
        """Compare an acknowledgment with an earlier one of the same message."""
        before = self.acknowledged.setdefault(message, sequence)
        assert before == sequence, f"{message} was acknowledged at {before}, and later at {sequence}"


@dataclass
class Person:
    """One person with one link; `address` gives the server of this moment."""

    address: list[str]  # one item: where the server is now
    token: str
    seat: int
    shown: Shown
    luck: random.Random
    name: str = ""
    view: Json = field(default_factory=dict[str, Any])
    waiting: dict[str, Json] = field(default_factory=dict[str, Json])  # messages without an answer
    refusals: list[Json] = field(default_factory=list[Json])
    endings: Counter[int | None] = field(default_factory=Counter[int | None])  # close codes; None: without any
    resumed: int = 0
    numbers: int = 0
    pause: float = 0.01

    async def live(self) -> None:
        """Play, and reconnect whenever the server is gone, until canceled."""
        while True:
            with contextlib.suppress(*LOST), self._seeing_the_end():
                async with connect(self.address[0], max_size=None, compression=None, open_timeout=5, close_timeout=1) as one:
                    await self._talk(one)
            await asyncio.sleep(0.05)

    @contextlib.contextmanager
    def _seeing_the_end(self) -> Generator[None]:
        """Keep why a connection ended."""
        try:
            yield
        except ConnectionClosed as closed:
            self.endings[closed.rcvd.code if closed.rcvd else None] += 1
            raise

    async def _talk(self, connection: ClientConnection) -> None:
        hello = {"type": "hello", "token": self.token, "client": self.name}
        if self.view:
            self.resumed += 1
            hello["since"] = self.view["sequence"]
        await connection.send(msgspec.json.encode(hello).decode())
        while True:
            message = msgspec.json.decode(await asyncio.wait_for(connection.recv(), TIMEOUT if self.waiting else None))
            self._hear(message)
            if message["type"] == "table":
                for lost in list(self.waiting.values()):
                    await connection.send(msgspec.json.encode(lost).decode())
            if message["type"] in {"table", "update", "accepted", "refused"} and not self.waiting:
                await self._act(connection)

    def _hear(self, message: Json) -> None:
        match message["type"]:
            case "table" | "update":
                self._look(message)
            case "accepted":
                self.waiting.pop(message["id"], None)
                self.shown.accept(f"{self.name} {message['id']}", message["sequence"])
            case "refused":
                assert message["text"]
                self.waiting.pop(message["id"], None)
                self.refusals.append(message)
            case _:
                pass

    def _look(self, message: Json) -> None:
        before = self.view.get("sequence", 0)
        assert message["sequence"] >= before, f"the table went back from {before} to {message['sequence']}"
        if message["type"] == "update" or before:
            first = message["events"][0]["sequence"] if message["events"] else message["sequence"] + 1
            assert first <= before + 1, f"after event {before} comes event {first}"
        self.shown.see(message["events"])
        self.shown.phase = message["phase"]
        self.view = {**self.view, **message}

    async def _act(self, connection: ClientConnection) -> None:
        wish = self._wish()
        if wish is None:
            return
        await asyncio.sleep(self.luck.uniform(0, self.pause))
        self.numbers += 1
        message = {**wish, "id": f"{self.numbers}"}
        self.waiting[message["id"]] = message
        await connection.send(msgspec.json.encode(message).decode())

    def _wish(self) -> Json | None:
        view = self.view
        if view["phase"] == "open" and not view["seats"][self.seat]["is_taken"]:
            return {"type": "join", "seat": self.seat, "name": self.name, "nonce": self.luck.randbytes(8).hex()}
        if view["phase"] == "playing" and view["can_undo"] and self.luck.random() < 0.05:
            return {"type": "undo", "sequence": view["sequence"]}
        if not view["legal"]:
            return None
        return {"type": "move", "sequence": view["sequence"], "move": self.luck.choice(view["legal"])["move"]}
