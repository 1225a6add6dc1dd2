"""The contract detects what is wrong with a game: each violation fails its check."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from sintra import contract, games
from sintra.contract import BrokenContract, Effort
from sintra.game import Preview
from sintra.phrase import Phrase
from sintra.plain import PlainGame
from sintra.plugin import Plugin
from tests.plain.pebbles import FACTS, Pass, Pebbles, Position, Take

EFFORT = Effort(games=8, positions=20)


@pytest.fixture(scope="module", autouse=True)
def _registered() -> Iterator[None]:
    """Register Pebbles for this module only."""
    plugin = Plugin("pebbles", FACTS, "tests.plain.pebbles:pebbles")
    games.register(plugin)
    yield
    vars(games)["_registered"].pop("pebbles")
    games.plugin.cache_clear()


class Hoards(Pebbles):
    """Lists moves as legal that cannot be applied."""

    def legal(self, position: Position) -> Iterator[Take | Pass]:  # noqa: ARG002 - that is what is wrong with it
        """Offer everything always."""
        return iter(self.moves())

    def step(self, position: Position, move: Take | Pass) -> Position:
        """Fail where the color is missing."""
        if isinstance(move, Take) and move.color not in position.lying:
            raise KeyError(move.color)
        return super().step(position, move)


class Repeats(Pebbles):
    """Lists the pass twice."""

    def legal(self, position: Position) -> Iterator[Take | Pass]:
        """Offer the pass again."""
        yield Pass()
        yield from super().legal(position)


class Stuck(Pebbles):
    """Has nothing to choose."""

    def legal(self, position: Position) -> Iterator[Take | Pass]:  # noqa: ARG002 - that is what is wrong with it
        """Offer nothing."""
        return iter(())


class Wordy(Pebbles):
    """Has a move of two words."""

    def moves(self) -> list[Any]:
        """List a text instead of a move."""
        return [*super().moves(), "two words"]


class Generous(Pebbles):
    """Ends with parts that do not add up."""

    def parts(self, position: Position) -> tuple[Mapping[str, int], ...]:
        """Add a point."""
        return tuple({"play": score + 1} for score in self.scores(position))


class Unjust(Pebbles):
    """Lets the first seat win whatever happened."""

    def winners(self, _position: Position) -> tuple[int, ...]:
        """Name the first seat."""
        return (0,)


class Short(Pebbles):
    """Says that its games are shorter than they are."""

    @property
    def max_length(self) -> int:
        """Say two."""
        return 2


class Gullible(Pebbles):
    """Reads positions that cannot be played on."""

    def faults(self, position: Position) -> Iterator[str]:  # noqa: ARG002 - that is what is wrong with it
        """Find nothing."""
        return iter(())


class Silent(Pebbles):
    """Tells nothing of a move."""

    def tell_move(self, _before: Position, _move: Take | Pass, _after: Position) -> list[Phrase]:
        """Say nothing."""
        return []


class Hasty(Pebbles):
    """Previews by chance."""

    count = 0

    def preview(self, _position: Position, _move: Take | Pass) -> Preview:
        """Say another number each time."""
        Hasty.count += 1
        return Preview(Hasty.count)


@pytest.mark.parametrize(
    ("broken", "promise", "message"),
    [
        (Hoards, "legal_means_accepted", "dark"),
        (Repeats, "actions_rise_and_lie_in_range", "do not rise"),
        (Stuck, "actions_rise_and_lie_in_range", "0 legal actions in phase take"),
        (Wordy, "texts_fit_into_records", "'two words', expected one word of at most 16 plain characters"),
        (Generous, "outcomes_add_up", "do not add up to"),
        (Unjust, "outcomes_add_up", "do not have the most points"),
        (Short, "games_end", "4 moves, expected at most max_length, 2"),
        (Gullible, "damage_is_rejected_or_playable", "neither rejected nor playable"),
        (Silent, "everything_is_told", "is told by no Phrase"),
        (Hasty, "previews_agree", "previews gives"),
    ],
)
def test_broken_promises_are_noticed(broken: type[Pebbles], promise: str, message: str) -> None:
    """A game that breaks a promise fails its check, with what is wrong."""
    with pytest.raises((BrokenContract, KeyError)) as error:
        contract.RULES[promise](PlainGame(broken), EFFORT)
    assert message in str(error.value)


@pytest.mark.parametrize("promise", contract.RULES)
def test_a_sound_game_keeps_the_contract(promise: str) -> None:
    """The smallest game passes every check."""
    for game in contract.tables("pebbles"):
        contract.RULES[promise](game, EFFORT)
