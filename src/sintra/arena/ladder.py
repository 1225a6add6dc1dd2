"""A ladder: many bots, rated by pairwise matches."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from sintra import bots
from sintra.arena.chart import Rated, draw_ladder
from sintra.arena.match import Match, bot_text, digest, number_of
from sintra.arena.ratings import Pairing, rate
from sintra.arena.report import plain
from sintra.arena.runner import Course, Way, play_matches
from sintra.arena.statistics import Estimate, estimate
from sintra.errors import OptionError
from sintra.games import AnyGame

PAIR_LABEL = "sintra arena pair 1"
MIN_BOTS = 2
NAME_LENGTH = 24
UNFIT_FOR_FILES = re.compile(r"[^a-z0-9.]+", re.ASCII)


@dataclass(frozen=True, slots=True)
class Ladder:
    """Bots in the order of their expected strength, and the matches between them."""

    game: AnyGame
    names: tuple[str, ...]
    anchors: Mapping[str, float] = field(default_factory=dict[str, float])  # ratings that are fixed
    neighbors: int | None = None  # only pairs at most this far apart in the order; None: all
    terms: Mapping[str, Any] = field(default_factory=dict[str, Any])  # keywords of every Match: seed, limit, stall

    def __post_init__(self) -> None:
        names = tuple(bot_text(bots.parse(name)) for name in self.names)
        object.__setattr__(self, "names", names)
        if len(set(names)) < max(MIN_BOTS, len(names)):
            raise OptionError(f"{', '.join(names) or 'no bots'}: expected at least 2 bots, each once")
        for name in self.anchors:
            if name not in names:
                raise OptionError(f"anchor {name!r} is not on the ladder; there are {', '.join(names)}")
        if self.neighbors is not None and self.neighbors < 1:
            raise OptionError(f"neighbors {self.neighbors}, expected a whole number from 1")

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """The pairs to be played."""
        number = len(self.names)
        most = self.neighbors or number
        return [(one, other) for one in range(number) for other in range(one + 1, min(number, one + most + 1))]

    def match(self, one: int, other: int) -> Match:
        """Return the match of a pair, with its own seed, so that pairs are independent."""
        first, second = self.names[one], self.names[other]
        seed = number_of(PAIR_LABEL, self.terms.get("seed", 0), first, second)
        return replace(Match.of(self.game, first, second, **self.terms), seed=seed)

    def run(self, way: Way, folder: Path | None = None) -> Standings:
        """Play all pairs, resuming from a folder if there is one, and rate the bots."""
        matches = [self.match(*pair) for pair in self.pairs]
        folders = [folder / "pairs" / folder_name(match) if folder else None for match in matches]
        return Standings.of(self, play_matches(matches, way, folders))


def folder_name(match: Match) -> str:
    """Return a readable and unique folder name for a pair."""
    names = [UNFIT_FOR_FILES.sub("-", name.lower())[:NAME_LENGTH].strip("-.") for name in match.names[:2]]
    return f"{names[0]}-vs-{names[1]}-{digest(*match.names[:2]).hex()[:8]}"


@dataclass(frozen=True, slots=True)
class Standings:
    """The result of a ladder."""

    ladder: Ladder
    pairings: tuple[Pairing, ...]
    ratings: tuple[Estimate, ...]

    @classmethod
    def of(cls, ladder: Ladder, courses: Sequence[Course]) -> Standings:
        """Rate the bots from their matches."""
        pairings = tuple(
            Pairing(one, other, tuple(block.share() for block in course.blocks), ladder.game.players)
            for (one, other), course in zip(ladder.pairs, courses, strict=True)
        )
        anchors = {ladder.names.index(name): rating for name, rating in ladder.anchors.items()}
        return cls(ladder, pairings, tuple(rate(pairings, len(ladder.names), anchors or None)))

    @property
    def order(self) -> list[int]:
        """The bots, best first."""
        return sorted(range(len(self.ratings)), key=lambda bot: -self.ratings[bot].mean)

    def games(self, bot: int) -> int:
        """Count the games of a bot."""
        return sum(pairing.games for pairing in self.pairings if bot in (pairing.one, pairing.many))

    def score(self, bot: int, against: int | None = None) -> float | None:
        """Return the mean share of a bot's side in its pairs, or in one pair; None if that was not played."""
        found = [pairing for pairing in self.pairings if bot in (pairing.one, pairing.many)]
        if against is not None:
            found = [pairing for pairing in found if against in (pairing.one, pairing.many)]
        shares = [_side_share(pairing, bot, share) for pairing in found for share in pairing.shares]
        return float(np.mean(shares)) if shares else None

    def to_json(self) -> dict[str, Any]:
        """Return everything as one JSON object."""
        ladder, order = self.ladder, self.order
        return {
            "game": ladder.game.name,
            "players": ladder.game.players,
            "options": dict(ladder.game.options),
            "seed": ladder.terms.get("seed", 0),
            "anchors": dict(ladder.anchors),
            "neighbors": ladder.neighbors,
            "bots": [
                {
                    "bot": ladder.names[bot],
                    "rating": plain(self.ratings[bot]),
                    "games": self.games(bot),
                    "score": self.score(bot),
                    "score_against_next": self.score(bot, below) if below is not None else None,
                }
                for bot, below in zip(order, [*order[1:], None], strict=True)
            ],
            "pairs": [
                {
                    "bots": [ladder.names[pairing.one], ladder.names[pairing.many]],
                    "games": pairing.games,
                    "share": plain(estimate(pairing.shares)),
                }
                for pairing in self.pairings
            ],
        }

    def __str__(self) -> str:
        return "\n".join(_table(self.to_json()["bots"]))

    def to_svg(self) -> str:
        """Draw the ladder."""
        game = self.ladder.game
        title = f"Ladder: {game.name} for {game.players}"
        return draw_ladder(title, [Rated(name, rating) for name, rating in zip(self.ladder.names, self.ratings, strict=True)])


def _side_share(pairing: Pairing, bot: int, share: float) -> float:
    """Return one bot's share of a block; the many share what the one did not win equally."""
    return share if bot == pairing.one else (1 - share) / (pairing.players - 1)


def _table(rows: list[dict[str, Any]]) -> Iterator[str]:
    width = max(len(row["bot"]) for row in rows)
    yield f"{'bot':{width}}  rating  95 % interval   games  score %  against next %"
    for row in rows:
        rating = row["rating"]
        span = "fixed" if rating["low"] == rating["high"] else f"{rating['low']:.0f} to {rating['high']:.0f}"
        scores = f"{_percent(row['score']):>7}  {_percent(row['score_against_next']):>14}"
        yield f"{row['bot']:{width}}  {rating['mean']:6.0f}  {span:14}  {row['games']:5}  {scores}"


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{100 * share:.1f}"
