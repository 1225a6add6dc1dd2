"""Clients for tests: one that talks over a websocket, and whole games played by it or by plain HTTP."""

from __future__ import annotations

import base64
import contextlib
import itertools
import json
import os
import random
import socket
import ssl
import struct
import time
from collections.abc import Generator
from typing import Any, Protocol
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
HERE, PERSON = {"kind": "here"}, {"kind": "person"}
TIMEOUT = 120.0  # seconds: generous, so that no test fails because the machine is busy
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # no certificates: loading them takes longer than most tests
numbers = itertools.count(1)


class Served(Protocol):
    """A server that is running somewhere."""

    @property
    def socket_url(self) -> str:
        """Where websockets connect."""
        ...

    def http(self, **arguments: Any) -> httpx.Client:
        """Make a client for plain HTTP."""
        ...


def bot(level: int) -> Json:
    """Ask for a bot."""
    return {"kind": "bot", "level": level}


def create(server: Served, *seats: Json, game: str = "azul", **more: Any) -> Json:
    """Create a table; by default seat 0 begins."""
    with server.http() as http:
        answer = http.post("/api/tables", json={"game": game, "seats": list(seats), "start": 0, **more})
    assert answer.status_code == 201, answer.text
    created: Json = answer.json()
    return created


def tokens(created: Json) -> list[str]:
    """Return the links of all persons, seat by seat, then the one to watch."""
    links = [created["creator"], *created["persons"]]
    ordered = sorted(links, key=lambda link: link["seats"])
    return [link["token"] for link in ordered] + [created["watch"]["token"]]


class Client:
    """One websocket; incoming messages are queued until they are read."""

    def __init__(self, connection: ClientConnection, name: str) -> None:
        self.connection = connection
        self.name = name
        self.view: Json = {}
        self.seen: list[Json] = []  # all messages received

    def send(self, **message: Any) -> str:
        """Send a message; return its id."""
        if message["type"] not in {"hello", "ping", "language"}:
            message.setdefault("id", f"{self.name}-{next(numbers)}")
        self.connection.send(json.dumps(message))
        return str(message.get("id", ""))

    def receive(self, timeout: float = TIMEOUT) -> Json:
        """Receive the next message, and keep the state of the table."""
        message: Json = json.loads(self.connection.recv(timeout))
        self.seen.append(message)
        if message["type"] in {"table", "update"}:
            self.view = {**self.view, **message}
        return message

    def until(self, *types: str, timeout: float = TIMEOUT) -> Json:
        """Receive messages up to the first of a type."""
        deadline = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.1, deadline - time.monotonic()))
            if message["type"] in types:
                return message

    def ask(self, **message: Any) -> Json:
        """Send a request and return its answer."""
        name = self.send(**message)
        while True:
            answer = self.receive()
            if answer.get("id") == name:
                return answer

    def hello(self, token: str, **more: Any) -> Json:
        """Enter a table; return the answer."""
        self.send(type="hello", token=token, client=self.name, **more)
        return self.until("table", "refused")

    def join(self, seat: int, **more: Any) -> Json:
        """Sit down."""
        return self.ask(type="join", seat=seat, **more)

    def move(self, move: str | None = None, **more: Any) -> Json:
        """Make a move, by default the first legal one."""
        chosen = move or self.view["legal"][0]["move"]
        return self.ask(type="move", sequence=self.view["sequence"], move=chosen, **more)

    def is_acting(self) -> bool:
        """Whether this client is to choose."""
        return bool(self.view["legal"])

    def wait_for_turn(self, timeout: float = TIMEOUT) -> None:
        """Receive messages until this client is to choose, or the game has ended."""
        while not self.is_acting() and self.view["phase"] != "over":
            self.until("table", "update", timeout=timeout)

    def drain(self, seconds: float = 0.2) -> list[Json]:
        """Receive everything that arrives within a moment."""
        found: list[Json] = []
        with contextlib.suppress(TimeoutError):
            while True:
                found.append(self.receive(seconds))
        return found


@contextlib.contextmanager
def client(server: Served, token: str | None = None, name: str | None = None, **more: Any) -> Generator[Client]:
    """Connect, and with a token enter its table."""
    with connect(server.socket_url, max_size=None, open_timeout=TIMEOUT, compression=None) as connection:
        made = Client(connection, name or f"client-{next(numbers)}")
        if token is not None:
            assert made.hello(token, **more)["type"] == "table"
        yield made


@contextlib.contextmanager
def two_players(server: Served, game: str = "azul", **more: Any) -> Generator[tuple[Client, Client, Json]]:
    """Let two persons sit down at a table of their own."""
    created = create(server, PERSON, PERSON, game=game, **more)
    first, second, _ = tokens(created)
    with client(server, first) as one, client(server, second) as other:
        assert one.join(0, name="Ana")["type"] == "accepted"
        assert other.join(1, name="Béla", nonce="00ff")["type"] == "accepted"
        one.wait_for_turn()
        yield one, other, created


def play_on(players: list[Client], seed: int = 0, most: int = 1000) -> None:
    """Play at random until the game has ended, or for so many moves."""
    luck = random.Random(seed)
    for _ in range(most):
        for player in players:
            newest = max(other.view["sequence"] for other in players)
            while player.view["sequence"] < newest:
                player.until("table", "update")
        acting = next((player for player in players if player.is_acting()), None)
        if acting is None:
            assert players[0].view["phase"] == "over"
            return
        answer = acting.move(luck.choice(acting.view["legal"])["move"])
        assert answer["type"] == "accepted", answer


def headers(token: str) -> dict[str, str]:
    """The headers that authorize a link."""
    return {"Authorization": f"Bearer {token}"}


def handshake(server: Served, *more: str) -> socket.socket:
    """Open a websocket by hand, with more lines in its header: it reads only when it is told to."""
    place = urlsplit(server.socket_url)
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.settimeout(TIMEOUT)
    raw.connect((place.hostname, place.port))
    key = base64.b64encode(os.urandom(16)).decode()
    lines = ("GET /api/socket HTTP/1.1", f"Host: {place.netloc}", "Upgrade: websocket", "Connection: Upgrade")
    raw.sendall("\r\n".join((*lines, f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *more, "", "")).encode())
    assert raw.recv(4096).startswith(b"HTTP/1.1 101")
    return raw


def frame(message: Json) -> bytes:
    """Write a text frame by hand."""
    data = json.dumps(message).encode()
    mask = os.urandom(4)
    length = struct.pack("!BB", 0x81, 0x80 | len(data)) if len(data) < 126 else struct.pack("!BBH", 0x81, 0xFE, len(data))
    return length + mask + bytes(byte ^ mask[number % 4] for number, byte in enumerate(data))
