"""Bots in worker processes: they never block the server, and a worker that dies is replaced and its task retried."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from sintra.games import generator, make
from sintra.pool.failure import BotFailed
from sintra.record import BotSeat
from sintra.server.hub.bot_pool import Advice, BotQuestion, Thinkers
from sintra.server.metrics import Metrics
from tests.server.clients import HERE, TIMEOUT, bot, client, create
from tests.server.running import Running

SERVER = """
import multiprocessing, os, time
from sintra.pool.worker import end_with_parent

def think(pipe):
    end_with_parent()
    pipe.send(os.getpid())
    while True:
        pass

if __name__ == "__main__":
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    context.Process(target=think, args=(theirs,), daemon=True).start()
    print(ours.recv(), flush=True)
    time.sleep(600)
"""


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    """One process, which starts with the first question; the one for short thoughts does not, as no two come at a time."""
    made = Thinkers(1, Metrics())
    yield made
    made.close()
    assert made.pids == []


def question(bot_name: str, **settings: str) -> BotQuestion:
    """Ask about the first choice of a game."""
    game = make("azul")
    state = game.new()
    game.draw(state, generator(3))
    return BotQuestion("azul", 2, dict(game.options), state.to_bytes(), BotSeat(bot_name, tuple(settings.items())), 7)


def test_a_bot_chooses_as_it_would_here(thinkers: Thinkers) -> None:
    """The choice made in a process is the one that the same bot makes in this one."""
    asked = question("level-5")
    assert asyncio.run(thinkers.ask(asked)) == asked.answer()


def test_a_process_gives_way_to_the_server(thinkers: Thinkers) -> None:
    """Bots' moves have slightly lower priority than the server; not so low that they starve on a busy machine."""
    asyncio.run(thinkers.ask(question("level-5")))
    (pid,) = thinkers.pids
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    assert 4 <= os.getpriority(os.PRIO_PROCESS, pid) - ours <= 10


HINT = replace(question("search", nodes="20000"), explores=100)


@pytest.mark.parametrize(("asked", "times"), [(HINT, 1), (question("level-4"), 20)], ids=["hint", "quick"])
def test_what_is_urgent_gives_way_to_nothing(thinkers: Thinkers, asked: BotQuestion, times: int) -> None:
    """A hint has the priority of the server, because a person waits for it, and so has a quick bot, which needs so little."""
    asyncio.run(thinkers.ask(asked))
    (pid,) = thinkers.pids
    before = worked(pid)
    for _ in range(times):
        assert asyncio.run(thinkers.ask(asked)) == asked.answer()
    after = worked(pid)
    busiest = max(after, key=lambda thread: after[thread] - before.get(thread, 0))
    assert os.getpriority(os.PRIO_PROCESS, busiest) == os.getpriority(os.PRIO_PROCESS, 0)


def worked(pid: int) -> dict[int, int]:
    """Return the CPU time of every thread of a process, in nanoseconds."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return {int(one.name): int((one / "schedstat").read_text(encoding="utf-8").split()[0]) for one in threads}


def test_a_process_ends_when_the_server_is_killed(tmp_path: Path) -> None:
    """A worker exits when its server is killed, whatever it is doing."""
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        busy = int(server.stdout.readline())
        os.kill(busy, 0)
        server.kill()
    end = time.monotonic() + TIMEOUT
    while _runs(busy):
        assert time.monotonic() < end
        time.sleep(0.05)


def _runs(pid: int) -> bool:
    """Return whether a process is running, and not a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_process_that_dies_is_replaced_and_asked_again(thinkers: Thinkers) -> None:
    """The task of a worker that was killed is retried in another one."""

    async def kill_and_wait() -> tuple[int, int, Advice]:
        await thinkers.ask(question("level-1"))
        (first,) = thinkers.pids
        waiting = asyncio.create_task(thinkers.ask(question("search", seconds="1.5")))
        await asyncio.sleep(0.3)
        os.kill(first, signal.SIGKILL)
        thought = await waiting
        (second,) = thinkers.pids
        return first, second, thought

    first, second, thought = asyncio.run(kill_and_wait())
    assert first != second
    assert thought.action in range(make("azul").num_actions)


def test_a_bot_that_cannot_choose_is_an_error(thinkers: Thinkers) -> None:
    """An unknown bot fails alone."""
    with pytest.raises(BotFailed, match="OptionError"):
        asyncio.run(thinkers.ask(question("nobody")))
    assert asyncio.run(thinkers.ask(question("level-1"))).action >= 0


def test_thinking_holds_nobody_up(server: Running) -> None:
    """While bots of the highest level think at several tables, pings are answered: all of them before the bots are done."""
    tables = [create(server, HERE, bot(10)) for _ in range(6)]
    with client(server, tables[0]["creator"]["token"]) as first:
        for created in tables:
            with client(server, created["creator"]["token"]) as one:
                one.join(0)
                one.wait_for_turn()
                one.move()
        for _ in range(20):
            first.send(type="ping")
            first.until("pong")
    assert server.application.hub.thinkers.waiting > 0
