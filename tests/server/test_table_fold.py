"""A table is its opening and its events: folding them again gives the same table, whatever people have asked for."""

from __future__ import annotations

import random
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sintra import dealer
from sintra.phrase import Phrase, Value
from sintra.server.table.table import Table
from sintra.server.table.who import Who
from sintra.server.wire.messages import ClockRequest, Code, Join, Leave, Play, Rematch, Request, Resign, Undo
from sintra.server.wire.refused import Refused
from tests.server.playing import SEED, WATCHER, Room, begun, room
from tests.tables import TABLES
from tests.tables import Table as Layout

CODES = set(get_args(Code))
CLOCK = ClockRequest(seconds=15, increment=1)
STEPS = 250  # at most so many requests


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
    table, turn = here.table, here.table.turn
    if kind == 7:
        table.apply(table.due(here.now))
    elif kind == 8:
        table.apply(table.rematch(here.who(seat % 2), Rematch(id=here.id()), "next", here.now)[1])
    elif kind > 8 and table.thinker():
        here.reply()
    elif kind > 8 and turn is not None:
        here.ask(here.who(turn), request(here, kind, seat, number))
    else:
        here.ask(WATCHER if seat == 4 else here.who(seat), request(here, kind, seat, number))


def everything(table: Table, clients: list[Who]) -> list[Any]:
    """Return everything that can be seen of a table."""
    views = [table.write_view(who, language) for who in clients for language in ("en", "hu")]
    answers = [table.answered(client.client, f"message {number}") for client in clients for number in range(100)]
    return [views, answers, table.session.clock, table.seating, table.record, table.thinker(), table.next_due_at(), repr(table)]


@given(st.integers(0, 10_000), st.sampled_from(TABLES), st.sampled_from([None, CLOCK]), st.sampled_from([0, 1, 1, 1]))
def test_folding_again_gives_the_same_table(seed: int, layout: Layout, clock: ClockRequest | None, seated: int) -> None:
    """After any requests, the table loaded from its stored events equals the live one in everything."""
    here = room({2: "hb", 3: "hpb", 4: "hhpb"}[layout.players], game=layout.game, clock=clock, **layout.options)
    if seated:
        here.seat_all()
    rng = random.Random(seed)
    for _ in range(rng.randrange(STEPS)):
        here.now += rng.choice([0, 100, 2000])
        before = here.table.sequence
        try:
            take(here, rng.randrange(24), rng.randrange(5), rng.randrange(300))
        except Refused as error:
            check_refusal(here, error)
            assert here.table.sequence == before
    clients = [WATCHER, *(here.who(seat) for seat in range(layout.players))]
    assert everything(here.folded_again(), clients) == everything(here.table, clients)
    here.table.record.check()


def check_refusal(here: Room, error: Refused) -> None:
    """Assert that a refusal has a known code and a sentence in every language, without the seed."""
    assert error.code in CODES
    for language in ("en", "de", "hu"):
        said = here.table.views.sentence(error.phrase, language)
        assert said.text.endswith(".")
        assert SEED.hex() not in f"{said} {error}"


@pytest.mark.parametrize("seats", ["hh", "hb"])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_with_many_undos_is_fair(seats: str, seed: int) -> None:
    """However many undos, the record is one straight game whose deals verify."""
    here, rng = begun(seats, game="pavilion" if seed % 2 else "azul"), random.Random(seed)
    while here.table.phase == "playing":
        if here.table.thinker():
            here.reply()
        elif rng.random() < 0.3 and here.table.can_undo(here.who(0)):
            here.undo(here.who(0))
        else:
            here.play(rng.choice(here.moves()))
    assert any(entry.is_undone for entry in here.table.session.history)
    assert dealer.verify(here.table.record).is_fair
    assert str(here.folded_again().record) == str(here.table.record)


def test_every_code_has_a_sentence() -> None:
    """Whatever is refused, by the table or by the rest of the server, can be said."""
    here = begun("hp")
    values: dict[str, Value] = {"seat": 1, "number": 3, "text": "x", "reason": "because"}
    for code in CODES:
        for language in ("en", "de", "hu"):
            assert here.table.views.sentence(Phrase(f"server.refusal.{code}", values), language).text
