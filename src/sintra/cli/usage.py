"""The parser of the command line, which says in the reader's language what is wrong with it."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import NoReturn

from sintra.i18n import Speaker
from sintra.i18n.languages import DEFAULT, codes
from sintra.i18n.lexicon import fragment
from sintra.phrase import Phrase, Value
from sintra.terminal.faults import environment_language

LANGUAGE = "--language"
ARGUMENT = r"argument (?P<text>[^:]+): "
MESSAGES = {  # of argparse and of our own types, by the names of their sentences
    "choice": re.compile(rf"{ARGUMENT}invalid choice: (?P<example>.+) \(choose from (?P<listed>.+)\)"),
    "value": re.compile(rf"{ARGUMENT}invalid .+ value: (?P<example>.+)"),
    "whole": re.compile(rf"{ARGUMENT}(?P<example>.+) is not a whole number from (?P<number>\d+)"),
    "seconds": re.compile(rf"{ARGUMENT}(?P<example>.+) is not a number of seconds above 0"),
    "argument": re.compile(rf"{ARGUMENT}expected .*arguments?"),
    "excludes": re.compile(rf"{ARGUMENT}not allowed with argument (?P<example>.+)"),
    "unknown": re.compile(r"unrecognized arguments: (?P<listed>.+)"),
    "required": re.compile(r"the following arguments are required: (?P<listed>.+)"),
}


class UsageParser(argparse.ArgumentParser):
    """Reports errors in a language; its help is English."""

    language = DEFAULT

    def error(self, message: str) -> NoReturn:
        """Report an error and exit."""
        if self.language == DEFAULT:
            super().error(message)
        speaker = Speaker(self.language)
        usage = self.format_usage().replace("usage:", fragment(self.language, "terminal.usage"), 1)
        self.exit(2, f"{usage}{self.prog}: {speaker.say(phrase_of(message))}\n")


def phrase_of(message: str) -> Phrase:
    """Return the sentence for a message; one that is not known is quoted."""
    for name, pattern in MESSAGES.items():
        if found := pattern.fullmatch(message):
            values: dict[str, Value] = {key: int(text) if key == "number" else text for key, text in found.groupdict().items()}
            return Phrase(f"terminal.usage.{name}", values)
    return Phrase("terminal.usage.error", {"text": message})


def chosen_language(arguments: Sequence[str] | None) -> str:
    """Return the language that a command line asks for, even one that is wrong elsewhere; else that of the environment."""
    given = sys.argv[1:] if arguments is None else arguments
    pairs = [*pairwise(given), *(tuple(word.split("=", 1)) for word in given if "=" in word)]
    return next((pair[1] for pair in pairs if pair[0] == LANGUAGE and pair[1] in codes()), environment_language())
