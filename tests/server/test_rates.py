"""Every request counts against its address: pages, files, metrics, handshakes and connections; people are only slowed down."""

from __future__ import annotations

import heapq
import json
import socket
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sintra.i18n import Speaker
from sintra.phrase import Phrase
from sintra.server.settings import Limits, Rate, Timing
from sintra.server.shell import gate
from sintra.server.shell.limits import TokenBucket
from tests.server.clients import HERE, TIMEOUT, client, create, headers
from tests.server.running import HIGH, MUCH, Running, start

ONCE = 1e-6  # a rate a second that does not fill a bucket during a test
QUICK = Timing(wait=0.0, hold=0.0)
TOO_FAST = {code: Speaker(code).say(Phrase("server.refusal.too_fast")) for code in ("en", "de", "hu")}


@contextmanager
def limited(database: Path, timing: Timing = QUICK, *, proxies: tuple[str, ...] = (), **rates: Any) -> Generator[Running]:
    """Serve with these limits and high other ones."""
    high: dict[str, Any] = {"address": MUCH, "files": MUCH, "arrivals": MUCH, "probes": MUCH}
    running = start(database, Limits(**{**high, **rates}), timing, proxies=proxies)
    try:
        yield running
    finally:
        running.stop()


def statuses(running: Running, *paths: str, **headers: str) -> list[int]:
    """Request pages one after the other."""
    with running.http(headers=headers) as http:
        return [http.get(path).status_code for path in paths]


def test_pages_and_files_are_limited(database: Path) -> None:
    """Pages, files and paths that lead nowhere share a limit; beyond it comes 429, one sentence and when to come back."""
    with limited(database, files=Rate(0.001, 4)) as running, running.http(headers={"Accept-Language": "hu"}) as http:
        assert [http.get(path).status_code for path in ("/", "/js/table.js", "/nothing", "/rules")] == [200, 200, 404, 200]
        refused = http.get("/")
        assert refused.status_code == 429
        assert 500 < int(refused.headers["retry-after"]) <= 1000
        assert (refused.text, refused.headers["content-type"]) == (TOO_FAST["hu"] + "\n", "text/plain; charset=utf-8")
        assert http.get("/api/games").status_code == 200
        assert http.get("/healthz").status_code == 200


def test_files_wait_before_they_are_refused(database: Path) -> None:
    """Files beyond the rate come later, so that a page behind a busy address is whole; nothing is refused."""
    with limited(database, Timing(wait=TIMEOUT), files=Rate(20, 2)) as running:
        begun = time.monotonic()
        assert statuses(running, *["/js/table.js"] * 8) == [200] * 8
        assert time.monotonic() - begun > 5 / 20


def test_a_class_room_may_open_its_pages() -> None:
    """Thirty browsers behind one address, with six connections each, load a page of 120 files: none is refused."""
    limits, timing = Limits(), Timing()
    files, arrivals = TokenBucket(limits.files, 0.0), TokenBucket(limits.arrivals, 0.0)
    assert all(arrivals.take(0.0) for _ in range(30 * 7))
    assert limits.connections >= 30 * 6
    free = [0.0] * (30 * 6)  # when each connection has its answer
    for _ in range(30 * 120):
        now = heapq.heappop(free)
        wait = files.reserve(now, 1.0, timing.wait)
        assert wait <= timing.wait
        heapq.heappush(free, now + wait)
    assert max(free) < 5


@pytest.mark.parametrize(("path", "cost"), [("/metrics", 5), ("/openapi.json", 1), ("/api/games", 1), ("/api/nothing", 1)])
def test_requests_cost_as_much_as_they_take(database: Path, path: str, cost: int) -> None:
    """Metrics, the document and the API share the limit of messages, each at its price."""
    with limited(database, address=Rate(ONCE, 10)) as running:
        answered = statuses(running, *[path] * (10 // cost + 1))
    assert [status == 429 for status in answered] == [False] * (10 // cost) + [True]


@pytest.fixture
def dear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let whatever is charged by its CPU time cost as much as anything may."""
    monkeypatch.setattr(gate, "MESSAGE_SECONDS", 1e-9)


@pytest.mark.usefixtures("dear")
@pytest.mark.parametrize("path", ["", "?since=0", "/record"])
def test_views_cost_as_much_as_they_take(database: Path, path: str) -> None:
    """Who looks at a table pays for the time that it has taken, so nobody can ask for long tables all the time."""
    with limited(database, address=Rate(ONCE, 2 * gate.MAX_CHARGE)) as running:
        created = create(running, HERE, HERE)
        with running.http(headers=headers(created["creator"]["token"])) as http:
            asked = [http.get(f"/api/tables/{created['table']}{path}").status_code for _ in range(3)]
    assert asked == [200, 200, 429]


@pytest.mark.usefixtures("dear")
def test_languages_cost_as_much_as_they_take(database: Path) -> None:
    """The same over a websocket."""
    with (
        limited(database, address=Rate(ONCE, 2 * gate.MAX_CHARGE)) as running,
        client(running, create(running, HERE, HERE)["creator"]["token"]) as one,
    ):
        one.send(type="language", language="de")
        one.until("table")
        one.send(type="ping")
        assert one.until("refused")["code"] == "too_fast"


@pytest.mark.usefixtures("dear")
def test_loading_costs_as_much_as_it_takes(database: Path) -> None:
    """Whoever has a table loaded that is not in memory pays for it."""
    with limited(database) as running:
        created = create(running, HERE, HERE)
    token = headers(created["creator"]["token"])
    with limited(database, address=Rate(ONCE, gate.MAX_CHARGE)) as running, running.http(headers=token) as http:
        path, body = f"/api/tables/{created['table']}/leave", {"id": "1", "seat": 0}
        assert [http.post(path, json=body).status_code for _ in range(2)] == [409, 429]


def test_refusals_of_the_api_are_messages(database: Path) -> None:
    """A program gets a refusal as JSON, with the seconds until there is room again, at most an hour."""
    with limited(database, address=Rate(ONCE, 1)) as running, running.http() as http:
        assert http.get("/api/games").status_code == 200
        refused = http.get("/api/games", headers={"Accept-Language": "de"})
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "3600")
    assert (refused.json()["code"], refused.json()["text"]) == ("too_fast", TOO_FAST["de"])


def open_socket(running: Running, **headers: str) -> Any:
    """Open a websocket, and return why it was refused if it was."""
    try:
        with connect(running.socket_url, additional_headers=headers, open_timeout=TIMEOUT):
            return None
    except InvalidStatus as refused:
        return refused.response


def test_handshakes_are_limited(database: Path) -> None:
    """A handshake costs two messages; beyond the limit it is refused in words, before the application is asked."""
    with limited(database, address=Rate(ONCE, 5)) as running:
        assert [open_socket(running), open_socket(running)] == [None, None]
        asked = running.application.metrics.value("sintra_http_request_seconds_count")
        refused = open_socket(running, **{"Accept-Language": "de"})
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "3600")
        assert json.loads(refused.body)["text"] == TOO_FAST["de"]
        assert "content-security-policy" in refused.headers
        assert running.application.metrics.value("sintra_http_request_seconds_count") == asked
        assert running.application.gate.connections.in_use == 0


def test_refusals_are_held_back(database: Path) -> None:
    """Who comes too fast waits for the refusal, and so asks less; a health check has its own limit and is held back, too."""
    with limited(database, Timing(wait=0.0, hold=0.3), probes=Rate(ONCE, 1), address=Rate(ONCE, 1)) as running:
        assert statuses(running, "/healthz", "/api/games") == [200, 200]
        for ask in (lambda: statuses(running, "/healthz"), lambda: statuses(running, "/api/games")):
            begun = time.monotonic()
            assert ask() == [429]
            assert time.monotonic() - begun >= 0.3
        begun = time.monotonic()
        assert open_socket(running).status_code == 429
        assert time.monotonic() - begun >= 0.3
        assert statuses(running, "/") == [200]
        assert running.application.gate.holds.in_use == 0


def test_connections_of_an_address_are_limited_by_time(database: Path) -> None:
    """An address that connects too often is answered without being read: 429 in all languages."""
    with limited(database, arrivals=Rate(ONCE, 2)) as running:
        assert [statuses(running, "/healthz"), statuses(running, "/healthz")] == [[200], [200]]
        host, _, port = running.url.removeprefix("http://").rpartition(":")
        with socket.create_connection((host, int(port)), TIMEOUT) as raw:
            answer = raw.makefile("rb").read().decode()
        assert answer.startswith("HTTP/1.1 429 Too Many Requests\r\n")
        assert answer.partition("\r\n\r\n")[2].splitlines() == list(TOO_FAST.values())
        assert running.application.metrics.value("sintra_connections_dropped_total", reason="fast") == 1


def test_clients_of_a_proxy_are_counted_by_their_own_addresses(database: Path) -> None:
    """What one client of a trusted proxy has used up is there for the next one, for pages, messages and handshakes."""
    rates: dict[str, Any] = {"files": Rate(ONCE, 1), "address": Rate(ONCE, 3), "arrivals": Rate(ONCE, 1)}
    with limited(database, proxies=("127.0.0.1",), **rates) as running:
        for client in ("192.0.2.1", "192.0.2.2"):
            forwarded = {"X-Forwarded-For": f"spoofed, {client}"}
            assert statuses(running, "/", "/", "/api/games", **forwarded) == [200, 429, 200]
            assert open_socket(running, **forwarded) is None
            assert open_socket(running, **forwarded).status_code == 429


def test_without_a_proxy_nobody_is_believed(database: Path) -> None:
    """A client that names another address as its own is still counted as itself."""
    with limited(database, files=Rate(ONCE, 1)) as running:
        assert statuses(running, "/", **{"X-Forwarded-For": "192.0.2.1"}) == [200]
        assert statuses(running, "/", **{"X-Forwarded-For": "192.0.2.2"}) == [429]


def test_the_limits_of_tests_are_high() -> None:
    """The other tests of the server hit no limit by accident."""
    assert {HIGH.address, HIGH.files, HIGH.arrivals, HIGH.probes} == {MUCH}
