"""Warm-up: load or compile the rules before the first client needs them, by playing a few moves at a hidden table."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from itertools import product

from msgspec.structs import replace

from sintra import games
from sintra.dialogue.kind import vocabulary
from sintra.i18n.languages import codes
from sintra.i18n.speaker import COLORS
from sintra.server.shell.catalog import encoded_catalog
from sintra.server.shell.openapi import encoded_document
from sintra.server.table.opening import make_opening
from sintra.server.table.table import Table
from sintra.server.table.who import Who
from sintra.server.wire.messages import CreateTable, Join, Play, SeatRequest
from sintra.server.wire.refused import Refused

MOVES = 3


async def warm_up_aside() -> None:
    """Warm up in a daemon thread, which does not delay a shutdown: compiling may take minutes."""
    loop, done = asyncio.get_running_loop(), asyncio.Event()

    def work() -> None:
        warm_up()
        if not loop.is_closed():
            loop.call_soon_threadsafe(done.set)

    threading.Thread(target=work, name="warm-up", daemon=True).start()
    await done.wait()


def warm_up() -> None:
    """Play a few moves of every game, ask in every language, and write what is the same for everybody."""
    for name in games.names():
        _play(name)
        for code, colors in product(codes(), COLORS):
            vocabulary(name, code, colors)
    for code in codes():
        encoded_catalog(code)
    encoded_document()


def _play(game: str) -> None:
    """Play a few moves at a hidden table, one of them illegal."""
    seats, who = (SeatRequest(kind="here"),) * 2, Who(frozenset({0, 1}))
    table = Table(make_opening(CreateTable(game=game, seats=seats, start=0), "warm-up", 0), bytes(32))
    for seat in (0, 1):
        table.apply(table.decide(who, Join(id=str(seat), seat=seat), 0))
    for number in range(MOVES):
        view = table.view(who, "en")
        move = Play(id=f"move {number}", sequence=table.sequence, move=view.legal[0].move)
        table.apply(table.decide(who, move, 0))
        with contextlib.suppress(Refused):
            table.decide(who, replace(move, sequence=table.sequence), 0)
    table.record.check()
