"""Past saturation people are told: moves are refused at once and in words, newcomers sit down, and nothing is lost."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from sintra.i18n import Speaker
from sintra.phrase import Phrase
from sintra.server.hub.load import BOUNDS, PERIOD, TARGET, Load
from sintra.server.metrics import Metrics
from sintra.server.wire.refused import RETRY_AFTER, Refused
from tests.bots.programs import is_true_soon
from tests.server.clients import HERE, PERSON, Client, bot, client, create, headers, tokens, two_players
from tests.server.running import Running, start

LEAST, MOST = BOUNDS
FULL = 0, 0  # bounds of a load that takes no move


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        """Return the time in seconds."""
        return self.time


def taken(load: Load, clock: Clock, seconds: float) -> None:
    """Make one move that takes so long."""
    with load.moving():
        clock.time += seconds


# How the limit adapts


def test_the_limit_falls_while_every_move_is_slow_and_rises_again() -> None:
    """Moves that all wait lower the limit step by step to its least; when they are fast again, it soon is what it was."""
    clock = Clock()
    load = Load(Metrics(), now=clock)
    limits = [load.limit]
    for _ in range(20):
        taken(load, clock, max(PERIOD, 2 * TARGET))
        limits.append(load.limit)
    assert limits == sorted(limits, reverse=True)
    assert (limits[0], limits[-1]) == (MOST, LEAST)
    begun = clock.time
    while load.limit < MOST:
        taken(load, clock, TARGET / 10)
    assert clock.time - begun < 3.0


def test_a_slow_move_among_fast_ones_is_no_overload() -> None:
    """The limit stays while any move of a period was fast: a slow disk or a long turn alone is no queue."""
    clock = Clock()
    load = Load(Metrics(), now=clock)
    for _ in range(20):
        taken(load, clock, TARGET / 2)
        taken(load, clock, 10 * TARGET)
    assert load.limit == MOST


def test_what_the_table_refuses_is_no_measure() -> None:
    """An illegal move ends at once, whatever waits; it does not make a slow server look fast."""
    clock = Clock()
    load = Load(Metrics(), now=clock)
    for _ in range(20):
        with contextlib.suppress(Refused), load.moving():
            raise Refused.because("behind")
        taken(load, clock, max(PERIOD, 2 * TARGET))
    assert load.limit == LEAST
    assert load.running == 0


def test_one_too_many_is_refused_with_a_time() -> None:
    """As many as the limit says may be in progress; the next one is told when to try again, until one has ended."""
    metrics = Metrics()
    load = Load(metrics, (2, 2))
    with load.moving():
        with load.moving():
            with pytest.raises(Refused) as refused, load.moving():
                pass
            with pytest.raises(Refused):
                load.check()
        load.check()
    assert refused.value.retry_after is not None
    assert RETRY_AFTER[0] <= refused.value.retry_after <= RETRY_AFTER[1]
    assert metrics.value("sintra_overload_refusals_total") == 2
    assert load.running == 0


# At a real server


@pytest.fixture
def serving(database: Path) -> Iterator[Running]:
    """A server of this test alone."""
    running = start(database)
    yield running
    running.stop()


@contextlib.contextmanager
def overloaded(server: Running, bounds: tuple[int, int] = FULL) -> Generator[None]:
    """Let the server take only so many moves at a time."""
    hub = server.application.hub
    before, hub.load = hub.load, Load(server.application.metrics, bounds)
    try:
        yield
    finally:
        hub.load = before


def requests_of(player: Client) -> list[dict[str, Any]]:
    """Return everything that can wait."""
    sequence, move = player.view["sequence"], player.view["legal"][0]["move"]
    return [
        {"type": "move", "sequence": sequence, "move": move},
        {"type": "undo", "sequence": sequence},
        {"type": "resign", "sequence": sequence},
        {"type": "ask", "text": "what is in the center"},
        {"type": "ask", "text": move},
        {"type": "hint"},
    ]


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_people_are_told_in_their_language(server: Running, language: str) -> None:
    """Whatever can wait is refused with the seconds after which to try again, in words, too; and nothing has happened."""
    with two_players(server) as (one, other, _):
        one.send(type="language", language=language)
        one.until("table")
        other.drain()
        with overloaded(server):
            for request in requests_of(one):
                refused = one.ask(**request)
                assert (refused["type"], refused["code"]) == ("refused", "too_many")
                assert RETRY_AFTER[0] <= refused["retry_after"] <= RETRY_AFTER[1]
                seconds = {"number": refused["phrase"]["values"]["number"]}
                assert seconds["number"] - 1 < refused["retry_after"] <= seconds["number"]
                assert refused["text"] == Speaker(language).say(Phrase("server.refusal.too_many.now", seconds))
                assert refused["sequence"] == one.view["sequence"]
        assert other.drain() == []


def test_the_same_message_is_accepted_as_soon_as_there_is_room(server: Running) -> None:
    """A move that was refused for now is accepted when it is sent again; and one that was accepted stays so under any load."""
    with two_players(server) as (one, other, _):
        sequence, move = one.view["sequence"], one.view["legal"][0]["move"]
        with overloaded(server):
            assert one.ask(type="move", sequence=sequence, move=move, id="same")["type"] == "refused"
        accepted = one.ask(type="move", sequence=sequence, move=move, id="same")
        assert accepted == {"type": "accepted", "id": "same", "sequence": sequence + 1}
        assert other.until("update")["events"][0]["text"] == move
        with overloaded(server):
            assert one.ask(type="move", sequence=sequence, move=move, id="same") == accepted


def test_newcomers_sit_down_and_bots_go_on(server: Running) -> None:
    """While every move is refused, tables are created, people sit down, stand up and watch, and the bot makes its moves."""
    with overloaded(server):
        created = create(server, PERSON, bot(1), start=1)
        mine, watch = tokens(created)
        with client(server, mine) as one, client(server, watch) as watcher:
            assert one.join(0, name="Ana")["type"] == "accepted"
            one.wait_for_turn()
            watcher.until("update")
            assert one.move()["code"] == "too_many"
        other = create(server, PERSON, PERSON)
        with client(server, tokens(other)[0]) as two:
            assert two.join(0)["type"] == "accepted"
            assert two.ask(type="leave", seat=0)["type"] == "accepted"


def test_plain_http_has_a_header(server: Running) -> None:
    """Over HTTP it is 503 with `Retry-After` in whole seconds, not before the time in the message."""
    created = create(server, HERE, HERE)
    with server.http(headers=headers(created["creator"]["token"])) as http:
        place = f"/api/tables/{created['table']}"
        for seat in (0, 1):
            assert http.post(f"{place}/join", json={"id": f"join {seat}", "seat": seat}).status_code == 200
        view = http.get(place).json()
        with overloaded(server):
            body = {"id": "move", "sequence": view["sequence"], "move": view["legal"][0]["move"]}
            answer = http.post(f"{place}/moves", json=body)
            assert (answer.status_code, answer.json()["code"], answer.json()["id"]) == (503, "too_many", "move")
            assert answer.json()["retry_after"] <= int(answer.headers["retry-after"]) < answer.json()["retry_after"] + 1
            assert http.post(f"{place}/hint", json={"id": "hint"}).status_code == 503
            assert http.get(place).json() == view
        assert http.post(f"{place}/moves", json=body).json()["type"] == "accepted"


def test_polls_wait_too(server: Running) -> None:
    """Whoever polls for news is told when to try again; whoever looks at a table for the first time is shown it."""
    created = create(server, HERE, HERE)
    with server.http(headers=headers(created["creator"]["token"])) as http:
        place = f"/api/tables/{created['table']}"
        with overloaded(server):
            for query in ("?since=0", "?since=0&wait=25"):
                answer = http.get(f"{place}{query}")
                assert (answer.status_code, answer.json()["code"]) == (503, "too_many")
                assert answer.json()["retry_after"] <= int(answer.headers["retry-after"]) < answer.json()["retry_after"] + 1
            assert http.get(place).status_code == 200
        assert http.get(f"{place}?since=0").status_code == 200


def test_a_line_counts_once(server: Running) -> None:
    """A line that has begun is played to its end: its moves are not refused because it is itself in progress."""
    with two_players(server) as (one, _, _), overloaded(server, (1, 1)):
        assert one.ask(type="ask", text=one.view["legal"][0]["move"])["type"] == "accepted"
        assert server.application.hub.load.running == 0


def test_more_than_can_be_saved_soon_is_refused(serving: Running) -> None:
    """While the disk hangs, as many moves as may be wait for it and all others are told at once; then nothing is lost."""
    goes_on, writer = threading.Event(), serving.application.store.writer
    commit = writer.commit

    def hang(connection: sqlite3.Connection) -> None:
        goes_on.wait(60)
        commit(connection)

    with contextlib.ExitStack() as stack:
        players = [stack.enter_context(two_players(serving))[0] for _ in range(4)]
        stack.enter_context(overloaded(serving, (2, 2)))
        writer.commit = hang
        stack.callback(goes_on.set)
        waiting, others = players[:2], players[2:]
        for player in waiting:
            player.send(type="move", sequence=player.view["sequence"], move=player.view["legal"][0]["move"])
        assert is_true_soon(lambda: serving.application.hub.load.running == len(waiting))
        assert [player.move()["code"] for player in others] == ["too_many"] * 2
        others[0].send(type="ping")
        others[0].until("pong")
        goes_on.set()
        for player in waiting:
            player.until("accepted")
        assert [player.move()["type"] for player in others] == ["accepted"] * 2
