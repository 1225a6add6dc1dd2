"""Both games on the interfaces that researchers use already. Needs the extra: ``pip install "sintra[rl]"``.

    sintra.envs.batch       BatchEnv: thousands of games stepped by one compiled call; NumPy is enough
    sintra.envs.azul_v1     PettingZoo: all seats of a game; pavilion_v1 is the other one
    sintra.envs.seat        Gymnasium: one learning seat, bots in the others
    sintra.envs.vector      the same for many games at once
    sintra.envs.spiel       OpenSpiel: explicit chance, one tile at a time

Importing this package loads none of them; where Gymnasium is installed, it registers ``sintra/Azul-v1`` and
``sintra/SummerPavilion-v1``. What each environment shows and takes stands in docs/environments.md.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

IDS = {"sintra/Azul-v1": "azul", "sintra/SummerPavilion-v1": "pavilion"}


def register() -> None:
    """Tell Gymnasium which environments there are; telling it twice does no harm."""
    registration: Any = import_module("gymnasium.envs.registration")
    for name, game in IDS.items():
        if name not in registration.registry:
            registration.register(
                id=name,
                entry_point="sintra.envs.seat:SeatEnv",
                vector_entry_point="sintra.envs.vector:SeatVectorEnv",
                kwargs={"game": game},
            )


if find_spec("gymnasium"):
    register()
