"""Records round-trip through text: nothing is lost, and there is one canonical text for each game."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sintra import games
from sintra.record import BotSeat, Fairness, PersonSeat, Reading, Record, Result, is_deal, load, parse, read
from sintra.record.writer import WIDTH
from tests.records import GOLDEN, example, golden_file, play
from tests.tables import TABLES, Table

every_table = pytest.mark.parametrize("table", TABLES, ids=str)

lines_of_text = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=30).map(str.strip)
words = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp", "Zs"]), min_size=1, max_size=9)
names = words.filter(lambda word: "=" not in word)
persons = st.builds(PersonSeat, lines_of_text)
bots = st.builds(BotSeat, words, st.dictionaries(names, words, max_size=3).map(lambda found: tuple(found.items())))
nonces = st.binary(max_size=64)
digests = st.binary(min_size=32, max_size=32)


@st.composite
def headers(draw: st.DrawFn) -> Record:
    """Make records without events: any options, seats, dates and promises."""
    players = draw(st.integers(2, 4))
    options: dict[str, Any] = draw(
        st.sampled_from([{}, {"wall": "grey"}, {"column_bonus": 5, "max_rounds": 3}, {"preset": "tactile"}])
    )
    promise = st.builds(Fairness, digests, st.tuples(*[nonces] * players), st.none() | digests)
    return Record(
        "azul",
        draw(st.tuples(*[persons | bots] * players)),
        options,
        draw(st.integers(0, players - 1)),
        draw(st.none() | st.dates()),
        draw(st.none() | promise),
    )


@every_table
def test_random_games_round_trip(table: Table, scaled: Callable[[int], int]) -> None:
    """A game round-trips through its text, and its text byte for byte."""
    for seed in range(scaled(4)):
        record = play(table, seed)
        text = str(record)
        again = parse(text)
        assert again == record
        assert str(again) == text
        assert load(text.encode()) == Reading(record)


@every_table
def test_unfinished_games_round_trip(table: Table) -> None:
    """A game that goes on can be written after any event and read again, as a whole file."""
    record = play(table, 5)
    for events in range(0, len(record.events), 3):
        shorter = record.take_back(len(record.events) - events)
        assert parse(str(shorter)) == shorter


@given(headers())
def test_headers_round_trip(record: Record) -> None:
    """Names, bots, options, dates and commitments round-trip exactly."""
    text = str(record)
    assert parse(text) == record
    assert str(parse(text)) == text
    assert load(text.encode()).record == record


@given(st.integers(0, 1), lines_of_text.filter(bool))
def test_results_of_games_given_up_round_trip(seat: int, reason: str) -> None:
    """Resignations and forfeits round-trip with seat, points, winners and reason."""
    unfinished = example().take_back(30)
    for ended in (unfinished.resign(seat), unfinished.forfeit(seat, reason)):
        assert parse(str(ended)) == ended
        assert str(parse(str(ended))) == str(ended)


@pytest.mark.parametrize("table", GOLDEN, ids=str)
def test_golden_records_are_unchanged(table: Table) -> None:
    """The text form is the one of version 1: files kept from then are read, and written just as they are."""
    data = golden_file(table).read_bytes()
    record = load(data).record
    assert record == play(table, 7)
    assert str(record).encode() == data


# What the text looks like


@every_table
def test_lines_are_short_and_tidy(table: Table) -> None:
    """No line of moves is wider than 72 columns, no line ends with a blank, and never are two lines empty."""
    lines = str(play(table, 2)).split("\n")
    rounds = lines[lines.index("round 1") : lines.index("result played out")]
    assert max(len(line) for line in rounds if not line.startswith(("deal", "refill"))) <= WIDTH
    assert [line for line in lines if line != line.rstrip()] == []
    assert "\n\n\n" not in "\n".join(lines)


@every_table
def test_rounds_have_headings(table: Table) -> None:
    """Every round begins with an empty line, its number and its deal."""
    record = play(table, 2)
    text = str(record)
    headings = [int(number) for number in re.findall(r"\n\nround (\d+)\ndeal .+\n", text)]
    assert headings == list(range(1, record.state.round + 1)) == [int(number) for number in re.findall(r"round (\d+)", text)]


def test_a_line_of_drafts_is_once_round_the_table() -> None:
    """In Azul every line has one move of each seat, in their order from the start; only the last of a round may be shorter."""
    record = play(Table("azul", 3), 4)
    for part in str(record).split("\n\nround ")[1:]:
        drafts = [line.split("  ") for line in part.split("\n\n", maxsplit=1)[0].split("\n")[2:] if line]
        assert {len(moves) for moves in drafts[:-1]} == {3}
        assert 1 <= len(drafts[-1]) <= 3


def test_turns_are_told_apart_by_two_blanks() -> None:
    """Moves of one seat have one blank between them, moves of different seats two; refills have their own lines."""
    record = example("pavilion")
    lines = str(record).split("\n\nround 2\n")[0].split("\n\nround 1\n")[1].split("\n")
    turns = [turn for line in lines if not line.startswith(("deal", "refill")) for turn in line.split("  ")]
    movers = [state.turn for state, event in record.steps() if event and not is_deal(event) and state.round == 1]
    assert sum(len(turn.split()) for turn in turns) == len(movers)
    at = 0
    for turn in turns:
        assert len(set(movers[at : at + len(turn.split())])) == 1
        at += len(turn.split())


def test_a_record_in_full() -> None:
    """A short game, letter by letter: the form that docs/notation.md describes."""
    game = games.make("azul", max_rounds=1)
    record = Record.of(game, PersonSeat("Zoë  B."), BotSeat("search", (("nodes", "9"),)), start=1, date=dt.date(2026, 11, 16))
    record = record.append("deal BBBB YYYY RRRR KKKK TTTT", "1B4", "2Y4", "3R3", "4K5", "5T5").finish()
    assert str(record) == (
        "sintra record 1\n"
        "game azul\n"
        "players 2\n"
        "option wall=coloured\n"
        "option column_bonus=7\n"
        "option max_rounds=1\n"
        "start 2\n"
        "seat 1 person Zoë  B.\n"
        "seat 2 bot search nodes=9\n"
        "date 2026-11-16\n"
        "\n"
        "round 1\n"
        "deal BBBB YYYY RRRR KKKK TTTT\n"
        "1B4  2Y4\n"
        "3R3  4K5\n"
        "5T5\n"
        "\n"
        "result played out\n"
        "score 1 1 = play 1 + rows 0 + columns 0 + colors 0\n"
        "score 2 1 = play 1 + rows 0 + columns 0 + colors 0\n"
        "winner 1 2\n"
    )


def test_a_forfeit_in_full() -> None:
    """A bot that erred loses, and the file says why, on one line."""
    record = example().take_back(len(example().events) - 3).forfeit(1, "IllegalMove:\n  line 4\tholds red\x00")
    assert str(record).split("\n\n")[-1] == (
        "result seat 2 forfeited: IllegalMove: line 4 holds red\nscore 1 0\nscore 2 0\nwinner 1\n"
    )
    assert record.result == Result((0, 0), (0,), (), "forfeited", 1, "IllegalMove: line 4 holds red")


# What else is read


def scruffy(text: str) -> str:
    """Write a record as somebody might by hand, leaving nothing as it was that may be otherwise."""
    head, *parts = text.split("\n\n")
    head = re.sub(r"option (wall=coloured|column_bonus=7|max_rounds=none)\n", "", head).replace("start 1\n", "")
    head = re.sub(r"(commitment|nonce \d) (.*)", lambda match: f"{match[1]}\t{match[2].upper()}", head)
    rounds = "\n\n".join(part for part in parts if part.startswith("round")).split("\n")
    end = [part for part in parts if not part.startswith("round")]
    body: list[str] = []
    for line in rounds:
        keyword, _, rest = line.partition(" ")
        if keyword == "deal":
            body.append(f"deal  {' '.join(word[::-1].lower() for word in rest.split())}\t# shuffled")
        elif keyword == "round":
            body.append(f"\n# So far, so good\n  {keyword}   {rest} # here")
        else:
            body.append(line.lower().replace("  ", "\n # a comment, then the rest\n\t") + " \t#? not best")
    text = "\n".join([head, *body, *end])
    return "# mine\n\n" + text.replace("\n", "\r\n").replace(" ", "   ").replace("Ána   Ö.", "Ána Ö. ") + "# the end"


def test_what_else_is_read() -> None:
    """Blanks, empty lines, comments, CR LF, small letters, shuffled deals, other line breaks and defaults change nothing."""
    for number in range(3):
        record = play(Table("azul", 2), number)
        assert scruffy(str(record)) != str(record)
        assert parse(scruffy(str(record))) == record


def test_options_may_be_written_in_other_forms() -> None:
    """Presets, names of joker orders and any order of options mean the same as the full list."""
    head = "sintra record 1\ngame {}\nplayers 2\n{}\nseat 1 person\nseat 2 person\n"
    tactile = Record("azul", (PersonSeat(), PersonSeat()), {"column_bonus": 5, "wall": "grey"})
    assert parse(head.format("azul", "option preset=tactile\noption wall=grey")) == tactile
    reverse = Record("pavilion", (PersonSeat(), PersonSeat()), {"joker_order": "reverse_side"})
    assert parse(head.format("pavilion", "option joker_order=reverse_side\noption side=coloured")) == reverse
    assert "option joker_order=orange,red,blue,yellow,green,purple\n" in str(reverse)


def test_a_comment_at_the_very_end_is_no_cut() -> None:
    """A last line that is a comment needs no line break."""
    assert read(str(example()) + "# that was fun") == Reading(example())


def test_the_result_may_be_left_out() -> None:
    """A game whose moves lead to the end is read without a result, and `finish` adds it."""
    record = replace(example(), result=None)
    assert parse(str(record)) == record
    assert record.finish() == example()
