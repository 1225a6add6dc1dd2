"""Generates the tables of docs/environments.md: ``python -m sintra.envs.tables docs/environments.md`` updates them.

Each is between two comments that name it. A test checks that the page is up to date.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from sintra._random import generator
from sintra.channels import Channel, Layout
from sintra.envs import ids
from sintra.envs.kinds import EnvKind
from sintra.games import AnyGame, facts, make, names

GAMES = 5_000  # random games for the mean length
SEED = 2017
TIMES = " \u00d7 "
PLACE = re.compile(r"(<!-- table: ([\w ]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def layout(name: str, players: int, side: str) -> Layout:
    """Return the layout of a table."""
    game = _game(name, players, side)
    found: Layout = EnvKind(game).features.layout(game)
    return found


def _game(name: str, players: int, side: str) -> AnyGame:
    option = facts(name).side_option
    return make(name, players, **({option: side} if option else {}))


def documented() -> list[str]:
    """List the games on the page: ours, which have a PettingZoo module each."""
    return [name for name in names() if find_spec(f"sintra.envs.{name}_v1")]


def _sides(name: str) -> tuple[str, ...]:
    """Return the sides of a game's board; an empty name if there is only one."""
    return next((option.values for option in facts(name).options if option.name == facts(name).side_option), ("",))


def channels(name: str, side: str) -> Iterator[str]:
    """Yield the channels of a game; n is the number of players. For the grey side only those that differ."""
    yield "| first byte, n = 2 | channel | shape | counts | largest | what it shows |"
    yield "|---|---|---|---|---|---|"
    two, three, usual = layout(name, 2, side), layout(name, 3, side), layout(name, 2, "coloured")
    for (first, channel), other in zip(two.places(), three.channels, strict=True):
        if side == "coloured" or channel not in usual.channels:
            axes = ", ".join(axis for axis in channel.axes if axis) or "-"
            yield f"| {first} | `{channel.name}` | {_shape(channel, other)} | {axes} | {channel.most} | {channel.meaning} |"


def _shape(two: Channel, three: Channel) -> str:
    """Format a shape for n players, from those for two and three."""
    return TIMES.join(_length(*pair) for pair in zip(two.shape, three.shape, strict=True))


def _length(two: int, three: int) -> str:
    if two == three:
        return str(two)
    slope = three - two
    begin = two - 2 * slope
    return f"({slope}n + {begin})" if begin else "n"


def specs() -> Iterator[str]:
    """Yield the sizes of every table: actions, bytes, and the mean length of random games."""
    yield "| game | players | side | actions | observation, bytes | State, bytes | mean decisions, random play |"
    yield "|---|---|---|---|---|---|---|"
    for name in documented():
        for players in facts(name).players:
            for side in _sides(name):
                game = _game(name, players, side)
                survey = game.survey(generator(SEED), GAMES)
                mean = sum(survey.moves.values()) / survey.games
                bytes_seen, held = layout(name, players, side).size, EnvKind(game).hold(game.new()).nbytes
                yield f"| {name} | {players} | {side} | {game.num_actions} | {bytes_seen} | {held} | {mean:.1f} |"


def interface_names() -> Iterator[str]:
    """Yield the name of each game on each interface."""
    yield "| game | `BatchEnv` | PettingZoo | Gymnasium | OpenSpiel |"
    yield "|---|---|---|---|---|"
    called_by = {game: name for name, game in ids().items()}
    for name in documented():
        yield f"| {name} | `{name}` | `sintra.envs.{name}_v1` | `{called_by[name]}` | `sintra_{name}` |"


def table(name: str) -> str:
    """Generate a table by its name."""
    kind, *rest = name.split()
    lines = channels(*rest) if kind == "channels" else {"specs": specs, "names": interface_names}[kind]()
    return "\n".join(lines) + "\n"


def update_tables(page: str) -> str:
    """Regenerate all tables of a page."""
    return PLACE.sub(lambda place: f"{place[1]}\n{table(place[2])}\n{place[3]}", page)


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(update_tables(file.read_text(encoding="utf-8")), encoding="utf-8")
