"""The example game, installed for these tests only: into a folder of its own, which only their subprocesses see."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.examples.installation import install, search_path

SECONDS = 300.0  # for a command; most take a few, but the first one may compile

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the package once for all tests here."""
    folder = tmp_path_factory.mktemp("installed")
    install(folder)
    return folder


@pytest.fixture
def beside(installed: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Let subprocesses find the package beside Sintra; give a folder for their files."""
    monkeypatch.setenv("PYTHONPATH", search_path(installed))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def sintra(beside: Path) -> Run:
    """Run the command `sintra` with the package beside it; it must succeed unless `check` is false."""

    def run(*arguments: str, typed: str = "", check: bool = True) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "sintra", *arguments]
        done = subprocess.run(
            command, cwd=beside, input=typed, capture_output=True, text=True, encoding="utf-8", timeout=SECONDS, check=False
        )
        assert done.returncode == 0 or not check, f"{' '.join(arguments)}\n{done.stdout}\n{done.stderr}"
        return done

    return run


@pytest.fixture
def python(beside: Path) -> Callable[[str], str]:
    """Run a program with the package beside Sintra; give what it prints."""

    def run(program: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", program], cwd=beside, capture_output=True, text=True, timeout=SECONDS, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run
