"""The ten levels: they increase in strength, they err like people, and they depend on the seed and the position alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from sintra import bots
from sintra._random import generator
from sintra.azul.move import Draft
from sintra.bots.bot import Limit
from sintra.bots.levels import DEFAULT_LEVELS, LEVEL_BOTS, LevelBot, level_number, levels_of
from sintra.bots.mind import Level
from sintra.bots.settings import Settings
from sintra.errors import OptionError
from sintra.games import AnyGame, make, names
from sintra.i18n.languages import codes
from sintra.i18n.languages import language as spoken
from tests.bots.test_simple_bots import share
from tests.tables import TABLES, Table

pytestmark = pytest.mark.slow

ERRING = [number for number in range(1, 11) if levels_of(make("azul"))[number - 1].temperature > 0]


def chosen(game: AnyGame, name: str, seed: int) -> Iterator[tuple[Any, str]]:
    """Let a bot play a game against itself; yield each position with the move that was chosen in it."""
    players = [bots.make(name, game, seed + seat) for seat in range(game.players)]
    state, rng = game.new(), generator(seed)
    while not state.is_over:
        if state.needs_deal:
            game.draw(state, rng)
            continue
        action = players[int(state.turn)].choose(state).action
        yield state, str(game.move(action))
        game.apply(state, action)


def test_there_are_ten_levels_of_each_game() -> None:
    """Each has a bot, and only the highest takes its time."""
    assert list(LEVEL_BOTS) == [f"level-{number}" for number in range(1, 11)]
    assert [level_number(name) for name in LEVEL_BOTS] == list(range(1, 11))
    assert level_number("greedy") is None
    for levels in (DEFAULT_LEVELS, *(levels_of(make(game)) for game in names())):
        assert len(levels) == 10
        assert [level.seconds for level in levels] == [None] * 9 + [1.0]
        assert levels[-1].temperature == 0


@pytest.mark.parametrize("game", names())
def test_levels_think_more_and_err_less(game: str) -> None:
    """No level looks less far ahead than the one below it, and none that looks as far errs more."""
    for low, high in pairwise(levels_of(make(game))):
        assert high.depth >= low.depth
        assert high.temperature < low.temperature or high.depth > low.depth or high.nodes > low.nodes


@pytest.mark.parametrize("language", codes())
def test_levels_have_names_in_every_language(language: str) -> None:
    """Each has a name of its own, of one word or two, and a sentence."""
    names = [spoken(language).sentences[f"dialogue.level.{number}"] for number in range(1, 11)]
    assert len(set(names)) == 10
    assert all(len(name.split()) <= 2 and name[0].isupper() for name in names)
    assert all(spoken(language).sentences[f"dialogue.level.about.{number}"].endswith(".") for number in range(1, 11))


@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize("number", ERRING)
def test_no_level_throws_tiles_away(number: int, wall: str) -> None:
    """In games of Azul against itself it puts tiles on the floor only when no line takes any of them."""
    game = make("azul", wall=wall)
    for state, text in chosen(game, f"level-{number}", 5):
        move = game.parse_move(text)
        if isinstance(move, Draft) and move.line == 0:
            others = [other for other in game.legal_moves(state) if isinstance(other, Draft) and other.line]
            assert not [other for other in others if (other.source, other.color) == (move.source, move.color)]


@pytest.mark.parametrize("players", [2, 4])
def test_the_first_level_drops_tiles_only_where_that_pays(players: int) -> None:
    """It never loses points by dropping tiles while another move drops none."""
    game = make("azul", players)
    for seed in range(3):
        for state, text in chosen(game, "level-1", seed):
            found = game.preview(state, game.parse_move(text))
            if found.dropped and found.cost > found.points:
                assert all(game.preview(state, other).dropped for other in game.legal_moves(state))


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_the_first_level_neither_passes_nor_discards_for_nothing(side: str) -> None:
    """It passes only without a placement or when it can keep all tiles, and discards nothing that it may keep."""
    game = make("pavilion", side=side)
    for state, text in chosen(game, "level-1", 1):
        if text == "pass" and len(game.legal_actions(state)) > 1:
            assert game.preview(state, game.parse_move(text)).dropped == 0
        assert not text.startswith("-") or "stop" not in map(str, game.legal_moves(state))


@pytest.mark.parametrize("table", [table for table in TABLES if table.players == 2], ids=str)
@pytest.mark.parametrize("number", [1, 4])
def test_the_choice_follows_from_seed_and_position(table: Table, number: int) -> None:
    """A bot that has played before chooses the same as a new one; other seeds sometimes choose otherwise."""
    game = table.make()
    veteran = bots.make(f"level-{number}", game, 7)
    state, rng, differences = game.new(), generator(2), 0
    for _ in range(20):
        while state.needs_deal:
            game.draw(state, rng)
        if state.is_over:
            break
        action = veteran.choose(state).action
        assert action == bots.make(f"level-{number}", game, 7).choose(state).action
        differences += action != bots.make(f"level-{number}", game, 8).choose(state).action
        game.apply(state, action)
    assert differences > 0


def test_without_temperature_the_best_move_is_played() -> None:
    """At temperature 0 a level is the search."""
    game = make("azul")
    state = game.deal(game.new(), "BBRK YYTT BYRK RRKT BBBB")
    level = bots.make("level-9", game).choose(state, Limit(nodes=3000))
    assert level == bots.make("search", game).choose(state, Limit(nodes=3000))


def test_a_limit_never_makes_a_level_think_more() -> None:
    """The smaller of its own limit and the given one holds."""
    game = make("azul")
    state = game.deal(game.new(), "BBRK YYTT BYRK RRKT BBBB")
    bot = LevelBot(game, 0, Level(nodes=2000, depth=40, temperature=0.0), Settings("level-9", {}))
    alone = bot.choose(state)
    assert bot.choose(state, Limit(nodes=100_000, seconds=5.0)) == alone
    assert bot.choose(state, Limit(nodes=200)).nodes < alone.nodes


def test_settings_change_a_level() -> None:
    """For calibration; anything else is rejected."""
    game = make("azul")
    state = game.deal(game.new(), "BBRK YYTT BYRK RRKT BBBB")
    settings = {"nodes": "3000", "temperature": "0"}
    assert bots.make("level-1", game, 0, settings).choose(state) == bots.make("search", game).choose(state, Limit(nodes=3000))
    with pytest.raises(OptionError, match="it has depth, temperature, nodes, seconds"):
        bots.make("level-1", game, 0, {"speed": "3"})


@pytest.mark.parametrize(
    ("table", "low", "high"),
    [
        (Table("azul", 2), 1, 3),
        (Table("azul", 2), 2, 4),
        (Table("azul", 2, {"wall": "grey"}), 1, 4),
        (Table("pavilion", 2), 1, 3),
    ],
    ids=str,
)
def test_levels_stand_in_order(table: Table, low: int, high: int) -> None:
    """A level wins clearly against one that is two or three below it."""
    assert share(table.make(), f"level-{high}", f"level-{low}", 10) >= 0.6
