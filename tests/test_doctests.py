"""The examples in docstrings print what they say they print."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import sintra

PACKAGE = Path(sintra.__file__).parent


def modules() -> list[str]:
    """Name the modules that have examples."""
    paths = (path for path in sorted(PACKAGE.rglob("*.py")) if ">>>" in path.read_text(encoding="utf-8"))
    return [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__") for path in paths]


@pytest.mark.parametrize("module", modules())
def test_examples_come_true(module: str) -> None:
    """Every line after a prompt brings the lines below it."""
    results = doctest.testmod(import_module(module))
    assert results.attempted > 0
    assert results.failed == 0
