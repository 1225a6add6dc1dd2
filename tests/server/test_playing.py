"""Games over real websockets: whole games, reconnects, duplicate messages, races, undo, rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

import pytest

from sintra import dealer, record
from sintra.server.shell import http as shell
from tests.records import opening
from tests.server.clients import HERE, PERSON, bot, client, create, headers, play_on, tokens, two_players
from tests.server.running import Running


@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_two_people_play_a_whole_game(server: Running, game: str) -> None:
    """Both see every event in the same order, the result is the same for both, and the record verifies with the seed."""
    with two_players(server, game) as (one, other, created):
        assert one.view["seed"] is None
        play_on([one, other], seed=5)
        assert one.view["result"] == other.view["result"]
        assert one.view["state"] == other.view["state"]
        events = [[event["sequence"] for seen in player.seen for event in seen.get("events", ())] for player in (one, other)]
        assert sorted(set(events[0])) == list(range(1, one.view["sequence"] + 1))
        assert set(events[1]) <= set(events[0])
        with server.http(headers=headers(tokens(created)[0])) as http:
            written = http.get(f"/api/tables/{created['table']}/record").text
        game_record = record.parse(written)
        assert dealer.verify(game_record).is_fair
        assert game_record.fairness is not None
        assert game_record.fairness.commitment.hex() == created["commitment"]
        assert one.view["seed"] == (game_record.fairness.seed or b"").hex()
        assert [str(seat) for seat in game_record.seats] == ["person Ana", "person Béla"]


@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_a_person_plays_a_bot_over_http(server: Running, game: str) -> None:
    """A game over plain HTTP to its end, that of the Pavilion from its fifth round: long polls, moves, record, steps."""
    created = create(server, HERE, bot(1), game=game, **(opening(game, 0.75) if game == "pavilion" else {}))
    path = f"/api/tables/{created['table']}"
    with server.http(headers=headers(created["creator"]["token"])) as http:
        assert http.post(f"{path}/join", json={"id": "1", "seat": 0}).status_code == 200
        view = http.get(path).json()
        while view["phase"] != "over":
            if view["legal"]:
                body = {"id": f"at {view['sequence']}", "sequence": view["sequence"], "move": view["legal"][-1]["move"]}
                answer = http.post(f"{path}/moves", json=body)
                assert answer.status_code == 200, answer.text
            view = http.get(path, params={"since": view["sequence"], "wait": 25 if not view["legal"] else 0}).json()
        written = http.get(f"{path}/record").text
        assert dealer.verify(record.parse(written)).is_fair
        page = http.get(f"{path}/steps", params={"from": 1, "to": 3}).json()
    events = record.parse(written).events
    assert page["last"] == len(events)
    assert [step["event"] for step in page["steps"]] == list(events[:3])
    assert page["steps"][0]["phrases"][0]["text"]


def test_a_change_while_a_poll_begins_is_not_missed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A change between looking at the table and waiting ends the wait; it had lasted until the poll timed out."""
    created = create(server, HERE, HERE)
    ended: list[bool] = []

    async def wait_late(waiting: Coroutine[Any, Any, Any], seconds: float) -> None:
        live = server.application.hub.loaded(created["table"])
        assert live is not None
        live.wake_waiting()
        ended.append((await asyncio.wait([asyncio.ensure_future(waiting)], timeout=seconds))[0] != set())

    monkeypatch.setattr(shell, "asyncio", SimpleNamespace(wait_for=wait_late))
    with server.http(headers=headers(created["creator"]["token"])) as http:
        path = f"/api/tables/{created['table']}"
        assert http.get(path, params={"since": http.get(path).json()["sequence"], "wait": 2}).status_code == 200
    assert ended == [True]


def test_who_comes_back_gets_what_is_new(server: Running) -> None:
    """A reconnect with `since` gets only later events and the current position; a number from the future gets everything."""
    with two_players(server) as (one, other, created):
        for player in (one, other, one):
            player.wait_for_turn()
            assert player.move()["type"] == "accepted"
        seen = one.view["sequence"] - 2
        token = tokens(created)[0]
        with client(server) as back:
            view = back.hello(token, since=seen)
            assert [event["sequence"] for event in view["events"]] == [seen + 1, seen + 2]
            assert view["state"] == one.view["state"]
        with client(server) as back:
            assert len(back.hello(token, since=900_000)["events"]) == one.view["sequence"]


def test_a_message_that_is_sent_again_gets_the_same_answer(server: Running) -> None:
    """Messages are idempotent by client and id, also over another socket; the same id of another link is not confused."""
    with two_players(server) as (one, other, created):
        first = one.move(id="again")
        assert one.ask(type="move", sequence=0, move="nonsense", id="again") == first
        with client(server, tokens(created)[0], name=one.name) as back:
            assert back.ask(type="move", sequence=0, move="nonsense", id="again") == first
        other.wait_for_turn()
        other.name = one.name
        with client(server, tokens(created)[1], name=one.name) as same_name:
            assert same_name.move(id="again")["sequence"] == first["sequence"] + 1


def test_of_two_at_once_one_is_accepted(server: Running) -> None:
    """Two devices of one link move at the same time: one is accepted, the other refused as stale, with the sequence."""
    created = create(server, HERE, HERE)
    token = created["creator"]["token"]
    with client(server, token) as one, client(server, token) as other:
        one.join(0)
        one.join(1)
        one.wait_for_turn()
        other.wait_for_turn()
        sequence = one.view["sequence"]
        one.send(type="move", sequence=sequence, move=one.view["legal"][0]["move"])
        other.send(type="move", sequence=sequence, move=one.view["legal"][1]["move"])
        answers = [player.until("accepted", "refused") for player in (one, other)]
        assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["code"] == "behind"
        assert refused["sequence"] == sequence + 1
        assert refused["text"] == "Something else has happened in the meantime. Check the table and try again."


def test_everybody_sees_who_is_there(server: Running) -> None:
    """Presence names the seats whose links are connected, and counts who watches."""
    created = create(server, PERSON, PERSON)
    first, second, watch = tokens(created)
    with client(server, first) as one:
        assert one.until("presence") == {"type": "presence", "seats": [True, False], "watchers": 0}
        with client(server, second), client(server, watch):
            while (present := one.until("presence")) != {"type": "presence", "seats": [True, True], "watchers": 1}:
                assert present["watchers"] in {0, 1}
        while one.until("presence") != {"type": "presence", "seats": [True, False], "watchers": 0}:
            pass


def test_a_choice_is_taken_back(server: Running) -> None:
    """A move can be undone until the other has acted, and both get the whole table again; later undo is refused."""
    with two_players(server) as (one, other, _):
        before = one.view["state"]
        assert one.move()["type"] == "accepted"
        assert one.view["can_undo"]
        assert one.ask(type="undo", sequence=one.view["sequence"])["type"] == "accepted"
        assert one.view["state"] == before
        assert other.until("table")["state"] == before
        assert other.view["events"][-2]["is_undone"]
        one.move()
        other.wait_for_turn()
        other.move()
        one.wait_for_turn()
        refused = one.ask(type="undo", sequence=one.view["sequence"])
        assert (refused["code"], refused["text"]) == ("cannot_undo", "That cannot be taken back: Béla has moved since.")


def test_against_bots_a_choice_is_taken_back_freely(server: Running) -> None:
    """Against a bot, undo takes back its reply with one's own move."""
    created = create(server, HERE, bot(1))
    with client(server, created["creator"]["token"]) as one:
        one.join(0)
        one.wait_for_turn()
        before = one.view["state"]
        one.move()
        one.wait_for_turn()
        assert one.view["state"] != before
        assert one.ask(type="undo", sequence=one.view["sequence"])["type"] == "accepted"
        assert one.view["state"] == before


def test_giving_up_and_playing_again(server: Running) -> None:
    """Who resigns loses; there is one rematch, the same links lead to it, and the next seat begins."""
    with two_players(server) as (one, other, created):
        assert one.ask(type="rematch")["code"] == "not_over"
        assert other.ask(type="resign", sequence=one.view["sequence"])["type"] == "accepted"
        one.until("update")
        assert one.view["result"]["winners"] == [0]
        assert one.move("1B1")["code"] == "over"
        assert one.ask(type="rematch")["type"] == "accepted"
        assert other.ask(type="rematch")["code"] == "rematched"
        after = one.view["rematch"]
        view = one.hello(tokens(created)[0])
        assert (view["table"], view["start"], view["yours"], view["phase"]) == (after, 1, [0], "open")
        assert other.hello(tokens(created)[1])["table"] == after
        assert other.hello(tokens(created)[1], table=created["table"])["rematch"] == after
        refused = other.hello(tokens(created)[1], table="nowhere", language="de")
        assert (refused["code"], refused["text"]) == ("unknown_table", "Diesen Tisch gibt es nicht.")
        assert other.hello(tokens(created)[1], table=after)["table"] == after
        one.join(0)
        other.join(1)
        other.wait_for_turn()
        assert other.move()["type"] == "accepted"


def test_a_watcher_sees_and_cannot_act(server: Running) -> None:
    """The link to watch shows everything but legal moves, and every request of it is refused."""
    with two_players(server) as (one, _, created), client(server, tokens(created)[2]) as watcher:
        one.move()
        watcher.until("update")
        assert watcher.view["state"] == one.view["state"]
        assert watcher.view["legal"] == []
        sequence = watcher.view["sequence"]
        for request in ({"type": "move", "move": "1B1"}, {"type": "undo"}, {"type": "resign"}):
            assert watcher.ask(sequence=sequence, **request)["code"] == "forbidden"
        assert watcher.join(0)["code"] == "forbidden"
        assert watcher.ask(type="rematch")["code"] == "forbidden"
        assert watcher.ask(type="hint")["code"] in {"forbidden", "not_your_turn"}


def test_everybody_hears_their_own_language(server: Running) -> None:
    """Each client gets its sentences in its language, and can change it at any time."""
    with two_players(server) as (one, other, _):
        other.send(type="language", language="hu")
        assert other.until("table")["language"] == "hu"
        one.move()
        other.until("update")
        said = [player.view["events"][-1]["phrases"][0] for player in (one, other)]
        assert said[0]["key"] == said[1]["key"]
        assert said[0]["text"] != said[1]["text"]
        assert other.ask(type="move", sequence=0, move="1B1")["text"].startswith("Közben történt valami")


def test_a_hint_is_a_legal_move(server: Running) -> None:
    """A hint is one of the legal moves, named as the list of them names it, with a reason; the other seat is refused one."""
    with two_players(server) as (one, other, _):
        hint = one.ask(type="hint")
        assert hint["type"] == "hint"
        (legal,) = [legal for legal in one.view["legal"] if legal["move"] == hint["move"]]
        name, _, why = hint["text"].partition(". ")
        assert legal["text"].startswith(f"{name}:")
        assert why.endswith(".")
        assert other.ask(type="hint")["code"] == "not_your_turn"


def test_a_clock_that_runs_out_ends_the_game(server: Running) -> None:
    """The seat whose time runs out loses, without any message."""
    with two_players(server, clock={"seconds": 5}) as (one, other, _):
        assert one.view["seats"][0]["time_left"] == 5000
        assert other.until("update")["phase"] == "over"
        assert (other.view["result"]["ending"], other.view["result"]["seat"]) == ("forfeited", 0)


def test_questions_are_answered_and_moves_understood(server: Running) -> None:
    """A line as typed in the terminal is a question, which is answered in the client's language, or a move, which is made."""
    with two_players(server) as (one, other, created):
        answer = one.ask(type="ask", text="board")
        assert answer["type"] == "answer"
        assert len(answer["phrases"]) > 3
        assert "Ana" in " ".join(phrase["text"] for phrase in answer["phrases"])
        wrong = one.ask(type="ask", text="nonsense")
        assert "nonsense" in wrong["phrases"][0]["text"]
        assert one.ask(type="ask", text="undo")["code"] == "cannot_undo"
        hint = one.ask(type="ask", text="hint")
        assert hint["move"] in [legal["move"] for legal in one.view["legal"]]
        assert one.ask(type="ask", text="quit")["phrases"][0]["key"] == "server.kept"
        assert other.ask(type="ask", text=one.view["legal"][0]["move"])["code"] == "not_your_turn"
        made = one.ask(type="ask", text=one.view["legal"][0]["move"].lower(), id="line")
        assert made["type"] == "accepted"
        assert one.ask(type="ask", text="board", id="line") == made
        with server.http(headers=headers(tokens(created)[1])) as http:
            said = http.post(f"/api/tables/{created['table']}/ask?language=de", json={"id": "1", "text": "letzter"})
        assert said.json()["phrases"][0]["text"].startswith("Ana ")
