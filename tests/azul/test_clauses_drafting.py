"""Azul's clauses A2: drafting."""

from __future__ import annotations

import pytest

from sintra.azul.game import Azul
from sintra.errors import MoveSyntax
from tests.azul import positions

pytestmark = pytest.mark.rules


def test_a2_1_turns_go_clockwise_from_the_start_seat() -> None:
    """Seat 3 of four starts, each taking ends the turn, and after the last seat the first one follows."""
    game = Azul(4)
    state = game.deal(game.new(start=2), " ".join(["BYRK"] * 9))
    turns = [state.turn]
    for move in ("1B1", "2B1", "CY2", "3B1", "4B2", "5Y3"):
        state = game.play(state, move)
        turns.append(state.turn)
    assert turns == [2, 3, 0, 1, 2, 3, 0]


def test_a2_1_nobody_may_pass() -> None:
    """All that a seat can do is to take tiles: here blue from the only source, to a line or the floor."""
    before = positions.read("center *\n factory 4 BBBB")
    assert positions.legal(before) == "4B1 4B2 4B3 4B4 4B5 4B-"
    with pytest.raises(MoveSyntax):
        positions.play(before, "pass")


def test_a2_2_the_marker_lies_ready() -> None:
    """After the deal the marker lies in the center, where there is nothing to take yet."""
    game = Azul(2)
    after = game.deal(game.new(), "BBBB BBBB BBBB BBBB BBBB")
    positions.check(after, "round 1, draft, seat 1 acts, seat 1 starts\n center *")
    lines = ("1", "2", "3", "4", "5", "-")
    assert positions.legal(after).split() == [f"{factory}B{line}" for factory in range(1, 6) for line in lines]
    assert positions.refusal(after, "CB1") == "source_empty"


def test_a2_2_the_marker_keeps_nothing_open() -> None:
    """Drafting ends although the marker is still in the center: it is not a tile."""
    after = positions.play(positions.read("center *\n factory 2 RRRR"), "2R4")
    positions.check(after, "round 2, deal, seat 1 acts, seat 1 starts\n center -")


TABLE = """
    center     * YYT
    factory 1  BBYK
    factory 2  YYRR
"""


@pytest.mark.parametrize(
    ("move", "line", "center", "factory_1", "factory_2"),
    [
        ("CY3", "YY", "T", "BBYK", "YYRR"),
        ("CT3", "T", "YY", "BBYK", "YYRR"),
        ("1B3", "BB", "* YYYKT", "-", "YYRR"),
        ("2Y3", "YY", "* YYRRT", "BBYK", "-"),
    ],
)
def test_a2_3_taking_every_tile_of_a_color(move: str, line: str, center: str, factory_1: str, factory_2: str) -> None:
    """All tiles of the color are taken from the source named, and none from another source."""
    after = positions.play(positions.read(TABLE), move)
    expected = f"center {center}\n factory 1 {factory_1}\n factory 2 {factory_2}"
    positions.check(after, expected)
    assert after.setup.seats[0].lines == positions.seat(lines=f"- - {line} - -").lines


def test_a2_3_only_colors_that_are_there() -> None:
    """What can be named are the sources with tiles and the colors on them; all else is rejected with the reason."""
    before = positions.read(TABLE)
    assert sorted({move[:2] for move in positions.legal(before).split()}) == ["1B", "1K", "1Y", "2R", "2Y", "CT", "CY"]
    assert positions.refusal(before, "1R1") == "color_not_there"
    assert positions.refusal(before, "CB-") == "color_not_there"
    assert positions.refusal(before, "3B1") == "source_empty"
    assert positions.refusal(before, "6B1") == "no_such_factory"


def test_a2_4_the_rest_of_a_factory() -> None:
    """What is left on a factory joins the tiles in the center; other factories and the marker stay."""
    before = positions.read("center * KT\n factory 1 BBYK\n factory 2 RRRR\n factory 3 TTTT")
    first = positions.play(before, "1B4")
    positions.check(first, "center * YKKT\n factory 1 -\n factory 2 RRRR\n factory 3 TTTT")
    second = positions.play(first, "2R4")
    positions.check(second, "center * YKKT\n factory 1 -\n factory 2 -\n factory 3 TTTT")


def test_a2_5_taking_the_marker() -> None:
    """The first seat to take from the center gets the marker, before its tiles, on the leftmost free slot."""
    before = positions.read(
        """
        center     * BBKK
        factory 1  YYYY
        seat 1     score 0
          1         . | b y r k t
          2       . . | t b y r k
          3     . . . | k t b y r
          4   . . . . | r k t b y
          5 . . . . . | y r k t b
          floor R
        """
    )
    first = positions.play(before, "CB1")
    assert first.setup.seats[0].floor == ("red", "marker", "blue")
    positions.check(first, "round 1, draft, seat 2 acts, seat 1 starts\n center KK")
    second = positions.play(first, "CK1")
    assert second.setup.seats[1].floor == ("black",)
    positions.check(second, "round 1, draft, seat 1 acts, seat 1 starts\n center -")


def test_a2_5_the_taker_is_the_next_start_seat() -> None:
    """Taking from a factory leaves the marker; the other seat takes it from the center and becomes start seat."""
    first = positions.play(positions.read("center * B\n factory 1 YYYK\n factory 2 RRRR"), "1Y5")
    assert first.setup.seats[0].floor == ()
    positions.check(first, "round 1, draft, seat 2 acts, seat 1 starts\n center * BK")
    second = positions.play(first, "CB5")
    assert second.setup.seats[1].floor == ("marker",)
    positions.check(second, "round 1, draft, seat 1 acts, seat 2 starts\n center K")


def test_a2_6_one_destination() -> None:
    """All tiles go to the line chosen; what it has no room for goes to the floor, and no other line gets any."""
    before = positions.read(
        """
        center     *
        factory 1  RRRR
        factory 2  BBBB
        seat 1     score 0
          1         . | b y r k t
          2       . . | t b y r k
          3     . . R | k t b y r
          4   . . . . | r k t b y
          5 . . . R R | y r k t b
          floor Y
        """
    )
    assert positions.play(before, "1R3").setup.seats[0] == positions.seat(lines="- - RRR - RR", floor="YRR")
    assert positions.play(before, "1R5").setup.seats[0] == positions.seat(lines="- - R - RRRRR", floor="YR")
    assert positions.play(before, "1R4").setup.seats[0] == positions.seat(lines="- - R RRRR RR", floor="Y")
    assert positions.play(before, "1R-").setup.seats[0] == positions.seat(lines="- - R - RR", floor="YRRRR")


def test_a2_7_open_lines() -> None:
    """A line is open if it is empty or holds the same color with room left; full lines and other colors are closed."""
    before = positions.read(
        """
        center     *
        factory 1  BBRR
        seat 1     score 0
          1         R | b y r k t
          2       . R | t b y r k
          3     . . B | k t b y r
          4   . . . . | r k t b y
          5 R R R R R | y r k t b
          floor -
        """
    )
    assert positions.legal(before) == "1B3 1B4 1B- 1R2 1R4 1R-"
    assert positions.refusal(before, "1R1") == "line_full"
    assert positions.refusal(before, "1B1") == "line_full"
    assert positions.refusal(before, "1R3") == "line_has_color"
    assert positions.refusal(before, "1B2") == "line_has_color"


def test_a2_7_lines_close_as_they_fill() -> None:
    """Blue on line 4 closes it to red, keeps it open to blue while there is room, and then closes it to all."""
    first = positions.play(positions.read("center *\n factory 1 BBBR\n factory 2 BRRR\n factory 4 BBBB"), "1B4", "CR5")
    assert positions.legal(first) == "2B1 2B2 2B3 2B4 2B5 2B- 2R1 2R2 2R3 2R5 2R- 4B1 4B2 4B3 4B4 4B5 4B-"
    second = positions.play(first, "2B4", "CR5")
    assert positions.legal(second) == "4B1 4B2 4B3 4B5 4B-"


COLOURED_ROWS = """
    1         . | b y r k t
    2       . . | t b y R k
    3     . . . | k t B y r
    4   . . . . | R k t b y
    5 . . . . . | y r k t b
"""
GREY_ROWS = """
    1         . | . . . . .
    2       . . | R . . . .
    3     . . . | . . . . B
    4   . . . . | . . R . .
    5 . . . . . | . . . . .
"""


@pytest.mark.parametrize(("wall", "rows"), [("coloured", COLOURED_ROWS), ("grey", GREY_ROWS)])
def test_a2_8_the_wall_bars_a_color(wall: str, rows: str) -> None:
    """On both walls a line is closed to the colors of its row, for the owner of the wall and nobody else."""
    before = positions.read(
        f"""
        azul, 2 players, wall {wall}, column bonus 7
        center     *
        factory 1  BBBR
        factory 2  BBRR
        seat 1     score 0
          {rows}
          floor -
        """
    )
    expected = "1B1 1B2 1B4 1B5 1B- 1R1 1R3 1R5 1R- 2B1 2B2 2B4 2B5 2B- 2R1 2R3 2R5 2R-"
    assert positions.legal(before) == expected
    assert positions.refusal(before, "1R2") == "wall_has_color"
    assert positions.refusal(before, "1B3") == "wall_has_color"
    other = positions.play(before, "1B-")
    assert positions.legal(other) == "CR1 CR2 CR3 CR4 CR5 CR- 2B1 2B2 2B3 2B4 2B5 2B- 2R1 2R2 2R3 2R4 2R5 2R-"


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_a2_8_a_tiled_line_is_open_to_other_colors(wall: str) -> None:
    """After tiling red in row 2, line 2 takes blue and no red; the unfinished line 5 is as it was."""
    tiled = positions.tile(positions.seat(lines="- RR - - BBB"), wall=wall)
    tiled = tiled if wall == "coloured" else positions.play(tiled, "W1")
    dealt = positions.rules(tiled).deal(tiled, "KKKK RRRR BBBB KKKK KKKK")
    state = positions.play(dealt, "1K-", "4K-", "5K-")
    assert positions.legal(state) == "2R1 2R3 2R4 2R- 3B1 3B2 3B3 3B4 3B5 3B-"


def test_a2_9_floor_by_choice() -> None:
    """The floor may be chosen with every line open, and is all that is left when no line is."""
    before = positions.read("center *\n factory 1 RRRR\n factory 2 BBBB")
    assert positions.legal(before).split()[:6] == ["1R1", "1R2", "1R3", "1R4", "1R5", "1R-"]
    assert positions.play(before, "1R-").setup.seats[0] == positions.seat(floor="RRRR")
    closed = positions.read(
        """
        center     *
        factory 1  RRRR
        seat 1     score 0
          1         . | b y R k t
          2       . B | t b y r k
          3     K K K | k t b y r
          4   . . . . | R k t b y
          5 . . Y Y Y | y r k t b
          floor T
        """
    )
    assert positions.legal(closed) == "1R-"


def test_a2_10_end_of_drafting() -> None:
    """Drafting goes on while one tile lies in the center, and ends in the move that takes it."""
    first = positions.play(positions.read("center *\n factory 3 RRRK"), "3R3")
    positions.check(first, "round 1, draft, seat 2 acts, seat 1 starts\n center * K\n factory 3 -")
    second = positions.play(first, "CK2")
    positions.check(second, "round 2, deal, seat 2 acts, seat 2 starts\n center -")


def test_a2_10_factories_keep_drafting_open() -> None:
    """With an empty center drafting goes on while a factory holds tiles."""
    after = positions.play(positions.read("center * K\n factory 3 RRRR"), "CK2")
    positions.check(after, "round 1, draft, seat 2 acts, seat 1 starts\n center -\n factory 3 RRRR")
    assert positions.play(after, "3R-").phase == "deal"
