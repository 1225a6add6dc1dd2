"""The longest possible table: four seats, many undos, played nearly to the end; one client has all its seats."""

from __future__ import annotations

import random
from itertools import count
from typing import Any

from sintra.bench.probe import Json, Probe, Reply

SEATS = 4
MIDDLE = 60  # events, after which moves are undone and made again
NAME = "Wilhelmina Árvíztűrő Tükörfúrógép von und zu"
OK = 200
WORK_BURST = 8  # burst of expensive requests of one address


class LongTable:
    """One table and its client."""

    def __init__(self, probe: Probe, game: str, seed: int = 0, given: list[str] | None = None) -> None:
        self._probe = probe
        self._luck = random.Random(seed)  # noqa: S311 - for a benchmark
        self._numbers = count()
        wanted = {"game": game, "seats": [{"kind": "here"}] * SEATS, "start": 0, "given": given or []}
        created = probe.post("/api/tables", wanted).json
        self.game = game
        self.path = f"/api/tables/{created['table']}"
        self.token: str = created["creator"]["token"]
        self.sequence = 0

    @property
    def authorization(self) -> str:
        """The Authorization header of its client."""
        return f"Bearer {self.token}"

    def visit(self, probe: Probe) -> None:
        """Continue at another server with the same database."""
        self._probe = probe

    # Requests

    def get(self, rest: str = "", language: str = "en") -> Reply:
        """Get the table, or a resource below its path."""
        mark = "&" if "?" in rest else "?"
        return self._probe.send("GET", f"{self.path}{rest}{mark}language={language}", authorization=self.authorization)

    def act(self, rest: str, language: str = "en", **message: Any) -> Reply:
        """Send a message to the table."""
        message.setdefault("id", f"{next(self._numbers)}")
        path = f"{self.path}/{rest}?language={language}"
        answer = self._probe.post(path, message, authorization=self.authorization)
        if answer.status == OK and answer.json["type"] == "accepted":
            self.sequence = answer.json["sequence"]
        return answer

    def join(self, seat: int) -> Reply:
        """Take a seat, with a name of the maximum length."""
        return self.act("join", seat=seat, name=f"{seat} {NAME}"[:40], nonce="ab" * 64)

    def undo(self) -> Reply:
        """Undo the last choice."""
        return self.act("undo", sequence=self.sequence)

    # Playing

    def sit_down(self) -> None:
        """Take all seats."""
        for seat in range(SEATS):
            self.join(seat)

    def play(self) -> bool:
        """Make a random move; return whether there was one."""
        seen: Json = self.get(f"?since={self.sequence}").json
        self.sequence = seen["sequence"]
        if not seen["legal"]:
            return False
        self.act("moves", sequence=self.sequence, move=self._luck.choice(seen["legal"])["move"])
        return True

    def grow(self, undos: int) -> None:
        """Play into the middle of the game, then undo and repeat the last move a number of times."""
        while self.sequence < MIDDLE and self.play():
            pass
        for _ in range(undos):
            self.undo()
            self.play()

    def finish(self) -> None:
        """Play to the end."""
        while self.play():
            pass
