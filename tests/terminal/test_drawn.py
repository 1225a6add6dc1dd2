"""The drawn table: right at 80 columns for every game, side and number of seats, with color and without."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from sintra._random import generator
from sintra.games import AnyGame
from sintra.terminal.screen import Manner, Screen
from sintra.terminal.spans import TerminalPalette, cells
from tests.tables import TABLES, Table
from tests.terminal.console import Console

CODE = re.compile(r"\x1b\[[0-9;]*m")
OTHER_CODE = re.compile(r"\x1b\[\?2004[hl]")  # readline asks for bracketed paste


def positions(game: AnyGame, number: int) -> list[Any]:
    """Some positions of a random game, the first and the last among them."""
    rng, choose = generator(3), random.Random(3)
    states = [game.new()]
    while not (state := states[-1]).is_over:
        if state.needs_deal:
            states.append(game.deal(state, game.random_deal(state, rng)))
        else:
            states.append(game.play(state, choose.choice(game.legal_actions(state))))
    return [*states[:: max(1, len(states) // number)], states[-1]]


def drawn(state: Any, table: Table, capsys: pytest.CaptureFixture[str], **manner: Any) -> list[str]:
    """Draw a position; give the lines."""
    Screen(Manner(is_plain=False, **manner), table.game, [], table.players).show(state)
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_no_line_is_wider_than_the_terminal(
    table: Table, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Drawn at 80 and at 120 columns, every line fits; the table shows all seats and uses no color that was not asked for."""
    for room in (80, 120):
        monkeypatch.setenv("COLUMNS", str(room))
        for state in positions(table.make(), 6):
            lines = drawn(state, table, capsys, language=language)
            assert max(map(cells, lines)) <= room
            assert sum(line.count("╯") + line.count("┛") for line in lines) >= table.players
            assert not CODE.search("".join(lines))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_color_changes_nothing_but_color(
    table: Table, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With FORCE_COLOR the same characters stand in the same places, so nothing is told by color alone."""
    monkeypatch.setenv("COLUMNS", "80")
    for state in positions(table.make(), 3):
        monkeypatch.delenv("FORCE_COLOR", raising=False)
        plain = drawn(state, table, capsys)
        monkeypatch.setenv("FORCE_COLOR", "1")
        colored = drawn(state, table, capsys)
        assert any(CODE.search(line) for line in colored)
        assert [CODE.sub("", line).rstrip() for line in colored] == [line.rstrip() for line in plain]


@pytest.mark.parametrize(
    ("environment", "is_terminal", "colors"),
    [
        ({"TERM": "xterm-256color"}, True, 256),
        ({"TERM": "xterm"}, True, 16),
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, True, 256),
        ({"TERM": "dumb"}, True, 0),
        ({}, True, 0),
        ({"TERM": "xterm-256color"}, False, 0),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, True, 0),
        ({"TERM": "xterm-256color", "NO_COLOR": "1", "FORCE_COLOR": "1"}, True, 0),
        ({"TERM": "xterm-256color", "NO_COLOR": ""}, True, 256),
        ({"FORCE_COLOR": "1"}, False, 16),
        ({"FORCE_COLOR": "3"}, False, 256),
        ({"TERM": "xterm", "FORCE_COLOR": "0"}, True, 0),
    ],
)
def test_the_environment_decides_about_color(environment: dict[str, str], is_terminal: bool, colors: int) -> None:  # noqa: FBT001 - a case of a table
    """NO_COLOR disables color, FORCE_COLOR enables it, otherwise the terminal decides."""
    assert TerminalPalette.of(environment, is_terminal=is_terminal).colors == colors


@pytest.mark.slow
@pytest.mark.parametrize(("game", "move"), [("azul", "3B1"), ("pavilion", "hint")])
@pytest.mark.parametrize("environment", [{}, {"NO_COLOR": "1"}], ids=["color", "no color"])
def test_the_program_draws_in_a_terminal(game: str, move: str, environment: dict[str, str], tmp_path: Path) -> None:
    """In a terminal of 80 columns the real program draws, keeps to them, and honors NO_COLOR."""
    with Console("play", game, "--players", "4", "--seed", "2", folder=tmp_path, height=50, environment=environment) as console:
        console.wait_for_prompt()
        console.type(move)
        console.type("board")
        console.type("quit")
        assert console.finish() == 0
    text = OTHER_CODE.sub("", console.text)
    assert bool(CODE.search(text)) == (not environment)
    lines = [CODE.sub("", line) for line in text.split("\n")]
    assert max(cells(line) for line in lines if " play --resume " not in line) <= 80  # that one is to be copied
    assert "▶" in text
