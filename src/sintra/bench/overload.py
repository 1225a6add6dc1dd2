"""A server at twice the rate that it can serve: what is accepted and how soon, who can still sit down, and when it recovers.

The load is open-loop: moves come at their rate, whatever becomes of those before them, and nobody waits before trying again.
The driver shares the cores with the server, so its own CPU time is among the figures: what it takes, the server cannot have.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from sintra.bench.crowd import Crowd, CrowdPlace
from sintra.bench.guest import Guest
from sintra.bench.spread import spread

FACTOR = 2  # of the rate that saturates the server
WARM_UP = 2.0  # seconds of overload before measuring, at most
CALM, CALM_RATE = 4.0, 0.25  # seconds after the overload, and the part of the saturating rate that goes on
PAUSE = 0.5  # seconds between newcomers


class Guests:
    """Newcomers, one after another: each sits down at a table of their own, with a bot."""

    def __init__(self, place: CrowdPlace, game: str) -> None:
        self._place = place
        self._game = game

    async def arrive(self, seconds: float) -> list[float]:
        """Let newcomers sit down for a while; return how long each took."""
        found, ends = list[float](), time.perf_counter() + seconds
        while time.perf_counter() < ends:
            guest = Guest(self._place, self._game, 1)
            found.append(await guest.sit_down())
            guest.leave()
            await asyncio.sleep(PAUSE)
        return found


async def overloaded(crowd: Crowd, guests: Guests, saturated: float, seconds: float) -> dict[str, Any]:
    """Measure a server that is saturated at so many moves a second."""
    await crowd.flood(FACTOR * saturated, min(WARM_UP, seconds))
    crowd.latencies.clear()
    begun, busy = time.perf_counter(), time.process_time()
    offered, arrived = await asyncio.gather(crowd.flood(FACTOR * saturated, seconds), guests.arrive(seconds))
    ended, used = time.perf_counter(), time.process_time() - busy
    answered = crowd.latencies
    figures = {
        "overload_offered_per_s": round(offered, 1),
        "overload_accepted_per_s": round(len(answered.acknowledged) / (ended - begun), 1),
        "overload_refused_per_s": round(answered.shed / (ended - begun), 1),
        "overload_refused_otherwise": len(answered.refused),
        "overload_acknowledged_ms": spread(answered.acknowledged),
        "overload_newcomer_sits_ms": spread(arrived),
        "overload_driver_cores": round(used / (ended - begun), 2),
    }
    answered.clear()
    answered.shed_at = begun = time.perf_counter()
    await crowd.pace(CALM_RATE * saturated, min(CALM, 4 * seconds))
    figures["overload_over_refused_for_ms"] = round((answered.shed_at - begun) * 1000)
    figures["overload_over_acknowledged_ms"] = spread(answered.acknowledged)
    return figures
