"""How bots are called: those of levels by the names of these, without loading a bot."""

from __future__ import annotations

import subprocess
import sys

from sintra.bots import BOTS, levels
from sintra.dialogue.names import FIRST_NAMES, bot_name, distinct_names, level_number


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


def test_bots_of_one_level_are_told_apart_by_their_first_letters() -> None:
    """A name that is cut for lack of room is still another one than that of the others, in every language."""
    for language in ("en", "de", "hu"):
        names = distinct_names([""] * 4, ["level-3"] * 4, language)
        assert len({name[:2] for name in names}) == 4
        again = distinct_names([*names[:1], "", "", ""], [None, "level-3", "level-3", "level-3"], language)
        assert len(set(again)) == 4
    assert FIRST_NAMES >= 8


def test_only_those_who_share_a_name_get_another() -> None:
    """A bot that is the only one of its level is called by it."""
    assert distinct_names(["Ana", "", ""], [None, "level-3", "level-4"], "en") == ["Ana", "Tile Setter", "Glazer"]
    assert distinct_names(["Tile Setter", ""], [None, "level-3"], "en") == ["Tile Setter", "Ada"]
