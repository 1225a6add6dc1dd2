"""Known traps of Summer Pavilion: cases that other programs are known to get wrong, each with a test of its name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from sintra._random import generator
from sintra.errors import IllegalDeal
from sintra.pavilion.game import Pavilion
from sintra.pavilion.state import State
from sintra.pavilion.tiles import size
from tests.pavilion import positions
from tests.pavilion.positions import board, in_hand, placed, seat
from tests.pavilion.walks import walk

pytestmark = pytest.mark.rules


# The score after undoing a pass


def test_trap_the_score_after_undoing_a_pass() -> None:
    """A pass and its discards are taken back by replaying without them: score, hand and tower are as if it never was."""
    before = positions.at("place", seat(hand="8G", score=3), seat(hand="2Y", score=7))
    kept = before.to_bytes()
    passed = positions.play(before, "pass", "-G", "-G", "-G", "-G", "stop")
    positions.check(passed, "tower 4G\n seat 1 score 1, passed, hand -, corners 4G")
    assert before.to_bytes() == kept
    other = positions.play(before, "G2")
    positions.check(other, "tower 1G\n seat 1 score 4, hand 6G, corners -")
    again = State.from_json(before.to_json())
    assert positions.play(again, "G2") == other
    assert positions.play(again, "pass", "-G", "-G", "-G", "-G", "stop") == passed


def test_trap_undoing_the_pass_that_ends_a_game() -> None:
    """The points of the end are not left behind in the position before the last pass."""
    before = positions.at("place", seat("R123456", hand="3Y", score=20), seat(passed=True, score=9), round=6)
    kept = before.to_bytes()
    assert positions.play(before, "pass", "stop").scores == (31, 9)
    assert before.to_bytes() == kept
    assert before.scores == (20, 9)
    assert positions.play(before, "pass", "stop").scores == (31, 9)


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_trap_no_move_changes_the_position_before(side: str, scaled: Callable[[int], int]) -> None:
    """Along random games every position is what it was when the next one was made of it."""
    game = Pavilion(3, side=side)
    for seed in range(scaled(3)):
        states = [(state, state.to_bytes()) for state in walk(game, game.new(), seed)]
        assert all(state.to_bytes() == data for state, data in states)


# The last round's pass


def test_trap_the_pass_of_the_last_round() -> None:
    """In round 6 a pass still asks for discards: more than four tiles cannot be kept, and what is kept costs again."""
    before = positions.at("place", seat(hand="6G", score=20), seat(hand="2B", score=9), round=6)
    passed = positions.play(before, "pass")
    assert positions.legal(passed) == "-G"
    first = positions.play(passed, "-G", "-G", "stop")
    positions.check(
        first, "round 6, place, joker red, seat 2 acts, seat 1 starts\n seat 1 score 18, passed, hand -, corners 4G"
    )
    over = positions.play(first, "pass", "-B", "-B")
    positions.check(over, "round 6, over, joker red, seat 1 starts\n seat 1 score 14, passed, hand -, corners 4G")
    assert over.scores == (14, 7)


def test_trap_discarding_or_keeping_costs_the_same_in_the_last_round() -> None:
    """Every tile in hand at the last pass costs one point, whichever way."""
    before = positions.at("place", seat(hand="4G", score=20), seat(passed=True), round=6)
    for discards in range(5):
        moves = ["-G"] * discards + ([] if discards == 4 else ["stop"])
        assert positions.play(before, "pass", *moves).scores[0] == 16


def test_trap_the_last_pass_gives_no_seventh_round() -> None:
    """After round 6 no corner returns, nothing is drawn, and the round number stays."""
    over = positions.last_pass(seat(hand="2G"), seat(corners="B"))
    setup = over.setup
    assert (setup.round, setup.phase, over.needs_deal) == (6, "over", False)
    assert [(dict(s.hand), dict(s.corners), s.passed) for s in setup.seats] == [
        ({}, {"green": 2}, True),
        ({}, {"blue": 1}, True),
    ]


# Bonus larger than a depleted supply


@pytest.mark.parametrize(("supply", "due"), [("", 0), ("R", 1), ("GR", 2), ("GOR", 3), ("GOBR", 3)])
def test_trap_a_bonus_larger_than_a_depleted_supply(supply: str, due: int) -> None:
    """Of three tiles earned only those on the supply are due; the turn goes on to its end and the rest is lost."""
    before = positions.emptied("place", seat("O5", hand="6O"), seat(), supply=supply)
    state = positions.play(before, "O6")
    assert state.setup.bonus_due == due
    for _ in range(due):
        state = positions.play(state, positions.legal(state).split()[-1])
    assert (state.phase, state.turn, state.setup.bonus_due) == ("refill", 1, 0)
    assert size(in_hand(state)) == due
    assert positions.all_tiles(state) == 132


# A source with only jokers


def test_trap_a_source_with_only_jokers() -> None:
    """A factory of four jokers gives one; the center of jokers that arises gives one at a time, until it is empty."""
    before = positions.at("draft", seat(score=5), seat(score=5), factories="PPPP")
    state = positions.play(before, "1P")
    positions.check(state, "center * PPP")
    for left in ("PP", "P", "-"):
        assert positions.legal(state) == "CP"
        state = positions.play(state, "CP")
        positions.check(state, f"center {left}")
    assert (in_hand(state), in_hand(state, 1)) == ({"purple": 2}, {"purple": 2})
    assert (state.scores, state.phase, state.turn) == ((5, 4), "place", 1)


def test_trap_only_jokers_after_the_last_other_color() -> None:
    """When the last other color leaves the center, its jokers can be named."""
    before = positions.at("draft", factories="GGGG", center="PPY")
    assert positions.legal(before) == "CY 1G"
    assert positions.legal(positions.play(before, "CY")) == "CP 1G"


# The bag running out in the middle of a refill


def test_trap_the_bag_runs_out_in_the_middle_of_a_refill() -> None:
    """Two tiles are in the bag, three are due: both come, the tower is poured back, its own payment included."""
    before = positions.at("place", seat("O5", hand="6O"), seat(), bag="BR", tower="4Y", supply="PPPGGGOOYY")
    gaps = positions.play(before, "O6", "+P", "+P", "+P")
    positions.check(gaps, "bag 1B 1R\n tower 5O 4Y\n supply GGGOOYY")
    with pytest.raises(IllegalDeal, match="the supply gets tiles from the tower before the bag is empty of BR"):
        positions.play(gaps, "OOO")
    with pytest.raises(IllegalDeal, match="2 tiles on the supply, expected 3"):
        positions.play(gaps, "BR")
    after = positions.play(gaps, "OBR")
    positions.check(after, "bag 4O 4Y\n tower -\n supply GGGOOOYYBR")


def test_trap_random_refills_empty_the_bag_first(scaled: Callable[[int], int]) -> None:
    """Whatever the seed, the two tiles of the bag are drawn before any of the tower."""
    before = positions.at("place", seat("O5", hand="6O"), seat(), bag="BR", tower="4Y", supply="PPPGGGOOYY")
    gaps = positions.play(before, "O6", "+P", "+P", "+P")
    game = positions.rules(gaps)
    drawn = {game.random_deal(gaps, generator(seed)).supply for seed in range(scaled(200))}
    assert drawn <= {"OBR", "YBR"}
    assert len(drawn) == 2 or scaled(200) < 10


def test_trap_the_bag_runs_out_in_the_middle_of_a_deal() -> None:
    """The bag gives out at the second tile of factory 3; the tower, poured back, gives the rest."""
    before = positions.at("deal", round=2, bag="4B 4R YY")
    with pytest.raises(IllegalDeal, match="factory 3 gets tiles from the tower before the bag is empty of YY"):
        positions.play(before, "- / BBBB RRRR OOOO YYYY GGGG")
    after = positions.play(before, "- / BBBB RRRR YYGG OOOO PPPP")
    positions.check(after, "bag 16P 18G 16O 18Y 17B 17R\n tower -\n factory 3 GGYY")


def test_trap_gaps_and_an_empty_bag_before_a_deal() -> None:
    """With gaps on the supply and all tiles in the tower, it is poured back for the first of them."""
    made = positions.make("deal", round=2, supply="PPGGOOY")
    before = State.from_setup(replace(made, bag={}, tower=made.bag))
    after = positions.play(before, "BBB / PPPP GGGG OOOO YYYY RRRR")
    positions.check(after, "bag 16P 16G 16O 17Y 19B 18R\n tower -\n supply PPGGOOYBBB")


# Nobody takes the stone


def test_trap_nobody_takes_the_stone() -> None:
    """Every factory holds one color: the stone stays, nobody pays, and seat 2, which started, starts all the rest."""
    game = Pavilion(3)
    state = game.deal(game.new(start=1), "PPGGOOYYBR / GGGG OOOO YYYY BBBB RRRR GGGG OOOO")
    state = positions.play(state, "1G", "2O", "3Y", "4B", "5R", "6G", "7O")
    positions.check(state, "round 1, place, joker purple, seat 2 acts, seat 2 starts\n center -")
    assert state.scores == (5, 5, 5)
    state = positions.play(
        state, "pass", *["-G"] * 4, *["-O"] * 4, "stop", "pass", *["-O"] * 4, "stop", "pass", "-G", *["-Y"] * 4, "stop"
    )
    positions.check(state, "round 2, deal, joker green, seat 2 acts, seat 2 starts")
    state = positions.play(state, "- / YYYY BBBB RRRR PPPP YYYY BBBB RRRR")
    positions.check(state, "round 2, draft, joker green, seat 2 acts, seat 2 starts\n center *")


# A kept tile that becomes joker


def test_trap_a_kept_tile_becomes_joker() -> None:
    """Green tiles kept in round 1 are jokers in round 2, and the purple ones that were are ordinary."""
    before = positions.at("place", seat(hand="2P 2G"), seat(passed=True))
    after = positions.play(before, "pass", "stop", "- / RRRR BBBB YYYY OOOO BBBB", "1R", "2B", "3Y", "4O", "5B")
    positions.check(
        after, "round 2, place, joker green, seat 1 acts, seat 1 starts\n seat 1 score 5, hand 2P 2G 4Y 4B 4R, corners -"
    )


def test_trap_kept_jokers_pay_in_the_next_round() -> None:
    """With one red tile and three kept green ones a red 4 is paid in round 2, but not with green kept for round 3."""
    hand = "1R 3G"
    second = positions.at("place", seat(hand=hand), round=2)
    third = positions.at("place", seat(hand=hand), round=3)
    assert "R4+3" in positions.legal(second).split()
    assert [move for move in positions.legal(third).split() if move.startswith("R")] == ["R1"]
    assert positions.refusal(third, "R2+1") == "jokers_short"
    after = positions.play(second, "R4+3")
    assert placed(after) == board("R4")
    positions.check(after, "tower 3G")


# Two bonuses completed by one placement


@pytest.mark.parametrize(
    ("covered", "hand", "move", "due"),
    [
        ("R13 B34 C1P C2G", "2R", "R2", 3),  # statue and pillar
        ("O13 R34 C1P C6G", "2O", "O2", 3),
        ("R23 O23 C2P C6G", "O", "C1O", 2),  # two pillars
        ("P12 O234 C1G C5R", "6P", "C6P", 1),  # one pillar, beside a full statue
    ],
)
def test_trap_two_bonuses_by_one_placement(covered: str, hand: str, move: str, due: int) -> None:
    """The tiles of both features are due together, and the supply is filled once, after the last."""
    state = positions.play(positions.at("place", seat(covered, hand=hand)), move)
    assert state.setup.bonus_due == due
    for left in range(due - 1, -1, -1):
        state = positions.play(state, "+Y" if "+Y" in positions.legal(state) else "+O")
        assert (state.setup.bonus_due, state.phase) == (left, "bonus" if left else "refill")
    assert size(state.setup.supply) == 10 - due


# The supply is not refilled when bag and tower are empty


def test_trap_no_refill_without_tiles() -> None:
    """The gap stays, no chance point comes, and neither a deal nor a random one is accepted."""
    before = positions.emptied("place", seat("O23 C6R", hand="P"), seat(), seat())
    state = positions.play(before, "C1P", "+R")
    positions.check(state, "round 1, place, joker purple, seat 2 acts, seat 1 starts\n bag -\n tower -\n supply PPGGOOYYB")
    game = positions.rules(state)
    with pytest.raises(IllegalDeal, match="no deal is due in phase place"):
        game.deal(state, "R")
    with pytest.raises(IllegalDeal, match="no deal is due in phase place"):
        game.random_deal(state, generator(1))


def test_trap_a_partial_refill_draws_what_there_is() -> None:
    """Three gaps and one tile in the tower: exactly that one is drawn, and two gaps stay."""
    before = positions.emptied("place", seat(hand="2R"), seat(), supply="PPGGOOY")
    gaps = positions.play(before, "R2")
    positions.check(gaps, "bag -\n tower 1R")
    with pytest.raises(IllegalDeal, match="2 tiles on the supply, expected 1"):
        positions.play(gaps, "RR")
    after = positions.play(gaps, "R")
    positions.check(after, "round 1, place, joker purple, seat 2 acts, seat 1 starts\n tower -\n supply PPGGOOYR")
