"""Raw bytes in every body, frame and header: whatever is sent, the server answers, lives, and can be played on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.fuzz_inputs import KINDS, Mutator, corpus
from tests.server.fuzz_target import FuzzTarget
from tests.server.fuzzing import run_plain

pytestmark = pytest.mark.slow

INPUTS = 2000


def test_no_bytes_break_the_server() -> None:
    """Two thousand inputs from a seed: no status 5xx, no error in the log, and a table of our own is played meanwhile."""
    costs = run_plain(INPUTS, seed=17)
    assert sum(costs.number.values()) == INPUTS
    assert set(costs.number) == set(KINDS)


def test_inputs_are_the_same_from_the_same_seed() -> None:
    """A failure can be repeated."""
    inputs = corpus()
    one, same, other = (Mutator(inputs, seed) for seed in (1, 1, 2))
    made = [one.next() for _ in range(50)]
    assert made == [same.next() for _ in range(50)]
    assert made != [other.next() for _ in range(50)]


def test_honest_inputs_are_understood(database: Path) -> None:
    """The inputs that others are made of are near to what is accepted: each kind reaches its place in the server."""

    async def send() -> float:
        target = FuzzTarget(database)
        await target.start()
        try:
            for data in corpus()[::3]:
                await target.run(data)
            wanted = {"game": "azul", "seats": [{"kind": "here"}] * 2}
            await target.run(bytes((KINDS.index("create"), 0)) + json.dumps(wanted).encode())
            return target.server.application.metrics.value("sintra_tables_created_total")
        finally:
            await target.close()

    assert asyncio.run(send()) > len(("azul", "pavilion", "own"))
