"""`sintra solve`: every legal move of a position with its exact value, and the best line."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from typing import Any

from sintra.bots import Limit
from sintra.bots.solver import ROUND, Solution, solve
from sintra.dialogue.kind import kind_of
from sintra.dialogue.move_list import in_words, with_code
from sintra.errors import OptionError
from sintra.i18n.languages import DEFAULT
from sintra.phrase import Phrase, Value
from sintra.record import Record
from sintra.terminal.positions import Found, is_record, read_bytes, read_position, read_record
from sintra.terminal.screen import Manner, Screen

SOLVED, STOPPED = 0, 3  # exit codes
DIGITS = 4  # after the decimal point


def run(found: Found, limit: Limit, manner: Manner, *, is_told: bool, as_json: bool) -> int:
    """Solve a position and print the solution; return the exit code."""
    solve(found.game, found.state, Limit(nodes=1))  # warm-up: compilation must not count as solving time
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


def read_choice(file: str, at: int | None, language: str = DEFAULT) -> Found:
    """Read a position, or from a record the one after `at` events; by default the last with a choice."""
    data = read_bytes(file)
    if at is None and is_record(data):
        return last_choice(read_record(data, language).record)
    return read_position(data, at, language)


def last_choice(record: Record) -> Found:
    """Return the last position of a record in which somebody acts."""
    states = [state for state in record.states() if not state.needs_deal and not state.is_over]
    if not states:
        phrase = Phrase("terminal.error.nobody_acts")
        raise OptionError("nobody acts in this record, expected one with a deal", phrase=phrase)
    return Found(record.game, states[-1])


# Output


def to_dict(found: Found, solution: Solution, seconds: float) -> dict[str, Any]:
    """Return the solution as JSON values."""
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
    """Say all moves with their values, best first, and the best line; whether the values are exact comes before them."""
    screen.say([kind_of(found.game.name).turn(found.state)])
    if not solution.is_exact:
        screen.say([Phrase("terminal.solve.stopped" if solution.values else "terminal.solve.nothing")])
    if solution.values:
        screen.say([Phrase("terminal.solve.round" if solution.lasts == ROUND else "terminal.solve.game")])
        values = {found.game.move(action): solution.value(action) for action in solution.values}
        say_values(values, screen)
    if solution.line:
        screen.say([best_line([found.game.move(action) for action in solution.line], screen)])
    screen.say([Phrase("terminal.solve.effort", {"number": solution.nodes, "text": f"{seconds:.2f}"})])


def best_line(moves: Sequence[Any], screen: Screen) -> Phrase:
    """Name the moves of the best line in words."""
    return Phrase("terminal.solve.line", {"text": "; ".join(in_words(move, screen.words) for move in moves)})


def say_values(values: Mapping[Any, float], screen: Screen) -> None:
    """Say every move in words, with its short form, its value and how far it is behind the best."""
    most = max(values.values())
    for move, value in values.items():
        said: dict[str, Value] = {"move": with_code(move, screen.words, ", "), "example": points(value)}
        if value < most:
            said["near"] = points(value - most)
        screen.say([Phrase("terminal.solve.worse" if value < most else "terminal.solve.best", said)])


def points(value: float) -> str:
    """Format points with a sign and at most two decimals."""
    return f"{round(value, 2):+g}" if round(value, 2) else "0"


def tell_line(found: Found, moves: list[str], manner: Manner) -> None:
    """Narrate a line of moves."""
    screen = Screen(manner, found.game.name, players=found.game.players)
    state = found.state
    for text in moves:
        after = found.game.play(state, text)
        screen.say(found.game.narrate(state, found.game.parse_move(text), after))
        state = after
