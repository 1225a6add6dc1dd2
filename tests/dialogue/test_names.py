"""How bots are called: those of levels by the names of these, without loading a bot."""

from __future__ import annotations

import subprocess
import sys

from sintra.bots import BOTS, levels
from sintra.dialogue.names import bot_name, level_number


def test_levels_are_those_of_the_bots() -> None:
    """Every bot is a level here if it is one there, and every level has a name in every language."""
    assert {bot: level_number(bot) for bot in BOTS} == {bot: levels.level_number(bot) for bot in BOTS}
    assert level_number("level-11") is level_number("level-0") is level_number("level-1x") is None
    for language in ("en", "de", "hu"):
        assert len({bot_name(bot, language) for bot in levels.LEVEL_BOTS}) == len(levels.LEVEL_BOTS)


def test_the_server_does_not_load_bots() -> None:
    """Bots think in processes of their own: the server itself starts without them."""
    code = "import sys, sintra.server.shell.service; print(*(name for name in sys.modules if name.startswith('sintra.bots')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout.strip() == ""
