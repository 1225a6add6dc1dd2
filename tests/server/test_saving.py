"""A store that cannot save: nothing is acknowledged or shown, requests are refused, and the server recovers by itself."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest

from sintra.server.settings import Timing
from tests.server.clients import HERE, PERSON, bot, client, create, headers, tokens, two_players
from tests.server.disks import limited, locked
from tests.server.running import Running, start

FEW_PAGES = 16_384  # bytes


@contextlib.contextmanager
def full(_: Path) -> Generator[None]:
    """Limit the file size of this process to a few pages: the log is already larger."""
    with limited(FEW_PAGES):
        yield


Failure = Callable[[Path], contextlib.AbstractContextManager[None]]


@pytest.fixture
def saving(database: Path) -> Iterator[Running]:
    """A server of this test alone, with a short retry delay."""
    running = start(database, timing=Timing(retry=0.1))
    yield running
    running.stop()


@pytest.mark.parametrize("failure", [locked, full])
def test_what_cannot_be_saved_has_not_happened(saving: Running, database: Path, failure: Failure) -> None:
    """While the database is locked or the disk is full, a move is refused and nobody sees it; afterwards it is accepted."""
    with two_players(saving) as (one, other, created):
        one.drain()
        other.drain()
        move, sequence = one.view["legal"][0]["move"], one.view["sequence"]
        with failure(database):
            refused = one.ask(type="move", sequence=sequence, move=move, id="same")
            assert (refused["code"], refused["sequence"]) == ("unsaved", sequence)
            assert refused["text"] == "That could not be saved, so it does not count. Try again."
            assert other.drain() == []
            with saving.http(headers=headers(tokens(created)[1])) as http:
                assert http.get(f"/api/tables/{created['table']}").json()["sequence"] == sequence
                answer = http.post("/api/tables", json={"game": "azul", "seats": [HERE, HERE]})
            assert (answer.status_code, answer.json()["code"]) == (503, "unsaved")
        accepted = one.ask(type="move", sequence=sequence, move=move, id="same")
        assert accepted == {"type": "accepted", "id": "same", "sequence": sequence + 1}
        assert other.until("update")["events"][0]["text"] == move
        assert saving.application.metrics.value("sintra_unsaved_total") == 2


def test_a_bot_moves_when_its_move_can_be_saved(saving: Running, database: Path) -> None:
    """A bot's move that could not be saved is retried until it is."""
    created = create(saving, HERE, bot(1), start=1)
    with client(saving, created["creator"]["token"]) as one:
        one.join(0)
        one.wait_for_turn()
        sequence = one.view["sequence"]
        assert one.move()["type"] == "accepted"
        one.wait_for_turn()
        with locked(database):
            assert one.move()["code"] == "unsaved"
            time.sleep(0.3)
        assert one.move()["type"] == "accepted"
        one.wait_for_turn()
        assert one.view["sequence"] >= sequence + 4


def test_a_request_is_carried_out_though_its_client_has_gone(saving: Running) -> None:
    """A client that disconnects right after sending has moved all the same, and nothing is left half done."""
    created = create(saving, PERSON, PERSON)
    first, second, _ = tokens(created)
    with client(saving, second) as other:
        other.join(1)
        with client(saving, first) as one:
            one.send(type="join", seat=0, name="Ana")
            one.connection.close()
        while other.view["phase"] != "playing":
            other.until("update")
        assert other.view["seats"][0]["name"] == "Ana"


def test_a_table_that_was_deleted_is_unknown(saving: Running, database: Path) -> None:
    """A table that pruning has deleted from under its players is refused as unknown."""
    with two_players(saving) as (one, _, _unused):
        with contextlib.closing(sqlite3.connect(database)) as other:
            for name in ("events", "links", "tables"):
                other.execute(f"DELETE FROM {name}")  # noqa: S608 - the names above
            other.commit()
        assert one.move()["code"] == "behind"
        assert one.move()["code"] == "unknown_table"
