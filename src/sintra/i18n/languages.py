"""The registry of languages: one line for each. Command line, server, pages and Speakers look up their languages here.

A line names the package of a language (docs/adding-a-language.md). An installed package may add a language without a line here,
through the entry point group ``sintra.languages``.
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
DEFAULT = "en"  # also the fallback where another language lacks something
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
    """Return the codes of all languages, the default one first."""
    return tuple(_packages())


def package(code: str) -> str:
    """Return the package of a language."""
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
    """Return all languages by code, as their speakers call them."""
    return {code: language(code).name for code in codes()}


@cache
def words_of(code: str, game: str) -> Words:
    """Return the words of a language for a game: from its own folder, or else from the game; empty if neither has any."""
    place = f"{package(code)}.{game}"
    if find_spec(place) is not None:
        found = getattr(import_module(place), "WORDS", None)
        if isinstance(found, Words):
            return found
    return game_words(game).languages.get(code, NO_WORDS)


def game_words(game: str) -> GameWords:
    """Return the words that a game provides; empty if it provides none."""
    found = games.part(game, "words") or NO_GAME_WORDS
    if not isinstance(found, GameWords):
        raise OptionError(f"the words of game {game!r} are {found!r}, expected GameWords")
    return found


def page_folder(code: str) -> Path | None:
    """Return the folder with the page labels of a language; None if it has none."""
    spec = find_spec(package(code))
    folder = Path(spec.origin).parent / "page" if spec and spec.origin else None
    return folder if folder and folder.is_dir() else None
