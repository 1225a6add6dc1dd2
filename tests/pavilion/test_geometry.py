"""The board of Summer Pavilion, derived again from the plane: where rhombi lie decides what borders what (P2, P12.1).

Every star consists of six rhombi with angles of 60 degrees that meet in its middle, so all corners lie on a triangular
lattice. A point of it is written by two integers: steps to the right, and steps to the upper right. The seven stars lie
three steps apart, so that they touch with their tips; what is left open between two of them is a rhombus again: a pillar
beside the center star, a statue between two outer stars. Each outer star has a window in its outermost notch.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from sintra.pavilion.geometry import (
    BONUS_TILES,
    DIRECTIONS,
    FEATURES,
    GROUP_POINTS,
    NUMBERS,
    STAR_COLORS,
    STARS,
    WITH_NUMBER,
    Feature,
    feature_spaces,
    space_at,
)

RULES = Path(__file__).parents[2] / "docs" / "rules" / "pavilion.md"

Point = tuple[int, int]
Edge = frozenset[Point]
Space = tuple[str, str]  # a star and a direction

STEPS: tuple[Point, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # at 0, 60, 120 ... degrees
TIPS = ("NE", "N", "NW", "SW", "S", "SE")  # at 30, 90, 150 ... degrees: each between two steps
AROUND = ("R", "UR", "UL", "L", "LL", "LR")  # the outer stars at 0, 60, 120 ... degrees
KINDS = {"P": "pillar", "S": "statue", "W": "window"}
SIDES: dict[str, Mapping[str, tuple[int, ...]]] = {"coloured": NUMBERS[0], "grey": NUMBERS[1]}


# The plane


def plus(*points: Point) -> Point:
    """Add points as vectors."""
    return sum(point[0] for point in points), sum(point[1] for point in points)


def distance(point: Point) -> int:
    """Return the square of the distance from the middle of the board; the steps of the lattice make 60 degrees."""
    return point[0] ** 2 + point[0] * point[1] + point[1] ** 2


def middles() -> dict[str, Point]:
    """Return the middle of every star: the outer ones lie three steps from the middle of the board."""
    return {"C": (0, 0), **{star: plus(step, step, step) for star, step in zip(AROUND, STEPS, strict=True)}}


@cache
def rhombi() -> dict[Space, tuple[Point, Point, Point, Point]]:
    """Return the corners of every space in order: the middle of its star, a side, the tip, the other side."""
    found: dict[Space, tuple[Point, Point, Point, Point]] = {}
    for star, middle in middles().items():
        for index, tip in enumerate(TIPS):
            one, other = STEPS[index], STEPS[(index + 1) % 6]
            found[star, tip] = (middle, plus(middle, one), plus(middle, one, other), plus(middle, other))
    return found


@cache
def borders() -> dict[Edge, list[Space]]:
    """Return for every edge the spaces that it borders."""
    found: dict[Edge, list[Space]] = {}
    for space, corners in rhombi().items():
        for edge in pairwise([*corners, corners[0]]):
            found.setdefault(frozenset(edge), []).append(space)
    return found


@cache
def notches() -> dict[Point, list[Edge]]:
    """Return the inward corners of every star's outline, each with the two edges that meet there."""
    outline = [edge for edge, spaces in borders().items() if len(spaces) == 1]
    tips = {corners[2] for corners in rhombi().values()}
    found: dict[Point, list[Edge]] = {}
    for edge in outline:
        (point,) = edge - tips
        found.setdefault(point, []).append(edge)
    return found


@cache
def gaps() -> dict[frozenset[Point], list[Point]]:
    """Return the open places between the rhombi by the two tips where they begin and end, each with its notches."""
    found: dict[frozenset[Point], list[Point]] = {}
    for point, edges in notches().items():
        ends = frozenset(end for edge in edges for end in edge if end != point)
        found.setdefault(ends, []).append(point)
    return found


def around(*points: Point) -> set[Space]:
    """Return the spaces that share an edge with the open place at these notches."""
    return {space for point in points for edge in notches()[point] for space in borders()[edge]}


def derived() -> Iterator[tuple[str, frozenset[Space]]]:
    """Derive every feature with its spaces."""
    for points in gaps().values():
        spaces = around(*points)
        stars = {star for star, _ in spaces}
        if len(points) == 2:
            yield ("pillar" if "C" in stars else "statue"), frozenset(spaces)
        elif points[0] == outermost(*stars):
            yield "window", frozenset(spaces)


def outermost(star: str) -> Point:
    """Return the notch of a star that is farthest from the middle of the board."""
    own = [point for point in notches() if {name for name, _ in around(point)} == {star}]
    return max(own, key=distance)


# What it shows


def test_the_rhombi_fit_together() -> None:
    """All sides are one step long, no two rhombi cover the same place, and all are different."""
    for middle, one, tip, other in rhombi().values():
        for start, end in pairwise((middle, one, tip, other, middle)):
            assert distance((end[0] - start[0], end[1] - start[1])) == 1
        assert distance((other[0] - one[0], other[1] - one[1])) == 1  # the short diagonal: the angle at the middle is 60
        assert distance((tip[0] - middle[0], tip[1] - middle[1])) == 3
    assert len({frozenset(corners) for corners in rhombi().values()}) == 42
    triangles = [frozenset(part) for a, b, c, d in rhombi().values() for part in ((a, b, d), (b, c, d))]
    assert len(set(triangles)) == 84


def test_stars_touch_in_their_tips_only() -> None:
    """No edge lies between two stars; in six points three stars meet, the center star among them."""
    assert all(len({star for star, _ in spaces}) == 1 for spaces in borders().values())
    tips = Counter(corners[2] for corners in rhombi().values())
    assert Counter(tips.values()) == {3: 6, 2: 6, 1: 12}
    of_three = {tip for tip, number in tips.items() if number == 3}
    assert of_three == {corners[2] for (star, _), corners in rhombi().items() if star == "C"}


def test_gaps_between_stars_are_rhombi() -> None:
    """Twelve places between two stars are closed, each a rhombus like the spaces; the other eighteen notches are open."""
    sizes = Counter(len(points) for points in gaps().values())
    assert sizes == {2: 12, 1: 18}
    for ends, points in gaps().items():
        if len(points) == 2:
            assert plus(*ends) == plus(*points)  # the diagonals halve each other
            assert distance((points[0][0] - points[1][0], points[0][1] - points[1][1])) == 1


def test_the_features_follow_from_the_plane() -> None:
    """The six pillars, six statues and six windows of the data are those that the rhombi leave open, space by space."""
    data = {(feature.kind, frozenset(spaces_of(feature))) for feature in FEATURES}
    assert data == set(derived())
    assert len(FEATURES) == len(set(derived())) == 18
    assert Counter(kind for kind, _ in derived()) == {"pillar": 6, "statue": 6, "window": 6}


def spaces_of(feature: Feature) -> list[Space]:
    """Split the spaces of a feature into star and direction."""
    return [(star, direction) for star, direction in (space.split() for space in feature.spaces)]


@pytest.mark.parametrize("feature", FEATURES, ids=lambda feature: feature.name)
def test_the_features_are_named_by_their_stars(feature: Feature) -> None:
    """A pillar has the name of its outer star, a statue of both, a window of the only one."""
    letter, *names = feature.name.split("_")
    assert feature.kind == KINDS[letter]
    assert {star for star, _ in spaces_of(feature)} == {*names} | ({"C"} if letter == "P" else set())
    assert len(set(feature.spaces)) == len(feature.spaces) == feature_spaces(feature).bit_count()


def test_neighbors_follow_from_the_plane() -> None:
    """Two spaces share an edge exactly if they follow one another in the ring of one star, clockwise as the data has it."""
    shared = {frozenset(spaces) for spaces in borders().values() if len(spaces) == 2}
    ring = [*DIRECTIONS, DIRECTIONS[0]]
    assert shared == {frozenset([(star, one), (star, other)]) for star in STARS for one, other in pairwise(ring)}


def test_groups_follow_from_the_neighbors() -> None:
    """The table of points counts what can be reached over shared edges, for every set of covered spaces of a star."""
    shared = [spaces for spaces in borders().values() if len(spaces) == 2 and spaces[0][0] == "C"]
    beside = [{DIRECTIONS.index(direction) for _, direction in spaces} for spaces in shared]
    for covered in range(64):
        for first in (space for space in range(6) if covered >> space & 1):
            group = {first}
            for _ in range(6):
                group |= {space for pair in beside if pair & group for space in pair if covered >> space & 1}
            assert GROUP_POINTS[covered, first] == len(group)


def test_stars_stand_where_their_names_say() -> None:
    """Clockwise from the upper left, as spaces are clockwise from the top; a space is six times its star and its direction."""
    assert STARS[1:] == ("UL", "UR", "R", "LR", "LL", "L")
    start = AROUND.index("UL")
    assert [AROUND[(start - step) % 6] for step in range(6)] == list(STARS[1:])
    assert [TIPS[(TIPS.index("N") - step) % 6] for step in range(6)] == list(DIRECTIONS)
    assert [space_at(star, direction) for star in STARS for direction in DIRECTIONS] == list(range(42))


# The numbers


def test_the_coloured_side_is_turned_by_one_step_per_star() -> None:
    """Every star has 1 to 6 clockwise; from the upper left on each outer star is turned one step more."""
    for shift, star in enumerate(STARS[1:]):
        assert SIDES["coloured"][star] == tuple((5 - shift + step) % 6 + 1 for step in range(6))
    assert SIDES["coloured"]["C"] == (1, 2, 3, 4, 5, 6)


def test_the_grey_side_is_turned_by_one_step_per_star() -> None:
    """Clockwise from its window every outer star of the grey side has 5 6 3 2 1 4, and the center star threes."""
    for shift, star in enumerate(STARS[1:]):
        assert tuple(SIDES["grey"][star][(shift - 1 + step) % 6] for step in range(6)) == (5, 6, 3, 2, 1, 4)
    assert SIDES["grey"]["C"] == (3,) * 6


@pytest.mark.parametrize("side", SIDES)
def test_windows_lie_at_5_and_6(side: str) -> None:
    """On both sides the two spaces of every window print 5 and 6."""
    for feature in FEATURES:
        if feature.kind == "window":
            assert sorted(number_at(side, *space) for space in spaces_of(feature)) == [5, 6]


def number_at(side: str, star: str, direction: str) -> int:
    """Return the number that a space prints."""
    return SIDES[side][star][DIRECTIONS.index(direction)]


@pytest.mark.parametrize(
    ("side", "counts"),
    [("coloured", {1: 7, 2: 7, 3: 7, 4: 7, 5: 7, 6: 7}), ("grey", {1: 6, 2: 6, 3: 12, 4: 6, 5: 6, 6: 6})],
)
def test_how_often_a_number_is_printed(side: str, counts: dict[int, int]) -> None:
    """Seven times each on the coloured side; on the grey side six times, but twelve threes."""
    assert Counter(number for star in SIDES[side].values() for number in star) == counts
    row = list(SIDES).index(side)
    assert {number: int(WITH_NUMBER[row, number]).bit_count() for number in range(1, 7)} == counts


# Bonus tiles


def test_the_most_that_one_placement_earns() -> None:
    """A space belongs to at most two features, and together they never earn more than three tiles."""
    own = {space: [f for f in FEATURES if space in spaces_of(f)] for space in rhombi()}
    assert Counter(map(len, own.values())) == {2: 18, 1: 24}
    earned = Counter(sum(BONUS_TILES[f.kind] for f in features) for features in own.values())
    assert max(earned) == 3
    assert earned == {3: 24, 2: 18}


# The page of rules


def rows(first: str) -> Iterator[list[str]]:
    """Yield the cells of those rows of the tables in the page of rules that begin like this."""
    for line in RULES.read_text(encoding="utf-8").splitlines():
        if re.match(rf"\| {first}", line):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def test_the_page_of_rules_lists_the_same_features() -> None:
    """Kind, tiles, spaces and the numbers of both sides are in the table what they are in the data, in the same order."""
    table = list(rows("`[PSW]_"))
    assert len(table) == 18
    for feature, (name, kind, tiles, spaces, *numbers) in zip(FEATURES, table, strict=True):
        assert (name.strip("`"), kind, int(tiles)) == (feature.name, feature.kind, BONUS_TILES[feature.kind])
        groups = [group.split() for group in spaces.split(", ")]
        assert [(star, direction) for star, *directions in groups for direction in directions] == spaces_of(feature)
        for side, text in zip(SIDES, numbers, strict=True):
            assert list(map(int, re.findall(r"\d", text))) == [number_at(side, *space) for space in spaces_of(feature)]
        colors = re.findall(r"[a-z]+", numbers[0])
        assert colors == [STAR_COLORS.get(star, "center") for star, *_ in groups]


def test_the_page_of_rules_lists_the_same_numbers() -> None:
    """Colors and numbers of both sides are in the table of stars what they are in the data."""
    table = [row for row in rows("(UL|UR|R|LR|LL|L|C) ") if len(row) == 4]
    assert {star for star, *_ in table} == set(STARS)
    for star, color, coloured, grey in table:
        assert color == STAR_COLORS.get(star, "any, see P5.4")
        for side, text in (("coloured", coloured), ("grey", grey)):
            assert tuple(map(int, text.split())) == SIDES[side][star]
