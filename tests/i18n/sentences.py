"""The sentences in tests/data/sentences, which people have read: each Phrase with how it is said in every language.

    azul.falls(tiles=('red', 2), cost=-2) letters
        Two fall, floor minus 2.
        Zwei fallen, Boden minus 2.
        Kettő leesik, padló mínusz 2.
        2R floor -2

After the Phrase may follow how colors are named, and ``names`` if Anna and Béla play. The last line is the compact one.

python -m tests.i18n.sentences        rewrite the four lines of every Phrase; read the diff before you commit it
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sintra.i18n import Speaker
from sintra.phrase import Phrase

DATA = Path(__file__).parent.parent / "data"
FOLDER, SERVER_FOLDER = DATA / "sentences", DATA / "server"
LANGUAGES = ("en", "de", "hu")
BREAK = " / "  # stands for the end of a line in a compact one
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


def said_now(head: str) -> list[str]:
    """Say a Phrase in the order of the files: each language, then compact."""
    sample = _sample(head, "", "", "", "")
    speakers = [Speaker(language, **sample.settings) for language in LANGUAGES]
    compact = Speaker("en", style="compact", **sample.settings)
    return [*(speaker.say(sample.phrase) for speaker in speakers), compact.say(sample.phrase).replace("\n", BREAK)]


def main() -> None:
    """Rewrite all files; what is not a sentence is preserved."""
    for path in sorted([*FOLDER.glob("*.txt"), *SERVER_FOLDER.glob("*.txt")]):
        lines: list[str] = []
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith(" "):
                lines.append(line)
                lines += (f"    {said}" for said in (said_now(line) if HEAD.fullmatch(line) else ()))
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
