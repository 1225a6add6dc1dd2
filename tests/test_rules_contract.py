"""The rules in plain words say what the kernel does: both are compared at every step of random games of every kind."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from sintra._random import generator
from sintra.azul import kernel as azul_kernel
from sintra.azul import rules as azul
from sintra.azul.move import Column
from sintra.azul.move import Draft as AzulDraft
from sintra.azul.tiles import LETTER
from sintra.game import Preview
from sintra.games import AnyGame
from sintra.pavilion import kernel as pavilion_kernel
from sintra.pavilion import rules as pavilion
from sintra.pavilion.geometry import COLORS, NUM_SPACES, POINTS_OF_STAR
from sintra.pavilion.move import Bonus, Discard, Pass, Place, Stop
from sintra.pavilion.move import Draft as PavilionDraft
from sintra.pavilion.tiles import size, total
from tests.azul import positions
from tests.azul.scarce import before_last_tile
from tests.tables import TABLES, Table

pytestmark = pytest.mark.rules

GAMES = 8  # per table
AZUL = [
    *(table for table in TABLES if table.game == "azul"),
    Table("azul", 2, {"preset": "tactile", "max_rounds": 3}),
    Table("azul", 3, {"wall": "grey", "max_rounds": 2}),
]
PAVILION = [
    *(table for table in TABLES if table.game == "pavilion"),
    Table("pavilion", 2, {"joker_order": "reverse_side"}),
]
MADE: dict[str, AnyGame] = {str(table): table.make() for table in (*AZUL, *PAVILION)}
every_azul = pytest.mark.parametrize("table", AZUL, ids=str)
every_pavilion = pytest.mark.parametrize("table", PAVILION, ids=str)
Step = tuple[Any, Any, Any]  # a position, a move and the position after it


@pytest.fixture
def steps(table: Table, scaled: Callable[[int], int]) -> list[Step]:
    """Return every move of random games at a table."""
    return [step for seed in range(max(2, scaled(GAMES))) for step in played(str(table), seed)]


@cache  # for all tests of a table
def played(name: str, seed: int) -> tuple[Step, ...]:
    """Play a game at random; one with an even seed prefers moves that score, so that more rows and stars become full."""
    game = MADE[name]
    rng, choose = generator(seed), random.Random(seed)
    state, found = game.new(choose.randrange(game.players)), list[Step]()
    while not state.is_over:
        if state.needs_deal:
            state = game.deal(state, game.random_deal(state, rng))
            continue
        worth = {move: preview.points - preview.cost for move, preview in game.previews(state)}
        best = max(worth.values())
        move = choose.choice([move for move, points in worth.items() if points == best or seed % 2])
        after = game.play(state, move)
        found.append((state, move, after))
        state = after
    return tuple(found)


def after_rounds(steps: list[Step]) -> Iterator[tuple[Any, int]]:
    """Yield every position right after a round, and the number of that round."""
    for before, _, after in steps:
        if after.is_over or after.round > before.round:
            yield after, before.round


# Azul


@every_azul
def test_lines_and_columns_are_open_where_moves_are_legal(table: Table, steps: list[Step]) -> None:
    """Open lines, the floor and free columns make up exactly the legal moves (A2.3, A2.7 to A2.9, A7.1, A7.2)."""
    game = MADE[str(table)]
    for state, _, _ in steps:
        setup = state.setup
        seat = setup.seats[setup.turn]
        if state.phase == "tiling":
            expected: set[Any] = {Column(column) for column in azul.columns_to_choose(setup)}
        else:
            expected = {
                AzulDraft(source, color, line)
                for source in range(len(setup.factories) + 1)
                for color in setup.source(source)
                for line in (0, *azul.open_lines(seat, color))
            }
        assert set(game.legal_moves(state)) == expected


@every_azul
def test_tiles_are_put_and_fall_as_told(steps: list[Step]) -> None:
    """A taking fills its line and drops the rest, with the marker before it (A2.5, A2.6, A4.1)."""
    for before, move, after in steps:
        if not isinstance(move, AzulDraft) or after.phase != "draft":
            continue
        was, now, seat = before.setup, after.setup, before.turn
        number = was.source(move.source)[move.color]
        assert now.seats[seat].lines == azul.with_tiles(was.seats[seat], move.line, move.color, number)
        fallen = max(0, number - azul.room(was.seats[seat], move.line)) + azul.takes_marker(was, move.source)
        assert len(now.seats[seat].floor) == min(azul_kernel.FLOOR_SLOTS, len(was.seats[seat].floor) + fallen)


@every_azul
def test_placed_tiles_score_as_told(table: Table, steps: list[Step]) -> None:
    """Every cell of every wall scores as the kernel's bits say, and a chosen column what its tile earns (A3.3)."""
    game = MADE[str(table)]
    for before, move, after in steps:
        if isinstance(move, Column):
            seat = before.setup.seats[before.turn]
            row = azul.complete_lines(seat.lines)[0]
            points = azul.tile_points(seat.wall, row, move.column)
            assert game.preview(before, move).points == points
        if after.round > before.round:
            for number, board in enumerate(after.setup.seats):
                wall = int(after.record.wall[number])
                for row in azul.PLACES:
                    for column in azul.PLACES:
                        with_tile = wall | 1 << (azul_kernel.SIDE * (row - 1) + column - 1)
                        scored = azul_kernel.wall_points(with_tile, row - 1, column - 1)
                        assert azul.tile_points(board.wall, row, column) == scored


@every_azul
def test_the_end_of_a_round_scores_as_told(table: Table, steps: list[Step]) -> None:
    """Lines that are complete score, and floors cost, what was settled before (A3.1, A4.2, A4.3); bonuses come on top."""
    seen = 0
    for before, move, after in steps:
        ends = after.is_over or after.round > before.round
        if not ends or before.setup.options.is_grey or not isinstance(move, AzulDraft):
            continue
        settled, options = azul.settled(before.setup), before.setup.options
        for number, seat in enumerate(after.setup.seats):
            if number != before.turn:
                bonus = sum(azul.bonuses(seat.wall, options.column_bonus).values()) if after.is_over else 0
                assert seat.score == max(0, settled[number]) + bonus
                seen += 1
    assert seen or "grey" in table.options.values()


@every_azul
def test_floors_and_bonuses_are_those_of_the_kernel(steps: list[Step]) -> None:
    """Floors cost, and full rows, columns and colors earn, what the kernel says (A4.2, A6.2 to A6.4)."""
    for state, _, after in steps:
        for position in (state, after) if after.is_over else (state,):
            for number, seat in enumerate(position.setup.seats):
                things = azul_kernel.floor_length(int(position.record.floor[number]))
                assert azul.floor_cost(things) == azul_kernel.PENALTY[things]
                bonus = azul_kernel.bonus(position.array[0], number)
                assert sum(azul.bonuses(seat.wall, position.setup.options.column_bonus).values()) == bonus
    assert azul.floor_cost(99) == azul_kernel.PENALTY[-1]


@every_azul
def test_the_game_of_azul_ends_when_told(table: Table, steps: list[Step]) -> None:
    """The game is over after a round exactly if there is a reason, and the winners are those (A6.1, A6.5, A8.3, A8.4, A9.2)."""
    game, reasons = MADE[str(table)], set[str | None]()
    for after, number in after_rounds(steps):
        why = azul.ending(after.setup, number)
        assert (why is not None) == after.is_over
        reasons.add(why)
        if after.is_over:
            assert azul.winners(after.setup) == game.outcome(after).winners
    assert reasons >= ({"rounds"} if "max_rounds" in table.options else {"row"})


@pytest.mark.parametrize(("players", "wall"), list(product((2, 3, 4), ("coloured", "grey"))))
def test_the_game_of_azul_is_stuck_when_told(players: int, wall: str, scaled: Callable[[int], int]) -> None:
    """Where few lines or none can be completed, the rules and the kernel agree whether the game goes on (A8.4)."""
    reasons = set[str | None]()
    for seed in range(max(80, scaled(200))):
        before = before_last_tile(seed, players, wall)
        after = positions.play(before, f"C{LETTER[next(iter(before.setup.center))]}-")
        why = azul.ending(after.setup, before.round)
        assert (why is not None) == after.is_over
        reasons.add(why)
    assert reasons >= {None, "stuck"}


@every_azul
def test_previews_of_azul_are_those_of_the_rules(table: Table, steps: list[Step]) -> None:
    """What every legal move brings is what the lines would score with it and without, and what the floor would cost more."""
    game = MADE[str(table)]
    for state, _, _ in steps[::3]:
        setup = state.setup
        assert game.previews(state) == [(move, azul_preview(setup, move)) for move in game.legal_moves(state)]


def azul_preview(setup: Any, move: Any) -> Preview:
    """Work out what a move of Azul brings, by the rules in plain words."""
    seat, is_grey = setup.seats[setup.turn], setup.options.is_grey
    if isinstance(move, Column):
        return Preview(points=azul.tile_points(seat.wall, azul.complete_lines(seat.lines)[0], move.column))
    taken = setup.source(move.source)[move.color]
    dropped = max(0, taken - azul.room(seat, move.line))
    lines = azul.with_tiles(seat, move.line, move.color, taken)
    now, then = (azul.tile_lines(seat.wall, some, is_grey=is_grey)[0] for some in (seat.lines, lines))
    things = len(seat.floor) + azul.takes_marker(setup, move.source) + dropped
    cost = azul.floor_cost(things) - azul.floor_cost(len(seat.floor))
    return Preview(points=then - now, cost=cost, dropped=dropped, taken=taken)


# Summer Pavilion


@every_pavilion
def test_previews_of_pavilion_are_those_of_the_rules(table: Table, steps: list[Step]) -> None:
    """What every legal move takes, scores, earns and costs is what the rules in plain words say."""
    game = MADE[str(table)]
    for state, _, _ in steps[::3]:
        setup = state.setup
        assert game.previews(state) == [(move, pavilion_preview(setup, move)) for move in game.legal_moves(state)]


def pavilion_preview(setup: Any, move: Any) -> Preview:
    """Work out what a move of Summer Pavilion brings, by the rules in plain words."""
    seat = setup.seats[setup.turn]
    if isinstance(move, PavilionDraft):
        taken = pavilion.taken(setup.source(move.source), move.color, setup.joker)
        price = size(taken) if setup.stone_in_center and move.source == 0 else 0
        return Preview(cost=pavilion.loss(seat.score, price), taken=size(taken), jokers=taken.get(setup.joker, 0))
    if isinstance(move, Place):
        star, place = divmod(move.space, POINTS_OF_STAR)
        features = pavilion.completed_by(pavilion.covered_spaces(seat.board) | 1 << move.space, move.space)
        bonus = min(pavilion.bonus_tiles(features), size(setup.supply))
        return Preview(points=pavilion.group_points(seat.board[star], place), bonus=bonus)
    dropped = pavilion.surplus(seat.hand) if isinstance(move, Pass) else int(isinstance(move, Discard))
    return Preview(cost=pavilion.loss(seat.score, dropped), dropped=dropped)


@every_pavilion
def test_what_is_told_to_be_possible_is_legal(table: Table, steps: list[Step]) -> None:
    """Nameable colors, open colors with their payments, the supply and what may go make up exactly the legal moves."""
    game = MADE[str(table)]
    for state, _, _ in steps:
        assert set(game.legal_moves(state)) == set(possible(state.setup))


def possible(setup: Any) -> Iterator[Any]:
    """Yield the moves that are possible by the rules in plain words (P4.3, P4.4, P5.2, P6.1 to P6.3, P7.4, P9.4, P9.5)."""
    hand = setup.seats[setup.turn].hand
    if setup.phase == "draft":
        for source in range(len(setup.factories) + 1):
            yield from (PavilionDraft(source, color) for color in pavilion.nameable(setup.source(source), setup.joker))
    elif setup.phase == "place":
        yield Pass()
        yield from placements(setup, hand)
    elif setup.phase == "bonus":
        yield from map(Bonus, setup.supply)
    else:
        yield from map(Discard, pavilion.discardable(hand, setup.discard_from or COLORS[0]))
        yield from () if pavilion.surplus(hand) else [Stop()]


def placements(setup: Any, hand: Any) -> Iterator[Place]:
    """Yield every placement with every payment."""
    side, board = setup.options.side, setup.seats[setup.turn].board
    for space in range(NUM_SPACES):
        star, place = divmod(space, POINTS_OF_STAR)
        if board[star][place]:
            continue
        cost = pavilion.price(side, space)
        number = place + 1 if star == 0 else cost
        for color in pavilion.open_colors(side, star, board[star]):
            for jokers in pavilion.payments(hand, setup.joker, color, cost):
                yield Place(pavilion.star_names(side)[star], number, color, jokers)


@every_pavilion
def test_a_hand_affords_the_spaces_that_moves_can_cover(table: Table, steps: list[Step]) -> None:
    """The spaces that a seat can pay for are those of its legal placements (P6.1 to P6.3)."""
    game = MADE[str(table)]
    for state, _, _ in steps:
        if state.phase == "place":
            legal = {(move.star, move.number) for move in game.legal_moves(state) if isinstance(move, Place)}
            assert set(pavilion.affordable(state.setup, state.turn)) == legal


@every_pavilion
def test_takings_bring_what_is_told(steps: list[Step]) -> None:
    """A taking adds to the hand all of a color and one joker, and the stone costs a point for each (P4.3, P4.4, P4.6, P4.7)."""
    for before, move, after in steps:
        if not isinstance(move, PavilionDraft):
            continue
        was, now, seat = before.setup, after.setup, before.turn
        taken = pavilion.taken(was.source(move.source), move.color, was.joker)
        assert now.seats[seat].hand == total(was.seats[seat].hand, taken)
        cost = size(taken) if was.stone_in_center and move.source == 0 else 0
        assert was.seats[seat].score - now.seats[seat].score == pavilion.loss(was.seats[seat].score, cost)


@every_pavilion
def test_placements_bring_what_is_told(steps: list[Step]) -> None:
    """A placement scores its group and earns bonus tiles for what it completes, as far as there are any (P7.1, P7.2, P14.1)."""
    completed = 0
    for before, move, after in steps:
        if not isinstance(move, Place):
            continue
        was, now = before.setup.seats[before.turn], after.setup.seats[before.turn]
        star, place = divmod(move.space, POINTS_OF_STAR)
        assert now.score - was.score == pavilion.group_points(was.board[star], place)
        covered = pavilion.covered_spaces(now.board)
        assert covered == int(after.record.covered[before.turn])
        features = pavilion.completed_by(covered, move.space)
        names = pavilion.completing(pavilion.covered_spaces(was.board)).get(move.space, ())
        assert tuple(feature.name for feature in features) == names
        assert all(pavilion.is_complete(now.board, feature) for feature in features)
        assert after.setup.bonus_due == min(pavilion.bonus_tiles(features), size(before.setup.supply))
        completed += len(features)
    assert completed


@every_pavilion
def test_discards_cost_what_is_told(steps: list[Step]) -> None:
    """A discard costs a point, as far as the lowest score allows (P9.3)."""
    for before, move, after in steps:
        if isinstance(move, Discard) and not after.is_over:
            was, now = before.scores[before.turn], after.scores[before.turn]
            assert was - now == pavilion.loss(was, 1)


@every_pavilion
def test_the_game_of_pavilion_ends_as_told(table: Table, steps: list[Step]) -> None:
    """The game ends after the sixth round with the kernel's points for stars and numbers (P11.1 to P11.5, P12.6, P12.7)."""
    game = MADE[str(table)]
    for after, number in after_rounds(steps):
        assert pavilion.is_last_round(number) == after.is_over
        setup, record = after.setup, after.array[0]
        for seat, board in enumerate(setup.seats):
            points = pavilion.end_points(board, setup.options.side)
            assert points["stars"] == pavilion_kernel.star_points(record, seat)
            assert points["numbers"] == pavilion_kernel.number_points(record, seat)
            assert points["leftover"] == -size(board.corners)
        if after.is_over:
            assert pavilion.winners(after.scores) == game.outcome(after).winners


@every_pavilion
def test_full_stars_earn_between_least_and_most(steps: list[Step]) -> None:
    """What a star can earn narrows with its tiles to what it earns in the end (P11.2, P12.6)."""
    for before, move, after in steps:
        if not isinstance(move, Place):
            continue
        star, side = move.space // POINTS_OF_STAR, before.setup.options.side
        was, now = (state.setup.seats[before.turn].board[star] for state in (before, after))
        least, most = pavilion.star_prospects(side, star, was)
        then = pavilion.star_prospects(side, star, now)
        assert least <= then[0] <= then[1] <= most
        if points := pavilion.star_points(now):
            assert then == (points, points)
