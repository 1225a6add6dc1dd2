"""Refusals of files that are not records: line, kind of error, and the details in English."""

from __future__ import annotations

import pytest

from sintra.server.shell.replays import replay
from sintra.server.wire.refused import Refused
from tests.records import FOLDER

WHOLE = (FOLDER / "azul-2-coloured.record").read_bytes()
LINES = WHOLE.splitlines(keepends=True)
MOVES = next(number for number, line in enumerate(LINES) if line.startswith(b"deal")) + 1
ROUND, RESULT = LINES.index(b"round 1\n"), LINES.index(b"result played out\n")


def changed(number: int, line: bytes) -> bytes:
    """Return the record with one line replaced."""
    return b"".join([*LINES[:number], line, *LINES[number + 1 :]])


@pytest.mark.parametrize(
    ("data", "kind", "line"),
    [
        (b"", "record_header", 1),
        (b"\n# a comment\nhello\n", "record_header", 3),
        (b"\x89PNG\r\n\x1a\n\0\0", "record_text", 1),
        (b"sintra record 1\ngame azul\n\xff\n", "record_text", 3),
        (b"sintra record 1\ngame azul\n", "record_short", 3),
        (b"sintra record 1\ngame chess\nplayers 2\n", "record_line", 3),
        (changed(MOVES, b"what is this\n"), "record_line", MOVES + 1),
        (changed(MOVES, b"CB1\n"), "record_move", MOVES + 1),
        (changed(ROUND, b"round 2\n"), "record_rules", ROUND + 1),
        (WHOLE.replace(b"winner 2", b"winner 1"), "record_rules", RESULT + 1),
    ],
)
def test_the_kind_of_fault_and_its_line_are_said(data: bytes, kind: str, line: int) -> None:
    """Each fault has its kind, its line, and what exactly was wrong without saying the line again."""
    with pytest.raises(Refused) as caught:
        replay(data, "en", 0, None)
    refused = caught.value
    assert (refused.code, refused.phrase.key) == ("malformed", f"server.refusal.malformed.{kind}")
    assert refused.phrase.values["line"] == line
    reason = str(refused.phrase.values["reason"])
    assert reason
    assert not reason.startswith("line")


def test_an_illegal_move_is_refused_in_the_language_that_is_asked_for() -> None:
    """The rules' own reason is said as at a table."""
    with pytest.raises(Refused) as caught:
        replay(changed(MOVES, b"CB1\n"), "hu", 0, None)
    assert caught.value.phrase.values["why"] == "Az asztal közepe üres."
    assert caught.value.phrase.values["text"] == "CB1"
