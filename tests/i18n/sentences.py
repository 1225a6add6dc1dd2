"""The sentences in tests/data/sentences, which people have read: each Phrase with how it is said in every language.

    azul.falls(tiles=('red', 2)) letters
        Two R tiles fall to the floor.
        Zwei R-Fliesen fallen in die Bodenreihe.
        Két R csempe a padlósorba kerül.
        2R floor

After the Phrase may follow how colors are named, and ``names`` if Anna and Béla play. The last line is the compact one.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sintra.phrase import Phrase

FOLDER = Path(__file__).parent.parent / "data" / "sentences"
HEAD = re.compile(r"([a-z_.]+)\((.*)\)((?: \w+)*)")


@dataclass(frozen=True)
class Sample:
    """A Phrase, the settings it is said with, and the four lines."""

    head: str  # the first line
    phrase: Phrase
    settings: dict[str, Any]
    said: dict[str, str]  # by language; the compact line has none


def read_samples(folder: Path = FOLDER) -> list[Sample]:
    """Read all files of a folder."""
    found: list[Sample] = []
    for path in sorted(folder.glob("*.txt")):
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
        found += (_sample(*map(str.strip, lines[at : at + 5])) for at in range(0, len(lines), 5))
    return found


def _sample(head: str, english: str, german: str, hungarian: str, compact: str) -> Sample:
    match = HEAD.fullmatch(head)
    assert match, f"{head!r} is no Phrase"
    call: Any = ast.parse(f"call({match[2]})", mode="eval").body
    values = {keyword.arg: ast.literal_eval(keyword.value) for keyword in call.keywords}
    settings: dict[str, Any] = {}
    for word in match[3].split():
        settings |= {"names": ("Anna", "Béla")} if word == "names" else {"colors": word}
    said = {"en": english, "de": german, "hu": hungarian, "": compact}
    return Sample(head, Phrase(match[1], values), settings, said)


SAMPLES = read_samples()
