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


def filled(folder: Path, page: str) -> str:
    """Give a page with its whole head; a page without the mark stays as it is."""
    if MARK not in page:
        return page
    shared = (folder / SHARED).read_text(encoding="utf-8")
    return FIRST.sub(lambda found: found[0] + _preloads(folder, found[1]), page.replace(MARK, shared))


def _preloads(folder: Path, first: str) -> str:
    return "".join(f'<link rel="modulepreload" href="/{name}">\n' for name in imported(folder, first)[1:])


def imported(folder: Path, first: str) -> list[str]:
    """Name a module and all that are imported from it, in the order of finding them."""
    found = [first]
    for name in found:
        found += [other for other in _imports(folder, name) if other not in found]
    return found


@cache
def _imports(folder: Path, name: str) -> list[str]:
    """Name the modules that one of them imports; many pages ask for the same."""
    beside = posixpath.dirname(name)
    brought = labels.files().get(name)
    text = (folder / name).read_text(encoding="utf-8") if brought is None else brought.decode()
    return [posixpath.normpath(posixpath.join(beside, match[1])) for match in IMPORT.finditer(text)]
