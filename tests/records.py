"""Records for tests: random games, dealt by a fair dealer, and those that are kept as golden files.

python -m tests.records        regenerate the golden files; review the diff before you commit them
"""

from __future__ import annotations

import datetime as dt
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

from sintra.dealer import Dealer
from sintra.game import Draws
from sintra.record import BotSeat, Fairness, PersonSeat, Record, dealt, parse
from tests.tables import TABLES, Table

FOLDER = Path(__file__).parent / "data" / "records"
GOLDEN = [TABLES[0], TABLES[3], *(table for table in TABLES if table.game == "pavilion" and table.players != 3)]
SEATS = (PersonSeat("Ána Ö."), BotSeat("search", (("nodes", "200000"), ("net", "a=b"))), PersonSeat(), BotSeat("random"))
DATE = dt.date(2026, 11, 16)
Tiles = list[list[str]]  # the colors drawn for each place
Meddle = Callable[[int, Draws, Tiles], Tiles]  # given the number of a deal and what was drawn, what a dealer deals instead


def opening(game: str, share: float) -> dict[str, object]:
    """What a request for a table of two needs to go on with the golden record of a game, after a share of its events."""
    kept = parse((FOLDER / f"{game}-2-coloured.record").read_text(encoding="utf-8"))
    return {"start": kept.start, "given": list(kept.events[: round(len(kept.events) * share)])}


def seed_of(number: int) -> bytes:
    """Return a seed that tests can name by a small number."""
    return number.to_bytes(32, "big")


def honest(_number: int, _draws: Draws, tiles: Tiles) -> Tiles:
    """Deal what was drawn."""
    return tiles


def play(table: Table, number: int, meddle: Meddle = honest) -> Record:
    """Play a random game to its end, dealt by a dealer who may meddle; seed and nonces follow from the number."""
    game, choose = table.make(), random.Random(number)
    nonces = tuple(choose.randbytes(choose.choice([0, 1, 16, 64])) for _ in range(game.players))
    dealer = Dealer(seed_of(number), nonces)
    start = choose.randrange(game.players)
    state, events, deals = game.new(start), list[str](), 0
    while not state.is_over:
        if state.needs_deal:
            deals += 1
            draws = game.draws(state)
            deal = game.deal_of(meddle(deals, draws, dealer.groups(draws, deals)))
            events.append(dealt(state, deal))
            state = game.deal(state, deal)
        else:
            move = choose.choice(game.legal_moves(state))
            events.append(str(move))
            state = game.play(state, move)
    header = {"start": start, "date": DATE, "fairness": Fairness(dealer.commitment, nonces)}
    record = Record.of(game, *SEATS[: game.players], **header)
    return record.append(*events).finish().reveal(dealer.seed)


@cache
def example(game: str = "azul") -> Record:
    """Return the record that most tests look at: a game of two, played to its end."""
    return play(next(table for table in TABLES if table.game == game), 1)


def golden_file(table: Table) -> Path:
    """Return the file of a table's golden record."""
    return FOLDER / f"{table}.record"


def main() -> None:
    """Write all golden files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for table in GOLDEN:
        golden_file(table).write_bytes(str(play(table, 7)).encode())


if __name__ == "__main__":
    main()
