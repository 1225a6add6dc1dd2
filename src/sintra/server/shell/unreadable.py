"""Why a record file cannot be parsed: the kind of error and its line in the reader's language, details in English."""

from __future__ import annotations

import re

from sintra.errors import IllegalMove, InvalidRecord, RecordSyntax, SintraError
from sintra.i18n import Speaker
from sintra.phrase import Value
from sintra.record.lines import COMMENT, CutOffError
from sintra.server.wire.refused import Refused

PLACE = re.compile(r"line (\d+)")


def unreadable(data: bytes, error: SintraError, language: str) -> Refused:
    """Make the refusal of a file that could not be parsed; its value `reason` has the details, in English."""
    line = _line(error)
    values: dict[str, Value] = {"line": line, "reason": _reason(error)}
    cause = error.__cause__
    if isinstance(cause, IllegalMove):
        why = Speaker(language).say(cause.reason)
        return Refused.because("malformed", "record_move", **values, text=str(cause.move), why=why)
    return Refused.because("malformed", _kind(data, error, line), **values)


def _line(error: SintraError) -> int:
    if isinstance(error, RecordSyntax):
        return error.line
    place = PLACE.search(error.place) if isinstance(error, InvalidRecord) else None
    return int(place[1]) if place else 1


def _reason(error: SintraError) -> str:
    return error.reason if isinstance(error, RecordSyntax | InvalidRecord) else str(error)


def _kind(data: bytes, error: SintraError, line: int) -> str:
    """Return the kind of error, as in the keys of the Phrases."""
    if isinstance(error, InvalidRecord):
        return "record_rules"
    if isinstance(error.__cause__, UnicodeDecodeError) or b"\0" in data:
        return "record_text"
    if line <= _first_line(data):
        return "record_header"
    return "record_short" if isinstance(error.__cause__, CutOffError) else "record_line"


def _first_line(data: bytes) -> int:
    """Return the number of the first line that is neither blank nor a comment, or of the last one."""
    lines = [text.strip() for text in data.split(b"\n")]
    return next((at for at, text in enumerate(lines, 1) if text and not text.startswith(COMMENT.encode())), len(lines))
