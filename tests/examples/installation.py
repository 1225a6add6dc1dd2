"""Installing the example game for tests: into a folder of its own, without a network, beside the Sintra that is tested."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
QUARRY = ROOT / "examples" / "quarry"
OPTIONS = ("--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check", "--quiet")


def install(folder: Path) -> None:
    """Install the package as its page says, but into a folder."""
    subprocess.run([sys.executable, "-m", "pip", "install", *OPTIONS, "--target", str(folder), str(QUARRY)], check=True)


def search_path(folder: Path) -> str:
    """Give the PYTHONPATH of a process that finds the package, too."""
    known = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    return os.pathsep.join([str(folder), *(str(Path(path).absolute()) for path in known)])
