"""How this program is called again: what is printed to be copied must work in the shell it was started from."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

NAME = "sintra"


def command(*arguments: str, file: Path, options: tuple[str, ...] = ()) -> str:
    """Write a command line of this program about a file, for a shell."""
    name = str(file)
    name = f"./{name}" if name.startswith("-") else name  # no option
    return f"{program()} {shlex.join([*arguments, name, *options])}"


def program() -> str:
    """Give what starts this program again, for a shell: its name where the shell finds it, else its path."""
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return f"python -m {NAME}"
    found = shutil.which(NAME)
    try:
        if not started.is_file() or (found and started.samefile(found)):
            return NAME
        path = started.absolute()
        here = Path.cwd()
    except OSError:  # such as a folder that is gone
        return NAME
    if not path.is_relative_to(here):
        return shlex.quote(str(path))
    below = path.relative_to(here)
    return shlex.quote(str(below) if len(below.parts) > 1 else f"./{below}")
