"""A voice for speech-dispatcher that writes down what it is to say, one utterance a line: `python pen.py FILE`.

It speaks the protocol of output modules over its standard streams, and needs nothing but Python.
"""

from __future__ import annotations

import html
import re
import sys
from collections.abc import Iterator
from pathlib import Path

SETTINGS = {
    "AUDIO": ("207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED"),
    "LOGLEVEL": ("207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOG LEVEL SET"),
    "SET": ("203 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED"),
}
ANSWERS = {
    "INIT": ("299-A pen", "299 OK LOADED SUCCESSFULLY"),
    "LIST VOICES": ("200-pen\ten\tnone", "200 OK VOICE LIST SENT"),
    "QUIT": ("210 OK QUIT",),
}
MARK = re.compile(r'<mark name="([^"]*)"/>')
TEXTS = ("SPEAK", "CHAR", "KEY")


def plain(text: str) -> str:
    """Take the marks of a synthesizer off a text."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", "", text)).split())


def answer(*lines: str) -> None:
    """Tell speech-dispatcher something."""
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def body(lines: Iterator[str]) -> str:
    """Read up to the line with a dot alone."""
    found: list[str] = []
    for line in lines:
        if line == ".":
            break
        found.append(line.removeprefix(".") if line.startswith("..") else line)
    return "\n".join(found)


def serve(lines: Iterator[str], paper: Path) -> None:
    """Obey until the end."""
    for command in lines:
        if command in SETTINGS:
            first, last = SETTINGS[command]
            answer(first)
            body(lines)
            answer(last)
        elif command in TEXTS:
            answer("202 OK RECEIVING MESSAGE")
            text = body(lines)
            answer("200 OK SPEAKING", "701 BEGIN")
            with paper.open("a", encoding="utf-8") as file:
                file.write(f"{plain(text)}\n")
            for mark in MARK.findall(text):
                answer(f"700-{mark}", "700 INDEX MARK")
            answer("702 END")
        else:
            answer(*ANSWERS.get(command, ()))


if __name__ == "__main__":
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]  # a text stream, as in every program
    serve((line.rstrip("\n") for line in iter(sys.stdin.readline, "")), Path(sys.argv[1]))
