"""Quitting a game: by Ctrl-C, by closing the terminal, by end of input, by a signal; and resuming it."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from sintra import record
from tests.terminal.console import TIMEOUT, Console

pytestmark = pytest.mark.slow

GAME = ("play", "azul", "--plain", "--seed", "4", "--save", "game.record")
FIRST, SECOND = "5 yellow 3", "2 black 2"


def whole_game(folder: Path, *lines: str) -> str:
    """Type lines in one sitting; return the record that is left."""
    folder.mkdir()
    with Console(*GAME, folder=folder) as console:
        console.wait_for_prompt()
        for line in lines:
            console.type(line)
        console.type("quit")
        assert console.finish() == 0
    return (folder / "game.record").read_text(encoding="utf-8")


def test_ctrl_c_leaves_a_game_that_goes_on_the_same(tmp_path: Path) -> None:
    """After Ctrl-C the game is resumed, with the same deals and the same choices of the bot."""
    with Console(*GAME, folder=tmp_path) as console:
        console.wait_for_prompt()
        console.type(FIRST)
        console.send(b"\x03")
        assert console.finish() == 130
    assert "sintra play --resume game.record" in console.text
    assert "Traceback" not in console.text
    with Console("play", "--plain", "--resume", "game.record", folder=tmp_path) as console:
        console.wait_for_prompt()
        console.type(SECOND)
        console.type("quit")
        assert console.finish() == 0
    assert "Continuing the game in game.record." in console.text
    resumed = (tmp_path / "game.record").read_text(encoding="utf-8")
    assert resumed == whole_game(tmp_path / "other", FIRST, SECOND)


def test_a_closed_terminal_leaves_a_resumable_record(tmp_path: Path) -> None:
    """Closing the window ends the program with the code of a hang-up; everything up to the last event is in the file."""
    with Console(*GAME, folder=tmp_path) as console:
        console.wait_for_prompt()
        console.type(FIRST)
        console.close()
        assert console.process.wait(TIMEOUT) == 129
    reading = record.load((tmp_path / "game.record").read_bytes())
    assert reading.cut is None
    assert len(reading.record.events) == 3
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")], "a draft was left behind"


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_signals_leave_a_resumable_record(tmp_path: Path, number: signal.Signals) -> None:
    """SIGHUP and SIGTERM are not a crash: the program exits and the record is complete."""
    with Console(*GAME, folder=tmp_path) as console:
        console.wait_for_prompt()
        console.type(FIRST)
        assert console.kill(number) == 129
    assert "Traceback" not in console.text
    assert record.load((tmp_path / "game.record").read_bytes()).cut is None


def test_the_end_of_the_input_leaves_a_resumable_record(tmp_path: Path) -> None:
    """Ctrl-D is a way to leave, too; and the secret seed is in no file that others may read."""
    with Console(*GAME, folder=tmp_path) as console:
        console.wait_for_prompt()
        console.send(b"\x04")
        assert console.finish() == 0
    assert console.text.endswith("Goodbye.\n")
    assert "seed" not in (tmp_path / "game.record").read_text(encoding="utf-8")
    assert (tmp_path / "game.record.secret").stat().st_mode & 0o777 == 0o600


def test_a_cut_record_goes_on_from_its_last_whole_move(tmp_path: Path) -> None:
    """A record that lost its end is resumed where it is still whole, and the program says so."""
    text = whole_game(tmp_path / "game", FIRST, SECOND)
    (tmp_path / "game" / "game.record").write_text(text[: text.rindex(" ") + 2], encoding="utf-8")
    with Console("play", "--plain", "--resume", "game.record", folder=tmp_path / "game") as console:
        assert console.wait_for_prompt()
        assert "The file was cut off" in console.text
        assert console.type("last")
        console.type("quit")
        assert console.finish() == 0


def test_bytes_that_are_no_text_do_no_harm(tmp_path: Path) -> None:
    """Invalid UTF-8 is a wrong line like any other."""
    with Console(*GAME, folder=tmp_path) as console:
        console.wait_for_prompt()
        console.send(b"\xff\xfe\n")
        assert console.wait_for_prompt()
    assert "I do not understand" in console.text
