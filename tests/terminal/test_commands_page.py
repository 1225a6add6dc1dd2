"""docs/commands.md and the program say the same: every command, option and word is there, and nothing that does not exist."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, cast

import pytest

from sintra.cli import arguments, parser
from sintra.dialogue.words import COMMANDS, NOUNS, ONLY, Words
from sintra.i18n.speaker import COLORS, LANGUAGES, STYLES
from sintra.terminal.replay import REPLAY_COMMANDS

PAGE = (Path(__file__).parents[2] / "docs" / "commands.md").read_text(encoding="utf-8")
OPTION_ROW = re.compile(r"^\| `(--[a-z-]+)", re.MULTILINE)
WORD_ROW = re.compile(r"^\| ([a-z, ]+) \| ([\w, ]+) \| ([\w, ]+) \| .*?(?:\| (both|Azul|Pavilion) )?\|$", re.MULTILINE)


def commands(whole: argparse.ArgumentParser, name: str) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """All commands that do something, with their parsers."""
    inner: list[dict[str, Any]] = [cast("Any", action).choices for action in whole._actions if action.nargs == argparse.PARSER]
    if not inner:
        yield name, whole
    for parsers in inner:
        for word, deeper in parsers.items():
            yield from commands(deeper, f"{name} {word}")


FOUND = dict(commands(parser(), "sintra"))


def section(title: str) -> str:
    """The text below a heading, up to the next of its kind."""
    match = re.search(rf"^##+ {re.escape(title)}\n(.*?)(?=^##|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert match, f"no section {title}"
    return match[1]


@pytest.mark.parametrize("name", FOUND)
def test_every_option_is_documented(name: str) -> None:
    """The section of a command lists exactly the options that its parser knows."""
    options = {option for action in FOUND[name]._actions for option in action.option_strings if option.startswith("--")}
    assert set(OPTION_ROW.findall(section(name))) == options - {"--help"}


def test_no_command_is_documented_that_does_not_exist() -> None:
    """The headings name the commands, all of them and no others."""
    assert set(re.findall(r"^## (sintra .*)$", PAGE, re.MULTILINE)) == set(FOUND)


def rows(text: str) -> list[tuple[str, ...]]:
    """The rows of words in three languages."""
    return [match.groups() for match in WORD_ROW.finditer(text) if match[1] != "English"]


def expected(table: Mapping[str, Words]) -> list[tuple[str, ...]]:
    """The rows that a table of words should have."""
    return [tuple(", ".join(words[language]) for language in ("en", "de", "hu")) for words in table.values()]


@pytest.mark.parametrize(
    ("title", "table"), [("Questions and commands", COMMANDS), ("Moves", NOUNS), ("sintra replay", REPLAY_COMMANDS)]
)
def test_every_word_is_documented(title: str, table: Mapping[str, Words]) -> None:
    """The tables of words are those of the program, in its order, in all three languages."""
    assert [row[:3] for row in rows(section(title))] == expected(table)


def test_the_page_says_which_game_a_word_is_for() -> None:
    """Words of one game only are marked so."""
    for command, row in zip(COMMANDS, rows(section("Questions and commands")), strict=True):
        game = next((game for game, words in ONLY.items() if command in words), "both")
        assert row[3].lower() == game


def test_the_command_line_offers_what_can_be_said() -> None:
    """The choices of the command line, which are written down there to keep it quick, are those of the Speaker."""
    assert tuple(LANGUAGES) == arguments.LANGUAGES
    assert arguments.COLORS == COLORS
    assert arguments.STYLES == STYLES
