"""Whole servers that are stopped while clients come and go: all are told, nothing is lost, and the exit code is 0.

`python -m tests.server.stopping --stops 1000` stops a thousand; the tests stop a few. People play; others connect, leave with a
reset or without a word, send half a request, wait for news or read nothing. SIGTERM or Ctrl-C comes at any moment, sometimes
twice. Every websocket that was open must be told 1012, and whatever was acknowledged must be in the database.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.clients import HERE, PERSON, TIMEOUT, create
from tests.server.crashing import Town
from tests.server.forking import Forge, Forked, forge
from tests.server.guests import GOING_AWAY, Crowd

KINDS = (("azul", (PERSON, PERSON)), ("pavilion", (PERSON, PERSON)))
TABLES = 3
STAYING, LEAVING, ROAMING = (0, 30), (0, 60), (0, 12)  # how many there are, from and to
STOPS_OF_A_DATABASE = 20


@dataclass
class Stops:
    """What was seen in all stops."""

    seen: Counter[str] = field(default_factory=Counter[str])
    longest: float = 0.0


@dataclass
class Round:
    """All stops of one database."""

    town: Town
    luck: random.Random
    stops: Stops

    async def stop_once(self, forge: Forge) -> None:
        """Serve until a random moment and stop; see what everybody was told and what was saved."""
        server = await asyncio.to_thread(forge.start, self.town.database, sockets=10_000, connections=10_000)
        await self.town.come_back(server)
        table = await asyncio.to_thread(create, server, HERE, HERE)
        crowd = Crowd(server.url, self.luck, table["table"], table["creator"]["token"])
        guests = await self._invite(crowd)
        await asyncio.sleep(self.luck.uniform(0, 0.2))
        begun = time.monotonic()
        crowd.stopping.set()
        code = await self._stop(server)
        assert code == 0, f"exit code {code}"
        self.stops.longest = max(self.stops.longest, time.monotonic() - begun)
        async with asyncio.timeout(TIMEOUT):
            await asyncio.gather(*guests)
        crowd.end()
        self.stops.seen += crowd.seen
        self.stops.seen["stops"] += 1
        await self.town.compare()

    async def _invite(self, crowd: Crowd) -> list[asyncio.Task[None]]:
        luck = self.luck
        staying, leaving, roaming = (luck.randint(*some) for some in (STAYING, LEAVING, ROAMING))
        wires = [await crowd.handshake() for _ in range(staying + leaving)]
        work = [crowd.stay(wire) for wire in wires[:staying]] + [crowd.leave(wire) for wire in wires[staying:]]
        work += [crowd.roam() for _ in range(roaming)]
        work += [crowd.half() for _ in range(luck.randint(0, 4))] + [crowd.poll() for _ in range(luck.randint(0, 3))]
        work += [crowd.be_deaf()] if luck.random() < 0.05 else []
        tasks = [asyncio.create_task(one) for one in work]
        await asyncio.sleep(0.02)  # until half a request was sent
        return tasks

    async def _stop(self, server: Forked) -> int:
        number = signal.SIGINT if self.luck.random() < 0.2 else signal.SIGTERM
        server.signal(number)
        if self.luck.random() < 0.1:
            await asyncio.sleep(self.luck.uniform(0, 0.1))
            server.signal(number)
        return await asyncio.to_thread(server.wait)

    def check(self) -> None:
        """Compare what people and guests were told with what they should have been, and look at the log."""
        for table in self.town.visited:
            for person in table.people:
                self.stops.seen += Counter({f"told {code}": count for code, count in person.endings.items()})
        told = {name for name in self.stops.seen if name.startswith("told ")}
        assert told <= {f"told {GOING_AWAY}"}, self.stops.seen
        assert {name for name in self.stops.seen if name.startswith("poll ")} <= {"poll 200", "poll unread"}, self.stops.seen
        for line in self.town.database.with_suffix(".log").read_text(encoding="utf-8").splitlines():
            assert json.loads(line)["level"] in {"info", "warning"}, line

    async def end(self) -> None:
        """Let everybody go home."""
        tasks = [task for table in self.town.visited for task in table.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def stop(folder: Path, number: int, seed: int, seconds: float = float("inf")) -> Stops:
    """Stop so many servers, or as many as there is time for; return what was seen."""
    luck, stops, deadline = random.Random(seed), Stops(), time.monotonic() + seconds
    with forge() as made:
        while stops.seen["stops"] < number and time.monotonic() < deadline:
            database = folder / f"tables{stops.seen['stops']}.sqlite"
            these = Round(Town(database, luck, TABLES, KINDS), luck, stops)
            try:
                for _ in range(min(STOPS_OF_A_DATABASE, number - stops.seen["stops"])):
                    await these.stop_once(made)
                these.check()
            finally:
                await these.end()
            print(f"{dict(stops.seen)}, longest {stops.longest:.1f} s", file=sys.stderr, flush=True)  # noqa: T201 - it takes minutes
    return stops


def main() -> None:
    """Stop servers as often as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stops", type=int, default=1000, help="how many servers are stopped (default 1000)")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="no new ones after so many (default: no limit)")
    parser.add_argument("--seed", type=int, default=1, help="of the moments and the moves (default 1)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        stops = asyncio.run(stop(Path(folder), options.stops, options.seed, options.seconds))
    print(f"{stops.seen['stops']} stops, exit code 0 and all told; {dict(stops.seen)}, longest {stops.longest:.1f} s.")  # noqa: T201 - a command


if __name__ == "__main__":
    main()
