"""Generates a pseudo-language in a folder: a package as anybody could install it, discovered through its entry points."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

from sintra.i18n.languages import page_folder
from tests.i18n.accent import accent, sentence

CODE, PACKAGE = "xx", "pseudo_tongue"
LABEL = re.compile(r'^(\s+\w+: )"([^"{}$\\]*)",$', re.MULTILINE)  # one label of a page on a line of its own
LANGUAGE = '''"""Pseudo-English."""

from sintra import games
from sintra.i18n import en
from sintra.i18n.language import Language
from {package}.accent import grammar, label, labels, typed

COLORS = tuple(color for game in games.names() for color in games.facts(game).colors)
LANGUAGE = Language(
    name=label(en.LANGUAGE.name),
    grammar=grammar(en.LANGUAGE.grammar, COLORS),
    sentences=labels(en.LANGUAGE.sentences),
    short={{word: label(text) for word, text in en.LANGUAGE.short.items()}},
    typed=typed(en.LANGUAGE.typed),
)
'''
GAME = '''"""A game in pseudo-English."""

from sintra.i18n.en.{game} import WORDS as ENGLISH
from sintra.i18n.words import Words
from {package} import COLORS, LANGUAGE
from {package}.accent import grammar, labels, typed

if ENGLISH.grammar:
    class Own(grammar(ENGLISH.grammar, COLORS), LANGUAGE.grammar):
        """What only this game has."""
else:
    Own = None
WORDS = Words(labels(ENGLISH.sentences), labels(ENGLISH.talk), typed=typed(ENGLISH.typed), grammar=Own)
'''


def make_language(folder: Path, games: tuple[str, ...]) -> Path:
    """Write the language, and give the folder that belongs on Python's path."""
    package = folder / PACKAGE
    package.mkdir(parents=True)
    shutil.copy(Path(__file__).with_name("accent.py"), package)
    (package / "__init__.py").write_text(LANGUAGE.format(package=PACKAGE), encoding="utf-8")
    for game in games:
        (package / f"{game}.py").write_text(GAME.format(package=PACKAGE, game=game), encoding="utf-8")
    _make_page(package / "page")
    register(folder, PACKAGE, CODE)
    return folder


def register(folder: Path, package: str, code: str) -> None:
    """Write the line that registers a language, as an installer does."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[sintra.languages]\n{code} = {package}\n", encoding="utf-8")


def _make_page(page: Path) -> None:
    """Translate what pages show: texts in JSON, and of scripts the labels that stand on lines of their own."""
    english = page_folder("en")
    if english is None:
        return
    shutil.copytree(english, page)
    for path in page.rglob("*.json"):
        path.write_text(json.dumps(_translated(json.loads(path.read_text("utf-8")))), encoding="utf-8")
    for path in page.rglob("*.js"):
        text = LABEL.sub(lambda match: f'{match[1]}"{sentence(match[2])}",', path.read_text("utf-8"))
        path.write_text(text.replace('code: "[éñ]"', f'code: "{CODE}"'), encoding="utf-8")


def _translated(value: Any) -> Any:
    match value:
        case str():
            return accent(value)
        case {**entries}:
            return {key: inner if key in {"id", "figure"} else _translated(inner) for key, inner in entries.items()}
        case [*parts]:
            return [_translated(inner) for inner in parts]
        case _:
            return value
