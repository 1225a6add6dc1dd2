"""Checks of deals: accepted exactly when due and possible, whether drawn by a dealer or at random."""

from __future__ import annotations

from typing import Any

from sintra.contract.walk import BrokenContract, Effort, all_positions, require, walk
from sintra.dealer import SEED_BYTES, Dealer
from sintra.errors import DealSyntax, IllegalDeal
from sintra.games import AnyGame, facts, generator
from sintra.record.replay import CHANCE

MAX_TEXT = 120  # characters of a deal with the name of its phase: the limit of the server's messages


def deals_are_accepted_when_due(game: AnyGame, effort: Effort) -> None:
    """A deal in the middle of a round is rejected and changes nothing; the text of a deal round-trips."""
    first = game.random_deal(game.new(), generator(1))
    for state in all_positions(game, Effort(games=max(1, effort.games // 6))):
        if state.needs_deal:
            require(state.phase in CHANCE, "a deal is due in phase {}, expected one of {}", state.phase, ", ".join(CHANCE))
            deal = game.random_deal(state, generator(2))
            text = f"{state.phase} {deal}"
            require(
                text.isascii() and len(text) <= MAX_TEXT and "#" not in text, "the deal {!r} does not fit into a record", text
            )
            require(game.parse_deal(str(deal)) == deal, "the deal {} is read as {}", deal, game.parse_deal(str(deal)))
        else:
            before = state.to_bytes()
            _rejected(game, state, first)
            require(state.to_bytes() == before, "a rejected deal has changed {!r}", state)


def _rejected(game: AnyGame, state: Any, deal: Any) -> None:
    try:
        game.deal(state, deal)
    except (DealSyntax, IllegalDeal):
        return
    raise BrokenContract(f"the deal {deal} is accepted in {state!r}")


def dealers_draw_what_is_accepted(game: AnyGame, effort: Effort) -> None:
    """What a dealer draws from `draws` is accepted by `deal`; the pools list colors in their order."""
    dealer = Dealer(bytes(SEED_BYTES), (b"",) * game.players)
    colors = facts(game.name).colors
    for seed in range(max(1, effort.games // 6)):
        for number, state in enumerate((state for state in walk(game, seed) if state.needs_deal), 1):
            due = game.draws(state)
            for pool in (due.bag, due.reserve):
                in_order = [color for color in colors if color in pool]
                require(list(pool) == in_order, "a pool names {}, expected the order {}", ", ".join(pool), ", ".join(colors))
            after = game.deal(state, dealer.draw(game, state, number))
            require(after != state, "a deal changes nothing in {!r}", state)


def tiles_that_are_not_there_are_rejected(game: AnyGame, effort: Effort) -> None:
    """A deal with a group of the wrong size, or a group too many, is rejected."""
    for state in all_positions(game, Effort(games=max(1, effort.games // 6))):
        if state.needs_deal:
            due = game.draws(state)
            color = facts(game.name).colors[0]
            _rejected(game, state, game.deal_of([[color] * (size + 1) for _, size in due.groups]))
            _rejected(game, state, game.deal_of([*([color] * size for _, size in due.groups), [color]]))
