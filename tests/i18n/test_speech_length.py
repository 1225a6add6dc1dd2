"""How long it takes to hear a game at 175 words a minute: moves of an opponent, calls to move, ends of rounds."""

from __future__ import annotations

import json

import pytest

from sintra.cli.play import DEFAULT_LEVEL, LEVELS
from sintra.i18n.languages import codes
from sintra.phrase import Phrase
from tests.i18n.heard_games import TABLES, heard, said
from tests.i18n.speech_length import FILE, seconds, voice, words_of

CALL, MOVE, MAX_MOVE, PART = 3, 8, 9.2, 30  # seconds
NAME = 0.25  # that the longest name of an opponent may add
MOST = 0.95  # of the moves
every_table = pytest.mark.parametrize(("game", "side"), TABLES)
every_language = pytest.mark.parametrize("language", codes())


def lengths(phrases: list[list[Phrase]], language: str, level: int = DEFAULT_LEVEL) -> list[float]:
    """Estimate how long each takes, shortest first."""
    return sorted(seconds(text, language) for text in said(phrases, language, level))


@every_table
@every_language
def test_a_call_to_move_takes_three_seconds_at_most(game: str, side: str, language: str) -> None:
    """Neither round nor joker is repeated before every turn."""
    assert lengths(heard(game, side).calls, language)[-1] <= CALL


@every_table
@every_language
def test_the_move_of_an_opponent_takes_eight_seconds_at_most(game: str, side: str, language: str) -> None:
    """So do 95 of 100 moves; the others, with all that can happen at once, take hardly longer."""
    found = lengths(heard(game, side).moves, language)
    assert found[int(len(found) * MOST)] <= MOVE
    assert found[-1] <= MAX_MOVE


@every_language
def test_a_move_takes_about_eight_seconds_whatever_the_opponent_is_called(language: str) -> None:
    """The names of all ten levels leave room for what they do."""
    moves = heard("azul", "coloured").moves
    for level in LEVELS:
        found = lengths(moves, language, level)
        assert found[int(len(found) * MOST)] <= MOVE + NAME


@every_language
def test_the_end_of_a_round_comes_in_parts(language: str) -> None:
    """The scoring of each seat is a part of its own, so that nobody listens to all of it without a stop."""
    for side in ("coloured", "grey"):
        parts = heard("azul", side).parts
        assert len(parts) >= 2 * 3  # two games of at least four rounds, in which some floor costs something
        assert all(len({phrase.values["seat"] for phrase in part if "seat" in phrase.values}) == 1 for part in parts)
        assert lengths(parts, language)[-1] <= PART


@every_language
def test_what_goes_to_the_center_is_announced(language: str) -> None:
    """Book 003 asks for it: every move that leaves tiles on a factory ends with them, at the normal verbosity."""
    word = {"en": "To the center:", "de": "In die Mitte:", "hu": "Középre:"}[language]
    for game, side in TABLES:
        moves = heard(game, side).moves
        told = [any(phrase.key.endswith(".to_center") for phrase in move) for move in moves]
        assert told.count(True) > len(moves) // 20
        assert [word in text for text in said(moves, language)] == told


@every_language
def test_most_words_were_measured(language: str) -> None:
    """The estimate rests on what the voice takes; if sentences change much, `python -m tests.i18n.speech_voice` is due."""
    words = {word for table in TABLES for each in heard(*table) for text in said(each, language) for word in words_of(text)}
    assert len(words & voice(language).words.keys()) >= 0.95 * len(words)


@every_language
def test_the_estimate_was_close_when_it_was_measured(language: str) -> None:
    """The figures say how far the sum of words is from what the voice took for whole texts: a tenth of a second."""
    judged = json.loads(FILE.read_text(encoding="utf-8"))[language]["judged"]
    assert judged["texts"] >= 80
    assert judged["rms"] <= 0.1
    assert abs(judged["mean"]) <= 0.03
