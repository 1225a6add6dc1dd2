"""The compile cache is never stale, is reused, and falls back to a writable folder."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import pytest

from sintra import _jit

pytestmark = pytest.mark.slow

PACKAGE = Path(_jit.__file__).parent
DRAW = """
from sintra import _jit
from sintra.azul.kernel import begin_first, DTYPE
from sintra.azul import playout
from sintra._random import generator
import numpy as np
board = np.zeros(1, DTYPE)
begin_first(board, 2, 0, 0, 7, 0)
playout.draw_first(board, generator(1))
hits = sum(playout.draw_first.stats.cache_hits.values())
print(_jit.IS_COLD, hits, board["sources"][0].tolist())
"""
FIND = """
from sintra.azul.playout import find_lane
print(find_lane(0x003_002_002_001_001, 1))
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the package that a test may edit."""
    shutil.copytree(PACKAGE, tmp_path / "src" / "sintra", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A copy of the package that has run once, not to be edited, and what it printed then."""
    folder = tmp_path_factory.mktemp("drawn")
    shutil.copytree(PACKAGE, folder / "src" / "sintra", ignore=shutil.ignore_patterns("__pycache__"))
    return folder, run(folder, DRAW)


def run(checkout: Path, script: str, **environment: str) -> str:
    """Run a script on the copy, with a cache of its own; return what it prints."""
    own = {"PYTHONPATH": str(checkout / "src"), "SINTRA_CACHE_DIR": str(checkout / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, **own, **environment})
    return done.stdout.strip()


def edit(checkout: Path, file: str, old: str, new: str) -> None:
    """Change a line of the copy, keeping its size and mtime, the worst case for a cache."""
    path = checkout / "src" / "sintra" / file
    before, text = path.stat(), path.read_text()
    assert old in text
    assert len(old) == len(new)
    path.write_text(text.replace(old, new))
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def test_the_digest_covers_all_that_compiled_code_may_see() -> None:
    """Every file that imports `kernel` is in the digest, and so is every module of ours that such a file imports."""
    covered = set(_jit.compiled_files(PACKAGE))
    kernels = {path for path in PACKAGE.rglob("*.py") if "kernel" in imported_names(path, "sintra._jit")}
    assert {str(path.relative_to(PACKAGE)) for path in kernels} <= covered
    for name in covered:
        for node in imports(PACKAGE / name):
            assert isinstance(node, ast.ImportFrom), f"{name}: `import sintra...` escapes the digest"
            for alias in node.names:
                assert source_of(node.module or "", alias.name) in covered, f"{name} imports {alias.name} of {node.module}"


def source_of(module: str, name: str) -> str:
    """Name the file that holds what is imported from a module: a module of that name, or the module itself."""
    folder = PACKAGE.parent / module.replace(".", "/")
    places = (folder / f"{name}.py", folder / name / "__init__.py", folder.with_suffix(".py"), folder / "__init__.py")
    return next(str(place.relative_to(PACKAGE)) for place in places if place.is_file())


def imports(path: Path) -> list[ast.Import | ast.ImportFrom]:
    """List the imports of our own modules at the top level of a file: those that its functions see when they are compiled."""
    found = [node for node in ast.parse(path.read_text()).body if isinstance(node, ast.Import | ast.ImportFrom)]
    return [node for node in found if any(module.partition(".")[0] == "sintra" for module in modules_of(node))]


def modules_of(node: ast.Import | ast.ImportFrom) -> list[str]:
    """Name the modules of an import statement."""
    return [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]


def imported_names(path: Path, module: str) -> set[str]:
    """Name what a file imports from a module."""
    found = (node for node in imports(path) if isinstance(node, ast.ImportFrom) and node.module == module)
    return {alias.name for node in found for alias in node.names}


def test_prose_and_pages_are_not_compiled_again() -> None:
    """What no compiled code imports is not in the digest: sentences, commands, the server."""
    covered = set(_jit.compiled_files(PACKAGE))
    assert not {name for name in covered if name.split("/")[0] in {"i18n", "cli", "server", "terminal", "dialogue", "arena"}}


def test_compiled_code_is_kept_and_found_again(drawn: tuple[Path, str]) -> None:
    """The second process loads from the cache what the first one compiled, and knows that the cache was warm."""
    folder, first = drawn
    cold, hits, tiles = first.split(maxsplit=2)
    assert (cold, hits) == ("True", "0")
    assert run(folder, DRAW).split(maxsplit=2) == ["False", "1", tiles]


def test_a_changed_callee_in_another_file_is_not_stale(drawn: tuple[Path, str], tmp_path: Path) -> None:
    """A function that is called, in a file that itself was not changed, runs the new code of what it calls."""
    folder, before = drawn
    checkout = tmp_path / "edited"
    shutil.copytree(folder, checkout)  # with what was compiled
    edit(checkout, "_random.py", "* limit >> 32", "* 0 * 1 >> 32")
    after = run(checkout, DRAW)
    assert after.startswith("True 0")
    assert after.split(maxsplit=2)[2] != before.split(maxsplit=2)[2]
    assert after.endswith("[0, 4, 4, 4, 4, 4, 0, 0, 0, 0]")  # the first color always


def test_a_changed_imported_constant_is_not_stale(checkout: Path) -> None:
    """A constant imported from another file is compiled in again when it changes there."""
    assert run(checkout, FIND) == "24"
    edit(checkout, "azul/kernel.py", "LANE = 12", "LANE = 11")
    assert run(checkout, FIND) != "24"


def test_bounds_checked_code_is_kept_apart(drawn: tuple[Path, str]) -> None:
    """The same sources compiled with bounds checks do not share a cache with those without."""
    folder, _ = drawn
    assert run(folder, DRAW, NUMBA_BOUNDSCHECK="1").startswith("True 0")


def test_a_cache_that_cannot_be_written_is_no_hindrance(checkout: Path) -> None:
    """If the cache folder cannot be created, a temporary one is the fallback."""
    (checkout / "cache").write_text("a file where the folder should be")
    assert run(checkout, FIND, TMPDIR=str(checkout)) == "24"


def test_old_caches_are_dropped(tmp_path: Path) -> None:
    """Old caches are evicted, except the newest few; anything else in the folder is left alone."""
    folders = [tmp_path / f"{number:020x}" for number in range(_jit.KEPT_CACHES + 3)]
    for age, folder in enumerate(folders):
        folder.mkdir()
        os.utime(folder, (1000 - age, 1000 - age))
    (tmp_path / "something else").mkdir()
    _jit.drop_old_caches(folders[-1])
    kept = {path.name for path in tmp_path.iterdir()}
    assert kept == {folder.name for folder in folders[: _jit.KEPT_CACHES]} | {folders[-1].name, "something else"}


def test_a_record_with_gaps_is_refused() -> None:
    """A narrow field before a wide one would leave bytes that copies do not keep."""

    class Gappy:
        """A record with its fields in the wrong order."""

        narrow: Annotated[int, "i1"]
        wide: Annotated[int, "i8"]

    with pytest.raises(TypeError, match="gaps"):
        _jit.record_dtype(Gappy)


def test_bit_operations() -> None:
    """The three bit operations mean the same as Python's."""
    for word in (1, 2, 3, 5, 8, 0b1011000, 2**59 + 16, 2**60 - 1):
        assert popcount(word) == word.bit_count()
        assert lowest_bit(word) == (word & -word).bit_length() - 1
        assert bit_length(word) == word.bit_length()


@_jit.kernel
def popcount(word: int) -> int:
    """Count bits from compiled code."""
    return _jit.popcount(word)


@_jit.kernel
def lowest_bit(word: int) -> int:
    """Find the lowest bit from compiled code."""
    return _jit.lowest_bit(word)


@_jit.kernel
def bit_length(word: int) -> int:
    """Find the highest bit from compiled code."""
    return _jit.bit_length(word)
