"""The examples run as their docstrings say."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.programs import RANDOM_BOT, ROOT

pytestmark = pytest.mark.slow

EXAMPLES = ROOT / "examples"


def test_the_bot_stands_alone() -> None:
    """The example of a bot is short and imports nothing but the standard library: anybody can copy it."""
    text = (EXAMPLES / "random_bot.py").read_text(encoding="utf-8")
    imports = [node.names[0].name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import)]
    assert imports == ["random", "sys"]
    assert not [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)]
    assert len(text.splitlines()) < 80


def test_the_bot_repeats_itself_with_a_seed() -> None:
    """Equal seeds give equal moves, and without legal moves it says so."""
    lines = "hello sintra-bot 1\ngo\nlegal a b c d e f g h i j\nseed 4\ngo\nseed 4\ngo\nquit\n"
    done = subprocess.run(RANDOM_BOT, input=lines, capture_output=True, text=True, check=True)
    said = done.stdout.splitlines()
    assert said[4] == "error go expected the legal moves first"
    assert said[5] == said[6]
    assert said[5].startswith("move ")


@pytest.mark.parametrize("arguments", [[], ["pavilion", " ".join(RANDOM_BOT)]], ids=["usual", "own-program"])
def test_a_game_can_be_watched(arguments: list[str]) -> None:
    """The example of a host plays a whole game between programs, and greedy wins it."""
    script = [sys.executable, str(EXAMPLES / "watch_game.py"), *arguments]
    lines = subprocess.run(script, capture_output=True, text=True, check=True).stdout.splitlines()
    word, first, second = lines[-1].split()
    assert word == "points"
    assert int(first) > int(second)
    assert any(line.startswith("deal ") for line in lines)
    assert any(line.startswith("seat 2 (") for line in lines)


def test_a_host_says_what_is_wrong(tmp_path: Path) -> None:
    """A program that refuses or ends is named."""
    script = [sys.executable, str(EXAMPLES / "watch_game.py"), "azul"]
    broken = tmp_path / "broken.py"
    for text, message in (("print('error hello no')", "refuses: hello no"), ("", "exited too early, expected hello")):
        broken.write_text(text)
        done = subprocess.run([*script, f"{sys.executable} {broken}"], capture_output=True, text=True, check=False)
        assert done.returncode == 1
        assert message in done.stderr
