"""Refused moves of Azul: the reason in exact words, and nothing changed."""

from __future__ import annotations

import copy
import pickle
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest
from hypothesis import given

from sintra.azul import refusal
from sintra.azul.game import Azul
from sintra.azul.move import Column, Draft, Move
from sintra.azul.state import State
from sintra.azul.tiles import COLORS
from sintra.errors import GameIsOver, IllegalMove
from sintra.phrase import Phrase
from tests.azul.positions import read, rules
from tests.azul.walks import reached

pytestmark = pytest.mark.rules

EVERY_MOVE: list[Move] = [*(Draft(*parts) for parts in product(range(10), COLORS, range(6))), *map(Column, range(1, 6))]

NEW = "round 1, deal, seat 1 acts, seat 1 starts"
OVER = """
    round 5, over, seat 2 starts
    seat 1 score 12
      1     . | BYRKT
      2    .. | .....
      3   ... | .....
      4  .... | .....
      5 ..... | .....
      floor -
"""
DRAFT = """
    center *R
    factory 1 BBYK
    seat 1 score 0
      1     B | .....
      2    .Y | .....
      3   ... | ..B..
      4  .... | .....
      5 ..... | .....
      floor -
"""
SECOND_SEAT = """
    round 2, draft, seat 2 acts, seat 1 starts
    center *
    factory 1 BBYK
    seat 2 score 0
      1     . | B....
      2    RR | .....
      3   ... | .....
      4  .... | .....
      5 ..... | .....
      floor -
"""
UNTOUCHED = "center *\nfactory 1 BBYK"
GREY_DRAFT = "azul, 3 players, wall grey, column bonus 7\ncenter *\nfactory 7 BBYK"
GREY_TILING = """
    azul, 2 players, wall grey, column bonus 7
    round 2, tiling, seat 2 acts, seat 2 starts
    seat 2 score 3
      1     . | K....
      2    YY | R..B.
      3   ... | .Y...
      4  .... | .....
      5 ..... | .....
      floor *
"""


@dataclass(frozen=True)
class Case:
    """A position, a move that is illegal in it, and why."""

    key: str
    drawing: str
    move: str
    english: str
    values: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.key}-{self.move}"


CASES = [
    Case("over", OVER, "1B1", "the game is over", {}),
    Case("over", OVER, "9B1", "the game is over", {}),
    Case("over", OVER, "W1", "the game is over", {}),
    Case("deal_due", NEW, "1B1", "tiles must be drawn first", {}),
    Case("deal_due", NEW, "W1", "tiles must be drawn first", {}),
    Case("choose_column", GREY_TILING, "1B1", "choose a column now, such as W3", {"column": 3}),
    Case("choose_column", GREY_TILING, "9B1", "choose a column now, such as W3", {"column": 3}),
    Case("drafting", GREY_DRAFT, "W1", "take tiles now; you choose columns once all tiles are taken", {}),
    Case("coloured_wall", DRAFT, "W1", "columns are chosen on the gray wall only", {}),
    Case("no_such_factory", DRAFT, "6B1", "there is no factory 6; the last one is 5", {"factory": 6, "last": 5}),
    Case("no_such_factory", GREY_DRAFT, "8K-", "there is no factory 8; the last one is 7", {"factory": 8, "last": 7}),
    Case("source_empty", DRAFT, "2B1", "factory 2 is empty", {"source": 2}),
    Case("source_empty", DRAFT, "5B1", "factory 5 is empty", {"source": 5}),
    Case("source_empty", UNTOUCHED, "CB1", "the center is empty", {"source": 0}),
    Case(
        "color_not_there",
        DRAFT,
        "1T1",
        "there is no teal there; factory 1 has blue, yellow, black",
        {"source": 1, "color": "teal", "pool": ("blue", "yellow", "black")},
    ),
    Case(
        "color_not_there",
        DRAFT,
        "CB-",
        "there is no blue there; the center has red",
        {"source": 0, "color": "blue", "pool": ("red",)},
    ),
    Case("line_full", DRAFT, "1B1", "line 1 is full", {"line": 1}),
    Case("line_full", DRAFT, "1K1", "line 1 is full", {"line": 1}),
    Case(
        "line_has_color",
        DRAFT,
        "1B2",
        "line 2 holds yellow, so it cannot take blue",
        {"line": 2, "held": "yellow", "color": "blue"},
    ),
    Case("line_full", SECOND_SEAT, "1K2", "line 2 is full", {"line": 2}),
    Case("wall_has_color", SECOND_SEAT, "1B1", "row 1 of the wall already has blue", {"line": 1, "color": "blue"}),
    Case("wall_has_color", DRAFT, "1B3", "row 3 of the wall already has blue", {"line": 3, "color": "blue"}),
    Case("cell_taken", GREY_TILING, "W1", "row 2, column 1 of the wall is taken", {"row": 2, "column": 1}),
    Case("cell_taken", GREY_TILING, "W4", "row 2, column 4 of the wall is taken", {"row": 2, "column": 4}),
    Case("column_has_color", GREY_TILING, "W2", "column 2 of the wall already has yellow", {"column": 2, "color": "yellow"}),
]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def refuse(state: State, move: Any) -> IllegalMove:
    """Play an illegal move, see that the position stays as it is, and give the error."""
    before = state.to_bytes()
    with pytest.raises(IllegalMove) as caught:
        rules(state).play(state, move)
    assert state.to_bytes() == before
    return caught.value


@every_case
def test_a_refusal_says_why(case: Case) -> None:
    """The reason is the exact one, in English and as a Phrase without a language, and the position stays as it is."""
    error = refuse(read(case.drawing), case.move)
    assert str(error) == f"illegal move {case.move}: {case.english}"
    assert error.reason == Phrase(f"azul.refusal.{case.key}", case.values)
    assert str(error.move) == case.move


@every_case
def test_a_refusal_survives_copying(case: Case) -> None:
    """An error can be copied and sent to another process with all it says."""
    error = refuse(read(case.drawing), case.move)
    for again in (copy.copy(error), pickle.loads(pickle.dumps(error))):  # noqa: S301 - what we pickled ourselves
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert (again.move, again.reason) == (error.move, error.reason)


def test_every_reason_is_tested() -> None:
    """A new reason needs a position here that shows it."""
    assert {f"azul.refusal.{case.key}" for case in CASES} == set(refusal.ENGLISH)


@pytest.mark.parametrize("move", ["1B1", "CT-", "W5", 0, 179, Draft(9, "red", 5), Column(2)], ids=ascii)
def test_after_the_end_every_move_is_late(move: Any) -> None:
    """A move after the end has its own error, whatever else would be wrong with it."""
    assert type(refuse(read(OVER), move)) is GameIsOver


@pytest.mark.parametrize("drawing", [NEW, DRAFT, GREY_DRAFT, GREY_TILING])
def test_before_the_end_no_move_is_late(drawing: str) -> None:
    """While the game goes on, a refusal is a plain one."""
    assert type(refuse(read(drawing), "5T5")) is IllegalMove


@given(reached())
def test_legal_means_accepted(table: tuple[Azul, State]) -> None:
    """Of all moves there are, those listed are accepted and change the position; the others are rejected with a reason."""
    game, state = table
    legal = set(game.legal_moves(state))
    assert bool(legal) == (state.phase in {"draft", "tiling"})
    for move in EVERY_MOVE:
        if move in legal:
            assert game.play(state, move) != state
        else:
            error = refuse(state, move)
            assert error.reason.key in refusal.ENGLISH
            assert isinstance(error, GameIsOver) == state.is_over


@given(reached())
def test_a_move_is_the_same_in_all_its_forms(table: tuple[Azul, State]) -> None:
    """Text, action and Move lead to the same position, and none of them changes the one before."""
    game, state = table
    before = state.to_bytes()
    for action, move in zip(game.legal_actions(state), game.legal_moves(state), strict=True):
        assert game.play(state, action) == game.play(state, move) == game.play(state, str(move))
    assert state.to_bytes() == before
