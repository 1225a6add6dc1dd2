"""No line that somebody may type keeps everybody else waiting: looking words up is linear, and cheap."""

from __future__ import annotations

import contextlib
from functools import partial

import pytest

from sintra.bench.odd_lines import odd_lines
from sintra.dialogue.kind import vocabulary
from sintra.dialogue.line import Misread, Moves
from sintra.errors import IllegalMove
from tests.dialogue.table import Table, desk, laid
from tests.effort import count_calls

MOST = 12_000  # calls of functions for a line and its answer: two milliseconds or so


@pytest.mark.parametrize("language", ["en", "de", "hu"])
@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_no_line_is_much_work(game: str, language: str) -> None:
    """Whatever is typed, reading and answering it takes a bounded number of steps."""
    host, words = laid(game), vocabulary(game, language, "words")
    for command in words.commands():
        ask(host, language, words.taught(command))  # what is loaded once does not count
    effort = {line: count_calls(partial(ask, host, language, line)) for line in odd_lines(words)}
    assert {line: calls for line, calls in effort.items() if calls > MOST} == {}


def ask(host: Table, language: str, line: str) -> None:
    """Read a line, and answer it if it is a question; each time at a new desk, as a server does."""
    at = desk(host, language)
    with contextlib.suppress(Misread, IllegalMove):
        found = at.read(line)
        if not isinstance(found, Moves) and at.answers(found):
            at.answer(found)


@pytest.mark.parametrize("line", ["a " * 5000, "3. " * 5000, "r" * 5000, "\ufdfa" * 300, "-r " * 101])
def test_endless_lines_are_refused(line: str) -> None:
    """A line with more words or letters than any move has is not taken apart; it is refused in a sentence."""
    with pytest.raises(Misread) as refused:
        desk(laid("pavilion")).read(line)
    assert [phrase.key for phrase in refused.value.phrases] == ["dialogue.too_long"]
