"""Every sentence in every language, word for word: articles, cases, plurals, suffixes."""

from __future__ import annotations

import pytest

from sintra import games
from sintra.i18n import Speaker
from sintra.i18n.languages import codes, words_of
from sintra.i18n.lexicon import compact_templates
from tests.i18n.sentences import SAMPLES

every_language = pytest.mark.parametrize("language", codes())


@every_language
def test_sentences_are_said_as_written(language: str) -> None:
    """Every Phrase of the samples is said in exactly these words."""
    said = {sample.head: Speaker(language, **sample.settings).say(sample.phrase) for sample in SAMPLES}
    assert said == {sample.head: sample.said[language] for sample in SAMPLES}


def test_compact_lines_are_said_as_written() -> None:
    """Every Phrase of the samples is written in exactly these signs."""
    said = {sample.head: Speaker("en", style="compact", **sample.settings).say(sample.phrase) for sample in SAMPLES}
    assert said == {sample.head: sample.said[""] for sample in SAMPLES}


@every_language
def test_every_sentence_has_been_read(language: str) -> None:
    """A new sentence needs a sample with all its words, read by somebody who speaks the language."""
    written = {key for game in games.names() for key in words_of(language, game).sentences}
    assert {sample.phrase.key for sample in SAMPLES} == written == set(compact_templates(games.names()))
