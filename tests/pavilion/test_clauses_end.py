"""Summer Pavilion's clauses P11, P13, P14 and P15: the end, the travel edition, rare cases, options and presets."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from sintra._random import generator
from sintra.errors import OptionError
from sintra.pavilion.game import Pavilion
from sintra.pavilion.state import State
from tests.pavilion import positions
from tests.pavilion.positions import in_hand, last_pass, pool, seat
from tests.pavilion.walks import walk

pytestmark = pytest.mark.rules

SEVEN_ONES = "O1 R1 B1 Y1 G1 P1 C1R"
SIX_TWOS = "O2 R2 B2 Y2 G2 P2"


# The end and the winner


def test_p11_1_the_end() -> None:
    """When the last seat has passed in round 6 the game is over and nobody acts; in round 5 it goes on."""
    over = last_pass(seat(), seat(score=9))
    positions.check(over, "round 6, over, joker red, seat 1 starts\n seat 1 score 5, passed, hand -, corners -")
    assert (over.is_over, over.turn, positions.legal(over)) == (True, None, "")
    fifth = positions.play(positions.at("place", seat(), seat(passed=True), round=5), "pass")
    assert (fifth.is_over, fifth.round) == (False, 6)


@pytest.mark.parametrize(("star", "points"), [("R", 14), ("B", 15), ("Y", 16), ("O", 17), ("G", 18), ("P", 20)])
def test_p11_2_full_stars(star: str, points: int) -> None:
    """A full star earns the points of its color; with one space empty it earns nothing."""
    assert last_pass(seat(f"{star}123456", score=30)).scores[0] == 30 + points
    assert last_pass(seat(f"{star}12345", score=30)).scores[0] == 30


def test_p11_2_the_full_center_star() -> None:
    """The full center star earns 12."""
    assert last_pass(seat("C1R C2P C3G C4O C5Y C6B", score=30)).scores[0] == 42
    assert last_pass(seat("C1R C2P C3G C4O C5Y", score=30)).scores[0] == 30


@pytest.mark.parametrize(("number", "points"), [(1, 4), (2, 8), (3, 12), (4, 16), (5, 0), (6, 0)])
def test_p11_3_full_numbers(number: int, points: int) -> None:
    """All seven spaces with a number earn four times the number, up to 4; without the center star they earn nothing."""
    outer = " ".join(f"{star}{number}" for star in "ORBYGP")
    assert last_pass(seat(f"{outer} C{number}R", score=30)).scores[0] == 30 + points
    assert last_pass(seat(outer, score=30)).scores[0] == 30
    assert last_pass(seat(f"{outer[3:]} C{number}R", score=30)).scores[0] == 30


def test_p11_3_several_numbers() -> None:
    """The worked example: a full blue star, all ones, six twos and three tiles left make 66 of 50."""
    board = f"{SEVEN_ONES} {SIX_TWOS} B3456"
    over = last_pass(seat(board, hand="3Y", score=50))
    assert over.scores[0] == 66
    parts = positions.rules(over).outcome(over).parts[0]
    assert parts == {"play": 50, "stars": 15, "numbers": 4, "leftover": -3}


@pytest.mark.parametrize(
    ("board", "hand", "score", "after"),
    [
        ("", "3Y", 10, 7),
        ("", "3Y", 4, 1),
        ("", "3Y", 3, 1),  # never below 1
        ("", "4Y", 1, 1),
        (SEVEN_ONES, "4Y", 1, 1),  # 1 + 4 - 4: the points come before the loss
        (SEVEN_ONES, "3Y", 1, 2),
    ],
)
def test_p11_4_tiles_left_over(board: str, hand: str, score: int, after: int) -> None:
    """After all other points each tile in the corners costs 1, down to 1 at the lowest."""
    over = last_pass(seat(board, hand=hand, score=score))
    assert over.scores[0] == after
    assert over.setup.seats[0].corners == pool(hand)


def test_p11_4_every_seat_pays_for_its_corners() -> None:
    """The seats that passed earlier lose points for what they kept, too."""
    assert last_pass(seat(score=10), seat(corners="2R", score=10), seat(corners="B", score=1)).scores == (10, 8, 1)


@pytest.mark.parametrize(
    ("scores", "winners"),
    [((20, 30, 10), (1,)), ((30, 30, 10), (0, 1)), ((7, 7, 7), (0, 1, 2)), ((1, 2, 2), (1, 2))],
)
def test_p11_5_the_winner(scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """The highest score wins; equal scores share the victory, whatever the boards."""
    boards = ["O12", "", "C1R"]
    over = last_pass(*(seat(board, score=score) for board, score in zip(boards, scores, strict=True)))
    outcome = positions.rules(over).outcome(over)
    assert (outcome.scores, outcome.winners) == (scores, winners)
    assert sum(outcome.shares) == pytest.approx(1)


# The travel edition


def test_p13_1_the_reverse_side_order() -> None:
    """The order `reverse_side` is orange, red, blue, yellow, green, purple; nothing else is different."""
    game = Pavilion(2, joker_order="reverse_side")
    order = ["orange", "red", "blue", "yellow", "green", "purple"]
    assert game.options == {"side": "coloured", "joker_order": order}
    jokers = {state.round: state.joker for state in walk(game, game.new(), 1)}
    assert jokers == dict(enumerate(order, 1))
    standard = Pavilion(2)
    first, other = (each.deal(each.new(), each.random_deal(each.new(), generator(1))) for each in (game, standard))
    assert {**first.setup.to_dict(), "options": 0} == {**other.setup.to_dict(), "options": 0}


def test_p13_1_another_joker_comes_along() -> None:
    """In round 1 of this order orange is the joker: it pays for a blue tile, and purple does not."""
    before = positions.at("place", seat(hand="B O P"), joker_order="reverse_side")
    assert [move for move in positions.legal(before).split() if move.startswith("B")] == ["B1", "B2+1"]
    positions.check(positions.play(before, "B2+1"), "tower 1O")


# Rare cases


def test_p14_1_a_short_supply() -> None:
    """Three tiles are earned, the supply has two: both are taken, the third is lost."""
    before = positions.emptied("place", seat("O5", hand="6O"), seat(), supply="GR")
    due = positions.play(before, "O6")
    assert due.setup.bonus_due == 2
    after = positions.play(due, "+R", "+G")
    assert in_hand(after) == pool("GR")
    positions.check(after, "round 1, refill, joker purple, seat 2 acts, seat 1 starts\n tower 5O\n supply -")


def test_p14_1_an_empty_supply() -> None:
    """With nothing on the supply there is nothing to choose, and the turn ends."""
    before = positions.emptied("place", seat("O5", hand="6O"), seat(), supply="")
    after = positions.play(before, "O6")
    positions.check(after, "round 1, refill, joker purple, seat 2 acts, seat 1 starts\n tower 5O\n supply -")


def test_p14_2_the_untouched_stone() -> None:
    """If every factory is taken whole, the start seat stays the same for placing and the next round, without cost."""
    before = positions.at("draft", factories="RRRR BBBB", start=1, turn=0)
    placing = positions.play(before, "1R", "2B")
    positions.check(placing, "round 1, place, joker purple, seat 2 acts, seat 2 starts\n center -")
    assert placing.scores == (5, 5)
    after = positions.play(placing, "pass", "stop", "pass", "stop")
    positions.check(after, "round 2, deal, joker green, seat 2 acts, seat 2 starts")


def test_p14_3_a_round_without_tiles() -> None:
    """The deal fills the supply and leaves every factory empty: placing begins with the same start seat."""
    boards = positions.crowded(pool("8P 2R"))
    before = positions.at("deal", *boards, round=2, tower="2R", supply="8P", start=2, turn=2)
    after = positions.play(before, f"RR /{' -' * 9}")
    positions.check(after, "round 2, place, joker green, seat 3 acts, seat 3 starts\n center -\n supply PPPPPPPPRR")


def test_p14_3_nothing_to_draw_at_all() -> None:
    """With bag and tower empty there is no deal either: the tiles kept are placed in the next round."""
    first, second, third, last = positions.crowded(pool("10P 2R"))
    kept = replace(first, corners=pool("2R"), passed=True)
    others = (replace(second, passed=True), replace(third, passed=True))
    before = positions.at("place", kept, *others, last, supply="10P", turn=3, start=1)
    after = positions.play(before, "pass")
    positions.check(after, "round 2, place, joker green, seat 2 acts, seat 2 starts\n seat 1 score 5, hand 2R, corners -")


def test_p14_4_high_scores() -> None:
    """A score far beyond the printed track goes on growing."""
    after = positions.play(positions.at("place", seat("G2356", hand="G", score=10_000)), "G1")
    assert after.scores[0] == 10_005


# Options and presets


def test_p15_1_the_options() -> None:
    """Side and joker order have their values and defaults, in a game and in a position."""
    standard = ["purple", "green", "orange", "yellow", "blue", "red"]
    assert Pavilion().options == {"side": "coloured", "joker_order": standard}
    mixed = ["red", *standard[:5]]
    assert Pavilion(side="grey", joker_order=mixed).options == {"side": "grey", "joker_order": mixed}
    data = json.loads(Pavilion(side="grey", joker_order=mixed).new().to_json())
    assert State.from_json(json.dumps(data)).options.to_dict() == {"side": "grey", "joker_order": mixed}


@pytest.mark.parametrize(
    "options",
    [
        {"side": "gray"},
        {"wall": "grey"},
        {"joker_order": "mini"},
        {"joker_order": ["purple"] * 6},
        {"joker_order": ["purple", "green", "orange", "yellow", "blue"]},
    ],
    ids=str,
)
def test_p15_1_others_are_refused(options: dict[str, Any]) -> None:
    """Any other name or value is rejected."""
    with pytest.raises(OptionError):
        Pavilion(2, **options)


def test_p15_2_presets() -> None:
    """Both `standard` and `mini` are the default of every option."""
    assert Pavilion(preset="standard").options == Pavilion(preset="mini").options == Pavilion().options
    assert Pavilion(preset="mini", side="grey").options == Pavilion(side="grey").options
