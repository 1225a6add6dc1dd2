"""Where a game in progress is kept: its record, written anew after every event, and beside it the dealer's secret seed.

A file is never half written: the new text goes to a file of its own, which then takes the old one's name. The seed lies in a
file that only its owner may read, until the game has ended and the record itself reveals it.
"""

from __future__ import annotations

import contextlib
import datetime as dt
import os
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from sintra.errors import OptionError

SEED_SUFFIX = ".secret"
SEED_TEXT = re.compile(r"seed ([0-9a-f]{64})\n", re.ASCII)
PUBLIC, PRIVATE = 0o666, 0o600  # before the user's own mask


@dataclass(frozen=True, slots=True)
class GameFile:
    """The two files of a game: the record for everybody, the seed for nobody."""

    path: Path
    is_chosen: bool = True  # by the user, who would be surprised to find it gone

    @property
    def secret(self) -> Path:
        """The file that holds the seed until the game has ended."""
        return self.path.with_name(self.path.name + SEED_SUFFIX)

    def write(self, record: str, seed: bytes | None) -> None:
        """Write the record; with a seed write that first, without one delete it: the record reveals it, or has none."""
        text = f"seed {seed.hex()}\n" if seed is not None else None
        if text is not None and (not self.secret.exists() or self.secret.read_text(encoding="ascii") != text):
            write_whole(self.secret, text, PRIVATE)
        write_whole(self.path, record, PUBLIC)
        if seed is None:
            self.secret.unlink(missing_ok=True)

    def read_seed(self) -> bytes:
        """Read the seed; say what to do where it is missing."""
        try:
            match = SEED_TEXT.fullmatch(self.secret.read_text(encoding="ascii"))
        except (OSError, UnicodeDecodeError) as error:
            raise OptionError(f"{self.path} cannot go on: its seed is not in {self.secret}, where it should be") from error
        if match is None:
            raise OptionError(f"{self.secret} holds no seed, expected 'seed' and 64 hexadecimal digits")
        return bytes.fromhex(match[1])

    def delete(self) -> None:
        """Delete both files."""
        self.path.unlink(missing_ok=True)
        self.secret.unlink(missing_ok=True)


def write_whole(path: Path, text: str, mode: int) -> None:
    """Replace a file by a new one, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise


def in_home(text: str) -> Path:
    """Read the name of a file that a person typed; ``~`` is the home folder, where there is one."""
    try:
        return Path(text).expanduser()
    except RuntimeError:  # a user that this system does not have: then it is a name like any other
        return Path(text)


def is_there(path: Path) -> bool:
    """Say whether a file exists; one whose name this system refuses does not, and writing it says why."""
    return os.path.lexists(path)


def data_folder() -> Path:
    """Give the folder for the user's games: ``XDG_DATA_HOME`` or the place where this system keeps such things."""
    if chosen := os.environ.get("XDG_DATA_HOME"):
        return Path(chosen) / "sintra"
    usual = ("Library", "Application Support") if sys.platform == "darwin" else (".local", "share")
    return Path.home().joinpath(*usual) / "sintra"


def new_game_file(game: str) -> GameFile:
    """Take a new name in the user's data folder: the game, the day and a number. Two games that begin at once get two."""
    today = dt.datetime.now(tz=dt.UTC).astimezone().date()
    number = 1
    while not _could_take(path := data_folder() / f"{game}-{today.isoformat()}-{number}.record"):
        number += 1
    return GameFile(path, is_chosen=False)


def _could_take(path: Path) -> bool:
    """Take a name by an empty file, unless another game has it; where nothing can be written, saving will say why."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PUBLIC))
    except FileExistsError:
        return False
    except OSError:
        return True
    return True
