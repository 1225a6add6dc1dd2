"""`sintra solve`: every legal move of a position with its exact value, and the best line."""

from __future__ import annotations

import json
import time
from typing import Any

from sintra.bots import Limit
from sintra.bots.solver import ROUND, Solution, solve
from sintra.dialogue.kind import kind_of
from sintra.errors import OptionError
from sintra.phrase import Phrase
from sintra.record import Record
from sintra.terminal.positions import Found, is_record, read_bytes, read_position, read_record
from sintra.terminal.screen import Manner, Screen

SOLVED, STOPPED = 0, 3  # exit codes
DIGITS = 4  # behind the point


def run(found: Found, limit: Limit, manner: Manner, *, is_told: bool, as_json: bool) -> int:
    """Solve a position and print what came of it; return the exit code."""
    solve(found.game, found.state, Limit(nodes=1))  # where the search must be compiled first, that time is not its own
    begin = time.perf_counter()
    solution = solve(found.game, found.state, limit)
    seconds = time.perf_counter() - begin
    if as_json:
        print(json.dumps(to_dict(found, solution, seconds)))
    else:
        tell(found, solution, seconds, Screen(manner, found.game.name, players=found.game.players))
    if is_told and not as_json:
        tell_line(found, [str(found.game.move(action)) for action in solution.line], manner)
    return SOLVED if solution.is_exact else STOPPED


def read_choice(file: str, at: int | None) -> Found:
    """Read a position, or of a record the one after so many events; without a number, the last in which somebody chose."""
    data = read_bytes(file)
    if at is None and is_record(data):
        return last_choice(read_record(data).record)
    return read_position(data, at)


def last_choice(record: Record) -> Found:
    """Give the last position of a record in which somebody has a choice to make."""
    states = [state for state in record.states() if not state.needs_deal and not state.is_over]
    if not states:
        raise OptionError("nobody acts in this record, expected one with a deal")
    return Found(record.game, states[-1])


# What is printed


def to_dict(found: Found, solution: Solution, seconds: float) -> dict[str, Any]:
    """Give what is known, as JSON has it."""
    game = found.game
    return {
        "game": game.name,
        "players": game.players,
        "seat": solution.seat,
        "exact": solution.is_exact,
        "lasts": solution.lasts,
        "nodes": solution.nodes,
        "seconds": round(seconds, 3),
        "best": [str(game.move(action)) for action in solution.best] if solution.values else [],
        "line": [str(game.move(action)) for action in solution.line],
        "moves": [
            {
                "move": str(game.move(action)),
                "value": round(solution.value(action), DIGITS),
                "behind": round(solution.worth - solution.value(action), DIGITS),
                "values": [round(value, DIGITS) for value in values],
            }
            for action, values in solution.values.items()
        ],
    }


def tell(found: Found, solution: Solution, seconds: float, screen: Screen) -> None:
    """Print a table of all moves, best first; values that are not exact have a sign before them."""
    screen.say([kind_of(found.game.name).turn(found.state)])
    if solution.values:
        screen.say([Phrase("terminal.solve.round" if solution.lasts == ROUND else "terminal.solve.game")])
        print_table(
            {str(found.game.move(action)): solution.value(action) for action in solution.values},
            "" if solution.is_exact else "~",
        )
    if not solution.is_exact:
        screen.say([Phrase("terminal.solve.stopped" if solution.values else "terminal.solve.nothing")])
    if solution.line:
        screen.say(
            [Phrase("terminal.solve.line", {"text": " ".join(str(found.game.move(action)) for action in solution.line)})]
        )
    screen.say([Phrase("terminal.solve.effort", {"number": solution.nodes, "text": f"{seconds:.2f}"})])


def print_table(values: dict[str, float], sign: str = "") -> None:
    """Print moves with their values and what they are behind the best."""
    width = max(map(len, values))
    most = max(values.values())
    for move, value in values.items():
        print(f"{move:{width}}  {sign + points(value):>8}  {sign + points(value - most) if value < most else '':>8}".rstrip())


def points(value: float) -> str:
    """Write points with their sign, and as many digits as they need."""
    return f"{round(value, 2):+g}" if round(value, 2) else "0"


def tell_line(found: Found, moves: list[str], manner: Manner) -> None:
    """Tell in sentences what a line does."""
    screen = Screen(manner, found.game.name, players=found.game.players)
    state = found.state
    for text in moves:
        after = found.game.play(state, text)
        screen.say(found.game.narrate(state, found.game.parse_move(text), after))
        state = after
