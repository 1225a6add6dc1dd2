"""`sintra show`: print a position as text board, JSON or sentences; `sintra perft`: count its sequences of moves."""

from __future__ import annotations

import json

from sintra._random import generator
from sintra.errors import OptionError
from sintra.games import AnyGame
from sintra.perft import perft, split
from sintra.phrase import Phrase
from sintra.terminal.positions import Found, read_bytes, read_position
from sintra.terminal.screen import Manner


def show(file: str, form: str, at: int | None, manner: Manner) -> int:
    """Print a position in a format."""
    found = read_position(read_bytes(file), at, manner.language)
    if form == "json":
        print(found.state.to_json())
    elif form == "board":
        print(found.state)
    else:
        print(*manner.speaker().say_all(found.game.describe(found.state)), sep="\n")
    return 0


def first_position(game: AnyGame, seed: int) -> Found:
    """Return the position after the first deal."""
    state = game.new()
    return Found(game, game.deal(state, game.random_deal(state, generator(seed))))


def count(found: Found, depth: int, *, by_move: bool, as_json: bool) -> int:
    """Print the number of sequences of moves, in total or by first move."""
    if found.state.needs_deal:
        message = "tiles must be dealt before anybody can move, expected a position in which somebody acts"
        raise OptionError(message, phrase=Phrase("terminal.error.nobody_acts"))
    parts = split(found.game, found.state, depth) if by_move else {}
    total = sum(parts.values()) if by_move else perft(found.game, found.state, depth)
    if as_json:
        figures = {"game": found.game.name, "depth": depth, "count": total}
        print(json.dumps({**figures, "split": parts} if by_move else figures))
        return 0
    for move, number in parts.items():
        print(f"{move} {number}")
    print(total)
    return 0
