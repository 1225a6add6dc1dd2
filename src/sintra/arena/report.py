"""The report of a match, as JSON for programs and as text for people."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sintra.arena.match import Block, GameResult, Match
from sintra.arena.runner import Course, Way
from sintra.arena.statistics import Estimate, elo_estimate, estimate, variance_gain, without_luck
from sintra.errors import FAILURES

MAX_FORFEITS = 10  # listed one by one
MAX_ELO = 9_999  # a larger number is meaningless


@dataclass(frozen=True, slots=True)
class Report:
    """A match with its blocks."""

    course: Course
    way: Way

    @property
    def match(self) -> Match:
        """Who played what."""
        return self.course.match

    @property
    def blocks(self) -> list[Block]:
        """The blocks that count."""
        return self.course.blocks

    @property
    def games(self) -> list[GameResult]:
        """All their games."""
        return [game for block in self.blocks for game in block.games]

    @property
    def share(self) -> Estimate:
        """The share of the first bot."""
        return estimate([block.share() for block in self.blocks])

    def to_json(self) -> dict[str, Any]:
        """Return everything as one JSON object."""
        share, games = self.share, self.games
        firsts = [game.shares[game.seat_of(0)] for game in games]
        return {
            "match": self.match.to_json(),
            "blocks": len(self.blocks),
            "games": len(games),
            "share": plain(share),
            "elo": plain(elo_estimate(share, self.match.players)),
            "wins": sum(value == 1 for value in firsts),
            "ties": sum(0 < value < 1 for value in firsts),
            "losses": sum(value == 0 for value in firsts),
            "bots": [self._side(name, places) for name, places in self.match.sides],
            "by_seat": [_mean([g.shares[seat] for g in games if g.seat_of(0) == seat]) for seat in range(self.match.players)],
            "forfeits": self._forfeits(),
            "luck": self._luck(),
            "test": self._test(),
        }

    def _side(self, name: str, places: Sequence[int]) -> dict[str, Any]:
        """Aggregate the results of one bot over all its places."""
        seats = [(game, game.seat_of(place)) for game in self.games for place in places]
        moves = sum(game.moves[seat] for game, seat in seats)
        kinds = Counter(game.reason.partition(":")[0] for game, seat in seats if game.forfeit == seat)
        return {
            "bot": name,
            "share": _mean([game.shares[seat] for game, seat in seats]),
            "score": _mean([game.scores[seat] for game, seat in seats]),
            "moves": moves,
            "seconds_per_move": _ratio(sum(game.seconds[seat] for game, seat in seats), moves),
            "nodes_per_move": _ratio(sum(game.nodes[seat] for game, seat in seats), moves),
            "late": sum(game.late[seat] for game, seat in seats),
            "forfeits": {kind: kinds[kind] for kind in FAILURES if kinds[kind]},
        }

    def _forfeits(self) -> list[dict[str, Any]]:
        return [
            {
                "block": block.number,
                "game": game.rotation,
                "seat": game.forfeit,
                "bot": self.match.names[(game.forfeit - game.rotation) % self.match.players],
                "reason": game.reason,
            }
            for block in self.blocks
            for game in block.games
            if game.forfeit is not None
        ]

    def _luck(self) -> dict[str, Any] | None:
        if not self.match.luck:
            return None
        shares, luck = [block.share() for block in self.blocks], [block.luck() for block in self.blocks]
        adjusted = without_luck(shares, luck)
        share = estimate(adjusted)
        return {
            "samples": self.match.luck,
            "value": self.match.value,
            "mean": _mean(luck),
            "share": plain(share),
            "elo": plain(elo_estimate(share, self.match.players)),
            "variance_gain": _finite(variance_gain(shares, adjusted)),
        }

    def _test(self) -> dict[str, Any] | None:
        test, standing = self.way.test, self.course.standing
        if test is None:
            return None
        low, high = test.bounds
        found = {"llr": standing.llr if standing else 0.0, "verdict": standing.verdict if standing else None}
        return {"elo0": test.elo0, "elo1": test.elo1, "alpha": test.alpha, "beta": test.beta, "low": low, "high": high, **found}

    def __str__(self) -> str:
        return "\n".join(report_lines(self.to_json()))


def plain(value: Estimate) -> dict[str, float | None]:
    """Convert an estimate to JSON, which has no infinity."""
    return {"mean": _finite(value.mean), "low": _finite(value.low), "high": _finite(value.high)}


def _finite(value: float) -> float | None:
    return value if math.isfinite(value) else None


def _mean(values: Sequence[float]) -> float | None:
    return float(np.mean(values)) if values else None


def _ratio(total: float, number: int) -> float:
    return total / number if number else 0.0


# As text


def report_lines(report: dict[str, Any]) -> Iterator[str]:
    """Format a report as text."""
    match = report["match"]
    others = ", ".join(match["lineup"][1:])
    yield f"{match['lineup'][0]} against {others}: {match['game']} for {match['players']}, seed {match['seed']}"
    counts = ", ".join(f"{report[name]} {word}" for name, word in (("wins", "won"), ("ties", "shared"), ("losses", "lost")))
    yield f"{report['games']} games in {report['blocks']} blocks: {counts}"
    yield f"score  {percent(report['share'])}; even would be {100 / match['players']:.1f} %"
    yield f"Elo    {elo_text(report['elo'], report['share'])}"
    if luck := report["luck"]:
        gain = f"; worth {luck['variance_gain']:.2f} times the blocks" if luck["variance_gain"] else ""
        yield f"score without luck  {percent(luck['share'])}{gain}"
        yield f"Elo without luck    {elo_text(luck['elo'], luck['share'])}"
    if test := report["test"]:
        yield _test_text(test)
    seats = ", ".join(
        "-" if share is None else f"seat {seat} {100 * share:.1f} %" for seat, share in enumerate(report["by_seat"], 1)
    )
    yield f"{match['lineup'][0]} by seat: {seats}"
    yield from _bots_table(report["bots"])
    yield from _forfeit_lines(report["forfeits"])


def _test_text(test: dict[str, Any]) -> str:
    verdicts = {
        "better": f"better by {test['elo1']:g} Elo rather than {test['elo0']:g}",
        "not better": f"not better than {test['elo0']:g} Elo",
    }
    verdict = verdicts.get(test["verdict"], "not decided; play more blocks")
    return f"test   {verdict} (LLR {test['llr']:.2f}, decided below {test['low']:.2f} and above {test['high']:.2f})"


def _bots_table(bots: list[dict[str, Any]]) -> Iterator[str]:
    width = max(len(bot["bot"]) for bot in bots)
    yield f"{'bot':{width}}  share %  points  ms/move   nodes/move  late  forfeits"
    for bot in bots:
        share, points = (100 * bot["share"], bot["score"]) if bot["share"] is not None else (math.nan, math.nan)
        times = f"{1000 * bot['seconds_per_move']:8.2f}  {bot['nodes_per_move']:11,.0f}  {bot['late']:4}"
        forfeits = ", ".join(f"{kind} {number}" for kind, number in bot["forfeits"].items()) or "none"
        yield f"{bot['bot']:{width}}  {share:7.1f}  {points:6.1f} {times}  {forfeits}"


def _forfeit_lines(forfeits: list[dict[str, Any]]) -> Iterator[str]:
    for one in forfeits[:MAX_FORFEITS]:
        place = f"block {one['block'] + 1}, game {one['game'] + 1}, seat {one['seat'] + 1}"
        yield f"{place}: {one['bot']} forfeited: {one['reason']}"
    if len(forfeits) > MAX_FORFEITS:
        yield f"and {len(forfeits) - MAX_FORFEITS} more games were forfeited"


def percent(share: dict[str, float | None]) -> str:
    """Format a share with its interval."""
    if share["mean"] is None or share["low"] is None or share["high"] is None:
        return "unknown"
    return f"{100 * share['mean']:.1f} % (95 % interval {100 * share['low']:.1f} to {100 * share['high']:.1f})"


def elo_text(elo: dict[str, float | None], share: dict[str, float | None]) -> str:
    """Format an Elo difference with its interval; infinities in words."""
    mean, low, high = (_elo_number(elo[name], share[name]) for name in ("mean", "low", "high"))
    return f"{mean} ({low} to {high})"


def _elo_number(elo: float | None, share: float | None) -> str:
    if elo is not None and abs(elo) < MAX_ELO:
        return f"{elo:+.0f}"
    return "unknown" if share is None else "beyond measure" if share > 1 / 2 else "below measure"
