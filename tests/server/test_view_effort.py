"""Looking at a long table again and again keeps nobody waiting: what was told once is not told anew."""

from __future__ import annotations

import random
from functools import partial

import pytest

from tests.effort import count_calls
from tests.server.playing import WATCHER, Room, begun

MOST = 300  # calls of functions for a view that was sent before: a tenth of a millisecond or so
LENGTH, UNDOS = 40, 60  # events of the table, and choices that were taken back and made again


def long_table(game: str) -> Room:
    """Play for a while, then take the same choice back many times: each time there are two events more."""
    here = begun("hh", game=game).play_on(random.Random(3), lambda table: table.sequence > LENGTH)
    for _ in range(UNDOS):
        here.play(here.moves()[0])
        here.undo(here.who(0))
    return here


@pytest.mark.parametrize("language", ["en", "de", "hu"])
@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_the_whole_of_a_long_table_is_written_once(game: str, language: str) -> None:
    """The second client that asks for everything costs next to nothing, however long the history is."""
    table = long_table(game).table
    assert table.sequence > LENGTH + 2 * UNDOS
    first, again = (count_calls(partial(table.write_view, WATCHER, language)) for _ in range(2))
    assert again < MOST < first


@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_an_undo_tells_only_what_has_changed(game: str) -> None:
    """Everybody gets the whole table again; the events before the one that was undone are not told anew."""
    here = long_table(game)
    first = count_calls(partial(here.table.write_view, WATCHER, "en"))
    for _ in range(3):
        here.play(here.moves()[0])
        here.undo(here.who(0))
        assert count_calls(partial(here.table.write_view, WATCHER, "en")) < first / 4


@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_what_was_undone_is_marked(game: str) -> None:
    """After undos that go back one choice after another, in several languages, the table says the same as one loaded anew."""
    here = begun("hh", game=game).play_on(random.Random(4), lambda table: table.sequence > LENGTH)
    for number in range(6):
        here.table.write_view(WATCHER, ("en", "de")[number % 2])
        here.undo(here.who(0))
        if number % 3 == 2:
            here.play(here.moves()[-1])
        for language in ("en", "de"):
            assert here.table.write_view(WATCHER, language) == here.folded_again().write_view(WATCHER, language)
