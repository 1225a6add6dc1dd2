"""Puzzles as values and files: what is rejected and why, how they are made, and how errors in them are found."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from sintra import puzzles
from sintra.bots import Limit
from sintra.bots.solver import Solution
from sintra.errors import OptionError, ParseError
from sintra.puzzles import Puzzle
from sintra.puzzles.maker import make_puzzles, matters
from sintra.puzzles.proof import faults, sample


@cache
def cheapest(name: str = "azul") -> Puzzle:
    """The puzzle that is solved most quickly."""
    return min(puzzles.load(name), key=lambda puzzle: puzzle.tags["nodes"])


def damaged(**changes: Any) -> str:
    """A puzzle as JSON with some fields replaced."""
    return json.dumps({**json.loads(cheapest().to_json()), **changes})


def test_equal_seeds_make_equal_puzzles() -> None:
    """Making is repeatable, another seed gives other puzzles, and what is made is right."""
    first, again, other = ([puzzle.to_json() for puzzle in make_puzzles("azul", 2, seed)] for seed in (7, 7, 8))
    assert len(first) == 2
    assert first == again
    assert not set(first) & set(other)
    assert all(not list(faults(puzzles.parse(line))) for line in first)


def test_other_games_have_no_puzzles() -> None:
    """The message names the games that have."""
    with pytest.raises(OptionError, match="only of azul, pavilion"):
        list(make_puzzles("chess", 1, 0))
    with pytest.raises(OptionError, match="only of azul, pavilion"):
        puzzles.load("chess")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "line 1: .* is not JSON"),
        ("[]", "line 1: .*expected an object with lasts, line, "),
        (damaged(more=1), "line 1: .*expected an object with lasts, line, "),
        (damaged(state={"game": "chess"}), "line 1: state .*expected a position of azul or pavilion"),
        (damaged(state=[]), "line 1: state .*expected a position of azul or pavilion"),
        (damaged(values={}), "line 1: values .*expected one for each legal move"),
        (damaged(line="CB-"), "line 1: .*expected a list of moves"),
        ("", "the file is empty"),
    ],
)
def test_what_is_no_puzzle_is_rejected(text: str, message: str) -> None:
    """The message names the line, what stands there, and what should."""
    with pytest.raises(ParseError, match=message):
        puzzles.read(text.encode())


def test_values_that_are_no_numbers_are_rejected() -> None:
    """Every value must be a number."""
    values = dict.fromkeys(cheapest().values, "many")
    with pytest.raises(ParseError, match="expected numbers"):
        puzzles.parse(damaged(values=values))


def test_an_impossible_position_is_rejected_with_its_line() -> None:
    """A position that the rules cannot reach is rejected as everywhere, with the line it stands on."""
    whole = json.loads(cheapest().to_json())
    whole["state"]["bag"] = {"blue": 99}
    good = cheapest().to_json()
    with pytest.raises(ParseError, match="line 2: impossible position"):
        puzzles.read(f"{good}\n{json.dumps(whole)}\n".encode())


def test_wrong_values_and_lines_are_found() -> None:
    """Verification finds a wrong value, a line with a bad first move, and one that is illegal or too short."""
    puzzle = cheapest()
    worst = list(puzzle.values)[-1]
    assert list(faults(puzzle)) == []
    wrong = replace(puzzle, values={**puzzle.values, worst: puzzle.values[worst] - 1})
    assert [fault for fault in faults(wrong) if fault.startswith(f"{worst} is worth")]
    bad = replace(puzzle, line=(worst, *puzzle.line[1:]))
    assert any("does not begin with a best move" in fault for fault in faults(bad))
    twice = replace(puzzle, line=puzzle.line * 2)
    assert any("the line" in fault for fault in faults(twice))
    short = replace(puzzle, line=puzzle.line[:1])
    assert any("expected the end of the round" in fault for fault in faults(short))
    assert any("expected round or game" in fault for fault in faults(replace(puzzle, lasts="day")))


def test_a_puzzle_that_is_not_solved_again_counts_as_wrong() -> None:
    """A position that is not solved within the limit counts as wrong."""
    assert list(faults(cheapest(), Limit(nodes=3))) == ["not solved within 3 nodes"]


def test_samples_are_drawn_by_their_seed() -> None:
    """A sample has the size that was asked for, in order, and all puzzles are the whole sample."""
    found = puzzles.load("azul")[:30]
    assert sample(found, None, 1) == sample(found, 99, 1) == list(range(30))
    assert sample(found, 5, 1) == sample(found, 5, 1) == sorted(set(sample(found, 5, 1)))
    assert len(sample(found, 5, 1)) == 5
    assert sample(found, 5, 1) != sample(found, 5, 2)


@pytest.mark.parametrize(
    ("own", "greedy", "expected"),
    [
        ((5, 3, 3, 1), 1, True),
        ((5, 3, 3, 1), 0, False),  # the greedy bot finds it
        ((5, 4, 3, 1), 1, False),  # the second is nearly as good
        ((5, 5, 3, 1), 2, False),  # half of the moves are best
        ((5, 5, 3, 1, 1, 1, 1, 1), 2, True),
        ((5, 5, 5, 5), 1, False),  # all are
    ],
)
def test_which_choices_matter(own: tuple[float, ...], greedy: int, expected: bool) -> None:  # noqa: FBT001 - a table
    """Few moves must be best, by two points or more, and not that of the greedy bot."""
    values = {action: (value, -value) for action, value in enumerate(own)}
    assert matters(Solution(0, values, is_exact=True, nodes=1, line=(), lasts="round"), greedy) is expected
