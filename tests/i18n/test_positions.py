"""Whole positions told in English, and the answers to questions about their parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sintra.azul import speech as azul_speech
from sintra.i18n import Speaker
from sintra.pavilion import speech as pavilion_speech
from sintra.pavilion.move import Place
from sintra.phrase import Phrase
from tests.azul import positions as azul
from tests.pavilion import positions as pavilion

say = Speaker("en").say
AZUL = azul.fill(
    azul.setup(
        azul.seat("B.... .B... ..... ..... .....", "- YY - RRR -", floor="*T", score=4),
        azul.seat(score=1),
        turn=1,
        round=2,
        center={"red": 4, "teal": 1},
        factories=tuple(map(azul.pool, ("", "BBBK", "", "KKTT", ""))),
        lid={"black": 2},
    )
)
PAVILION = pavilion.at(
    "place",
    pavilion.seat("B12 C4R O123456", "2P 1B 2R", score=23),
    pavilion.seat(passed=True, corners="1G", score=7),
    round=2,
    tower="3P 1R",
)


def test_a_position_of_azul() -> None:
    """The round, the table, the boards, bag and lid, each line and row from the top."""
    assert [say(phrase) for phrase in azul.rules(AZUL).describe(AZUL)] == [
        "Player 2's turn, round 2.",
        "Center: four red, one teal.",
        "Factory 2: three blue, one black.",
        "Factory 4: two black, two teal.",
        "Factories 1, 3 and 5 are empty.",
        "Player 1: 4 points.",
        "Line 2: yellow, full.",
        "Line 4: red, three of four.",
        "Lines 1, 3 and 5 are empty.",
        "Wall row 1: column 1 blue.",
        "Wall row 2: column 2 blue.",
        "Wall rows 3, 4 and 5 are empty.",
        "Floor: start marker, one teal; minus 2.",
        "Player 2: 1 point.",
        "The board is empty.",
        "Bag: fifteen blue, eighteen yellow, thirteen red, fifteen black, sixteen teal.",
        "Lid: two black.",
    ]


def test_a_position_of_summer_pavilion() -> None:
    """The round and its joker, the table, the boards with the center star first, bag and tower."""
    assert [say(phrase) for phrase in pavilion.rules(PAVILION).describe(PAVILION)] == [
        "Player 1's turn to place a tile or pass; round 2, green is the joker.",
        "The center is empty.",
        "Factories 1, 2, 3, 4 and 5 are empty.",
        "Supply: two purple, two green, two orange, two yellow, one blue, one red.",
        "Player 1: 23 points.",
        "Hand: two purple, one blue, two red.",
        "Center star: space 4 red.",
        "Orange star: full.",
        "Blue star: 1 and 2 covered.",
        "Empty stars: red, yellow, green, purple.",
        "Player 2: 7 points, has passed.",
        "The hand is empty.",
        "Corners: one green.",
        "The board is empty.",
        "Bag: fifteen purple, nineteen green, fourteen orange, twenty yellow, eighteen blue, seventeen red.",
        "Tower: three purple, one red.",
    ]


def of_azul(ask: Callable[..., Phrase], *about: Any) -> Phrase:
    """Ask about the position of Azul."""
    return ask(AZUL.setup, *about)


def of_pavilion(ask: Callable[..., Phrase], *about: Any) -> Phrase:
    """Ask about the position of Summer Pavilion."""
    return ask(PAVILION.setup, *about)


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (of_azul(azul_speech.describe_color, "teal"), "Teal: one in the center, two on factory 4."),
        (of_azul(azul_speech.describe_color, "yellow"), "No yellow tiles are left to take."),
        (of_azul(azul_speech.describe_big), "Most at once: four red in the center, three blue on factory 2."),
        (of_azul(azul_speech.describe_fits, 0, 4), "Line 4 needs one, but no place has exactly one that fits."),
        (of_azul(azul_speech.describe_fits, 1, 4), "Exactly four for line 4: red in the center."),
        (of_azul(azul_speech.describe_fits, 0, 3), "Exactly three for line 3: blue on factory 2."),
        (of_azul(azul_speech.describe_fits, 0, 1), "Exactly one for line 1: teal in the center, black on factory 2."),
        (of_azul(azul_speech.describe_fits, 0, 2), "Line 2: yellow, full."),
        (of_azul(azul_speech.describe_row, 0, 3), "Wall row 3 is empty."),
        (of_azul(azul_speech.describe_column, 0, 2), "Wall column 2: row 2 blue."),
        (of_azul(azul_speech.describe_column, 0, 5), "Wall column 5 is empty."),
        (of_azul(azul_speech.describe_source, 1), "Factory 1 is empty."),
        (of_azul(azul_speech.describe_scores), "Scores: player 1 has 4, player 2 has 1."),
        (of_pavilion(pavilion_speech.describe_star, 0, "R"), "The red star is empty."),
        (of_pavilion(pavilion_speech.describe_number, 0, 1), "Number 1: 2 covered; open: center, red, yellow, green, purple."),
        (of_pavilion(pavilion_speech.describe_number, 0, 4), "Number 4: 2 covered; open: red, blue, yellow, green, purple."),
        (
            of_pavilion(pavilion_speech.describe_affordable, 0),
            "Can be paid for now: center 1, center 2, red 1, red 2, purple 1, purple 2.",
        ),
        (of_pavilion(pavilion_speech.describe_affordable, 1), "No space can be paid for."),
        (of_pavilion(pavilion_speech.describe_color, "blue"), "No blue tiles are left to take."),
        (of_pavilion(pavilion_speech.describe_big), "There are no tiles to take."),
    ],
)
def test_questions_are_answered(answer: Phrase, expected: str) -> None:
    """Each part of a position can be asked for alone."""
    assert say(answer) == expected


def test_the_affordable_spaces_are_those_of_legal_moves() -> None:
    """What can be covered, as told, is what the rules offer, on both sides and with jokers."""
    for side, seat in (("coloured", pavilion.seat), ("grey", pavilion.grey)):
        tiles = "B12 C4R O23456" if side == "coloured" else "212R 31B 32G 41P"
        state = pavilion.at("place", seat(tiles, "2P 1B 3R 1G 4O", score=23), seat(), round=2, side=side)
        moves = pavilion.rules(state).legal_moves(state)
        spaces = {(move.star, move.number) for move in moves if isinstance(move, Place)}
        told: Any = pavilion_speech.describe_affordable(state.setup, 0).values["spaces"]
        assert set(told) == spaces
        assert len(set(told)) == len(told)
