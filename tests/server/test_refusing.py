"""All input is answered: malformed messages, floods, unauthorized clients, other origins. Nobody is slowed by it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from sintra.i18n import Speaker
from sintra.phrase import Phrase
from sintra.server.settings import MAX_CREATE_BYTES, MAX_RECORD_BYTES, Limits, Rate, Timing
from sintra.server.shell.routes import OPERATIONS, TEXT
from tests.server.clients import (
    HERE,
    PERSON,
    TIMEOUT,
    Client,
    bot,
    client,
    create,
    frame,
    handshake,
    headers,
    tokens,
    two_players,
)
from tests.server.running import MUCH, Running, start

SECURITY = {
    "content-security-policy": "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "object-src 'none'; require-trusted-types-for 'script'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with low rate limits and short timeouts."""
    limits = Limits(socket=Rate(1, 5), address=Rate(50, 200), creation=Rate(0.001, 12), work=MUCH, sockets=3, strikes=3)
    path = tmp_path_factory.mktemp("strict") / "tables.sqlite"
    running = start(path, limits, Timing(hello=2.0), origins=("https://example.org",))
    yield running
    running.stop()


@pytest.mark.parametrize("path", ["/", "/healthz", "/metrics", "/openapi.json", "/api/games", "/api/nothing", "/nothing"])
def test_every_answer_has_the_security_headers(server: Running, path: str) -> None:
    """Pages, responses and errors alike have all security headers and a cache header."""
    with server.http() as http:
        answer = http.get(path)
    assert answer.status_code in {200, 404}
    assert {name: answer.headers.get(name) for name in SECURITY} == SECURITY
    assert answer.headers["cache-control"] in {"no-store", "no-cache"}
    assert "server" not in answer.headers
    assert "strict-transport-security" not in answer.headers


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "nonsense",
        "[]",
        "null",
        "{",
        '{"type":"jump"}',
        '{"type":"move"}',
        '{"type":"move","id":"1","sequence":"0","move":"1B1"}',
        '{"type":"move","id":"1","sequence":-1,"move":"1B1"}',
        '{"type":"move","id":"1","sequence":1e999,"move":"1B1"}',
        '{"type":"move","id":1,"sequence":0,"move":"1B1"}',
        '{"type":"move","id":"1","sequence":0,"move":"1B1","more":1}',
        '{"type":"join","id":"1","seat":7}',
        '{"type":"join","id":"1","seat":0,"nonce":"xyz"}',
        '{"type":"hello","token":"short","client":"x"}',
        '{"type":"language","language":"xx"}',
        '{"id":"\\ud800"}',
        "[" * 4000,
        b"{}",
    ],
)
def test_nonsense_is_refused_in_words(server: Running, frame: str | bytes) -> None:
    """An invalid message is refused as malformed with a sentence, and the socket stays open."""
    created = create(server, HERE, HERE)
    with client(server, created["creator"]["token"]) as one:
        one.connection.send(frame)
        refused = one.until("refused")
        assert refused["code"] == "malformed"
        assert refused["text"].startswith("That cannot be understood: ")
        assert refused["sequence"] == 0
        one.send(type="ping")
        assert one.until("pong")


@pytest.mark.parametrize("move", ["9B1", "jump", "1Q1", "deal BBBB", "💥"])
def test_illegal_moves_are_refused_with_the_reason(server: Running, move: str) -> None:
    """An illegal move, or a text that is not a move, is refused with the reason, and nothing has happened."""
    with two_players(server) as (one, _, _unused):
        before = one.view["sequence"]
        refused = one.move(move)
        assert (refused["code"], refused["sequence"]) == ("illegal_move", before)
        assert refused["text"]


def test_a_frame_that_is_too_large_closes_the_socket(server: Running) -> None:
    """More than 4 kB are not even read: close code 1009."""
    with client(server) as one:
        one.connection.send("x" * 5000)
        with pytest.raises(ConnectionClosed) as closed:
            one.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_before_hello_nothing_is_done(server: Running) -> None:
    """Requests before hello are refused; a wrong token is forbidden; then the right one still works."""
    created = create(server, HERE, HERE)
    with client(server) as one:
        assert one.ask(type="join", seat=0)["code"] == "malformed"
        assert one.hello("A" * 32)["code"] == "forbidden"
        assert one.hello(created["creator"]["token"])["type"] == "table"


def test_without_hello_the_socket_is_closed(strict: Running) -> None:
    """A socket without hello is closed with 1008 after the timeout; pings do not help."""
    with client(strict) as one:
        one.send(type="ping")
        with pytest.raises(ConnectionClosed) as closed:
            one.until("nothing")
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "no hello in time")


def flood(one: Client) -> None:
    """Send one message after another."""
    for _ in range(100):
        one.send(type="ping")
        one.receive()


def test_a_flood_is_refused_and_then_cut(strict: Running) -> None:
    """Messages beyond the rate limit are refused one by one, and a client that goes on is disconnected."""
    created = create(strict, HERE, HERE)
    with client(strict, created["creator"]["token"]) as one:
        with pytest.raises(ConnectionClosed) as closed:
            flood(one)
        assert [seen["type"] for seen in one.seen if seen["type"] != "presence"][:6] == ["table"] + ["pong"] * 4 + ["refused"]
        assert one.seen[-1].get("code") == "too_fast"
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "too_fast")


def test_sockets_of_one_address_are_limited(strict: Running) -> None:
    """One socket too many is refused before it is opened, with a refusal as its body."""
    with client(strict), client(strict), client(strict):
        with pytest.raises(InvalidStatus) as refused, client(strict):
            pass
        assert refused.value.response.status_code == 429
        assert json.loads(refused.value.response.body)["code"] == "too_many"


def test_connections_of_one_address_are_limited(tmp_path: Path) -> None:
    """One connection too many is refused and closed; websockets do not count, and freed slots are reused."""
    running = start(tmp_path / "tables.sqlite", Limits(connections=2))
    try:
        with running.http() as one, running.http() as two, running.http() as three, client(running):
            assert [http.get("/healthz").status_code for http in (one, two)] == [200, 200]
            refused = three.get("/healthz", headers={"Accept-Language": "de"})
            assert (refused.status_code, refused.headers["retry-after"]) == (429, "1")
            assert refused.text == Speaker("de").say(Phrase("server.refusal.too_many")) + "\n"
            assert refused.headers["connection"] == "close"
            assert three.get("/api/games").json()["code"] == "too_many"
            one.close()
            deadline = time.monotonic() + TIMEOUT
            while (answer := three.get("/healthz")).status_code != 200:
                assert time.monotonic() < deadline, answer.text
            assert two.get("/healthz").status_code == 200
    finally:
        running.stop()


def test_a_proxy_has_the_connections_of_many(tmp_path: Path) -> None:
    """The connections of a trusted proxy are not counted."""
    running = start(tmp_path / "tables.sqlite", Limits(connections=1), proxies=("127.0.0.0/8",))
    try:
        with running.http() as one, running.http() as two, running.http() as three:
            assert [http.get("/healthz").status_code for http in (one, two, three)] == [200] * 3
        assert running.application.gate.connections.in_use == 0
    finally:
        running.stop()


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "nonsense", "https://example.org.evil.example"]
)
def test_pages_of_other_hosts_are_refused(strict: Running, origin: str) -> None:
    """An Origin that is neither this host nor allowed gets 403, by websocket and by HTTP."""
    with pytest.raises(InvalidStatus) as refused, connect(strict.socket_url, additional_headers={"Origin": origin}):
        pass
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["code"] == "forbidden"
    with strict.http(headers={"Origin": origin}) as http:
        answer = http.post("/api/tables", json={"game": "azul", "seats": [HERE, HERE]})
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")


def test_our_own_pages_are_let_in(strict: Running) -> None:
    """The host itself and the origins of the command line are allowed."""
    for origin in (strict.url, "https://example.org"):
        with connect(strict.socket_url, additional_headers={"Origin": origin}) as connection:
            connection.send('{"type":"ping"}')
            assert connection.recv() == '{"type":"pong"}'


def test_creating_tables_is_limited(strict: Running) -> None:
    """An address that creates too many tables hits the rate limit."""
    with strict.http() as http:
        answers = [http.post("/api/tables", json={"game": "azul", "seats": [HERE, bot(1)]}) for _ in range(14)]
    answer = answers[-1]
    assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
    assert 900 < int(answer.headers["retry-after"]) <= 1000


def test_rematches_are_tables_that_are_created(tmp_path: Path) -> None:
    """Resigning and asking for a rematch again and again does not bypass the rate limit: over HTTP or a websocket."""
    running = start(tmp_path / "tables.sqlite", Limits(creation=Rate(0.001, 2)))
    try:
        created = create(running, HERE, HERE)
        token = created["creator"]["token"]
        with client(running, token) as one:
            one.join(0)
            one.join(1)
            one.wait_for_turn()
            one.ask(type="resign", sequence=one.view["sequence"])
            assert one.ask(type="rematch")["type"] == "accepted"
            assert one.ask(type="rematch")["code"] == "too_fast"
        with running.http() as http:
            path = f"/api/tables/{created['table']}/rematch"
            assert http.post(path, json={"id": "1"}, headers=headers(token)).json()["code"] == "too_fast"
    finally:
        running.stop()


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/tables", b"", 400),
        ("/api/tables", b"{}", 400),
        ("/api/tables", b'{"game":"chess","seats":[{"kind":"here"},{"kind":"here"}]}', 400),
        ("/api/tables", b'{"game":"azul","seats":[{"kind":"here"}]}', 400),
        ("/api/tables", b'{"game":"azul","seats":[{"kind":"here"},{"kind":"bot"}]}', 400),
        ("/api/tables", b'{"game":"azul","seats":[{"kind":"bot","level":1},{"kind":"bot","level":1}]}', 400),
        ("/api/tables", b'{"game":"azul","seats":[{"kind":"here"},{"kind":"here"}],"options":{"wall":"red"}}', 400),
        ("/api/tables", b"x" * (MAX_CREATE_BYTES + 1), 413),
        ("/api/replay", b"no record", 400),
        ("/api/replay?from=x", b"", 400),
        ("/api/replay?from=5&to=4", b"", 400),
        ("/api/replay", b"x" * (MAX_RECORD_BYTES + 1), 413),
        ("/api/verify", b"\xff\xfe", 200),
    ],
)
def test_bad_bodies_are_refused(server: Running, path: str, body: bytes, status: int) -> None:
    """An invalid body gets 4xx and a refusal; verifying nonsense says that it is unreadable."""
    with server.http(headers={"Content-Type": "application/json"}) as http:
        answer = http.post(path, content=body)
    assert answer.status_code == status
    found: dict[str, Any] = answer.json()
    if status == 200:
        assert found["verdict"] == "unreadable"
    else:
        assert (found["type"], found["code"]) == ("refused", "malformed")


@pytest.mark.parametrize("path", [one.path for one in OPERATIONS if one.method == "post" and one.body != TEXT])
@pytest.mark.parametrize("body", [b'{"id":"\xff"}', b'{"id":"\xed\xa0\x80"}', b'{"\xc0\x80":1}'])
def test_bytes_that_are_no_text_are_refused(server: Running, path: str, body: bytes) -> None:
    """JSON that is not UTF-8 is malformed, wherever it is posted."""
    with server.http(headers={"Content-Type": "application/json"}) as http:
        answer = http.post(path.format(table="t"), content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_links_are_asked_for(server: Running) -> None:
    """No link is 401, a wrong one 403, a table that does not exist 404, a link of another table 403, another type 415."""
    created, another = create(server, HERE, HERE), create(server, HERE, HERE)
    path = f"/api/tables/{created['table']}"
    with server.http() as http:
        assert http.get(path).status_code == 401
        assert http.get(path, headers={"Authorization": "Basic eDp5"}).status_code == 401
        assert http.get(path, headers=headers("A" * 32)).status_code == 403
        assert http.get(path, headers=headers(another["creator"]["token"])).status_code == 403
        assert http.get("/api/tables/nothing", headers=headers("A" * 32)).status_code == 404
        token = headers(created["creator"]["token"])
        assert http.get(path, headers=token).status_code == 200
        assert http.get(path, headers=token, params={"since": "-1"}).status_code == 400
        assert http.post(f"{path}/join", headers={**token, "Content-Type": "text/plain"}, content=b"{}").status_code == 415
        early = http.post(f"{path}/moves", headers=token, json={"id": "1", "sequence": 0, "move": "1B1"})
        assert (early.status_code, early.json()["code"], early.json()["id"]) == (409, "not_started", "1")
        assert http.put(path).status_code == 405


def test_a_client_that_takes_nothing_is_cut_and_slows_nobody(server: Running) -> None:
    """The queue of a client that does not read is bounded: it is disconnected, and answers to others stay fast."""
    created = create(server, PERSON, PERSON)
    first, second, _ = tokens(created)
    silent = handshake(server)
    silent.sendall(frame({"type": "hello", "token": first, "client": "silent"}))
    cuts = server.application.metrics.value("sintra_sockets_cut_total", reason="slow")
    slowest = 0.0
    with client(server, second) as other:
        for number in range(3000):
            try:
                silent.sendall(frame({"type": "language", "language": ("en", "de")[number % 2]}))
            except OSError:
                break
            if number % 20 == 0:
                begun = time.monotonic()
                other.send(type="ping")
                other.until("pong")
                slowest = max(slowest, time.monotonic() - begun)
        deadline = time.monotonic() + TIMEOUT
        while server.application.metrics.value("sintra_sockets_cut_total", reason="slow") == cuts:
            assert time.monotonic() < deadline, "the silent client was not cut"
            time.sleep(0.05)
        assert slowest < 1.0
        live = server.application.hub.loaded(created["table"])
        assert live is not None
        deadline = time.monotonic() + TIMEOUT
        while len(live.clients) > 1:
            assert time.monotonic() < deadline
            time.sleep(0.05)
    silent.close()


def test_pages_are_kept_by_browsers(server: Running, tmp_path: Path) -> None:
    """A page has a strong ETag, is gzipped if accepted, and gets 304 if the cached copy is current."""
    from sintra.server.shell.pages import Pages  # noqa: PLC0415 - only here

    (tmp_path / "index.html").write_text("<!doctype html>" + "<p>Sintra</p>" * 100, encoding="utf-8")
    (tmp_path / "table.html").write_text("<!doctype html>table", encoding="utf-8")
    (tmp_path / "app.js").write_text("'use strict';", encoding="utf-8")
    (tmp_path / "secret.py").write_text("", encoding="utf-8")
    before = server.application.pages
    server.application.pages = Pages(tmp_path)
    try:
        with server.http() as http:
            page = http.get("/")
            assert (page.headers["content-encoding"], page.headers["content-type"]) == ("gzip", "text/html; charset=utf-8")
            assert page.text.startswith("<!doctype html>")
            plain = http.get("/", headers={"Accept-Encoding": "identity"})
            assert plain.headers["etag"] != page.headers["etag"]
            assert http.get("/", headers={"If-None-Match": page.headers["etag"]}).status_code == 304
            assert http.get("/table/abc").text == "<!doctype html>table"
            assert http.get("/app.js").headers["content-type"] == "text/javascript; charset=utf-8"
            for missing in ("/secret.py", "/../pyproject.toml", "/%2e%2e/pyproject.toml", "/table/a/b", "/rules/azul"):
                assert http.get(missing).status_code == 404
    finally:
        server.application.pages = before
