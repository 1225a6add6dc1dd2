"""The rules, loaded or compiled before anybody waits for them: a small game at a table that nobody sees."""

from __future__ import annotations

import asyncio
import threading

from sintra import games
from sintra.server.table.opening import settle
from sintra.server.table.table import Table
from sintra.server.table.who import Who
from sintra.server.wire.messages import CreateTable, Join, Play, SeatRequest, write

MOVES = 3


async def warm_up_aside() -> None:
    """Warm up in a thread that nobody waits for when the server stops: compiling may take minutes."""
    loop, done = asyncio.get_running_loop(), asyncio.Event()

    def work() -> None:
        warm_up()
        if not loop.is_closed():
            loop.call_soon_threadsafe(done.set)

    threading.Thread(target=work, name="warm-up", daemon=True).start()
    await done.wait()


def warm_up() -> None:
    """Play a few moves of every game."""
    seats, who = (SeatRequest(kind="here"),) * 2, Who(frozenset({0, 1}))
    for name in games.names():
        table = Table(settle(CreateTable(game=name, seats=seats, start=0), "warm-up", 0), bytes(32))
        for seat in (0, 1):
            table.apply(table.decide(who, Join(id=str(seat), seat=seat), 0))
        for number in range(MOVES):
            view = table.view(who, "en")
            write(view)
            table.apply(table.decide(who, Play(id=f"move {number}", sequence=table.sequence, move=view.legal[0].move), 0))
        table.record.check()
