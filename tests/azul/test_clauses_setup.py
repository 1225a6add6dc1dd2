"""Azul's clauses A1: material, setup and the deal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from sintra._random import generator
from sintra.azul.game import Azul
from sintra.azul.options import Options
from sintra.azul.setup import SeatSetup, Setup
from sintra.azul.state import State
from sintra.azul.tiles import COLOR, COLORS
from sintra.errors import IllegalDeal, InvalidState, OptionError
from tests.azul import positions

pytestmark = pytest.mark.rules

FULL = {"blue": 20, "yellow": 20, "red": 20, "black": 20, "teal": 20}


@pytest.mark.parametrize(("players", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_a1_1_seats_and_factories(players: int, factories: int) -> None:
    """Two, three and four seats have five, seven and nine factories."""
    setup = Azul(players).new().setup
    assert (setup.players, len(setup.seats), len(setup.factories)) == (players, players, factories)


@pytest.mark.parametrize("players", [-2, 0, 1, 5, 6])
def test_a1_1_other_numbers_of_seats_are_refused(players: int) -> None:
    """There is no game for fewer than two or more than four seats."""
    with pytest.raises(OptionError, match="expected 2, 3 or 4"):
        Azul(players)


@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a1_2_tiles_are_never_lost_or_made(players: int, wall: str, scaled: Callable[[int], int]) -> None:
    """At every moment of random games there are twenty tiles of each color."""
    game = Azul(players, wall=wall, max_rounds=20)
    choose = random.Random(players)
    for seed in range(scaled(10)):
        state, rng = game.new(), generator(seed)
        while not state.is_over:
            if state.needs_deal:
                state = game.deal(state, game.random_deal(state, rng))
            else:
                state = game.play(state, choose.choice(game.legal_actions(state)))
            assert positions.tiles_by_color(state.setup) == FULL


def test_a1_2_other_numbers_of_tiles_are_refused() -> None:
    """A position with a tile too many or too few is rejected, and every wrong color is named."""
    setup = replace(Azul(2).new().setup, bag={**FULL, "yellow": 21, "teal": 19})
    with pytest.raises(InvalidState) as caught:
        State.from_setup(setup)
    assert caught.value.reasons == ("21 yellow tiles in all, expected 20", "19 teal tiles in all, expected 20")


@pytest.mark.parametrize("line", [1, 2, 3, 4, 5])
def test_a1_3_lines_have_room_for_one_to_five(line: int) -> None:
    """Line 1 takes one tile of six, line 2 two, and so on to line 5."""
    before = positions.read("center * RRRRRR\n factory 1 BBBB")
    board = positions.play(before, f"CR{line}").setup.seats[0]
    assert board.lines == tuple(("red", line) if number == line else None for number in range(1, 6))
    assert board.floor == ("marker", *["red"] * (6 - line))


def test_a1_3_wall_and_floor() -> None:
    """A wall is five rows by five columns, and a floor has seven slots: the marker and six of nine tiles lie on it."""
    assert Azul(2).new().setup.seats[0].wall == ((None,) * 5,) * 5
    after = positions.play(positions.read("center * RRRRRRRRR\n factory 1 BBBB"), "CR-")
    assert after.setup.seats[0].floor == ("marker", *["red"] * 6)


@pytest.mark.parametrize("row", range(5))
def test_a1_4_the_coloured_wall(row: int) -> None:
    """Every color of every row has the spot that the printed wall and the formula give it."""
    for column, letter in enumerate(positions.PRINTED[row]):
        assert column == (row + COLORS.index(COLOR[letter])) % 5
        lines, wall = ["-"] * 5, ["....."] * 5
        lines[row] = letter * (row + 1)
        wall[row] = "." * column + letter + "." * (4 - column)
        assert positions.tile(positions.seat(lines=" ".join(lines))).setup.seats[0] == positions.seat(" ".join(wall), score=1)


def test_a1_4_other_spots_are_refused() -> None:
    """A position with a tile on a spot of another color is rejected."""
    setup = replace(Azul(2).new().setup, seats=(positions.seat(".B... ..... ..... ..... R...."), SeatSetup()))
    with pytest.raises(InvalidState) as caught:
        positions.fill(replace(setup, bag={}))
    assert caught.value.reasons == (
        "seat 0: row 1, column 2 of the wall holds blue, expected yellow",
        "seat 0: row 5, column 1 of the wall holds red, expected yellow",
    )


@pytest.mark.parametrize("start", [0, 1, 2])
def test_a1_5_the_start(start: int) -> None:
    """A game begins in round 1 with a full bag, nothing anywhere else, no points, and the start seat asked for."""
    assert Azul(3).new(start).setup == Setup(
        players=3,
        options=Options(),
        round=1,
        phase="deal",
        turn=start,
        start=start,
        marker_in_center=False,
        bag=FULL,
        lid={},
        center={},
        factories=(positions.pool(""),) * 7,
        seats=(SeatSetup(score=0, wall=((None,) * 5,) * 5, lines=(None,) * 5, floor=()),) * 3,
    )


def test_a1_5_seat_0_starts_unless_another_is_chosen() -> None:
    """Without a choice seat 0 starts, and a seat that the table does not have is rejected."""
    assert Azul(3).new() == Azul(3).new(0)
    for start in (-1, 3):
        with pytest.raises(OptionError, match="expected 0 to 2"):
            Azul(3).new(start)


def test_a1_6_the_deal() -> None:
    """Four tiles from the bag lie on each factory, in the order of the deal, and drafting begins."""
    game = Azul(2)
    after = game.deal(game.new(start=1), "BBBB YYYR RKKT TTTT BYRK")
    positions.check(
        after,
        """
        round 1, draft, seat 2 acts, seat 2 starts
        bag        15B 16Y 17R 17K 15T
        lid        -
        center     *
        factory 1  BBBB
        factory 2  YYYR
        factory 3  RKKT
        factory 4  TTTT
        factory 5  BYRK
        """,
    )


@pytest.mark.parametrize(
    ("deal", "reason"),
    [
        ("BBBB YYYY RRRR KKKK", "4 factories, expected 5"),
        ("BBBB YYYY RRRR KKKK TTTT BBBB", "6 factories, expected 5"),
        ("BBBB YYYY RRR KKKK TTTT", "3 tiles on factory 3, expected 4"),
        ("BBBB YYYYY RRRR KKKK TTTT", "5 tiles on factory 2, expected 4"),
    ],
)
def test_a1_6_other_deals_are_refused(deal: str, reason: str) -> None:
    """A deal has four tiles for each factory, no more and no fewer."""
    with pytest.raises(IllegalDeal, match=reason):
        Azul(2).deal(Azul(2).new(), deal)


def test_a1_6_only_tiles_of_the_bag_are_dealt() -> None:
    """A deal of more tiles of a color than the bag holds is rejected, and so is one while drafting."""
    before = positions.read("round 2, deal, seat 1 acts, seat 1 starts\n bag 5B 20Y 20K 20T")
    game = positions.rules(before)
    assert game.deal(before, "BBBB BYYY YYYY YYYY YYYY").setup.bag == {"yellow": 5, "black": 20, "teal": 20}
    with pytest.raises(IllegalDeal, match="2 blue on factory 2, but only 1 can be drawn"):
        game.deal(before, "BBBB BBYY YYYY YYYY YYYY")
    with pytest.raises(IllegalDeal, match="no deal is due in phase draft"):
        game.deal(game.deal(before, "BBBB BYYY YYYY YYYY YYYY"), "KKKK KKKK KKKK KKKK KKKK")


def test_a1_6_the_deal_is_random(scaled: Callable[[int], int]) -> None:
    """The only blue tile among twenty comes to each of the five factories equally often, within five standard errors."""
    before = positions.read("round 2, deal, seat 1 acts, seat 1 starts\n bag 1B 19Y")
    game, rng, deals = positions.rules(before), generator(1), scaled(4000)
    found: Counter[int] = Counter()
    for _ in range(deals):
        found.update(n for n, tiles in enumerate(game.random_deal(before, rng).factories) if "B" in tiles)
    assert found.total() == deals
    assert max(abs(found[factory] - deals / 5) for factory in range(5)) < 5 * (deals * 0.2 * 0.8) ** 0.5
