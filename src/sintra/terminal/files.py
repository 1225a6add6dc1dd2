"""Save files of a game in progress: its record, rewritten after every event, and beside it the dealer's secret seed.

Writes are atomic: the new text goes to a draft, which is then renamed. The seed is in a file that only its owner may read,
until the game has ended and the record itself reveals it.
"""

from __future__ import annotations

import contextlib
import datetime as dt
import errno
import os
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from sintra.errors import OptionError
from sintra.phrase import Phrase

SEED_SUFFIX = ".secret"
SEED_TEXT = re.compile(r"seed ([0-9a-f]{64})\n", re.ASCII)
PUBLIC, PRIVATE = 0o666, 0o600  # before the umask


@dataclass(frozen=True, slots=True)
class GameFile:
    """The two files of a game: the public record and the secret seed."""

    path: Path
    is_chosen: bool = True  # by the user: then it is never deleted automatically

    @property
    def secret(self) -> Path:
        """The file that holds the seed until the game has ended."""
        return self.path.with_name(self.path.name + SEED_SUFFIX)

    def write(self, record: str, seed: bytes | None) -> None:
        """Write the record. With a seed, write that first; without one, delete it: the record reveals it, or has none."""
        text = f"seed {seed.hex()}\n" if seed is not None else None
        if text is not None and (not self.secret.exists() or self.secret.read_text(encoding="ascii") != text):
            write_atomically(self.secret, text, PRIVATE)
        write_atomically(self.path, record, PUBLIC)
        if seed is None:
            self.secret.unlink(missing_ok=True)

    def read_seed(self) -> bytes:
        """Read the seed; raise `OptionError` if it is missing or invalid."""
        try:
            match = SEED_TEXT.fullmatch(self.secret.read_text(encoding="ascii"))
        except (OSError, UnicodeDecodeError) as error:
            message = f"{self.path} cannot be resumed: its seed is not in {self.secret}, where it should be"
            raise OptionError(message, phrase=self._no_seed) from error
        if match is None:
            message = f"{self.secret} holds no seed, expected 'seed' and 64 hexadecimal digits"
            raise OptionError(message, phrase=self._no_seed)
        return bytes.fromhex(match[1])

    @property
    def _no_seed(self) -> Phrase:
        return Phrase("terminal.error.no_seed", {"path": str(self.secret)})

    def delete(self) -> None:
        """Delete both files."""
        self.path.unlink(missing_ok=True)
        self.secret.unlink(missing_ok=True)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it; raise `NotADirectoryError` where a file is in the way."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder)) from error


def write_atomically(path: Path, text: str, mode: int) -> None:
    """Replace a file atomically."""
    make_folder(path.parent)
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


def expand_home(text: str) -> Path:
    """Expand ``~`` in a typed path to the home folder, if there is one."""
    try:
        return Path(text).expanduser()
    except RuntimeError:  # unknown user: take it literally
        return Path(text)


def exists(path: Path) -> bool:
    """Return whether a file exists, without following links; False for an invalid name, which fails when written."""
    return os.path.lexists(path)


def data_folder() -> Path:
    """Return the folder for the user's games: below ``XDG_DATA_HOME``, or the default of the system."""
    if chosen := os.environ.get("XDG_DATA_HOME"):
        return Path(chosen) / "sintra"
    usual = ("Library", "Application Support") if sys.platform == "darwin" else (".local", "share")
    return Path.home().joinpath(*usual) / "sintra"


def new_game_file(game: str) -> GameFile:
    """Reserve a new file in the user's data folder: game, date and number. Safe against games that begin concurrently."""
    today = dt.datetime.now(tz=dt.UTC).astimezone().date()
    number = 1
    while not _reserve(path := data_folder() / f"{game}-{today.isoformat()}-{number}.record"):
        number += 1
    return GameFile(path, is_chosen=False)


def _reserve(path: Path) -> bool:
    """Reserve a name with an empty file, unless it is taken; a folder that cannot be written is reported on saving."""
    with contextlib.suppress(OSError):
        make_folder(path.parent)
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PUBLIC))
    except FileExistsError:
        return False
    except OSError:
        return True
    return True
