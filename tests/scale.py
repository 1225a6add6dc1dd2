"""The share of the games tests name: ``SINTRA_GAMES_SCALE``, less than 1 in `make test`, more in `make test-long`."""

from __future__ import annotations

import os

GAMES_SCALE = float(os.environ.get("SINTRA_GAMES_SCALE", "1"))
IS_SHORT = GAMES_SCALE < 1  # what is marked long is left out, and short forms stand for it
IS_SMALL = GAMES_SCALE < 0.1  # so few games, as where code is slow, that two tables of each game stand for all
