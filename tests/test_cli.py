"""The command `sintra`, run as people and scripts run it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from sintra.cli import main

pytestmark = pytest.mark.slow


def sintra(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    command = [sys.executable, "-m", "sintra", *arguments]
    return subprocess.run(command, capture_output=True, text=True, input=stdin, check=False)


def test_help_does_not_load_numba() -> None:
    """`sintra --help` answers without loading the compiler, which alone takes longer than it may."""
    begin = "import sys\nfrom sintra.cli import main\n"
    script = begin + "try:\n    main(['--help'])\nexcept SystemExit:\n    print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("False\n")
    assert "bench" in done.stdout


def test_playouts_print_the_fields_that_scripts_read(capsys: pytest.CaptureFixture[str]) -> None:
    """`sintra bench playouts --json` prints one object with all figures, and the fingerprint of random play is right."""
    assert (
        main(["bench", "playouts", "--game", "azul", "--players", "2", "--option", "wall=grey", "--threads", "2", "--json"])
        == 0
    )
    figures = json.loads(capsys.readouterr().out)
    assert figures["bench"] == "playouts"
    assert figures["options"] == {"wall": "grey", "column_bonus": 7, "max_rounds": None}
    assert figures["threads"] == 2
    assert figures["moves_per_second"] > figures["games_per_second"] > 0
    assert figures["moves_per_game"] == pytest.approx(99.7, abs=1.5)
    assert figures["legal_per_turn"] == pytest.approx(18.23, abs=0.2)
    assert figures["rounds_per_game"] == pytest.approx(7.28, abs=0.1)
    assert figures["mean_score"] == pytest.approx(2.64, abs=0.15)
    assert sum(figures["score_by_seat"]) / 2 == pytest.approx(figures["mean_score"])
    assert 0.02 < figures["tie_share"] < 0.07
    assert sum(figures["by_kind"].values()) == pytest.approx(figures["moves_per_game"])
    assert set(figures["by_kind"]) == set(figures["legal_by_kind"]) == {"draft", "column"}


def test_a_table_is_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    """Without --json the same figures stand in a table."""
    assert main(["bench", "calls"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["bench", "game", "players", "options", "checked", "fast"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["bench", "playouts", "--option", "wall=red"], "wall is 'red', expected one of coloured, grey"),
        (
            ["bench", "playouts", "--option", "colour=1"],
            "option 'colour' does not exist; there are wall, ",
        ),
        (["bench", "playouts", "--option", "wall"], "'wall' is not an option: expected each name once, as name=value"),
        (["bench", "calls", "--players", "7"], "7 players, expected 2, 3 or 4"),
    ],
)
def test_wrong_options_are_refused_in_one_line(arguments: list[str], message: str) -> None:
    """A wrong option ends with exit code 1 and one line that says what would be right."""
    done = sintra(*arguments)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.startswith("sintra: ")
    assert message in last
    assert "Traceback" not in done.stderr


def test_a_command_line_without_sense_is_explained() -> None:
    """An unknown command ends with exit code 2 and names the commands."""
    done = sintra("jump")
    assert done.returncode == 2
    assert "play" in done.stderr


def test_playing_from_a_pipe(tmp_path: Path) -> None:
    """A piped game takes moves and questions, explains an invalid line, and ends at EOF; it defaults to plain output."""
    file = str(tmp_path / "game.record")
    done = sintra("play", "azul", "--seed", "4", "--save", file, stdin="moves\nnonsense\n9B1\n3Y4\n")
    assert done.returncode == 0
    assert "You play at this keyboard." in done.stdout
    assert "I do not understand “nonsense”." in done.stdout
    assert "There is no factory 9; the last one is 5." in done.stdout
    assert "Tile Setter takes" in done.stdout
    assert "│" not in done.stdout
    assert f"sintra play --resume {file}" in done.stdout
    assert done.stdout.endswith("Goodbye.\n")
