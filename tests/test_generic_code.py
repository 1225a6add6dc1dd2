"""Generic code names no game: what belongs to one lies in folders and files of its name, and comes through the registry."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "sintra"
NAMES = ("azul", "pavilion")
NAMED = re.compile(r"(?<![a-z])(azul|pavilion)(?![a-z])", re.IGNORECASE)  # an azulejo is a painted tile

# Files that may name a game, each with its reason: ten at most
EXCEPTIONS = {
    "games.py": "says which game is meant where none is named",
    "plugin.py": "shows how a game is registered, with ours as the example",
    "__init__.py": "says in its first line what the package plays",
    "phrase.py": "shows what a key looks like",
    "i18n/de/page/guide.js": "says whose product names these are, as a license would",
    "i18n/en/page/guide.js": "says whose product names these are, as a license would",
    "i18n/hu/page/guide.js": "says whose product names these are, as a license would",
    "web/js/games/registry.js": "is the browser's list of games that have a drawing of their own",
    "web/js/wire/messages.js": "is generated, and lists the games that were installed then",
    "web/languages/letters.js": "is generated for tools that read files, and lists the letters of our games",
}


def belongs_to_a_game(path: Path) -> bool:
    """Return whether a file is one game's own: by the name of a folder above it, or by its own."""
    return any(re.split(r"[-_.]", part)[0] in NAMES for part in path.relative_to(SOURCE).parts)


def generic_files() -> Iterator[tuple[str, Path]]:
    """Yield the Python and JavaScript files that belong to no game, each with its place."""
    for path in sorted((*SOURCE.rglob("*.py"), *SOURCE.rglob("*.js"))):
        if not belongs_to_a_game(path):
            yield path.relative_to(SOURCE).as_posix(), path


def test_generic_code_names_no_game() -> None:
    """A third game is added without an edit: no other file has the name of one of ours in it."""
    found = {place: NAMED.findall(path.read_text(encoding="utf-8")) for place, path in generic_files()}
    named = {place for place, names in found.items() if names}
    assert named == set(EXCEPTIONS)


def test_exceptions_are_few_and_have_reasons() -> None:
    """The list stays short, and says why each file is on it."""
    assert len(EXCEPTIONS) <= 10
    assert all(len(reason.split()) > 3 for reason in EXCEPTIONS.values())
