"""Azul's clauses A8, A9 and A10: rare cases (A8.4 has a module of its own), options, and what the tactile edition raises."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from sintra.azul.game import Azul
from sintra.azul.options import Options
from sintra.azul.state import State
from sintra.errors import OptionError
from tests.azul import positions

pytestmark = pytest.mark.rules


def test_a8_1_the_marker_and_a_full_floor() -> None:
    """With a full floor the marker costs nothing and displaces nothing, but makes its taker start seat."""
    before = positions.read(
        """
        round 1, draft, seat 1 acts, seat 2 starts
        center     * K
        factory 1  YYYY
        seat 1     score 20
          1         . | b y r k t
          2       . . | t b y r k
          3     . . . | k t b y r
          4   . . . . | r k t b y
          5 . . . . . | y r k t b
          floor R R R R B B B
        """
    )
    taken = positions.play(before, "CK2")
    assert taken.setup.seats[0] == positions.seat(lines="- K - - -", floor="RRRRBBB", score=20)
    positions.check(taken, "round 1, draft, seat 2 acts, seat 1 starts\n lid -\n center -")
    after = positions.play(taken, "1Y5")
    positions.check(after, "round 2, deal, seat 1 acts, seat 1 starts\n lid 3B 4R")
    assert after.scores == (20 - 14, 0)


def test_a8_2_the_untouched_marker() -> None:
    """If every factory is taken whole, the start seat gets the marker back, pays nothing and starts again."""
    board = positions.seat(score=5)
    factories = tuple(map(positions.pool, ("RRRR", "BBBB", "", "", "")))
    before = positions.fill(positions.setup(board, board, turn=1, start=1, factories=factories))
    after = positions.play(before, "1R4", "2B5")
    positions.check(after, "round 2, deal, seat 2 acts, seat 2 starts\n center -")
    assert after.setup.seats == (
        positions.seat(lines="- - - - BBBB", score=5),
        positions.seat("..... ..... ..... R.... .....", score=6),
    )


def test_a8_3_no_tile_left() -> None:
    """With all tiles on walls and lines of four seats the game ends: four full colors each, and no row."""
    seats = positions.crowded(4, {"teal": 1})
    before = positions.fill(positions.setup(*seats, turn=3, start=1, round=12, center={"teal": 1}))
    assert (before.setup.bag, before.setup.lid) == ({}, {})
    after = positions.play(before, "CT5")
    positions.check(after, "round 12, over, seat 4 starts\n bag -\n lid -\n center -")
    outcome = positions.rules(after).outcome(after)
    assert outcome.parts == ({"play": 0, "rows": 0, "columns": 0, "colors": 40},) * 4
    assert outcome.winners == (0, 1, 2, 3)


def test_a8_5_high_scores() -> None:
    """Scores go past the end of the printed track: 98 and 3 points make 101, and 240 and 10 with bonuses make 259."""
    assert positions.tile(positions.seat(lines="B TT - - -", score=98)).scores == (101, 0)
    board = positions.seat(".YRKT T.... K.... R.... Y....", "B - - - -", score=240)
    assert positions.tile(board).scores == (259, 0)


@pytest.mark.parametrize(
    "options",
    [
        {"wall": "coloured", "column_bonus": 7, "max_rounds": None},
        {"wall": "grey", "column_bonus": 5, "max_rounds": 1},
        {"wall": "grey", "column_bonus": 7, "max_rounds": 500},
    ],
)
def test_a9_1_options(options: dict[str, Any]) -> None:
    """Every value of the table is accepted and travels with the position."""
    game = Azul(2, **options)
    assert game.options == options
    assert game.new().options == Options(**options)


def test_a9_1_defaults() -> None:
    """Without options the wall is coloured, a column earns 7, and there is no limit."""
    assert Azul(2).options == {"wall": "coloured", "column_bonus": 7, "max_rounds": None}


@pytest.mark.parametrize(
    "options",
    [
        {"wall": "gray"},
        {"wall": None},
        {"column_bonus": 6},
        {"column_bonus": "7"},
        {"column_bonus": None},
        {"max_rounds": 0},
        {"max_rounds": -1},
        {"max_rounds": 2.5},
        {"max_rounds": True},
        {"max_rounds": "3"},
        {"row_bonus": 2},
        {"Wall": "grey"},
    ],
    ids=str,
)
def test_a9_1_anything_else_is_refused(options: dict[str, Any]) -> None:
    """Other names and values are rejected, and the message names them."""
    with pytest.raises(OptionError, match=next(iter(options))):
        Azul(2, **options)


def test_a9_2_the_round_limit() -> None:
    """With a limit of 2 the first round is followed by another, and the second by final scoring."""
    first = positions.tile(positions.seat("B.... T.... K.... R.... Y....", score=9), max_rounds=2)
    assert (first.phase, first.round, first.scores) == ("deal", 2, (9, 0))
    game = positions.rules(first)
    second = game.deal(first, "BBBB RRRR BBBB KKKK BBBB")
    for move in ("1B-", "2R5", "3B-", "4K4", "5B-"):
        assert second.phase == "draft"
        second = game.play(second, move)
    assert (second.phase, second.round) == ("over", 2)
    assert game.outcome(second).parts[0] == {"play": 9 + 2, "rows": 0, "columns": 7, "colors": 0}
    assert second.scores == (18, 0)


def test_a9_2_the_game_may_end_before() -> None:
    """A full row ends the game before the limit is reached."""
    after = positions.tile(positions.seat(".YRKT ..... ..... ..... .....", "B - - - -"), max_rounds=2)
    assert (after.phase, after.round, after.scores) == ("over", 1, (7, 0))


@pytest.mark.parametrize(("number", "phase"), [(29_999, "deal"), (30_000, "over")])
def test_a9_2_no_game_outlasts_the_record(number: int, phase: str) -> None:
    """Without a limit round 30,000 is the last."""
    game = Azul(2)
    dealt = game.deal(game.new(), "BBBB RRRR YYYY KKKK TTTT")
    state = State.from_setup(replace(dealt.setup, round=number))
    for move in ("1B5", "2R5", "3Y4", "4K4", "5T3"):
        state = game.play(state, move)
    assert (state.phase, state.round) == (phase, 30_000)


def test_a9_3_presets() -> None:
    """The preset standard is the default, tactile changes the column bonus alone, and options may be added."""
    assert Azul(2, preset="standard").options == Azul(2).options
    assert Azul(2, preset="tactile").options == {**Azul(2).options, "column_bonus": 5}
    assert Azul(2, preset="tactile", wall="grey").options == {"wall": "grey", "column_bonus": 5, "max_rounds": None}
    with pytest.raises(OptionError, match="preset 'braille' does not exist; there are standard, tactile"):
        Azul(2, preset="braille")


def test_a10_1_the_center_has_no_limit() -> None:
    """Nine factories of four colors leave 27 tiles in the center, and all of a color are taken from there at once."""
    game = Azul(4)
    state = game.deal(game.new(), "BYRK BYRT BYKT BRKT YRKT BYRK BYRT BYKT BRKT")
    for move in ("1B-", "2B-", "3B-", "4B-", "5T-", "6B-", "7B-", "8B-", "9B-"):
        state = game.play(state, move)
    positions.check(state, "center * YYYYYYYRRRRRRRKKKKKKKTTTTTT\n factory 1 -\n factory 9 -")
    assert sum(state.setup.center.values()) == 27
    after = game.play(state, "CR5")
    positions.check(after, "center YYYYYYYKKKKKKKTTTTTT")
    assert after.setup.seats[1].lines[4] == ("red", 5)


def test_a10_2_one_color_order() -> None:
    """Tiles are listed blue, yellow, red, black, teal, whatever the order in which they arrived or were written."""
    game = Azul(2)
    state = game.deal(game.new(), "TKBK TRYB KKKK TTTT BBBB")
    positions.check(state, "bag 14B 19Y 19R 14K 14T\n factory 1 BKKT\n factory 2 BYRT")
    state = game.play(game.play(state, "1K2"), "2B2")
    positions.check(state, "center * BYRTT")
    assert list(state.setup.center.items()) == [("blue", 1), ("yellow", 1), ("red", 1), ("teal", 2)]
    assert [*json.loads(state.to_json())["bag"]] == ["blue", "yellow", "red", "black", "teal"]
    assert str(game.parse_deal("TKBK - RY")) == "BKKT - YR"


def test_a10_2_positions_read_in_any_order() -> None:
    """A position whose pools are written in another order is the same position."""
    state = positions.read("lid TTB\n center * TKB\n factory 1 TKRY")
    data = json.loads(state.to_json())
    for name in ("bag", "lid", "center"):
        data[name] = dict(reversed(data[name].items()))
    again = State.from_json(json.dumps(data))
    assert again == state
    assert again.to_json() == state.to_json()
    positions.check(again, "lid 1B 2T\n center * BKT\n factory 1 YRKT")
