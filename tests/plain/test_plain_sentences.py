"""What is said of any game in plain Python: every general Phrase has a sentence in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sintra._random import generator
from sintra.i18n.languages import codes, language
from sintra.phrase import Phrase
from sintra.plain import REASONS
from tests.plain.pebbles import FACTS, pebbles

every_language = pytest.mark.parametrize("code", codes())
SAID = {
    "en": {
        "plays": "player 2 plays TD.",
        "points": "player 2: plus 2, total 2.",
        "dealt": "Dealt: two D, one L.",
        "refusal.not_legal": "TD is not legal here.",
    },
    "de": {
        "plays": "Spieler 2 spielt TD.",
        "points": "Spieler 2: plus 2, jetzt 2.",
        "dealt": "Gezogen: zwei D, eine L.",
        "refusal.not_legal": "TD ist hier nicht erlaubt.",
    },
    "hu": {
        "plays": "a 2. játékos lépése: TD.",
        "points": "2. játékos: plusz 2, így 2.",
        "dealt": "Kiosztva: két D, egy L.",
        "refusal.not_legal": "Itt ez nem szabályos: TD.",
    },
}
VALUES: dict[str, dict[str, Any]] = {
    "plays": {"seat": 1, "text": "TD"},
    "points": {"seat": 1, "points": 2, "score": 2},
    "dealt": {"pool": (("dark", 2), ("light", 1))},
    "refusal.not_legal": {"text": "TD"},
}


def played() -> Iterator[Phrase]:
    """Yield the Phrases of whole games in which nothing but the general words are used."""
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


@every_language
def test_every_phrase_has_a_sentence(code: str) -> None:
    """Whatever a game in plain Python tells without words of its own is a sentence, in every language."""
    keys = {phrase.key.partition(".")[2] for phrase in played()} | set(REASONS)
    assert {f"game.{key}" for key in keys} - set(language(code).sentences) == set()


@every_language
def test_sentences_are_said_as_written(code: str) -> None:
    """Every sentence that only such games use is said in exactly these words."""
    spoken = language(code)
    grammar = spoken.grammar(FACTS.letters)
    said = {key: grammar.fill(spoken.sentences[f"game.{key}"], Phrase("", values)) for key, values in VALUES.items()}
    assert said == SAID[code]
