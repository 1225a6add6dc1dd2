"""Impossible positions of Summer Pavilion are rejected with every reason, and possible ones are never refused."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import pytest

from sintra.errors import InvalidState
from sintra.factories import validation as table
from sintra.pavilion import validation
from sintra.pavilion.game import Pavilion
from sintra.pavilion.setup import Setup
from sintra.pavilion.state import State
from sintra.pavilion.validation import reasons
from tests.pavilion.positions import FULL, board, crowded, emptied, grey, make, pool, rules, seat
from tests.pavilion.walks import PHASES, every_table, walk
from tests.templates import yielded

PASSED = seat(passed=True)
DRAFT = make("draft", factories="PGOY")
PLACE = make("place", seat(hand="2R"))
DEAL = make("deal", round=2)
WINDOW = seat("O56", hand="B")
ALL_PHASES = "deal, draft, place, bonus, refill, discard, over"


@dataclass(frozen=True)
class Case:
    """An impossible position and everything that is wrong with it."""

    name: str
    position: Setup
    reasons: list[str]

    def __str__(self) -> str:
        return self.name


def case(name: str, position: Setup, *reasons: str) -> Case:
    """Make a case."""
    return Case(name, position, list(reasons))


def without_bag(setup: Setup) -> Setup:
    """Move the tiles of bag and tower to the hand of the last seat."""
    last = setup.seats[-1]
    hand = {color: last.hand.get(color, 0) + number for color, number in setup.bag.items()}
    return replace(setup, bag={}, seats=(*setup.seats[:-1], replace(last, hand=hand)))


SHAPES = [
    case("players-1", replace(DRAFT, players=1), "1 players, expected 2, 3 or 4"),
    case("players-huge", replace(DRAFT, players=10**9), "1000000000 players, expected 2, 3 or 4"),
    case("seats", replace(DRAFT, seats=(seat(),)), "1 seats for 2 players"),
    case("factories", replace(DRAFT, factories=({},) * 7), "7 factories, expected 5 for 2 players"),
    case("phase", replace(DRAFT, phase="tiling"), f"phase 'tiling', expected one of {ALL_PHASES}"),
    case("start", replace(DRAFT, start=2), "start is seat 2, expected 0 to 1"),
    case("start-negative", replace(DRAFT, start=-1), "start is seat -1, expected 0 to 1"),
    case("turn", replace(DRAFT, turn=2), "turn is seat 2, expected 0 to 1"),
    case("turn-none", replace(DRAFT, turn=None), "turn is seat None, expected 0 to 1"),
    case(
        "turn-over",
        make("over", PASSED, PASSED, round=6, turn=0),
        "turn is seat 0, expected none when the game is over",
    ),
    case("round-0", replace(DRAFT, round=0), "round 0, expected 1 to 6"),
    case("round-7", replace(DRAFT, round=7), "round 7, expected 1 to 6"),
    case("round-over", make("over", PASSED, PASSED, round=5), "the game is over in round 5, expected round 6"),
    case("due-0", make("bonus", WINDOW), "bonus_due is 0, expected 1 to 3 in phase bonus"),
    case("due-4", make("bonus", WINDOW, bonus_due=4), "bonus_due is 4, expected 1 to 3 in phase bonus"),
    case("due-elsewhere", replace(PLACE, bonus_due=1), "bonus_due is 1, expected 0 in phase place"),
    case(
        "no-discard-from",
        make("discard", seat(hand="R", passed=True), discard_from=None),
        "discard_from is None, expected a color in phase discard",
    ),
    case("discard-from", replace(PLACE, discard_from="red"), "discard_from is red, expected none in phase place"),
]

TILES = [
    case(
        "conservation",
        replace(DEAL, bag=pool("21P 20G 20O 20Y 20B 21R")),
        "23 purple tiles in all, expected 22",
        "21 blue tiles in all, expected 22",
    ),
    case(
        "negative",
        replace(DEAL, bag=pool("20P 21G 20O 20Y 21B 21R"), tower={"green": -1}),
        "a pool holds a negative number of tiles",
    ),
    case("supply-11", make("place", supply="11R"), "11 tiles on the supply, expected at most 10"),
    case(
        "supply-draft",
        make("draft", factories="PGOY", supply="9R"),
        "9 tiles on the supply, expected 10, because it is filled before the factories",
    ),
    case(
        "supply-bag",
        make("place", supply="9R"),
        "9 tiles on the supply, expected at least 10 while there are tiles in the bag",
    ),
    case(
        "supply-refill",
        make("refill", WINDOW, supply="6R"),
        "6 tiles on the supply, expected at least 7 while there are tiles in the bag",
    ),
    case(
        "supply-bonus",
        make("bonus", WINDOW, supply="8R", bonus_due=2),
        "8 tiles on the supply, expected at least 9 while there are tiles in the bag",
    ),
    case(
        "supply-tower",
        without_bag(make("place", seat(), supply="9R", tower="B")),
        "9 tiles on the supply, expected 10 while there are tiles in the tower",
    ),
    case("factory-5", make("draft", factories="PPGOY"), "factory 1 holds 5 tiles, expected at most 4"),
    case(
        "factory-3",
        make("draft", factories="- - PPG"),
        "factory 3 holds 3 tiles, expected 0 or 4 while there are tiles in the bag or the tower",
    ),
    case(
        "factory-later",
        without_bag(make("draft", factories="- PPG PGOY")),
        "factory 2 holds 3 tiles, but a later factory is not empty",
    ),
    case(
        "center",
        make("draft", factories="PGOY", center="13R"),
        "13 tiles in the center, expected at most 12, three of each empty factory",
    ),
    case(
        "stone-place",
        replace(PLACE, stone_in_center=True),
        "the stone is in the center in phase place, expected only while drafting",
    ),
    case(
        "stone-turn",
        make("draft", factories="PGOY", start=1, turn=0),
        "turn is seat 0, expected seat 1: seat 1 started, 4 factories are empty and nobody took from the center",
    ),
    case(
        "stone-early",
        make("draft", factories="PGOY PGOY PGOY PGOY PGOY", stone=False),
        "start seat 0 has the stone, but it cannot have taken tiles from the center yet",
    ),
    case(
        "stone-no-tiles",
        make("draft", seat(hand="R"), seat(), factories="PGOY", stone=False, start=1),
        "start seat 1 has the stone, but it cannot have taken tiles from the center yet",
    ),
]

SEATS = [
    case("score-0", make("place", seat(score=0)), "seat 0: score 0, expected 1 to 30000"),
    case("score-30001", make("place", seat(), seat(score=30_001)), "seat 1: score 30001, expected 1 to 30000"),
    case(
        "corners-5",
        make("place", seat(), seat(corners="5R", passed=True)),
        "seat 1: 5 tiles in the corners, expected at most 4",
    ),
    case(
        "outer-star",
        make("place", replace(seat(), board=board("25B 21R", "grey"))),  # the upper right star, which is red
        "seat 0: star UR holds blue, red, expected red only",
    ),
    case("center-star", make("place", seat("C1R C2R")), "seat 0: star C holds red, red, expected all different"),
    case(
        "grey-star",
        make("place", grey("C1R C2R C3B"), side="grey"),
        "seat 0: star C holds red, red, blue, expected all of one color or all different",
    ),
    case(
        "passed-draft",
        make("draft", seat(), PASSED, factories="PGOY"),
        "seat 1: has passed in phase draft, expected only while placing",
    ),
    case("passed-deal", make("deal", PASSED, round=2), "seat 0: has passed in phase deal, expected only while placing"),
    case(
        "corners-early",
        make("place", seat(corners="R")),
        "seat 0: has tiles in the corners, expected only once it has passed and discarded",
    ),
    case(
        "corners-discard",
        make("discard", seat(hand="R", corners="R", passed=True)),
        "seat 0: has tiles in the corners, expected only once it has passed and discarded",
    ),
    case(
        "hand-passed",
        make("place", seat(), seat(hand="2R", passed=True)),
        "seat 1: has passed with 2 tiles in the hand, expected none: they are kept or discarded",
    ),
]
PLAY = [
    case("draft-nothing", make("draft", start=1), "no tiles on factories or in the center, expected some while drafting"),
    case(
        "tiles-left",
        make("place", factories="PGOY", center="R"),
        "5 tiles on factories and in the center in phase place, expected none",
    ),
    case("deal-turn", replace(DEAL, turn=1), "turn is seat 1, expected the start seat 0 before a deal"),
    case(
        "deal-nothing",
        make("deal", *crowded(pool("10P")), round=2, supply="10P"),
        "bag and tower are empty, so there would be no deal",
    ),
    case("deal-first", make("deal", supply="R"), "131 tiles in the bag before the first deal, expected all 132"),
    case(
        "deal-hand",
        make("deal", seat(), seat(hand="5R"), round=2),
        "seat 1: 5 tiles in the hand before a deal, expected at most 4 that were kept",
    ),
    case("deal-score", make("deal", seat(score=6)), "seat 0: score 6 before the first deal, expected 5"),
    case("place-passed", make("place", PASSED), "turn is seat 0, which has passed"),
    case("bonus-passed", make("bonus", replace(WINDOW, hand={}, passed=True), bonus_due=3), "turn is seat 0, which has passed"),
    case(
        "bonus-supply",
        without_bag(make("bonus", WINDOW, bonus_due=3, supply="2R")),
        "bonus_due is 3, but only 2 tiles are on the supply",
    ),
    case(
        "bonus-unearned",
        make("bonus", seat("O23 C1P C6G"), bonus_due=2),
        "bonus_due is 2, but no placement of seat 0 can have earned more than 1",
    ),
    case("refill-passed", make("refill", PASSED, supply="9R"), "turn is seat 0, which has passed"),
    case("refill-full", make("refill"), "the supply is full, so there would be no refill"),
    case(
        "refill-nothing",
        without_bag(make("refill", supply="9R")),
        "bag and tower are empty, so there would be no refill",
    ),
    case("discard-unpassed", make("discard", seat(hand="R")), "seat 0 discards, but has not passed"),
    case("discard-nothing", make("discard", PASSED), "seat 0 has nothing to discard, so its round would have ended"),
    case(
        "discard-stuck",
        make("discard", seat(hand="5P 1G", passed=True), discard_from="green", tower="G"),
        "5 tiles of seat 0 can no longer be discarded, expected at most 4",
    ),
    case(
        "discard-tower",
        make("discard", seat(hand="2R", passed=True), discard_from="green"),
        "discard_from is green, but no green tile is in the tower",
    ),
    case("over-unpassed", make("over", PASSED, round=6), "seat 1: has not passed, expected all to have when the game is over"),
    case(
        "over-score",
        make("over", replace(PASSED, board=board(FULL), score=152), replace(PASSED, score=1), round=6),
        "seat 0: score 152, expected at least 153 with the points for its stars and numbers",
    ),
]
CASES = [*SHAPES, *TILES, *SEATS, *PLAY]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_impossible_position_is_refused(case: Case) -> None:
    """Each position is rejected with exactly what is wrong with it."""
    assert reasons(case.position) == case.reasons
    with pytest.raises(InvalidState) as caught:
        State.from_setup(case.position)
    assert str(caught.value) == "impossible position: " + "; ".join(case.reasons)


def test_every_reason_is_tested() -> None:
    """A new reason needs a position here that shows it."""
    shown = [reason for case in CASES for reason in case.reasons]
    assert [text for text in templates() if not any(re.search(text, reason) for reason in shown)] == []


def templates() -> Iterator[str]:
    """Yield every reason that makes a position impossible, as a pattern: of this game, and of tables with factories."""
    return yielded(validation, table)


def test_the_templates_are_found() -> None:
    """The test above reads the reasons from the source: it would see a new one."""
    assert len(list(templates())) > 45
    assert r"factory\ .+\ holds\ .+\ tiles,\ but\ a\ later\ factory\ is\ not\ empty" in templates()


def test_all_reasons_are_listed_at_once() -> None:
    """All errors are reported at once, not one at a time."""
    wrong = replace(
        make("place", seat("C1R C2R", score=0), seat(corners="5B"), supply="11R", factories="PPGOY"),
        tower={"teal": 0, "green": -1},
    )
    assert reasons(wrong) == [
        "a pool holds a negative number of tiles",
        "21 green tiles in all, expected 22",
        "11 tiles on the supply, expected at most 10",
        "factory 1 holds 5 tiles, expected at most 4",
        "seat 0: score 0, expected 1 to 30000",
        "seat 0: star C holds red, red, expected all different",
        "seat 1: 5 tiles in the corners, expected at most 4",
        "seat 1: has tiles in the corners, expected only once it has passed and discarded",
    ]


def test_all_faults_of_the_table_are_listed_at_once() -> None:
    """The seats, the factories, the phase, the start, the turn, the round and what is due are all looked at."""
    wrong = replace(PLACE, players=3, phase="x", start=3, turn=-1, round=0, bonus_due=2, discard_from="red")
    assert reasons(wrong) == [
        "2 seats for 3 players",
        "5 factories, expected 7 for 3 players",
        f"phase 'x', expected one of {ALL_PHASES}",
        "start is seat 3, expected 0 to 2",
        "turn is seat -1, expected 0 to 2",
        "round 0, expected 1 to 6",
        "bonus_due is 2, expected 0 in phase x",
        "discard_from is red, expected none in phase x",
    ]


# Possible positions


POSSIBLE = {
    "a short last factory": without_bag(make("draft", factories="- PGOY PPG")),
    "a full center": make("draft", center="15R", start=1),
    "the highest score": make("place", seat(score=30_000)),
    "the lowest score": make("place", seat(score=1)),
    "a huge hand": emptied("place", supply="").setup,
    "a full board": make("place", seat(FULL)),
    "a supply of jokers": make("bonus", WINDOW, bonus_due=3, supply="10P"),
    "the last bonus tile": make("bonus", WINDOW, bonus_due=1, supply="8R"),
    "a bonus cut short": without_bag(make("bonus", WINDOW, bonus_due=2, supply="2R")),
    "a discard before any": make("discard", seat(hand="4P 3R", passed=True)),
    "a discard of the last color": make("discard", seat(hand="4P 3R", passed=True), discard_from="red", tower="R"),
    "an empty supply": without_bag(make("place", seat(hand="R"), supply="")),
    "over with all points": make("over", replace(PASSED, board=board(FULL), score=153), PASSED, round=6),
    "over with corners": make("over", seat(corners="4R", passed=True, score=1), PASSED, round=6),
    "two of one color on a grey star": make("place", grey("C12R 25R 26B"), side="grey"),
}


@pytest.mark.rules
@pytest.mark.parametrize("position", POSSIBLE.values(), ids=POSSIBLE)
def test_possible_positions_are_accepted(position: Setup) -> None:
    """Rare but possible positions are accepted, round-trip, and can be played to the end."""
    state = State.from_setup(position)
    assert state.setup == position
    *_, last = walk(rules(state), state, 1)
    assert last.is_over


@pytest.mark.rules
@every_table
def test_reached_positions_are_never_refused(players: int, side: str, scaled: Callable[[int], int]) -> None:
    """Whatever play can reach is possible: no rule of validation contradicts a rule of the game."""
    game = Pavilion(players, side=side)
    phases: set[str] = set()
    for seed in range(scaled(18)):
        for state in walk(game, game.new(seed % players), seed):
            assert reasons(state.setup) == []
            phases.add(state.phase)
    assert phases == PHASES
