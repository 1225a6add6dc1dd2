"""Long answers are worked out in another process: in turns by address, bounded, and never lost when a process dies."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator

import pytest

from sintra.server.hub import clerks as module
from sintra.server.hub.clerks import MAX_WAITING, Clerks
from sintra.server.metrics import Metrics
from sintra.server.wire.refused import Refused

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def clerks() -> Iterator[Clerks]:
    """One process, which starts when it is first asked."""
    made = Clerks(Metrics())
    yield made
    made.close()


def die(marker: str) -> int:
    """Kill the process that runs this, but only once."""
    if os.path.exists(marker):  # noqa: PTH110 - a plain call
        return os.getpid()
    open(marker, "w").close()  # noqa: PTH123 - a plain call
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def refuse() -> None:
    """Refuse, as a replay of nonsense does."""
    raise Refused.because("malformed", reason="nonsense")


def fail() -> None:
    """Make a mistake."""
    raise ZeroDivisionError


def test_work_is_done_elsewhere(clerks: Clerks) -> None:
    """A function runs in another process, and its answer or its refusal comes back."""
    assert asyncio.run(clerks.ask("here", os.getpid)) != os.getpid()
    with pytest.raises(Refused) as refused:
        asyncio.run(clerks.ask("here", refuse))
    assert refused.value.code == "malformed"


def test_addresses_take_turns(clerks: Clerks) -> None:
    """One question of a second address does not wait for all those of the first, however many it has asked before."""

    async def ask() -> list[str]:
        ended: list[str] = []

        async def one(address: str) -> None:
            await clerks.ask(address, time.sleep, 0.02)
            ended.append(address)

        await asyncio.gather(*(one("greedy") for _ in range(MAX_WAITING)), one("modest"))
        return ended

    ended = asyncio.run(ask())
    assert ended.index("modest") <= 2
    assert ended.count("greedy") == MAX_WAITING


def test_an_address_waits_for_so_many_answers_at_most(clerks: Clerks) -> None:
    """One more is refused at once, and others are answered all the same; afterwards there is room again."""

    async def ask() -> list[str]:
        waiting = [asyncio.ensure_future(clerks.ask("greedy", time.sleep, 0.02)) for _ in range(MAX_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await clerks.ask("greedy", os.getpid)
        await clerks.ask("modest", os.getpid)
        await asyncio.gather(*waiting)
        await clerks.ask("greedy", os.getpid)
        return [refused.value.code]

    assert asyncio.run(ask()) == ["too_many"]
    assert clerks.waiting == 0


def test_all_together_wait_for_so_many_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many addresses together are bounded, too."""
    monkeypatch.setattr(module, "MAX_ALL_WAITING", 3)
    clerks = Clerks(Metrics())

    async def ask() -> None:
        waiting = [asyncio.ensure_future(clerks.ask(str(number), time.sleep, 0.01)) for number in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refused):
            await clerks.ask("another", os.getpid)
        await asyncio.gather(*waiting)

    asyncio.run(ask())
    clerks.close()


def test_who_goes_away_leaves_the_queue(clerks: Clerks) -> None:
    """An answer that nobody waits for any more is not worked out."""

    async def ask() -> float:
        waiting = [asyncio.ensure_future(clerks.ask("gone", time.sleep, 5.0)) for _ in range(MAX_WAITING - 1)]
        first = asyncio.ensure_future(clerks.ask("here", time.sleep, 0.01))
        begun = time.monotonic()
        for task in waiting:
            task.cancel()
        await first
        return time.monotonic() - begun

    assert asyncio.run(ask()) < 5.0
    assert clerks.waiting == 0


def test_a_dead_process_is_replaced(clerks: Clerks, tmp_path: object) -> None:
    """An errand whose process dies is run again by the next one."""
    assert asyncio.run(clerks.ask("here", die, f"{tmp_path}/died")) not in {0, os.getpid()}


def test_a_mistake_is_logged_and_refused(clerks: Clerks, caplog: pytest.LogCaptureFixture) -> None:
    """The caller gets a refusal, and the type of the error is logged; the next errand runs."""
    with pytest.raises(Refused):
        asyncio.run(clerks.ask("here", fail))
    assert "long answer failed" in caplog.text
    assert asyncio.run(clerks.ask("here", os.getpid))
