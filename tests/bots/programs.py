"""Programs for tests: a correct one in a few lines, and the same with any part of it replaced."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
RANDOM_BOT = (sys.executable, str(ROOT / "examples" / "random_bot.py"))
ENGINE = (sys.executable, "-m", "sintra", "engine")

SOUND = {
    "begin": "pass",
    "hello": "say('hello sintra-bot 1 sound 1.0'); say('ready')",
    "game": "say('ready')",
    "go": "say('move ' + legal[0])",
    "stop": "pass",
    "quit": "break",
    "other": "pass",
    "end": "pass",
}


def source(**parts: str) -> str:
    """Write a program with some of its parts replaced; each is a statement on one line."""
    used = {**SOUND, **parts}
    words = ("hello", "game", "go", "stop", "quit")
    return "\n".join(
        [
            "import os, signal, sys, time",
            "def say(line):",
            "    print(line, flush=True)",
            "legal = []",
            used["begin"],
            "for line in sys.stdin:",
            "    word, _, rest = line.strip().partition(' ')",
            "    if word == 'legal': legal = rest.split()",
            *(f"    elif word == {word!r}: {used[word]}" for word in words),
            f"    elif word not in ('setting', 'seed', 'position', 'over'): {used['other']}",
            used["end"],
        ]
    )


def command(folder: Path, **parts: str) -> tuple[str, ...]:
    """Return the command that runs such a program."""
    path = folder / "program.py"
    path.write_text(source(**parts), encoding="utf-8")
    return (sys.executable, str(path))


def setting(words: tuple[str, ...]) -> str:
    """Write a command as the setting of a bot."""
    quoted = " ".join(f"'{word}'" for word in words)
    return quoted.replace("%", "%25").replace(" ", "%20").replace(",", "%2C")


def is_true_soon(question: Callable[[], bool], seconds: float = 20.0) -> bool:
    """Poll until a condition is true; return False on timeout."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if question():
            return True
        time.sleep(0.01)
    return False
