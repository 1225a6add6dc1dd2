"""The header of a record: seats, options, and the dealer's commitment. Nothing here knows rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from sintra._parser import shown
from sintra.errors import InvalidRecord

# Not allowed in a line: control characters (including tab), line and paragraph separators, unpaired surrogates.
UNWRITABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
WORD = re.compile(r"\S+")
SETTING = re.compile(r"([^\s=]+)=(\S+)")
DIGEST_BYTES = 32
MAX_NONCE_BYTES = 64


def check_text(text: str, place: str) -> None:
    """Reject a text that would not round-trip through a line of a file."""
    if UNWRITABLE.search(text) or text != text.strip():
        raise InvalidRecord(
            place, f"{shown(text)}, expected text on one line, without control characters and surrounding white space"
        )


@dataclass(frozen=True, slots=True)
class PersonSeat:
    """A seat taken by a person, with the name if known."""

    name: str = ""

    def __post_init__(self) -> None:
        check_text(self.name, "name")

    def __str__(self) -> str:
        return f"person {self.name}".rstrip()


@dataclass(frozen=True, slots=True)
class BotSeat:
    """A seat taken by a bot, with its settings as texts, in the order in which they are written."""

    bot: str
    settings: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        words = [self.bot, *(f"{name}={value}" for name, value in self.settings)]
        check_text(" ".join(words), "bot")
        if not WORD.fullmatch(self.bot) or not all(SETTING.fullmatch(word) for word in words[1:]):
            raise InvalidRecord("bot", f"{shown(' '.join(words))}, expected a word, then settings such as nodes=200000")
        names = [name for name, _ in self.settings]
        if len(set(names)) < len(names) or any("=" in name for name in names):
            raise InvalidRecord("bot", f"settings {shown(names)}, expected each name once and without =")

    def __str__(self) -> str:
        return " ".join(["bot", self.bot, *(f"{name}={value}" for name, value in self.settings)])


@dataclass(frozen=True, slots=True)
class Fairness:
    """The dealer's commitment, made before the first tile, and the seed once it is revealed (docs/fairness.md)."""

    commitment: bytes  # 32: the SHA-256 of the seed
    nonces: tuple[bytes, ...]  # one per seat, at most 64 bytes each; empty if the seat gave none
    seed: bytes | None = None  # 32; None until it is revealed

    def __post_init__(self) -> None:
        for name, value in (("commitment", self.commitment), ("seed", self.seed)):
            if value is not None and len(value) != DIGEST_BYTES:
                raise InvalidRecord(name, f"{len(value)} bytes, expected {DIGEST_BYTES}")
        for number, nonce in enumerate(self.nonces, 1):
            if len(nonce) > MAX_NONCE_BYTES:
                raise InvalidRecord(f"nonce {number}", f"{len(nonce)} bytes, expected at most {MAX_NONCE_BYTES}")


Seat = PersonSeat | BotSeat


def option_texts(options: Mapping[str, Any]) -> tuple[str, ...]:
    """Format options as people type them: the inverse of `games.parse_options`."""
    return tuple(f"{name}={_value_text(value)}" for name, value in options.items())


def _value_text(value: Any) -> str:
    if value is None:
        return "none"
    return ",".join(map(str, cast("list[Any]", value))) if isinstance(value, list | tuple) else str(value)
