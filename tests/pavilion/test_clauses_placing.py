"""Summer Pavilion's clauses P5 to P7: placing, payment, points and bonus tiles."""

from __future__ import annotations

import pytest

from sintra.errors import MoveSyntax
from sintra.pavilion.move import Place
from tests.pavilion import positions
from tests.pavilion.positions import board, in_hand, placed, pool, seat

pytestmark = pytest.mark.rules


# Placing tiles


def test_p5_1_clockwise_past_seats_that_have_passed() -> None:
    """Seat 2 of four starts; each pass takes a seat out of the order, and the last one ends the round."""
    state = positions.at("place", seat(hand="3G"), seat(), seat(hand="1Y"), seat(), start=1, turn=1)
    turns = [state.turn]
    for moves in (["pass"], ["Y1"], ["pass"], ["G1"], ["pass"], ["G2"], ["pass"]):
        state = positions.play(state, *moves)
        turns.append(state.turn)
    assert turns == [1, 2, 3, 0, 2, 0, 0, 1]
    assert state.phase == "deal"


def test_p5_2_one_tile_or_a_pass() -> None:
    """A turn ends with one tile placed on an own empty space, or with a pass."""
    before = positions.at("place", seat("G1", hand="3G"), seat())
    assert positions.legal(before) == "G2 G3 C1G C2G C3G pass"
    after = positions.play(before, "G2")
    assert (placed(after), placed(after, 1), after.turn) == (board("G12"), board(""), 1)
    assert positions.refusal(before, "G1") == "space_taken"


def test_p5_2_the_other_board_does_not_matter() -> None:
    """A space that another seat has covered is free on one's own board."""
    after = positions.play(positions.at("place", seat(hand="G"), seat("G1")), "G1")
    assert (placed(after), placed(after, 1)) == (board("G1"), board("G1"))


def test_p5_3_outer_stars_take_their_own_color() -> None:
    """Three red tiles cover nothing but 1 to 3 of the red and of the center star; a move cannot even say otherwise."""
    before = positions.at("place", seat(hand="3R"))
    assert positions.legal(before) == "R1 R2 R3 C1R C2R C3R pass"
    with pytest.raises(MoveSyntax, match="star B takes blue only"):
        Place("B", 1, "red")


def test_p5_4_the_center_star_takes_each_color_once() -> None:
    """Any empty space of the center star takes any color that it does not hold."""
    before = positions.at("place", seat("C2R C5G", hand="4R 4G 4Y"))
    center = [move for move in positions.legal(before).split() if move.startswith("C")]
    assert center == ["C1Y", "C3Y", "C4Y"]
    assert positions.refusal(before, "C1R") == "star_has_color"
    assert positions.refusal(before, "C2Y") == "space_taken"


def test_p5_4_a_color_on_an_outer_star_may_lie_in_the_center() -> None:
    """The colors of outer stars do not bind the center star, nor the other way."""
    before = positions.at("place", seat("R12 C2R", hand="3R Y"))
    assert positions.legal(before) == "R3 Y1 C1Y pass"


# The payment


@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("R", "R1 C1R pass"),
        ("4R", "R1 R2 R3 R4 C1R C2R C3R C4R pass"),
        ("3P R", "R1 R2+1 R3+2 R4+3 P1 P2 P3 C1P C1R C2P C2R+1 C3P C3R+2 C4R+3 pass"),
        ("P", "P1 C1P pass"),
    ],
)
def test_p6_1_the_price(hand: str, legal: str) -> None:
    """The number of the space is paid in tiles of the color and jokers, with at least one of the color."""
    assert sorted(positions.legal(positions.at("place", seat(hand=hand))).split()) == sorted(legal.split())


def test_p6_1_jokers_alone_pay_nothing() -> None:
    """Six jokers without a blue tile cover no blue space."""
    before = positions.at("place", seat(hand="6P"))
    assert positions.refusal(before, "B3+2") == "color_short"
    assert positions.refusal(before, "B3+3") == "too_many_jokers"
    assert {move[0] for move in positions.legal(before).split()} == {"P", "C", "p"}


def test_p6_2_the_free_mix() -> None:
    """With four blue tiles and two jokers a 4 is paid in three ways, and each takes what it says."""
    before = positions.at("place", seat(hand="4B 2P"))
    assert [move for move in positions.legal(before).split() if move.startswith("B4")] == ["B4", "B4+1", "B4+2"]
    for move, left, tower in (("B4", "2P", "3B"), ("B4+1", "1B 1P", "1P 2B"), ("B4+2", "2B", "2P 1B")):
        after = positions.play(before, move)
        assert in_hand(after) == pool(left)
        positions.check(after, f"tower {tower}")


def test_p6_3_the_joker_as_its_own_color() -> None:
    """A purple 3 costs three purple tiles while purple is the joker, and there is no other way to say it."""
    before = positions.at("place", seat(hand="3P G"))
    after = positions.play(before, "P3")
    assert in_hand(after) == pool("G")
    positions.check(after, "tower 2P")
    assert [move for move in positions.legal(before).split() if move.startswith("P")] == ["P1", "P2", "P3"]
    assert positions.refusal(before, "P3+1") == "joker_itself"
    assert positions.refusal(before, "P4") == "color_short"


def test_p6_4_what_lies_and_what_goes() -> None:
    """A tile of the color lies on the board, never a joker; the others go to the tower."""
    after = positions.play(positions.at("place", seat(hand="1B 5P", score=9), tower="2R 1Y"), "B6+5")
    assert placed(after) == board("B6")
    assert in_hand(after) == {}
    positions.check(after, "tower 5P 1Y 2R")


def test_p6_4_a_price_of_one_leaves_nothing() -> None:
    """The only tile paid for a 1 is the one that is placed."""
    after = positions.play(positions.at("place", seat(hand="R B")), "C1B")
    assert placed(after) == board("C1B")
    positions.check(after, "tower -")


# Points and bonus tiles


@pytest.mark.parametrize(
    ("covered", "move", "points"),
    [
        ("", "G1", 1),
        ("G3", "G1", 1),
        ("G2", "G1", 2),
        ("G6", "G1", 2),  # the ring closes between 6 and 1
        ("G26", "G1", 3),
        ("G236", "G1", 4),
        ("G235", "G1", 3),
        ("G2356", "G1", 5),
        ("G23456", "G1", 6),
        ("C2R C6Y C4B", "C1G", 3),  # colors do not matter
        ("P12 C6B C5O Y34", "G1", 1),  # nor do other stars
    ],
)
def test_p7_1_points(covered: str, move: str, points: int) -> None:
    """A tile scores the size of its unbroken group in the ring of its star."""
    before = positions.at("place", seat(covered, hand="G", score=20), seat(score=9))
    assert positions.play(before, move).scores == (20 + points, 9)


@pytest.mark.parametrize(
    ("covered", "hand", "move", "due"),
    [
        ("O23 C6R", "P", "C1P", 1),
        ("O23 C6R", "2P", "C2P", 0),  # the space of another pillar
        ("P12 O3", "4O", "O4", 2),
        ("O5", "6O", "O6", 3),
        ("O6", "5O", "O5", 3),
        ("O12346", "5O", "O5", 3),
        ("", "5O", "O5", 0),
        ("O1 R34", "2O", "O2", 2),
    ],
)
def test_p7_2_completing_a_feature(covered: str, hand: str, move: str, due: int) -> None:
    """Covering the last space of a pillar earns 1 tile, of a statue 2, of a window 3."""
    after = positions.play(positions.at("place", seat(covered, hand=hand)), move)
    assert (after.setup.bonus_due, after.phase) == (due, "bonus" if due else "place")


def test_p7_2_a_feature_pays_once() -> None:
    """A feature that was complete before earns nothing again when a tile is placed beside it."""
    after = positions.play(positions.at("place", seat("O2356 C1P C6R", hand="4O")), "O4")
    assert (after.setup.bonus_due, after.turn) == (0, 1)


def test_p7_3_several_features() -> None:
    """One placement completes a statue and a pillar: two tiles and one, three in all."""
    before = positions.at("place", seat("R13 B34 C1P C2G", hand="1R 2P"))
    after = positions.play(before, "R2+1")
    assert (after.setup.bonus_due, after.scores[0]) == (3, 5 + 3)
    positions.check(after, "round 1, bonus, 3 bonus tiles due, joker purple, seat 1 acts, seat 1 starts")


def test_p7_3_two_pillars() -> None:
    """A space of the center star may complete two pillars: two tiles."""
    after = positions.play(positions.at("place", seat("O23 R23 C6R C2Y", hand="P")), "C1P")
    assert after.setup.bonus_due == 2


def test_p7_4_choosing_bonus_tiles() -> None:
    """Bonus tiles are chosen one by one of what lies on the supply, jokers too, and all of them are taken."""
    before = positions.at("place", seat("O5", hand="6O"), supply="PPPGOYYBBR")
    due = positions.play(before, "O6")
    assert positions.legal(due) == "+P +G +O +Y +B +R"
    assert positions.refusal(due, "pass") == "bonus_due"
    first = positions.play(due, "+G")
    assert positions.legal(first) == "+P +O +Y +B +R"
    assert positions.refusal(first, "+G") == "not_in_supply"
    jokers = positions.play(due, "+P", "+P", "+P")
    assert in_hand(jokers) == pool("3P")
    positions.check(jokers, "supply GOYYBBR")


def test_p7_5_bonus_tiles_are_for_the_next_turn() -> None:
    """With the last bonus tile the turn ends, and the other seat acts before it can be used."""
    before = positions.at("place", seat("O5", hand="6O"), seat(hand="G"), supply="PPGGOOYYBR")
    after = positions.play(before, "O6", "+R", "+B", "+P")
    positions.check(after, "round 1, refill, joker purple, seat 2 acts, seat 1 starts")
    again = positions.play(after, "RRR", "G1")
    assert positions.legal(again) == "R1 R2+1 B1 B2+1 P1 C1P C1B C1R C2B+1 C2R+1 pass"
