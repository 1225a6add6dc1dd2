"""The line protocol of docs/bot-protocol.md: formatting and parsing for hosts and programs. No I/O."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sintra._parser import shown
from sintra.bots.bot import Choice, Limit
from sintra.errors import OptionError, ParseError
from sintra.game import Outcome
from sintra.games import DEFAULT_GAME, AnyGame, make, parse_options
from sintra.record.header import option_texts
from sintra.record.replay import vocabulary

NAME, VERSION = "sintra-bot", 1
GREETING = f"hello {NAME} {VERSION}"
MAX_LINE_LENGTH = 65_536  # bytes, with the LF
MAX_DIGITS = 20  # of a number of nodes, or of a seed: below 2 ** 64
GRACE = 2.0  # seconds to answer `stop`, to answer `go` after its time limit, and to exit after `quit`
MAX_LINES_BEFORE_READY = 100  # that are kept
FIRST_MOVES = 20  # of the principal variation that are written


@dataclass(frozen=True, slots=True)
class Greeting:
    """How a program introduces itself."""

    name: str
    version: str
    games: tuple[str, ...] = ()  # those it plays; empty: not stated

    def plays(self, game: str) -> bool:
        """Return whether it plays a game, as far as it has stated."""
        return not self.games or game in self.games


# What hosts write and programs read


def game_line(game: AnyGame) -> str:
    """Format the `game` line with all options."""
    return " ".join(["game", game.name, f"players={game.players}", *option_texts(game.options)])


def parse_game(words: Sequence[str]) -> AnyGame:
    """Parse the words after `game`; omitted options have their defaults."""
    if not words:
        raise ParseError(f"expected the name of a game, such as game {DEFAULT_GAME} players=2")
    pairs = [(name, value) for name, _, value in (word.partition("=") for word in words[1:])]
    players = [value for name, value in pairs if name == "players"]
    if len(players) > 1 or any(not value.isascii() or not value.isdigit() for value in players):
        raise ParseError(f"{' '.join(words[1:])}, expected players= once, with 2, 3 or 4")
    options = parse_options(word for word in words[1:] if not word.startswith("players="))
    return make(words[0], int(players[0]) if players else 2, **options)


def go_line(limit: Limit) -> str:
    """Format the `go` line with its limit."""
    parts = [("nodes", limit.nodes), ("seconds", limit.seconds)]
    return " ".join(["go", *(f"{name}={value}" for name, value in parts if value is not None)])


def parse_go(words: Iterable[str]) -> Limit | None:
    """Parse the words after `go`; None when there is no limit. Unknown names are ignored."""
    given = pairs_of(words)
    try:
        nodes = parse_integer(given["nodes"], "nodes") if "nodes" in given else None
        seconds = float(given["seconds"]) if "seconds" in given else None
        if seconds == math.inf:
            raise ParseError("seconds=inf, expected a number of seconds, or nothing for as long as you like")
        limit = Limit(nodes, seconds)
    except (OptionError, ValueError) as error:
        raise ParseError(f"{error}, expected such as go nodes=10000 seconds=2.5") from error
    return None if limit.is_endless else limit


def parse_integer(text: str, name: str) -> int:
    """Parse a nonnegative integer."""
    if not text.isascii() or not text.isdigit() or len(text) > MAX_DIGITS:
        raise ParseError(f"{name} {shown(text)}, expected a whole number of at most {MAX_DIGITS} digits")
    return int(text)


def over_line(outcome: Outcome | None) -> str:
    """Format the `over` line, with points and shares if the game was played to its end."""
    if outcome is None:
        return "over"
    return f"over scores={_listed(outcome.scores)} shares={_listed(outcome.shares)}"


def pairs_of(words: Iterable[str]) -> dict[str, str]:
    """Parse words such as ``nodes=5``; other words are ignored."""
    return {name: value for name, equals, value in (word.partition("=") for word in words) if equals and name}


# What programs write and hosts read


def info_line(choice: Choice, game: AnyGame) -> str:
    """Format the `info` line of a choice."""
    parts = [f"nodes={choice.nodes}"]
    if choice.values:
        parts.append(f"values={_listed(round(value, 4) for value in choice.values)}")
    if choice.line:
        parts.append(f"line={','.join(str(game.move(action)) for action in choice.line[:FIRST_MOVES])}")
    if choice.is_solved:
        parts.append("solved=1")
    return " ".join(["info", *parts])


def read_info(pairs: Mapping[str, str], game: AnyGame) -> tuple[dict[str, Any], list[str]]:
    """Parse an `info` line: return the valid fields of a Choice, and the invalid pairs."""
    found: dict[str, Any] = {}
    wrong: list[str] = []
    readers = {"nodes": _nodes, "values": _values, "line": _line, "solved": _solved}
    for name in pairs.keys() & readers.keys():
        value = readers[name](pairs[name], game)
        if value is None:
            wrong.append(f"{name}={shown(pairs[name])[1:-1]}")
        else:
            found["is_solved" if name == "solved" else name] = value
    return found, sorted(wrong)


def _nodes(text: str, _game: AnyGame) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MAX_DIGITS else None


def _values(text: str, game: AnyGame) -> tuple[float, ...] | None:
    try:
        values = tuple(float(word) for word in text.split(","))
    except ValueError:
        return None
    return values if len(values) == game.players and all(0 <= value <= 1 for value in values) else None


def _line(text: str, game: AnyGame) -> tuple[int, ...] | None:
    actions = vocabulary(game)  # type: ignore[arg-type] # games are hashable
    words = text.split(",")
    return tuple(actions[word] for word in words) if all(word in actions for word in words) else None


def _solved(text: str, _game: AnyGame) -> bool | None:
    return {"0": False, "1": True}.get(text)


def read_greeting(line: str) -> Greeting:
    """Parse the answer to `hello`; reject other protocol versions."""
    words = line.split()
    if words[:2] != ["hello", NAME]:
        raise ParseError(f"it said {shown(line)}, expected {GREETING} NAME VERSION")
    if words[2:3] != [str(VERSION)]:
        raise ParseError(f"it speaks {NAME} {' '.join(words[2:3]) or 'of no version'}, expected version {VERSION}")
    return Greeting(words[3] if len(words) > 3 else "nameless", words[4] if len(words) > 4 else "?")  # noqa: PLR2004 - by position


def _listed(values: Iterable[float]) -> str:
    return ",".join(f"{value:g}" for value in values)
