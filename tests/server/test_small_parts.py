"""Small parts by themselves: buckets, places, figures, origins, frames, addresses, logs."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import socket
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from websockets.frames import Frame, Opcode

from sintra.server import log
from sintra.server.metrics import Metrics
from sintra.server.settings import Rate
from sintra.server.shell.gate import network_of
from sintra.server.shell.headers import is_allowed_origin
from sintra.server.shell.limits import Bucket, Buckets, Places
from sintra.server.shell.service import listen
from sintra.server.shell.transport import HttpProtocol, Protocol, Writable, text_frame


def test_a_bucket_fills_up_with_time() -> None:
    """So many at once, then so many a second, never more at once than it holds; a clock that goes back does no harm."""
    bucket = Bucket(Rate(2, 3), 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(50.0)


def test_buckets_are_apart_and_bounded() -> None:
    """Every key has its own bucket, and the keys not seen for longest are forgotten."""
    buckets = Buckets(Rate(0, 1), most=2)
    assert buckets.take("a", 0)
    assert not buckets.take("a", 0)
    assert buckets.take("b", 0)
    assert buckets.take("c", 0)
    assert len(buckets) == 2
    assert buckets.take("a", 0)


def test_places_are_given_back() -> None:
    """So many for each key and so many altogether; a place that is given back can be taken again."""
    places = Places(1, 2)
    assert [places.take(key) for key in ("a", "a", "b", "c")] == [True, False, True, False]
    places.give_back("a")
    assert places.take("c")
    assert places.number == 2


def test_figures_are_in_the_format_of_prometheus() -> None:
    """Counters with labels, gauges and histograms, each with its type; buckets add up."""
    metrics = Metrics()
    metrics.refusals.labels("behind").inc()
    metrics.commit_seconds.observe(0.003)
    metrics.commit_seconds.observe(99.0)
    metrics.gauge("sintra_test", "A test.", lambda: 7)
    lines = metrics.text().decode().splitlines()
    for line in (
        'sintra_refusals_total{code="behind"} 1.0',
        "# TYPE sintra_commit_seconds histogram",
        'sintra_commit_seconds_bucket{le="0.0025"} 0.0',
        'sintra_commit_seconds_bucket{le="0.005"} 1.0',
        'sintra_commit_seconds_bucket{le="+Inf"} 2.0',
        "sintra_commit_seconds_count 2.0",
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
    """A page may talk to the host it came from, or to all if its origin was allowed; programs have no origin."""
    assert is_allowed_origin(origin, host, {"https://play.example"}) is is_allowed


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_messages_are_framed_as_websockets_does(length: int) -> None:
    """A text of any length is put into the same frame that the library would make."""
    data = bytes(length)
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_who_writes_waits_until_the_client_takes_it() -> None:
    """Whoever waits goes on when the client takes what is written, and not before; others do not wait at all."""

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
    """Whoever has one address of version 6 has all that begin alike."""
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
        log.tell("failed", level=logging.ERROR, error=error, number=3)
    finally:
        log.log.removeHandler(handler)
    line = json.loads(stream.getvalue())
    assert (line["event"], line["error"], line["number"]) == ("failed", "ValueError", 3)
    assert "test_errors_are_logged" in line["place"]
    assert "secret" not in stream.getvalue()


def test_small_frames_are_sent_at_once() -> None:
    """A connection does not hold back an acknowledgement until the client has confirmed what came before it."""
    with listen("127.0.0.1", 0) as taken, socket.create_connection(taken.getsockname()):
        taken.setblocking(True)  # noqa: FBT003 - the name says what is true
        connection, _ = taken.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.parametrize("kind", [Protocol, HttpProtocol])
def test_what_we_override_is_there(kind: type) -> None:
    """A uvicorn that no longer has a method of which ours is another version is found here, not when a client comes."""
    ours = {name for name, value in vars(kind).items() if callable(value) and not name.startswith("_")}
    assert ours - {"cut", "forget_handshake", "write_now"} <= set(dir(kind.__mro__[1]))


def test_uvicorn_is_bounded_to_the_version_that_was_tested() -> None:
    """Whoever installs the server gets the minor version of uvicorn with which these tests ran."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {made.name: made.specifier for made in map(Requirement, project["optional-dependencies"]["web"])}
    major, minor, *_ = map(int, version("uvicorn").split("."))
    assert needed["uvicorn"] == SpecifierSet(f">={major}.{minor},<{major}.{minor + 1}")
