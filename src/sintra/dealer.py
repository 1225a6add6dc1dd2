"""The Dealer: tiles drawn from a secret seed, so that anybody can check afterwards that nothing was arranged.

Before the first tile the dealer shows the SHA-256 of the seed, the commitment; then every seat gives a nonce; when the game
has ended the seed is revealed, and `verify` draws everything again. docs/fairness.md specifies the construction, with a worked
example for other tools. A Dealer is stateless beyond seed and nonces: deal number 3 of a game is the same whenever it is drawn.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count, islice
from typing import Any, Protocol

from sintra.errors import OptionError
from sintra.game import Draws
from sintra.games import AnyGame

FIRST_LINE = "sintra fair deals 1"
SEED_BYTES = 32
NUMBER_BYTES = 2  # the stream is read as numbers of two bytes, the first byte the higher
NUMBERS = 256**NUMBER_BYTES


def new_seed() -> bytes:
    """Generate a secret seed from the system's source of randomness; one for each game."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> bytes:
    """Return the commitment to a seed, published before the first tile."""
    return sha256(seed).digest()


@dataclass(frozen=True, slots=True)
class Dealer:
    """Draws the deals of one game. The seed is never shown by `repr`, so that no log gives it away."""

    seed: bytes = field(repr=False)
    nonces: tuple[bytes, ...]  # one per seat; empty if the seat gave none

    def __post_init__(self) -> None:
        if len(self.seed) != SEED_BYTES:
            raise OptionError(f"a seed of {len(self.seed)} bytes, expected {SEED_BYTES}")

    @property
    def commitment(self) -> bytes:
        """The commitment to the seed, published before the first tile."""
        return commitment(self.seed)

    def draw(self, game: AnyGame, state: Any, number: int) -> Any:
        """Draw the deal that is due in a position; `number` counts the deals of the game from 1."""
        return game.deal_of(self.groups(game.draws(state), number))

    def groups(self, draws: Draws, number: int) -> list[list[str]]:
        """Draw the colors of each group, tile by tile, without replacement."""
        numbers = self.numbers(number)
        row, reserve = flatten(draws.bag), flatten(draws.reserve)
        drawn: list[list[str]] = []
        for _, size in draws.groups:
            group: list[str] = []
            for _ in range(size):
                if not row:
                    row, reserve = reserve, []
                if row:
                    group.append(row.pop(below(len(row), numbers)))
            drawn.append(group)
        return drawn

    def numbers(self, number: int) -> Iterator[int]:
        """Yield the infinite stream of one deal: HMAC-SHA-256, keyed with the seed, of its name and a block number."""
        nonces = "".join(f"nonce {seat} {nonce.hex() or '-'}\n" for seat, nonce in enumerate(self.nonces, 1))
        for block in count():
            message = f"{FIRST_LINE}\n{nonces}deal {number}\nblock {block}\n"
            digest = hmac.digest(self.seed, message.encode("ascii"), "sha256")
            for at in range(0, len(digest), NUMBER_BYTES):
                yield int.from_bytes(digest[at : at + NUMBER_BYTES], "big")


def flatten(pool: Mapping[str, int]) -> list[str]:
    """List the tiles of a pool, color by color."""
    return [color for color, number in pool.items() for _ in range(number)]


def below(limit: int, numbers: Iterator[int]) -> int:
    """Draw a uniform number from 0 to limit - 1 by rejection sampling, without modulo bias."""
    if not 1 <= limit <= NUMBERS:
        raise OptionError(f"a number below {limit}, expected a limit from 1 to {NUMBERS}")
    fair = NUMBERS - NUMBERS % limit
    return next(number for number in numbers if number < fair) % limit


# Verification


class Promise(Protocol):
    """What a dealer published: the `fairness` of a Record."""

    @property
    def commitment(self) -> bytes: ...  # noqa: D102 - as named
    @property
    def nonces(self) -> tuple[bytes, ...]: ...  # noqa: D102 - as named
    @property
    def seed(self) -> bytes | None: ...  # noqa: D102 - as named


class DealtGame(Protocol):
    """What `verify` needs of a game; a Record has it."""

    @property
    def game(self) -> AnyGame: ...  # noqa: D102 - as named
    @property
    def fairness(self) -> Promise | None: ...  # noqa: D102 - as named
    @property
    def given_deals(self) -> int:
        """How many of the first deals come from another game and are not covered by the commitment."""
        ...

    def deals(self) -> Iterator[tuple[Any, str]]:
        """Yield every deal: the position it was drawn in, and its text."""
        ...


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of verification."""

    finding: str  # "fair"; "unfair": a deal or the seed does not match the commitment; "unverifiable": nothing to compare
    message: str
    deals: int = 0  # how many were drawn again and match
    differs: int | None = None  # the number of the first deal that does not match
    given: int = 0  # how many before those come from another game and were not checked
    cause: str = ""  # of the finding, by name
    place: str = ""  # the first group of tiles that differs: "factory 3"
    drawn: str = ""  # what seed and nonces draw for it, in letters
    dealt: str = ""  # what the record has there

    @property
    def is_fair(self) -> bool:
        """Whether every deal matches the commitment."""
        return self.finding == "fair"


def verify(record: DealtGame) -> Verdict:
    """Draw every deal of a record again and compare."""
    promise = record.fairness
    if promise is None:
        return Verdict("unverifiable", "nothing to verify: the record has no commitment", cause="uncommitted")
    if promise.seed is None:
        return Verdict("unverifiable", "nothing to verify yet: the seed has not been revealed", cause="unrevealed")
    if not hmac.compare_digest(commitment(promise.seed), promise.commitment):
        shown = commitment(promise.seed).hex()
        return Verdict("unfair", f"the seed is not the one that was committed to: its SHA-256 is {shown}", cause="other_seed")
    dealer, given, right = Dealer(promise.seed, promise.nonces), record.given_deals, 0
    for number, (state, deal) in islice(enumerate(record.deals(), 1), given, None):
        drawn = str(dealer.draw(record.game, state, number))
        if drawn != deal:
            return _unfair(number, _difference(record.game.draws(state), drawn, deal), right, given)
        right += 1
    if right == 0:
        reason = f"nothing to verify yet: no tile has been dealt{' since' * bool(given)}"
        return Verdict("unverifiable", reason, given=given, cause="undealt_since" if given else "undealt")
    before = f"; {given} before them {'was' if given == 1 else 'were'} given" if given else ""
    cause = "fair_given" if given else "fair"
    return Verdict("fair", f"fair: {right} deals drawn again, all as recorded{before}", right, given=given, cause=cause)


def _unfair(number: int, difference: tuple[str, str, str], right: int, given: int) -> Verdict:
    place, drawn, dealt = difference
    message = f"deal {number}, {place}: the seed and the nonces draw {drawn}, the record has {dealt}"
    return Verdict("unfair", message, right, number, given, "deal", place, drawn, dealt)


def _difference(draws: Draws, drawn: str, dealt: str) -> tuple[str, str, str]:
    """Return the first group that differs: its name, what was drawn again, what was dealt."""
    names = [name for name, _ in draws.groups]
    words = zip(names, _words(drawn), _words(dealt), strict=False)
    return next(((name, right, wrong) for name, right, wrong in words if right != wrong), ("all", drawn, dealt))


def _words(deal: str) -> list[str]:
    return [word for word in deal.split() if word != "/"]
