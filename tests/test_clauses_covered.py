"""Every numbered clause of the rules has a test that bears its number, and no test bears a number that does not exist."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
GAMES = ("azul",)  # a page of rules and a folder of tests each

CLAUSE = re.compile(r"^\*\*([A-Z][0-9]+\.[0-9]+) ", re.MULTILINE)
TEST = re.compile(r"^ *def test_([a-z][0-9]+_[0-9]+)_", re.MULTILINE)

every_game = pytest.mark.parametrize("game", GAMES)


def clauses(game: str) -> list[str]:
    """List the clauses of a page of rules, in its order."""
    return CLAUSE.findall((RULES / f"{game}.md").read_text(encoding="utf-8"))


def tested(game: str) -> set[str]:
    """Collect the clauses that the names of the tests speak of."""
    texts = (path.read_text(encoding="utf-8") for path in (TESTS / game).rglob("test_*.py"))
    return {name.upper().replace("_", ".") for text in texts for name in TEST.findall(text)}


@every_game
def test_every_clause_has_a_test(game: str) -> None:
    """A clause without a test is a promise that nobody keeps."""
    assert [clause for clause in clauses(game) if clause not in tested(game)] == []


@every_game
def test_no_test_names_a_clause_that_does_not_exist(game: str) -> None:
    """A test whose clause was renumbered or dropped is renamed or dropped with it."""
    assert sorted(tested(game) - set(clauses(game))) == []


@every_game
def test_clauses_are_numbered_without_gaps(game: str) -> None:
    """Sections count from 1, and so do the clauses of each: none is missing, doubled or out of order."""
    found = clauses(game)
    sizes = Counter(clause.partition(".")[0] for clause in found)
    letter = found[0][0]
    assert found == [f"{letter}{s}.{c}" for s in range(1, len(sizes) + 1) for c in range(1, sizes[f"{letter}{s}"] + 1)]
