#!/usr/bin/env python3
"""A complete program for the line protocol of docs/bot-protocol.md that plays random legal moves. It needs only Python.

    sintra play --seat person --seat bot:program,command=examples/random_bot.py

It knows no rules: the host sends all legal moves, and it picks one of them.
"""

import random
import sys


def say(line: str) -> None:
    """Write a line and flush: a host cannot see a buffered one."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    """Answer line by line until the input ends."""
    chance = random.Random()  # noqa: S311 - play, not secrets
    legal: list[str] = []
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            say("hello sintra-bot 1 random-bot 1.0")
            say("plays azul")
            say("plays pavilion")
            say("ready")
        elif word == "game":
            say("ready")
        elif word == "seed":
            chance.seed(rest)
        elif word == "legal":
            legal = rest.split()
        elif word == "go":
            say(f"move {chance.choice(legal)}" if legal else "error go expected the legal moves first")
        elif word == "quit":
            break
        # Everything else needs no answer: setting, position, stop, over, and lines of later versions.


if __name__ == "__main__":
    main()
