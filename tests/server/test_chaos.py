"""Clients that do everything wrong get an answer each, and every table stays what its record says."""

from __future__ import annotations

import json
import logging
import socket
import struct
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.chaos import run
from tests.server.clients import HERE, PERSON, TIMEOUT, client, create, frame, handshake, two_players
from tests.server.running import Running, start

FRAMES = 3000


def test_every_frame_of_vandals_is_answered(database: Path) -> None:
    """Duplicated, reordered, truncated, oversized or late frames: each gets an answer or a close reason; tables stay intact."""
    events, counts = run(database, FRAMES, seed=6)
    assert counts["frames"] >= FRAMES
    assert events > 20
    assert {"accepted", "behind", "malformed", "forbidden", "answer"} <= set(counts)


def test_the_reason_arrives_though_more_was_sent(server: Running) -> None:
    """An oversized frame with others behind it: the close code arrives and is not lost with unread input."""
    raw = handshake(server)
    raw.sendall(b"\x81\xfe\xff\xff" + bytes(4) + b"x" * 0xFFFF + frame({"type": "ping"}) * 2000)
    data = b""
    while chunk := raw.recv(4096):
        data += chunk
    raw.close()
    assert data[0] == 0x88
    assert struct.unpack("!H", data[2:4]) == (1009,)


@pytest.mark.parametrize(
    "text", ["cost 9B1", "cost CR-", "cost pass", "cost W2", "+R +R +R +R", "cost", "seat 9", "hint", "1B1 1B1"]
)
@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_odd_lines_are_answered(server: Running, game: str, text: str) -> None:
    """A typed line that is illegal or meaningless is answered or refused; the socket stays open."""
    with two_players(server, game) as (one, other, _):
        for player in (one, other):
            answer = player.ask(type="ask", text=text)
            said = [phrase["text"] for phrase in answer["phrases"]] if answer["type"] == "answer" else [answer["text"]]
            assert all(said)
            assert said
            player.send(type="ping")
            assert player.until("pong")


@pytest.mark.parametrize(
    "more",
    ["Content-Length: 4\r\n\r\nabcd", "\r\n".join(f"X{n}: y" for n in range(400)) + "\r\n\r\n", f"X: {'y' * 20_000}\r\n\r\n"],
    ids=["body", "many", "long"],
)
def test_a_request_for_a_websocket_that_is_none_is_answered(database: Path, more: str) -> None:
    """An invalid handshake, with a body or oversized headers, is rejected and closed; it does not delay a shutdown."""
    running = start(database)
    place = urlsplit(running.socket_url)
    with socket.create_connection((place.hostname, place.port), timeout=TIMEOUT) as raw:
        raw.sendall(
            f"GET {place.path} HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{more}".encode()
        )
        answer = b""
        while chunk := raw.recv(4096):
            answer += chunk
        running.stop()
    assert answer.startswith(b"HTTP/1.1 400 ")


def test_a_frame_in_pieces_is_one_message(server: Running) -> None:
    """Fragments are reassembled; in total they may not exceed the limit of one frame."""
    created = create(server, PERSON, PERSON)
    with client(server, created["creator"]["token"]) as one:
        one.connection.send(iter(['{"type":"ju', 'mp"}']))
        assert one.until("refused")["code"] == "malformed"
        one.connection.send(iter(['{"type":', '"ping"}']))
        assert one.until("pong")


def test_compression_is_not_agreed_on(server: Running) -> None:
    """A client that offers compression gets none: no small frame can become a large one."""
    raw = handshake(server, "Sec-WebSocket-Extensions: permessage-deflate")
    raw.sendall(b"\xc1\x81" + bytes(4) + b"x")  # marked as compressed
    with raw:
        assert raw.recv(100)[:1] == b"\x88"


def test_half_a_frame_hurts_nobody(server: Running) -> None:
    """A client that disconnects in the middle of a frame leaks nothing."""
    with client(server) as one:
        for _ in range(20):
            raw = handshake(server)
            raw.sendall(frame({"type": "ping", "more": "x" * 50})[:20])
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            raw.close()
        one.connection.send(json.dumps({"type": "ping"}))
        assert one.until("pong")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x84" + bytes(4) + b"\xff\xfe\xfd\xfc", 1007),  # not UTF-8
        (b"\x81\x02{}", 1002),  # not masked
        (b"\x89\xfe\x00\xc8" + bytes(4) + b"x" * 200, 1002),  # a ping that is too long
        ((b"\x89\x80" + bytes(4)) * 1000, 1008),  # pings without end
        (b"\x01\x80" + bytes(4) + (b"\x00\x80" + bytes(4)) * 1000, 1008),  # continuation frames without end
    ],
)
def test_frames_against_the_rules_are_told_their_code(server: Running, data: bytes, code: int) -> None:
    """An invalid frame, or a flood of control frames, closes the socket with the right close code."""
    raw = handshake(server)
    raw.sendall(data)
    found = b""
    while chunk := raw.recv(65536):
        found += chunk
    raw.close()
    closing = found[found.index(b"\x88") :]
    assert struct.unpack("!H", closing[2:4]) == (code,)


def test_a_header_without_end_is_dropped(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request whose header never ends hits the timeout; requests of others are answered."""
    monkeypatch.setattr("sintra.server.shell.connection.HEADER_TIMEOUT", 0.3)
    place = urlsplit(server.url)
    with socket.create_connection((place.hostname or "", place.port or 0)) as slow, server.http() as http:
        slow.settimeout(TIMEOUT)
        slow.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
        assert http.get("/healthz").status_code == 200
        time.sleep(0.5)
        assert http.get("/healthz").status_code == 200
        with pytest.raises(ConnectionResetError):
            _ = slow.recv(100) or _reset()


def _reset() -> bytes:
    raise ConnectionResetError


@pytest.mark.parametrize("host", ["127.0.0.1", "elsewhere.example"])
@pytest.mark.parametrize("path", ["/api/verify", "/api/tables", "/nothing"])
def test_a_body_that_is_not_http_is_not_our_error(
    server: Running, caplog: pytest.LogCaptureFixture, path: str, host: str
) -> None:
    """A request whose body breaks the rules of HTTP gets 400, though it is answered already, and is no error in the log."""
    head = f"POST {path} HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n"
    with caplog.at_level(logging.ERROR):
        with socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])), TIMEOUT) as raw:
            raw.sendall(f"{head}no number\r\n".encode())
            said = raw.makefile("rb").read()
        with server.http() as http:
            assert http.get("/healthz").status_code == 200  # by now the other request has ended, too
    assert said.startswith(b"HTTP/1.1 400 ")
    assert said.count(b"HTTP/1.1") == 1
    assert caplog.records == []


def test_names_that_look_alike_are_one(server: Running) -> None:
    """A name in full-width letters is taken when the same one in plain letters is."""
    created = create(server, HERE, HERE)
    with client(server, created["creator"]["token"]) as one:
        assert one.join(0, name="\uff21na")["type"] == "accepted"
        assert one.join(1, name="ana")["code"] == "name_taken"
