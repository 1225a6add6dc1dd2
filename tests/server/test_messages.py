"""The messages of the wire: input is validated, and there is a schema for programs."""

from __future__ import annotations

import json

import msgspec
import pytest

from sintra.server.wire.messages import (
    ClientMessage,
    CreateTable,
    Hello,
    Join,
    Play,
    ServerMessage,
    TableCreated,
    read_create,
    read_message,
    write,
)

TOKEN = "a" * 32


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ({"type": "move", "id": "1", "sequence": 3, "move": "3B4"}, Play(id="1", sequence=3, move="3B4")),
        ({"type": "join", "id": "1", "seat": 1, "name": "Béla"}, Join(id="1", seat=1, name="Béla")),
        ({"type": "hello", "token": TOKEN, "client": "c", "since": 7}, Hello(token=TOKEN, client="c", since=7)),
    ],
)
def test_messages_are_read(text: dict[str, object], message: object) -> None:
    """The type selects the message, and optional fields have defaults."""
    assert read_message(json.dumps(text)) == message


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "move", "id": "1", "sequence": -1, "move": "3B4"}',
        '{"type": "move", "id": "1", "sequence": 1.5, "move": "3B4"}',
        '{"type": "move", "id": "1", "sequence": true, "move": "3B4"}',
        '{"type": "move", "id": "1", "sequence": 1000000000000, "move": "3B4"}',
        '{"type": "move", "id": "", "sequence": 1, "move": "3B4"}',
        '{"type": "move", "id": "1", "sequence": 1, "move": "123456789012345678"}',
        '{"type": "move", "id": "1", "sequence": 1, "move": "3B4", "seat": 1}',
        '{"type": "move", "sequence": 1, "move": "3B4"}',
        '{"type": "join", "id": "1", "seat": 4}',
        '{"type": "join", "id": "1", "seat": 0, "nonce": "abc"}',
        '{"type": "join", "id": "1", "seat": 0, "nonce": "AB"}',
        '{"type": "join", "id": "1", "seat": 0, "nonce": "ab\\n"}',
        '{"type": "hello", "token": "' + TOKEN + '\\n", "client": "c"}',
        '{"type": "hello", "token": "' + TOKEN + '", "client": "c", "table": "t\\n"}',
        '{"type": "join", "id": "1", "seat": 0, "name": "' + "x" * 41 + '"}',
        '{"type": "hello", "token": "short", "client": "c"}',
        '{"type": "hello", "token": "' + TOKEN + '", "client": "c", "language": "fr"}',
        '{"type": "dance"}',
        '{"id": "1"}',
        "[]",
        "{",
        "",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    """Unknown types and fields, missing ones, numbers out of range, long texts and invalid JSON raise msgspec's error."""
    with pytest.raises(msgspec.DecodeError):
        read_message(text)


@pytest.mark.parametrize(
    "text",
    [
        '{"game": "chess", "seats": [{"kind": "here"}, {"kind": "here"}]}',
        '{"game": "azul", "seats": [{"kind": "here"}]}',
        '{"game": "azul", "seats": [' + ", ".join(['{"kind": "here"}'] * 5) + "]}",
        '{"game": "azul", "seats": [{"kind": "here"}, {"kind": "bot", "level": 11}]}',
        '{"game": "azul", "seats": [{"kind": "here"}, {"kind": "here"}], "clock": {"seconds": 0}}',
    ],
)
def test_tables_that_cannot_be_are_refused(text: str) -> None:
    """A table has a game that exists, two to four seats, levels from 1 to 10, and a clock with some time."""
    with pytest.raises(msgspec.ValidationError):
        read_create(text)


def test_every_message_has_a_schema() -> None:
    """All messages can be described as JSON schemas, each by its own name and with a sentence that says what it is."""
    types = [ClientMessage, ServerMessage, CreateTable, TableCreated]
    _, parts = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    assert {"Hello", "Play", "TableView", "Update", "Refusal", "LegalMove", "CreateTable"} <= set(parts)
    assert all(part.get("description", "").endswith((".", "?")) for part in parts.values())


def test_messages_are_written_with_their_type() -> None:
    """What is written can be read again."""
    message = Play(id="1", sequence=3, move="3B4")
    assert read_message(write(message)) == message
    assert json.loads(write(message))["type"] == "move"
