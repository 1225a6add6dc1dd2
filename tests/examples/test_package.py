"""The example game as a package: small, separate, found when it is installed, and true to the contract of games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from sintra import games
from tests.examples.installation import QUARRY, ROOT

pytestmark = pytest.mark.slow
MAX_LINES = 500
MAX_PAGE = 100  # lines

RULES = """
from sintra import contract
from sintra.contract import facts

facts.facts_agree_with_the_rules("quarry")
facts.others_are_rejected("quarry")
for game in contract.tables("quarry"):
    for check in contract.RULES.values():
        check(game, contract.Effort(games=4, positions=20))
    print(game)
"""
RECORD = """
from sintra import games, record
from sintra.contract import Effort, layers

for players in (2, 3, 4):
    layers.records_round_trip_and_verify(games.make("quarry", players), Effort())
print("fair")
"""


def test_the_package_is_small() -> None:
    """Rules, validation, a text board and words in three languages take at most 500 lines, and the rules one page."""
    files = list((QUARRY / "src").rglob("*.py"))
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= MAX_LINES
    assert len((QUARRY / "README.md").read_text(encoding="utf-8").splitlines()) <= MAX_PAGE


def test_nothing_in_the_source_knows_it() -> None:
    """No file of Sintra itself names the game: it needed no edit."""
    files = (path for path in (ROOT / "src").rglob("*") if path.suffix in {".py", ".js", ".html", ".css", ".json"})
    assert [path for path in files if "sintra_quarry" in path.read_text(encoding="utf-8")] == []
    assert [path for path in (ROOT / "src").rglob("*quarry*") if "__pycache__" not in path.parts] == []


def test_it_is_a_game_only_where_it_is_installed(python: Callable[[str], str]) -> None:
    """The registry finds it through its entry point, and nothing of it is loaded before it is asked for."""
    program = "import sys\nfrom sintra import games\nprint(games.names(), 'sintra_quarry' in sys.modules)"
    assert python(program).strip() == "('azul', 'pavilion', 'quarry') False"
    assert "quarry" not in games.names()


def test_the_installed_files_are_used(python: Callable[[str], str], installed: Path) -> None:
    """What these tests run is the installed package, not the folder in the repository."""
    place = python("import sintra_quarry; print(sintra_quarry.__file__)").strip()
    assert Path(place).is_relative_to(installed)


@pytest.mark.long
def test_its_rules_keep_the_contract(python: Callable[[str], str]) -> None:
    """Every promise that the rules of a game make holds with every number of seats and every option."""
    assert len(python(RULES).splitlines()) == 5


def test_its_records_verify(python: Callable[[str], str]) -> None:
    """Whole games are written, read back and verified."""
    assert python(RECORD).strip() == "fair"
