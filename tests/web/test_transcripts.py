"""A game can be followed from the live region alone, and says the same whichever way it is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.server.running import Running
from tests.web.scripted import GAMES, HANDS, expected, golden, transcript


@pytest.mark.parametrize("way", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_says_what_the_golden_file_has(server: Running, chromium: Browser, game: str, way: str) -> None:
    """By pointer, by keys alone and by command line alone the same moves are told in the same words, in the same order."""
    lines = golden(game).read_text(encoding="utf-8").splitlines()
    assert transcript(chromium, server, game, way) == expected(lines, way)
