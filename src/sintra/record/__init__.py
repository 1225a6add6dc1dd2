"""Records: whole games written down, to keep, replay and check. The text form is described in docs/notation.md.

    record = parse(text)            a whole file, strictly; str(record) writes it again, byte for byte
    reading = load(data)            a file that may have been cut off: as much as there is, and what is missing
    record.append("3B4")            a new Record with one event more; take_back() is one with fewer
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
