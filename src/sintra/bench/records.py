"""The speed of parsing, replaying and writing records, per million moves.

A few dozen random games are parsed again and again; nothing is cached, so that costs as much as parsing different ones.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from sintra._random import generator
from sintra.record import PersonSeat, Record, dealt, is_deal, parse

if TYPE_CHECKING:
    from sintra.games import AnyGame

GAMES = 40
RUNS = 7
MILLION = 1_000_000
APPENDS = 1_000


def measure(game: AnyGame) -> dict[str, Any]:
    """Write, read and play back random games; return seconds for a million moves, best of several runs."""
    records = [random_record(game, seed) for seed in range(GAMES)]
    texts = [str(record) for record in records]
    moves = sum(not is_deal(event) for record in records for event in record.events)
    millions = moves / MILLION
    return {
        "bench": "records",
        "game": game.name,
        "players": game.players,
        "options": dict(game.options),
        "moves_per_game": moves / GAMES,
        "deals_per_game": sum(len(record.events) for record in records) / GAMES - moves / GAMES,
        "bytes_per_game": sum(len(text) for text in texts) / GAMES,
        "read_s": round(_seconds(lambda: [parse(text) for text in texts]) / millions, 2),
        "replay_s": round(_seconds(lambda: [record.state for record in records]) / millions, 2),
        "write_s": round(_seconds(lambda: [str(record) for record in records]) / millions, 2),
        "append_us": round(_append(records[0]) * 1e6, 2),
    }


def random_record(game: AnyGame, seed: int) -> Record:
    """Play a random game and record it."""
    rng, choose = generator(seed), np.random.default_rng(seed)
    state = game.new()
    events: list[str] = []
    while not state.is_over:
        if state.needs_deal:
            deal = game.random_deal(state, rng)
            events.append(dealt(state, deal))
            state = game.deal(state, deal)
        else:
            actions = game.legal_actions(state)
            action = actions[choose.integers(len(actions))]
            events.append(str(game.move(action)))
            game.apply(state, action)
    return Record.of(game, *[PersonSeat()] * game.players).append(*events).finish()


def _seconds(work: Callable[[], object]) -> float:
    def once() -> float:
        begin = time.perf_counter()
        work()
        return time.perf_counter() - begin

    return min(once() for _ in range(RUNS))


def _append(record: Record) -> float:
    """Time adding one move to a game that is nearly over."""
    shorter, last = record.take_back(), record.events[-1]
    return _seconds(lambda: [shorter.append(last) for _ in range(APPENDS)]) / APPENDS
