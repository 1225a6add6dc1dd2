"""Optional dependencies of the extra ``rl``: if one is missing, the error says how to install it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from sintra.errors import MissingExtra

EXTRA = "rl"
PACKAGES = {"gymnasium": "gymnasium", "pettingzoo": "pettingzoo", "pyspiel": "open-spiel", "PIL": "pillow"}


def require_module(module: str) -> Any:
    """Import a module of the extra; raise `MissingExtra` with the command that installs it."""
    package = module.partition(".")[0]
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != package:
            raise  # another module is missing
        raise MissingExtra(PACKAGES[package], EXTRA) from error
