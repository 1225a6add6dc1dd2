"""OpenSpiel: every game with explicit chance nodes that draw one tile at a time.

    import pyspiel, sintra.envs.spiel
    game = pyspiel.load_game("sintra_NAME(players=3)")

Actions of seats are those of the rules, those of chance are colors in their fixed order. It is a game of perfect information,
so observation and information state have the same tensor, the bytes of the game's layout, from each player's point of view;
their strings are the text board and the history. The utility is 1 for a sole winner, and zero-sum.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from sintra.envs.chance import TileByTile
from sintra.envs.extras import require_module
from sintra.envs.kinds import EnvKind
from sintra.envs.rewards import utilities
from sintra.games import AnyGame, facts, make, names

if TYPE_CHECKING:
    from numpy.typing import NDArray

pyspiel: Any = require_module("pyspiel")  # it has no types

MAX_LENGTH = (10_000, 10_000)  # decisions and draws, for a game without a max_length
RESERVES = ("lid", "tower", "reserve")  # channels of the tiles that refill an empty bag


@cache
def parameters(name: str) -> dict[str, Any]:
    """Return the parameters of a game with their defaults: players and options, as numbers and strings.

    None is 0, and a list its first name, or its words joined by dashes. A preset is not a parameter: it sets other options.
    """
    given, options = facts(name), make(name).options
    known = [option for option in given.options if option.name in options]
    return {"players": given.players[0], **{option.name: _word(option.default, option.values) for option in known}}


def _word(value: Any, values: tuple[Any, ...]) -> Any:
    if isinstance(value, tuple | list):
        return values[0] if values else "-".join(value)  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    return 0 if value is None else value


def game_type(name: str) -> Any:
    """Describe a game to OpenSpiel."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"sintra_{name}",
        long_name=f"{facts(name).title} (Sintra)",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        min_num_players=min(facts(name).players),
        max_num_players=max(facts(name).players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(name),
    )


def rules_of(name: str, given: dict[str, Any]) -> AnyGame:
    """Make the game from its OpenSpiel parameters."""
    values = {**parameters(name), **given}
    for option in facts(name).options:
        value = values.get(option.name)
        if option.default is None and value == 0:
            values[option.name] = None
        elif isinstance(option.default, tuple | list) and "-" in str(value):
            values[option.name] = str(value).split("-")
    return make(name, **values)


def max_length(rules: AnyGame) -> tuple[int, int]:
    """Return upper bounds for the decisions and draws of a game: those of the rules, or a generous default."""
    declared: tuple[int, int] = getattr(rules, "max_length", MAX_LENGTH)
    return declared


class SpielGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A game, as OpenSpiel sees it."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = rules_of(self.name, params or {})
        self.colors = facts(self.name).colors
        self.kind = EnvKind(self.rules)
        self.layout = self.kind.features.layout(self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.num_actions,
            max_chance_outcomes=len(self.colors),
            num_players=self.rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=max_length(self.rules)[0],
        )
        super().__init__(game_type(self.name), info, params or {})  # pyright: ignore[reportUnknownMemberType] - no types

    def new_initial_state(self) -> SpielState:
        """Set up a new game; it starts with a chance node."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Make an observer."""
        if params:
            raise ValueError(f"observers take no parameters, got {params}")
        return Observer(self, is_recalling=bool(iig_obs_type and iig_obs_type.perfect_recall))

    def max_chance_nodes_in_history(self) -> int:
        """Return an upper bound for the draws of a game."""
        return max_length(self.rules)[1]


class SpielProgress:
    """A position, and the partial deal in it. OpenSpiel copies states by deep copies."""

    __slots__ = ("deal", "rules", "state")

    def __init__(self, rules: AnyGame, state: Any, deal: TileByTile | None = None) -> None:
        self.rules, self.state, self.deal = rules, state, deal
        if deal is None:
            self._go_on()

    def __deepcopy__(self, _memo: Any) -> SpielProgress:
        return SpielProgress(self.rules, self.state.copy(), self.deal and self.deal.copy())

    def _go_on(self) -> None:
        self.deal = TileByTile(self.rules.draws(self.state)) if self.state.needs_deal else None

    def draw(self, color: str) -> None:
        """Draw a tile; the last one completes the deal."""
        if self.deal is None:
            raise ValueError("no draw is due")
        self.deal.draw(color)
        if self.deal.is_done:
            self.state = self.rules.deal(self.state, self.rules.deal_of(self.deal.groups))
            self._go_on()

    def play(self, action: int) -> None:
        """Apply an action, checked."""
        self.state = self.rules.play(self.state, action)
        self._go_on()


class SpielState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A position, as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)  # pyright: ignore[reportUnknownMemberType] - no types
        self.progress = SpielProgress(game.rules, game.rules.new())

    def current_player(self) -> int:
        """Return the seat that acts, or OpenSpiel's ids for chance and for the end."""
        if self.progress.deal is not None:
            return int(pyspiel.PlayerId.CHANCE)
        turn: int | None = self.progress.state.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def _legal_actions(self, player: int) -> list[int]:
        return self.progress.rules.legal_actions(self.progress.state) if player == self.progress.state.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the colors that can be drawn next, each with its probability."""
        deal, colors = self.progress.deal, self.get_game().colors
        return [(colors.index(color), chance) for color, chance in deal.chances] if deal else []

    def _apply_action(self, action: int) -> None:
        try:
            if self.progress.deal is None:
                self.progress.play(action)
                return
            colors = self.get_game().colors
            if not 0 <= action < len(colors):
                raise ValueError(f"{action} is not a color, expected 0 to {len(colors) - 1}")  # noqa: TRY301 - raised like the others
            self.progress.draw(colors[action])
        except ValueError as error:
            raise pyspiel.SpielError(str(error)) from error

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(self.get_game().colors[action])
        return str(self.progress.rules.move(action))

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return bool(self.progress.state.is_over)

    def returns(self) -> list[float]:
        """Return the utility of each seat; zeros before the end."""
        rules, state = self.progress.rules, self.progress.state
        return utilities(rules.outcome(state)) if state.is_over else [0.0] * rules.players

    def __str__(self) -> str:
        deal = self.progress.deal
        pairs = zip(deal.names, deal.groups, strict=True) if deal else ()
        return "\n".join([str(self.progress.state), *(f"drawn for {name}: {', '.join(group)}" for name, group in pairs)])


class Observer:
    """Writes positions as tensors and strings, from one player's point of view."""

    def __init__(self, game: SpielGame, *, is_recalling: bool) -> None:
        self._is_recalling = is_recalling
        self._layout = game.layout
        self._kind = game.kind
        self._colors = game.colors
        self._seen = np.zeros(game.layout.size, np.uint8)
        tensor: Any = np.zeros(game.layout.size, np.float32)
        self.tensor: NDArray[np.float32] = tensor
        self.dict: Any = self._layout.split(tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Observe a position."""
        progress = state.progress
        self._kind.features.observe_first(self._kind.hold(progress.state), player, self._seen)
        self.tensor[:] = self._seen
        if progress.deal:
            self._add_drawn(progress.deal)

    def _add_drawn(self, deal: TileByTile) -> None:
        """Add the tiles of a partial deal, and update the bag and reserve, in layouts with such channels."""
        for name in ("bag", *RESERVES):
            if name in self.dict:
                self.dict[name][:] = self._counts(deal.bag if name == "bag" else deal.reserve)
        for name, group in zip(deal.names, deal.groups, strict=True):
            if (place := self._place(name)) is not None:
                place += self._counts(Counter(group))

    def _place(self, group: str) -> Any:
        """Find the channel of a group by the last word of its name: a channel, or the number of a source."""
        _, _, word = group.rpartition(" ")
        if word.isdigit() and "sources" in self.dict:
            return self.dict["sources"][int(word)]
        return self.dict.get(word)

    def _counts(self, pool: Mapping[str, int]) -> list[int]:
        return [pool.get(color, 0) for color in self._colors]

    def string_from(self, state: SpielState, player: int) -> str:
        """Format a position; with perfect recall, the whole history."""
        if self._is_recalling:
            return f"player {player}: {' '.join(map(str, state.history()))}"
        return f"player {player}\n{state}"


def register() -> None:
    """Register the games with OpenSpiel; idempotent."""
    for name in names():
        if f"sintra_{name}" not in pyspiel.registered_names():
            pyspiel.register_game(game_type(name), type(f"SpielGameOf{name.title()}", (SpielGame,), {"name": name}))


register()
