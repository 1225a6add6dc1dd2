"""How an external program is specified: in the settings of a bot, percent-encoded, or in a TOML file."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast
from urllib.parse import unquote

from sintra._parser import shown
from sintra.bots.settings import Settings
from sintra.errors import OptionError

ENTRIES = ("command", "folder", "settings")
SETTING_PREFIX = "set."
UNWRITABLE = re.compile("[\x00-\x1f\x7f]")


@dataclass(frozen=True, slots=True)
class Description:
    """A program: how it is started, and the settings it is sent before its first game."""

    command: tuple[str, ...]
    folder: Path | None = None  # its working directory; None: ours
    settings: Mapping[str, str] = field(default_factory=dict[str, str])

    def __post_init__(self) -> None:
        words = [*self.command, *self.settings, *self.settings.values()]
        if not self.command or not self.command[0] or any(UNWRITABLE.search(word) for word in words):
            raise OptionError(f"bot program: command {shown(list(self.command))}, expected a program and its arguments")
        if bad := [name for name in self.settings if not re.fullmatch(r"\S+", name)]:
            raise OptionError(f"bot program: setting {shown(bad[0])}, expected a name without blanks")
        if not shutil.which(self.command[0]):
            raise OptionError(f"bot program: there is no program {self.command[0]}, expected an executable")


def read_description(settings: Settings) -> Description:
    """Parse `command` or `file`, and the settings passed on to the program, ``set.NAME=VALUE``."""
    command, file = settings.text("command"), settings.text("file")
    handed_on = {unquote(name): unquote(value) for name, value in settings.with_prefix(SETTING_PREFIX).items()}
    if (command is None) == (file is None):
        raise OptionError("bot program: expected either command= or file=, such as program,command=./mybot")
    if command is not None:
        return Description(split(unquote(command)), settings=handed_on)
    return _read_file(Path(unquote(file or "")), handed_on)


def split(command: str) -> tuple[str, ...]:
    """Split a command into words like a shell, respecting quotes; nothing is expanded and no shell is run."""
    try:
        return tuple(shlex.split(command, posix=os.name == "posix"))
    except ValueError as error:
        raise OptionError(f"bot program: command {shown(command)}: {error}, expected quotes in pairs") from error


def _read_file(path: Path, handed_on: Mapping[str, str]) -> Description:
    """Parse a description in TOML; settings passed on override its own."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise OptionError(
            f"bot program: file {path}: {reason}, expected a file in TOML such as command = ['./mybot']"
        ) from error
    unknown = [name for name in found if name not in ENTRIES]
    command, settings = found.get("command"), found.get("settings", {})
    folder = found.get("folder", ".")
    if unknown or not _are_texts(command) or not isinstance(settings, dict) or not isinstance(folder, str):
        raise OptionError(
            f"bot program: file {path} has {shown(found)}, expected command, a list of texts, "
            "and nothing else but folder, a text, and settings, a table"
        )
    own = {name: str(value) for name, value in cast("dict[str, Any]", settings).items()}
    where = (path.parent / folder).resolve()
    return Description(_placed(cast("list[str]", command), where), where, {**own, **handed_on})


def _are_texts(value: object) -> bool:
    words: list[Any] = value if isinstance(value, list) else []  # pyright: ignore[reportUnknownVariableType]
    return bool(words) and all(isinstance(word, str) for word in words)


def _placed(command: list[str], folder: Path) -> tuple[str, ...]:
    """Resolve a program path relative to its folder, wherever we run."""
    program = Path(command[0])
    is_path = len(program.parts) > 1 or command[0].startswith(".")
    return (str(folder / program) if is_path else command[0], *command[1:])
