"""Which names the server answers to: a foreign page that has its name resolved to this machine gets one line, and no table."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sintra.server.shell.hosts import Hosts, address_in_network, shown_name
from tests.server.clients import HERE, TIMEOUT
from tests.server.running import Running, spawn, start

LINE = "This server does not answer to this name. Start it with --origin https://evil.example if it should.\n"
ORIGIN = "https://play.example.org"
NAME = socket.gethostname()


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server behind a proxy, which has a name."""
    path = tmp_path_factory.mktemp("proxied") / "tables.sqlite"
    running = start(path, origins=(ORIGIN, "http://other.example:8080"), proxies=("127.0.0.1",))
    yield running
    running.stop()


@pytest.mark.parametrize(
    ("host", "header", "is_answered"),
    [
        ("127.0.0.1", "127.0.0.1:8765", True),
        ("127.0.0.1", "127.9.9.9", True),
        ("127.0.0.1", "localhost:1", True),
        ("127.0.0.1", "LOCALHOST.", True),
        ("127.0.0.1", "sintra.localhost:8765", True),
        ("127.0.0.1", "[::1]:8765", True),
        ("127.0.0.1", "play.example.org", True),
        ("127.0.0.1", "play.example.org:8443", True),
        ("127.0.0.1", None, True),
        ("127.0.0.1", "", False),
        ("127.0.0.1", "evil.example", False),
        ("127.0.0.1", "localhost.evil.example", False),
        ("127.0.0.1", "evil-localhost", False),
        ("127.0.0.1", "127.0.0.1.evil.example", False),
        ("127.0.0.1", "127.0.0.1@evil.example", False),
        ("127.0.0.1", "127.0.0.1, evil.example", False),
        ("127.0.0.1", "192.168.1.5:8765", False),
        ("127.0.0.1", "0.0.0.0:8765", False),
        ("127.0.0.1", f"{NAME}:8765", NAME.startswith("localhost")),
        ("127.0.0.1", "localhost" * 100, False),
        ("127.0.0.1", "lоcalhost", False),  # noqa: RUF001 - with a Cyrillic letter
        ("localhost", "192.168.1.5:8765", False),
        ("0.0.0.0", "192.168.1.5:8765", True),  # noqa: S104 - as one lets friends in
        ("0.0.0.0", "203.0.113.7:8765", True),  # noqa: S104 - as a router translates it
        ("0.0.0.0", f"{NAME}:8765", True),  # noqa: S104 - nothing listens here
        ("0.0.0.0", f"{NAME.partition('.')[0].upper()}.local:8765", True),  # noqa: S104 - nothing listens here
        ("0.0.0.0", "evil.example", False),  # noqa: S104 - nothing listens here
        ("::", "[fe80::1]:8765", True),
        ("::", "evil.example", False),
        ("192.168.1.5", "192.168.1.5:8765", True),
        ("table.lan", "table.lan:8765", True),
        ("table.lan", "evil.example", False),
        ("", "", False),
        ("", "localhost", True),
    ],
)
def test_names(host: str, header: str | None, *, is_answered: bool) -> None:
    """Names of this machine and of the command line are answered; addresses of others where it listens for others."""
    assert Hosts(host, [ORIGIN]).answers(header) is is_answered


@pytest.mark.parametrize(
    ("header", "name"),
    [("Evil.Example:80", "evil.example"), ("<script>", "NAME"), ("", "NAME"), ("a b", "NAME"), ("x" * 1000, "x" * 506)],
)
def test_only_a_name_is_quoted(header: str, name: str) -> None:
    """An answer quotes the name that was asked for only if it is one."""
    assert shown_name(header) == name


@pytest.mark.parametrize("path", ["/", "/metrics", "/openapi.json", "/healthz", "/js/table.js", "/nothing"])
def test_pages_of_other_names_get_one_line(server: Running, path: str) -> None:
    """Under a foreign name there is no page, no metric and no file, but one line that says what to do."""
    with server.http(headers={"Host": "evil.example"}) as http:
        answer = http.get(path)
    assert (answer.status_code, answer.text) == (421, LINE)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"


def test_nobody_plays_under_another_name(server: Running) -> None:
    """Under a foreign name no table is created and no websocket opens, although the origin is the same."""
    origin = {"Host": "evil.example:8765", "Origin": "http://evil.example:8765"}
    with server.http(headers=origin) as http:
        answer = http.post("/api/tables", json={"game": "azul", "seats": [HERE, HERE]})
    assert (answer.status_code, answer.json()["code"], answer.json()["text"]) == (421, "forbidden", LINE.strip())
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://evil.example:{server.url.rpartition(':')[2]}/api/socket", sock=raw(server), open_timeout=TIMEOUT)
    assert refused.value.response.status_code == 421
    assert json.loads(refused.value.response.body)["code"] == "forbidden"


def test_the_address_for_other_devices_is_printed(tmp_path: Path) -> None:
    """A server that listens everywhere prints where other devices find it, and answers there; a local one prints one line."""
    for host, number in (("0.0.0.0", 1 if address_in_network() else 0), ("127.0.0.1", 0)):  # noqa: S104 - as for friends
        with spawn(tmp_path / f"{host}.sqlite", "--host", host) as running:
            running.stop()
            assert running.process.stdout is not None
            printed = running.process.stdout.read().splitlines()
        port = running.url.rpartition(":")[2]
        assert printed == [f"For other devices in your network: http://{address_in_network()}:{port}/"] * number
    assert Hosts("0.0.0.0", ()).answers(address_in_network())  # noqa: S104 - nothing listens here


def raw(server: Running) -> socket.socket:
    """Connect to the server, whatever its name."""
    return socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])), TIMEOUT)


def test_a_proxy_passes_its_own_name(proxied: Running) -> None:
    """Behind a proxy the server answers to the name of --origin, for pages, requests and websockets; not to others."""
    forwarded = {"X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https"}
    for host, status in (("play.example.org", 200), ("other.example:8080", 200), ("127.0.0.1", 200), ("evil.example", 421)):
        with proxied.http(headers={"Host": host, **forwarded}) as http:
            assert http.get("/").status_code == status
            assert http.get("/api/games", headers={"Origin": ORIGIN}).status_code == status
    address = f"ws://play.example.org:{proxied.url.rpartition(':')[2]}/api/socket"
    with connect(address, sock=raw(proxied), additional_headers={"Origin": ORIGIN, **forwarded}) as connection:
        connection.send('{"type":"ping"}')
        assert connection.recv(TIMEOUT) == '{"type":"pong"}'
