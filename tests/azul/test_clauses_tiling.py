"""Azul's clauses A3 and A4: tiling and the floor."""

from __future__ import annotations

import pytest

from sintra.errors import InvalidState
from tests.azul import positions

pytestmark = pytest.mark.rules


def test_a3_1_complete_lines_top_to_bottom() -> None:
    """Rows 1, 2 and 4 join row 3 in column 1 for 1 + 3 + 4 points, bottom-up they would earn 9; line 5 stays."""
    before = positions.read(
        """
        round 1, draft, seat 2 acts, seat 1 starts
        center     * T
        seat 1     score 0
          1         B | b y r k t
          2       T T | t b y r k
          3     . . T | K t b y r
          4   R R R R | r k t b y
          5 . Y Y Y Y | y r k t b
          floor -
        """
    )
    positions.check(
        positions.play(before, "CT5"),
        """
        seat 1     score 8
          1         . | B y r k t
          2       . . | T b y r k
          3     . . T | K t b y r
          4   . . . . | R k t b y
          5 . Y Y Y Y | y r k t b
          floor -
        """,
    )


def test_a3_2_the_printed_spot() -> None:
    """One tile of each complete line goes to the spot of its color in the same row."""
    after = positions.tile(positions.seat(lines="T YY BBB KKKK RRRRR"))
    positions.check(
        after,
        """
        seat 1     score 7
          1         . | b y r k T
          2       . . | t b Y r k
          3     . . . | k t B y r
          4   . . . . | r K t b y
          5 . . . . . | y R k t b
          floor -
        """,
    )


@pytest.mark.parametrize(
    ("wall", "points"),
    [
        ("..... ..... ..... ..... .....", 1),  # alone
        (".Y... ...R. K...R .K... ..KT.", 1),  # only diagonal neighbors and tiles beyond a gap
        ("..... ..Y.. .T... ..... .....", 4),  # a pair each way
        ("..... ..... ...Y. ..... .....", 2),  # a pair across
        ("..... ..... ..... ..T.. .....", 2),  # a pair down
        ("..R.. ..Y.. ..... ..... ..K..", 3),  # three down, a gap, one more
        ("..... ..... KT..R ..... .....", 3),  # three across, a gap, one more
        ("..... ..Y.. .T.Y. ..T.. .....", 6),  # the middle of three both ways
        ("..R.. ..Y.. KT.Y. ..T.. ..K..", 9),  # four across, five down
    ],
)
def test_a3_3_points(wall: str, points: int) -> None:
    """Blue in the middle of the wall scores the runs through it, each if longer than 1, and 1 if it has none."""
    assert positions.tile(positions.seat(wall, "- - BBB - -", score=10)).scores == (10 + points, 0)


@pytest.mark.parametrize(
    ("wall", "lines"),
    [
        ("..... T.... ..... ..... .....", "T - - - -"),  # the end of row 1, the beginning of row 2
        ("....T ....K ..... ..... .....", "- TT - - -"),  # the beginning of row 2, the ends of rows 1 and 2
        ("....T ..... ..... ..... Y....", "B - - - -"),  # a corner, the other ends of its row and column
        ("....T ..... ..... ..... Y....", "- - - - BBBBB"),
    ],
)
def test_a3_3_runs_end_at_the_edges(wall: str, lines: str) -> None:
    """A tile at one edge of the wall has no run with tiles at the other."""
    assert positions.tile(positions.seat(wall, lines, score=10)).scores == (11, 0)


@pytest.mark.parametrize(
    ("lines", "lid"),
    [
        ("B - - - -", {}),
        ("- BB - - -", {"blue": 1}),
        ("- - BBB - -", {"blue": 2}),
        ("- - - BBBB -", {"blue": 3}),
        ("- - - - BBBBB", {"blue": 4}),
        ("B YY YYY KKKK -", {"yellow": 3, "black": 3}),
        ("- B BB BBB BBBB", {}),
    ],
)
def test_a3_4_the_surplus(lines: str, lid: dict[str, int]) -> None:
    """All tiles of a complete line but one go to the lid, and none of an incomplete line."""
    assert positions.tile(positions.seat(lines=lines)).setup.lid == lid


def test_a3_5_no_choice_on_the_coloured_wall() -> None:
    """The move that takes the last tile tiles the walls of all seats, and a deal is the next thing due."""
    lines = ("B - - - -", "- KK - - -", "- - - - TTTTT")
    seats = [positions.seat(lines=line) for line in lines]
    before = positions.fill(positions.setup(*seats, turn=1, center={"red": 1}))
    after = positions.play(before, "CR5")
    assert after.setup.seats == (
        positions.seat("B.... ..... ..... ..... .....", score=1),
        positions.seat("..... ....K ..... ..... .....", lines="- - - - R"),  # its point pays for the marker
        positions.seat("..... ..... ..... ..... ...T.", score=1),
    )
    assert (after.phase, positions.legal(after)) == ("deal", "")


def test_a3_5_no_phase_of_tiling_on_the_coloured_wall() -> None:
    """A position in which a seat of the coloured wall is to choose a column is rejected."""
    setup = positions.setup(positions.seat(lines="B - - - -"), positions.seat(), phase="tiling", marker_in_center=False)
    with pytest.raises(InvalidState) as caught:
        positions.fill(setup)
    assert caught.value.reasons == ("phase tiling on the coloured wall, expected only on the grey wall",)


@pytest.mark.parametrize(
    ("floor", "after", "lid"),
    [
        ("", "RRRR", {}),
        ("KB", "KBRRRR", {}),
        ("KBY", "KBYRRRR", {}),
        ("KBYTT", "KBYTTRR", {"red": 2}),
        ("KBYTTY", "KBYTTYR", {"red": 3}),
        ("KBYTTYB", "KBYTTYB", {"red": 4}),
    ],
)
def test_a4_1_filling(floor: str, after: str, lid: dict[str, int]) -> None:
    """Tiles take the free slots from left to right, and those that find none are in the lid at once."""
    factories = tuple(map(positions.pool, ("RRRR", "BBBB", "", "", "")))
    before = positions.fill(positions.setup(positions.seat(floor=floor), positions.seat(), factories=factories))
    setup = positions.play(before, "1R-").setup
    assert setup.seats[0] == positions.seat(floor=after)
    assert setup.lid == lid


@pytest.mark.parametrize(("things", "cost"), [*enumerate((0, 1, 2, 4, 6, 8, 11, 14))])
def test_a4_2_the_cost(things: int, cost: int) -> None:
    """A floor with 0 to 7 slots taken costs as much as the table says, and the marker's slot counts like any other."""
    floor = "RRYYKKB"[:things]
    assert positions.tile(positions.seat(floor=floor, score=30)).scores == (30 - cost, 0)
    assert positions.tile(positions.seat(floor=f"*{floor}"[:things], score=30)).scores == (30 - cost, 0)


def test_a4_2_the_worked_example() -> None:
    """Three points, a tile for 2 + 3, and a floor of the marker and two tiles for 4: the score is 4."""
    before = positions.read(
        """
        center     * RRR
        seat 1     score 3
          1         . | b y r K t
          2       . R | t b Y r k
          3     . . . | k t b Y r
          4   . . . . | r k t b y
          5 . . . . . | y r k t b
          floor -
        """
    )
    positions.check(
        positions.play(before, "CR2"),
        """
        round 2, deal, seat 1 acts, seat 1 starts
        lid        3R
        seat 1     score 4
          1         . | b y r K t
          2       . . | t b Y R k
          3     . . . | k t b Y r
          4   . . . . | r k t b y
          5 . . . . . | y r k t b
          floor -
        """,
    )


@pytest.mark.parametrize(
    ("score", "floor", "after"),
    [
        (0, "R", 2),  # 3 points and 1 lost: a limit before the gains would leave 3
        (1, "RRRR", 0),  # 4 points and 6 lost
        (2, "RRRRR", 0),
        (5, "RRRRR", 0),  # exactly
        (6, "RRRRR", 1),
        (0, "RRRRRRR", 0),
    ],
)
def test_a4_3_never_below_zero(score: int, floor: str, after: int) -> None:
    """The limit is applied to score, gains and cost together: lines 1 and 2 bring 1 + 2 points here."""
    board = positions.seat(lines="B TT - - -", floor=floor, score=score)
    assert positions.tile(board).scores == (after, 0)


def test_a4_3_the_limit_comes_after_every_line() -> None:
    """On the grey wall, too, nothing is subtracted before the last line is placed."""
    board = positions.seat(lines="B TT - - -", floor="RRR", score=0)
    first = positions.play(positions.tile(board, wall="grey"), "W1")
    assert first.scores == (1, 0)
    assert positions.play(first, "W1").scores == (0, 0)
    assert positions.play(positions.tile(positions.seat(lines="B TT - - -", floor="R"), wall="grey"), "W1", "W1").scores == (
        2,
        0,
    )


def test_a4_4_clearing() -> None:
    """The tiles of the floors go to the lid, the floors are empty, and the marker's holder is the next start seat."""
    before = positions.read(
        """
        azul, 3 players, wall coloured, column bonus 7
        round 3, draft, seat 1 acts, seat 3 starts
        lid        B
        center     T
        seat 2     score 9
          1         . | b y r k t
          2       . . | t b y r k
          3     . . . | k t b y r
          4   . . . . | r k t b y
          5 . . . . . | y r k t b
          floor Y Y K
        seat 3     score 9
          1         . | b y r k t
          2       . . | t b y r k
          3     . . . | k t b y r
          4   . . . . | r k t b y
          5 . . . . . | y r k t b
          floor R * B
        """
    )
    after = positions.play(before, "CT-")
    positions.check(after, "round 4, deal, seat 3 acts, seat 3 starts\n lid 2B 2Y 1R 1K 1T\n center -")
    assert after.setup.seats == (positions.seat(), positions.seat(score=5), positions.seat(score=5))
