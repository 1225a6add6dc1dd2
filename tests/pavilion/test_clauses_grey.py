"""Summer Pavilion's clauses P12: the grey side."""

from __future__ import annotations

import pytest

from sintra.pavilion.game import Pavilion
from tests.pavilion import positions
from tests.pavilion.positions import grey, in_hand, last_pass, placed

pytestmark = pytest.mark.rules

HAND = "PGOYBR"
ALL = "1P 1G 1O 1Y 1B 1R"


def colors_for(tiles: str, star: str) -> str:
    """List the colors that a star takes, with six tiles of each in hand, in the order of colors."""
    hand = " ".join(f"6{letter}" for letter in HAND)
    before = positions.at("place", grey(tiles, hand=hand), side="grey", supply="PPGGOOYYBR")
    found = {move[2] for move in positions.legal(before).split() if move.startswith(star)}
    return "".join(letter for letter in HAND if letter in found)


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("star", "123456")
def test_p12_1_the_numbers_of_outer_stars(star: str, number: int) -> None:
    """A placement named by star and number lies where the page of rules draws it, costs its number and takes any color."""
    after = positions.play(positions.at("place", grey(hand="7R"), side="grey"), f"{star}{number}R")
    place, numbers = positions.NAMED["grey"][star]
    assert after.setup.to_dict()["seats"][0]["board"][place][numbers.index(str(number))] == "red"
    assert placed(after) == positions.board(f"{star}{number}R", "grey")
    assert in_hand(after).get("red") == 7 - number


@pytest.mark.parametrize("space", range(1, 7))
def test_p12_1_the_center_star_prints_3(space: int) -> None:
    """Each space of the center star costs three tiles; moves count its spaces clockwise from the top."""
    after = positions.play(positions.at("place", grey(hand="7R"), side="grey"), f"C{space}R")
    assert after.setup.to_dict()["seats"][0]["board"]["C"][space - 1] == "red"
    assert in_hand(after) == {"red": 4}


@pytest.mark.parametrize("tiles", ["", "25R", "21P"])
def test_p12_2_the_first_two_tiles(tiles: str) -> None:
    """A star with no tile or one takes every color on each of its free spaces."""
    assert colors_for(tiles, "2") == HAND
    before = positions.at("place", grey(tiles, hand="6B"), side="grey")
    free = {move[1] for move in positions.legal(before).split() if move.startswith("2")}
    assert free == set("123456") - set(tiles[1:2])


def test_p12_3_single_coloured_stars() -> None:
    """Two red tiles make a star red for good, on whichever of its spaces they lie."""
    assert colors_for("25R 22R", "2") == "R"
    assert colors_for("2123R", "2") == "R"
    assert colors_for("C14R", "C") == "R"
    before = positions.at("place", grey("256R", hand="B"), side="grey")
    assert positions.refusal(before, "21B") == "star_is_single"


def test_p12_4_many_coloured_stars() -> None:
    """Two different tiles make a star many-colored: it takes only colors that it does not hold."""
    assert colors_for("25R 26B", "2") == "PGOY"
    assert colors_for("25R 26B 21G 22P 23Y", "2") == "O"
    assert colors_for("C1R C2B", "C") == "PGOY"
    before = positions.at("place", grey("25R 26B", hand="B"), side="grey")
    assert positions.refusal(before, "21B") == "star_has_color"


def test_p12_4_the_choice_is_made_by_playing() -> None:
    """The second tile placed decides: the same star becomes red or many-colored."""
    before = positions.at("place", grey("25R", hand="3R 3B"), side="grey")
    red, many = positions.play(before, "21R", "pass"), positions.play(before, "21B", "pass")
    assert [move for move in positions.legal(red).split() if move.startswith("2")] == ["22R"]
    assert [move for move in positions.legal(many).split() if move.startswith("2")] == []


def test_p12_5_each_star_by_itself() -> None:
    """Two red stars, two many-colored ones and a red center star may lie on one board."""
    tiles = "125R 245R 31R 32B 41R 42B C12R"
    assert [colors_for(tiles, star) for star in "123456C"] == ["R", "R", "PGOY", "PGOY", HAND, HAND, "R"]


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        *((f"3123456{letter}", points) for letter, points in zip("RBYOGP", (14, 15, 16, 17, 18, 20), strict=True)),
        ("C123456P", 20),
        ("31R 32B 33P 34G 35O 36Y", 12),
        ("C1R C2B C3P C4G C5O C6Y", 12),
        ("312345R", 0),
        ("31R 32B 33P 34G 35O", 0),
        ("1123456R 4123456R", 28),
    ],
)
def test_p12_6_full_grey_stars(tiles: str, points: int) -> None:
    """A full star of one color earns the points of that color wherever it lies, one of six colors 12."""
    over = last_pass(grey(tiles, score=30), grey(), side="grey")
    assert over.scores[0] == 30 + points
    assert positions.rules(over).outcome(over).parts[0]["stars"] == points


@pytest.mark.parametrize(
    ("number", "center", "points"),
    [(1, "", 4), (2, "", 8), (3, "C1R C2P C3G C4O C5Y C6B", 12), (3, "", 0), (4, "", 16), (5, "", 0), (6, "", 0)],
)
def test_p12_7_full_grey_numbers(number: int, center: str, points: int) -> None:
    """Six ones, six twos, six fours earn their points; the threes need the center star too."""
    outer = " ".join(f"{star}{number}{letter}" for star, letter in zip("123456", HAND, strict=True))
    over = last_pass(grey(f"{outer} {center}", score=30), grey(), side="grey")
    assert positions.rules(over).outcome(over).parts[0]["numbers"] == points
    assert over.scores[0] == 30 + points + (12 if center else 0)
    lacking = last_pass(grey(f"{outer[4:]} {center}", score=30), grey(), side="grey")
    assert positions.rules(lacking).outcome(lacking).parts[0]["numbers"] == 0


def test_p12_7_all_other_clauses_hold() -> None:
    """On the grey side too a window earns three tiles, a ring scores, and jokers pay."""
    before = positions.at("place", grey("15R", hand="1R 5P"), side="grey")
    after = positions.play(before, "16R+5")
    assert (after.scores[0], after.setup.bonus_due) == (5 + 2, 3)
    positions.check(after, "tower 5P")
    assert Pavilion(2, side="grey").num_actions == 1562
