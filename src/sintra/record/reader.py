"""The parser of records: strict, with the line of every error, and replaying every event.

So a parsed Record is legal to its last move, and its result follows from the moves.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from sintra._parser import shown
from sintra.errors import InvalidRecord, ParseError, RecordSyntax, SintraError
from sintra.record.blocks import NUMBER, read_header, read_result, read_seed
from sintra.record.header import Fairness
from sintra.record.lines import CutOffError, RecordLines, line_pattern
from sintra.record.record import Record
from sintra.record.replay import CHANCE, Replay
from sintra.record.result import Result, contradictions

ENDS = ("result", "seed")
KEYWORDS = ("date", "given", "commitment", "round", *CHANCE, *ENDS)  # a line that begins with one is all or nothing
ROUND = line_pattern(rf"round ({NUMBER})")
TRAILING_COMMENT = re.compile(r"(?:^|[ \t])#.*")


@dataclass(frozen=True, slots=True)
class Reading:
    """A parsed text, perhaps truncated."""

    record: Record
    cut: str | None = None  # None if the text is complete, else where it was truncated and what was dropped
    cut_line: int = 0  # the line where it was truncated; 0 if it is complete


def parse(text: str) -> Record:
    """Parse a complete text; reject a truncated one."""
    reading = read(text)
    if reading.cut:
        raise RecordSyntax(text.count("\n") + 1, f"the file is {reading.cut}; expected it to end with a whole line")
    return reading.record


def load(data: bytes) -> Reading:
    """Parse the bytes of a file, which may be truncated, even within a character."""
    try:
        return read(data.decode())
    except UnicodeDecodeError as error:
        if error.end < len(data) or error.reason != "unexpected end of data":
            line = data.count(b"\n", 0, error.start) + 1
            raise RecordSyntax(line, f"byte {data[error.start]:#04x} is not UTF-8, expected UTF-8") from error
        return read(data[: error.start].decode() + "\N{REPLACEMENT CHARACTER}")


def read(text: str) -> Reading:
    """Parse a text, which may be truncated: everything up to its last complete move."""
    lines = RecordLines(text)
    try:
        record, given = read_header(lines)
    except CutOffError as expected:
        raise RecordSyntax(lines.next_number, f"the file ends within its header, expected {expected}") from expected
    rounds = Rounds(lines, Replay(record.game, record.start))
    rounds.read()
    try:
        result = _read_result(lines, rounds.replay)
    except CutOffError:
        cut = f"cut off after line {lines.number}, within the result, which is left out"
        events = tuple(rounds.events)
        return Reading(replace(record, events=events, given=min(given, len(events))), cut, lines.number)
    fairness, found = _read_seed(lines, record.fairness), len(rounds.events)
    record = replace(record, events=tuple(rounds.events), result=result, fairness=fairness, given=min(given, found))
    if lines.missing is None:
        short = f"cut off within what was given: {found} of {given} deals and moves are there" if found < given else None
        why = rounds.cut or short
        return Reading(record, why, lines.number if why else 0)
    cut = f"cut off in line {lines.tail_number}: {shown(lines.missing)} may not be whole and is left out"
    return Reading(record, cut, lines.tail_number)


def _read_result(lines: RecordLines, replay: Replay) -> Result | None:
    if lines.first_word() != "result":
        return None
    place = f"line {lines.next_number}"
    result = read_result(lines, replay.game.players)
    for reason in contradictions(result, replay.game, replay.state):
        raise InvalidRecord(place, reason)
    return result


def _read_seed(lines: RecordLines, fairness: Fairness | None) -> Fairness | None:
    """Parse the seed, if there is one, and reject anything after it."""
    if lines.first_word() == "seed":
        seed = read_seed(lines)
        if fairness is None:
            raise lines.error("a seed, but the header has no commitment to one")
        fairness = replace(fairness, seed=seed)
    if lines.first_word():
        line = lines.take("nothing")
        raise lines.error(f"{shown(line)}, expected the end of the file")
    return fairness


class Rounds:
    """The deals and moves of a text, applied one after another."""

    def __init__(self, lines: RecordLines, replay: Replay) -> None:
        self._lines = lines
        self._round = 0  # as the last heading says
        self.replay = replay
        self.events: list[str] = []
        self.cut: str | None = None

    def read(self) -> None:
        """Parse up to the result, the seed or the end; of an incomplete last line, its complete moves."""
        lines = self._lines
        while (word := lines.first_word()) and word not in ENDS:
            if word == "round":
                self._begin_round(lines.take("a round"))
            elif word in CHANCE:
                self._deal(word, lines.take("a deal"))
            else:
                self._moves(lines.take("moves"))
        begun = lines.tail.split()
        if not word and begun and begun[0] not in KEYWORDS:
            self._moves(lines.take_tail())
            self.cut = f"cut off in line {lines.number}, after its last whole move"

    def _begin_round(self, line: str) -> None:
        match = ROUND.fullmatch(self._plain(line).rstrip())
        if match is None:
            raise self._lines.error(f"{shown(line)}, expected the number of the round, such as 'round 1'")
        number, state = int(match[1]), self.replay.state
        if number != state.round:
            raise self._invalid(f"round {number}, but the moves have led to round {state.round}, phase {state.phase}")
        if number == self._round:
            raise self._invalid(f"round {number} has already begun")
        self._round = number

    def _deal(self, phase: str, line: str) -> None:
        text = self._plain(line).removeprefix(phase).strip()
        if self.replay.state.round != self._round:
            raise self._lines.error(f"a {phase}, expected 'round {self.replay.state.round}' before it")
        try:
            self.events.append(self.replay.deal(phase, text))
        except ParseError as error:
            raise self._lines.error(str(error)) from error
        except SintraError as error:
            raise self._invalid(str(error)) from error

    def _moves(self, line: str) -> None:
        replay, events, words = self.replay, self.events, self._plain(line).split()
        try:
            for word in words:
                text = word if word in replay.actions else str(replay.game.parse_move(word))
                replay.move(text)
                events.append(text)
        except ParseError as error:
            raise self._lines.error(str(error)) from error
        except SintraError as error:
            raise self._invalid(str(error)) from error

    def _plain(self, line: str) -> str:
        """Strip the comment from a line."""
        text = TRAILING_COMMENT.sub("", line) if "#" in line else line
        if not text.isascii():
            raise self._lines.error(f"{shown(text)}, expected moves and deals in ASCII")
        return text

    def _invalid(self, reason: str) -> InvalidRecord:
        return InvalidRecord(f"line {self._lines.number}", reason)
