"""Programs as bots at the terminal: one process for a game, failures that lose nothing, and nothing run unasked."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sintra import record
from sintra.bots import External
from sintra.games import make
from sintra.record import BotSeat
from sintra.terminal.local_game import LocalGame
from tests.bots.programs import RANDOM_BOT, command, setting

pytestmark = pytest.mark.slow

PLAY = (sys.executable, "-m", "sintra", "play", "--plain", "--seed", "3")


def play(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run `sintra play` with its input from a pipe."""
    return subprocess.run([*PLAY, *arguments], input=stdin, capture_output=True, text=True, check=False)


def resume(file: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Resume a saved game."""
    words = [*PLAY[:-2], "--resume", str(file), *arguments]
    return subprocess.run(words, input="", capture_output=True, text=True, check=False)


def test_a_program_plays_a_whole_game_in_one_process(tmp_path: Path) -> None:
    """The program is started once, plays to the end, and the record names it."""
    begin = f"open({str(tmp_path / 'started')!r}, 'a').write(f'{{os.getpid()}}\\n')"
    seat = f"bot:program,command={setting(command(tmp_path, begin=begin))}"
    file = tmp_path / "game.record"
    done = play("--seat", seat, "--seat", "bot:greedy", "--save", str(file))
    assert done.returncode == 0, done.stderr
    started = (tmp_path / "started").read_text().split()
    assert len(started) == 1
    assert not Path(f"/proc/{started[0]}").exists()
    saved = record.parse(file.read_text(encoding="utf-8"))
    assert saved.result is not None
    assert isinstance(saved.seats[0], BotSeat)
    assert saved.seats[0].bot == "program"


def test_a_program_that_fails_loses_no_game(tmp_path: Path) -> None:
    """The reason is printed, the game is saved, and can be resumed with a fixed program."""
    go = "say('move ' + legal[0]) if len(legal) > 40 else sys.exit('out of ideas')"
    words = command(tmp_path, go=go)
    file = tmp_path / "game.record"
    done = play("--seat", f"bot:program,command={setting(words)}", "--seat", "bot:greedy", "--save", str(file))
    assert done.returncode == 1
    assert "it ended with code 1, expected an answer; the last line of its error output: out of ideas" in done.stderr
    assert "Traceback" not in done.stderr
    assert f"--resume {file} --plain --programs" in done.stdout
    begun = record.parse(file.read_text(encoding="utf-8"))
    assert begun.result is None
    assert begun.events
    command(tmp_path)  # the same file, without the fault
    refused = resume(file)
    assert refused.returncode == 1
    assert "would run an external program, bot program command=" in refused.stderr
    assert refused.stderr.rstrip().endswith("allow it with --programs")
    assert resume(file, "--programs").returncode == 0
    ended = record.parse(file.read_text(encoding="utf-8"))
    assert ended.result is not None
    assert ended.events[: len(begun.events)] == begun.events


def test_a_program_that_does_not_exist_is_refused_before_the_game(tmp_path: Path) -> None:
    """Nothing is dealt for a seat that nobody can take."""
    file = tmp_path / "game.record"
    done = play("--seat", "person", "--seat", f"bot:program,command={tmp_path}/nothing", "--save", str(file))
    assert done.returncode == 1
    assert f"there is no program {tmp_path}/nothing" in done.stderr
    assert not file.exists()


def test_a_session_closes_its_programs() -> None:
    """Two seats have two processes, which end with the session; it can go on afterwards and be closed again."""
    seat = BotSeat("program", (("command", setting(RANDOM_BOT)),))
    session = LocalGame.new(make("azul"), [seat, seat], bytes(32))
    for _ in range(6):
        session.go_on()
    running = [bot.process.pid for bot in session._lasting.values() if isinstance(bot, External) and bot.process]  # pyright: ignore[reportPrivateUsage]
    assert len(running) == 2
    session.close()
    for pid in running:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            continue
        raise AssertionError(f"{pid} is left")
    session.go_on()
    session.close()
