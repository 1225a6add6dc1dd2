"""The Speaker: its settings, and what it does with names."""

from __future__ import annotations

from typing import Any

import pytest

from sintra.errors import OptionError
from sintra.i18n import Speaker
from sintra.phrase import Phrase

WINS = Phrase("azul.wins", {"seat": 1, "score": 45})


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"language": "fr"}, "language is 'fr', expected one of en, de, hu"),
        ({"colors": "patterns"}, "colors is 'patterns', expected one of words, letters, tactile"),
        ({"style": "short"}, "style is 'short', expected one of full, compact"),
    ],
)
def test_unknown_settings_are_refused(settings: dict[str, Any], message: str) -> None:
    """A setting that does not exist is named, with those that do."""
    with pytest.raises(OptionError, match=message):
        Speaker(**settings)


def test_seats_without_a_name_are_numbered() -> None:
    """Not everybody must have a name."""
    assert Speaker("en", names=["Anna"]).say(WINS) == "Seat 2 wins with 45 points."
    assert Speaker("de", names=["Anna", "Ben"]).say(WINS) == "Ben gewinnt mit 45 Punkten."


@pytest.mark.parametrize("name", ["{seat}", "{0}", "a  b\nc", "%s", "Ő"])
def test_names_may_hold_anything(name: str) -> None:
    """A name is said as it is, on one line, whatever signs it has."""
    said = Speaker("en", names=["", name]).say(WINS)
    clean = " ".join(name.split())
    assert said == f"{clean[0].upper()}{clean[1:]} wins with 45 points."


def test_an_empty_name_is_no_name() -> None:
    """Nobody is left without being called something."""
    assert Speaker("hu", names=["", " "]).say(WINS) == "A 2. játékos nyer 45 ponttal."


def test_compact_lines_call_seats_by_their_numbers() -> None:
    """Names may be long, lines may not."""
    assert Speaker("en", style="compact", names=["Anna", "Maximiliane"]).say(WINS) == "wins: S2 =45"


def test_long_lists_go_on_the_next_line() -> None:
    """A line of the compact style has at most forty cells, and is broken between words only."""
    places = tuple((source, 2) for source in range(10))
    said = Speaker("en", style="compact").say(Phrase("azul.where", {"color": "red", "places": places}))
    assert said == "R C:2 F1:2 F2:2 F3:2 F4:2 F5:2 F6:2 F7:2\nF8:2 F9:2"


def test_many_phrases_are_said_in_their_order() -> None:
    """A list of Phrases becomes a list of sentences."""
    phrases = [Phrase("azul.all_taken"), Phrase("azul.wall_empty")]
    assert Speaker("hu").say_all(phrases) == ["Minden csempe elfogyott.", "A fal üres."]


def test_sentences_in_braille() -> None:
    """A whole sentence can be written in cells too; it is not broken into lines."""
    said = Speaker("en", braille=True).say(Phrase("azul.wall_empty"))
    assert said == "⠞⠓⠑⠀⠺⠁⠇⠇⠀⠊⠎⠀⠑⠍⠏⠞⠽⠲"
