"""What is said of any game in plain Python: every general Phrase has a sentence in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from sintra._random import generator
from sintra.i18n.de.grammar import German
from sintra.i18n.de.plain import SENTENCES as GERMAN
from sintra.i18n.en.grammar import English
from sintra.i18n.en.plain import SENTENCES as ENGLISH
from sintra.i18n.grammar import Grammar
from sintra.i18n.hu.grammar import Hungarian
from sintra.i18n.hu.plain import SENTENCES as HUNGARIAN
from sintra.i18n.plain import COMPACT
from sintra.phrase import Phrase
from sintra.plain import REASONS
from tests.plain.pebbles import FACTS, pebbles

LANGUAGES = {"en": (English, ENGLISH), "de": (German, GERMAN), "hu": (Hungarian, HUNGARIAN)}
every_language = pytest.mark.parametrize("language", LANGUAGES)
SAID = {
    "en": {
        "at_deal": "Round 1 is about to be dealt, seat 2 will begin.",
        "at_choice": "Round 1, seat 2 to move.",
        "at_over": "The game is over after round 4.",
        "scores": "Scores: seat 1 has 0, seat 2 has 0.",
        "plays": "seat 2 plays TD.",
        "points": "seat 2: plus 2, total 2.",
        "wins": "seat 2 wins with 1 point.",
        "share": "seat 1 and seat 2 share the victory with 2 points each.",
        "round": "Round 1: seat 2 begins.",
        "dealt": "Dealt: two D, one L.",
        "refusal.not_legal": "TD is not legal here.",
    },
    "de": {
        "at_deal": "Für Runde 1 wird ausgelegt, Spieler 2 beginnt.",
        "at_choice": "Runde 1, Spieler 2 ist am Zug.",
        "at_over": "Das Spiel ist nach Runde 4 zu Ende.",
        "scores": "Punktestand: Spieler 1 hat 0, Spieler 2 hat 0.",
        "plays": "Spieler 2 spielt TD.",
        "points": "Spieler 2: plus 2, insgesamt 2.",
        "wins": "Spieler 2 gewinnt mit 1 Punkt.",
        "share": "Spieler 1 und Spieler 2 teilen sich den Sieg mit je 2 Punkten.",
        "round": "Runde 1: Spieler 2 beginnt.",
        "dealt": "Ausgelegt: zwei D, eine L.",
        "refusal.not_legal": "TD ist hier nicht erlaubt.",
    },
    "hu": {
        "at_deal": "az 1. forduló következik, a 2. játékos kezd.",
        "at_choice": "1. forduló, a 2. játékos következik.",
        "at_over": "A játék a 4. forduló után véget ért.",
        "scores": "Az állás: 1. játékos 0, 2. játékos 0 pont.",
        "plays": "a 2. játékos lépése: TD.",
        "points": "2. játékos: plusz 2, összesen 2.",
        "wins": "a 2. játékos nyer 1 ponttal.",
        "share": "az 1. játékos és a 2. játékos holtversenyben nyer, fejenként 2 ponttal.",
        "round": "1. forduló: a 2. játékos kezd.",
        "dealt": "Kiosztva: két D, egy L.",
        "refusal.not_legal": "Itt ez nem szabályos: TD.",
    },
}
VALUES: dict[str, dict[str, Any]] = {
    "at_deal": {"round": 1, "seat": 1},
    "at_choice": {"round": 1, "seat": 1},
    "at_over": {"round": 4},
    "scores": {"scores": ((0, 0), (1, 0))},
    "plays": {"seat": 1, "text": "TD"},
    "points": {"seat": 1, "points": 2, "score": 2},
    "wins": {"seat": 1, "score": 1},
    "share": {"seats": (0, 1), "score": 2},
    "round": {"round": 1, "seat": 1},
    "dealt": {"pool": (("dark", 2), ("light", 1))},
    "refusal.not_legal": {"text": "TD"},
}


def played() -> Iterator[Phrase]:
    """Give the Phrases of whole games in which nothing but the general words are used."""
    game, rng = pebbles(), generator(3)
    for _ in range(8):
        state = game.new()
        while not state.is_over:
            yield from game.describe(state)
            if state.needs_deal:
                deal = game.random_deal(state, rng)
                after = game.deal(state, deal)
                yield from game.narrate_deal(state, deal, after)
            else:
                move = game.legal_moves(state)[0]
                after = game.play(state, move)
                yield from game.narrate(state, move, after)
            state = after
        yield from game.describe(state)


def test_every_language_has_the_same_sentences() -> None:
    """Whatever any game brings forth can be said in every language and style, and nothing else has a sentence."""
    keys = {f"plain.{phrase.key.partition('.')[2]}" for phrase in played()} | {f"plain.{key}" for key in REASONS}
    assert keys == set(ENGLISH) == set(GERMAN) == set(HUNGARIAN) == set(COMPACT)


def test_every_language_says_the_same_values() -> None:
    """No sentence leaves out a value that another one says."""
    for key, template in ENGLISH.items():
        wanted = set(re.findall(r"{([a-z]+)", template))
        for sentences in (GERMAN, HUNGARIAN, COMPACT):
            assert set(re.findall(r"{([a-z]+)", sentences[key])) == wanted


@every_language
def test_sentences_are_said_as_written(language: str) -> None:
    """Every general sentence is said in exactly these words."""
    kind, sentences = LANGUAGES[language]
    grammar: Grammar = kind(FACTS.letters)
    said = {key: grammar.fill(sentences[f"plain.{key}"], Phrase("", values)) for key, values in VALUES.items()}
    assert said == SAID[language]
