"""Parsing files: a position as JSON or text board, or a record at some event."""

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
from sintra.i18n import Speaker
from sintra.i18n.languages import DEFAULT
from sintra.phrase import Phrase
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
        raise unreadable(file, error) from error


def unreadable(file: str, error: OSError) -> OptionError:
    """Make the error for a file that cannot be read; its cause says the reason in the reader's language."""
    name = "terminal.error.missing" if isinstance(error, FileNotFoundError) else "terminal.error.unreadable"
    values = {"path": file, "reason": error.strerror or ""}
    refused = OptionError(f"{file} cannot be read: {error.strerror}", phrase=Phrase(name, values))
    refused.__cause__ = error
    return refused


def is_record(data: bytes) -> bool:
    """Return whether a file is a record, or was meant to be one."""
    lines = (line.split() for line in data.splitlines())
    first = next((words for words in lines if words and not words[0].startswith(b"#")), list[bytes]())
    return first[: len(RECORD_WORDS)] == RECORD_WORDS


def read_record(data: bytes, language: str = DEFAULT) -> Reading:
    """Parse a record; warn on stderr if it was truncated."""
    reading = record.load(data)
    if reading.cut:
        print(f"sintra: {said_cut(reading, language)}", file=sys.stderr)
    return reading


def said_cut(reading: Reading, language: str) -> str:
    """Say that a file was truncated, and where."""
    if language == DEFAULT:
        return f"the file is {reading.cut}"
    return Speaker(language).say(Phrase("terminal.error.cut", {"line": reading.cut_line}))


def read_position(data: bytes, at: int | None = None, language: str = DEFAULT) -> Found:
    """Parse a position, or from a record the one after `at` events, by default the last."""
    if is_record(data):
        found = read_record(data, language).record
        last = len(found.events)
        if at is not None and not 0 <= at <= last:
            phrase = Phrase("terminal.error.event", {"number": at, "last": last})
            raise OptionError(f"after {at} events, expected 0 to {last}", phrase=phrase)
        return Found(found.game, found.state_at(last if at is None else at))
    if at is not None:
        message = "the file holds one position, so there is no event to go to: leave out --at"
        raise OptionError(message, phrase=Phrase("terminal.error.no_events"))
    try:
        return _read_state(data.decode())
    except UnicodeDecodeError as error:
        raise StateSyntax("the file is not UTF-8, expected a position or a record in UTF-8") from error


def _read_state(text: str) -> Found:
    is_json = text.lstrip().startswith("{")
    words = re.findall(r'"game"\s*:\s*"(\w+)"' if is_json else r"\A\s*(\w+)", text)
    name = words[0] if words else ""
    if name not in names():
        titles = ", ".join(facts(game).title for game in names())
        message = f"the file holds neither a record nor a position of {' or '.join(names())}"
        raise OptionError(message, phrase=Phrase("terminal.error.position", {"listed": titles}))
    first: Any = make(name).new()
    if not hasattr(first, "form"):  # of a packed record
        return _try_tables(name, text)
    state: Any = first.from_json(text) if is_json else first.parse(text)
    return Found(make(name, state.players, **state.options.to_dict()), state)


def _try_tables(name: str, text: str) -> Found:
    """Parse a position of a game whose States do not know their options: try all combinations until one fits."""
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
