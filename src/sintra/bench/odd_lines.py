"""Adversarial lines: of the maximum length that a server accepts, and as expensive to parse as possible."""

from __future__ import annotations

from sintra.dialogue.host import HOST_COMMANDS
from sintra.dialogue.words import Vocabulary

LONGEST = 200  # maximum characters of a line
EXPANDING = "\ufdfa\ufb03\u1e9e\u0149\u0130\u1100"  # letters that fold to several others, one of them to eighteen


def odd_lines(vocabulary: Vocabulary) -> list[str]:
    """Return such lines: very long words, fillers and ordinals everywhere, near misses; no command of the host."""
    words = [vocabulary.taught(command) for command in vocabulary.commands() if command not in HOST_COMMANDS]
    fillers = sorted(vocabulary.index.fillers)
    letters = "".join(sign for letter in vocabulary.letters.values() for sign in letter)
    endless = [
        *EXPANDING,
        *letters,
        *fillers,
        *words,
        "3.",
        "1-aa",
        "4th",
        "x y",
        "+r",
        "-r",
        "r1",
        "?",
        "0",
        "e",
        "cost",
        "schx",
    ]
    made = [sep.join([one] * LONGEST) for one in endless for sep in ("", " ")]
    made += [f"{word} {other * LONGEST}" for word in words for other in ("r ", "q", "3. ", f"{fillers[0]} ", "9")]
    made += [f"{'3. ' * 40}{word}" for word in words] + [f"{fillers[0]} " * 40 + word for word in words]
    made += [f"{word[:-1]}x{word[:1]}" for word in words] + ["eniratsu", "aeiournst", "schwarzblaurot"]
    return [line[:LONGEST] for line in made]
