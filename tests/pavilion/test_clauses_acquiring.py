"""Summer Pavilion's clauses P4: acquiring tiles."""

from __future__ import annotations

import pytest

from sintra.pavilion.game import Pavilion
from tests.pavilion import positions
from tests.pavilion.positions import in_hand, pool, seat

pytestmark = pytest.mark.rules

DEAL = "PPGGOOYYBR / GGOO YYBB RRGG OOYY BBRR"


def test_p4_1_turns_go_clockwise_from_the_start_seat() -> None:
    """Seat 3 of four starts, each taking ends the turn, and after the last seat the first one follows."""
    game = Pavilion(4)
    state = game.deal(game.new(start=2), f"{DEAL} GGOO YYBB RRGG OOYY")
    turns = [state.turn]
    for move in ("1G", "2Y", "CO", "3R", "4O", "CB"):
        state = game.play(state, move)
        turns.append(state.turn)
    assert turns == [2, 3, 0, 1, 2, 3, 0]


def test_p4_1_nobody_may_pass() -> None:
    """All that a seat can do is to take tiles."""
    before = positions.at("draft", factories="GGOO", turn=0)
    assert positions.legal(before) == "1G 1O"
    assert positions.refusal(before, "pass") == "pass_while_drafting"


def test_p4_2_the_stone_lies_ready() -> None:
    """After the deal the stone lies in the center, and there is nothing to take yet."""
    game = Pavilion(2)
    after = game.deal(game.new(), DEAL)
    positions.check(after, "round 1, draft, joker purple, seat 1 acts, seat 1 starts\n center *")
    assert positions.legal(after) == "1G 1O 2Y 2B 3G 3R 4O 4Y 5B 5R"
    assert positions.refusal(after, "CG") == "source_empty"


def test_p4_2_the_stone_keeps_nothing_open() -> None:
    """Acquiring ends although the stone is still in the center: it is not a tile."""
    after = positions.play(positions.at("draft", factories="RRRR"), "1R")
    positions.check(after, "round 1, place, joker purple, seat 1 acts, seat 1 starts\n center -")


@pytest.mark.parametrize(
    ("move", "hand", "center"),
    [
        ("1G", "GP", "* POBB"),  # one of two jokers comes along
        ("1O", "OP", "* PGBB"),
        ("2R", "RRRP", "* BB"),  # the only one
        ("3Y", "YP", "* PPBB"),  # one of three
        ("CB", "BB", "-"),  # there is none
    ],
)
def test_p4_3_a_color_and_one_joker(move: str, hand: str, center: str) -> None:
    """All tiles of the color named and exactly one joker, if there is one, come into the hand."""
    after = positions.play(positions.at("draft", factories="PPGO RRRP PPPY", center="BB"), move)
    assert in_hand(after) == pool(hand)
    positions.check(after, f"center {center}")


def test_p4_3_no_joker_without_one_there() -> None:
    """From a source without jokers the color alone is taken, and only from there."""
    before = positions.at("draft", factories="GGGO GGPP", center="GB")
    after = positions.play(before, "1G")
    assert in_hand(after) == pool("GGG")
    positions.check(after, "center * GOB\n factory 1 -\n factory 2 PPGG")


def test_p4_3_what_can_be_named() -> None:
    """Every color but the joker at every source with tiles, and nothing else."""
    before = positions.at("draft", factories="PPGO RRRP PPPY", center="BB")
    assert positions.legal(before) == "CB 1G 1O 2R 3Y"
    assert positions.refusal(before, "1P") == positions.refusal(before, "3P") == "joker_among_others"
    assert positions.refusal(before, "1R") == "color_not_there"
    assert positions.refusal(before, "4R") == "source_empty"
    assert positions.refusal(before, "6R") == "no_such_factory"


def test_p4_4_only_jokers_on_a_factory() -> None:
    """From a factory of jokers exactly one is taken, and the others go to the center."""
    after = positions.play(positions.at("draft", factories="PPPP GGGG"), "1P")
    assert in_hand(after) == {"purple": 1}
    positions.check(after, "center * PPP\n factory 1 -")


def test_p4_4_only_jokers_in_the_center() -> None:
    """From a center of jokers one is taken at a time, with the stone at first."""
    before = positions.at("draft", factories="GGGG", center="PPP")
    first = positions.play(before, "CP")
    assert in_hand(first) == {"purple": 1}
    positions.check(first, "center PP")
    assert positions.legal(first) == "CP 1G"
    second = positions.play(first, "CP")
    assert in_hand(second, 1) == {"purple": 1}
    assert second.scores == (4, 5)


def test_p4_5_the_rest_of_a_factory() -> None:
    """What is left on a factory, jokers included, joins the tiles of the center; other factories stay."""
    before = positions.at("draft", factories="PPGO YYYB", center="GB")
    first = positions.play(before, "1O")
    positions.check(first, "center * PGGB\n factory 1 -\n factory 2 YYYB")
    second = positions.play(first, "2Y")
    positions.check(second, "center * PGGBB\n factory 2 -")


def test_p4_5_the_rest_of_the_center_stays() -> None:
    """What is not taken from the center stays there, without the stone."""
    after = positions.play(positions.at("draft", factories="RRRR", center="PPGOO"), "CO")
    positions.check(after, "center PG")


def test_p4_6_the_first_from_the_center_takes_the_stone() -> None:
    """Who takes from a factory leaves the stone; the first to take from the center becomes start seat, the next does not."""
    before = positions.at("draft", factories="RRRB YYYY OOOO", center="GO", turn=1)
    first = positions.play(before, "1R")
    positions.check(first, "round 1, draft, joker purple, seat 1 acts, seat 2 starts\n center * GOB")
    second = positions.play(first, "CG")
    positions.check(second, "round 1, draft, joker purple, seat 2 acts, seat 1 starts\n center OB")
    third = positions.play(second, "CO")
    positions.check(third, "round 1, draft, joker purple, seat 1 acts, seat 1 starts\n center B")


def test_p4_6_the_stone_decides_placing_and_the_next_round() -> None:
    """The holder of the stone places first in this round and takes first in the next."""
    before = positions.at("draft", center="G", turn=1, start=0, players=2)
    placing = positions.play(before, "CG")
    positions.check(placing, "round 1, place, joker purple, seat 2 acts, seat 2 starts\n center -")
    after = positions.play(placing, "pass", "stop", "pass")
    positions.check(after, "round 2, deal, joker green, seat 2 acts, seat 2 starts")
    assert positions.play(after, f"- / {DEAL.split(' / ')[1]}").turn == 1


@pytest.mark.parametrize(
    ("center", "move", "score", "after"),
    [
        ("GGG", "CG", 10, 7),
        ("PGGG", "CG", 10, 6),  # the joker counts
        ("PPPGGG", "CG", 10, 6),  # but one only
        ("GO", "CO", 10, 9),  # the stone does not count
        ("PPP", "CP", 10, 9),
        ("PGGG", "CG", 5, 1),
        ("PGGG", "CG", 4, 1),  # never below 1
        ("PGGG", "CG", 1, 1),
    ],
)
def test_p4_7_the_price_of_the_stone(center: str, move: str, score: int, after: int) -> None:
    """One point is lost for each tile taken with the stone, down to 1 at the lowest."""
    before = positions.at("draft", seat(score=score), seat(score=8), factories="RRRR", center=center)
    assert positions.play(before, move).scores == (after, 8)


def test_p4_7_only_the_stone_costs() -> None:
    """Tiles from a factory, and from the center once the stone is gone, cost nothing."""
    before = positions.at("draft", seat(hand="B"), seat(score=20), factories="GGGO", center="YYYY", stone=False, turn=1)
    assert positions.play(before, "CY").scores == (5, 20)
    assert positions.play(before, "1G").scores == (5, 20)


def test_p4_8_the_end_of_acquiring() -> None:
    """While a factory or the center holds a tile, acquiring goes on; with the last one it ends."""
    before = positions.at("draft", factories="GGGO", turn=0)
    first = positions.play(before, "1G")
    positions.check(first, "round 1, draft, joker purple, seat 2 acts, seat 1 starts\n center * O")
    second = positions.play(first, "CO")
    positions.check(second, "round 1, place, joker purple, seat 2 acts, seat 2 starts\n center -")
