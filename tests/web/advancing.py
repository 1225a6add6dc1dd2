"""Games that go on without a browser, by plain HTTP and a simple rule, so that a page can be opened where it is wanted."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import httpx

from sintra import games
from sintra.dealer import Dealer
from tests.web.browsing import PLAIN, Made

View = dict[str, Any]
Move = dict[str, Any]
PLACES = 4  # of the Pavilion: so many placements a round, then somebody passes, if all that is left can be kept
COLORS = ("purple", "green", "orange", "yellow", "blue", "red")  # of the Pavilion, in their order
MOST = 600  # moves


class Player:
    """Plays by a link. The rule: what brings most, the first of equal moves."""

    def __init__(self, made: Made, token: str) -> None:
        self._address = f"{made.url}/api/tables/{made.table}"
        nothing_open = httpx.Limits(max_keepalive_connections=0)  # so that nobody has to close us
        self._http = httpx.Client(headers={"authorization": f"Bearer {token}"}, limits=nothing_open, **PLAIN)
        self._ids = count()
        self._placed: dict[tuple[int, int], int] = {}  # by round and seat

    def view(self) -> View:
        """Ask the server how things stand."""
        return dict(self._http.get(self._address).raise_for_status().json())

    def play(self, view: View, move: Move) -> None:
        """Make a move."""
        body = {"id": f"move-{next(self._ids)}", "sequence": view["sequence"], "move": move["move"]}
        self._http.post(f"{self._address}/moves", json=body).raise_for_status()

    def advance(self, until: Callable[[View], bool] = lambda _: False) -> View:
        """Play for all seats of the link until a condition holds, or the game is over."""
        for _ in range(MOST):
            view = self.view()
            if until(view) or not view["legal"]:
                return view
            self.play(view, self.choose(view)[0])
        raise AssertionError(f"still not so after {MOST} moves")

    def choose(self, view: View) -> list[Move]:
        """Choose; of the Pavilion all moves that a choice takes: the tiles of a bonus, those discarded after a pass."""
        legal: list[Move] = view["legal"]
        kinds = {move["kind"] for move in legal}
        if "bonus" in kinds:
            return _bonus(view, legal)
        if "discard" in kinds:
            return _discards(view, legal)
        if "pass" in kinds:
            return [self._place(view, legal)]
        return [max(legal, key=lambda move: move["points"] - move["cost"])]

    def _place(self, view: View, legal: list[Move]) -> Move:
        key = view["state"]["round"], view["turn"]
        spaces = [move for move in legal if move["kind"] == "place"]
        (way_out,) = (move for move in legal if move["kind"] == "pass")
        if not spaces or (self._placed.get(key, 0) >= PLACES and not way_out["dropped"]):
            return way_out
        self._placed[key] = self._placed.get(key, 0) + 1
        best = max(spaces, key=lambda move: (move["bonus"], move["points"]))
        same = [move for move in spaces if _space(move) == _space(best)]
        return min(same, key=lambda move: int(move["parts"]["jokers"]))


def _space(move: Move) -> tuple[Any, ...]:
    parts = move["parts"]
    return parts["star"], parts["number"], parts["color"]


def _bonus(view: View, legal: list[Move]) -> list[Move]:
    """Take the first tiles of the supply, in the order of the server's moves."""
    supply = [color for color in COLORS for _ in range(view["state"]["supply"].get(color, 0))]
    wanted = supply[: view["state"]["bonus_due"]]
    return sorted(
        (move for color in wanted for move in legal if move["kind"] == "bonus" and move["parts"]["color"] == color),
        key=legal.index,
    )


def _discards(view: View, legal: list[Move]) -> list[Move]:
    """Keep all tiles where that is possible, else the most useful ones, as the page does; the others go, by color."""
    stop = [move for move in legal if move["kind"] == "stop"]
    if stop:
        return stop
    hand = view["state"]["seats"][view["turn"]]["hand"]
    useful = next(move["useful"] for move in legal if "useful" in move)
    by_color = {move["parts"]["color"]: move for move in legal if move["kind"] == "discard"}
    spare = [by_color[color] for color in by_color for _ in range(hand.get(color, 0) - useful.get(color, 0))]
    return spare or [legal[0]]  # colors before one that was discarded must stay then


def up_to_the_end(name: str, rounds: int, seed: int = 0) -> list[str]:
    """Give deals and moves up to the last choice of a round, or of the game if that has fewer: each what brings most."""
    return played(name, rounds, seed)[0]


def played(name: str, rounds: int, seed: int = 0) -> tuple[list[str], str]:
    """Give the same, and the last choice."""
    game = games.make(name, players=2)
    dealer = Dealer(seed=seed.to_bytes(32, "big"), nonces=())
    state, deals = game.new(), count(1)
    texts: list[str] = []
    last = 0
    while True:
        if state.needs_deal:
            kind = "refill" if state.setup.phase == "refill" else "deal"
            deal = dealer.draw(game, state, next(deals))
            state = game.deal(state, deal)
            texts.append(f"{kind} {deal}")
            continue
        if len(game.legal_moves(state)) > 1:
            last = len(texts)
        move, _ = max(game.previews(state), key=lambda pair: pair[1].points - pair[1].cost)
        after = game.play(state, move)
        texts.append(str(move))
        if after.is_over or (state.setup.round == rounds and after.needs_deal and after.setup.phase != "refill"):
            return texts[:last], texts[last]
        state = after
