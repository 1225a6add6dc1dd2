"""What the server says, word for word in every language, and that nothing is said that nobody has read."""

from __future__ import annotations

import re

import pytest

from sintra import games
from sintra.i18n import Speaker
from sintra.i18n.languages import codes
from sintra.i18n.lexicon import sentences
from sintra.i18n.speaker import CELLS
from tests.i18n.sentences import BREAK, SERVER_FOLDER, read_samples

SERVER = {
    code: {key: found.text for key, found in sentences(code, games.names()).items() if key.startswith("server.")}
    for code in codes()
}
SAMPLES = read_samples(SERVER_FOLDER)
every_language = pytest.mark.parametrize("language", SERVER)


@every_language
def test_sentences_are_said_as_written(language: str) -> None:
    """Every Phrase of the samples is said in exactly these words."""
    said = {sample.head: Speaker(language, **sample.settings).say(sample.phrase) for sample in SAMPLES}
    assert said == {sample.head: sample.said[language] for sample in SAMPLES}


def test_compact_lines_are_the_sentences_in_lines() -> None:
    """On a braille display the same sentence stands on lines of at most forty cells; the samples mark where they break."""
    for sample in SAMPLES:
        said = Speaker("en", style="compact", **sample.settings).say(sample.phrase)
        assert said.replace("\n", BREAK) == sample.said[""]
        assert max(map(len, said.split("\n"))) <= CELLS


@every_language
def test_every_sentence_has_been_read(language: str) -> None:
    """A new sentence needs a sample with all its words, read by somebody who speaks the language."""
    assert {sample.phrase.key for sample in SAMPLES} == set(SERVER[language])


@every_language
def test_all_sentences_are_whole(language: str) -> None:
    """All but the names of moves are sentences, and each uses the values that the English one uses."""
    for key, template in SERVER[language].items():
        assert key.startswith("server.move.") != template.endswith(".")
        values = [set(re.findall(r"{(\w+)", said)) for said in (template, SERVER["en"][key])]
        assert values[0] == values[1]
