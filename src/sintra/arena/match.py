"""A match: which bots play what, under which terms; and its blocks.

A *block* is one dealer's seed played once per rotation: the bots move on by one seat from game to game, so that each plays
every seat with the same seed. Blocks are independent of each other, games of one block are not.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Self, cast

from sintra import __version__, bots
from sintra._parser import is_whole
from sintra.arena.game import Played, Terms, play_game
from sintra.arena.luck import DEFAULT_VALUE, Luck, make_value
from sintra.bots import Limit
from sintra.bots.warmup import first_position
from sintra.errors import DIED, OptionError
from sintra.games import AnyGame, make
from sintra.pool.patience import DEFAULT_STALL, Patience
from sintra.record import BotSeat

if TYPE_CHECKING:
    from pathlib import Path

    from sintra.arena.report import Report
    from sintra.arena.runner import Way

VERSION = 1
DEAL_LABEL, BOT_LABEL, LUCK_LABEL = "sintra arena deals 1", "sintra arena bots 1", "sintra arena luck 1"
MIN_PLAYERS = 2


def digest(*words: object) -> bytes:
    """Derive 32 bytes from words."""
    return sha256("\n".join(map(str, words)).encode()).digest()


def number_of(*words: object) -> int:
    """Derive a number of 63 bits from words."""
    return int.from_bytes(digest(*words)[:8], "big") >> 1


def _frozen(value: Any) -> Any:
    return tuple(cast("list[Any]", value)) if isinstance(value, list | tuple) else value


def _is_row(numbers: Any, players: int) -> bool:
    return len(numbers) == players and all(isinstance(number, int | float) and math.isfinite(number) for number in numbers)


def bot_text(bot: BotSeat) -> str:
    """Format a bot as typed."""
    return ",".join([bot.bot, *(f"{name}={value}" for name, value in bot.settings)])


@dataclass(frozen=True, slots=True)
class GameResult:
    """What is kept of a game for the statistics; everything but `rotation` is by seat or about the end."""

    rotation: int
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    nodes: tuple[int, ...]
    late: tuple[int, ...]
    luck: tuple[float, ...]
    forfeit: int | None = None  # the seat that failed
    reason: str = ""

    @classmethod
    def of(cls, rotation: int, played: Played) -> Self:
        """Extract the statistics of a game."""
        result = played.record.result
        if result is None:
            raise AssertionError("a game that was played has a result")
        counts = (played.moves, tuple(round(seconds, 6) for seconds in played.seconds), played.nodes, played.late)
        luck = tuple(round(luck, 9) for luck in played.luck)
        return cls(rotation, result.scores, result.shares, *counts, luck, result.seat, result.reason)

    def is_valid(self, players: int) -> bool:
        """Return whether this is a valid game for a number of seats; arbitrary data from a file may even raise TypeError."""
        counts = (self.scores, self.moves, self.nodes, self.late)
        rows = (*counts, self.shares, self.seconds, self.luck)
        return (
            all(_is_row(row, players) for row in rows)
            and all(is_whole(number) for row in counts for number in row)
            and all(0 <= share <= 1 for share in self.shares)
            and math.isclose(sum(self.shares), 1, abs_tol=1e-6)
            and self.forfeit in (None, *range(players))
            and type(self.reason) is str
        )

    def seat_of(self, place: int) -> int:
        """Return the seat of the bot with this place in the lineup."""
        return (place + self.rotation) % len(self.scores)


@dataclass(frozen=True, slots=True)
class Block:
    """The games of one seed, one for each rotation."""

    number: int
    games: tuple[GameResult, ...]
    records: tuple[str, ...] = field(default=(), repr=False, compare=False)  # as texts; not kept in the statistics

    def to_json(self) -> dict[str, Any]:
        """Return the block as a JSON object, without its records."""
        return {"block": self.number, "games": [asdict(game) for game in self.games]}

    @classmethod
    def from_json(cls, values: Mapping[str, Any], players: int) -> Self:
        """Parse the output of `to_json`; raise KeyError, TypeError, ValueError or AttributeError if it is invalid."""
        found: list[dict[str, Any]] = values["games"]
        number, games = (
            values["block"],
            [GameResult(**{name: _frozen(value) for name, value in game.items()}) for game in found],
        )
        are_all = [game.rotation for game in games] == list(range(players))
        if not is_whole(number) or number < 0 or not are_all or not all(game.is_valid(players) for game in games):
            raise ValueError(f"expected the games of a block of {players} seats")
        return cls(number, tuple(games))

    def share(self, place: int = 0) -> float:
        """Return the mean share of a place in the lineup."""
        return sum(game.shares[game.seat_of(place)] for game in self.games) / len(self.games)

    def luck(self, place: int = 0) -> float:
        """Return the mean luck of a place in the lineup."""
        return sum(game.luck[game.seat_of(place)] for game in self.games) / len(self.games)


@dataclass(frozen=True, slots=True)
class Match:
    """Bots against bots: everything that a result depends on, except for the number of blocks."""

    game_name: str
    lineup: tuple[BotSeat, ...]  # as they sit in the first game of a block
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    seed: int = 0
    limit: Limit | None = None  # per move, for bots without a limit of their own
    stall: float = DEFAULT_STALL  # timeout per move in seconds, for bots without a time limit
    luck: int = 0  # deals sampled to measure luck; 0: not measured
    value: str = DEFAULT_VALUE  # the value function for luck

    def __post_init__(self) -> None:
        object.__setattr__(self, "options", dict(make(self.game_name, len(self.lineup), **self.options).options))
        Patience(self.stall)

    @classmethod
    def of(cls, game: AnyGame, *names: str, **terms: Any) -> Self:
        """Make a match; with two bots and more seats, one copy of the first plays against copies of the second."""
        lineup = [bots.parse(name) for name in names]
        if len(lineup) == MIN_PLAYERS < game.players:
            lineup += [lineup[1]] * (game.players - MIN_PLAYERS)
        if len(lineup) != game.players:
            raise OptionError(f"{len(lineup)} bots for {game.players} seats, expected 2 bots or {game.players}")
        return cls(game.name, tuple(lineup), game.options, **terms)

    @property
    def players(self) -> int:
        """The number of seats, and of games in a block."""
        return len(self.lineup)

    @property
    def game(self) -> AnyGame:
        """The game with its options."""
        return make(self.game_name, self.players, **self.options)

    @property
    def names(self) -> tuple[str, ...]:
        """The bots as typed."""
        return tuple(map(bot_text, self.lineup))

    @property
    def sides(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """The first bot, then each distinct other bot, with its places in the lineup."""
        others: dict[str, tuple[int, ...]] = {}
        for place, name in enumerate(self.names[1:], 1):
            others[name] = (*others.get(name, ()), place)
        return (self.names[0], (0,)), *others.items()

    def to_json(self) -> dict[str, Any]:
        """Describe the match completely."""
        limit = {"nodes": self.limit.nodes, "seconds": self.limit.seconds} if self.limit else None
        luck = {"samples": self.luck, "value": self.value} if self.luck else None
        return {
            "arena": VERSION,
            "sintra": __version__,
            "game": self.game_name,
            "players": self.players,
            "options": json.loads(json.dumps(self.options)),  # tuples become lists
            "lineup": list(self.names),
            "seed": self.seed,
            "limit": limit,
            "stall": self.stall,
            "luck": luck,
        }

    def check(self) -> None:
        """Reject unknown bots and value functions before anything is played."""
        game = self.game
        for bot in dict.fromkeys(self.lineup):
            bots.close(bots.seated(bot, game))
        if self.luck:
            make_value(self.value, game)(first_position(game))

    # Playing

    def run(self, way: Way, folder: Path | None = None) -> Report:
        """Play the match, resuming from a folder if there is one."""
        from sintra.arena.report import Report  # noqa: PLC0415 - it imports this module
        from sintra.arena.runner import play_matches  # noqa: PLC0415 - the same

        (course,) = play_matches([self], way, [folder])
        return Report(course, way)

    def deal_seed(self, block: int) -> bytes:
        """Return the dealer's seed of a block: independent of the bots, so that they can be compared on equal deals."""
        return digest(DEAL_LABEL, self.seed, block)

    def bot_seed(self, block: int, rotation: int, seat: int) -> int:
        """Return the seed of a bot in one game."""
        return number_of(BOT_LABEL, self.seed, block, rotation, seat)

    def play(self, block: int, dead: Sequence[Death] = (), watch: Callable[[int, int, int], None] | None = None) -> Block:
        """Play the games of a block; `watch` gets rotation, seat and number of events before a bot thinks."""
        games: list[GameResult] = []
        records: list[str] = []
        for rotation in range(self.players):
            played = self._play(block, rotation, dead, watch)
            games.append(GameResult.of(rotation, played))
            records.append(str(played.record))
        return Block(block, tuple(games), tuple(records))

    def _play(self, block: int, rotation: int, dead: Sequence[Death], watch: Callable[[int, int, int], None] | None) -> Played:
        game = self.game
        seats = [self.lineup[(seat - rotation) % self.players] for seat in range(self.players)]
        seeds = tuple(self.bot_seed(block, rotation, seat) for seat in range(self.players))

        def watched(seat: int, events: int) -> str:
            if watch:
                watch(rotation, seat, events)
            return next((death.reason for death in dead if death.is_at(rotation, seat, events)), "")

        terms = Terms(self.limit, Patience(self.stall), self._luck(game, block, rotation), seeds, watched)
        return play_game(game, seats, self.deal_seed(block), terms)

    def _luck(self, game: AnyGame, block: int, rotation: int) -> Luck | None:
        seed = number_of(LUCK_LABEL, self.seed, block, rotation)
        return Luck(game, make_value(self.value, game, seed), self.luck, seed) if self.luck else None


@dataclass(frozen=True, slots=True)
class Death:
    """A crash of the worker process: when the block is retried, the bot that was thinking forfeits at that point."""

    rotation: int
    seat: int
    events: int
    reason: str

    @classmethod
    def at(cls, rotation: int, seat: int, events: int, exit_code: int | None) -> Self:
        """Record who was thinking when a worker died."""
        return cls(rotation, seat, events, f"{DIED}: the process ended while it was thinking, with exit code {exit_code}")

    def is_at(self, rotation: int, seat: int, events: int) -> bool:
        """Return whether the crash applies here, or a little later for a bot that is not deterministic."""
        return (rotation, seat) == (self.rotation, self.seat) and events >= self.events
