"""What can be foretold of a position: scores if the round ended now, goals of the game's end, and why lines take no tiles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from sintra.azul import move as azul
from sintra.azul import refusal
from sintra.azul.rules import settled
from sintra.azul.setup import SIDE, Line, Setup
from sintra.i18n import Speaker
from sintra.pavilion import setup as pavilion
from sintra.pavilion.geometry import COLORS, NUMBERS, STAR_COLORS, STARS
from sintra.pavilion.kernel import MAX_NUMBER_WITH_POINTS, MIXED_STAR_POINTS, NUMBER_POINTS, STAR_POINTS
from sintra.pavilion.options import SIDES
from sintra.server.messages import Barred, Goal

DECIDING = 2  # tiles that make a star of the grey side one of a color or of many (P12.6)


def totals(setup: Any) -> tuple[int, ...] | None:
    """Give what each seat would have if the round ended now, perhaps below zero; None for a game whose rounds score at once."""
    return settled(setup) if isinstance(setup, Setup) else None


def goals(setup: Any) -> tuple[tuple[Goal, ...], ...] | None:
    """Give the goals of each seat, stars and numbers (P11.2, P11.3); None for a game that has none of these."""
    if not isinstance(setup, pavilion.Setup):
        return None
    printed = NUMBERS[SIDES.index(setup.options.side)]
    return tuple((*_stars(setup.options.side, seat.board), *_numbers(printed, seat.board)) for seat in setup.seats)


def _stars(side: str, board: tuple[pavilion.Star, ...]) -> Iterator[Goal]:
    for name, star in zip(STARS, board, strict=True):
        own = STAR_COLORS.get(name) if side == "coloured" else None
        laid = [tile for tile in star if tile]
        points = _plain_points([own] if own else laid) if own or side == "grey" else MIXED_STAR_POINTS
        is_open = side == "grey" and len(laid) < DECIDING
        least = MIXED_STAR_POINTS if is_open else points
        yield Goal(kind="star", name=name, points=points, least=least, covered=len(laid), spaces=len(star))


def _plain_points(colors: Sequence[str]) -> int:
    """Give what a star brings at most: one color is worth more than many (P11.2, P12.6)."""
    if len(set(colors)) > 1:
        return MIXED_STAR_POINTS
    return int(max(STAR_POINTS[COLORS.index(color)] for color in colors or COLORS))


def _numbers(printed: Mapping[str, tuple[int, ...]], board: tuple[pavilion.Star, ...]) -> Iterator[Goal]:
    for number in range(1, MAX_NUMBER_WITH_POINTS + 1):
        pairs = (
            (at, tile) for name, star in zip(STARS, board, strict=True) for at, tile in zip(printed[name], star, strict=True)
        )
        tiles = [tile for at, tile in pairs if at == number]
        points, covered = NUMBER_POINTS * number, sum(map(bool, tiles))
        yield Goal(kind="number", name=str(number), points=points, least=points, covered=covered, spaces=len(tiles))


def barred_lines(setup: Any, language: str) -> tuple[Barred, ...]:
    """Give the lines that take no tiles of a color which can be taken, with the reason: the same whatever the source is."""
    if not isinstance(setup, Setup) or setup.phase != "draft":
        return ()
    seat = setup.seats[setup.turn or 0]
    known, found = _reasons(language), list[Barred]()
    for color, source in _colors(setup).items():
        for line in range(1, SIDE + 1):
            key = color, line, seat.lines[line - 1], color in seat.wall[line - 1]  # A2.7, A2.8 look at nothing else
            if key not in known:
                known[key] = _reason(setup, azul.Draft(source, color, line), language)
            barred = known[key]
            if barred is not None:
                found.append(barred)
    return tuple(found)


def _colors(setup: Setup) -> dict[str, int]:
    """Give the colors that can be taken, each with a source that has it."""
    pools = enumerate((setup.center, *setup.factories))
    return {color: source for source, pool in reversed(list(pools)) for color in pool}


def _reason(setup: Setup, move: azul.Draft, language: str) -> Barred | None:
    reason = refusal.refuse(setup, move)
    return Barred(color=move.color, line=move.line, text=Speaker(language).say(reason)) if reason else None


@lru_cache
def _reasons(language: str) -> dict[tuple[str, int, Line | None, bool], Barred | None]:  # noqa: ARG001 - one for each
    """Give the reasons that have been said in a language: a few hundred, if all have."""
    return {}
