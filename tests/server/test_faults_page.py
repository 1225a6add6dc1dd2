"""docs/server-faults.md: the faults of the server, and the tests that hold what mends them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS, SOURCES = Path(__file__).parents[1], Path(__file__).parents[2] / "src" / "sintra"
PAGE = (Path(__file__).parents[2] / "docs" / "server-faults.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line.startswith("|")][2:]
FAULTS = 14


def test_every_fault_is_listed() -> None:
    """They are numbered one after another, and every row says what mends it and which tests hold that."""
    assert [number for number, *_ in ROWS if number] == [str(number) for number in range(1, FAULTS + 1)]
    for _, fault, mended, tests in ROWS:
        assert fault
        assert "`" in mended
        assert "::" in tests


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`([\w/]+\.py::\w+)`", PAGE))))
def test_every_test_that_is_named_exists(name: str) -> None:
    """A test that is renamed or removed must not stay on the page."""
    file, _, test = name.partition("::")
    assert f"def {test}(" in (TESTS / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`((?:server|pool|session|dialogue)/[\w/]+)`", PAGE))))
def test_every_module_that_is_named_exists(name: str) -> None:
    """Neither must a module."""
    assert (SOURCES / f"{name}.py").is_file()
