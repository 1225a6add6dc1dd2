"""The heads of pages: the shared part, and preload links for the modules that a page imports."""

from __future__ import annotations

import posixpath
import re
from functools import cache
from pathlib import Path

from sintra.server.shell import labels

SHARED = "_head.html"  # replaces the placeholder in every head
MARK = "<!-- head -->\n"
FIRST = re.compile(r'<script type="module" src="/([^"]+)"></script>\n')
IMPORT = re.compile(r'^(?:import|export)\s[^"]*?from "(\.\.?/[^"]+)";', re.MULTILINE)
LATER = re.compile(r'=> import\("(\.\.?/[^"]+)"\)[,;]')  # a lazily loaded module


def filled(folder: Path, page: str) -> str:
    """Return a page with its complete head; a page without the placeholder is returned unchanged."""
    if MARK not in page:
        return page
    shared = (folder / SHARED).read_text(encoding="utf-8")
    return FIRST.sub(lambda found: found[0] + _preloads(folder, found[1]), page.replace(MARK, shared))


def _preloads(folder: Path, first: str) -> str:
    """List the modules needed at once as preloads; and for each lazily loaded one, its additional imports."""
    needed = imported(folder, first)
    later = [other for name in needed for other in _imports(folder, name, LATER)]
    lists = ([name for name in imported(folder, other) if name not in needed] for other in later)
    return "".join(
        [f'<link rel="modulepreload" href="/{name}">\n' for name in needed[1:]]
        + [f'<meta name="module" content="{" ".join(f"/{name}" for name in names)} ">\n' for names in lists if names]
    )


def imported(folder: Path, first: str) -> list[str]:
    """List a module and its transitive imports, breadth first."""
    found = [first]
    for name in found:
        found += [other for other in _imports(folder, name) if other not in found]
    return found


@cache
def _imports(folder: Path, name: str, kind: re.Pattern[str] = IMPORT) -> list[str]:
    """List the direct imports of a module; cached, because pages share modules."""
    beside = posixpath.dirname(name)
    brought = labels.files().get(name)
    text = (folder / name).read_text(encoding="utf-8") if brought is None else brought.decode()
    return [posixpath.normpath(posixpath.join(beside, match[1])) for match in kind.finditer(text)]
