"""Illegal moves of Summer Pavilion: every reason in exact words, and legal means accepted."""

from __future__ import annotations

import copy
import pickle
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given

from sintra.errors import GameIsOver, IllegalMove
from sintra.pavilion import refusal
from sintra.pavilion.game import Pavilion
from sintra.pavilion.move import Bonus, Discard, Draft, Move, Pass, Place, Stop
from sintra.pavilion.state import State
from sintra.pavilion.tiles import COLORS
from sintra.phrase import Phrase
from tests.pavilion.positions import at, grey, rules, seat
from tests.pavilion.walks import reached

pytestmark = pytest.mark.rules

COLOURED_STARS = ("C", "O", "R", "B", "Y", "G", "P")
GREY_STARS = ("C", "1", "2", "3", "4", "5", "6")

POSITIONS: dict[str, State] = {
    "new": at("deal"),
    "over": at("over", seat(passed=True), seat(passed=True), round=6),
    "draft": at("draft", factories="PPGO RRBB", center="PP"),
    "draft-3": at("draft", factories="PPGO", players=3),
    "untouched": at("draft", factories="PPGO RRBB YYYY OOOO GGGG"),
    "place": at("place", seat("R23 C2Y C4R", hand="2P 1G 3R 1B")),
    "grey": at("place", grey("256R 15R 16B", hand="2P 3G 3R 1B"), side="grey"),
    "bonus": at("bonus", seat("O56", hand="B"), bonus_due=3, supply="PPGGGGYYBB"),
    "refill": at("refill", seat("O56", hand="B"), supply="PPGGGGYYB"),
    "discard": at("discard", seat(hand="3P 2G 2R", passed=True)),
    "late": at("discard", seat(hand="1P 1G 2R", passed=True), discard_from="green", tower="GG"),
}


@dataclass(frozen=True)
class Case:
    """A position, a move that is illegal in it, and why."""

    key: str
    position: str
    move: str
    english: str
    values: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.key}-{self.position}-{self.move}"


HAND = (("purple", 2), ("green", 1), ("blue", 1), ("red", 3))
HAND_TEXT = "2 purple, 1 green, 1 blue, 3 red"
BONUS_DUE = "take bonus tiles from the supply now, such as +R; 3 to go"
HAS_PASSED = "you have passed: discard tiles, such as -R, or type stop to keep the rest"
NOT_PASSED = "you discard tiles only after you have passed"
DRAFTING = "take tiles from a factory or the center now, such as 3R"
TIMES = [
    *(Case("over", "over", move, "the game is over", {}) for move in ("1P", "9R", "B6", "25R", "pass", "+R", "-R", "stop")),
    *(Case("deal_due", "new", move, "tiles must be drawn first", {}) for move in ("1P", "B6", "25R", "pass", "+R", "-R")),
    *(Case("deal_due", "refill", move, "tiles must be drawn first", {}) for move in ("B1", "+R", "stop")),
    *(Case("drafting", "draft", move, DRAFTING, {}) for move in ("R1", "+R", "-R", "stop")),
    Case("pass_while_drafting", "draft", "pass", "you cannot pass while there are tiles to take", {}),
    Case("placing", "place", "1P", "all tiles are taken; now place one or pass", {}),
    Case("no_bonus_due", "place", "+R", "you have no bonus tile to take now", {}),
    *(Case("not_passed", "place", move, NOT_PASSED, {}) for move in ("-R", "stop")),
    *(Case("bonus_due", "bonus", move, BONUS_DUE, {"number": 3}) for move in ("1P", "B1", "pass", "-B", "stop")),
    *(Case("has_passed", "discard", move, HAS_PASSED, {}) for move in ("1P", "R1", "pass", "+R")),
    Case(
        "coloured_side",
        "place",
        "25R",
        "star 2 is on the gray side; here the stars are C, O, R, B, Y, G, P, in moves such as B6 or C4R",
        {"star": "2", "stars": COLOURED_STARS},
    ),
    Case(
        "grey_side",
        "grey",
        "B6+1",
        "the blue star is on the colored side; here the stars are C, 1, 2, 3, 4, 5, 6, in moves such as 25R or C4R",
        {"star": "B", "stars": GREY_STARS},
    ),
]
TAKING = [
    Case("no_such_factory", "draft", "6R", "there is no factory 6; the last one is 5", {"factory": 6, "last": 5}),
    Case("no_such_factory", "draft-3", "8R", "there is no factory 8; the last one is 7", {"factory": 8, "last": 7}),
    Case("source_empty", "draft", "3R", "factory 3 is empty", {"source": 3}),
    Case("source_empty", "untouched", "CR", "the center is empty", {"source": 0}),
    Case(
        "color_not_there",
        "draft",
        "1R",
        "there is no red there; factory 1 has purple, green, orange",
        {"source": 1, "color": "red", "pool": ("purple", "green", "orange")},
    ),
    Case(
        "color_not_there",
        "draft",
        "CB",
        "there is no blue there; the center has purple",
        {"source": 0, "color": "blue", "pool": ("purple",)},
    ),
    Case(
        "joker_among_others",
        "draft",
        "1P",
        "purple is the joker and comes only with another color; factory 1 has purple, green, orange",
        {"source": 1, "color": "purple", "pool": ("purple", "green", "orange")},
    ),
]
PLACING = [
    Case(
        "space_taken",
        "place",
        "R2",
        "space 2 of the red star is already covered, with red",
        {"star": "R", "number": 2, "color": "red"},
    ),
    Case(
        "space_taken",
        "place",
        "C2G",
        "space 2 of the center star is already covered, with yellow",
        {"star": "C", "number": 2, "color": "yellow"},
    ),
    Case(
        "space_taken",
        "grey",
        "16R",
        "space 6 of star 1 is already covered, with blue",
        {"star": "1", "number": 6, "color": "blue"},
    ),
    Case(
        "star_has_color",
        "place",
        "C1R",
        "the center star already has red and takes only other colors",
        {"star": "C", "color": "red"},
    ),
    Case(
        "star_has_color",
        "grey",
        "11R",
        "star 1 already has red and takes only other colors",
        {"star": "1", "color": "red"},
    ),
    Case(
        "star_is_single",
        "grey",
        "21G",
        "star 2 has become red and takes no green",
        {"star": "2", "held": "red", "color": "green"},
    ),
    Case(
        "joker_itself",
        "place",
        "P2+1",
        "purple is the joker itself, so no joker stands in for it: leave out +1",
        {"color": "purple", "jokers": 1},
    ),
    Case(
        "too_many_jokers",
        "place",
        "R1+1",
        "the price is 1, and at least one tile must be red; jokers: 0 at most",
        {"price": 1, "color": "red", "most": 0},
    ),
    Case(
        "too_many_jokers",
        "grey",
        "C5R+3",
        "the price is 3, and at least one tile must be red; jokers: 2 at most",
        {"price": 3, "color": "red", "most": 2},
    ),
    Case(
        "jokers_short",
        "place",
        "R5+3",
        f"purple is the joker, and you need 3 of it; you have {HAND_TEXT}",
        {"jokers": 3, "joker": "purple", "hand": HAND},
    ),
    Case(
        "color_short",
        "place",
        "G4+2",
        f"you need 2 green; you have {HAND_TEXT}",
        {"needed": 2, "color": "green", "hand": HAND},
    ),
    Case(
        "color_short",
        "place",
        "Y1",
        f"you need 1 yellow; you have {HAND_TEXT}",
        {"needed": 1, "color": "yellow", "hand": HAND},
    ),
]
CHOOSING = [
    Case(
        "not_in_supply",
        "bonus",
        "+R",
        "there is no red in the supply; it has 2 purple, 4 green, 2 yellow, 2 blue",
        {"color": "red", "pool": (("purple", 2), ("green", 4), ("yellow", 2), ("blue", 2))},
    ),
    Case(
        "not_in_hand",
        "discard",
        "-Y",
        "there is no yellow in your hand; you have 3 purple, 2 green, 2 red",
        {"color": "yellow", "hand": (("purple", 3), ("green", 2), ("red", 2))},
    ),
    Case(
        "color_is_past",
        "late",
        "-P",
        "discard tiles in the order purple, green, orange, yellow, blue, red; after green it is too late for purple",
        {"order": COLORS, "last": "green", "color": "purple"},
    ),
    Case(
        "too_many_before",
        "discard",
        "-R",
        "that would leave 5 tiles of earlier colors, but you can keep only 4",
        {"number": 5, "corners": 4},
    ),
    Case(
        "too_many_kept",
        "discard",
        "stop",
        "you have 7 tiles left but can keep only 4; discard at least 3",
        {"number": 7, "corners": 4, "excess": 3},
    ),
]
CASES = [*TIMES, *TAKING, *PLACING, *CHOOSING]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def refuse(state: State, move: Any) -> IllegalMove:
    """Play an illegal move, see that the position stays as it is, and give the error."""
    before = state.to_bytes()
    with pytest.raises(IllegalMove) as caught:
        rules(state).play(state, move)
    assert state.to_bytes() == before
    return caught.value


@every_case
def test_a_refusal_says_why(case: Case) -> None:
    """The reason is the exact one, in English and as a Phrase without a language, and the position stays as it is."""
    error = refuse(POSITIONS[case.position], case.move)
    assert str(error) == f"illegal move {case.move}: {case.english}"
    assert error.reason == Phrase(f"pavilion.refusal.{case.key}", case.values)
    assert str(error.move) == case.move


@every_case
def test_a_refusal_survives_copying(case: Case) -> None:
    """An error can be copied and sent to another process with all it says."""
    error = refuse(POSITIONS[case.position], case.move)
    for again in (copy.copy(error), pickle.loads(pickle.dumps(error))):  # noqa: S301 - what we pickled ourselves
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert (again.move, again.reason) == (error.move, error.reason)


def test_every_reason_is_tested() -> None:
    """A new reason needs a position here that shows it."""
    assert {f"pavilion.refusal.{case.key}" for case in CASES} == set(refusal.ENGLISH)


@pytest.mark.parametrize("move", ["1P", "CR", "25R", "pass", 0, 481, Draft(9, "red"), Place("6", 1, "red"), Stop()], ids=ascii)
def test_after_the_end_every_move_is_late(move: Any) -> None:
    """A move after the end has its own error, whatever else would be wrong with it."""
    assert type(refuse(POSITIONS["over"], move)) is GameIsOver


@pytest.mark.parametrize("name", sorted(set(POSITIONS) - {"over"}))
def test_before_the_end_no_move_is_late(name: str) -> None:
    """While the game goes on, a refusal is a plain one."""
    assert type(refuse(POSITIONS[name], "9Y")) is IllegalMove


def every_move() -> list[Move]:
    """Return every move that can be written, for any table."""
    stars = [(star, color) for star in "C123456" for color in COLORS] + [(c[0].upper(), c) for c in COLORS]
    placements = [Place(star, n, color, k) for star, color in stars for n in range(1, 7) for k in range(6)]
    tiles = [kind(color) for kind in (Bonus, Discard) for color in COLORS]
    return [*(Draft(source, color) for source in range(10) for color in COLORS), *placements, *tiles, Pass(), Stop()]


@given(reached())
def test_legal_means_accepted(table: tuple[Pavilion, State]) -> None:
    """Of all moves there are, those listed are accepted and change the position; the others are rejected with a reason."""
    game, state = table
    legal = set(game.legal_moves(state))
    assert bool(legal) == (state.phase in {"draft", "place", "bonus", "discard"})
    for move in legal:
        assert game.play(state, move) != state
        assert refusal.refuse(state.setup, move) is None
    setup = state.setup
    for move in every_move():
        reason = refusal.refuse(setup, move)
        assert (reason is None) == (move in legal)
        assert reason is None or refusal.english(reason)


@given(reached())
def test_a_move_is_the_same_in_all_its_forms(table: tuple[Pavilion, State]) -> None:
    """Text, action and Move lead to the same position, and none of them changes the one before."""
    game, state = table
    before = state.to_bytes()
    for action, move in zip(game.legal_actions(state), game.legal_moves(state), strict=True):
        assert game.play(state, action) == game.play(state, move) == game.play(state, str(move))
    assert state.to_bytes() == before
