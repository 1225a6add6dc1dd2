"""Bots of one address do not delay those of others, quick ones go first, and hints come before long thoughts."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from websockets.sync.client import connect

from sintra.pool.failure import QueueFull
from sintra.pool.priority import Urgency
from sintra.server.hub import bot_pool
from sintra.server.hub.bot_pool import Advice, BotQuestion, Thinkers
from sintra.server.metrics import Metrics
from tests.server.clients import HERE, TIMEOUT, Client, bot, create, headers
from tests.server.running import Running, start
from tests.server.test_thinking import question

pytestmark = pytest.mark.slow

GREEDY, MODEST = "203.0.113.1", "203.0.113.2"
MANY = tuple(f"198.51.100.{number}" for number in range(8))
TABLES = 20
MOST = 2  # thoughts of others that may end first: the one that goes on, and one that had just ended


@dataclass
class Observed:
    """A server that thinks in one process; `done` has the address of each question that was answered, in this order."""

    server: Running
    done: list[str] = field(default_factory=list[str])
    begun: dict[str, int] = field(default_factory=dict[str, int])  # by address: how many were done when it asked last

    def watch(self) -> None:
        """Note who asks and who is answered."""
        thinkers = self.server.application.thinkers
        ask = thinkers.ask

        async def noted(asked: BotQuestion, owner: str = "") -> Advice:
            self.begun[owner] = len(self.done)
            advice = await ask(asked, owner)
            self.done.append(owner)
            return advice

        thinkers.ask = noted  # type: ignore[method-assign]

    def passed(self, owner: str) -> int:
        """Return how many questions of others were answered while the last one of this address waited."""
        last = len(self.done) - 1 - self.done[::-1].index(owner)
        return last - self.begun[owner]

    @contextlib.contextmanager
    def player(self, address: str, *levels: int) -> Generator[Client]:
        """Sit down with bots, from an address that the proxy vouches for."""
        created = create(self.server, HERE, *map(bot, levels))
        told = {"X-Forwarded-For": address}
        with connect(self.server.socket_url, max_size=None, open_timeout=TIMEOUT, additional_headers=told) as connection:
            made = Client(connection, "client")
            made.hello(created["creator"]["token"])
            made.join(0)
            made.wait_for_turn()
            yield made


@pytest.fixture(scope="module")
def observed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Observed]:
    """Serve behind a proxy."""
    made = Observed(start(tmp_path_factory.mktemp("server") / "tables.sqlite", proxies=("127.0.0.1",)))
    made.watch()
    yield made
    made.server.stop()


@contextlib.contextmanager
def crowded(observed: Observed, *addresses: str) -> Generator[None]:
    """Let bots of the highest level think at twenty tables of one address, or at one table of each."""
    with contextlib.ExitStack() as stack:
        players = [stack.enter_context(observed.player(address, 10)) for address in addresses or (GREEDY,) * TABLES]
        for player in players:
            player.send(type="move", sequence=player.view["sequence"], move=player.view["legal"][0]["move"])
        for player in players:
            player.until("thinking")
        yield


def test_a_quick_bot_is_not_delayed(observed: Observed) -> None:
    """Bots of other addresses move before nineteen of twenty: one of level 1 next, one of level 10 soon after."""
    with observed.player(MODEST, 1) as quick, observed.player("203.0.113.3", 10) as strong, crowded(observed):
        for player in (quick, strong):
            assert player.move()["type"] == "accepted"
        quick.wait_for_turn()
        assert observed.passed(MODEST) <= MOST
        strong.wait_for_turn()
        assert observed.passed("203.0.113.3") <= MOST + 2
        assert observed.server.application.thinkers.waiting > 0


def test_a_hint_is_not_delayed(observed: Observed) -> None:
    """A hint is given after the thought that goes on, and before nineteen others."""
    with observed.player(MODEST, 1) as player, crowded(observed):
        assert player.ask(type="hint")["type"] == "hint"
        assert observed.passed(MODEST) <= MOST
        assert observed.server.application.thinkers.waiting > 0


def test_what_is_quick_does_not_wait_for_what_is_long(observed: Observed) -> None:
    """Though every long thought is of another address, a quick bot and a hint come next."""
    with observed.player(MODEST, 1) as player, crowded(observed, *MANY):
        assert player.ask(type="hint")["type"] == "hint"
        assert observed.passed(MODEST) <= MOST
        assert player.move()["type"] == "accepted"
        player.wait_for_turn()
        assert observed.passed(MODEST) <= MOST
        assert observed.server.application.thinkers.waiting > 0


def test_levels_have_lanes() -> None:
    """Low levels are quick, the highest is long, and so is whatever is no level."""
    lanes = [question(f"level-{level}").urgency for level in range(1, 11)]
    assert lanes == [Urgency.QUICK] * 4 + [Urgency.BOT] * 5 + [Urgency.LONG]
    assert question("mcts").urgency == Urgency.LONG


def test_questions_of_an_address_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """One more is refused at once, others' are not, and when one has ended or was given up there is room again."""
    monkeypatch.setattr(bot_pool, "MAX_CHOICES", 2)

    async def ask() -> int:
        waiting = [asyncio.ensure_future(thinkers.ask(question("level-10"), owner)) for owner in ("a", "a", "b")]
        await asyncio.sleep(0)
        with pytest.raises(QueueFull):
            await thinkers.ask(question("level-1"), "a")
        waiting[1].cancel()
        await asyncio.wait(waiting[1:2])
        return (await thinkers.ask(question("level-1"), "a")).action

    thinkers = Thinkers(1, Metrics())
    try:
        assert asyncio.run(ask()) >= 0
    finally:
        thinkers.close()


def test_a_hint_with_no_room_in_the_queue_is_refused_for_now(observed: Observed, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for one too many is told when to try again, over HTTP, too."""

    async def full(_: BotQuestion, __: str = "") -> Advice:
        raise QueueFull

    monkeypatch.setattr(observed.server.application.thinkers, "ask", full)
    created = create(observed.server, HERE, bot(1))
    with observed.server.http(headers=headers(created["creator"]["token"])) as http:
        place = f"/api/tables/{created['table']}"
        http.post(f"{place}/join", json={"id": "join", "seat": 0})
        answer = http.post(f"{place}/hint", json={"id": "hint"})
    assert (answer.status_code, answer.json()["code"], answer.json()["id"]) == (503, "too_many", "hint")
    assert 0 < answer.json()["retry_after"] <= int(answer.headers["retry-after"])


def test_a_bot_with_no_room_in_the_queue_moves_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots at more tables than may wait at a time all move in the end."""
    monkeypatch.setattr(bot_pool, "MAX_CHOICES", 1)
    observed = Observed(start(tmp_path / "tables.sqlite", proxies=("127.0.0.1",)))
    try:
        with contextlib.ExitStack() as stack:
            players = [stack.enter_context(observed.player(MODEST, 10)) for _ in range(3)]
            for player in players:
                assert player.move()["type"] == "accepted"
            for player in players:
                player.wait_for_turn()
    finally:
        observed.server.stop()
