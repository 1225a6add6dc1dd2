"""Records: whole games, to save, replay and verify. docs/notation.md specifies the text form.

    record = parse(text)            a complete file, strictly; str(record) round-trips byte for byte
    reading = load(data)            a file that may be truncated: as much as there is, and what is missing
    record.append("3B4")            a new Record with one more event; take_back() returns one with fewer
    record.state_at(12)             the position after twelve events

Events are texts: a move as it is written (``3B4``), a deal as its line (``deal BBRK YYTT ...``).
"""

from sintra.record.header import BotSeat, Fairness, PersonSeat
from sintra.record.reader import Reading, load, parse, read
from sintra.record.record import Record
from sintra.record.replay import deal_of, dealt, is_deal
from sintra.record.result import Result

__all__ = [
    "BotSeat",
    "Fairness",
    "PersonSeat",
    "Reading",
    "Record",
    "Result",
    "deal_of",
    "dealt",
    "is_deal",
    "load",
    "parse",
    "read",
]
