"""Results as SVG charts without a plotting library, for light and dark mode, with title and description for screen readers."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

import numpy as np

from sintra.arena.statistics import Estimate, running_estimates

STYLE = """
  .back { fill: #ffffff; } text { fill: #1b1b1b; font: 13px system-ui, sans-serif; } .small { font-size: 12px; }
  .head { font-size: 15px; font-weight: 600; } .grid { stroke: #c9c9c9; stroke-width: 1; }
  .mark { fill: #0b5cad; stroke: #0b5cad; } .line { stroke: #0b5cad; stroke-width: 2; fill: none; }
  .band { fill: #0b5cad; fill-opacity: 0.18; } .even { stroke: #8a3b00; stroke-width: 1.5; stroke-dasharray: 5 4; }
  @media (prefers-color-scheme: dark) {
    .back { fill: #16181c; } text { fill: #eceff4; } .grid { stroke: #454a54; } .mark { fill: #7cc0ff; stroke: #7cc0ff; }
    .line { stroke: #7cc0ff; } .band { fill: #7cc0ff; fill-opacity: 0.22; } .even { stroke: #ffb070; }
  }
"""
CHAR = 7.6  # a generous width of a character at 13 pixels
MAX_NAME_LENGTH = 44  # characters
ROW, TOP, BOTTOM, EDGE = 30, 72, 44, 16
PLOT_WIDTH = 460
CHART_HEIGHT = 240
MAX_POINTS = 400
Course = list[tuple[int, Estimate]]  # block numbers, with the estimate after each


@dataclass(frozen=True, slots=True)
class Rated:
    """A bot with its rating."""

    name: str
    rating: Estimate


def shortened(name: str) -> str:
    """Truncate a long name in its middle."""
    half = (MAX_NAME_LENGTH - 1) // 2
    return name if len(name) <= MAX_NAME_LENGTH else f"{name[:half]}…{name[-half:]}"


def document(width: float, height: float, title: str, description: str, body: Iterator[str]) -> str:
    """Wrap a drawing into an SVG document."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}" '
        'role="img" aria-labelledby="title desc">'
    )
    lines = [head, f'<title id="title">{escape(title)}</title>', f'<desc id="desc">{escape(description)}</desc>']
    lines += [f"<style>{STYLE}</style>", f'<rect class="back" width="{width:g}" height="{height:g}"/>', *body, "</svg>"]
    return "\n".join(lines) + "\n"


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """Write text at a position."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """Draw a line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def steps(low: float, high: float, most: int = 6) -> list[float]:
    """Choose round numbers for the ticks of an axis."""
    span = max(high - low, 1e-9)
    size = 10 ** math.floor(math.log10(span / most))
    width = next(size * factor for factor in (1, 2, 5, 10, 20) if span / (size * factor) <= most)
    return [number * width for number in range(math.ceil(low / width - 1e-9), math.floor(high / width + 1e-9) + 1)]


# A ladder


def draw_ladder(title: str, rated: Sequence[Rated]) -> str:
    """Draw ratings with their intervals, the best at the top."""
    ranked = sorted(rated, key=lambda bot: -bot.rating.mean)
    names = max(len(shortened(bot.name)) for bot in ranked) * CHAR
    left, right = EDGE + names + 16, 190
    width, height = max(left + PLOT_WIDTH + right, 2 * EDGE + len(title) * 9), TOP + ROW * len(ranked) + BOTTOM
    description = "; ".join(f"{bot.name}: {rating_text(bot.rating)}" for bot in ranked)
    return document(width, height, title, description, _ladder_body(title, ranked, left, height))


def _ladder_body(title: str, ranked: Sequence[Rated], left: float, height: float) -> Iterator[str]:
    low, high = min(bot.rating.low for bot in ranked), max(bot.rating.high for bot in ranked)
    low, high = (low - 50, high + 50) if high - low < 1 else (low - (high - low) / 20, high + (high - low) / 20)

    def at(rating: float) -> float:
        return left + (rating - low) / (high - low) * PLOT_WIDTH

    yield text(EDGE, 28, title, "head")
    yield text(EDGE, 50, "rating in Elo; the line is the 95 % interval", "small")
    for mark in steps(low, high):
        yield line(at(mark), TOP - 8, at(mark), height - BOTTOM, "grid")
        yield text(at(mark), height - BOTTOM + 20, f"{mark:.0f}", "small", "middle")
    for row, bot in enumerate(ranked):
        y = TOP + ROW * row + ROW / 2
        yield f"<g><title>{escape(bot.name)}: {rating_text(bot.rating)}</title>"
        yield text(left - 12, y + 4, shortened(bot.name), anchor="end")
        yield line(at(bot.rating.low), y, at(bot.rating.high), y, "line")
        yield f'<circle cx="{at(bot.rating.mean):.1f}" cy="{y:.1f}" r="5" class="mark"/>'
        yield text(left + PLOT_WIDTH + 12, y + 4, rating_text(bot.rating), "small")
        yield "</g>"


def rating_text(rating: Estimate) -> str:
    """Format a rating with its interval, or as fixed."""
    if rating.low == rating.high:
        return f"{rating.mean:.0f} (fixed)"
    return f"{rating.mean:.0f} ({rating.low:.0f} to {rating.high:.0f})"


# A match


def draw_score(title: str, shares: Sequence[float], even: float) -> str:
    """Draw the running score of the first bot by blocks, with its interval."""
    width, height = max(EDGE * 2 + 60 + PLOT_WIDTH, 2 * EDGE + len(shortened_title(title)) * 9), TOP + CHART_HEIGHT + BOTTOM
    course = _course(shares)
    last = course[-1][1]
    words = (
        f"After {len(shares)} blocks {100 * last.mean:.1f} %, 95 % interval {100 * last.low:.1f} to {100 * last.high:.1f} %."
    )
    body = _score_body(title, words, course, even)
    return document(width, height, title, f"Score of the first bot by blocks played. {words}", body)


def shortened_title(title: str) -> str:
    """Truncate a title that would make the chart too wide."""
    return title if len(title) <= 2 * MAX_NAME_LENGTH else title[: 2 * MAX_NAME_LENGTH - 1] + "…"


def _score_body(title: str, words: str, course: Course, even: float) -> Iterator[str]:
    left, bottom, blocks = EDGE + 50.0, TOP + CHART_HEIGHT, course[-1][0]
    low = max(0.0, min(even, *(known.low for _, known in course)) - 0.02)
    high = min(1.0, max(even, *(known.high for _, known in course)) + 0.02)

    def x(block: float) -> float:
        return left + (block - 1) / max(1, blocks - 1) * PLOT_WIDTH

    def y(value: float) -> float:
        return bottom - (min(max(value, low), high) - low) / (high - low) * CHART_HEIGHT

    yield text(EDGE, 28, shortened_title(title), "head")
    yield text(EDGE, 50, words, "small")
    for mark in steps(100 * low, 100 * high):
        yield line(left, y(mark / 100), left + PLOT_WIDTH, y(mark / 100), "grid")
        yield text(left - 8, y(mark / 100) + 4, f"{mark:g} %", "small", "end")
    yield line(left, y(even), left + PLOT_WIDTH, y(even), "even")
    upper = [f"{x(block):.1f},{y(known.high):.1f}" for block, known in course]
    lower = [f"{x(block):.1f},{y(known.low):.1f}" for block, known in course]
    yield f'<polygon class="band" points="{" ".join(upper + lower[::-1])}"/>'
    middle = " ".join(f"{x(block):.1f},{y(known.mean):.1f}" for block, known in course)
    yield f'<polyline class="line" points="{middle}"/>'
    yield text(left, bottom + 20, "block 1", "small")
    yield text(left + PLOT_WIDTH, bottom + 20, f"block {blocks}", "small", "end")
    yield text(left + PLOT_WIDTH / 2, bottom + 20, "dashed: an even match", "small", "middle")


def _course(shares: Sequence[float]) -> Course:
    """Return block numbers with the estimate after each, thinned out to the resolution of the chart."""
    counts = np.unique(np.linspace(1, len(shares), min(len(shares), MAX_POINTS)).round().astype(int))
    numbers: list[int] = counts.tolist()
    return list(zip(numbers, running_estimates(shares, numbers), strict=True))
