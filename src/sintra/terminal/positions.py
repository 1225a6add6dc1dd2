"""Reading what a file holds: a position as JSON or text board, or a record at some event."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from sintra import record
from sintra.errors import OptionError, SintraError, StateSyntax
from sintra.games import AnyGame, facts, make, names
from sintra.record import Reading

RECORD_WORDS = [b"sintra", b"record"]


@dataclass(frozen=True, slots=True)
class Found:
    """A position and the rules it belongs to."""

    game: AnyGame
    state: Any


def read_bytes(file: str) -> bytes:
    """Read a file, or the standard input for ``-``."""
    try:
        return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise OptionError(f"{file} cannot be read: {error.strerror}") from error


def is_record(data: bytes) -> bool:
    """Say whether a file is a record, or was meant to be one."""
    lines = (line.split() for line in data.splitlines())
    first = next((words for words in lines if words and not words[0].startswith(b"#")), list[bytes]())
    return first[: len(RECORD_WORDS)] == RECORD_WORDS


def read_record(data: bytes) -> Reading:
    """Read a record, which may have been cut off; say so on the error output."""
    reading = record.load(data)
    if reading.cut:
        print(f"sintra: the file is {reading.cut}", file=sys.stderr)
    return reading


def read_position(data: bytes, at: int | None = None) -> Found:
    """Read a position, or of a record the last one or the one after so many events."""
    if is_record(data):
        found = read_record(data).record
        last = len(found.events)
        if at is not None and not 0 <= at <= last:
            raise OptionError(f"after {at} events, expected 0 to {last}")
        return Found(found.game, found.state_at(last if at is None else at))
    if at is not None:
        raise OptionError("the file holds one position, so there is no event to go to: leave out --at")
    try:
        return _read_state(data.decode())
    except UnicodeDecodeError as error:
        raise StateSyntax("the file is not UTF-8, expected a position or a record in UTF-8") from error


def _read_state(text: str) -> Found:
    is_json = text.lstrip().startswith("{")
    words = re.findall(r'"game"\s*:\s*"(\w+)"' if is_json else r"\A\s*(\w+)", text)
    name = words[0] if words else ""
    if name not in names():
        raise StateSyntax(f"the file holds neither a record nor a position of {' or '.join(names())}")
    first: Any = make(name).new()
    if not hasattr(first, "form"):  # of a packed record
        return _try_tables(name, text)
    state: Any = first.from_json(text) if is_json else first.parse(text)
    return Found(make(name, state.players, **state.options.to_dict()), state)


def _try_tables(name: str, text: str) -> Found:
    """Read a position of a game whose States do not know their options: with all that it declares, until they fit."""
    refused: SintraError = StateSyntax(f"no table of {name} has this position")
    for game in _tables(name):
        try:
            return Found(game, game.parse_state(text))
        except SintraError as error:
            refused = error
    raise refused


def _tables(name: str) -> Iterator[AnyGame]:
    known = facts(name)
    choices = [[(option.name, value) for value in option.values or (option.default,)] for option in known.options]
    for players in known.players:
        for options in product(*choices):
            yield make(name, players, **dict(options))
