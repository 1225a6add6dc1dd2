"""A server that is down, or cannot save: no clock runs meanwhile, tables can be watched, and play goes on by itself."""

from __future__ import annotations

import contextlib
import json
import signal
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sintra.server.settings import Timing
from tests.server.clients import Client, client, headers, tokens, two_players
from tests.server.disks import filled, locked, mounted
from tests.server.running import Child, Running, spawn, start

HOUR = 3_600_000  # milliseconds
MINUTE = {"seconds": 60}


def let_an_hour_pass(database: Path) -> None:
    """Put everything that a stopped server has stored an hour into the past."""
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as connection:
        for table, number, body in connection.execute("SELECT table_id, sequence, body FROM events").fetchall():
            event = json.loads(body)
            event[3] -= HOUR
            place = "UPDATE events SET body = ? WHERE table_id = ? AND sequence = ?"
            connection.execute(place, (json.dumps(event).encode(), table, number))
        connection.execute("UPDATE tables SET changed_at = changed_at - ?", (HOUR,))
        connection.execute("UPDATE runs SET began = began - ?, ended = ended - ?", (HOUR, HOUR))


def left(player: Client) -> float:
    """Compute what the seat to act has left, as clients do, in milliseconds."""
    found, began = player.view["seats"][player.view["turn"]]["time_left"], player.view["turn_began"]
    return float(found - (time.time() * 1000 - began))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_downtime_does_not_run_clocks_down(database: Path, number: signal.Signals) -> None:
    """After an hour without a server, a player with a minute has what was left, moves in time, and loses no more than that."""
    with spawn(database) as server, two_players(server, clock=MINUTE) as (one, _, created):
        first, second, _ = tokens(created)
        before = left(one)
        server.stop(number)
    let_an_hour_pass(database)
    with spawn(database) as server, client(server, first) as one, client(server, second) as other:
        assert one.view["phase"] == "playing"
        assert before - 30_000 < left(one) <= before + 10_000
        assert one.move()["type"] == "accepted"
        other.wait_for_turn()
        assert 20_000 < other.view["seats"][0]["time_left"] <= before + 10_000
        assert other.view["seats"][1]["time_left"] == 60_000
        assert server.stop() == 0


def test_signs_of_life_are_saved_while_a_clock_runs(database: Path) -> None:
    """Though nobody moves, it is on disk up to when the server was up; while no clock runs, nothing is written."""
    ended = "SELECT MAX(ended) FROM runs"
    running = start(database, timing=Timing(beat=0.05))
    try:
        with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as look:
            (quiet,) = look.execute(ended).fetchone()
            with two_players(running) as (one, _, _unused):
                one.drain(0.5)
                assert look.execute(ended).fetchone() == (quiet,)
            with two_players(running, clock=MINUTE) as (one, _, _unused):
                deadline = time.monotonic() + 60
                while look.execute(ended).fetchone()[0] < one.view["turn_began"] + 200:
                    assert time.monotonic() < deadline
                    time.sleep(0.02)
    finally:
        running.stop()


def test_clocks_stand_still_while_nothing_can_be_saved(database: Path) -> None:
    """When a move is refused as unsaved, the clocks of all tables stop in the view, and go on when something is saved again."""
    running: Running = start(database, timing=Timing(retry=0.1, beat=0.1))
    try:
        with two_players(running, clock=MINUTE) as (one, other, _):
            other.drain()
            with locked(database):
                assert one.move()["code"] == "unsaved"
                while other.until("table")["turn_began"] is not None:
                    pass
                stopped = other.view["seats"][0]["time_left"]
                assert 0 < stopped < 60_000
                time.sleep(0.5)
            while other.until("table")["turn_began"] is None:
                pass
            assert left(other) > stopped - 300  # milliseconds that this machine may take
            assert other.view["seats"][0]["time_left"] == 60_000
            assert one.move()["type"] == "accepted"
    finally:
        running.stop()


@pytest.fixture
def on_disk(tmp_path: Path) -> Iterator[tuple[Path, Path]]:
    """A database on a small disk, named by a link from elsewhere, where the log of the server is."""
    with mounted(tmp_path, 16 << 20) as disk:
        if disk is None:
            pytest.skip("no file system can be mounted here")
        name = tmp_path / "tables.sqlite"
        name.symlink_to(disk / "tables.sqlite")
        yield name, disk


def metric(server: Child, name: str) -> float:
    """Read a metric."""
    with server.http() as http:
        (line,) = [line for line in http.get("/metrics").text.splitlines() if line.startswith(f"{name} ")]
    return float(line.split()[1])


def test_a_server_starts_on_a_full_disk(on_disk: tuple[Path, Path]) -> None:
    """Tables can be watched, moves are refused in words, clocks stand still; when there is room, it all goes on by itself."""
    database, disk = on_disk
    with spawn(database) as server, two_players(server, clock=MINUTE) as (one, _, created):
        first, second, watch = tokens(created)
        assert one.move()["type"] == "accepted"
        sequence = one.view["sequence"]
        assert server.stop() == 0
    with contextlib.ExitStack() as filling:
        filling.enter_context(filled(disk))
        with spawn(database) as server, client(server, second) as other, client(server, watch) as watcher:
            assert watcher.view["sequence"] == other.view["sequence"] == sequence
            assert (other.view["turn_began"], watcher.view["turn"]) == (None, 1)
            refused = other.move()
            assert (refused["code"], refused["text"]) == (
                "unsaved",
                "That could not be saved, so it does not count. Try again.",
            )
            with server.http(headers=headers(first)) as http:
                assert http.get(f"/api/tables/{created['table']}/record").status_code == 200
            assert metric(server, "sintra_store_down") == 1
            filling.close()
            while other.until("table")["turn_began"] is None:
                pass
            assert metric(server, "sintra_store_down") == 0
            assert other.move()["type"] == "accepted"
            assert watcher.until("update")["sequence"] == sequence + 1
            assert server.stop() == 0
    lines = [json.loads(line) for line in database.with_suffix(".log").read_text(encoding="utf-8").splitlines()]
    told = [line for line in lines if line["event"] in {"nothing can be saved", "saving again"}]
    assert [line["event"] for line in told] == ["nothing can be saved", "saving again"]
    assert "the disk" in told[0]["reason"]


def test_a_backup_does_not_keep_a_server_from_starting(database: Path) -> None:
    """While another program reads the database of a killed server, `sintra serve` starts, says so, and moves are saved."""
    with spawn(database) as server, two_players(server) as (one, _, created):
        assert one.move()["type"] == "accepted"
        server.stop(signal.SIGKILL)
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT COUNT(*) FROM events").fetchone()
        with spawn(database) as server, client(server, tokens(created)[1]) as other:
            assert metric(server, "sintra_store_checkpoint_failures") >= 1
            assert other.move()["type"] == "accepted"
            assert server.stop() == 0
    lines = [json.loads(line) for line in database.with_suffix(".log").read_text(encoding="utf-8").splitlines()]
    assert [line["reason"] for line in lines if line["event"] == "checkpoint failed"] == [
        "another program, such as a backup, reads the database"
    ]
