"""How long a text takes to say at 175 words a minute, added up from measured words: no test listens, and none needs a voice.

`tests/data/speech.json` has what the synthetic voice espeak-ng takes for every word of the games in `heard_games`, and for the
pauses between them, by language. A word that was not measured counts by its letters. `python -m tests.i18n.speech_voice`
measures again, and says how far this sum is from what the voice takes for whole moves.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FILE = Path(__file__).parent.parent / "data" / "speech.json"
END = re.compile(r"[.!?](?= [A-ZÄÖÜÁÉÍÓŐÚŰ„“]|$)")  # of a sentence; a full stop after a number may make it an ordinal


@dataclass(frozen=True)
class Voice:
    """Seconds that a voice takes for words and for the pauses between them."""

    words: Mapping[str, float]
    letter: float  # of a word that was not measured
    pauses: Mapping[str, float]  # for each word; at a comma, a colon, between sentences

    def seconds(self, text: str) -> float:
        """Add up how long a text takes, from its first sound to its last."""
        spoken = sum(self.words.get(word, self.letter * len(word)) for word in words_of(text))
        return spoken + sum(self.pauses[name] * number for name, number in pauses_of(text).items())


def words_of(text: str) -> list[str]:
    """Split a text into words as they are measured; an ordinal keeps its full stop."""
    return [stripped for word in END.sub("", text).lower().split() if (stripped := word.strip(",:;!?„“”"))]


def pauses_of(text: str) -> dict[str, int]:
    """Count what makes a pause."""
    return {
        "word": len(words_of(text)),
        "comma": len(re.findall("[,;]", text)),
        "colon": text.count(":"),
        "stop": len(END.findall(text)) - 1,  # after the last sentence, nobody waits
    }


@cache
def voice(language: str) -> Voice:
    """Read the measured voice of a language."""
    own = json.loads(FILE.read_text(encoding="utf-8"))[language]
    return Voice(own["words"], own["letter"], own["pauses"])


def seconds(text: str, language: str) -> float:
    """Estimate how long a text takes to say."""
    return voice(language).seconds(text)
