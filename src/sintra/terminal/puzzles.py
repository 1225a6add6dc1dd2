"""`sintra puzzles`: making, listing, showing, proving and solving puzzles."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sintra.dialogue.kind import kind_of
from sintra.dialogue.line import Misread, Moves
from sintra.dialogue.move_list import with_code
from sintra.dialogue.questions import Desk
from sintra.errors import IllegalMove, OptionError
from sintra.games import AnyGame
from sintra.i18n import Speaker
from sintra.i18n.lexicon import fragment
from sintra.phrase import Phrase, Value
from sintra.puzzles import Puzzle, load, read
from sintra.puzzles.maker import make_puzzles
from sintra.puzzles.proof import faults, sample
from sintra.session.step import Step
from sintra.terminal.positions import Found, read_bytes
from sintra.terminal.screen import Manner, Screen
from sintra.terminal.solve import best_line, points, say_values, tell_line


def make(game: str, number: int, seed: int, out: str) -> int:
    """Make puzzles and write them to a file, each as soon as it is found."""
    made = 0
    try:
        with nullcontext(sys.stdout) if out == "-" else Path(out).open("w", encoding="utf-8") as file:
            for puzzle in make_puzzles(game, number, seed):
                print(puzzle.to_json(), file=file, flush=True)
                made += 1
    except OSError as error:
        phrase = Phrase("terminal.error.unwritable", {"path": out, "reason": error.strerror or ""})
        raise OptionError(f"{out} cannot be written: {error.strerror}", phrase=phrase) from error
    print(f"sintra: {made} puzzles of {game}", file=sys.stderr)
    return 0


def puzzles_of(game: str, file: str | None) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file, or those that come with Sintra."""
    return read(read_bytes(file)) if file else load(game)


def show_list(puzzles: tuple[Puzzle, ...], language: str, *, as_json: bool) -> int:
    """Print a line per puzzle: what it is like, or all its tags."""
    speaker = Speaker(language)
    for number, puzzle in enumerate(puzzles, 1):
        if as_json:
            print(json.dumps({"number": number, "game": puzzle.game.name, **puzzle.tags}))
        else:
            print(speaker.say(_summary(number, puzzle, language)))
    return 0


def _summary(number: int, puzzle: Puzzle, language: str) -> Phrase:
    values: dict[str, Value] = {"number": number, "players": puzzle.game.players, "round": puzzle.state.round}
    values |= {"last": len(puzzle.values), "text": fragment(language, f"terminal.puzzle.level.{puzzle.tags.get('level')}")}
    return Phrase("terminal.puzzle.listed" if values["text"] else "terminal.puzzle.unlisted", values)


def show(puzzles: tuple[Puzzle, ...], number: int, manner: Manner, *, is_solved: bool) -> int:
    """Show a puzzle, optionally with its solution."""
    puzzle = numbered(puzzles, number)
    screen = _screen(puzzle, manner)
    _present(screen, puzzle, number, len(puzzles))
    if is_solved:
        _reveal(screen, puzzle)
    return 0


def numbered(puzzles: tuple[Puzzle, ...], number: int) -> Puzzle:
    """Return a puzzle by its number."""
    if not 1 <= number <= len(puzzles):
        phrase = Phrase("terminal.error.puzzle", {"number": number, "last": len(puzzles)})
        raise OptionError(f"puzzle {number}, expected 1 to {len(puzzles)}", phrase=phrase)
    return puzzles[number - 1]


def check(puzzles: tuple[Puzzle, ...], number: int | None, seed: int) -> int:
    """Prove puzzles again and report errors; the exit code is 1 if there are any."""
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
    """Ask for the best move, puzzle after puzzle from a number on, until the person quits."""
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
    """Read a legal move, as it is typed in a game; return an empty text for an empty line, None when the person quits."""
    desk = Desk(_Position(puzzle), screen.words, seat=puzzle.state.turn, shown=screen.manner.shown)
    while True:
        try:
            line = screen.ask()
            heard = desk.read(line) if line.strip() else Moves(("",))
            if isinstance(heard, Moves):
                if not line.strip() or heard.texts[0] in puzzle.values:
                    return heard.texts[0]
                puzzle.game.play(puzzle.state, heard.texts[0])  # raises why not
            elif heard.command == "quit":
                return None
            elif desk.answers(heard):
                screen.say(desk.answer(heard))
            else:
                screen.say([Phrase("terminal.puzzle.ask")])
        except (EOFError, KeyboardInterrupt):
            return None
        except (Misread, IllegalMove) as error:
            screen.say(desk.refusal(error))


@dataclass(frozen=True, slots=True)
class _Position:
    """A puzzle as the host of a dialogue: a position in which nothing has happened."""

    puzzle: Puzzle

    @property
    def game(self) -> AnyGame:
        return self.puzzle.game

    @property
    def state(self) -> Any:
        return self.puzzle.state

    @property
    def steps(self) -> Sequence[Step]:
        return ()


def _in_words(screen: Screen, puzzle: Puzzle, move: str) -> str:
    return with_code(puzzle.game.parse_move(move), screen.words)


def _judge(screen: Screen, puzzle: Puzzle, move: str) -> None:
    if move:
        is_best = move in puzzle.best
        values = {
            "text": _in_words(screen, puzzle, move),
            "example": points(puzzle.values[move] if is_best else -puzzle.loss(move)),
        }
        screen.say([Phrase("terminal.puzzle.best" if is_best else "terminal.puzzle.worse", values)])
    _reveal(screen, puzzle)


def _reveal(screen: Screen, puzzle: Puzzle) -> None:
    """Print all values, and narrate the best line."""
    screen.say([kind_of(puzzle.game.name).turn(puzzle.state), Phrase(f"terminal.solve.{puzzle.lasts}")])
    say_values({puzzle.game.parse_move(move): value for move, value in puzzle.values.items()}, screen)
    screen.say([best_line([puzzle.game.parse_move(move) for move in puzzle.line], screen)])
    tell_line(Found(puzzle.game, puzzle.state), list(puzzle.line), screen.manner)
