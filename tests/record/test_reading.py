"""Strict parsing of records: every error has its line and its reason, and truncation is distinguished from damage."""

from __future__ import annotations

import pickle
import re
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sintra.errors import InvalidRecord, RecordSyntax, SintraError
from sintra.record import PersonSeat, load, parse, read
from tests.records import example, play
from tests.tables import Table

SHORT = """\
sintra record 1
game azul
players 2
option wall=coloured
option column_bonus=7
option max_rounds=1
start 1
seat 1 person Zoë
seat 2 bot search nodes=9
date 2026-11-16
commitment 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
nonce 1 416e61
nonce 2 -

round 1
deal BBBB YYYY RRRR KKKK TTTT
1B4  2Y4
3R3  4K5
5T5

result played out
score 1 1 = play 1 + rows 0 + columns 0 + colors 0
score 2 1 = play 1 + rows 0 + columns 0 + colors 0
winner 1 2

seed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
"""


def test_the_short_record_is_canonical() -> None:
    """The record that the tests below damage is right as it stands."""
    assert str(parse(SHORT)) == SHORT


# Errors with their lines


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("sintra record 1", "sintra record 2", 1, "record version 2, expected 1, the only supported version"),
        ("sintra record 1", "\ufeffsintra record 1", 1, "'\\ufeffsintra record 1', expected 'sintra record 1'"),
        ("sintra record 1\n", "", 1, "'game azul', expected 'sintra record 1'"),
        ("game azul", "game chess", 3, "game 'chess' does not exist; there are azul, pavilion"),
        ("game azul", "game Azul", 2, "'game Azul', expected the game, such as 'game azul'"),
        ("players 2", "players 5", 3, "5 players, expected 2, 3 or 4"),
        ("players 2", "players two", 3, "'players two', expected the number of seats, such as 'players 2'"),
        ("players 2", "players 02", 3, "'players 02', expected the number of seats, such as 'players 2'"),
        (
            "players 2",
            "players 3",
            10,
            "'date 2026-11-16', expected 'seat 3 person NAME' or 'seat 3 bot NAME SETTING=VALUE ...'",
        ),
        ("wall=coloured", "wall=gray", 4, "wall is 'gray', expected one of coloured, grey"),
        (
            "column_bonus=7",
            "wall=grey",
            5,
            "'wall=grey' is not an option: expected each name once, as name=value, such as wall=grey",
        ),
        (
            "wall=coloured",
            "players=3",
            4,
            "'players=3' is not an option: expected each name once, as name=value, such as wall=grey",
        ),
        ("option wall=coloured", "option wall", 4, "'option wall', expected an option, such as 'option wall=grey'"),
        ("start 1", "start 3", 7, "seat 3, expected 1 to 2"),
        ("seat 1", "seat 2", 8, "seat 2, expected seat 1"),
        ("seat 1 person Zoë\n", "", 8, "seat 2, expected seat 1"),
        (
            "person Zoë",
            "robot Zoë",
            8,
            "'seat 1 robot Zoë', expected 'seat 1 person NAME' or 'seat 1 bot NAME SETTING=VALUE ...'",
        ),
        ("person Zoë", "person Zoë\xa0", 8, "name: 'Zoë\\xa0', expected text on one line, without control characters and "),
        ("nodes=9", "nodes", 9, "bot: 'search nodes=', expected a word, then settings such as nodes=200000"),
        ("2026-11-16", "2026-11-31", 10, "'2026-11-31' is not in the calendar, expected a date, such as 'date 2026-11-16'"),
        ("2026-11-16", "16.11.2026", 10, "'date 16.11.2026', expected a date, such as 'date 2026-11-16'"),
        (
            "commitment 63",
            "commitment ",
            11,
            "'commitment 0dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd', expected 'commitm",
        ),
        ("nonce 1", "nonce 2", 12, "nonce 2, expected nonce 1"),
        ("nonce 2 -\n", "", 14, "'round 1', expected 'nonce 2' and 2 to 128 hexadecimal digits, or -"),
        ("nonce 2 -", "nonce 2 abc", 13, "'nonce 2 abc', expected 'nonce 2' and 2 to 128 hexadecimal digits, or -"),
        ("round 1\n", "", 15, "a deal, expected 'round 1' before it"),
        ("round 1", "round one", 15, "'round one', expected the number of the round, such as 'round 1'"),
        ("deal BBBB", "deal BBBX", 16, "'BBBX' is not a factory: a deal lists the factories, each as letters B, Y, R, K, T or"),
        ("2Y4", "2Y6", 17, "'2Y6' is not a move: a move is a source (1-9 or C for the center), a color letter "),
        ("2Y4", "Zoë", 17, "'1B4  Zoë', expected moves and deals in ASCII"),
        ("1B4  2Y4", "1B4\x0b2Y4", 17, "'\\x0b', expected no control characters, and lines that end with LF or CR LF"),
        ("1B4  2Y4", "1B4\r2Y4", 17, "'\\r', expected no control characters, and lines that end with LF or CR LF"),
        (
            "played out",
            "lost",
            21,
            "'result lost', expected 'result played out', 'result seat 1 resigned' or 'result seat 1 forfeited: ",
        ),
        ("played out", "seat 3 resigned", 21, "seat 3, expected 1 to 2"),
        (
            "played out",
            "seat 1 resigned",
            22,
            "'score 1 1 = play 1 + rows 0 + columns 0 + colors 0', expected 'score 1 52', each",
        ),
        ("score 2", "score 3", 23, "score 3, expected score 2"),
        ("score 1 1 =", "score 1 2 =", 22, "parts that add up to 1, expected 2"),
        (
            "rows 0",
            "rows -0",
            22,
            "'score 1 1 = play 1 + rows -0 + columns 0 + colors 0', expected 'score 1 52 = play 40 + rows 2",
        ),
        (
            "rows 0",
            "play 0",
            22,
            "'score 1 1 = play 1 + play 0 + columns 0 + colors 0', expected 'score 1 52 = play 40 + rows 2",
        ),
        ("winner 1 2", "winner 2 1", 24, "winner 2 1, expected each seat once, in ascending order"),
        ("winner 1 2", "winner", 24, "'winner', expected the winners, such as 'winner 1' or 'winner 1 2'"),
        (
            "seed 00",
            "seed ",
            26,
            "'seed 0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', expected 'seed' and 64 ",
        ),
        ("1e1f\n", "1e1f\n1B4\n", 27, "'1B4', expected the end of the file"),
        ("\nseed", "\n1B4\nseed", 26, "'1B4', expected the end of the file"),
    ],
)
def test_errors_name_line_reason_and_what_was_expected(old: str, new: str, line: int, reason: str) -> None:
    """An invalid record is rejected with the number of the line, what is wrong and what would be right."""
    assert SHORT.count(old) >= 1
    text = SHORT.replace(old, new, 1)
    with pytest.raises(RecordSyntax) as caught:
        parse(text)
    assert str(caught.value).startswith(f"line {line}: {reason}")
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("deal BBBB", "refill BBBB", 16, "a refill, expected a deal"),
        ("deal BBBB", "deal BBB", 16, "3 tiles on factory 1, expected 4"),
        ("2Y4", "1B4", 17, "illegal move 1B4: factory 1 is empty"),
        ("2Y4", "2Y4\n2Y4", 18, "illegal move 2Y4: factory 2 is empty"),
        ("round 1", "round 2", 15, "round 2, but the moves have led to round 1, phase deal"),
        ("3R3", "round 1\n3R3", 18, "round 1 has already begun"),
        ("3R3", "deal BBBB YYYY RRRR KKKK TTTT\n3R3", 18, "no deal is due in phase draft"),
        ("deal BBBB YYYY RRRR KKKK TTTT\n", "", 16, "illegal move 1B4: tiles must be drawn first"),
        ("5T5", "5T5 CB1", 19, "illegal move CB1: the game is over"),
        ("  4K5\n5T5", "", 20, "the game is played out, but the moves leave it in phase draft of round 1"),
        ("score 1 1 = play 1", "score 1 2 = play 2", 21, "scores 2, 1, but the moves lead to 1, 1"),
        (
            "play 1 + rows 0",
            "play 0 + rows 1",
            21,
            "the parts of seat 1's points, expected play 1 + rows 0 + columns 0 + colors 0",
        ),
        ("rows 0 + columns 0", "columns 0 + rows 0", 21, "the parts of seat 1's points, expected play 1 + rows 0 + columns 0"),
        ("winner 1 2", "winner 1", 21, "winners 1, but the moves lead to 1, 2"),
    ],
)
def test_impossible_games_name_the_line(old: str, new: str, line: int, reason: str) -> None:
    """A record that the rules contradict is rejected with the number of the line and the reason that the rules give."""
    assert old in SHORT
    with pytest.raises(InvalidRecord) as caught:
        parse(SHORT.replace(old, new, 1))
    assert str(caught.value).startswith(f"line {line}: {reason}")
    assert caught.value.place == f"line {line}"


def test_what_is_not_known_is_left_out() -> None:
    """Date, promise, seed, start and the names of persons may be missing, and the record is the same without them."""
    text = re.sub(r"(date|start|commitment|nonce|seed) .*\n", "", SHORT).replace("person Zoë", "person")
    record = parse(text)
    assert (record.date, record.fairness, record.start, record.seats[0]) == (None, None, 0, PersonSeat())
    assert (record.events, record.result) == (parse(SHORT).events, parse(SHORT).result)


def test_a_seed_needs_its_commitment() -> None:
    """A revealed seed means nothing without the promise made before, so it is rejected."""
    text = re.sub(r"(commitment|nonce \d) .*\n", "", SHORT)
    with pytest.raises(RecordSyntax, match=r"^line 23: a seed, but the header has no commitment to one$"):
        parse(text)


def test_a_file_must_be_utf_8() -> None:
    """Bytes that are not UTF-8 are rejected with their line."""
    data = SHORT.encode().replace(b"search", b"s\xe4rch")
    with pytest.raises(RecordSyntax, match=r"^line 9: byte 0xe4 is not UTF-8, expected UTF-8$"):
        load(data)


@pytest.mark.parametrize("error", [RecordSyntax(12, "no round"), InvalidRecord("event 7", "no such tile")], ids=str)
def test_errors_travel_between_processes(error: RecordSyntax | InvalidRecord) -> None:
    """An error round-trips through pickle, with its place."""
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - what we pickled ourselves
    assert (type(again), vars(again), str(again)) == (type(error), vars(error), str(error))


# Truncated files


def whole_events(rounds: str) -> int:
    """Count the complete events: moves followed by white space, deals with their end of line."""
    count = 0
    for line in rounds.splitlines(keepends=True):
        if line.startswith(("deal", "refill")):
            count += line.endswith("\n")
        elif not line.startswith("round"):
            count += len(re.findall(r"\S+(?=\s)", line))
    return count


@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_a_file_cut_anywhere_loads_up_to_its_last_whole_move(game: str) -> None:
    """Truncated anywhere after the header, a file gives exactly its complete events, and says so unless it ends with a line."""
    record = example(game)
    text = str(record)
    header, rounds, result = text.index("round 1"), text.index("result"), text.index("winner")
    winners = text.index("\n", result) + 1
    for at in range(header, len(text) + 1):
        part = text[:at]
        reading = load(part.encode())
        assert len(reading.record.events) == whole_events(part[header:rounds])
        assert reading.record.events == record.events[: len(reading.record.events)]
        assert reading.record.result == (record.result if at >= winners else None)
        assert (reading.cut is None) == (part.endswith("\n") and not rounds < at < winners)


@pytest.mark.parametrize(
    ("end", "events", "cut"),
    [
        ("3R3  4K5\n", 5, None),
        ("3R3  4K5", 4, "cut off in line 18: '4K5' may not be whole and is left out"),
        ("3R3  4K", 4, "cut off in line 18: '4K' may not be whole and is left out"),
        ("3R3  ", 4, "cut off in line 18, after its last whole move"),
        ("3R3 ", 4, "cut off in line 18, after its last whole move"),
        ("3R3", 3, "cut off in line 18: '3R3' may not be whole and is left out"),
        ("deal BBBB YYYY RRRR KKKK TTTT\n", 1, None),
        (
            "deal BBBB YYYY RRRR KKKK TTTT",
            0,
            "cut off in line 16: 'deal BBBB YYYY RRRR KKKK TTTT' may not be whole and is left out",
        ),
        ("deal BBBB YYYY ", 0, "cut off in line 16: 'deal BBBB YYYY' may not be whole and is left out"),
        ("round 1", 0, "cut off in line 15: 'round 1' may not be whole and is left out"),
        ("round 1\n", 0, None),
        ("nonce 2 -\n", 0, None),
        ("result played", 6, "cut off in line 21: 'result played' may not be whole and is left out"),
        ("result played out\n", 6, "cut off after line 21, within the result, which is left out"),
        ("score 2 1", 6, "cut off after line 22, within the result, which is left out"),
        ("winner 1 2", 6, "cut off after line 23, within the result, which is left out"),
        ("winner 1 2\n", 6, None),
        (
            "1a1b1c1d1e1f",
            6,
            "cut off in line 26: 'seed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f' may not",
        ),
    ],
)
def test_a_cut_says_what_is_left_out(end: str, events: int, cut: str | None) -> None:
    """After each kind of cut the message names the line and the words that are not counted."""
    text = SHORT[: SHORT.index(end) + len(end)]
    reading = read(text)
    assert len(reading.record.events) == events
    assert (reading.cut or "").startswith(cut or "")
    assert (reading.cut is None) == (cut is None)
    if cut:
        with pytest.raises(RecordSyntax, match=r"the file is cut off .*; expected it to end with a whole line"):
            parse(text)


def test_a_cut_result_keeps_the_moves_and_a_cut_seed_the_result() -> None:
    """Whatever of the end is not whole is left out, and nothing else."""
    whole = parse(SHORT)
    in_result, in_seed = read(SHORT[: SHORT.index("winner 1") + 8]).record, read(SHORT[:-10]).record
    assert in_result == whole.take_back(0)
    assert (in_seed.result, in_seed.events) == (whole.result, whole.events)
    assert in_seed.fairness is not None
    assert in_seed.fairness.seed is None


def test_a_cut_within_a_letter_is_a_cut() -> None:
    """The first byte of a letter of two at the end of a file is what is left of a name, not damage."""
    text = str(example().take_back(len(example().events) - 3).forfeit(0, "ö"))
    data = text[: text.index("ö")].encode() + "ö".encode()[:1]
    assert (
        load(data).cut
        == "cut off in line 19: 'result seat 1 forfeited: \N{REPLACEMENT CHARACTER}' may not be whole and is left out"
    )


@pytest.mark.parametrize("length", [0, 5, 16, 40, 120, 150])
def test_a_file_cut_within_its_header_is_refused(length: int) -> None:
    """Without the seats there is no game: the error says that the file ends, and what is missing."""
    with pytest.raises(RecordSyntax, match=r"the file ends within its header, expected .*"):
        read(SHORT[:length])


def test_zeros_at_the_end_are_a_cut() -> None:
    """After a power loss a file may end in zero bytes: the moves before them are loaded."""
    end = SHORT.index("4K5")
    reading = read(SHORT[:end] + "\0" * 40)
    assert reading.record.events[-1] == "3R3"
    assert reading.cut is not None


def test_damage_in_the_middle_is_no_cut() -> None:
    """Bytes missing from the middle make an illegal or unreadable game, which is rejected, not shortened."""
    text = str(example())
    begin = text.index("round 1")
    for at in range(begin, text.index("result") - 12, 7):
        with pytest.raises(SintraError, match=r"^line "):
            load((text[:at] + text[at + 5 :]).encode())


# Anything at all


@settings(max_examples=300)
@given(st.data())
def test_a_changed_file_is_read_or_refused_by_us(data: st.DataObject) -> None:
    """Whatever is changed in a file, reading it gives a good Record or one of our own errors, and nothing else."""
    content = bytearray(str(data.draw(st.sampled_from([example(), example("pavilion"), play(Table("azul", 2), 9)]))).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        begin = data.draw(st.integers(0, len(content)))
        end = data.draw(st.integers(begin, min(len(content), begin + 20)))
        piece = data.draw(st.binary(max_size=4) | st.text(max_size=3).map(str.encode) | st.sampled_from(PIECES))
        content[begin:end] = piece
    try:
        reading = load(bytes(content))
    except SintraError:
        return
    assert parse(str(reading.record)) == reading.record


PIECES = [
    b"\n",
    b"\r\n",
    b" ",
    b"#",
    b"-",
    b"1",
    b"round 2\n",
    b"deal ",
    b"option wall=grey\n",
    b"seed ",
    b"=",
    b"\xc3",
    b"\0",
    b"result ",
]


@given(st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_anything_else_is_refused_by_us(data: bytes) -> None:
    """Random bytes and texts, alone or after a good header, are rejected with one of our own errors or loaded as cut."""
    header = SHORT[: SHORT.index("round 1")].encode()
    for content in (data, header + data):
        with suppress(SintraError):
            load(content)
