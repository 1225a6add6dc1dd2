"""Stopping a server: whatever clients do at that moment, all are told, nothing is lost, and the exit code is 0."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
import threading
from pathlib import Path

import pytest

from sintra.server.settings import ServerSettings, Timing
from sintra.server.shell.app import Application
from sintra.server.shell.service import Server, listen
from sintra.server.store.store import Store
from tests.scale import IS_SHORT
from tests.server.clients import HERE, TIMEOUT, create, frame, handshake, headers
from tests.server.guests import RESET, close_code
from tests.server.running import HIGH, run, spawn, start
from tests.server.stopping import stop

pytestmark = pytest.mark.slow
STOPS = 3 if IS_SHORT else 20
LEAVING, STAYING = 40, 20


def test_servers_stop_while_clients_come_and_go(tmp_path: Path) -> None:
    """Servers are stopped at random moments: exit code 0, every open websocket is told 1012, and nothing is lost."""
    stops = asyncio.run(stop(tmp_path, STOPS, seed=7))
    assert stops.seen["stops"] == STOPS
    assert stops.seen["told 1012"] > STOPS


class Patient(Server):
    """A server that stops when it is told to, in the same turn of its event loop."""

    async def main_loop(self) -> None:
        """Wait for the word."""
        self.loop, self.word = asyncio.get_running_loop(), asyncio.Event()
        self.is_listening.set()
        await self.word.wait()

    is_listening = threading.Event()


def read_to_the_end(raw: socket.socket) -> bytes:
    """Read until the server closes."""
    data = b""
    while chunk := raw.recv(1 << 16):
        data += chunk
    return data


def test_clients_that_are_gone_do_not_keep_others_from_being_told(database: Path) -> None:
    """Sockets that were closed or reset, and whose end nobody has seen when the server stops, do not break it.

    A closed one takes the close frame and resets the connection, so that ending our side of it fails with ENOTCONN.
    """
    settings = ServerSettings(database, limits=HIGH, processes=1)
    server = Patient(Application(settings, Store(database)), [listen("127.0.0.1", 0)], quiet=True)
    running = run(server)
    assert server.is_listening.wait(TIMEOUT)
    leaving, staying = ([handshake(running) for _ in range(number)] for number in (LEAVING, STAYING))

    def leave_and_stop() -> None:
        for number, raw in enumerate(leaving):
            if number % 2:
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            raw.close()
        server.word.set()

    server.loop.call_soon_threadsafe(leave_and_stop)
    told = [close_code(read_to_the_end(raw)) for raw in staying]
    for raw in staying:
        raw.close()
    running.thread.join(TIMEOUT)
    assert told == [1012] * STAYING
    assert not running.thread.is_alive()


def test_half_requests_and_deaf_clients_do_not_delay_a_stop(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Half a header, half a body, a client that reads nothing: the shutdown does not wait for them, and is not an error."""
    running = start(database, timing=Timing(farewell=0.5))
    place = (running.url.removeprefix("http://").partition(":")[0], int(running.url.rpartition(":")[2]))
    lines = f"POST /api/tables HTTP/1.1\r\nHost: {place[0]}\r\nContent-Length: 99\r\n\r\n{{"
    halves = [socket.create_connection(place, TIMEOUT) for _ in range(2)]
    halves[0].sendall(b"GET / HTTP/1.1\r\nHost:")
    halves[1].sendall(lines.encode())
    deaf = handshake(running)
    deaf.sendall(frame({"type": "hello", "token": create(running, HERE, HERE)["watch"]["token"], "client": "deaf"}))
    for number in range(60):
        deaf.sendall(frame({"type": "language", "language": ("en", "de")[number % 2]}))
    with caplog.at_level(logging.WARNING):
        running.stop()
    assert [half.recv(100) for half in halves] == [b"", b""]
    assert caplog.records == []
    for raw in (*halves, deaf):
        raw.close()


def test_a_second_signal_ends_the_waiting_and_not_the_saving(database: Path) -> None:
    """Ctrl-C twice, with a client that does not go: the exit code is 0, and everything was shut down in order."""
    with spawn(database) as server:
        created = create(server, HERE, HERE)
        stubborn = handshake(server)
        server.process.send_signal(signal.SIGINT)
        while stubborn.recv(4096):
            pass  # until it was told; it does not close, as it should
        assert server.stop(signal.SIGINT) == 0
        stubborn.close()
    lines = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]
    assert [line["event"] for line in lines][-2:] == ["stopped", "ended"]
    with spawn(database) as server, server.http() as http:
        token = headers(created["creator"]["token"])
        assert http.get(f"/api/tables/{created['table']}", headers=token).status_code == 200


def test_a_request_that_has_come_is_answered(database: Path) -> None:
    """A long poll is answered when the server stops, also over a connection that was kept alive."""
    running = start(database)
    created = create(running, HERE, HERE)
    answers: list[int] = []

    def poll() -> None:
        with running.http(headers=headers(created["creator"]["token"])) as http:
            answers.append(http.get(f"/api/tables/{created['table']}?since=0&wait=25").status_code)

    waiting = threading.Thread(target=poll)
    waiting.start()
    while not running.application.gate.sockets.in_use:
        assert waiting.is_alive()
    running.stop()
    waiting.join(TIMEOUT)
    assert answers == [200]
