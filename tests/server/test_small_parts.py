"""Unit tests: token buckets, slots, metrics, origins, frames, addresses, logs."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import math
import socket
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from websockets.frames import Frame, Opcode

from sintra.pool.slots import Slots
from sintra.server import log
from sintra.server.metrics import Metrics
from sintra.server.settings import Rate
from sintra.server.shell.connection import HttpProtocol
from sintra.server.shell.frames import text_frame
from sintra.server.shell.gate import network_of
from sintra.server.shell.headers import is_allowed_origin
from sintra.server.shell.limits import TokenBucket, TokenBuckets
from sintra.server.shell.service import listen
from sintra.server.shell.transport import Protocol, Writable
from sintra.server.store import library
from tests.server.clients import TIMEOUT


def test_a_bucket_fills_up_with_time() -> None:
    """A token bucket allows a burst, then its rate, never more than the burst at once; a clock that goes back does no harm."""
    bucket = TokenBucket(Rate(2, 3), 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(50.0)


def test_tokens_can_be_reserved() -> None:
    """Tokens are taken in advance if they come in time, and nothing is taken if not; the wait is known in both cases."""
    bucket = TokenBucket(Rate(2, 3), 0.0)
    assert [bucket.reserve(0.0, 3.0, 1.0), bucket.reserve(0.0, 1.0, 1.0), bucket.reserve(0.0, 1.0, 1.0)] == [0.0, 0.5, 1.0]
    assert [bucket.reserve(0.0, 1.0, 1.0), bucket.reserve(0.5, 1.0, 1.0)] == [1.5, 1.0]
    assert TokenBucket(Rate(0, 1), 0.0).reserve(0.0, 2.0) == math.inf


def test_buckets_are_apart_and_bounded() -> None:
    """Every key has its own token bucket, and the least recently used keys are evicted."""
    buckets = TokenBuckets(Rate(0, 1), max_keys=2)
    assert buckets.take("a", 0)
    assert not buckets.take("a", 0)
    assert buckets.take("b", 0)
    assert buckets.take("c", 0)
    assert len(buckets) == 2
    assert buckets.take("a", 0)


def test_places_are_given_back() -> None:
    """Slots are limited per key and in total; a released slot can be acquired again."""
    slots = Slots(1, 2)
    assert [slots.acquire(key) for key in ("a", "a", "b", "c")] == [True, False, True, False]
    slots.release("a")
    assert slots.acquire("c")
    assert slots.in_use == 2


def test_figures_are_in_the_format_of_prometheus() -> None:
    """Counters with labels, gauges and histograms, each with its type; buckets add up."""
    metrics = Metrics()
    metrics.refusals.labels("behind").inc()
    metrics.commit_seconds.observe(0.003)
    metrics.commit_seconds.observe(99.0)
    metrics.frames.count("in")
    metrics.frames.count("in")
    metrics.events.count("move")
    metrics.gauge("sintra_test", "A test.", lambda: 7)
    lines = metrics.text().decode().splitlines()
    for line in (
        'sintra_refusals_total{code="behind"} 1.0',
        "# TYPE sintra_commit_seconds histogram",
        'sintra_commit_seconds_bucket{le="0.0025"} 0.0',
        'sintra_commit_seconds_bucket{le="0.005"} 1.0',
        'sintra_commit_seconds_bucket{le="+Inf"} 2.0',
        "sintra_commit_seconds_count 2.0",
        "# TYPE sintra_frames_total counter",
        'sintra_frames_total{direction="in"} 2.0',
        'sintra_frames_total{direction="out"} 0.0',
        'sintra_events_total{kind="move"} 1.0',
        "sintra_test 7.0",
        "sintra_unsaved_total 0.0",
    ):
        assert line in lines


@pytest.mark.parametrize(
    ("origin", "host", "is_allowed"),
    [
        (None, "example.org", True),
        ("https://example.org", "example.org", True),
        ("http://example.org", "example.org:80", True),
        ("http://example.org:8765", "example.org:8765", True),
        ("https://EXAMPLE.org", "example.org", True),
        ("http://[::1]:8765", "[::1]:8765", True),
        ("https://play.example", "example.org", True),
        ("https://example.org:444", "example.org", False),
        ("https://other.example", "example.org", False),
        ("file://", "", False),
        ("null", "null", False),
        ("http://", "", False),
        ("http://example.org:x", "example.org:x", False),
        ("https://example.org", None, False),
    ],
)
def test_origins(origin: str | None, host: str | None, *, is_allowed: bool) -> None:
    """Same-origin pages and allowed origins are accepted; programs have no origin."""
    assert is_allowed_origin(origin, host, {"https://play.example"}) is is_allowed


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_messages_are_framed_as_websockets_does(length: int) -> None:
    """A text of any length gets the same frame that the library would make."""
    data = bytes(length)
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_who_writes_waits_until_the_client_takes_it() -> None:
    """A waiting writer wakes when the client reads, and not before; nobody waits while it reads."""

    async def story() -> None:
        writable = Writable()
        await writable.wait()
        writable.clear()
        writable.clear()
        waiting = [asyncio.ensure_future(writable.wait()) for _ in range(2)]
        await asyncio.sleep(0.01)
        assert not writable.is_set()
        assert [one.done() for one in waiting] == [False, False]
        waiting[0].cancel()
        writable.set()
        await waiting[1]
        assert writable.is_set()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.7"),
        ("", ""),
    ],
)
def test_an_address_counts_as_its_network(host: str, network: str) -> None:
    """An IPv6 address counts as its /64 network."""
    assert network_of(host) == network


def test_errors_are_logged_by_kind_and_place() -> None:
    """The message of an error, which may quote anything, does not get into the log."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(log.JsonLines())
    log.log.addHandler(handler)
    try:
        raise ValueError("a secret")  # noqa: TRY301 - to have a place
    except ValueError as error:
        log.log_event("failed", level=logging.ERROR, error=error, number=3)
    finally:
        log.log.removeHandler(handler)
    line = json.loads(stream.getvalue())
    assert (line["event"], line["error"], line["number"]) == ("failed", "ValueError", 3)
    assert "test_errors_are_logged" in line["place"]
    assert "secret" not in stream.getvalue()


def entry(event: str, created: float) -> logging.LogRecord:
    """Make a log record."""
    record = logging.LogRecord(log.NAME, logging.ERROR, "", 0, event, (), None)
    record.created = created
    return record


def test_the_log_is_bounded() -> None:
    """An event that repeats is left out after a while; others are not, and the next one says how many were left out."""
    repeats = log.Repeats(repeats=2, period=60.0)
    assert [repeats.filter(entry("full", 0.0)) for _ in range(5)] == [True, True, False, False, False]
    assert repeats.filter(entry("other", 1.0))
    later = entry("full", 61.0)
    assert repeats.filter(later)
    assert json.loads(log.JsonLines().format(later))["left_out"] == 3
    assert repeats.filter(entry("full", 62.0))


def test_errors_of_the_event_loop_and_of_threads_are_json() -> None:
    """What asyncio or a thread cannot tell anybody goes to the log as one line of JSON, without what clients sent."""
    script = (
        "import asyncio, threading\nfrom sintra.server import log\nlog.set_up()\n"
        "def fail(): raise ValueError('a secret')\n"
        "async def main():\n"
        "    loop = asyncio.get_running_loop()\n    loop.set_exception_handler(log.log_loop_error)\n"
        "    loop.call_soon(fail)\n    await asyncio.sleep(0.01)\n"
        "asyncio.run(main())\n"
        "thread = threading.Thread(target=fail)\nthread.start()\nthread.join()\n"
        "asyncio.log.logger.error('socket.send() raised exception.')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=TIMEOUT)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line["event"] for line in lines] == ["event loop error", "thread failed", "socket.send() raised exception."]
    assert [line.get("error") for line in lines] == ["ValueError", "ValueError", None]
    assert "secret" not in done.stderr


@pytest.mark.parametrize(
    ("version", "has_bug"),
    [((3, 6, 23), False), ((3, 7, 0), True), ((3, 40, 1), True), ((3, 51, 2), True), ((3, 51, 3), False), ((3, 53, 0), False)],
)
def test_which_sqlite_has_the_wal_reset_bug(version: tuple[int, ...], *, has_bug: bool) -> None:
    """Versions from 3.7.0 to 3.51.2 have it."""
    assert library.has_wal_reset_bug(version) is has_bug


def test_small_frames_are_sent_at_once() -> None:
    """Small frames are sent at once (TCP_NODELAY), without waiting for the ACK of earlier ones."""
    with listen("127.0.0.1", 0) as taken, socket.create_connection(taken.getsockname()):
        taken.setblocking(True)  # noqa: FBT003 - the name says what is true
        connection, _ = taken.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.parametrize("kind", [Protocol, HttpProtocol])
def test_what_we_override_is_there(kind: type) -> None:
    """A uvicorn without one of the methods that we override fails here, not when a client connects."""
    ours = {name for name, value in vars(kind).items() if callable(value) and not name.startswith("_")}
    assert ours - {"cut", "drop", "flush", "forget_handshake", "write_now"} <= set(dir(kind.__mro__[1]))


def needed_packages() -> dict[str, SpecifierSet]:
    """Return the packages of the extra `web` with their versions."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {made.name: made.specifier for made in map(Requirement, project["optional-dependencies"]["web"])}


def test_no_starlette_with_a_known_hole_is_installed() -> None:
    """Before 1.0.1 a malformed Host header changed `request.url` (CVE-2026-48710)."""
    needed = needed_packages()["starlette"]
    assert [needed.contains(number) for number in ("1.0.0", "1.0.1", version("starlette"))] == [False, True, True]


def test_uvicorn_is_bounded_to_the_version_that_was_tested() -> None:
    """Uvicorn is pinned to the minor version that these tests ran with."""
    needed = needed_packages()
    major, minor, *_ = map(int, version("uvicorn").split("."))
    assert needed["uvicorn"] == SpecifierSet(f">={major}.{minor},<{major}.{minor + 1}")
