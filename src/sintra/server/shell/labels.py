"""Static files of the languages: labels, rules and lessons from their folders `page`, served below ``languages/CODE/``.

For each script of these folders a module below ``languages/`` is generated that imports it in all languages, so that no page
lists languages. English is the fallback for a file that a language lacks. The letters of colors are generated, too: pages and
the terminal have them from the same tables.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from sintra import games
from sintra.i18n import languages
from sintra.i18n.lexicon import letters_of

PLACE = "languages"
LETTERS_HEAD = """\
/** The letters of colors, by game. Generated from the words of the languages: see `server/shell/labels.py`. */

/** @typedef {Record<string, string>} Letters  color -> letter */

/** @type {Record<string, {notation: Letters, languages: Record<string, Letters>, tactile: Letters}>} */
"""


@cache
def files() -> dict[str, bytes]:
    """Return all files by their paths."""
    ours = _of(languages.DEFAULT)
    found = {code: {**ours, **_of(code)} for code in languages.codes()}
    scripts = sorted(name for name in ours if name.endswith(".js"))
    return {
        **{f"{PLACE}/{code}/{name}": data for code, brought in found.items() for name, data in brought.items()},
        **{f"{PLACE}/{name}": _gathered(name).encode() for name in scripts},
        f"{PLACE}/letters.js": letters(games.names(), languages.codes()).encode(),
    }


def letters(played: Sequence[str], codes: Sequence[str]) -> str:
    """Generate the module with the letters of colors: by game those of the notation, of each language, and tactile."""
    found = {
        game: {
            "notation": dict(games.facts(game).letters),
            "languages": {code: dict(letters_of(code, game, "letters")) for code in codes},
            "tactile": dict(letters_of(languages.DEFAULT, game, "tactile")),
        }
        for game in played
    }
    return f"{LETTERS_HEAD}export const LETTERS = {json.dumps(found, indent=2, ensure_ascii=False)};\n"


def _of(code: str) -> dict[str, bytes]:
    """Read the files of a language."""
    folder = languages.page_folder(code)
    paths: list[Path] = sorted(folder.rglob("*")) if folder else []
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths if folder and path.is_file()}


def _gathered(name: str) -> str:
    """Generate the module that has a script in all languages: ``LANGUAGES`` maps codes to its exports, the default first."""
    codes = languages.codes()
    imports = [f'import * as language{number} from "./{code}/{name}";\n' for number, code in enumerate(codes)]
    entries = [f"  {json.dumps(code)}: language{number},\n" for number, code in enumerate(codes)]
    return f"{''.join(imports)}\nexport const LANGUAGES = {{\n{''.join(entries)}}};\n"
