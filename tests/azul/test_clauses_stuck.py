"""Azul's clause A8.4: a game goes on while a tile can be placed, and ends when none ever can."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sintra.azul.options import Options
from sintra.azul.setup import SeatSetup
from sintra.azul.state import State
from sintra.azul.tiles import LETTER
from tests.azul import positions

pytestmark = pytest.mark.rules
every_wall = pytest.mark.parametrize("wall", ["coloured", "grey"])

ONLY_BLUE = ".YRKT ..... ..... ..... ....."  # row 1 lacks only blue
CLOSED = "BKR.. KRB.. RBK.. ...YT ...TY"  # no row of this grey wall has a column for any color that it lacks
ONLY_RED = ".KYBT KBR.. BTKR. R.BTY T..YK"  # only row 5 has one, and only for red


def after_last_tile(*seats: SeatSetup, wall: str = "coloured", color: str = "red", turn: int = 0) -> State:
    """Let a seat take the marker and the last tile to its floor, so that it starts if there is another round."""
    center = {color: 1}
    before = positions.setup(*seats, turn=turn, center=center, options=Options(wall=wall))
    return positions.play(positions.fill(before), f"C{LETTER[color]}-")


# Tiles


@every_wall
def test_a8_4_a_game_that_nothing_can_change(wall: str) -> None:
    """All blue tiles lie on lines that they will never complete, and rows 1 lack nothing else: final scoring."""
    first = positions.seat(".YRKT ..Y.. ...Y. ....Y Y....", "- B BB BBB BBBB", score=3)
    after = after_last_tile(first, positions.seat(".YRK. ..... ..... ..... .....", "T B BB BBB BBBB", score=4), wall=wall)
    if wall == "grey":
        after = positions.play(after, "W5")
    positions.check(after, "round 1, over, seat 1 starts")
    assert after.scores == (3 - 2 + 10, 4 + 4)


@every_wall
def test_a8_4_a_row_that_cannot_be_completed_may_still_take_tiles(wall: str) -> None:
    """Every row lacks blue, which is used up, so no row will ever be full; but row 1 takes other colors: the game goes on."""
    first, second = (positions.seat(lines="- B BB BBB BBBB", score=score) for score in (3, 4))
    after = after_last_tile(first, second, wall=wall)
    positions.check(after, "round 2, deal, seat 1 acts, seat 1 starts\n lid 1R")


@every_wall
def test_a8_4_a_tile_in_the_lid_is_enough_for_row_1(wall: str) -> None:
    """One blue tile comes from a floor into the lid, and the game goes on."""
    first = positions.seat(ONLY_BLUE, "- B BB BBB BBBB")
    second = positions.seat(ONLY_BLUE, "- B BB BBB BBB", floor="B", score=4)
    after = after_last_tile(first, second, wall=wall)
    positions.check(after, "round 2, deal, seat 1 acts, seat 1 starts\n lid 1B 1R")
    assert after.scores == (0, 3)


@every_wall
@pytest.mark.parametrize("held", range(5))
@pytest.mark.parametrize(("more", "phase"), [(0, "deal"), (1, "over")])
def test_a8_4_exactly_enough_tiles_for_a_line(wall: str, held: int, more: int, phase: str) -> None:
    """Only line 5 of seat 1 can take blue: the game goes on if bag and lid can complete it, and not with one tile less.

    All other rows lack teal, which is used up: either nothing else, or teal tiles lie on their lines.
    """
    full = "BYRK. .BYRK K.BYR RK.BY"
    seats = (
        positions.seat(f"{full} YRK..", f"- T TT TTT {'B' * held or '-'}"),
        positions.seat(f"BYRK. ..... ..... ..... ....{'B' if more else '.'}", "- T TT TTT TTTT"),
        positions.seat("BYRK. .B... K.BYR ...B. YRK.B", "- T - TTT -"),
        positions.seat(f"{full} YRK.B"),
    )
    after = after_last_tile(*seats, wall=wall)
    stock = {**after.setup.bag, **after.setup.lid}
    assert ("teal" in stock, after.setup.bag.get("blue", 0)) == (False, 5 - held - more)
    assert after.phase == phase


# Turns


def boards(rows: str) -> list[SeatSetup]:
    """Make four boards that hold all tiles but as many teal ones as rows lack teal, by a word for each of them.

    An upper-case letter: the row lacks only this color. A lower-case one: it lacks teal as well. Tiles of the color lie on
    the line, one on each, and on line 3 as well the one for which line 1 has no room; none of teal.
    """
    return [_board(word) for word in rows.split()]


def _board(word: str) -> SeatSetup:
    assert word[0] in {"T", word[2].upper()}
    lacking = [{"T", letter.upper()} if letter.islower() else {letter} for letter in word]
    wall = ["".join("." if c in out else c for c in row) for row, out in zip(positions.PRINTED, lacking, strict=True)]
    held = [0, 1, 1 + (word[0] != "T"), 1, 1]
    lines = [letter.upper() * number if letter != "T" else "-" for letter, number in zip(word, held, strict=True)]
    return positions.seat(" ".join(wall), " ".join(line or "-" for line in lines))


TURNS = [  # rows of four seats, the first of which starts; how many teal tiles are left; whether the game goes on
    ("BYBRT BYBRK BYBRK Bybrk", 5, True),  # the start seat needs five
    ("BYBRT BYBRK BYBRK BYbrk", 4, False),
    ("BYBRK BYBTK BYBRK Bybrk", 5, True),  # the second needs four: five tiles make two heaps, one of them of four
    ("BYBRK BYBTK BYBRK BYbrk", 4, False),  # four tiles make one heap, for the start seat
    ("BYBRK BTBRK BYBRK BYbrk", 4, False),  # even if two were enough
    ("BYBRK TYYRK BYBRK BYbrk", 4, False),  # or one
    ("BYBRK BYBRT Bybrk Bybrk", 9, True),  # the second needs five: with nine tiles it acts again after four
    ("BYBRK BYBRT Bybrk BYbrk", 8, False),
    ("BYBRK Bybrk BYBTK Bybrk", 9, True),  # the third needs four
    ("BYBRK Bybrk BYBTK BYbrk", 8, False),
    ("Bybrk Bybrk BYBRT Bybrk", 13, True),  # the third needs five
    ("Bybrk Bybrk BYBRT BYbrk", 12, False),
    ("Bybrk Bybrk Bybrk BYBTK", 13, True),  # the fourth needs four
    ("Bybrk Bybrk BYbrk BYBTK", 12, False),
    ("Bybrk Bybrk Bybrk BybrT", 16, False),  # the fourth needs five
]


@every_wall
@pytest.mark.parametrize(("rows", "tiles", "goes_on"), TURNS)
@pytest.mark.parametrize("start", range(4))
def test_a8_4_turns_to_take_one_color(rows: str, tiles: int, goes_on: bool, start: int, wall: str) -> None:  # noqa: FBT001 - a column of the table above
    """With tiles of one color left, those seats count that get turns enough, clockwise from the start seat."""
    seats = boards(rows)
    after = after_last_tile(*seats[4 - start :], *seats[: 4 - start], wall=wall, color="teal", turn=start)
    assert (after.setup.start, after.setup.bag.get("teal", 0) + after.setup.lid["teal"]) == (start, tiles)
    assert after.phase == ("deal" if goes_on else "over")


@pytest.mark.parametrize("rows", [rows for rows, _, goes_on in TURNS if goes_on])
def test_a8_4_with_help_the_tile_is_placed(rows: str) -> None:
    """Where the game goes on with one color left, a wall grows if one seat takes what it can and the others help."""
    state = after_last_tile(*boards(rows), color="teal")
    walls = [board.wall for board in state.setup.seats]
    seat, line = next((seat, word.index("T") + 1) for seat, word in enumerate(rows.split()) if "T" in word)
    for _ in range(2):
        if state.phase == "deal":
            state = play_round_for(state, seat, line)
    assert [board.wall for board in state.setup.seats] != walls


def play_round_for(state: State, seat: int, line: int) -> State:
    """Deal all teal tiles; a seat takes the largest heap it finds to its line, all others the smallest to the floor."""
    game, tiles = positions.rules(state), state.setup.bag.get("teal", 0) + state.setup.lid.get("teal", 0)
    heaps = ["T" * min(4, tiles - first) for first in range(0, tiles, 4)]
    state = game.deal(state, " ".join(heaps + ["-"] * (9 - len(heaps))))
    while state.phase == "draft":
        sizes = {number: sum(pool.values()) for number, pool in enumerate(state.setup.factories, 1) if pool}
        is_seat = state.turn == seat
        source = (max if is_seat else min)(sizes, key=sizes.__getitem__)
        state = game.play(state, f"{source}T{line if is_seat else '-'}")
    return state


def test_a8_4_a_second_color_goes_round() -> None:
    """Four teal tiles never reach the fourth seat alone; with a black one among them the start can pass to it."""
    first, *others = boards("BYBRK BYBRK BYbrk BTBRK")
    assert after_last_tile(first, *others, color="teal").phase == "over"
    without_black = replace(first, lines=(*first.lines[:4], None))
    after = after_last_tile(without_black, *others, color="teal")
    positions.check(after, "round 2, deal, seat 1 acts, seat 1 starts\n bag 1K 3T\n lid 1T")


# Columns of the grey wall


@pytest.mark.parametrize(
    ("wall", "phase"),
    [
        (CLOSED, "over"),  # every free spot sees all five colors
        ("BKR.. KRB.. R.K.. ...YT ...TY", "deal"),  # without blue in row 3
        ("BKR.. KRB.. RBK.. ...Y. ...TY", "deal"),  # without teal in row 4
    ],
)
def test_a8_4_all_rows_out_of_columns(wall: str, phase: str) -> None:
    """On the grey wall the game can end with all colors in the bag, if no row of any seat has a legal column."""
    assert after_last_tile(positions.seat(CLOSED), positions.seat(wall), wall="grey").phase == phase


@pytest.mark.parametrize(
    ("lines", "phase"),
    [
        (("BBBB", "- - - BB BBB", "-"), "deal"),  # the last blue tile lets line 5 of seat 1 fall, and five red ones fill it
        (("BBBB", "- - - BB BBB", "- - - - B"), "over"),  # no blue tile is left
        (("BBB", "- - - - BBB", "- - - BBB -"), "deal"),  # line 4 of seat 3 falls first, and line 5 of seat 1 after it
        (("BBB", "- - - B BBB", "- - - BB -"), "over"),  # every blue line needs two, and there is one
    ],
)
def test_a8_4_lines_that_fall_free_tiles_and_room(lines: tuple[str, str, str], phase: str) -> None:
    """A line without a column can be completed to fall; that may make room for a color that has one."""
    last, second, third = lines
    seats = [positions.seat(ONLY_RED, f"- - - - {last}")]
    seats += [positions.seat(CLOSED, each if each != "-" else "") for each in (second, third)]
    assert after_last_tile(*seats, wall="grey").phase == phase
