"""The Dealer: tiles drawn from a secret seed, so that anybody can check afterwards that nothing was arranged.

Before the first tile the dealer shows the SHA-256 of the seed, the commitment; then every seat gives a nonce; when the game
has ended the seed is revealed, and `verify` draws everything again. The construction stands in docs/fairness.md, with a worked
example for other tools. A Dealer holds nothing but seed and nonces: deal number 3 of a game is the same whenever it is drawn.
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
    """Take a secret seed from the system's source of randomness; one for each game."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> bytes:
    """Give what is shown of a seed before the first tile."""
    return sha256(seed).digest()


@dataclass(frozen=True, slots=True)
class Dealer:
    """Draws the deals of one game. The seed is never shown by `repr`, so that no log gives it away."""

    seed: bytes = field(repr=False)
    nonces: tuple[bytes, ...]  # one per seat; empty: this seat gave none

    def __post_init__(self) -> None:
        if len(self.seed) != SEED_BYTES:
            raise OptionError(f"a seed of {len(self.seed)} bytes, expected {SEED_BYTES}")

    @property
    def commitment(self) -> bytes:
        """What is shown of the seed before the first tile."""
        return commitment(self.seed)

    def draw(self, game: AnyGame, state: Any, number: int) -> Any:
        """Draw the deal that is due in a position; `number` counts the deals of the game from 1."""
        return game.deal_of(self.groups(game.draws(state), number))

    def groups(self, draws: Draws, number: int) -> list[list[str]]:
        """Draw the colors of each group, tile by tile, without putting back."""
        numbers = self.numbers(number)
        row, reserve = in_a_row(draws.bag), in_a_row(draws.reserve)
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
        """Give the endless stream of one deal: HMAC-SHA-256, keyed with the seed, of its name and a block number."""
        nonces = "".join(f"nonce {seat} {nonce.hex() or '-'}\n" for seat, nonce in enumerate(self.nonces, 1))
        for block in count():
            message = f"{FIRST_LINE}\n{nonces}deal {number}\nblock {block}\n"
            digest = hmac.digest(self.seed, message.encode("ascii"), "sha256")
            for at in range(0, len(digest), NUMBER_BYTES):
                yield int.from_bytes(digest[at : at + NUMBER_BYTES], "big")


def in_a_row(pool: Mapping[str, int]) -> list[str]:
    """Lay out a pool, color by color in the order of the pool."""
    return [color for color, number in pool.items() for _ in range(number)]


def below(limit: int, numbers: Iterator[int]) -> int:
    """Take a number from 0 to limit - 1, each equally likely: those at the top that would favor the small are passed over."""
    if not 1 <= limit <= NUMBERS:
        raise OptionError(f"a number below {limit}, expected a limit from 1 to {NUMBERS}")
    fair = NUMBERS - NUMBERS % limit
    return next(number for number in numbers if number < fair) % limit


# Checking


class Promise(Protocol):
    """What a dealer showed: of a Record, its fairness."""

    @property
    def commitment(self) -> bytes: ...  # noqa: D102 - as named
    @property
    def nonces(self) -> tuple[bytes, ...]: ...  # noqa: D102 - as named
    @property
    def seed(self) -> bytes | None: ...  # noqa: D102 - as named


class DealtGame(Protocol):
    """What can be checked: a Record is one."""

    @property
    def game(self) -> AnyGame: ...  # noqa: D102 - as named
    @property
    def fairness(self) -> Promise | None: ...  # noqa: D102 - as named
    @property
    def given_deals(self) -> int:
        """The number of deals, the first ones, that come from another game and are no part of the promise."""
        ...

    def deals(self) -> Iterator[tuple[Any, str]]:
        """Give every deal: the position it was drawn in, and its text."""
        ...


@dataclass(frozen=True, slots=True)
class Verdict:
    """What checking came to."""

    finding: str  # "fair"; "unfair": a deal or the seed is not what was promised; "unverifiable": there is nothing to compare
    message: str
    deals: int = 0  # so many were drawn again and are right
    differs: int | None = None  # the number of the first deal that does not
    given: int = 0  # so many before those come from another game and were not looked at

    @property
    def is_fair(self) -> bool:
        """Whether everything was drawn as promised."""
        return self.finding == "fair"


def verify(record: DealtGame) -> Verdict:
    """Draw every deal of a record again and compare."""
    promise = record.fairness
    if promise is None:
        return Verdict("unverifiable", "nothing to verify: the record has no commitment")
    if promise.seed is None:
        return Verdict("unverifiable", "nothing to verify yet: the seed has not been revealed")
    if not hmac.compare_digest(commitment(promise.seed), promise.commitment):
        shown = commitment(promise.seed).hex()
        return Verdict("unfair", f"the seed is not the one that was committed to: its SHA-256 is {shown}")
    dealer, given, right = Dealer(promise.seed, promise.nonces), record.given_deals, 0
    for number, (state, deal) in islice(enumerate(record.deals(), 1), given, None):
        drawn = str(dealer.draw(record.game, state, number))
        if drawn != deal:
            reason = f"deal {number}, {_difference(record.game.draws(state), drawn, deal)}"
            return Verdict("unfair", reason, right, number, given)
        right += 1
    if right == 0:
        return Verdict("unverifiable", f"nothing to verify yet: no tile has been dealt{' since' * bool(given)}", given=given)
    before = f"; {given} before them {'was' if given == 1 else 'were'} given" if given else ""
    return Verdict("fair", f"fair: {right} deals drawn again, all as recorded{before}", right, given=given)


def _difference(draws: Draws, drawn: str, dealt: str) -> str:
    """Name the first group that differs, with its tiles."""
    names = [name for name, _ in draws.groups]
    words = zip(names, _words(drawn), _words(dealt), strict=False)
    name, right, wrong = next(((name, *pair) for name, *pair in words if pair[0] != pair[1]), ("all", drawn, dealt))
    return f"{name}: the seed and the nonces draw {right}, the record has {wrong}"


def _words(deal: str) -> list[str]:
    return [word for word in deal.split() if word != "/"]
