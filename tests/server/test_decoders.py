"""The decoders, fuzzed: any input is a valid message, or rejected with a reason that quotes nothing of it."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sintra.server.shell.refusals import id_of, reason_of
from sintra.server.table.opening import make_opening
from sintra.server.wire import messages
from sintra.server.wire.messages import CreateTable, Inbound
from sintra.server.wire.refused import Refused

KINDS: list[type[Any]] = sorted(Inbound.__subclasses__(), key=lambda kind: kind.__name__)
SECRET = "Tm90IGEgdG9rZW4sIGJ1dCBzZWNyZXQ"  # noqa: S105 - it opens nothing
GOOD: dict[str, Any] = {  # a value for every field that any message has
    "token": SECRET,
    "client": "c",
    "language": "en",
    "since": 0,
    "id": "1",
    "seat": 0,
    "name": "Ana",
    "nonce": "00ff",
    "sequence": 0,
    "move": "1B1",
    "text": "board",
    "letters": "tactile",
    "table": "abcdefghijkl",
}
json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.just(SECRET)
    | st.sampled_from(list(GOOD.values())),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from([*GOOD, "type", "more"]) | st.text(), inner, max_size=6)
    ),
    max_leaves=12,
)


def read(data: str | bytes) -> Any:
    """Parse a message as a socket does; return it, or the reason of the refusal."""
    try:
        return messages.read_message(data)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
        return reason_of(error)


def check(data: str | bytes) -> None:
    """A parsed message round-trips; a reason quotes no secret."""
    found = read(data)
    if isinstance(found, str):
        assert found
        assert SECRET not in found
    else:
        assert isinstance(found, tuple(KINDS))
        assert messages.read_message(messages.write(found)) == found
    name = id_of(data)
    assert name is None or 1 <= len(name) <= 64


def test_every_message_is_known() -> None:
    """The values of this file make every kind of message, so that changes of them are near to real ones."""
    assert len(KINDS) == len(messages.ClientMessage.__args__)
    for kind in KINDS:
        check(json.dumps(whole(kind)))
        assert isinstance(read(json.dumps(whole(kind))), kind)


def whole(kind: type[Any]) -> dict[str, Any]:
    """Write a message of a kind with all its fields."""
    info = msgspec.structs.fields(kind)
    return {"type": kind.__struct_config__.tag, **{field.name: GOOD[field.name] for field in info}}


@given(st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    """Arbitrary bytes are rejected and never crash."""
    check(data)


@given(st.text(max_size=300))
def test_any_text(text: str) -> None:
    """The same with text, lone surrogates among it."""
    check(text)


@given(json_values)
def test_any_json(value: Any) -> None:
    """The same with JSON."""
    check(json.dumps(value))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@given(data=st.data())
def test_messages_with_something_wrong(kind: type[Any], data: st.DataObject) -> None:
    """A valid message with a field missing, changed or added is rejected or valid, never a crash."""
    message = whole(kind)
    name = data.draw(st.sampled_from([*message, "more"]))
    if data.draw(st.booleans()):
        message.pop(name, None)
    else:
        message[name] = data.draw(json_values)
    check(json.dumps(message))


@given(data=st.data())
def test_tables_that_are_wished_for(data: st.DataObject) -> None:
    """A request for a table makes an opening or is refused, whatever its options are."""
    seat = st.fixed_dictionaries({"kind": st.sampled_from(["person", "here", "bot"])}, optional={"level": st.integers(0, 11)})
    options = st.dictionaries(
        st.sampled_from(["wall", "preset", "column_bonus", "max_rounds", "side", "joker_order", "x"]), json_values
    )
    wishes: Any = st.fixed_dictionaries
    wish: Any = data.draw(
        wishes(
            {"game": st.sampled_from(["azul", "pavilion"]), "seats": st.lists(seat, max_size=5)},
            optional={
                "options": options,
                "start": json_values | st.integers(0, 4) | st.just("random"),
                "clock": st.fixed_dictionaries(
                    {"seconds": st.integers(-1, 10**6)}, optional={"increment": st.integers(-1, 10**5)}
                ),
            },
        )
    )
    try:
        found: CreateTable = messages.read_create(json.dumps(wish))
    except msgspec.DecodeError as error:
        _check_reason(error)
        return
    try:
        opening = make_opening(found, "table", 0)
    except Refused as refused:
        _check_refusal(refused)
        return
    assert len(opening.seats) == len(found.seats)
    assert 0 <= opening.start < len(opening.seats)


def _check_reason(error: Exception) -> None:
    assert SECRET not in reason_of(error)


def _check_refusal(refused: Refused) -> None:
    assert refused.code == "malformed"
