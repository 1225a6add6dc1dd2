"""The Speaker: its settings, and what it does with names."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sintra.errors import OptionError
from sintra.i18n import Speaker
from sintra.phrase import Phrase, Value
from tests.i18n.sentences import SAMPLES

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
    assert Speaker("en", names=["Anna"]).say(WINS) == "Player 2 wins with 45 points."
    assert Speaker("de", names=["Anna", "Ben"]).say(WINS) == "Ben gewinnt mit 45 Punkten."


@pytest.mark.parametrize("name", ["{seat}", "{0}", "a  b\nc", "%s", "Ő"])
def test_names_may_hold_anything(name: str) -> None:
    """A name is said as it is, on one line, whatever signs it has."""
    said = Speaker("en", names=["", name]).say(WINS)
    clean = " ".join(name.split())
    assert said == f"{clean[0].upper()}{clean[1:]} wins with 45 points."


def test_an_empty_name_is_no_name() -> None:
    """Nobody is left without being called something."""
    assert Speaker("hu", names=["", " "]).say(WINS) == "A 2. játékos nyer: 45 pontja van."


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


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            [
                "You take two red from factory 3 and fill line 2.",
                "Béla takes two red from factory 3 and fills line 2.",
            ],
        ),
        ("de", ["Du nimmst zwei", "Béla nimmt zwei"]),
        ("hu", ["Te: két piros a 3. korongról", "Béla: két piros a 3. korongról"]),
    ],
)
def test_the_listener_is_addressed(language: str, expected: list[str]) -> None:
    """The seat of the listener is you, with verbs that agree; the others keep their names."""
    speaker = Speaker(language, names=["Ana", "Béla"], you=0)
    values: dict[str, Value] = {"tiles": ("red", 2), "source": 3, "line": 2}
    said = [speaker.say(Phrase("azul.takes_to_complete", {"seat": seat, **values})) for seat in (0, 1)]
    assert [text[: len(part)] for text, part in zip(said, expected, strict=True)] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Your floor: minus 2, total 3.", "Scores: you have 4, Béla has 2.", "The game ends: you have a full row."]),
        ("de", ["Bodenreihe von dir: minus 2", "Punktestand: du hast 4, Béla hat 2.", "Das Spiel endet: du hast eine"]),
        (
            "hu",
            ["A te padlósorod: mínusz 2", "Az állás: te 4, Béla 2 pont.", "Vége a játéknak: te teljes vízszintes sort raktál"],
        ),
    ],
)
def test_what_is_yours(language: str, expected: list[str]) -> None:
    """Possessives, scores and lists of seats address the listener, too."""
    speaker = Speaker(language, names=["Ana", "Béla"], you=0)
    phrases = [
        Phrase("azul.floor_scored", {"seat": 0, "points": -2, "score": 3}),
        Phrase("azul.scores", {"scores": ((0, 4), (1, 2))}),
        Phrase("azul.over_row", {"seats": (0,)}),
    ]
    said = speaker.say_all(phrases)
    assert [text[: len(part)] for text, part in zip(said, expected, strict=True)] == expected
    both = speaker.say(Phrase("azul.share", {"seats": (0, 1), "score": 30}))
    assert ("share" in both, "teilt euch" in both, "nyertek" in both).count(True) == 1


def test_verbs_agree_with_you() -> None:
    """Whoever is addressed acts in the second person, in every sentence of the games: never "You holds" or "Du hat"."""
    wrong = {"en": r"\b[Yy]ou (?!pass\b)\w+s\b", "de": r"\b[Dd]u (?!setzt\b|mit\b)\w*[^s\W]t\b"}
    for language, pattern in wrong.items():
        for sample in SAMPLES:
            for seat in {sample.phrase.values.get("seat")} - {None}:
                said = Speaker(language, **sample.settings, you=int(str(seat))).say(sample.phrase)
                assert not re.search(pattern, said), said


@pytest.mark.parametrize(
    ("language", "named", "nameless"),
    [
        ("en", "You are Ana.", "You are player 1."),
        ("de", "Du bist Ana.", "Du bist Spieler 1."),
        ("hu", "Te vagy Ana.", "Te vagy az 1. játékos."),
    ],
)
def test_who_asks_who_they_are_hears_a_name(language: str, named: str, nameless: str) -> None:
    """Nobody is told "You are you"."""
    mine = Phrase("dialogue.mine", {"seat": 0})
    assert Speaker(language, names=["Ana", "Béla"], you=0).say(mine) == named
    assert Speaker(language, you=0).say(mine) == nameless
