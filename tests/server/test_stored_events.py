"""Events as they are stored: the bytes of databases that exist, and back again."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sintra.server.table.stored import KINDS, kind_of, read_event, seat_of, shown_text, write_event
from sintra.session.event import (
    Begun,
    Dealt,
    Event,
    Flagged,
    Forced,
    Given,
    Joined,
    Left,
    Moved,
    Rematched,
    Resigned,
    Sender,
    Undone,
)

AT = 1_700_000_000_000
STORED: list[tuple[Event, str]] = [  # as the first servers wrote them
    (
        Joined(0, "Béla", b"\x0a", at=AT, sender=Sender("c", "1")),
        r'["join",0,"{\"name\":\"Béla\",\"nonce\":\"0a\"}",1700000000000,"c","1",false]',
    ),
    (Left(1, at=AT, sender=Sender("c", "2")), '["leave",1,"",1700000000000,"c","2",false]'),
    (Begun(at=AT), '["begin",null,"",1700000000000,"","",false]'),
    (Begun(6, at=AT), '["begin",null,"6",1700000000000,"","",false]'),
    (Given(None, "deal BBRK YYTT", at=AT), '["given",null,"deal BBRK YYTT",1700000000000,"","",false]'),
    (Given(1, "3B4", at=AT), '["given",1,"3B4",1700000000000,"","",false]'),
    (Dealt("refill BB", at=AT), '["deal",null,"refill BB",1700000000000,"","",false]'),
    (Moved(1, "3B4", is_hinted=True, at=AT, sender=Sender("c", "3")), '["move",1,"3B4",1700000000000,"c","3",true]'),
    (Forced(0, "W1", at=AT), '["forced",0,"W1",1700000000000,"","",false]'),
    (Undone(1, 12, at=AT, sender=Sender("c", "4")), '["undo",1,"12",1700000000000,"c","4",false]'),
    (Resigned(0, at=AT, sender=Sender("c", "5")), '["resign",0,"",1700000000000,"c","5",false]'),
    (Flagged(0, at=AT), '["flag",0,"",1700000000000,"","",false]'),
    (Rematched(1, "t2", at=AT, sender=Sender("c", "6")), '["rematch",1,"t2",1700000000000,"c","6",false]'),
]

seats, numbers, texts = st.integers(0, 3), st.integers(0, 1000), st.text(st.characters(exclude_categories=["Cs"]))
sender = st.none() | st.builds(Sender, client=texts, message=texts.filter(bool))
stamps: dict[str, Any] = {"at": st.integers(0, 2**53), "sender": sender}
any_event = st.one_of(
    st.builds(Joined, seats, texts, st.binary(max_size=64), **stamps),
    st.builds(Begun, numbers, **stamps),
    st.builds(Given, st.none() | seats, texts, **stamps),
    st.builds(Dealt, texts, **stamps),
    st.builds(Moved, seats, texts, st.booleans(), **stamps),
    st.builds(Forced, seats, texts, **stamps),
    st.builds(Undone, seats, numbers, **stamps),
    st.builds(Rematched, seats, texts, **stamps),
    *(st.builds(kind, seats, **stamps) for kind in (Left, Resigned, Flagged)),
)


@given(any_event)
def test_every_event_comes_back(event: Event) -> None:
    """What is written and read again is equal, and writing that gives the same bytes."""
    written = write_event(event)
    assert read_event(written) == event
    assert write_event(read_event(written)) == written


@pytest.mark.parametrize(("event", "stored"), STORED, ids=map(str, range(len(STORED))))
def test_the_stored_form_stays(event: Event, stored: str) -> None:
    """Every kind has the bytes that it has in the databases of existing servers."""
    assert write_event(event) == stored.encode()
    assert read_event(stored.encode()) == event


def test_older_servers_stored_less() -> None:
    """Events from before hints were counted end without the field."""
    assert read_event(b'["move",1,"3B4",5,"c","3"]') == Moved(1, "3B4", at=5, sender=Sender("c", "3"))
    assert read_event(b'["deal",null,"deal BB",5]') == Dealt("deal BB", at=5)


def test_every_kind_is_stored_and_covered_here() -> None:
    """No kind of event is forgotten, neither in the store nor in these tests."""
    assert set(KINDS) == set(get_args(Event)) == {type(event) for event, _ in STORED}
    assert len(set(KINDS.values())) == len(KINDS)


def test_what_everybody_may_read() -> None:
    """A join shows neither name nor nonce in its text; deals and the beginning are the server's."""
    assert shown_text(Joined(0, "Ana", b"secret")) == ""
    assert shown_text(Undone(1, 12)) == "12"
    assert (seat_of(Dealt("deal BB")), seat_of(Moved(1, "3B4")), kind_of(Begun())) == (None, 1, "begin")
