"""What a move of Summer Pavilion would cost: the start stone, a joker, the center, and where the score limits it."""

from __future__ import annotations

from typing import Any

import pytest

from sintra.dialogue.line import Question
from sintra.i18n import Speaker
from sintra.i18n.languages import codes
from tests.dialogue.answers import desk_at
from tests.pavilion import positions as pavilion

STONE = "You also take the start stone and place first."
LIMIT = "No score falls below 1."


def draft(score: int = 5, **more: Any) -> Any:
    """A position of round 1 in which tiles are taken; purple is the joker."""
    return pavilion.at("draft", pavilion.seat(score=score), factories="PBBR", center="PRR", **more)


def cost(state: Any, move: str, language: str = "en") -> list[str]:
    """Ask what a move would cost."""
    return Speaker(language).say_all(desk_at(state, language, seat=0).answer(Question("cost", (move,))))


def test_taking_from_a_factory() -> None:
    """A joker comes along, the rest goes to the center, and the stone stays there."""
    assert cost(draft(), "1B")[1:] == ["A joker comes with it.", "To the center: red."]


def test_taking_the_start_stone() -> None:
    """Who takes from the center first hears what the stone costs, and that it comes along."""
    assert cost(draft(), "CR")[1:] == ["It costs 3 points.", STONE, "A joker comes with it."]


@pytest.mark.parametrize(("score", "losses"), [(3, ["It costs 2 points."]), (1, [])])
def test_the_start_stone_at_a_low_score(score: int, losses: list[str]) -> None:
    """What the stone cannot take is named."""
    assert cost(draft(score), "CR")[1:] == [*losses, STONE, LIMIT, "A joker comes with it."]


def test_a_pass_at_a_low_score() -> None:
    """Six tiles must go, but only three points can: the limit is said."""
    state = pavilion.at("place", pavilion.seat(hand="5R 5B", score=4), pavilion.seat())
    assert cost(state, "pass")[1:] == ["It costs 3 points.", LIMIT]
    rich = pavilion.at("place", pavilion.seat(hand="5R 5B", score=20), pavilion.seat())
    assert cost(rich, "pass")[1:] == ["It costs 6 points."]


@pytest.mark.parametrize("language", codes())
def test_every_language_says_it(language: str) -> None:
    """As many sentences in each language, and none of them in English elsewhere."""
    said, english = cost(draft(2), "CR", language), cost(draft(2), "CR")
    assert len(said) == len(english) == 5
    assert language == "en" or not set(said) & set(english)
