"""Summer Pavilion's clauses P1 to P3: material, the board and the setup."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sintra._random import generator
from sintra.errors import OptionError
from sintra.pavilion.game import Pavilion
from sintra.pavilion.geometry import DIRECTIONS, FEATURES, STARS
from sintra.pavilion.tiles import COLOR, LETTER, size
from tests.pavilion import positions
from tests.pavilion.walks import every_table, walk

pytestmark = pytest.mark.rules

ORDER = ("purple", "green", "orange", "yellow", "blue", "red")


@pytest.mark.parametrize(("players", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_p1_1_seats_and_factories(players: int, factories: int) -> None:
    """Two, three and four seats have five, seven and nine factories."""
    setup = Pavilion(players).new().setup
    assert (len(setup.seats), len(setup.factories)) == (players, factories)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_p1_1_other_numbers_of_seats(players: int) -> None:
    """One seat and five seats are rejected."""
    with pytest.raises(OptionError) as caught:
        Pavilion(players)
    assert str(caught.value) == f"{players} players, expected 2, 3 or 4"


def test_p1_2_twenty_two_tiles_of_each_color() -> None:
    """A new game has all 132 tiles in the bag, 22 of each of six colors."""
    assert Pavilion(2).new().setup.bag == dict.fromkeys(ORDER, 22)


@every_table
def test_p1_2_no_tile_is_ever_lost(players: int, side: str, scaled: Callable[[int], int]) -> None:
    """At every moment of random games there are 22 tiles of each color."""
    game = Pavilion(players, side=side)
    for seed in range(scaled(6)):
        for state in walk(game, game.new(), seed):
            assert positions.tiles_by_color(state.setup) == dict.fromkeys(ORDER, 22)


def test_p1_3_six_rounds_with_their_jokers() -> None:
    """A game has six rounds, and their jokers are purple, green, orange, yellow, blue and red in turn."""
    game = Pavilion(2)
    jokers = {state.round: state.joker for state in walk(game, game.new(), 1)}
    assert jokers == dict(enumerate(ORDER, 1))


def test_p1_3_the_joker_of_a_round_comes_along() -> None:
    """With another order the third color is the joker of round 3: it comes along, and the usual one does not."""
    order = ["red", "blue", "green", "purple", "orange", "yellow"]
    before = positions.at("draft", round=3, joker_order=order, factories="PGOO RRRR", turn=1)
    assert before.joker == "green"
    assert positions.legal(before) == "1P 1O 2R"
    assert positions.in_hand(positions.play(before, "1O"), 1) == positions.pool("OOG")


def test_p2_1_seven_stars_of_six_spaces() -> None:
    """A board has the seven stars and six spaces in each, the same names on both sides."""
    assert set(STARS) == {"C", "UL", "UR", "R", "LR", "LL", "L"}
    assert DIRECTIONS == ("N", "NE", "SE", "S", "SW", "NW")
    for side in ("coloured", "grey"):
        boards = [seat["board"] for seat in Pavilion(2, side=side).new().setup.to_dict()["seats"]]
        assert boards == [{star: [None] * 6 for star in STARS}] * 2


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("star", "ORBYGPC")
def test_p2_2_colors_and_numbers_of_the_coloured_side(star: str, number: int) -> None:
    """A placement named by star and number lies where the page of rules draws it, and costs that number of tiles."""
    joker, color = ("red", "blue") if star == "C" else ("green" if star == "R" else "red", COLOR[star])
    order = [joker, *(other for other in ORDER if other != joker)]
    letter = LETTER[color]
    before = positions.at("place", positions.seat(hand=f"7{letter}"), joker_order=order)
    move = f"{star}{number}{letter if star == 'C' else ''}"
    after = positions.play(before, move)
    place, numbers = positions.NAMED["coloured"][star]
    assert after.setup.to_dict()["seats"][0]["board"][place][numbers.index(str(number))] == color
    assert positions.placed(after) == positions.board(move)
    assert positions.in_hand(after) == {color: 7 - number}
    assert size(after.setup.tower) == number - 1


def test_p2_3_neighbors_are_in_the_ring_of_one_star() -> None:
    """The tips beside a space are its neighbors, 6 and 1 among them; a space of the next star is none."""
    board = "R56 B34 C1P C2G O12"  # around the upper right star everything but its own 1 and 2
    after = positions.play(positions.at("place", positions.seat(board, hand="R")), "R1")
    assert after.scores[0] == 5 + 3
    lone = positions.play(positions.at("place", positions.seat("R46 B34 C1P C2G O12", hand="RR")), "R2")
    assert lone.scores[0] == 5 + 1


def test_p2_4_eighteen_features() -> None:
    """Six pillars and six statues have four spaces, six windows two; no two features have the same spaces."""
    kinds = [(feature.kind, len(feature.spaces)) for feature in FEATURES]
    assert kinds == [("pillar", 4)] * 6 + [("statue", 4)] * 6 + [("window", 2)] * 6
    assert len({frozenset(feature.spaces) for feature in FEATURES}) == 18
    assert FEATURES[0].spaces == ("UL SE", "UL S", "C NW", "C N")
    assert FEATURES[7].spaces == ("UR SE", "UR S", "R NW", "R N")
    assert FEATURES[15].spaces == ("LR SE", "LR S")


@every_table
def test_p3_1_the_start(players: int, side: str) -> None:
    """A game begins in round 1 with all tiles in the bag, all else empty, every score 5, and seat 0 as start seat."""
    game = Pavilion(players, side=side)
    setup = game.new().setup
    assert (setup.round, setup.phase, setup.turn, setup.start) == (1, "deal", 0, 0)
    assert (setup.bag, setup.tower, setup.supply, setup.center) == (dict.fromkeys(ORDER, 22), {}, {}, {})
    assert setup.factories == ({},) * (2 * players + 1)
    assert setup.seats == (positions.seat(score=5),) * players
    assert not setup.stone_in_center
    assert game.new() == game.new(start=0)


@pytest.mark.parametrize("start", [1, 2])
def test_p3_1_another_start_seat(start: int) -> None:
    """Another seat may be chosen to start; it acts after the deal."""
    game = Pavilion(3)
    state = game.new(start)
    after = game.deal(state, game.random_deal(state, generator(1)))
    assert (state.setup.start, state.turn, after.setup.start, after.turn) == (start,) * 4


def test_p3_2_the_first_deal() -> None:
    """Ten tiles lie on the supply and four on each factory, all from the bag."""
    game = Pavilion(2)
    after = game.deal(game.new(), "PPPPPPPPPP / PPGG GGOO OOYY YYBB BBRR")
    positions.check(
        after,
        """
        round 1, draft, joker purple, seat 1 acts, seat 1 starts
        bag        10P 18G 18O 18Y 18B 20R
        tower      -
        supply     PPPPPPPPPP
        center     *
        factory 1  PPGG
        factory 5  BBRR
        """,
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_p3_2_the_first_deal_is_random(players: int) -> None:
    """Different seeds deal different tiles, always ten and four to each factory."""
    game = Pavilion(players)
    deals = {str(game.random_deal(game.new(), generator(seed))) for seed in range(20)}
    assert len(deals) == 20
    for deal in map(game.parse_deal, deals):
        assert [len(deal.supply), *map(len, deal.factories)] == [10] + [4] * (2 * players + 1)
