"""The map of all modules in docs/architecture.md, generated from their docstrings: ``python -m tests.module_map``."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "sintra"
PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- modules -->\n", "<!-- end of modules -->\n"


def summary(path: Path) -> str:
    """Return the first sentence of a module's docstring."""
    text = " ".join((ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "").split("\n\n")[0].split())
    return re.split(r"(?<=[.!?]) ", text)[0].rstrip(".").replace("|", "\\|")


def folders() -> Iterator[Path]:
    """Yield all folders with modules, from the top down."""
    yield from sorted({path.parent for path in SOURCE.rglob("*.py")}, key=lambda path: path.relative_to(SOURCE).parts)


def lines() -> Iterator[str]:
    """Generate a table for each folder."""
    for folder in folders():
        name = folder.relative_to(SOURCE).as_posix()
        yield f"### {'The top' if name == '.' else f'`{name}/`'}\n\n{summary(folder / '__init__.py')}.\n\n"
        modules = [path for path in sorted(folder.glob("*.py")) if path.stem != "__init__"]
        if modules:
            yield "| module | its one job |\n|---|---|\n"
            yield from (f"| `{path.stem}` | {summary(path)} |\n" for path in modules)
            yield "\n"


def written(page: str) -> str:
    """Return the page with the map as it should be."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{''.join(lines())}{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
