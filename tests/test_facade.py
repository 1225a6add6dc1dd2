"""`import sintra`: the public API, as docs/api.md promises it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import sintra

PAGE = (Path(__file__).parents[1] / "docs" / "api.md").read_text(encoding="utf-8")


def test_every_name_is_there_and_comes_from_its_home() -> None:
    """The export list, the homes of names, and `dir` agree, and each name can be loaded."""
    homes = {name for names in sintra.MODULES.values() for name in names}
    modules = {"bots", "games", "record"}
    assert set(sintra.__all__) == homes | modules
    assert len(sintra.__all__) == len(homes) + len(modules)
    assert dir(sintra) == sorted([*sintra.__all__, "__version__"])
    for name in sintra.__all__:
        assert getattr(sintra, name) is not None


def test_the_page_names_every_export_and_nothing_else() -> None:
    """docs/api.md lists what `import sintra` offers, whole."""
    table = PAGE.partition("## What `import sintra` offers")[2].partition("\n## ")[0]
    listed = re.findall(r"`([A-Za-z_]+)`", table.partition("|---|")[2])
    assert sorted(listed) == sorted(sintra.__all__)


def test_importing_loads_nothing() -> None:
    """Neither NumPy nor Numba nor any module of ours is loaded by `import sintra`."""
    script = "import sys, sintra; print([name for name in sys.modules if name.startswith(('numpy', 'numba', 'sintra.'))])"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_an_unknown_name_is_an_attribute_error() -> None:
    """A name that is not exported raises AttributeError, so that `hasattr` works."""
    assert not hasattr(sintra, "moves")
