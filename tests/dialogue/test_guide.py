"""Help and legend: words by topic, and colors as an edition calls them."""

from __future__ import annotations

import pytest

from sintra.dialogue import guide
from sintra.dialogue.kind import vocabulary
from sintra.i18n import Speaker
from sintra.i18n.languages import codes

MOST_WORDS = 20  # in one sentence of help


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_help_lists_every_word_once_topic_by_topic(game: str, language: str) -> None:
    """The sentences have all words that help teaches, each once, and none of them is long."""
    words = vocabulary(game, language, "words")
    said = Speaker(language).say_all(guide.words(words))
    listed = [sentence.removesuffix(".").split(": ", 1)[1].split(", ") for sentence in said]
    assert len(said) == len(set(said)) == 5
    assert sorted(word for some in listed for word in some) == sorted(map(words.taught, words.commands()))
    assert max(map(len, listed)) <= MOST_WORDS


@pytest.mark.parametrize(
    ("language", "named"),
    [("en", "O yellow (orange)"), ("de", "B blau (himmelblau), O gelb (orange)"), ("hu", "O sárga (narancssárga)")],
)
def test_the_legend_names_colors_as_the_tactile_edition_does(language: str, named: str) -> None:
    """Beside its letters stand its own names of colors, which differ; beside other letters they do not."""
    listed = [guide.letters(vocabulary("azul", language, colors))[0].values["listed"] for colors in ("tactile", "letters")]
    assert named in str(listed[0])
    assert "(" not in str(listed[1])
