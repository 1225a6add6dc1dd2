"""`sintra puzzles`: making, listing, showing, proving and solving puzzles."""

from __future__ import annotations

import json
import sys
from contextlib import nullcontext
from pathlib import Path

from sintra.dialogue.kind import kind_of
from sintra.errors import MoveSyntax, OptionError
from sintra.phrase import Phrase
from sintra.puzzles import Puzzle, load, read
from sintra.puzzles.maker import make_puzzles
from sintra.puzzles.proof import faults, sample
from sintra.terminal.positions import Found, read_bytes
from sintra.terminal.screen import Manner, Screen
from sintra.terminal.solve import points, print_table, tell_line


def make(game: str, number: int, seed: int, out: str) -> int:
    """Make puzzles and write them to a file, each as soon as it is found."""
    made = 0
    try:
        with nullcontext(sys.stdout) if out == "-" else Path(out).open("w", encoding="utf-8") as file:
            for puzzle in make_puzzles(game, number, seed):
                print(puzzle.to_json(), file=file, flush=True)
                made += 1
    except OSError as error:
        raise OptionError(f"{out} cannot be written: {error.strerror}") from error
    print(f"sintra: {made} puzzles of {game}", file=sys.stderr)
    return 0


def puzzles_of(game: str, file: str | None) -> tuple[Puzzle, ...]:
    """Give the puzzles of a file, or those that come with Sintra."""
    return read(read_bytes(file)) if file else load(game)


def show_list(puzzles: tuple[Puzzle, ...], *, as_json: bool) -> int:
    """Print a line for each puzzle: its number and its tags."""
    for number, puzzle in enumerate(puzzles, 1):
        if as_json:
            print(json.dumps({"number": number, "game": puzzle.game.name, **puzzle.tags}))
        else:
            print(f"{number:4}  {', '.join(f'{name} {value}' for name, value in puzzle.tags.items())}")
    return 0


def show(puzzles: tuple[Puzzle, ...], number: int, manner: Manner, *, is_solved: bool) -> int:
    """Show a puzzle, and if asked for its solution."""
    puzzle = numbered(puzzles, number)
    screen = _screen(puzzle, manner)
    _present(screen, puzzle, number, len(puzzles))
    if is_solved:
        _reveal(screen, puzzle)
    return 0


def numbered(puzzles: tuple[Puzzle, ...], number: int) -> Puzzle:
    """Give a puzzle by its number."""
    if not 1 <= number <= len(puzzles):
        raise OptionError(f"puzzle {number}, expected 1 to {len(puzzles)}")
    return puzzles[number - 1]


def check(puzzles: tuple[Puzzle, ...], number: int | None, seed: int) -> int:
    """Prove puzzles again; say what is wrong. The exit code is 1 if anything is."""
    chosen = sample(puzzles, number, seed)
    wrong = 0
    for place in chosen:
        found = list(faults(puzzles[place]))
        wrong += bool(found)
        for fault in found:
            print(f"puzzle {place + 1}: {fault}")
    print(f"{len(chosen)} puzzles proved again, {wrong} wrong")
    return int(wrong > 0)


def play(puzzles: tuple[Puzzle, ...], number: int, manner: Manner) -> int:
    """Ask for the best move, puzzle after puzzle from a number on, until the person leaves."""
    solved = asked = 0
    numbered(puzzles, number)
    for at in range(number, len(puzzles) + 1):
        puzzle = puzzles[at - 1]
        screen = _screen(puzzle, manner)
        _present(screen, puzzle, at, len(puzzles))
        screen.say([Phrase("terminal.puzzle.ask")])
        move = _answer(screen, puzzle)
        if move is None:
            break
        asked += 1
        solved += move in puzzle.best
        _judge(screen, puzzle, move)
    _screen(puzzles[0], manner).say([Phrase("terminal.puzzle.score", {"number": solved, "last": asked})])
    return 0


def _screen(puzzle: Puzzle, manner: Manner) -> Screen:
    return Screen(manner, puzzle.game.name, players=puzzle.game.players)


def _present(screen: Screen, puzzle: Puzzle, number: int, last: int) -> None:
    screen.say([Phrase("terminal.puzzle.head", {"number": number, "last": last})])
    if screen.manner.is_plain:
        screen.say(puzzle.game.describe(puzzle.state))
    else:
        screen.show(puzzle.state)


def _answer(screen: Screen, puzzle: Puzzle) -> str | None:
    """Wait for a legal move, in notation; nothing for an empty line, None when the person leaves."""
    while True:
        try:
            text = screen.ask().strip()
        except (EOFError, KeyboardInterrupt):
            return None
        if text.lower() in {"quit", "q"}:
            return None
        move = _move_of(puzzle, text)
        if not text or move in puzzle.values:
            return move
        legal = map(str, puzzle.game.legal_moves(puzzle.state))  # not `values`: those stand in the order of the solution
        screen.say([Phrase("terminal.puzzle.illegal", {"text": text, "listed": ", ".join(legal)})])


def _move_of(puzzle: Puzzle, text: str) -> str:
    try:
        return str(puzzle.game.parse_move(text))
    except MoveSyntax:
        return ""


def _judge(screen: Screen, puzzle: Puzzle, move: str) -> None:
    if move:
        is_best = move in puzzle.best
        values = {"text": move, "example": points(puzzle.values[move] if is_best else -puzzle.loss(move))}
        screen.say([Phrase("terminal.puzzle.best" if is_best else "terminal.puzzle.worse", values)])
    _reveal(screen, puzzle)


def _reveal(screen: Screen, puzzle: Puzzle) -> None:
    """Print all values, and tell the best line."""
    screen.say([kind_of(puzzle.game.name).turn(puzzle.state), Phrase(f"terminal.solve.{puzzle.lasts}")])
    print_table(dict(puzzle.values))
    screen.say([Phrase("terminal.solve.line", {"text": " ".join(puzzle.line)})])
    tell_line(Found(puzzle.game, puzzle.state), list(puzzle.line), screen.manner)
