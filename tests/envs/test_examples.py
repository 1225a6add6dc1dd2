"""The examples of the environments run as their docstrings say, here in a short form."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
MAX_LINES = 200


def run(name: str, *arguments: str) -> str:
    """Run an example; return what it prints."""
    script = [sys.executable, str(EXAMPLES / name), *arguments]
    return subprocess.run(script, capture_output=True, text=True, check=True, timeout=300).stdout


@pytest.mark.long
def test_the_learner_runs(tmp_path: Path) -> None:
    """One lesson is taught and measured, and the curve is drawn."""
    curve = tmp_path / "curve.svg"
    output = run("learn_azul.py", "--lessons", "1", "--threads", "1", "--games", "20", "--curve", str(curve))
    assert re.search(r"[0-9.]+% of 20 games won", output)
    assert "polyline" in curve.read_text()


@pytest.mark.long
def test_the_learner_learns(tmp_path: Path) -> None:
    """After six lessons it wins far more than half of its games against the uniform bot, and the curve is drawn."""
    curve = tmp_path / "curve.svg"
    output = run("learn_azul.py", "--lessons", "6", "--threads", "1", "--games", "200", "--curve", str(curve))
    won = re.search(r"([0-9.]+)% of 200 games won", output)
    assert won is not None
    assert float(won[1]) > 60
    assert curve.read_text().startswith("<svg")
    assert "polyline" in curve.read_text()


def test_without_torch_the_learner_names_the_command() -> None:
    """One line says what is missing and what installs it."""
    code = f"import runpy, sys; sys.modules['torch'] = None; runpy.run_path({str(EXAMPLES / 'learn_azul.py')!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, 'torch is not installed: pip install "sintra[train]"\n')


def test_the_learner_is_short() -> None:
    """A reader takes it in at one sitting."""
    assert len((EXAMPLES / "learn_azul.py").read_text(encoding="utf-8").splitlines()) < MAX_LINES


def test_the_tournament_ranks_the_bots() -> None:
    """Greedy wins most, who looks at the mask alone wins nothing, and all points are given out."""
    lines = [line.split() for line in run("tournament.py", "azul", "--games", "4").splitlines()]
    assert [line[0] for line in lines] == ["greedy", "naive", "uniform", "mask_only"]
    assert sum(float(line[1]) for line in lines) == 6 * 4


def test_the_tournament_is_called_as_it_says() -> None:
    """The command of its docstring, names after an option, is understood, and a bot that is named twice is rejected."""
    lines = run("tournament.py", "azul", "--games", "2", "uniform", "naive").splitlines()
    assert [line.split()[0] for line in lines] == ["naive", "uniform", "mask_only"]
    script = [sys.executable, str(EXAMPLES / "tournament.py"), "azul", "greedy", "greedy"]
    done = subprocess.run(script, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "every bot once" in done.stderr


def test_the_walk_arrives() -> None:
    """Every cell runs, from the first observation to the picture."""
    output = run("walkthrough.py")
    assert "239 bytes, version 1:" in output
    assert "90 legal actions, such as 1B1" in output
    saved = Path(output.splitlines()[-1].removeprefix("saved "))
    assert saved.read_bytes().startswith(b"\x89PNG")
    saved.unlink()
