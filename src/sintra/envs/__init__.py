"""Every game on the standard reinforcement learning interfaces. Needs the extra: ``pip install "sintra[rl]"``.

    sintra.envs.batch       BatchEnv: thousands of games stepped by one call; NumPy is enough
    sintra.envs.aec         PettingZoo: all seats of a game; each of ours has a module of its own as well
    sintra.envs.seat        Gymnasium: one learning seat, bots in the others
    sintra.envs.vector      the same for many games at once
    sintra.envs.spiel       OpenSpiel: explicit chance, one tile at a time

Importing this package loads none of them; if Gymnasium is installed, it registers the names of `ids`. The observations and
actions of each environment are documented in docs/environments.md.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from sintra.games import facts, names


def ids() -> dict[str, str]:
    """Return the Gymnasium ids of all games, made from their titles, each with the name of its game."""
    return {f"sintra/{_camel(name)}-v1": name for name in names()}


def _camel(name: str) -> str:
    """Convert a title to CamelCase in the characters that Gymnasium allows; fall back to the name of the game."""
    words = "".join(letter if letter.isascii() and letter.isalnum() else " " for letter in facts(name).title).split()
    return "".join(word[0].upper() + word[1:] for word in words) or name


def register() -> None:
    """Register the environments with Gymnasium; idempotent."""
    registration: Any = import_module("gymnasium.envs.registration")
    for name, game in ids().items():
        if name not in registration.registry:
            registration.register(
                id=name,
                entry_point="sintra.envs.seat:SeatEnv",
                vector_entry_point="sintra.envs.vector:SeatVectorEnv",
                kwargs={"game": game},
            )


if find_spec("gymnasium"):
    register()
