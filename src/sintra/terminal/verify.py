"""`sintra verify`: draw the deals of a record again and say whether they are what the dealer had promised."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from sintra import dealer, record
from sintra.dealer import Verdict
from sintra.errors import SintraError
from sintra.record import Reading

FAIR, NOT_FAIR, NO_FILE = 0, 1, 2


def verify(file: str, *, as_json: bool) -> int:
    """Check a file, or the standard input for ``-``; return the exit code: 0 fair, 1 not, 2 no such file."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        print(f"sintra verify: {file} cannot be read: {error.strerror}", file=sys.stderr)
        return NO_FILE
    reading: Reading | None = None
    try:
        reading = record.load(data)
        verdict = dealer.verify(reading.record)
    except SintraError as error:
        verdict = Verdict("unreadable", str(error))
    if as_json:
        print(json.dumps(_figures(verdict, reading)))
    else:
        _tell(file, verdict, reading)
    return FAIR if verdict.is_fair else NOT_FAIR


def _figures(verdict: Verdict, reading: Reading | None) -> dict[str, Any]:
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


def _tell(file: str, verdict: Verdict, reading: Reading | None) -> None:
    if reading is None:
        print(f"sintra verify: {file}: {verdict.message}", file=sys.stderr)
        return
    if reading.cut:
        print(f"The file is {reading.cut}.")
    print(f"{verdict.message[:1].upper()}{verdict.message[1:]}.")
    if reading.record.fairness and verdict.is_fair:
        print("This holds if these are what you saw before the first tile:")
        print(f"  commitment {reading.record.fairness.commitment.hex()}")
        for seat, nonce in enumerate(reading.record.fairness.nonces, 1):
            print(f"  nonce {seat} {nonce.hex() or '-'}")
