"""Every numbered clause of the rules has a test that bears its number, and no test bears a number that does not exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
GAMES = ("azul", "pavilion")  # a page of rules and a folder of tests each

CLAUSE = re.compile(r"^\*\*([A-Z][0-9]+\.[0-9]+) ", re.MULTILINE)
TEST = re.compile(r"^ *def test_([a-z][0-9]+_[0-9]+)_", re.MULTILINE)

every_game = pytest.mark.parametrize("game", GAMES)


def clauses(game: str) -> list[str]:
    """List the clauses of a page of rules, in its order."""
    return CLAUSE.findall((RULES / f"{game}.md").read_text(encoding="utf-8"))


def clauses_with_tests(game: str) -> set[str]:
    """Collect the clauses that the names of the tests speak of."""
    texts = (path.read_text(encoding="utf-8") for path in (TESTS / game).rglob("test_*.py"))
    return {name.upper().replace("_", ".") for text in texts for name in TEST.findall(text)}


@every_game
def test_every_clause_has_a_test(game: str) -> None:
    """A clause without a test is a promise that nobody keeps."""
    assert [clause for clause in clauses(game) if clause not in clauses_with_tests(game)] == []


@every_game
def test_no_test_names_a_clause_that_does_not_exist(game: str) -> None:
    """A test whose clause was renumbered or dropped is renamed or dropped with it."""
    assert sorted(clauses_with_tests(game) - set(clauses(game))) == []


@every_game
def test_no_number_stands_for_two_clauses(game: str) -> None:
    """A clause is cited by its number: each number occurs once, and there are some."""
    assert clauses(game)
    assert len(set(clauses(game))) == len(clauses(game))
