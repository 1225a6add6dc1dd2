"""Azul's clauses A7: the grey wall."""

from __future__ import annotations

import pytest

from tests.azul import positions

pytestmark = pytest.mark.rules


def test_a7_1_free_columns() -> None:
    """Red of line 3 may go to the free spots of row 3 whose columns hold no red, and there it scores."""
    before = positions.read(
        """
        azul, 2 players, wall grey, column bonus 7
        round 1, draft, seat 2 acts, seat 1 starts
        center     * T
        seat 1     score 5
          1         . | . . . R .
          2       . . | . . . . R
          3     R R R | . B . . .
          4   . . . . | . . T . .
          5 . . . . . | . . . . .
          floor -
        """
    )
    choice = positions.play(before, "CT5")
    positions.check(choice, "round 1, tiling, seat 1 acts, seat 2 starts")
    assert positions.legal(choice) == "W1 W3"
    assert positions.refusal(choice, "W2") == "cell_taken"
    assert positions.refusal(choice, "W4") == "column_has_color"
    assert positions.refusal(choice, "W5") == "column_has_color"
    positions.check(
        positions.play(choice, "W3"),
        """
        round 2, deal, seat 2 acts, seat 2 starts
        lid        2R
        seat 1     score 9
          1         . | . . . R .
          2       . . | . . . . R
          3     . . . | . B R . .
          4   . . . . | . . T . .
          5 . . . . . | . . . . .
          floor -
        """,
    )


def test_a7_1_the_printed_colors_do_not_count() -> None:
    """On an empty grey wall every column is free for every color in every row."""
    for letter in "BYRKT":
        for line in range(1, 6):
            lines = ["-"] * 5
            lines[line - 1] = letter * line
            assert positions.legal(positions.tile(positions.seat(lines=" ".join(lines)), wall="grey")) == "W1 W2 W3 W4 W5"


def test_a7_2_a_legal_column_must_be_used() -> None:
    """With a single legal column the owner still moves, and can neither take tiles nor drop the line instead."""
    board = positions.seat("T.... .T... YRB.. ...T. .....", "- - TTT - -", score=5)
    choice = positions.tile(board, wall="grey")
    assert (choice.phase, choice.turn, positions.legal(choice)) == ("tiling", 0, "W5")
    assert choice.setup.seats[0] == board
    assert positions.refusal(choice, "CT-") == "choose_column"
    after = positions.play(choice, "W5")
    assert (after.phase, after.setup.seats[0]) == ("deal", positions.seat("T.... .T... YRB.T ...T. .....", score=6))


def test_a7_3_no_legal_column() -> None:
    """The worked example: blue has no column left in row 3, three tiles join one on the floor, and that costs 6."""
    board = positions.seat("..B.. ...B. RY... ....B .....", "- - BBB - -", floor="K", score=10)
    after = positions.tile(board, wall="grey")
    assert after.phase == "deal"
    assert after.setup.seats[0] == positions.seat("..B.. ...B. RY... ....B .....", score=4)
    assert after.setup.lid == {"blue": 3, "black": 1}


def test_a7_3_a_fallen_line_is_empty() -> None:
    """In the next round the line that fell takes any color again."""
    board = positions.seat("..B.. ...B. RY... ....B .....", "- - BBB - -")
    after = positions.tile(board, wall="grey")
    dealt = positions.rules(after).deal(after, "BBBB KKKK KKKK KKKK KKKK")
    assert positions.legal(positions.play(dealt, "2K-", "3K-", "4K-")) == "1B3 1B5 1B- 5K1 5K2 5K3 5K4 5K5 5K-"


def test_a7_3_at_its_place_in_the_order() -> None:
    """Line 2 falls before the owner chooses for line 4, line 5 after it; four of its tiles find no slot."""
    wall = "...B. RYB.. ...TB ....T KR..."
    before = positions.seat(wall, "- TT - KKKK BBBBB", floor="RRRR", score=20)
    choice = positions.tile(before, wall="grey")
    assert positions.legal(choice) == "W2 W3 W4"
    assert choice.setup.seats[0] == positions.seat(wall, "- - - KKKK BBBBB", floor="RRRRTT", score=20)
    assert choice.setup.lid == {}
    after = positions.play(choice, "W3")
    assert after.setup.seats[0] == positions.seat("...B. RYB.. ...TB ..K.T KR...", score=20 + 1 - 14)
    assert after.setup.lid == {"blue": 5, "red": 4, "black": 3, "teal": 2}


def test_a7_3_choices_above_close_columns_below() -> None:
    """Red in row 1 goes to the last column that red of line 2 could have used, so line 2 falls, and costs 2."""
    board = positions.seat("..... YBKT. ..R.. ..... .....", "R RR - - -", score=10)
    choice = positions.tile(board, wall="grey")
    assert positions.legal(choice) == "W1 W2 W4 W5"
    after = positions.play(choice, "W5")
    assert after.setup.seats[0] == positions.seat("....R YBKT. ..R.. ..... .....", score=10 + 1 - 2)
    assert after.setup.lid == {"red": 2}
    other = positions.play(choice, "W1")
    assert (other.phase, positions.legal(other)) == ("tiling", "W5")


def test_a7_4_lines_without_a_spot_may_be_filled() -> None:
    """Blue may be put on line 3 although row 3 has no column for it; rows that hold blue are barred, as ever."""
    before = positions.read(
        """
        azul, 2 players, wall grey, column bonus 7
        center     *
        factory 1  BBBB
        seat 1     score 0
          1         . | . . B . .
          2       . . | . . . B .
          3     . . . | R Y . . .
          4   . . . . | . . . . B
          5 . . . . . | . . . . .
          floor -
        """
    )
    assert positions.legal(before) == "1B3 1B5 1B-"
    after = positions.play(before, "1B3")  # takes the last tiles: the line falls with the tile too many
    assert after.setup.seats[0] == positions.seat("..B.. ...B. RY... ....B .....")
    assert after.setup.lid == {"blue": 4}


def test_a7_5_the_order_of_seats() -> None:
    """Seat 2 holds the marker and finishes lines and floor first, seat 3 has no choice, seat 1 comes last."""
    before = positions.read(
        """
        azul, 3 players, wall grey, column bonus 7
        round 2, draft, seat 3 acts, seat 2 starts
        center     T
        seat 1     score 9
          1         . | . . . . .
          2       T T | . . . . .
          3     . . . | . . . . .
          4   . . . . | . . . . .
          5 . . . . . | . . . . .
          floor Y Y
        seat 2     score 9
          1         B | . . . . .
          2       . . | . . . . .
          3     R R R | . . . . .
          4   . . . . | . . . . .
          5 . . . . . | . . . . .
          floor * K
        seat 3     score 9
          1         . | . . . . .
          2       . . | . . . . .
          3     . . . | . . . . .
          4   . . . . | . . . . .
          5 . . . . . | . . . . .
          floor R R R
        """
    )
    seen = [positions.play(before, "CT5")]
    for move in ("W1", "W2", "W3"):
        seen.append(positions.play(seen[-1], move))
    assert [(state.phase, state.turn, state.scores) for state in seen] == [
        ("tiling", 1, (9, 9, 9)),
        ("tiling", 1, (9, 10, 9)),
        ("tiling", 0, (9, 9, 5)),
        ("deal", 1, (8, 9, 5)),
    ]
    assert [len(seat.floor) for seat in seen[1].setup.seats] == [2, 2, 3]
    assert [len(seat.floor) for seat in seen[2].setup.seats] == [2, 0, 0]
    positions.check(seen[3], "round 3, deal, seat 2 acts, seat 2 starts\n lid 2Y 5R 1K 1T")
