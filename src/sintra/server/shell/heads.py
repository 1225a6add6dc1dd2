"""The heads of pages: what all of them say, and the modules that the browser will need, to be fetched at once."""

from __future__ import annotations

import posixpath
import re
from functools import cache
from pathlib import Path

from sintra.server.shell import labels

SHARED = "_head.html"  # what stands in every head, in place of the mark
MARK = "<!-- head -->\n"
FIRST = re.compile(r'<script type="module" src="/([^"]+)"></script>\n')
IMPORT = re.compile(r'^(?:import|export)\s[^"]*?from "(\.\.?/[^"]+)";', re.MULTILINE)
LATER = re.compile(r'=> import\("(\.\.?/[^"]+)"\)[,;]')  # a module that is loaded when a page needs it


def filled(folder: Path, page: str) -> str:
    """Give a page with its whole head; a page without the mark stays as it is."""
    if MARK not in page:
        return page
    shared = (folder / SHARED).read_text(encoding="utf-8")
    return FIRST.sub(lambda found: found[0] + _preloads(folder, found[1]), page.replace(MARK, shared))


def _preloads(folder: Path, first: str) -> str:
    """Name the modules that are needed at once; and for each that may be loaded later, what it needs beside these."""
    needed = imported(folder, first)
    later = [other for name in needed for other in _imports(folder, name, LATER)]
    lists = ([name for name in imported(folder, other) if name not in needed] for other in later)
    return "".join(
        [f'<link rel="modulepreload" href="/{name}">\n' for name in needed[1:]]
        + [f'<meta name="module" content="{" ".join(f"/{name}" for name in names)} ">\n' for names in lists if names]
    )


def imported(folder: Path, first: str) -> list[str]:
    """Name a module and all that are imported from it, in the order of finding them."""
    found = [first]
    for name in found:
        found += [other for other in _imports(folder, name) if other not in found]
    return found


@cache
def _imports(folder: Path, name: str, kind: re.Pattern[str] = IMPORT) -> list[str]:
    """Name the modules that one of them imports; many pages ask for the same."""
    beside = posixpath.dirname(name)
    brought = labels.files().get(name)
    text = (folder / name).read_text(encoding="utf-8") if brought is None else brought.decode()
    return [posixpath.normpath(posixpath.join(beside, match[1])) for match in kind.finditer(text)]
