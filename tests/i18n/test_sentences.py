"""Every sentence in every language, word for word: articles, cases, plurals, suffixes."""

from __future__ import annotations

import pytest

from sintra.i18n import Speaker
from sintra.i18n.compact import TEMPLATES
from sintra.i18n.speaker import LANGUAGES
from tests.i18n.sentences import SAMPLES

every_language = pytest.mark.parametrize("language", LANGUAGES)


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
    assert {sample.phrase.key for sample in SAMPLES} == set(LANGUAGES[language].sentences) == set(TEMPLATES)
