"""`sintra arena` and `sintra ladder`, run as people and scripts run them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sintra.cli import main
from tests.bots.programs import command, is_true_soon, setting

pytestmark = pytest.mark.slow

SHORT = ["--option", "max_rounds=2", "--jobs", "1", "--quiet"]


def started(*arguments: str) -> subprocess.Popen[str]:
    """Start the command in its own process group, as a terminal does."""
    words = [sys.executable, "-m", "sintra", *arguments]
    return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)


def is_gone(group: int) -> bool:
    """Whether a process group is gone within a grace period; zombies do not count."""
    for _ in range(100):
        listed = subprocess.run(["ps", "-A", "-o", "pgid=,stat="], capture_output=True, text=True, check=True).stdout
        if not any(line.split()[0] == str(group) and "Z" not in line for line in listed.splitlines()):
            return True
        time.sleep(0.1)
    return False


def test_a_match_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A match prints its report, leaves files that other commands read, and prints JSON when asked."""
    out = str(tmp_path / "match")
    assert main(["arena", "azul", "greedy", "uniform", "--blocks", "3", "--out", out, *SHORT]) == 0
    text = capsys.readouterr().out
    assert text.startswith("greedy against uniform: azul for 2, seed 0\n6 games in 3 blocks: ")
    assert "95 % interval" in text
    assert (tmp_path / "match" / "score.svg").read_text(encoding="utf-8").startswith("<svg")
    record = str(tmp_path / "match" / "records" / "000002-1.record")
    assert main(["verify", record]) == 0
    assert main(["replay", record]) == 0
    capsys.readouterr()
    assert main(["arena", "azul", "greedy", "uniform", "--blocks", "3", "--out", out, "--json", *SHORT]) == 0
    values = json.loads(capsys.readouterr().out)
    assert values["games"] == 6
    assert values == json.loads((tmp_path / "match" / "result.json").read_text(encoding="utf-8"))


def test_games_are_rounded_up_to_blocks(capsys: pytest.CaptureFixture[str]) -> None:
    """Four seats make blocks of four games: five games become eight, and that is said."""
    arguments = ["arena", "pavilion", "greedy", "uniform", "--players", "4", "--games", "5", "--json", "--jobs", "1", "--quiet"]
    assert main(arguments) == 0
    output = capsys.readouterr()
    assert "5 games are not a whole number of blocks of 4: playing 8" in output.err
    values = json.loads(output.out)
    assert (values["games"], values["match"]["lineup"]) == (8, ["greedy", "uniform", "uniform", "uniform"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--games", "0"], "a match of 0 games, expected at least 1"),
        (["--blocks", "0"], "a match of 0 games, expected at least 1"),
        (["--blocks", "2", "--games", "4"], "give one of them"),
        (["--test", "20,0"], "the smaller one first"),
        (["--stall", "-1"], "expected a number above 0"),
        (["--seconds", "0"], "expected more than 0"),
        (["--players", "5"], "5 players, expected 2, 3 or 4"),
        (["uniform", "--players", "4"], "3 bots for 4 seats, expected 2 bots or one for each seat"),
        (["--out", ""], "--out needs the name of a folder"),
        (["--luck", "2", "--value", "magic"], "value 'magic' does not exist"),
        (["--luck", "2", "--value", "bot:greedy"], "bot greedy gives no values, expected one for each of 2 seats"),
        (["--import", "no_such_module"], "module 'no_such_module' cannot be imported"),
        (["--out", "/dev/null/folder"], "cannot write to /dev/null"),
    ],
)
def test_nonsense_is_rejected_in_one_line(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What is wrong with a command line is said in one line, with exit code 1, before anything is played."""
    assert main(["arena", "azul", "greedy", "uniform", *arguments]) == 1
    error = capsys.readouterr().err.splitlines()[-1]
    assert error.startswith("sintra: ")
    assert message in error


def test_one_bot_is_no_match(capsys: pytest.CaptureFixture[str]) -> None:
    """Who names one bot is told how many there must be, not how many players a game has."""
    assert main(["arena", "azul", "greedy"]) == 1
    assert capsys.readouterr().err.startswith("sintra: 1 bot, expected 2, or one for each seat, such as sintra arena azul")


@pytest.mark.parametrize("arguments", [["--test", "20"], ["--test", "a,b"], ["--jobs", "0"], ["--seconds", "soon"]])
def test_words_for_numbers_are_explained(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """An argument that is not a number ends with exit code 2."""
    with pytest.raises(SystemExit) as caught:
        main(["arena", "azul", "greedy", "uniform", *arguments])
    assert caught.value.code == 2
    assert arguments[0] in capsys.readouterr().err


def test_a_ladder_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A ladder prints a table, draws itself, and takes anchors whose names hold equal signs."""
    out = tmp_path / "ladder"
    arguments = ["ladder", "azul", "uniform", "greedy", "--blocks", "2", "--anchor", "uniform=500", "--neighbors", "1"]
    assert main([*arguments, "--out", str(out), *SHORT]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[:2] == ["bot", "rating"]
    assert lines[1].startswith("greedy")
    assert "500  fixed" in lines[2]
    assert "greedy" in (out / "ladder.svg").read_text(encoding="utf-8")
    assert json.loads((out / "ladder.json").read_text(encoding="utf-8"))["anchors"] == {"uniform": 500}
    assert main([*arguments[:-4], "--anchor", "uniform", *SHORT]) == 1
    assert "expected a bot and its rating, such as greedy=1000" in capsys.readouterr().err


def test_ctrl_c_leaves_nothing_behind_and_the_match_goes_on(tmp_path: Path) -> None:
    """Ctrl-C ends a match without a traceback or leftover workers, and says how to resume; the same command resumes it."""
    arguments = ["arena", "azul", "sleepy", "uniform", "--option", "max_rounds=2", "--blocks", "8", "--jobs", "2"]
    arguments += ["--out", str(tmp_path), "--import", "tests.arena.misfit_registry"]
    process = started(*arguments)
    journal = tmp_path / "match.jsonl"
    while process.poll() is None and (not journal.exists() or journal.read_bytes().count(b"\n") < 3):
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert output == ""
    assert "Traceback" not in errors
    assert "interrupted; the same command resumes" in errors
    assert is_gone(process.pid)
    done = journal.read_bytes().count(b"\n") - 1
    assert 2 <= done < 8
    again = started(*arguments, "--json")
    output, _ = again.communicate(timeout=120)
    assert json.loads(output)["blocks"] == 8


def test_ctrl_c_leaves_no_program_behind(tmp_path: Path) -> None:
    """A program that stalls in its first choice, and ignores termination, is killed with the arena."""
    note = tmp_path / "program"
    go = f"open({str(note)!r}, 'w').write(str(os.getpid())); signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)"
    bot = f"program,command={setting(command(tmp_path, go=go))}"
    process = started("arena", "azul", bot, "uniform", "--jobs", "1", "--quiet")
    assert is_true_soon(lambda: note.exists() and note.read_text(encoding="utf-8") != "", 60)
    os.killpg(process.pid, signal.SIGINT)
    process.communicate(timeout=60)
    assert process.returncode == 130
    assert is_gone(int(note.read_text(encoding="utf-8")))


def test_ctrl_c_while_starting_is_clean() -> None:
    """Ctrl-C before the first game, during warm-up, is just as clean."""
    process = started("arena", "azul", "greedy", "uniform", "--blocks", "100000", "--quiet")
    time.sleep(1.5)
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    if process.returncode == 130:  # otherwise it came before Python itself was there
        assert "Traceback" not in errors
    assert is_gone(process.pid)
