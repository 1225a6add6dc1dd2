"""Lockstep: differential testing of the engine against its naive twin, at every step of random games.

At every step: the same legal moves, the same whole position; at the end the same winners. Run it alone for many games:

    python -m tests.lockstep --games 100000 --jobs 16
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Protocol

from sintra._random import generator
from tests.azul.scarce import before_last_tile
from tests.naive.azul import NaiveAzul
from tests.naive.pavilion import NaivePavilion
from tests.tables import TABLES, Table

CHUNK = 25  # games per task of a process pool


class Twin(Protocol):
    """What a naive twin offers."""

    def needs_deal(self) -> bool: ...  # noqa: D102 - as named
    def deal(self, deal: Any) -> None: ...  # noqa: D102 - as named
    def legal(self) -> set[str]: ...  # noqa: D102 - as named
    def play(self, text: str) -> None: ...  # noqa: D102 - as named
    def is_over(self) -> bool: ...  # noqa: D102 - as named
    def winners(self) -> list[int]: ...  # noqa: D102 - as named
    def snapshot(self) -> dict[str, Any]: ...  # noqa: D102 - as named


TWINS: dict[str, Any] = {"azul": NaiveAzul, "pavilion": NaivePavilion}


def azul_deal(deal: Any) -> list[list[str]]:
    """Return a deal as the twin takes it: color names for each factory."""
    colors = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "T": "teal", "-": ""}
    return [[colors[letter] for letter in factory if letter != "-"] for factory in deal.factories]


def pavilion_deal(deal: Any) -> tuple[list[str], list[list[str]]]:
    """Return a deal as the twin takes it: color names for the supply and for each factory."""
    colors = {"P": "purple", "G": "green", "O": "orange", "Y": "yellow", "B": "blue", "R": "red"}
    supply, *factories = ([colors[letter] for letter in tiles if letter != "-"] for tiles in (deal.supply, *deal.factories))
    return supply, factories


TWIN_DEALS: dict[str, Callable[[Any], Any]] = {"azul": azul_deal, "pavilion": pavilion_deal}


def play_in_lockstep(table: Table, seed: int) -> int:
    """Play one random game on both sides; raise AssertionError where they differ. Return the number of moves."""
    start = random.Random(seed).randrange(table.players)
    twin: Twin = TWINS[table.game](table.players, start, **table.options)
    return play_on(table, seed, table.make().new(start), twin)


def play_when_tiles_run_out(table: Table, seed: int) -> int:
    """Do the same from a position of Azul in which few lines or none can be completed after its last tile (A8.4)."""
    state = before_last_tile(seed, table.players, table.options["wall"])
    return play_on(table, seed, state, NaiveAzul.from_snapshot(state.setup.to_dict()))


def play_on(table: Table, seed: int, state: Any, twin: Twin) -> int:
    """Play a game at random from a position that both sides hold."""
    game = table.make()
    rng, choose = generator(seed), random.Random(seed)
    moves = 0
    while not state.is_over:
        where = f"{table}, seed {seed}, move {moves}"
        compare(where, state, twin)
        if state.needs_deal:
            deal = game.random_deal(state, rng)
            state = game.deal(state, deal)
            twin.deal(TWIN_DEALS[table.game](deal))
            continue
        legal = [str(move) for move in game.legal_moves(state)]
        expected = twin.legal()
        assert len(legal) == len(set(legal)), f"{where}: a move is listed twice"
        assert set(legal) == expected, f"{where}: only engine {set(legal) - expected}, only twin {expected - set(legal)}"
        text = choose.choice(legal)
        state = game.play(state, text)
        twin.play(text)
        moves += 1
    compare(f"{table}, seed {seed}, the end", state, twin)
    assert list(game.outcome(state).winners) == twin.winners(), f"{table}, seed {seed}: other winners"
    return moves


def compare(where: str, state: Any, twin: Twin) -> None:
    """Check that both sides hold the same position."""
    ours, theirs = state.setup.to_dict(), twin.snapshot()
    if ours != theirs:
        differing = {key: (ours.get(key), theirs.get(key)) for key in ours | theirs if ours.get(key) != theirs.get(key)}
        raise AssertionError(f"{where}: engine and twin differ in {differing}")
    assert state.needs_deal == twin.needs_deal()
    assert state.is_over == twin.is_over()


def play_chunk(table: Table, first_seed: int, number: int) -> int:
    """Play some games; return the number of moves."""
    return sum(play_in_lockstep(table, seed) for seed in range(first_seed, first_seed + number))


def main() -> None:
    """Play many games on many processes, spread over all tables."""
    parser = argparse.ArgumentParser(description="Play random games by the engine and its naive twin, and compare every step.")
    parser.add_argument("--game", choices=list(TWINS), help="one game only")
    parser.add_argument("--games", type=int, default=6000, help="games in all")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--seed", type=int, default=1_000_000, help="first seed")
    options = parser.parse_args()
    tables = [table for table in TABLES if options.game in {None, table.game}]
    per_table = -(-options.games // len(tables))
    begin = time.perf_counter()
    with ProcessPoolExecutor(options.jobs) as pool:
        for table in tables:
            chunks = range(options.seed, options.seed + per_table, CHUNK)
            sizes = [min(CHUNK, options.seed + per_table - first) for first in chunks]
            moves = sum(pool.map(play_chunk, [table] * len(sizes), chunks, sizes))
            seconds = time.perf_counter() - begin
            sys.stdout.write(f"{table}: {per_table} games, {moves} moves, all equal ({seconds:.0f} s)\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
