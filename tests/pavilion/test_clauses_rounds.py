"""Summer Pavilion's clauses P8 to P10: refilling the supply, passing and the next round."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sintra.errors import IllegalDeal
from sintra.pavilion.game import Pavilion
from sintra.pavilion.state import State
from sintra.pavilion.tiles import COLOR, size
from tests.pavilion import positions
from tests.pavilion.positions import in_hand, pool, seat
from tests.pavilion.walks import walk

pytestmark = pytest.mark.rules

WINDOW = seat("O5", hand="6O")  # O6 completes a window: three bonus tiles


# Refilling the supply


def test_p8_1_after_a_turn_with_bonus_tiles() -> None:
    """When the last bonus tile is taken the supply has three gaps, which are filled before the next seat acts."""
    gaps = positions.play(positions.at("place", WINDOW, supply="PPGGOOYYBR"), "O6", "+P", "+P", "+R")
    positions.check(gaps, "round 1, refill, joker purple, seat 2 acts, seat 1 starts\n supply GGOOYYB")
    assert positions.legal(gaps) == ""
    bag = size(gaps.setup.bag)
    after = positions.play(gaps, "BBB")
    positions.check(after, "round 1, place, joker purple, seat 2 acts, seat 1 starts\n supply GGOOYYBBBB")
    assert size(after.setup.bag) == bag - 3


def test_p8_1_never_between_two_bonus_tiles() -> None:
    """After the first and second bonus tile the supply keeps its gaps, and no deal is due."""
    state = positions.play(positions.at("place", WINDOW), "O6")
    for move, left in (("+P", 9), ("+P", 8)):
        state = positions.play(state, move)
        assert (state.phase, state.needs_deal, size(state.setup.supply)) == ("bonus", False, left)


def test_p8_1_no_gap_no_refill() -> None:
    """A turn that leaves the supply full is followed by the next at once, a placement as well as a pass."""
    before = positions.at("place", seat(hand="G"), seat(hand="Y"), seat())
    positions.check(positions.play(before, "G1"), "round 1, place, joker purple, seat 2 acts, seat 1 starts")
    positions.check(positions.play(before, "pass", "stop"), "round 1, place, joker purple, seat 2 acts, seat 1 starts")


def test_p8_1_after_a_pass_with_discards() -> None:
    """Gaps that could not be filled are filled after a pass whose discards bring tiles, with the last discard only."""
    before = positions.emptied("place", seat(hand="6R"), seat(), seat(), supply="PPGGOO")
    first = positions.play(before, "pass", "-R")
    positions.check(first, "round 1, discard, discards from red, joker purple, seat 1 acts, seat 1 starts\n supply PPGGOO")
    gaps = positions.play(first, "-R", "stop")
    positions.check(gaps, "round 1, refill, joker purple, seat 2 acts, seat 1 starts\n bag -\n tower 2R\n supply PPGGOO")
    after = positions.play(gaps, "RR")
    positions.check(after, "round 1, place, joker purple, seat 2 acts, seat 1 starts\n bag -\n tower -\n supply PPGGOORR")


def test_p8_2_the_tower_is_poured_in_when_the_bag_is_empty() -> None:
    """The bag has one tile and three are due: it comes first, then the whole tower is poured in and two are drawn."""
    before = positions.at("place", WINDOW, bag="R", tower="10G 3B", supply="PPPGOOYYBR")
    gaps = positions.play(before, "O6", "+P", "+P", "+P")
    positions.check(gaps, "bag 1R\n tower 10G 5O 3B")
    with pytest.raises(IllegalDeal, match="the supply gets tiles from the tower before the bag is empty of R"):
        positions.play(gaps, "GGB")
    after = positions.play(gaps, "GBR")
    positions.check(after, "bag 9G 5O 2B\n tower -\n supply GGOOYYBBRR")


def test_p8_2_never_earlier() -> None:
    """A bag that is emptied to its last tile stays empty, and the tower as it is, until the next draw."""
    before = positions.at("place", WINDOW, bag="3R", tower="10G", supply="PPPGOOYYBR")
    after = positions.play(before, "O6", "+P", "+P", "+P", "RRR")
    positions.check(after, "bag -\n tower 10G 5O\n supply GOOYYBRRRR")


def test_p8_2_for_a_factory() -> None:
    """In a deal too the tower is poured in when a tile is due and the bag is empty, here for factory 2."""
    before = positions.at("deal", round=2, bag="6R")
    with pytest.raises(IllegalDeal, match="factory 2 gets tiles from the tower before the bag is empty of RR"):
        positions.play(before, "- / RRRR RGGG OOOO YYYY BBBB")
    after = positions.play(before, "- / RRRR RRGG OOOO YYYY BBBB")
    positions.check(after, "bag 20P 18G 16O 16Y 17B 15R\n tower -")


def test_p8_3_gaps_stay_while_there_are_no_tiles() -> None:
    """With bag and tower empty the supply keeps its gap, and the next seat acts at once."""
    before = positions.emptied("place", seat("O23 C6R", hand="P"), seat(), seat())
    after = positions.play(before, "C1P", "+P")
    positions.check(after, "round 1, place, joker purple, seat 2 acts, seat 1 starts\n bag -\n tower -\n supply PGGOOYYBR")


def test_p8_3_gaps_are_filled_when_there_are_tiles() -> None:
    """A placement for one tile brings nothing to the tower; the next one brings a tile, and one gap is filled."""
    before = positions.emptied("place", seat(hand="G"), seat(hand="2Y"), seat(), supply="PPGG")
    first = positions.play(before, "G1")
    positions.check(first, "round 1, place, joker purple, seat 2 acts, seat 1 starts\n tower -\n supply PPGG")
    second = positions.play(first, "Y2")
    positions.check(second, "round 1, refill, joker purple, seat 3 acts, seat 1 starts\n tower 1Y\n supply PPGG")
    third = positions.play(second, "Y")
    positions.check(third, "round 1, place, joker purple, seat 3 acts, seat 1 starts\n tower -\n supply PPGGY")


def test_p8_4_the_last_pass_of_a_round() -> None:
    """Gaps left when the last seat passes are filled by the deal of the next round, in one chance point."""
    before = positions.emptied("place", seat(passed=True), seat(), supply="PPGG", turn=1)
    held = in_hand(before, 1)
    discards = [f"-{letter}" for letter in "PGOYB" for _ in range(held[COLOR[letter]])]
    after = positions.play(before, "pass", *discards, *["-R"] * (held["red"] - 4), "stop")
    positions.check(after, "round 2, deal, joker green, seat 1 acts, seat 1 starts\n bag -\n supply PPGG")
    dealt = positions.play(after, "YYYYYY / OOOO OOOO OOOO OOOO OOOO")
    positions.check(dealt, "round 2, draft, joker green, seat 1 acts, seat 1 starts\n supply PPGGYYYYYY")


def test_p8_4_no_refill_after_round_6() -> None:
    """After the last pass of round 6 the gaps stay and the game is over."""
    before = positions.emptied("place", seat(passed=True), seat(), round=6, supply="PP", turn=1)
    discards = [f"-{letter}" for letter, number in zip("PGOYBR", (20, 22, 22, 22, 22, 22), strict=True) for _ in range(number)]
    after = positions.play(before, "pass", *discards)
    positions.check(after, "round 6, over, joker red, seat 1 starts\n supply PP\n tower 20P 22G 22O 22Y 22B 22R")


# A pass


def test_p9_1_a_seat_may_always_pass() -> None:
    """The pass is offered beside placements, and alone when there is nothing to place."""
    assert positions.legal(positions.at("place", seat(hand="G"))) == "G1 C1G pass"
    assert positions.legal(positions.at("place", seat("G1 C1P", hand="G"))) == "pass"
    assert positions.legal(positions.at("place", seat())) == "pass"


def test_p9_1_who_has_passed_does_not_act_again() -> None:
    """After a pass the other seat acts turn after turn."""
    state = positions.play(positions.at("place", seat(), seat(hand="6G")), "pass")
    for move in ("G1", "G2", "G3"):
        assert state.turn == 1
        state = positions.play(state, move)
    positions.check(state, "seat 1 score 5, passed, hand -, corners -")


@pytest.mark.parametrize(
    ("moves", "corners", "tower", "score"),
    [
        ("-R -R stop", "4G", "2R", 18),
        ("-G -R stop", "3G 1R", "1G 1R", 18),
        ("-G -G stop", "2G 2R", "2G", 18),
        ("-G -G -G -G stop", "2R", "4G", 16),  # fewer than it could
        ("-G -G -G -G -R -R", "-", "4G 2R", 14),
    ],
)
def test_p9_2_keeping_up_to_four(moves: str, corners: str, tower: str, score: int) -> None:
    """A seat that passes keeps any four of its tiles in the corners, or fewer."""
    before = positions.at("place", seat(hand="4G 2R", score=20), seat(score=9))
    after = positions.play(before, "pass", *moves.split())
    positions.check(after, f"seat 1 score {score}, passed, hand -, corners {corners}\n tower {tower}")
    assert (after.turn, after.scores) == (1, (score, 9))


def test_p9_3_discards_cost_a_point_each() -> None:
    """Every discarded tile goes to the tower and costs one point at once, down to 1 at the lowest."""
    state = positions.play(positions.at("place", seat(hand="8R", score=3), tower="2B"), "pass")
    scores: list[int] = []
    for _ in range(4):
        state = positions.play(state, "-R")
        scores.append(state.scores[0])
    assert scores == [2, 1, 1, 1]
    positions.check(state, "tower 2B 4R")


def test_p9_4_the_order_of_discards() -> None:
    """The worked example: no way back to an earlier color, and no color with more than four tiles before it."""
    state = positions.play(positions.at("place", seat(hand="3P 2G 2R", score=10)), "pass")
    offered = [positions.legal(state)]
    for move in ("-G", "-R", "-R"):
        state = positions.play(state, move)
        offered.append(positions.legal(state))
    assert offered == ["-P -G", "-G -R", "-R", "stop"]
    after = positions.play(state, "stop")
    positions.check(after, "seat 1 score 7, passed, hand -, corners 3P 1G")


def test_p9_4_refused_discards_say_why() -> None:
    """An earlier color, a color too far ahead and one that is not there are rejected, each for its own reason."""
    state = positions.play(positions.at("place", seat(hand="3P 2G 2R")), "pass")
    assert positions.refusal(state, "-R") == "too_many_before"
    assert positions.refusal(state, "-Y") == "not_in_hand"
    assert positions.refusal(positions.play(state, "-G"), "-P") == "color_is_past"


def test_p9_4_every_choice_has_one_sequence() -> None:
    """All ways through the discards of a hand keep different tiles, and every way to keep four or fewer is among them."""
    hand = {"purple": 2, "orange": 3, "red": 2}
    kept: list[str] = []

    def go_on(state: State) -> None:
        if state.phase != "discard":
            kept.append(str(dict(state.setup.seats[0].corners)))
            return
        for move in positions.legal(state).split():
            go_on(positions.play(state, move))

    go_on(positions.play(positions.at("place", seat(hand="2P 3O 2R"), seat()), "pass"))
    assert len(kept) == len(set(kept))
    ways = [(p, o, r) for p in range(3) for o in range(4) for r in range(3) if p + o + r <= 4]
    expected = [{color: number for color, number in zip(hand, way, strict=True) if number} for way in ways]
    assert sorted(kept) == sorted(map(str, expected))


def test_p9_5_stopping() -> None:
    """A seat may stop once four tiles are left, not with five, and need not discard at all with four."""
    five = positions.play(positions.at("place", seat(hand="5R")), "pass")
    assert positions.legal(five) == "-R"
    assert positions.refusal(five, "stop") == "too_many_kept"
    four = positions.play(five, "-R")
    assert positions.legal(four) == "-R stop"
    positions.check(positions.play(four, "stop"), "seat 1 score 4, passed, hand -, corners 4R")


def test_p9_5_an_empty_hand_ends_the_round_at_once() -> None:
    """With nothing in hand a pass needs no stop; after the last discard there is none either."""
    after = positions.play(positions.at("place", seat()), "pass")
    positions.check(
        after, "round 1, place, joker purple, seat 2 acts, seat 1 starts\n seat 1 score 5, passed, hand -, corners -"
    )
    last = positions.play(positions.at("place", seat(hand="R")), "pass", "-R")
    positions.check(
        last, "round 1, place, joker purple, seat 2 acts, seat 1 starts\n seat 1 score 4, passed, hand -, corners -"
    )


# The next round


def test_p10_1_going_on() -> None:
    """When all have passed, the next round with its joker is due, and the stone's holder will start it."""
    before = positions.at("place", seat(passed=True), seat(), seat(passed=True), round=3, start=2, turn=1)
    after = positions.play(before, "pass")
    positions.check(after, "round 4, deal, joker yellow, seat 3 acts, seat 3 starts\n seat 1 score 5, hand -, corners -")


def test_p10_2_the_corners_return() -> None:
    """Before the deal the tiles of the corners are back in the hands, and nobody has passed."""
    before = positions.at("place", seat(corners="2G 1R", passed=True), seat(hand="3B"), turn=1)
    after = positions.play(before, "pass", "stop")
    positions.check(
        after,
        """
        round 2, deal, joker green, seat 1 acts, seat 1 starts
        seat 1 score 5, hand 2G 1R, corners -
        seat 2 score 5, hand 3B, corners -
        """,
    )


def test_p10_3_the_deal_fills_the_supply_first() -> None:
    """With eleven tiles and six gaps the supply gets six, factory 1 four, factory 2 one."""
    boards = positions.crowded(pool("4P 11R"))
    before = positions.at("deal", *boards, round=2, tower="11R", supply="4P")
    dealt = positions.play(before, f"RRRRRR / RRRR R{' -' * 7}")
    positions.check(dealt, "supply PPPPRRRRRR\n factory 1 RRRR\n factory 2 R\n factory 3 -")


def test_p10_3_a_full_supply_gets_nothing() -> None:
    """Usually the supply has no gaps: the deal goes to the factories alone."""
    before = positions.at("deal", round=2, supply="PPGGOOYYBR")
    after = positions.play(before, "- / PGOY RRRR BBBB YYYY GGGG")
    positions.check(after, "supply PPGGOOYYBR\n factory 1 PGOY\n factory 5 GGGG\n center *")


def test_p10_4_the_short_deal() -> None:
    """Five tiles are left: factory 1 gets four, factory 2 one, the others none, and the round is played with these."""
    boards = positions.crowded(pool("10P 5R"))
    before = positions.at("deal", *boards, round=2, tower="5R", supply="10P")
    after = positions.play(before, f"- / RRRR R{' -' * 7}")
    positions.check(
        after, "round 2, draft, joker green, seat 1 acts, seat 1 starts\n bag -\n tower -\n factory 2 R\n factory 3 -"
    )
    placing = positions.play(after, "1R", "2R")
    positions.check(placing, "round 2, place, joker green, seat 1 acts, seat 1 starts")


@pytest.mark.parametrize("players", [2, 4])
def test_p10_4_short_rounds_come_to_an_end(players: int, scaled: Callable[[int], int]) -> None:
    """Games go through all six rounds, whatever the tiles that are left."""
    game = Pavilion(players)
    for seed in range(scaled(10)):
        rounds = [state.round for state in walk(game, game.new(), seed)]
        assert rounds == sorted(rounds)
        assert set(rounds) == set(range(1, 7))
