"""Advice on a move: by how much it beats all others, and why it is good, in a few sentences."""

from __future__ import annotations

from itertools import islice
from typing import Any

from sintra.dialogue.kind import kind_of
from sintra.games import AnyGame
from sintra.phrase import Phrase

MAX_REASONS = 3  # sentences in a hint
TWO = 2


def reasons(game: AnyGame, state: Any, move: Any, lead: int = 0) -> list[Phrase]:
    """Say why a legal move is good: facts that hold for it, the most important first."""
    return list(islice(kind_of(game.name).reasons(game, state, move, lead), MAX_REASONS))


def lead_of(game: AnyGame, state: Any, action: int, nodes: int) -> int:
    """Return by how many points an action beats every other one under optimal play to the end of the round.

    0 if it does not, or if the solver runs out of nodes. With three or more players, optimal play is not well defined.
    """
    from sintra.bots.bot import Limit  # noqa: PLC0415 - a server with its bots in other processes starts faster without
    from sintra.bots.solver import solve  # noqa: PLC0415 - the same

    if not kind_of(game.name).uses_lead or game.players != TWO:
        return 0
    found = solve(game, state, Limit(nodes=nodes))
    return round(found.lead) if found.is_exact and found.best == (action,) and len(found.values) > 1 else 0
