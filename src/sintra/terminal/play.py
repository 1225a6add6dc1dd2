"""A game at one keyboard: the text board, a line for the move, a random opponent."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from sintra._random import generator
from sintra.errors import SintraError

if TYPE_CHECKING:
    from sintra.games import AnyGame

HELP = "Type a move, or: moves (all legal moves), help, quit."


def play(game: AnyGame, seed: int | None = None) -> int:
    """Play one game as seat 1 against random opponents; return the exit code."""
    rng = generator(secrets.randbits(64) if seed is None else seed)
    state = game.new()
    print(f"You are seat 1. {HELP}")
    try:
        while not state.is_over:
            state = _step(game, state, rng)
    except (EOFError, KeyboardInterrupt):
        print("\nGood-bye.")
        return 0
    print(f"\n{state}\n")
    _print_result(game, state)
    return 0


def _step(game: AnyGame, state: Any, rng: Any) -> Any:
    """Go one step on: a deal, a person's move or an opponent's."""
    if state.needs_deal:
        return game.deal(state, game.random_deal(state, rng))
    if state.turn == 0:
        print(f"\n{state}")
        return _ask(game, state)
    moves = game.legal_moves(state)
    rng[0] += 1
    move = moves[int(rng[0]) % len(moves)]
    print(f"Seat {state.turn + 1} plays {move}.")
    return game.play(state, move)


def _ask(game: AnyGame, state: Any) -> Any:
    """Read lines until one is a legal move."""
    while True:
        line = input("Your move: ").strip()
        if line in {"quit", "exit"}:
            raise EOFError
        if line == "moves":
            print(" ".join(str(move) for move in game.legal_moves(state)))
        elif line in {"", "help"}:
            print(HELP)
        else:
            try:
                return game.play(state, line)
            except SintraError as error:
                print(f"Not possible: {error}.")


def _print_result(game: AnyGame, state: Any) -> None:
    outcome = game.outcome(state)
    for seat, parts in enumerate(outcome.parts):
        shown = ", ".join(f"{name} {value}" for name, value in parts.items())
        print(f"Seat {seat + 1}: {outcome.scores[seat]} points ({shown})")
    winners = " and ".join(f"seat {seat + 1}" for seat in outcome.winners)
    print(f"Winner: {winners}.")
