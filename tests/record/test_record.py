"""The Record as a value: replay, append, undo, and what is rejected."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from sintra import games
from sintra.errors import InvalidRecord, OptionError
from sintra.record import BotSeat, Fairness, PersonSeat, Record, Result, dealt, is_deal
from tests.records import SEATS, example, play, seed_of
from tests.tables import TABLES, Table

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
FIRST = "deal BBBB YYYY RRRR KKKK TTTT"


def begun() -> Record:
    """Return a record of two with its first deal."""
    return Record("azul", SEATS[:2]).append(FIRST)


def refusal(work: Callable[[], object]) -> str:
    """Return the message with which something is rejected."""
    with pytest.raises(InvalidRecord) as caught:
        work()
    return str(caught.value)


# Replay


@every_table
def test_every_position_can_be_had(table: Table) -> None:
    """The positions of a record are those of its game played through the checked path, from the first to the last."""
    record = play(table, 3)
    game, state = record.game, record.game.new(record.start)
    expected = [state]
    for event in record.events:
        state = game.deal(state, event.partition(" ")[2]) if is_deal(event) else game.play(state, event)
        expected.append(state)
    assert list(record.states()) == expected
    for number in (0, 1, len(expected) // 2, len(expected) - 1):
        assert record.state_at(number) == expected[number]
    assert record.state == expected[-1]


def test_positions_are_independent() -> None:
    """A position from `states` or `state_at` is the caller's own: changing it changes no other."""
    record = example()
    first, second, *_ = record.states()
    before = second.to_bytes()
    record.game.apply(second, record.game.legal_actions(second)[0])
    assert (first, record.state_at(1).to_bytes()) == (record.game.new(record.start), before)


@pytest.mark.parametrize("number", [-1, 10_000])
def test_there_is_no_position_outside(number: int) -> None:
    """Asking for the position before the first or after the last event is an error, and so is taking back too much."""
    with pytest.raises(IndexError, match=f"after {number} events, expected 0 to "):
        example().state_at(number)
    with pytest.raises(IndexError, match=f"taking back {number} events, expected 0 to "):
        example().take_back(number)


def test_deals_come_with_the_positions_they_were_drawn_in() -> None:
    """Each deal of a record is due in the position that comes with it, and nothing is left out."""
    record = example("pavilion")
    deals = list(record.deals())
    assert [dealt(state, deal) for state, deal in deals] == [event for event in record.events if is_deal(event)]
    assert all(state.needs_deal for state, _ in deals)


# Going on


def test_appending_gives_a_new_record() -> None:
    """A Record never changes: appending leaves the old one as it was, and equal games are equal."""
    one = begun()
    two = one.append("1B4")
    assert (one.events, two.events) == ((FIRST,), (FIRST, "1B4"))
    assert two == begun().append("1B4") != one
    assert (two.seats, two.options, two.players) == (one.seats, one.options, 2)


def test_a_whole_game_can_be_appended_move_by_move() -> None:
    """What a live table does: play, append, and at the end add result and seed; it comes out the same."""
    whole = example()
    record = replace(whole, events=(), result=None, fairness=replace(whole.fairness, seed=None) if whole.fairness else None)
    for event in whole.events:
        record = record.append(event)
    assert record.finish().reveal(seed_of(1)) == whole


def test_undo_is_a_record_without_its_last_events() -> None:
    """Taking back leaves a record that goes on: without result and seed, with the promise."""
    whole = example()
    shorter = whole.take_back(2)
    assert shorter.events == whole.events[:-2]
    assert (shorter.result, shorter.state) == (None, whole.state_at(len(whole.events) - 2))
    assert shorter.fairness is not None
    assert whole.fairness is not None
    assert (shorter.fairness.seed, shorter.fairness.nonces) == (None, whole.fairness.nonces)
    assert whole.take_back(0) == replace(whole, result=None, fairness=shorter.fairness)
    assert begun().take_back() == Record("azul", SEATS[:2])


def test_records_travel_between_processes() -> None:
    """A Record round-trips through pickle and copy."""
    for record in (example(), example("pavilion")):
        assert pickle.loads(pickle.dumps(record)) == copy.deepcopy(record) == record  # noqa: S301 - what we pickled ourselves


def test_options_are_complete() -> None:
    """A Record knows the value of every option, given or not, and which game it is of."""
    assert Record("azul", SEATS[:2], {"wall": "grey"}).options == {"wall": "grey", "column_bonus": 7, "max_rounds": None}
    record = Record.of(games.make("azul", 3, column_bonus=5), *SEATS[:3])
    assert repr(record.game) == "Azul(players=3, wall='coloured', column_bonus=5, max_rounds=None)"


# Results


def test_finishing_adds_the_outcome() -> None:
    """The result of a game played out is what the rules say, with the parts of the points."""
    record = example()
    outcome = record.game.outcome(record.state)
    result = Result(outcome.scores, outcome.winners, outcome.parts)
    assert record.result == result
    assert result.shares == outcome.shares


def test_giving_up_makes_the_best_of_the_others_win() -> None:
    """A seat that resigns or forfeits does not win, however many points it has; of the others those with most points win."""
    record = next(play(Table("azul", 3), number) for number in range(20) if varied(play(Table("azul", 3), number)))
    state = record.take_back().state
    for seat in range(3):
        others = [other for other in range(3) if other != seat]
        most = max(state.scores[other] for other in others)
        winners = tuple(other for other in others if state.scores[other] == most)
        resigned = Result(state.scores, winners, (), "resigned", seat)
        assert record.take_back().resign(seat).result == resigned
        assert record.take_back().forfeit(seat, "late").result == replace(resigned, ending="forfeited", reason="late")
        assert resigned.shares == tuple(1 / len(winners) if other in winners else 0 for other in range(3))


def varied(record: Record) -> bool:
    """Return whether the points before the last event are all different."""
    return len(set(record.take_back().state.scores)) == record.players


def test_a_forfeit_always_has_a_reason() -> None:
    """Even an error without a message leaves a line in the record."""
    result = begun().forfeit(0, " \n\x00").result
    assert result is not None
    assert result.reason == "no reason given"


# What cannot be


@pytest.mark.parametrize(
    ("events", "message"),
    [
        (["1B4"], "event 1: illegal move 1B4: tiles must be drawn first"),
        ([FIRST, "1B4", FIRST], "event 3: no deal is due in phase draft"),
        ([FIRST, "1B4", "1B4"], "event 3: illegal move 1B4: factory 1 is empty"),
        ([FIRST, "9B4"], "event 2: illegal move 9B4: there is no factory 9"),
        ([FIRST, "1b4"], "event 2: the move 1b4 is not in canonical form, expected 1B4"),
        ([FIRST, "pass"], "event 2: 'pass' is not a move: "),
        ([FIRST.replace("BBBB", "bbbb")], "event 1: the deal bbbb YYYY RRRR KKKK TTTT is not in canonical form, expected BBBB"),
        ([FIRST.replace("deal", "refill")], "event 1: a refill, expected a deal"),
        (["deal BBBB"], "event 1: 1 factories, expected 5"),
        (["deal XXXX"], "event 1: 'XXXX' is not a factory: "),
        (["BBBB YYYY"], "event 1: a BBBB, expected a deal"),
    ],
)
def test_impossible_events_are_found(events: list[str], message: str) -> None:
    """Replaying, checking and serializing stop at the first event that is illegal or not in canonical form, and name it."""
    record = Record("azul", SEATS[:2]).append(*events)
    for work in (record.check, lambda: str(record), lambda: list(record.states()), lambda: record.state):
        assert refusal(work).startswith(message)
    assert next(record.states()) == record.state_at(0) == record.game.new()  # what comes before can still be had


def test_nothing_follows_the_end() -> None:
    """A move after the last one is rejected, and a record with a result takes no more events."""
    whole = example()
    over = replace(whole, result=None).append("1B4")
    assert refusal(over.check).startswith(f"event {len(whole.events) + 1}: illegal move 1B4: the game is over")
    assert refusal(lambda: whole.append("1B4")) == "result: the game has ended, expected no event after its result"


def test_a_result_must_be_what_the_moves_lead_to() -> None:
    """Other points, parts, winners or another ending are found when the record is checked or written."""
    whole, going_on = example(), example().take_back()
    right = whole.result
    assert right is not None
    scores, more = ", ".join(map(str, right.scores)), tuple(score + 1 for score in right.scores)
    parts = tuple({**part, "rows": part["rows"] + 2, "play": part["play"] - 2} for part in right.parts)
    points = going_on.state.scores
    wrong: list[tuple[Record, Result, str]] = [
        (whole, replace(right, scores=more), f"scores {more[0]}, {more[1]}, but the moves lead to {scores}"),
        (whole, replace(right, parts=parts), "the parts of seat 1's points, expected play "),
        (whole, replace(right, parts=()), "the parts of seat 1's points, expected play "),
        (whole, replace(right, winners=()), f"winners none, but the moves lead to {right.winners[0] + 1}"),
        (whole, Result(right.scores, (0,), (), "resigned", 1), "seat 2 resigned, but the moves have led to the end"),
        (going_on, replace(right), "the game is played out, but the moves leave it in phase "),
        (going_on, Result(points, (1,), (), "resigned", 1), "winners 2, expected some of 1"),
        (going_on, Result(points, (), (), "resigned", 1), "winners none, expected some of 1"),
        (going_on, Result(more, (0,), (), "resigned", 1), f"scores {more[0]}, {more[1]}, but the moves lead to "),
        (going_on, Result(points, (0,), right.parts, "resigned", 1), "the points have parts, expected them only when"),
    ]
    for record, result, message in wrong:
        bad = replace(record, result=result)
        assert refusal(bad.check).startswith(f"result: {message}")
        assert refusal(bad.__str__) == refusal(bad.check)


def test_a_game_that_goes_on_is_not_finished() -> None:
    """Only a game that is over has a result, and only a game that goes on can be given up."""
    assert refusal(begun().finish) == "result: the game goes on in phase draft of round 1"
    over = replace(example(), result=None)
    assert refusal(lambda: over.resign(0)).startswith("result: seat 1 resigned, but the moves have led to the end")
    assert refusal(lambda: begun().resign(2)) == "result: seat 3, expected 1 to 2"


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: PersonSeat("two\nlines"), "name: 'two\\nlines', expected text on one line"),
        (lambda: PersonSeat(" Ana"), "name: ' Ana', expected text on one line"),
        (lambda: PersonSeat("\ud800"), "name: '\\ud800', expected text on one line"),
        (lambda: BotSeat("my bot"), "bot: 'my bot', expected a word, then settings"),
        (lambda: BotSeat(""), "bot: '', expected a word"),
        (lambda: BotSeat("search", (("nodes", "1 2"),)), "bot: 'search nodes=1 2', expected a word"),
        (
            lambda: BotSeat("search", (("nodes", "1"), ("nodes", "2"))),
            "bot: settings ['nodes', 'nodes'], expected each name once",
        ),
        (lambda: BotSeat("search", (("a=b", "1"),)), "bot: settings ['a=b'], expected each name once and without ="),
        (lambda: Fairness(b"short", ()), "commitment: 5 bytes, expected 32"),
        (lambda: Fairness(bytes(32), (), b""), "seed: 0 bytes, expected 32"),
        (lambda: Fairness(bytes(32), (b"", bytes(65))), "nonce 2: 65 bytes, expected at most 64"),
        (lambda: Record("azul", SEATS[:2], fairness=Fairness(bytes(32), ())), "nonces: 0, expected one for each of 2 seats"),
        (lambda: Record("azul", SEATS[:2], start=2), "start: seat 3, expected 1 to 2"),
        (lambda: Record.of(games.make("azul", 3), *SEATS[:2]), "seats: 2, expected 3"),
        (lambda: begun().append("1B4\n"), "event: '1B4\\n', expected text on one line"),
        (lambda: begun().reveal(bytes(32)), "seed: there is no commitment to this or any seed"),
        (lambda: Result((0, 0), (0,), ending="bored"), "result: 'bored', expected one of played out, resigned, forfeited"),
        (lambda: Result((0, 0), (0,), ending="resigned"), "result: a seat is named when it resigned or forfeited"),
        (lambda: Result((0, 0), (0,), reason="why"), "result: a seat is named when it resigned or forfeited, a reason"),
        (lambda: Result((0, 0), (0,), (), "forfeited", 1), "result: a seat is named when it resigned or forfeited, "),
    ],
)
def test_parts_that_cannot_be_written_are_refused(make: Callable[[], Any], message: str) -> None:
    """What would not round-trip through a file is rejected on construction, with what would be right."""
    assert refusal(make).startswith(message)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("chess", 2, {}),
        ("azul", 1, {}),
        ("azul", 2, {"wall": "red"}),
        ("azul", 2, {"players": 3}),
        ("azul", 2, {"name": "pavilion"}),
    ],
)
def test_a_record_needs_a_game_that_there_is(game: str, players: int, options: dict[str, Any]) -> None:
    """Games, numbers of seats and options that do not exist are rejected as everywhere else."""
    with pytest.raises(OptionError):
        Record(game, SEATS[:players], options)
