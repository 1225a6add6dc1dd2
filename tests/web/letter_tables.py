"""The letters of colors for tools that read the browser's files: `python -m tests.web.letter_tables` writes them.

Servers generate this module themselves, with the games and languages that are installed there.
"""

from __future__ import annotations

from sintra.i18n.languages import PACKAGES
from sintra.server.shell.labels import letters
from tests.web.modules import WEB

FILE = WEB / "languages" / "letters.js"
GAMES = ("azul", "pavilion")


def generate() -> str:
    """Write the whole file."""
    return letters(GAMES, tuple(PACKAGES))


if __name__ == "__main__":
    FILE.write_text(generate(), encoding="utf-8")
