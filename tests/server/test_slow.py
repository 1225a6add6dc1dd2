"""Clients that send or read too slowly: they are told if they can be, and do not keep their connection."""

from __future__ import annotations

import contextlib
import socket
import time
from http.client import HTTPResponse

import pytest

from sintra.server.settings import MAX_CREATE_BYTES
from sintra.server.shell import connection, http
from tests.server.clients import HERE, TIMEOUT, create
from tests.server.running import Running, start

HEAD = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n"

HALF = HEAD.format(MAX_CREATE_BYTES)  # the body is missing


def reach(server: Running) -> socket.socket:
    """Connect."""
    return socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])), TIMEOUT)


def drip(raw: socket.socket, pause: float = 0.02) -> bytes:
    """Send one byte after the other until the server closes; return what it has said."""
    deadline, said = time.monotonic() + TIMEOUT, b""
    raw.settimeout(pause)
    while time.monotonic() < deadline:
        with contextlib.suppress(TimeoutError):
            try:
                raw.sendall(b" ")
                chunk = raw.recv(1 << 16)
            except ConnectionError:
                return said
            said += chunk
            if not chunk:
                time.sleep(pause)  # half-closed: it still takes what is sent
    pytest.fail(f"the connection stays while bytes drip: {said!r}")


def test_a_body_that_drips_is_refused_and_the_connection_closed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """After 408 the connection is closed, although bytes keep coming."""
    monkeypatch.setattr(http, "BODY_TIMEOUT", 0.3)
    monkeypatch.setattr(connection, "LINGER", 0.3)
    with reach(server) as raw:
        raw.sendall(HALF.encode())
        said = drip(raw)
    assert said.startswith(b"HTTP/1.1 408 ")
    assert b'"code":"malformed"' in said


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (HEAD.format(10_000_000) + " " * 20_000, 413),
        (
            HALF.replace("/api/tables", "/api/tables/x/moves").replace("application/json", "text/plain"),
            415,
        ),
        (HALF.replace("POST", "PUT"), 405),
        (HALF.replace("POST /api/tables", "GET /healthz"), 200),
    ],
)
def test_the_rest_of_a_body_that_nobody_wants_is_not_waited_for(
    server: Running, monkeypatch: pytest.MonkeyPatch, head: str, status: int
) -> None:
    """When the answer comes before the whole body, the connection is closed after it."""
    monkeypatch.setattr(connection, "LINGER", 0.3)
    with reach(server) as raw:
        raw.sendall(head.encode())
        assert drip(raw).startswith(f"HTTP/1.1 {status} ".encode())


def test_a_body_that_comes_steadily_has_its_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The timeout grows with what has come: a slow line is not a reason to refuse a long body."""
    monkeypatch.setattr(http, "BODY_TIMEOUT", 1.0)
    monkeypatch.setattr(http, "MIN_BODY_RATE", 100)
    body = b'{"game":"azul","seats":[{"kind":"here"},{"kind":"here"}]}' + b" " * 1000
    with reach(server) as raw:
        raw.sendall(HEAD.format(len(body)).encode())
        for at in range(0, len(body), 100):
            raw.sendall(body[at : at + 100])
            time.sleep(0.15)
        assert raw.recv(4096).startswith(b"HTTP/1.1 201 ")


def test_a_connection_is_kept_after_a_whole_request(server: Running) -> None:
    """Requests that are complete share a connection, also those that are refused."""
    with reach(server) as raw:
        for path, status in (("/healthz", 200), ("/nothing", 404), ("/healthz", 200)):
            raw.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
            answer = HTTPResponse(raw)
            answer.begin()
            answer.read()
            assert answer.status == status


def test_who_does_not_read_the_answer_is_disconnected(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A client that asks for much and reads nothing loses its connection, and others do not notice."""
    running = start(tmp_path_factory.mktemp("deaf") / "tables.sqlite")
    patch = pytest.MonkeyPatch()
    try:
        patch.setattr(connection, "OUTPUT_TIMEOUT", 0.2)
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.settimeout(TIMEOUT)
            deaf.connect(("127.0.0.1", int(running.url.rpartition(":")[2])))
            with contextlib.suppress(ConnectionError):
                for _ in range(100):
                    deaf.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            create(running, HERE, HERE)
            deadline = time.monotonic() + TIMEOUT
            while running.application.gate.connections.in_use:
                assert time.monotonic() < deadline, "the deaf client keeps its connection"
                time.sleep(0.02)
    finally:
        patch.undo()
        running.stop()
