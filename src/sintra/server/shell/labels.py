"""What the languages bring to the pages: labels, rules and lessons from their folders `page`, below ``languages/CODE/``.

For each script of these folders there is a module below ``languages/`` that gathers it in all languages, written here from the
registry, so that no page lists languages. A file that a language lacks is the English one.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from sintra.i18n import languages

PLACE = "languages"


@cache
def files() -> dict[str, bytes]:
    """Give all files by the names under which they are served."""
    ours = _of(languages.DEFAULT)
    found = {code: {**ours, **_of(code)} for code in languages.codes()}
    scripts = sorted(name for name in ours if name.endswith(".js"))
    return {
        **{f"{PLACE}/{code}/{name}": data for code, brought in found.items() for name, data in brought.items()},
        **{f"{PLACE}/{name}": _gathered(name).encode() for name in scripts},
    }


def _of(code: str) -> dict[str, bytes]:
    """Read the files that a language brings."""
    folder = languages.page_folder(code)
    paths: list[Path] = sorted(folder.rglob("*")) if folder else []
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths if folder and path.is_file()}


def _gathered(name: str) -> str:
    """Write the module that has a script in all languages: ``LANGUAGES`` is its exports by code, the default one first."""
    codes = languages.codes()
    imports = [f'import * as language{number} from "./{code}/{name}";\n' for number, code in enumerate(codes)]
    entries = [f"  {json.dumps(code)}: language{number},\n" for number, code in enumerate(codes)]
    return f"{''.join(imports)}\nexport const LANGUAGES = {{\n{''.join(entries)}}};\n"
