"""A game can be followed from the live region alone, and says the same whichever way it is played."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Browser

from tests.server.running import Running
from tests.web.scripted import GAMES, HANDS, expected, golden, transcript

WHOLE_GAME = ("azul", "keys")  # is played to its end by `make test`, too
WAYS = list(product(GAMES, HANDS))


def told(game: str, way: str) -> list[str]:
    """Return what the golden file has for a way."""
    return expected(golden(game).read_text(encoding="utf-8").splitlines(), way)


@pytest.mark.parametrize(
    ("game", "way"), [pytest.param(*one, marks=() if one == WHOLE_GAME else pytest.mark.long) for one in WAYS]
)
def test_a_whole_game_says_what_the_golden_file_has(server: Running, chromium: Browser, game: str, way: str) -> None:
    """By pointer, by keys alone and by command line alone the same moves are told in the same words, in the same order."""
    assert transcript(chromium, server, game, way) == told(game, way)


@pytest.mark.parametrize(("game", "way"), [one for one in WAYS if one != WHOLE_GAME])
def test_the_first_round_says_what_the_golden_file_has(server: Running, chromium: Browser, game: str, way: str) -> None:
    """Every way tells the first round in the same words; `make test-long` plays them to the end."""
    heard = transcript(chromium, server, game, way, rounds=1)
    assert len(heard) > 15
    assert heard == told(game, way)[: len(heard)]
