"""Measure with espeak-ng how long words and pauses take, for `speech_length`; needs the program, which no test does.

python -m tests.i18n.speech_voice        measure, rewrite tests/data/speech.json, and print the figures
"""

from __future__ import annotations

import json
import random
import subprocess
from functools import cache
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sintra.cli.play import LEVELS
from sintra.dialogue.names import bot_name
from sintra.i18n.languages import codes
from tests.i18n.heard_games import TABLES, heard, said
from tests.i18n.speech_length import FILE, Voice, pauses_of, words_of

SPEED = 175  # words a minute
SAMPLE = 300  # texts of each language to fit the pauses with, and as many again at most to judge the sum by
HEADER = 44  # bytes of a WAV file before its samples
RATE_AT = slice(24, 28)  # of the samples, in the header
SILENCE = 200  # no sample of a pause is louder
OFTEN, SELDOM = 5, 2  # a word is said so many times in a row: the difference is free of how speech begins and ends
CARRIER = "sor"  # the word after an ordinal, which alone would end a sentence


@cache
def measured(text: str, language: str) -> float:
    """Say a text; return the seconds from the beginning to the last sound."""
    told = ["espeak-ng", "-v", language, "-s", str(SPEED), "--stdout", text]
    wave = subprocess.run(told, stdout=subprocess.PIPE, check=True).stdout
    samples: NDArray[np.int16] = np.frombuffer(wave[HEADER : len(wave) - len(wave) % 2], np.int16)
    return float(np.flatnonzero(np.abs(samples.astype(np.int32)) > SILENCE)[-1]) / int.from_bytes(wave[RATE_AT], "little")


def measured_word(word: str, language: str) -> float:
    """Measure a word among words."""
    if word.endswith("."):
        return measured_word(f"{word} {CARRIER}", language) - measured_word(CARRIER, language)
    often, seldom = (measured(" ".join([word] * times), language) for times in (OFTEN, SELDOM))
    return (often - seldom) / (OFTEN - SELDOM)


def texts_of(language: str) -> list[str]:
    """Return what is heard of all games in a language, each text once, in random order."""
    found = (said(each, language) for table in TABLES for each in heard(*table))
    texts = sorted(set(chain.from_iterable(found)))
    random.Random(1).shuffle(texts)
    return texts


def vocabulary_of(texts: list[str], language: str) -> list[str]:
    """Return the words of texts, and of the names that opponents have."""
    names = (bot_name(f"level-{level}", language) for level in LEVELS)
    return sorted(set(chain(*map(words_of, [*texts, *names]))))


def fitted(texts: list[str], words: dict[str, float], language: str) -> Voice:
    """Fit the pauses to whole texts, by least squares."""
    counts = [pauses_of(text) for text in texts]
    left = [measured(text, language) - sum(words[word] for word in words_of(text)) for text in texts]
    solved, *_ = np.linalg.lstsq(np.array([list(count.values()) for count in counts], float), np.array(left), rcond=None)
    letter = sum(words.values()) / sum(map(len, words))
    return Voice(words, round(letter, 4), dict(zip(counts[0], (round(float(pause), 3) for pause in solved), strict=True)))


def figures_of(language: str) -> dict[str, Any]:
    """Measure a language, and judge the sum by texts that the pauses were not fitted to."""
    texts = texts_of(language)
    words = {word: round(measured_word(word, language), 3) for word in vocabulary_of(texts, language)}
    own = fitted(texts[:SAMPLE], words, language)
    errors = np.array([own.seconds(text) - measured(text, language) for text in texts[SAMPLE : 2 * SAMPLE]])
    judged = {"texts": len(errors), "rms": round(float(np.sqrt((errors**2).mean())), 3), "mean": round(float(errors.mean()), 3)}
    return {"judged": judged, "letter": own.letter, "pauses": own.pauses, "words": own.words}


def main() -> None:
    """Measure all languages, and write the file."""
    program = subprocess.run(["espeak-ng", "--version"], stdout=subprocess.PIPE, check=True, text=True).stdout
    voice = " ".join(program.partition("Data")[0].split())
    figures = {language: {"voice": f"{voice}, -v {language} -s {SPEED}", **figures_of(language)} for language in codes()}
    FILE.write_text(json.dumps(figures, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    for language, own in figures.items():
        print(language, len(own["words"]), "words; judged:", own["judged"])  # noqa: T201 - a command


if __name__ == "__main__":
    main()
