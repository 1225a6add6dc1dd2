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
