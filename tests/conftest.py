"""What every test may use: the number of games to play in this mode, and Hypothesis set up for `make test`.

The rules run in three modes, and uncompiled code is a hundred times slower. ``SINTRA_GAMES_SCALE`` multiplies the number of
games a test asks for, and the examples of Hypothesis: below 1 in `make test`, above 1 in `make test-long`.
"""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import settings

from tests.scale import GAMES_SCALE, IS_SHORT
from tests.tables import TABLES, Table

EXAMPLES = 100  # Hypothesis's own default
MIN_EXAMPLES = 5
RULES = "rules"  # the mark of tests that run in three modes
SLOW = "slow"  # the mark of tests, mostly of whole files, that `make test-quick` leaves out
QUICK = f"not {SLOW}"
LONG = "long"  # the mark of tests that only `make test-long` runs, and pytest itself
TURNS = 3  # in `make test` a test of every table takes a third of them

# No deadline, because the first call compiles; always the same examples, so that a failure is a change in the code.
settings.register_profile(
    "sintra", max_examples=max(MIN_EXAMPLES, round(EXAMPLES * GAMES_SCALE)), deadline=None, derandomize=True
)
settings.load_profile("sintra")

# A shell lets what it starts in the background ignore Ctrl-C, and so would the programs that tests start and interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def scaled() -> Callable[[int], int]:
    """How many games to play in this mode when the compiled rules play `games` of them: at least one."""

    def scale(games: int) -> int:
        return max(1, round(games * GAMES_SCALE))

    return scale


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the long tests and two thirds of the tables where fewer games are played than tests name."""
    if IS_SHORT:
        config.hook.pytest_deselected(items=[item for item in items if is_left_out(item)])
        items[:] = [item for item in items if not is_left_out(item)]


def is_left_out(item: pytest.Item) -> bool:
    """Return whether only `make test-long` runs a test."""
    return item.get_closest_marker(LONG) is not None or not has_turn(item)


def has_turn(item: pytest.Item) -> bool:
    """Return whether a test takes its table in `make test`.

    Tests of the rules take every table; any other takes a third of them, with both games, and other tests take the rest.
    """
    parameters = getattr(item, "callspec", None)
    tables = [value for value in parameters.params.values() if isinstance(value, Table)] if parameters else []
    if not tables or item.get_closest_marker(RULES) is not None:
        return True
    name = item.nodeid.partition("[")[0]
    return all(TABLES.index(table) % TURNS == crc32(name.encode()) % TURNS for table in tables if table in TABLES)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not collect files without a selected mark: importing all tests takes longer than running many of them."""
    asked = config.getoption("markexpr")
    if asked == RULES:
        files = collection_path.rglob("test_*.py") if collection_path.is_dir() else [collection_path]
        return None if any(f"mark.{RULES}" in file.read_text(encoding="utf-8") for file in files) else True
    if asked == QUICK and collection_path.suffix == ".py":
        return True if f"pytestmark = pytest.mark.{SLOW}\n" in collection_path.read_text(encoding="utf-8") else None
    return None
