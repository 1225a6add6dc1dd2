"""Good advice: how much better a move is than all others, and why it is good, in a few sentences."""

from __future__ import annotations

from itertools import islice
from typing import Any

from sintra.dialogue.kind import kind_of
from sintra.games import AnyGame
from sintra.phrase import Phrase

MOST = 3  # sentences: more is no hint
TWO = 2


def reasons(game: AnyGame, state: Any, move: Any, lead: int = 0) -> list[Phrase]:
    """Say why a legal move is a good one: facts that hold for it, the weightiest first."""
    return list(islice(kind_of(game.name).reasons(game, state, move, lead), MOST))


def lead_of(game: AnyGame, state: Any, action: int, nodes: int) -> int:
    """Give by how many points an action beats every other one when all play their best to the end of the round.

    0 if it does not, or if that cannot be found out with so many nodes. Where three or more play, the others' best is not one.
    """
    from sintra.bots.bot import Limit  # noqa: PLC0415 - a server that asks its bots in other processes starts sooner without
    from sintra.bots.solver import solve  # noqa: PLC0415 - the same

    if not kind_of(game.name).uses_lead or game.players != TWO:
        return 0
    found = solve(game, state, Limit(nodes=nodes))
    return round(found.lead) if found.is_exact and found.best == (action,) and len(found.values) > 1 else 0
