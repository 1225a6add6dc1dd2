"""One game between bots: played by the rules, fair, and forfeited by a bot that fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from sintra import dealer, errors, record
from sintra.arena import Match, Patience, Terms, Way, play_game
from sintra.bots import Limit
from sintra.errors import OptionError
from sintra.games import make
from tests.arena import misfits
from tests.bots.programs import command, setting
from tests.tables import TABLES, Table

SEED = bytes(range(32))
HASTY = Terms(patience=Patience(0.1))
FAILURES = {
    "raises": "error: RuntimeError: I have lost my way",
    "leaves": "error: SystemExit: 3",
    "stalls": "no move in time: 0.2 seconds have passed, and it was told to stop",
    "banana": "nonsense: answered 'banana', expected a Choice",
    "none": "nonsense: answered None, expected a Choice",
    "word": "nonsense: the action 'banana', expected a whole number",
    "truth": "nonsense: the action True, expected a whole number",
    "far": "illegal move: action 1000000000, expected one from 0 to ",
    "illegal": "illegal move: ",
}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_games_are_whole_fair_and_repeatable(table: Table) -> None:
    """At every table a game has a result, its record reads back and is fair, and the same seeds give the same game."""
    seats = ["greedy", *["uniform"] * (table.players - 1)]
    played = play_game(table.make(), seats, SEED)
    assert played.record.result is not None
    assert sum(played.record.result.shares) == pytest.approx(1)
    assert record.parse(str(played.record)) == played.record
    assert dealer.verify(played.record).is_fair
    assert str(play_game(table.make(), seats, SEED).record) == str(played.record)
    assert all(moves > 0 and nodes >= moves for moves, nodes in zip(played.moves, played.nodes, strict=True))


@pytest.mark.parametrize("way", FAILURES)
@pytest.mark.parametrize("after", [0, 3])
def test_a_bot_that_fails_loses_with_the_reason(way: str, after: int) -> None:
    """Whatever a bot does wrong, at once or later, it forfeits; the record says why in one line, and is fair."""
    played = play_game(make("azul"), ["greedy", f"misfit,way={way},after={after}"], SEED, HASTY)
    result = played.record.result
    assert result is not None
    assert (result.ending, result.seat, result.winners) == ("forfeited", 1, (0,))
    assert result.reason.startswith(FAILURES[way])
    assert result.reason.partition(":")[0] in errors.FAILURES
    assert record.parse(str(played.record)) == played.record
    assert dealer.verify(played.record).is_fair


def test_at_a_table_of_four_the_best_of_the_others_wins() -> None:
    """A forfeit at a table of four gives the victory to those of the others with most points."""
    played = play_game(make("pavilion", 4), ["greedy", "misfit,after=5", "greedy", "uniform"], SEED)
    result = played.record.result
    assert result is not None
    assert result.seat == 1
    assert 1 not in result.winners
    assert sum(result.shares) == pytest.approx(1)


def test_a_bot_cannot_change_the_game_it_looks_at() -> None:
    """A bot that modifies the given position modifies only its own copy."""
    spoiled = play_game(make("azul"), ["greedy", "misfit,way=spoils,after=0"], SEED).record
    assert str(spoiled).replace("misfit way=spoils after=0", "uniform") == str(
        play_game(make("azul"), ["greedy", "uniform"], SEED).record
    )


def test_a_bot_that_answers_when_stopped_is_late_and_plays_on() -> None:
    """Being stopped is not a failure; late moves are counted."""
    game = make("azul", max_rounds=1)
    played = play_game(game, ["slow", "uniform"], SEED, Terms(patience=Patience(0.02)))
    assert played.record.result is not None
    assert played.record.result.ending == "played out"
    assert played.late == (played.moves[0], 0)
    assert played.seconds[0] > played.seconds[1]


def test_a_bot_that_cannot_be_made_loses() -> None:
    """A bot whose making fails, such as a program that is not there, forfeits after the first deal."""
    misfits.Stillborn.made = 1
    result = play_game(make("azul"), ["stillborn", "greedy"], SEED).record.result
    assert result is not None
    assert (result.seat, result.reason) == (0, "error: OSError: no such program")


PROGRAMS = {  # what a program does instead of moving, or before that
    "no move in time: no answer for 2 seconds after stop, expected a move": {"go": "time.sleep(60)"},
    "illegal move: it moved '9B1': illegal move 9B1: there is no factory 9; the last one is 5": {"go": "say('move 9B1')"},
    "nonsense: it moved 'banana': ": {"go": "say('move banana')"},
    "nonsense: it said 'banana', expected move, info or error": {"go": "say('banana')"},
    "nonsense: it wrote b'\\xff\\n', expected text in UTF-8": {"go": "os.write(1, bytes([255, 10]))"},
    "died: it ended with code 3, expected an answer": {"go": "sys.exit(3)"},
    "died: it ended with code 4, expected an answer": {"begin": "sys.exit(4)"},
    "error: it refuses: go I am tired": {"go": "say('error go I am tired')"},
}


@pytest.mark.parametrize("reason", PROGRAMS)
def test_a_program_loses_for_what_it_did(reason: str, tmp_path: Path) -> None:
    """The reason begins with the kind of failure, as with any other bot, and is not cut by a long command."""
    folder = tmp_path / ("far" * 40)
    folder.mkdir()
    bot = f"program,seconds=0.2,command={setting(command(folder, **PROGRAMS[reason]))}"
    result = play_game(make("azul"), [bot, "greedy"], SEED).record.result
    assert result is not None
    assert result.seat == 0
    assert result.reason.startswith(reason)


def test_a_program_that_is_not_there_loses() -> None:
    """What cannot be run is an error that names it."""
    result = play_game(make("azul"), ["program,command=./nobody-here", "greedy"], SEED).record.result
    assert result is not None
    assert result.reason.endswith("there is no program ./nobody-here, expected an executable")


def test_limits_are_for_bots_that_bring_none() -> None:
    """The limit of the match goes to bots without nodes or seconds of their own, and bots that can be closed are."""
    misfits.Asked.limits.clear()
    misfits.Asked.closed = 0
    terms = Terms(limit=Limit(nodes=5))
    play_game(make("azul", max_rounds=1), ["asked", "greedy"], SEED, terms)
    assert set(misfits.Asked.limits) == {Limit(nodes=5)}
    misfits.Asked.limits.clear()
    play_game(make("azul", max_rounds=1), ["asked,seconds=2", "greedy"], SEED, terms)
    assert set(misfits.Asked.limits) == {None}
    assert misfits.Asked.closed == 2


def test_the_deadline_is_generous() -> None:
    """The deadline of a bot with a time limit is twice that plus a margin; without one, it is the stall timeout."""
    assert Patience(60).deadline(5) == 20
    assert Patience(60).deadline(None) == 60
    with pytest.raises(OptionError, match="expected a number above 0"):
        Patience(0)


@pytest.mark.parametrize("terms", [Terms(Limit(seconds=1e300)), Terms(patience=Patience(1e300))], ids=["seconds", "stall"])
def test_more_patience_than_a_clock_has_is_no_error(terms: Terms) -> None:
    """A timeout longer than a machine can wait for means no timeout."""
    result = play_game(make("azul", max_rounds=1), ["greedy", "uniform"], SEED, terms).record.result
    assert result is not None
    assert result.ending == "played out"


def test_as_many_bots_as_seats() -> None:
    """A wrong number of bots is rejected."""
    with pytest.raises(OptionError, match="expected one for each of 3 seats"):
        play_game(make("azul", 3), ["greedy", "uniform"], SEED)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_block_has_every_bot_on_every_seat_with_the_same_deals(players: int) -> None:
    """Each bot of a lineup sits once on each seat; the first deal and the commitment are the same in all games."""
    names = ["greedy", "uniform", "greedy", "uniform"][:players]
    match = Match.of(make("azul", players), *names, seed=3)
    block = match.play(5)
    records = [record.parse(text) for text in block.records]
    assert len({one.events[0] for one in records}) == 1
    assert {one.fairness.commitment for one in records if one.fairness} == {dealer.commitment(match.deal_seed(5))}
    for place in range(players):
        assert sorted(game.seat_of(place) for game in block.games) == list(range(players))
        for game, one in zip(block.games, records, strict=True):
            assert one.seats[game.seat_of(place)] == match.lineup[place]
    assert sum(block.share(place) for place in range(players)) == pytest.approx(1)


def test_seeds_differ_where_they_should() -> None:
    """Blocks and matches have their own deals; each bot of each game its own seed; other bots get the same deals."""
    game = make("azul")
    match, other = Match.of(game, "greedy", "uniform", seed=1), Match.of(game, "uniform", "uniform", seed=1)
    assert len({match.deal_seed(block) for block in range(100)}) == 100
    assert match.deal_seed(1) == other.deal_seed(1) != Match.of(game, "greedy", "uniform", seed=2).deal_seed(1)
    seeds = {match.bot_seed(block, rotation, seat) for block in range(50) for rotation in range(2) for seat in range(2)}
    assert len(seeds) == 200


def test_one_among_many() -> None:
    """Of two bots at a larger table the first sits alone; other numbers must fit."""
    game = make("azul", 4)
    match = Match.of(game, "greedy", "uniform")
    assert match.names == ("greedy", "uniform", "uniform", "uniform")
    assert match.sides == (("greedy", (0,)), ("uniform", (1, 2, 3)))
    with pytest.raises(OptionError, match="3 bots for 4 seats, expected 2 bots or 4"):
        Match.of(game, "greedy", "uniform", "uniform")


def test_unknown_bots_are_rejected_before_anything_is_played() -> None:
    """A match with a bot that does not exist does not begin."""
    with pytest.raises(OptionError, match="does not exist"):
        Match.of(make("azul"), "greedy", "nobody").run(Way(1))
