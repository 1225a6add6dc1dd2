"""The checkpoint of a match: an append-only journal, so that the match can be resumed after an interruption.

In the folder, ``match.jsonl`` has one JSON object per line: first the description of the match, then each block as soon as it
is finished, in any order. ``records`` holds the Record of every game. A truncated last line is dropped and its block replayed;
a folder that holds another match is rejected.
"""

from __future__ import annotations

import fcntl
import json
import os
from pathlib import Path
from typing import Any, Self, cast

from sintra.arena.match import Block, Match
from sintra.errors import OptionError

FILE, RECORDS = "match.jsonl", "records"


class Journal:
    """The folder of one match: a context manager that holds an exclusive lock."""

    def __init__(self, folder: Path, match: Match) -> None:
        self.folder = folder
        self.blocks: dict[int, Block] = {}  # finished ones
        self._match = match
        self._descriptor = -1

    def __enter__(self) -> Self:
        path = self.folder / FILE
        try:
            (self.folder / RECORDS).mkdir(parents=True, exist_ok=True)
            self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
            self._lock()
            self._read(path)
        except OSError as error:
            self.__exit__()
            raise unwritable(error, self.folder) from error
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def _lock(self) -> None:
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise OptionError(
                f"{self.folder} is locked: a match is being played there now; wait, or choose another folder"
            ) from error

    def _read(self, path: Path) -> None:
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]  # a last line without a newline was truncated
        if len(whole) < len(data):
            os.ftruncate(self._descriptor, len(whole))
        if not whole:
            self._write(self._match.to_json())
            return
        first, *lines = whole.decode("utf-8", "replace").splitlines()
        check_description(_parsed(first, path, 1), self._match.to_json(), self.folder)
        for number, line in enumerate(lines, 2):
            self._take(_parsed(line, path, number), path, number)

    def _take(self, values: dict[str, Any], path: Path, number: int) -> None:
        try:
            block = Block.from_json(values, self._match.players)
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
            raise OptionError(
                f"{path}, line {number}: not a block of a match; delete this line to have it played again"
            ) from error
        self.blocks.setdefault(block.number, block)

    def add(self, block: Block) -> None:
        """Write a finished block: first its records, then its line, which marks it as complete."""
        try:
            for game, record in enumerate(block.records, 1):
                path = self.folder / RECORDS / f"{block.number + 1:06}-{game}.record"
                path.write_text(record, encoding="utf-8", newline="\n")
            self._write(block.to_json())
        except OSError as error:
            raise unwritable(error, self.folder) from error
        self.blocks[block.number] = Block(block.number, block.games)

    def _write(self, values: dict[str, Any]) -> None:
        data = (json.dumps(values, ensure_ascii=False) + "\n").encode("utf-8", "replace")
        while data:
            data = data[os.write(self._descriptor, data) :]


def check_description(found: dict[str, Any], expected: dict[str, Any], folder: Path) -> None:
    """Reject a folder with another match; name the first difference."""
    for name in {**found, **expected}:
        if found.get(name) != expected.get(name):
            there, here = (json.dumps(values.get(name), ensure_ascii=False) for values in (found, expected))
            raise OptionError(
                f"{folder} holds another match: its {name} is {there}, not {here}; repeat the same command to resume that "
                "match, or choose another folder"
            )


def _parsed(line: str, path: Path, number: int) -> dict[str, Any]:
    try:
        values = json.loads(line)
    except (ValueError, RecursionError):  # RecursionError: nested too deeply
        values = None
    if not isinstance(values, dict):
        raise OptionError(f"{path}, line {number}: expected a JSON object, as `sintra arena --out` writes it")
    return cast("dict[str, Any]", values)


def unwritable(error: OSError, folder: Path) -> OptionError:
    """Make the error for a folder that cannot be written."""
    return OptionError(f"cannot write to {error.filename or folder}: {error.strerror or error}; finished blocks are kept")


def write_text(path: Path, text: str) -> None:
    """Write a derived file; name it in the error if that fails."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise unwritable(error, path) from error
