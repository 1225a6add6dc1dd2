"""Ladders and drawings."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from sintra.arena import Estimate, Ladder, Way
from sintra.arena.chart import Rated, draw_ladder, draw_score, steps
from sintra.arena.statistics import estimate
from sintra.errors import OptionError
from sintra.games import AnyGame, make

SVG = "{http://www.w3.org/2000/svg}"
SIGN = 7.2  # pixels, a usual width at 13 pixels


@pytest.fixture
def game() -> AnyGame:
    """A short game: two rounds of Azul."""
    return make("azul", max_rounds=2)


def test_a_ladder_rates_bots(game: AnyGame, tmp_path: Path) -> None:
    """The better bot stands above the worse, the anchor has its rating, and the same command plays nothing again."""
    ladder = Ladder(game, ("uniform", "greedy", "asked"), {"uniform": 1000.0})
    standings = ladder.run(Way(4), tmp_path)
    values = standings.to_json()
    assert values["bots"][0]["bot"] == "greedy"
    ratings = {bot["bot"]: bot["rating"]["mean"] for bot in values["bots"]}
    assert ratings["greedy"] > 1200
    assert ratings["uniform"] == 1000
    assert [bot["games"] for bot in values["bots"]] == [16, 16, 16]
    assert values["bots"][-1]["score_against_next"] is None
    assert len(values["pairs"]) == 3
    before = sorted(path.stat().st_mtime_ns for path in tmp_path.rglob("*.record"))
    assert ladder.run(Way(4), tmp_path).to_json() == values
    assert sorted(path.stat().st_mtime_ns for path in tmp_path.rglob("*.record")) == before
    assert len(before) == 24
    assert json.loads(json.dumps(values)) == values
    assert "1000  fixed" in str(standings)


def test_neighbors_limit_the_pairs(game: AnyGame) -> None:
    """Only pairs at most so far apart in the order play; by default all do."""
    names = ("uniform", "greedy", "asked", "asked,nodes=1")
    assert Ladder(game, names).pairs == list(combinations(range(4), 2))
    assert Ladder(game, names, neighbors=1).pairs == [(0, 1), (1, 2), (2, 3)]
    assert Ladder(game, names, neighbors=2).pairs == [(0, 1), (0, 2), (1, 2), (1, 3), (2, 3)]


def test_a_ladder_at_a_larger_table() -> None:
    """With three seats one bot sits among two of the other, and the rating takes that into account."""
    standings = Ladder(make("azul", 3, max_rounds=1), ("uniform", "asked")).run(Way(20))
    even = standings.ratings[1]
    assert even.low < 150
    assert even.high > -150
    first, second = (standings.score(bot) for bot in range(2))
    assert first is not None
    assert second is not None
    assert first + 2 * second == pytest.approx(1)


def test_pairs_have_their_own_deals(game: AnyGame) -> None:
    """Pairs of a ladder are independent of each other: no two have the same seed."""
    ladder = Ladder(game, ("uniform", "greedy", "asked"))
    assert len({ladder.match(*pair).seed for pair in ladder.pairs}) == 3
    assert Ladder(game, ("greedy", "uniform", "asked")).match(1, 2).seed == ladder.match(0, 2).seed


@pytest.mark.parametrize(
    ("names", "anchors", "neighbors", "message"),
    [
        (("greedy",), {}, None, "expected at least 2 bots"),
        (("greedy", "uniform", "greedy"), {}, None, "each once"),
        (("greedy", "uniform"), {"nobody": 3.0}, None, "anchor 'nobody' is not on the ladder; there are greedy, uniform"),
        (("greedy", "uniform"), {}, 0, "neighbors 0, expected a whole number from 1"),
    ],
)
def test_ladders_without_sense_are_rejected(
    game: AnyGame, names: tuple[str, ...], anchors: dict[str, float], neighbors: int | None, message: str
) -> None:
    """What is wrong with a ladder is said before anything is played."""
    with pytest.raises(OptionError, match=message):
        Ladder(game, names, anchors, neighbors)


# Drawings


def boxes(svg: str) -> list[tuple[float, float, float, float, str]]:
    """The texts of a drawing as boxes: left, top, right, bottom, words."""
    found: list[tuple[float, float, float, float, str]] = []
    for text in ET.fromstring(svg).iter(f"{SVG}text"):  # noqa: S314 - our own drawing
        words, size = text.text or "", {"head": 15, "small": 12}.get(text.get("class", ""), 13)
        width = len(words) * SIGN * size / 13
        left = float(text.get("x", 0)) - width * {"start": 0, "middle": 0.5, "end": 1}[text.get("text-anchor", "start")]
        bottom = float(text.get("y", 0)) + 3
        found.append((left, bottom - size, left + width, bottom, words))
    return found


def overlaps(svg: str) -> list[tuple[str, str]]:
    """Pairs of texts that lie on each other, and texts that leave the drawing."""
    texts = boxes(svg)
    root = ET.fromstring(svg)  # noqa: S314 - our own drawing
    width, height = float(root.get("width", 0)), float(root.get("height", 0))
    found = [(a[4], b[4]) for a, b in combinations(texts, 2) if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]]
    return found + [(box[4], "the edge") for box in texts if box[0] < 0 or box[2] > width or box[3] > height]


@pytest.mark.parametrize("spread", [0.0, 5.0, 150.0, 4000.0])
def test_a_ladder_of_many_long_names_is_readable(spread: float) -> None:
    """Twelve bots with long names and any ratings: no text lies on another or leaves the drawing."""
    bots = [
        Rated(
            f"search,nodes={10**number},width=<&>,evaluation=a-long-name-of-something-{number}",
            Estimate(-spread * number, -spread * number - 30 * number, -spread * number + 30 * number),
        )
        for number in range(12)
    ]
    svg = draw_ladder("Ladder: pavilion for 4", bots)
    assert overlaps(svg) == []
    root = ET.fromstring(svg)  # noqa: S314 - our own drawing
    title, description = root.findtext(f"{SVG}title"), root.findtext(f"{SVG}desc")
    assert title == "Ladder: pavilion for 4"
    assert all(bot.name in (description or "") for bot in bots)
    assert root.get("role") == "img"
    assert "prefers-color-scheme: dark" in svg


@pytest.mark.parametrize("shares", [[1.0], [0.5] * 3, [0.0, 1.0] * 700, [0.25, 0.5, 0.75, 1.0] * 5])
@pytest.mark.parametrize("name", ["greedy", "search,evaluation=" + "x" * 200])
def test_a_score_is_readable(shares: list[float], name: str) -> None:
    """Any number of blocks and any names: no text lies on another, and the description says the score."""
    svg = draw_score(f"{name} against uniform", shares, 0.5)
    assert overlaps(svg) == []
    assert f"After {len(shares)} blocks" in (ET.fromstring(svg).findtext(f"{SVG}desc") or "")  # noqa: S314 - our own drawing
    assert len(svg) < 60_000


@pytest.mark.parametrize("shares", [[1.0] * 3, [0.5] * 12, [0.0, 1.0] * 700, [0.25, 0.5, 0.75, 1.0] * 5])
def test_the_band_ends_where_the_interval_does(shares: list[float]) -> None:
    """Line and band of the drawing end at the very score and interval that its words, and the report, give."""
    svg, known = draw_score("one against another", shares, 0.5), estimate(shares)
    words = f"{100 * known.mean:.1f} %, 95 % interval {100 * known.low:.1f} to {100 * known.high:.1f} %."
    assert svg.count(words) == 2
    root = ET.fromstring(svg)  # noqa: S314 - our own drawing
    marks = [(float(place.get("y1") or ""), place.get("class")) for place in root.iter(f"{SVG}line")]
    labels = [float((place.text or "").rstrip(" %")) for place in root.iter(f"{SVG}text") if (place.text or "").endswith(" %")]
    grid = [y for y, kind in marks if kind == "grid"]
    slope = (grid[-1] - grid[0]) / (labels[-1] - labels[0])  # pixels for each percent
    points = [point.split(",") for point in (root.find(f"{SVG}polygon").get("points") or "").split()]  # type: ignore[union-attr]
    drawn = [labels[0] + (float(points[place][1]) - grid[0]) / slope for place in (len(points) // 2 - 1, len(points) // 2)]
    assert drawn == pytest.approx([100 * known.high, 100 * known.low], abs=0.2)


def test_scales_have_round_numbers() -> None:
    """The marks of a scale are a few round numbers within it."""
    assert steps(0, 100) == [0, 20, 40, 60, 80, 100]
    assert steps(-13, 8) == [-10, -5, 0, 5]
    assert all(2 <= len(steps(0, size)) <= 7 for size in (0.01, 0.3, 1, 7, 999, 12345))
