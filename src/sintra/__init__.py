"""Sintra plays, teaches and trains the tile games Azul and Summer Pavilion.

    import sintra
    game = sintra.make("azul")

The public API of docs/api.md, imported lazily (PEP 562): a name is loaded on first use, so that `sintra --help` starts fast and
Numba is imported only when rules are played.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sintra import bots, games, record
    from sintra.bots import Bot, Choice, Limit
    from sintra.dealer import Dealer, new_seed, verify
    from sintra.errors import (
        DealSyntax,
        GameIsOver,
        IllegalDeal,
        IllegalMove,
        InvalidRecord,
        InvalidState,
        MissingExtra,
        MoveSyntax,
        OptionError,
        ParseError,
        ProgramError,
        RecordSyntax,
        SintraError,
        StateSyntax,
    )
    from sintra.game import Draws, Game, Outcome, Preview, State, Survey
    from sintra.games import generator, make, names, register
    from sintra.i18n import Speaker
    from sintra.phrase import Phrase
    from sintra.plugin import Facts, OptionFact, Plugin
    from sintra.record import BotSeat, Fairness, PersonSeat, Record

__version__ = "0.1.0"

MODULES = {  # where each name is defined
    "sintra.bots": ("Bot", "Choice", "Limit"),
    "sintra.dealer": ("Dealer", "new_seed", "verify"),
    "sintra.errors": (
        "DealSyntax",
        "GameIsOver",
        "IllegalDeal",
        "IllegalMove",
        "InvalidRecord",
        "InvalidState",
        "MissingExtra",
        "MoveSyntax",
        "OptionError",
        "ParseError",
        "ProgramError",
        "RecordSyntax",
        "SintraError",
        "StateSyntax",
    ),
    "sintra.game": ("Draws", "Game", "Outcome", "Preview", "State", "Survey"),
    "sintra.games": ("generator", "make", "names", "register"),
    "sintra.i18n": ("Speaker",),
    "sintra.phrase": ("Phrase",),
    "sintra.plugin": ("Facts", "OptionFact", "Plugin"),
    "sintra.record": ("BotSeat", "Fairness", "PersonSeat", "Record"),
}
_HOMES = {name: module for module, names in MODULES.items() for name in names}

__all__ = [
    "Bot",
    "BotSeat",
    "Choice",
    "DealSyntax",
    "Dealer",
    "Draws",
    "Facts",
    "Fairness",
    "Game",
    "GameIsOver",
    "IllegalDeal",
    "IllegalMove",
    "InvalidRecord",
    "InvalidState",
    "Limit",
    "MissingExtra",
    "MoveSyntax",
    "OptionError",
    "OptionFact",
    "Outcome",
    "ParseError",
    "PersonSeat",
    "Phrase",
    "Plugin",
    "Preview",
    "ProgramError",
    "Record",
    "RecordSyntax",
    "SintraError",
    "Speaker",
    "State",
    "StateSyntax",
    "Survey",
    "bots",
    "games",
    "generator",
    "make",
    "names",
    "new_seed",
    "record",
    "register",
    "verify",
]


def __getattr__(name: str) -> Any:
    """Import a name of the public API lazily, on first use."""
    if name in _HOMES:
        found = getattr(import_module(_HOMES[name]), name)
    elif name in __all__:
        found = import_module(f"sintra.{name}")
    else:
        raise AttributeError(f"module 'sintra' has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
