"""`sintra verify`: draw the deals of a record again and compare them with the dealer's commitment."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from sintra import dealer, record
from sintra.dealer import Verdict
from sintra.errors import SintraError
from sintra.games import facts
from sintra.i18n import Speaker
from sintra.i18n.languages import DEFAULT
from sintra.i18n.lexicon import fragment
from sintra.phrase import Phrase, Value
from sintra.record import Reading
from sintra.terminal.faults import said
from sintra.terminal.positions import said_cut, unreadable

FAIR, NOT_FAIR, NO_FILE = 0, 1, 2
FACTORY = re.compile(r"factory (\d+)")  # the name of a group of tiles
SUPPLY = "supply"


def verify(file: str, *, as_json: bool, language: str = DEFAULT) -> int:
    """Check a file, or the standard input for ``-``; return the exit code: 0 fair, 1 not, 2 no such file."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        print(f"sintra verify: {said(unreadable(file, error), language)}", file=sys.stderr)
        return NO_FILE
    try:
        reading = record.load(data)
        verdict = dealer.verify(reading.record)
    except SintraError as error:
        return _report_unreadable(file, error, language, as_json=as_json)
    if as_json:
        print(json.dumps(_to_dict(verdict, reading)))
    else:
        _report(verdict, reading, language)
    return FAIR if verdict.is_fair else NOT_FAIR


def _to_dict(verdict: Verdict, reading: Reading | None) -> dict[str, Any]:
    promise = reading.record.fairness if reading else None
    return {
        "verdict": verdict.finding,
        "message": verdict.message,
        "deals": verdict.deals,
        "differs": verdict.differs,
        "given": verdict.given,
        "cut": reading.cut if reading else None,
        "commitment": promise.commitment.hex() if promise else None,
        "nonces": [nonce.hex() for nonce in promise.nonces] if promise else None,
    }


def _report_unreadable(file: str, error: SintraError, language: str, *, as_json: bool) -> int:
    if as_json:
        print(json.dumps(_to_dict(Verdict("unreadable", str(error)), None)))
    else:
        print(f"sintra verify: {file}: {said(error, language)}", file=sys.stderr)
    return NOT_FAIR


def _report(verdict: Verdict, reading: Reading, language: str) -> None:
    speaker = Speaker(language)
    if reading.cut:
        cut = said_cut(reading, language)
        print(f"{cut[:1].upper()}{cut[1:]}{'' if cut.endswith('.') else '.'}")
    print(speaker.say(_phrase(verdict, reading)))
    promise = reading.record.fairness
    if promise and verdict.is_fair:
        print(speaker.say(Phrase("terminal.verify.compare")))
        print(f"  {fragment(language, 'terminal.verify.commitment')} {promise.commitment.hex()}")
        for seat, nonce in enumerate(promise.nonces, 1):
            print(f"  {fragment(language, 'terminal.verify.nonce')} {seat} {nonce.hex() or '-'}")


def _phrase(verdict: Verdict, reading: Reading) -> Phrase:
    if verdict.cause == "deal":
        return _difference(verdict, reading.record.game_name)
    values: dict[str, Value] = {"number": verdict.deals, "last": verdict.given}
    if verdict.cause == "other_seed":
        promise = reading.record.fairness
        values["text"] = dealer.commitment(promise.seed).hex() if promise and promise.seed else ""
    return Phrase(f"terminal.verify.{verdict.cause}", values)


def _difference(verdict: Verdict, game: str) -> Phrase:
    """Say which tiles differ, in words."""
    tiles: dict[str, Value] = {"pool": _pool(verdict.drawn, game), "hand": _pool(verdict.dealt, game)}
    values: dict[str, Value] = {"number": verdict.differs or 0, **tiles}
    if found := FACTORY.fullmatch(verdict.place):
        return Phrase("terminal.verify.factory", {**values, "source": int(found[1])})
    if verdict.place == SUPPLY:
        return Phrase("terminal.verify.supply", values)
    return Phrase("terminal.verify.place", {**values, "text": verdict.place})


def _pool(letters: str, game: str) -> tuple[tuple[str, int], ...]:
    """Count tiles by color from their letters in the notation."""
    counts = ((color, letters.count(letter)) for color, letter in facts(game).letters.items())
    return tuple((color, number) for color, number in counts if number)
