"""`sintra serve` as people run it: it shuts down gracefully, and nothing acknowledged is lost by a restart."""

from __future__ import annotations

import contextlib
import json
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from sintra.server.store.library import has_wal_reset_bug
from tests.server.clients import HERE, PERSON, TIMEOUT, bot, client, create, tokens
from tests.server.running import spawn


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_games_go_on_after_a_restart(database: Path, number: signal.Signals) -> None:
    """What was acknowledged is there after a stop, Ctrl-C or kill: the same links, state and record; the next move works."""
    with spawn(database) as server:
        created = create(server, PERSON, PERSON)
        first, second, _ = tokens(created)
        with client(server, first) as one, client(server, second) as other:
            one.join(0)
            other.join(1)
            one.wait_for_turn()
            assert one.move()["type"] == "accepted"
            before = one.view
            code = server.stop(number)
            with pytest.raises(ConnectionClosed) as closed:
                one.until("nothing")
    if number != signal.SIGKILL:
        assert code == 0
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "service restart")
    with spawn(database) as server, client(server, second, since=before["sequence"]) as other:
        assert other.view["state"] == before["state"]
        assert other.view["events"] == []
        assert other.view["commitment"] == created["commitment"]
        assert other.move()["type"] == "accepted"
        assert server.stop() == 0


def test_a_bot_goes_on_after_a_restart(database: Path) -> None:
    """A table in which it is a bot's turn wakes when the server starts, without a client."""
    with spawn(database) as server:
        created = create(server, HERE, bot(10))
        with client(server, created["creator"]["token"]) as one:
            one.join(0)
            one.wait_for_turn()
            assert one.move()["type"] == "accepted"
            sequence = one.view["sequence"]
            server.stop(signal.SIGKILL)
    with spawn(database) as server:
        with client(server, created["creator"]["token"]) as one:
            one.wait_for_turn()
            assert one.view["sequence"] > sequence
        assert server.stop() == 0


def test_a_stop_answers_those_who_wait(database: Path) -> None:
    """A long poll is answered at once when the server stops."""
    with spawn(database) as server:
        created = create(server, HERE, HERE)
        address = f"{server.url}/api/tables/{created['table']}?since=0&wait=25"
        shown = {"Authorization": f"Bearer {created['creator']['token']}"}
        request = f"import httpx\nprint(httpx.get({address!r}, headers={shown!r}, timeout={TIMEOUT}).status_code)"
        with subprocess.Popen([sys.executable, "-c", request], stdout=subprocess.PIPE, text=True) as waiting:
            with server.http() as http:
                while "sintra_sockets 1" not in http.get("/metrics").text:
                    pass
            assert server.stop() == 0
            assert waiting.communicate(timeout=TIMEOUT)[0] == "200\n"


def sintra(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    return subprocess.run(
        [sys.executable, "-m", "sintra", *arguments], capture_output=True, text=True, check=False, timeout=TIMEOUT
    )


def test_what_cannot_be_served_is_said_in_one_line(database: Path) -> None:
    """A port in use, a file that is not a database, a folder that cannot be created: exit code 1, one line, no traceback."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        in_use = sintra("serve", "--port", port, "--database", str(database))
    database.write_text("not a database at all, but long enough to be looked at" * 20, encoding="utf-8")
    no_database = sintra("serve", "--port", "0", "--database", str(database))
    no_folder = sintra("serve", "--port", "0", "--database", str(database / "deeper" / "tables.sqlite"))
    no_host = sintra("serve", "--host", "nowhere.invalid", "--database", str(database))
    for done, words in (
        (in_use, f"port {port}: Address already in use"),
        (no_database, str(database)),
        (no_folder, "cannot be created"),
        (no_host, "nowhere.invalid"),
    ):
        assert done.returncode == 1, done.stderr
        last = done.stderr.splitlines()[-1]
        assert last.startswith("sintra: ")
        assert words in last
        assert "Traceback" not in done.stderr


def test_a_missing_extra_is_named() -> None:
    """Without the packages of the extra, one line says how to install them."""
    script = (
        "import sys\nsys.modules['starlette'] = None\nsys.modules['uvicorn'] = None\n"
        "from sintra.cli import main\nraise SystemExit(main(['serve', '--port', '0']))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=TIMEOUT)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == 'sintra: the server needs more packages: pip install "sintra[web]"'


def test_the_log_is_json_without_secrets(database: Path) -> None:
    """Every line of the log is a JSON object, without any token, seed or name; nor are they printed."""
    with spawn(database, "--log", "debug") as server:
        created = create(server, HERE, bot(1))
        token = created["creator"]["token"]
        with client(server, token) as one:
            one.join(0, name="Zacharias", nonce="ab" * 20)
            one.wait_for_turn()
            one.move()
            one.connection.send(json.dumps({"type": "hello", "token": token, "client": "x", "more": token}))
            assert one.until("refused")["code"] == "malformed"
        with server.http(headers={"Authorization": f"Bearer {token}x"}) as http:
            http.get(f"/api/tables/{created['table']}?token={token}")
        server.stop()
        assert server.process.stdout is not None
        printed = server.process.stdout.read()
    with contextlib.closing(sqlite3.connect(database)) as stored:
        (secret,) = stored.execute("SELECT secret FROM tables").fetchone()
    text = database.with_suffix(".log").read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"descriptors", "sqlite", "started", "stopped"} <= {line["event"] for line in lines}
    (library,) = (line for line in lines if line["event"] == "sqlite")
    assert library["version"] == sqlite3.sqlite_version
    assert ("WAL-reset bug" in library.get("reason", "")) == (library["level"] == "warning") == has_wal_reset_bug()
    for hidden in (token, created["watch"]["token"], secret.hex(), "Zacharias", "ab" * 20):
        assert hidden not in text + printed
