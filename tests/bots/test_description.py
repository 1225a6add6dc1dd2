"""How an external program is specified: percent-encoded settings, TOML files, and errors in either."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from sintra import bots
from sintra.bots.programs.description import Description, read_description
from sintra.bots.settings import Settings
from sintra.errors import OptionError
from sintra.games import make
from sintra.record import BotSeat

PYTHON = sys.executable


def read(**given: str) -> Description:
    """Read a description from settings."""
    return read_description(Settings("program", given))


def write(path: Path, text: str) -> str:
    """Write a description; return it as a setting."""
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_command_of_one_word() -> None:
    """A program without arguments is written as it is."""
    assert read(command=PYTHON) == Description((PYTHON,))


def test_arguments_are_written_with_percent_signs() -> None:
    """Blanks, commas, quotes and the percent sign itself come through, and words are split as a shell does."""
    text = f"{PYTHON}%20-c%20'print(1)%2C%202'%20100%25"
    assert read(command=text).command == (PYTHON, "-c", "print(1), 2", "100%")


def test_a_description_fits_into_a_record() -> None:
    """What is typed on a command line is a seat of a record, and says the same after it was written and read."""
    seat = bots.parse(f"program,command={PYTHON}%20-V,seconds=2,set.level=3%2C5")
    assert str(seat) == f"bot program command={PYTHON}%20-V seconds=2 set.level=3%2C5"
    assert isinstance(seat, BotSeat)
    assert bots.runs_program(seat)
    assert not bots.runs_program(BotSeat("greedy"))
    bot = bots.seated(seat, make("azul"))
    assert isinstance(bot, bots.External)
    assert bot.program == Description((PYTHON, "-V"), None, {"level": "3,5"})
    assert bot.limit == bots.Limit(seconds=2)


def test_a_file_describes_a_program(tmp_path: Path) -> None:
    """Paths are seen from the file, and settings given beside it win."""
    tool = tmp_path / "bin" / "tool"
    tool.parent.mkdir()
    tool.write_text("#!/bin/sh\n")
    tool.chmod(0o755)
    text = "command = ['./tool', '--level', '3']\nfolder = 'bin'\n[settings]\nstyle = 'bold'\ndepth = 3\n"
    found = read(file=write(tmp_path / "bot.toml", text), **{"set.depth": "4"})
    assert found.command == (str(tool), "--level", "3")
    assert found.folder == tool.parent
    assert found.settings == {"style": "bold", "depth": "4"}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({}, "expected either command= or file="),
        ({"command": PYTHON, "file": "x.toml"}, "expected either command= or file="),
        ({"command": "%20"}, r"command \[\], expected a program and its arguments"),
        ({"command": "no-such-program-anywhere"}, "there is no program no-such-program-anywhere"),
        ({"command": "'half"}, "expected quotes in pairs"),
        ({"command": f"{PYTHON}%0A"}, ""),
        ({"command": f"'{PYTHON}%0A'"}, "expected a program and its arguments"),
        ({"file": "no-such-file.toml"}, "no-such-file.toml: No such file or directory, expected a file in TOML"),
        ({"command": PYTHON, "set.a%20b": "1"}, "setting 'a b', expected a name without blanks"),
        ({"command": PYTHON, "set.a": "1%0Aquit"}, "expected a program and its arguments"),
    ],
    ids=str,
)
def test_what_is_wrong_is_said(given: dict[str, str], message: str) -> None:
    """Every error says what was expected."""
    if not message:
        assert read(**given).command == (PYTHON,)
        return
    with pytest.raises(OptionError, match=message):
        read(**given)


@pytest.mark.parametrize(
    "text",
    ["command = './mybot'", "command = []", "command = ['a', 3]", "folder = '.'", "command = ['a']\nspeed = 3", "nonsense"],
)
def test_a_file_that_is_no_description_is_rejected(tmp_path: Path, text: str) -> None:
    """A list of strings is required, and unknown entries are not ignored."""
    with pytest.raises(OptionError, match=r"file .*bot.toml.* expected"):
        read(file=write(tmp_path / "bot.toml", text))


def test_other_settings_are_rejected() -> None:
    """The message names the settings that there are."""
    with pytest.raises(OptionError, match=r"it has nodes, seconds, patience, command, file, set\.NAME"):
        bots.make("program", make("azul"), 1, {"command": PYTHON, "colour": "red"})
