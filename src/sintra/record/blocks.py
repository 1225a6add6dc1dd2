"""The parts of a record's text that have a fixed order of lines: the header, the result and the revealed seed."""

from __future__ import annotations

import datetime as dt
from typing import Any

from sintra import games
from sintra._parser import shown
from sintra.errors import OptionError, SintraError
from sintra.record.header import BotSeat, Fairness, PersonSeat, Seat
from sintra.record.lines import RecordLines, line_pattern
from sintra.record.record import Record
from sintra.record.replay import options_of
from sintra.record.result import PLAYED_OUT, Result
from sintra.record.writer import FIRST_LINE, VERSION

NUMBER = r"[1-9][0-9]{0,8}"
INTEGER = rf"0|-?{NUMBER}"
FIRST = line_pattern(rf"sintra record ({NUMBER})")
GAME = line_pattern(r"game ([a-z][a-z0-9_]*)")
PLAYERS = line_pattern(rf"players ({NUMBER})")
OPTION = line_pattern(r"option ([a-z][a-z0-9_]*=[^\s]+)")
START = line_pattern(rf"start ({NUMBER})")
SEAT = line_pattern(rf"seat ({NUMBER}) (?:person(?: (.*))?|bot (.+))")
DATE = line_pattern(r"date ([0-9]{4}-[0-9]{2}-[0-9]{2})")
GIVEN = line_pattern(rf"given ({NUMBER})")
COMMITMENT = line_pattern(r"commitment ([0-9a-fA-F]{64})")
NONCE = line_pattern(rf"nonce ({NUMBER}) (-|(?:[0-9a-fA-F]{{2}}){{1,64}})")
SEED = line_pattern(r"seed ([0-9a-fA-F]{64})")
RESULT = line_pattern(rf"result (?:played out|seat ({NUMBER}) (?:(resigned)|(forfeited): (.+)))")
SCORE = line_pattern(rf"score ({NUMBER}) ({INTEGER})(?: = ([^=]+))?")
PART = line_pattern(rf"([a-z][a-z0-9_]*) ({INTEGER})")
PLUS = line_pattern(r" \+ ")
WINNER = line_pattern(rf"winner ({NUMBER}(?: {NUMBER})*)")


# The header


def read_header(lines: RecordLines) -> tuple[Record, int]:
    """Parse everything before the first round: the Record, still without events, and how many of them are given."""
    version = int(lines.match(FIRST, repr(FIRST_LINE))[1])
    if version != VERSION:
        raise lines.error(f"record version {version}, expected {VERSION}, the only supported version")
    name = lines.match(GAME, f"the game, such as 'game {games.DEFAULT_GAME}'")[1]
    players = int(lines.match(PLAYERS, "the number of seats, such as 'players 2'")[1])
    options = _read_options(lines, name, players)
    start = _seat_number(lines, lines.match(START, "such as 'start 1'")[1], players) if lines.first_word() == "start" else 0
    seats = tuple(_read_seat(lines, number) for number in range(1, players + 1))
    date = _read_date(lines) if lines.first_word() == "date" else None
    given = (
        int(lines.match(GIVEN, "a number of deals and moves, such as 'given 12'")[1]) if lines.first_word() == "given" else 0
    )
    fairness = _read_fairness(lines, players) if lines.first_word() == "commitment" else None
    return Record(name, seats, options, start, date, fairness), given


def _read_options(lines: RecordLines, name: str, players: int) -> dict[str, Any]:
    """Parse the options; the game is made after each line, so that an error has its line."""
    texts: tuple[str, ...] = ()
    while True:
        try:
            options = options_of(name, players, texts)
        except OptionError as error:
            raise lines.error(str(error)) from error
        if lines.first_word() != "option":
            return options
        texts += (lines.match(OPTION, "an option, such as 'option wall=grey'")[1],)


def _seat_number(lines: RecordLines, text: str, players: int) -> int:
    """Parse the number of a seat, counted from 1."""
    if not 1 <= int(text) <= players:
        raise lines.error(f"seat {text}, expected 1 to {players}")
    return int(text) - 1


def _read_seat(lines: RecordLines, number: int) -> Seat:
    match = lines.match(SEAT, f"'seat {number} person NAME' or 'seat {number} bot NAME SETTING=VALUE ...'")
    _check_order(lines, "seat", match[1], number)
    try:
        if match[3] is None:
            return PersonSeat(match[2] or "")
        bot, *settings = match[3].split()
        pairs = (setting.partition("=") for setting in settings)
        return BotSeat(bot, tuple((name, value) for name, _, value in pairs))
    except SintraError as error:
        raise lines.error(str(error)) from error


def _check_order(lines: RecordLines, what: str, found: str, number: int) -> None:
    if int(found) != number:
        raise lines.error(f"{what} {found}, expected {what} {number}")


def _read_date(lines: RecordLines) -> dt.date:
    expected = "a date, such as 'date 2026-11-16'"
    text = lines.match(DATE, expected)[1]
    try:
        return dt.date.fromisoformat(text)
    except ValueError as error:
        raise lines.error(f"{shown(text)} is not in the calendar, expected {expected}") from error


def _read_fairness(lines: RecordLines, players: int) -> Fairness:
    commitment = lines.match(COMMITMENT, "'commitment' and 64 hexadecimal digits")[1]
    nonces: list[bytes] = []
    for number in range(1, players + 1):
        match = lines.match(NONCE, f"'nonce {number}' and 2 to 128 hexadecimal digits, or -")
        _check_order(lines, "nonce", match[1], number)
        nonces.append(b"" if match[2] == "-" else bytes.fromhex(match[2]))
    return Fairness(bytes.fromhex(commitment), tuple(nonces))


# The end


def read_result(lines: RecordLines, players: int) -> Result:
    """Parse the ending, the points of each seat and the winners, without checking them against the moves."""
    head = lines.match(RESULT, "'result played out', 'result seat 1 resigned' or 'result seat 1 forfeited: REASON'")
    seat = None if head[1] is None else _seat_number(lines, head[1], players)
    ending = head[2] or head[3] or PLAYED_OUT
    scores = [_read_score(lines, number, has_parts=seat is None) for number in range(1, players + 1)]
    winners = lines.match(WINNER, "the winners, such as 'winner 1' or 'winner 1 2'")[1].split()
    found = tuple(_seat_number(lines, winner, players) for winner in winners)
    if list(found) != sorted(set(found)):
        raise lines.error(f"winner {' '.join(winners)}, expected each seat once, in ascending order")
    parts = tuple(parts for _, parts in scores) if seat is None else ()
    return Result(tuple(score for score, _ in scores), found, parts, ending, seat, head[4] or "")


def _read_score(lines: RecordLines, number: int, *, has_parts: bool) -> tuple[int, dict[str, int]]:
    expected = f"'score {number} 52{' = play 40 + rows 2 + ...' if has_parts else ''}'"
    match = lines.match(SCORE, expected)
    _check_order(lines, "score", match[1], number)
    texts = PLUS.split(match[3]) if match[3] else []
    pairs = [PART.fullmatch(text) for text in texts]
    parts = {pair[1]: int(pair[2]) for pair in pairs if pair}
    if bool(texts) != has_parts or len(parts) < len(texts):
        raise lines.error(f"{shown(match[0])}, expected {expected}, each part once")
    if has_parts and sum(parts.values()) != int(match[2]):
        raise lines.error(f"parts that add up to {sum(parts.values())}, expected {match[2]}")
    return int(match[2]), parts


def read_seed(lines: RecordLines) -> bytes:
    """Parse the dealer's seed."""
    return bytes.fromhex(lines.match(SEED, "'seed' and 64 hexadecimal digits")[1])
