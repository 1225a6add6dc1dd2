"""The registry of languages: one line for each. Command line, server, pages and Speakers find their languages here.

A line names the package in which everything of a language lies (docs/adding-a-language.md). An installed package may add a
language without a line here, through the entry point group ``sintra.languages``.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from sintra import games
from sintra.errors import OptionError
from sintra.i18n.language import Language
from sintra.i18n.words import NO_GAME_WORDS, NO_WORDS, GameWords, Words

GROUP = "sintra.languages"
DEFAULT = "en"  # the language that is meant where none is named, and that helps out where another lacks something
PACKAGES = {
    "en": "sintra.i18n.en",
    "de": "sintra.i18n.de",
    "hu": "sintra.i18n.hu",
}


@cache
def _packages() -> dict[str, str]:
    """Find all languages; a package cannot replace one of ours."""
    installed = sorted((entry.name, entry.value) for entry in entry_points(group=GROUP))
    return {**PACKAGES, **{code: place for code, place in installed if code not in PACKAGES}}


def codes() -> tuple[str, ...]:
    """Give the codes of all languages, the default one first."""
    return tuple(_packages())


def package(code: str) -> str:
    """Give the package of a language."""
    if code not in _packages():
        raise OptionError(f"language is {code!r}, expected one of {', '.join(codes())}")
    return _packages()[code]


@cache
def language(code: str) -> Language:
    """Load a language."""
    found = getattr(import_module(package(code)), "LANGUAGE", None)
    if not isinstance(found, Language):
        raise OptionError(f"the package {package(code)} of language {code!r} has no LANGUAGE")
    return found


def names() -> dict[str, str]:
    """Give all languages by code, as their speakers call them."""
    return {code: language(code).name for code in codes()}


@cache
def words_of(code: str, game: str) -> Words:
    """Give what a language has for a game: in its own folder, or else brought by the game; nothing if neither."""
    place = f"{package(code)}.{game}"
    if find_spec(place) is not None:
        found = getattr(import_module(place), "WORDS", None)
        if isinstance(found, Words):
            return found
    return game_words(game).languages.get(code, NO_WORDS)


def game_words(game: str) -> GameWords:
    """Give the words that a game brings; nothing if it brings none."""
    found = games.part(game, "words") or NO_GAME_WORDS
    if not isinstance(found, GameWords):
        raise OptionError(f"the game {game!r} brings {found!r} as its words, expected GameWords")
    return found


def page_folder(code: str) -> Path | None:
    """Give the folder with what pages show in a language; None if it brings none."""
    spec = find_spec(package(code))
    folder = Path(spec.origin).parent / "page" if spec and spec.origin else None
    return folder if folder and folder.is_dir() else None
