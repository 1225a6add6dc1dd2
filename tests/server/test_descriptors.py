"""Descriptors never run out: half-sent requests make room, who gets none is told, and the log stays short and JSON."""

from __future__ import annotations

import json
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from sintra.server.settings import Limits, ServerSettings
from sintra.server.shell import descriptors
from sintra.server.shell.app import Application
from sintra.server.shell.service import Server, listen
from sintra.server.shell.waiting_line import WaitingLine
from sintra.server.store.store import Store
from tests.server.clients import TIMEOUT, Served, client, handshake, play_on, two_players
from tests.server.forking import Forge, forge
from tests.server.running import HIGH, run, start

FILES = 160  # the limit of open files: leaves 56 connections


@pytest.fixture(scope="module")
def forged() -> Iterator[Forge]:
    """Fork servers for all tests of this file."""
    with forge() as made:
        yield made


def half_sent(server: Served, stack: ExitStack) -> socket.socket:
    """Open a connection and send half a header."""
    place = urlsplit(server.socket_url)
    assert place.hostname is not None
    assert place.port is not None
    raw = stack.enter_context(socket.create_connection((place.hostname, place.port), TIMEOUT))
    raw.sendall(b"GET / HTTP/1.1\r\nHost: 127")
    return raw


@pytest.mark.slow
def test_half_sent_requests_make_room(forged: Forge, database: Path) -> None:
    """Far more half-sent requests than descriptors: people play on beside them, and the log has no traceback."""
    server = forged.start(database, files=(FILES, FILES), sockets=1000, connections=1000)
    with two_players(server) as (one, other, _), ExitStack() as stack:
        for number in range(4 * FILES):
            half_sent(server, stack)
            if number % FILES == 0:
                play_on([one, other], most=1)
        with server.http() as http:
            assert http.get("/healthz").text == "ok\n"
            metrics = http.get("/metrics").text
    dropped = next(line for line in metrics.splitlines() if line.startswith('sintra_connections_dropped_total{reason="room"}'))
    assert float(dropped.split()[-1]) > 3 * FILES
    server.signal()
    assert server.wait() == 0
    lines = [json.loads(line) for line in database.with_suffix(".log").read_text(encoding="utf-8").splitlines()]
    assert len(lines) < 20
    assert {line["level"] for line in lines} <= {"info", "warning"}


@pytest.mark.slow
def test_the_limit_is_raised_at_the_start(forged: Forge, database: Path) -> None:
    """The soft limit is raised to the hard one, which the log says; and clients get what the server does not need."""
    server = forged.start(database, files=(FILES, 2 * FILES))
    assert resource.prlimit(server.pid, resource.RLIMIT_NOFILE) == (2 * FILES, 2 * FILES)
    server.signal()
    assert server.wait() == 0
    lines = [json.loads(line) for line in database.with_suffix(".log").read_text(encoding="utf-8").splitlines()]
    said = next(line for line in lines if line["event"] == "descriptors")
    assert (said["before"], said["limit"], said["clients"]) == (FILES, 2 * FILES, 2 * FILES - descriptors.reserved(1))


def test_who_gets_no_room_is_told(database: Path) -> None:
    """When all connections are taken by people, the next one gets 503 in all languages and is closed; then there is room."""
    settings = ServerSettings(database, limits=HIGH, processes=1)
    server = Server(Application(settings, Store(database)), [listen("127.0.0.1", 0)], quiet=True)
    server.capacity = 2
    running = run(server)
    try:
        with handshake(running), handshake(running), ExitStack() as stack:
            answer = half_sent(running, stack).makefile("rb").read().decode()
        assert answer.startswith("HTTP/1.1 503 Service Unavailable\r\n")
        assert "retry-after: 1\r\n" in answer
        assert answer.partition("\r\n\r\n")[2].splitlines() == [
            "The server is busy: try again later.",
            "Der Server ist ausgelastet: Versuche es später noch einmal.",
            "A szerver túlterhelt: próbáld újra később.",
        ]
        deadline = time.monotonic() + TIMEOUT
        while server.server_state.connections:
            assert time.monotonic() < deadline
        with running.http() as http:
            assert http.get("/healthz").status_code == 200
    finally:
        running.stop()


def test_half_sent_requests_of_one_address_do_not_shut_it_out(database: Path) -> None:
    """Beyond the connections of an address its oldest half-sent request is dropped, not the next client refused."""
    running = start(database, Limits(connections=3))
    try:
        with ExitStack() as stack:
            opened = [half_sent(running, stack) for _ in range(6)]
            with running.http() as http:
                assert http.get("/healthz").status_code == 200
            for raw in opened[:3]:  # reset, or closed in order where it had been read
                with suppress(ConnectionResetError):
                    assert raw.recv(1) == b""
    finally:
        running.stop()


class Dropped:
    """A connection that counts how often it was dropped."""

    def __init__(self) -> None:
        self.drops = 0

    def drop(self) -> None:
        """Count."""
        self.drops += 1


def test_a_line_drops_its_oldest() -> None:
    """The oldest goes first, of all or of one address; one that is added again keeps its place; nobody is dropped twice."""
    line, (one, two, three) = WaitingLine(), (Dropped(), Dropped(), Dropped())
    for connection, address in ((one, "a"), (two, "b"), (three, "b"), (one, "a")):
        line.add(connection, address)
    assert line.drop_oldest("b")
    assert (one.drops, two.drops, three.drops) == (0, 1, 0)
    line.discard(two)
    assert line.drop_oldest()
    assert line.drop_oldest()
    assert (one.drops, two.drops, three.drops) == (1, 1, 1)
    assert not line.drop_oldest()
    assert not line.drop_oldest("b")
    assert len(line) == 0


def test_sockets_leave_room_for_requests(database: Path) -> None:
    """Websockets may take nine in ten connections at most, so that pages and health checks are still answered."""
    from sintra.server.shell.service import fit_to_descriptors  # noqa: PLC0415 - only here

    limit = descriptors.open_files()
    fitted = fit_to_descriptors(ServerSettings(database, processes=1, limits=Limits(all_sockets=10**9)))
    assert fitted.limits.all_sockets == descriptors.capacity(1) * 9 // 10
    assert descriptors.open_files() >= limit


def test_a_socket_too_many_is_refused_in_words(database: Path) -> None:
    """A server without room for more websockets says so."""
    running = start(database, Limits(all_sockets=1))
    try:
        with client(running), pytest.raises(Exception, match="HTTP 429"), client(running):
            pass
    finally:
        running.stop()
