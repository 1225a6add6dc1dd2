"""docs/commands.md matches the program: every command, option and word is there, and nothing that does not exist."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from pathlib import Path
from typing import Any, cast

import pytest

from sintra import games
from sintra.cli import parser
from sintra.dialogue.kind import vocabulary
from sintra.dialogue.word_index import LAST, typed
from sintra.i18n.words import Choices, TypedWords

PAGE = (Path(__file__).parents[2] / "docs" / "commands.md").read_text(encoding="utf-8")
OPTION_ROW = re.compile(r"^\| `(--[a-z-]+)", re.MULTILINE)
WORD_ROW = re.compile(r"^\| ([a-z, ]+) \| ([\w, -]*) \| ([\w, -]*) \| .*?(?:\| (both|Azul|Pavilion) )?\|$", re.MULTILINE)


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


def tables(pick: Callable[[TypedWords], Choices]) -> Iterator[Choices]:
    """The words of both games, in the three languages of the page."""
    for code in ("en", "de", "hu"):
        yield {thing: words for game in games.names() for thing, words in pick(typed(code, game)).items()}


def expected(names: Iterable[str], pick: Callable[[TypedWords], Choices]) -> list[tuple[str, ...]]:
    """The rows that a table of words should have."""
    english, german, hungarian = tables(pick)
    return [tuple(", ".join(table[name]) for table in (english, german, hungarian)) for name in names]


def commands_of(game: str) -> list[str]:
    """The commands of a game, in the order of help."""
    return vocabulary(game, "en", "words").commands()


def all_commands() -> list[str]:
    """The commands of both games: those of one game before what teaches the game."""
    found = dict.fromkeys(name for game in games.names() for name in commands_of(game))
    return [*(name for name in found if name not in LAST), *LAST]


@pytest.mark.parametrize(
    ("title", "names", "pick"),
    [
        ("Questions and commands", all_commands(), attrgetter("commands")),
        ("Moves", list(typed("en", "azul").nouns), attrgetter("nouns")),
        ("sintra replay", list(typed("en", "azul").replay), attrgetter("replay")),
    ],
)
def test_every_word_is_documented(title: str, names: list[str], pick: Callable[[TypedWords], Choices]) -> None:
    """The tables of words are those of the program, in its order, in all three languages."""
    assert [row[:3] for row in rows(section(title))] == expected(names, pick)


def test_the_page_says_which_game_a_word_is_for() -> None:
    """Words of one game only are marked so."""
    for command, row in zip(all_commands(), rows(section("Questions and commands")), strict=True):
        having = [game for game in games.names() if command in commands_of(game)]
        assert row[3].lower() == ("both" if len(having) > 1 else having[0])
