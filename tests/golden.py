"""Golden files: what the engine printed when it was known to be right. They change only with a reason in the commit message.

python -m tests.golden        regenerate them; review the diff before you commit it
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sintra._random import generator
from sintra.games import AnyGame
from sintra.perft import perft
from tests.tables import TABLES, Table, dealt

DATA = Path(__file__).parent / "data"
PERFT = DATA / "perft.json"
SEED = 7
DEPTHS = {"azul": (1, 2), "pavilion": (1, 2, 3)}
LATE_DEPTHS = {"azul": (1, 2, 3), "pavilion": (1, 2, 3)}  # from a position with few tiles left
PHASE_DEPTHS: dict[str, dict[str, tuple[int, ...]]] = {  # from the first position of a phase that a random game comes to
    "azul": {},
    "pavilion": {"place": (1, 2), "bonus": (1, 2), "discard": (1, 2)},
}


def playthrough_file(table: Table) -> Path:
    """Return the file of a table's playthrough."""
    return DATA / "playthroughs" / f"{table}.txt"


def playthrough(table: Table) -> str:
    """Play one random game and tell it: every deal, every move with what was legal, every position."""
    return "\n".join(_playthrough(table)) + "\n"


def _playthrough(table: Table) -> Iterator[str]:
    game = table.make()
    rng, choose = generator(SEED), random.Random(SEED)
    state = game.new(start=1)
    yield repr(game)
    while not state.is_over:
        yield f"\n{state}\n"
        if state.needs_deal:
            deal = game.random_deal(state, rng)
            yield f"deal {deal}"
            state = game.deal(state, deal)
        else:
            moves = game.legal_moves(state)
            move = choose.choice(moves)
            yield f"legal {' '.join(map(str, moves))}"
            yield f"move {move}"
            state = game.play(state, move)
    yield f"\n{state}\n"
    yield str(game.outcome(state))


def perft_counts(table: Table) -> dict[str, list[int]]:
    """Count the move sequences from the first deal, from late in the first round, and from the phases that come later."""
    game = table.make()
    early = dealt(game, game.new(), SEED)
    late, choose = early, random.Random(SEED)
    while len(game.legal_actions(late)) > 12:
        late = game.play(late, choose.choice(game.legal_actions(late)))
    return {
        "early": [perft(game, early, depth) for depth in DEPTHS[table.game]],
        "late": [perft(game, late, depth) for depth in LATE_DEPTHS[table.game]],
        **{
            phase: [perft(game, first_in(game, phase), depth) for depth in depths]
            for phase, depths in PHASE_DEPTHS[table.game].items()
        },
    }


def first_in(game: AnyGame, phase: str) -> Any:
    """Play random games until one comes to a phase."""
    choose, rng = random.Random(SEED), generator(SEED)
    state = game.new()
    while state.phase != phase:
        if state.is_over:
            state = game.new()
        elif state.needs_deal:
            state = game.deal(state, game.random_deal(state, rng))
        else:
            state = game.play(state, choose.choice(game.legal_actions(state)))
    return state


def main() -> None:
    """Write all golden files."""
    PERFT.write_text(json.dumps({str(table): perft_counts(table) for table in TABLES}, indent=2) + "\n")
    for table in TABLES:
        path = playthrough_file(table)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(playthrough(table))


if __name__ == "__main__":
    main()
