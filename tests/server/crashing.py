"""Whole servers that are killed under load: clients of both games reconnect, play on, and lose nothing.

`python -m tests.server.crashing --times 100` kills a hundred servers of one database; the tests kill a few. After every kill it
is checked that whatever was acknowledged or shown is in the database, as it was shown, and at the end that the records hold.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from pathlib import Path

from sintra import dealer, record
from sintra.server.store.store import Store
from sintra.server.table.opening import read_opening
from sintra.server.table.stored import kind_of, read_event, seat_of, shown_text
from sintra.server.table.table import Table
from tests.server.clients import HERE, PERSON, Json, Served, bot, create, headers, tokens
from tests.server.people import Person, Shown
from tests.server.running import Child, spawn

LIMITS = ("--tables-per-hour", "100000000", "--messages-per-second", "1000000", "--sockets-per-address", "10000")
KINDS: tuple[tuple[str, tuple[Json, ...]], ...] = (
    ("azul", (PERSON, PERSON)),
    ("pavilion", (PERSON, PERSON)),
    ("azul", (PERSON, bot(1), PERSON)),
    ("pavilion", (HERE, bot(2))),
)
SHORT_LIFE, LONG_LIFE = 1.0, 6.0  # seconds from the moment when people are back to the kill; in a long one bots get to move
EXPECTED = {"behind", "cannot_undo", "not_your_turn", "over", "too_fast", "too_many"}  # of clients that retry after the kill


@dataclass
class Visited:
    """A table with its people."""

    created: Json
    shown: Shown
    people: list[Person]
    tasks: list[asyncio.Task[None]] = field(default_factory=list[asyncio.Task[None]])

    @property
    def name(self) -> str:
        """The table's id."""
        return str(self.created["table"])


@dataclass
class Town:
    """All people of one database, over many servers."""

    database: Path
    luck: random.Random
    tables: int
    kinds: tuple[tuple[str, tuple[Json, ...]], ...] = KINDS
    address: list[str] = field(default_factory=lambda: [""])
    visited: list[Visited] = field(default_factory=list[Visited])

    async def kill_once(self) -> int:
        """Serve until a random moment, kill, and compare; return how many events are in the database."""
        async with serving(self.database) as server:
            await self.come_back(server)
            await asyncio.sleep(self.luck.uniform(0, LONG_LIFE if self.luck.random() < 0.1 else SHORT_LIFE))
            server.process.send_signal(signal.SIGKILL)
            await asyncio.to_thread(server.process.wait, 30)
        await asyncio.sleep(0.1)  # until people have read what the server had sent
        return await self.compare()

    async def come_back(self, server: Served) -> None:
        """Let everybody play at a new server, and wait until something new was shown."""
        self.address[0] = server.socket_url
        await asyncio.to_thread(self._fill, server)
        for table in self.visited:
            self._let_play(table)
        before = self._shown()
        async with asyncio.timeout(60):
            while self._shown() == before:  # noqa: ASYNC110 - many people show it
                await asyncio.sleep(0.01)

    def _fill(self, server: Served) -> None:
        """Replace tables whose game is over."""
        while sum(table.shown.phase != "over" for table in self.visited) < self.tables:
            number = len(self.visited)
            game, seats = self.kinds[number % len(self.kinds)]
            created, shown = create(server, *seats, game=game), Shown()
            persons = [seat for seat, wish in enumerate(seats) if wish["kind"] != "bot"]
            people = [
                Person(self.address, token, seat, shown, random.Random(self.luck.random()), f"{number}-{seat}")
                for seat, token in zip(persons, tokens(created), strict=False)
            ]
            self.visited.append(Visited(created, shown, people))

    def _let_play(self, table: Visited) -> None:
        if not table.tasks:
            table.tasks = [asyncio.create_task(person.live()) for person in table.people]
        elif table.shown.phase == "over" and table.tasks:
            table.tasks[0].cancel()  # one stays, and sees it again after every restart

    def _shown(self) -> int:
        return sum(len(table.shown.events) for table in self.visited)

    async def compare(self) -> int:
        """Find everything in the database that anybody was shown; return the number of events."""
        for table in self.visited:
            for task in table.tasks:
                if task.done() and not task.cancelled():
                    task.result()  # what a person complained of
        async with Store(self.database) as store:
            return sum([await self._compare(store, table) for table in self.visited])

    async def _compare(self, store: Store, table: Visited) -> int:
        stored = await store.load(table.name)
        assert stored is not None
        events = [read_event(body) for body in stored.events]
        folded = Table(read_opening(stored.opening), stored.secret, events)
        for sequence, (kind, seat, text, at) in table.shown.events.items():
            assert sequence <= len(events), f"{table.name}: event {sequence} was shown and is not saved"
            event = events[sequence - 1]
            saved = kind_of(event), seat_of(event), shown_text(event), event.at
            assert saved == (kind, seat, text, at), f"{table.name}: event {sequence}"
        for message, sequence in table.shown.acknowledged.items():
            assert sequence <= len(events), f"{table.name}: {message} was acknowledged at {sequence} and is not saved"
            sender = events[sequence - 1].sender
            assert sender, f"{table.name}: {message}, event {sequence}"
            assert sender.message == message.split()[1], f"{table.name}: {message}, event {sequence}"
        assert record.parse(str(folded.record)) == folded.record
        return len(events)

    async def end(self) -> Counter[str]:
        """Start once more, and check the records of all games; return how many there are, by how they ended."""
        async with serving(self.database) as server:
            found = await asyncio.to_thread(self._check_records, server)
        for table in self.visited:
            for task in table.tasks:
                task.cancel()
            await asyncio.gather(*table.tasks, return_exceptions=True)
        refused = {refusal["code"] for table in self.visited for person in table.people for refusal in person.refusals}
        assert refused <= EXPECTED, refused
        text = self.database.with_suffix(".log").read_text(encoding="utf-8")
        assert "Traceback" not in text, text[-3000:]
        return found

    def _check_records(self, server: Child) -> Counter[str]:
        found: Counter[str] = Counter()
        with server.http() as http:
            for table in self.visited:
                token = table.created["creator"]["token"]
                text = http.get(f"/api/tables/{table.name}/record", headers=headers(token)).text
                game = record.parse(text)
                verdict = dealer.verify(game)
                assert verdict.is_fair == (game.result is not None), verdict.message
                found["over" if game.result else "open"] += 1
        return found


@contextlib.asynccontextmanager
async def serving(database: Path) -> AsyncGenerator[Child]:
    """Run `sintra serve` without keeping people waiting."""
    with contextlib.ExitStack() as stack:
        yield await asyncio.to_thread(stack.enter_context, spawn(database, *LIMITS))


async def crash(database: Path, times: int, tables: int, seed: int) -> tuple[int, int, Counter[str]]:
    """Kill servers; return how many events they saved, how often people came back, and how many games they played."""
    town, events = Town(database, random.Random(seed), tables), 0
    for number in range(1, times + 1):
        events = await town.kill_once()
        if number % 10 == 0:
            print(f"{number} killed, {events} events", file=sys.stderr, flush=True)  # noqa: T201 - it takes minutes
    found = await town.end()
    return events, sum(person.resumed for table in town.visited for person in table.people), found


def main() -> None:
    """Kill servers as often as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=100, help="how many servers are killed (default 100)")
    parser.add_argument("--tables", type=int, default=40, help="tables at which people play (default 40)")
    parser.add_argument("--seed", type=int, default=1, help="of the moments and the moves (default 1)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        events, resumed, found = asyncio.run(crash(Path(folder) / "t.sqlite", options.times, options.tables, options.seed))
    told = f"{options.times} servers killed, {events} events, people came back {resumed} times, games: {dict(found)}."
    print(f"{told} All there.")  # noqa: T201 - a command


if __name__ == "__main__":
    main()
