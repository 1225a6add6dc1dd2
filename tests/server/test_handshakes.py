"""Failed handshakes of websockets: they leak nothing, and are not errors of the server."""

from __future__ import annotations

import logging
import random
import socket
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sintra.server.settings import Limits
from tests.server.clients import TIMEOUT, client
from tests.server.guests import RESET
from tests.server.running import Running, start

HANDSHAKE = (
    "GET /api/socket HTTP/1.1",
    "Host: localhost",
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    "Sec-WebSocket-Version: 13",
    "",
    "",
)


def leave_early(running: Running, luck: random.Random) -> None:
    """Send a handshake and reset the connection, at once or a little later."""
    place = urlsplit(running.url)
    assert place.hostname is not None
    assert place.port is not None
    with socket.create_connection((place.hostname, place.port), TIMEOUT) as raw:
        raw.sendall("\r\n".join(HANDSHAKE).encode())
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        time.sleep(luck.uniform(0, 0.003))


def test_handshakes_that_fail_are_not_errors(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Neither a refused handshake nor a client that leaves in the middle of one is logged as an error of ours."""
    running, luck = start(database, Limits(sockets=1)), random.Random(1)
    try:
        with client(running):
            with pytest.raises(InvalidStatus), client(running):
                pass
            with pytest.raises(InvalidStatus), connect(running.socket_url, additional_headers={"Origin": "null"}):
                pass
        for _ in range(50):
            leave_early(running, luck)
        deadline = time.monotonic() + TIMEOUT
        while running.application.gate.sockets.in_use or running.server.server_state.connections:
            assert time.monotonic() < deadline
            time.sleep(0.01)
    finally:
        running.stop()
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []
