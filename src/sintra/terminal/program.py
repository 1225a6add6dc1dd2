"""Command lines to copy: they must work in the shell that this program was started from."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

NAME = "sintra"


def command(*arguments: str, file: Path, options: tuple[str, ...] = ()) -> str:
    """Format a shell command of this program for a file."""
    name = str(file)
    name = f"./{name}" if name.startswith("-") else name  # not an option
    return f"{program()} {shlex.join([*arguments, name, *options])}"


def program() -> str:
    """Return how to run this program in a shell: its name if it is on the PATH, else its path."""
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return f"python -m {NAME}"
    found = shutil.which(NAME)
    try:
        if not started.is_file() or (found and started.samefile(found)):
            return NAME
        path = started.absolute()
        here = Path.cwd()
    except OSError:  # such as a deleted working directory
        return NAME
    if not path.is_relative_to(here):
        return shlex.quote(str(path))
    below = path.relative_to(here)
    return shlex.quote(str(below) if len(below.parts) > 1 else f"./{below}")
