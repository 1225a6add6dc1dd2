"""A move's code is never said alone: hints, lists, costs, replays and solutions have its words on the same line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from sintra.dialogue.kind import vocabulary
from sintra.dialogue.line import Question
from sintra.dialogue.move_list import in_words
from sintra.dialogue.questions import Desk
from sintra.i18n import Speaker
from sintra.i18n.languages import codes
from sintra.puzzles import load
from sintra.record import parse
from sintra.session.step import steps_of
from sintra.terminal import puzzles
from sintra.terminal.replay import Player
from sintra.terminal.screen import Manner
from tests.dialogue.table import NAMES, Table, laid

RECORDS = Path(__file__).parents[1] / "data" / "records"
every_game = pytest.mark.parametrize("game", ["azul", "pavilion"])
every_language = pytest.mark.parametrize("language", codes())


def names_of(moves: Iterable[Any], game: str, language: str) -> dict[str, str]:
    """Return the words of moves by their codes, as both are shown in a language; some moves, such as pass, have only a word."""
    words = vocabulary(game, language, "words")
    return {words.spell(str(move)): in_words(move, words) for move in moves if not str(move).islower()}


def coded(lines: Iterable[str], names: Mapping[str, str]) -> int:
    """Count the lines with a code, each of which must have the words of its move as well."""
    found = 0
    for line in lines:
        said = [word.strip(".,:;") for word in line.split()]
        for code in set(said) & set(names):
            found += 1
            assert names[code].casefold() in line.casefold()
    return found


def tables(game: str) -> Iterator[Table]:
    """Yield a table at the choices of a short game."""
    table = laid(game)
    for _ in range(40):
        yield table
        table.play_first()


@every_language
@every_game
def test_hints_lists_and_costs_name_moves_in_words(game: str, language: str) -> None:
    """Whatever a desk says about moves in the first rounds of a game has words wherever it has a code."""
    hints = 0
    for table in tables(game):
        moves = table.game.legal_moves(table.state)
        desk = Desk(table, vocabulary(game, language, "words"), NAMES)
        speaker, names = Speaker(language, names=NAMES), names_of(moves, game, language)
        hints += coded(speaker.say_all(desk.hint(str(moves[-1]))), names)
        coded(speaker.say_all(desk.answer(Question("moves"))), names)
        coded(speaker.say_all(desk.answer(Question("cost", (str(moves[-1]),)))), names)
    assert hints >= 20


@every_language
@pytest.mark.parametrize("record", ["azul-2-coloured", "pavilion-2-coloured", "pavilion-2-grey"])
def test_replays_name_moves_in_words(record: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every step of a record, forced moves among them, is told with words beside its code."""
    found = parse((RECORDS / f"{record}.record").read_text(encoding="utf-8"))
    moves = [found.game.parse_move(step.event) for step in steps_of(found) if step.seat is not None]
    Player(found, Manner(language)).narrate_all(len(found.events))
    names = names_of(moves, found.game_name, language)
    assert coded(capsys.readouterr().out.splitlines(), names) >= len(moves) // 2


@every_language
@every_game
def test_solutions_name_moves_in_words(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The values of a puzzle's moves and its best line have words wherever they have a code."""
    some = load(game)
    for number, puzzle in enumerate(some[:3], 1):
        puzzles.show(some, number, Manner(language), is_solved=True)
        names = names_of(map(puzzle.game.parse_move, puzzle.values), game, language)
        assert coded(capsys.readouterr().out.splitlines(), names) == len(names)
