"""A table is its opening and its events: folding them again gives the same table, whatever people have asked for."""

from __future__ import annotations

import random
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sintra import dealer
from sintra.phrase import Phrase, Value
from sintra.server.messages import ClockRequest, Code, Join, Leave, Play, Rematch, Request, Resign, Undo, write
from sintra.server.refused import Refused
from sintra.server.table import Table
from sintra.server.who import Who
from tests.server.playing import SEED, WATCHER, Room, begun, room
from tests.tables import TABLES
from tests.tables import Table as Layout

CODES = set(get_args(Code))
steps = st.lists(st.tuples(st.integers(0, 15), st.integers(0, 4), st.integers(0, 300), st.integers(0, 9000)), max_size=80)


def request(here: Room, kind: int, seat: int, number: int) -> Request:
    """Make some request, sensible or not."""
    at = here.table.sequence - (number % 17 == 0)
    moves = here.moves() if here.table.phase == "playing" else ["1B1"]
    match kind:
        case 0:
            return Join(id=here.id(), seat=min(seat, 3), name=f"name {number % 3}", nonce="ab" * (number % 3))
        case 1:
            return Leave(id=here.id(), seat=min(seat, 3))
        case 2 | 3 | 4:
            return Undo(id=here.id(), sequence=at)
        case 5 if number > 270:
            return Resign(id=here.id(), sequence=at, seat=min(seat, 3) if number % 2 else None)
        case 6:
            return Play(id=here.id(), sequence=at, move=["pass", "9T5", "stop", "?", "W1"][number % 5])
        case _:
            return Play(id=here.id(), sequence=at, move=moves[number % len(moves)])


def take(here: Room, kind: int, seat: int, number: int) -> None:
    """Let something happen: a request of somebody, a bot's reply, or what is due."""
    table = here.table
    if kind >= 13 and table.thinker():
        here.reply()
        return
    if kind == 15:
        table.apply(table.due(here.now))
        return
    if kind == 14:
        table.apply(table.rematch(here.who(seat % 2), Rematch(id=here.id()), "next", here.now)[1])
        return
    turn = table.turn
    who = here.who(turn) if kind > 7 and turn is not None else WATCHER if seat == 4 else here.who(seat)
    here.ask(who, request(here, kind, seat, number))


def everything(table: Table, clients: list[Who]) -> list[Any]:
    """Give all that can be seen of a table."""
    views = [write(table.view(who, language)) for who in clients for language in ("en", "hu")]
    answers = [table.answered(client.client, f"message {number}") for client in clients for number in range(100)]
    return [views, answers, table.clock, table.seating, table.record, table.thinker(), table.next_due_at(), repr(table)]


@given(steps, st.sampled_from(TABLES), st.sampled_from([None, ClockRequest(seconds=60, increment=2)]), st.sampled_from([0, 1]))
def test_folding_again_gives_the_same_table(
    steps: list[tuple[int, int, int, int]], layout: Layout, clock: ClockRequest | None, seated: int
) -> None:
    """After any requests, the table loaded from its stored events equals the live one in everything."""
    seats = {2: "hb", 3: "hpb", 4: "hhpb"}[layout.players]
    here = room(seats, game=layout.game, clock=clock, **layout.options)
    if seated:
        here.seat_all()
    for kind, seat, number, time in steps:
        here.now += time
        before = here.table.sequence
        try:
            take(here, kind, seat, number)
        except Refused as error:
            check_refusal(here, error)
            assert here.table.sequence == before
    clients = [WATCHER, *(here.who(seat) for seat in range(layout.players))]
    assert everything(here.folded_again(), clients) == everything(here.table, clients)
    if here.table.phase == "playing":
        here.table.record.check()


def check_refusal(here: Room, error: Refused) -> None:
    """Fail unless a refusal has a known code and a sentence in every language, without the seed."""
    assert error.code in CODES
    for language in ("en", "de", "hu"):
        said = here.table.views.sentence(error.phrase, language)
        assert said.text.endswith(".")
        assert SEED.hex() not in f"{said} {error}"


@pytest.mark.parametrize("seats", ["hh", "hb"])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_with_many_undos_is_fair(seats: str, seed: int) -> None:
    """However often people take back, the record is one straight game whose deals verify."""
    here, rng = begun(seats, game="pavilion" if seed % 2 else "azul"), random.Random(seed)
    while here.table.phase == "playing":
        if here.table.thinker():
            here.reply()
        elif rng.random() < 0.3 and here.table.can_undo(here.who(0)):
            here.undo(here.who(0))
        else:
            here.play(rng.choice(here.moves()))
    assert any(entry.is_undone for entry in here.table.history)
    assert dealer.verify(here.table.record).is_fair
    assert str(here.folded_again().record) == str(here.table.record)


def test_every_code_has_a_sentence() -> None:
    """Whatever is refused, by the table or by the rest of the server, can be said."""
    here = begun("hp")
    values: dict[str, Value] = {"seat": 1, "number": 3, "text": "x", "reason": "because"}
    for code in CODES:
        for language in ("en", "de", "hu"):
            assert here.table.views.sentence(Phrase(f"server.refusal.{code}", values), language).text
