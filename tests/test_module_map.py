"""docs/architecture.md names every module, with the one job that its own docstring gives it."""

from __future__ import annotations

from tests import module_map


def test_the_page_has_every_module() -> None:
    """The map is what `python -m tests.module_map` writes: a new module, or another job, changes the page."""
    page = module_map.PAGE.read_text(encoding="utf-8")
    assert module_map.written(page) == page


def test_every_module_says_its_job() -> None:
    """Each module has a docstring whose first sentence fits into a line of the map."""
    for folder in module_map.folders():
        for path in folder.glob("*.py"):
            assert 0 < len(module_map.summary(path)) <= 240, path
