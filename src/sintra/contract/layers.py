"""Checks of the layers above a game: records verify, bots choose legal moves, environments step."""

from __future__ import annotations

import random

from sintra import bots
from sintra.contract.walk import Effort, require, some_positions
from sintra.dealer import SEED_BYTES, Dealer, commitment, verify
from sintra.envs.batch import BatchEnv
from sintra.games import AnyGame
from sintra.record import BotSeat, Fairness, Record, dealt, parse

BOTS = ("uniform", "mcts", "level-1")
LIMIT = bots.Limit(nodes=4)
BATCH, STEPS = 3, 60


def records_round_trip_and_verify(game: AnyGame, effort: Effort) -> None:
    """A whole game round-trips as the text of a record, and its deals verify."""
    for seed in range(max(1, effort.games // 6)):
        record = _play(game, seed)
        text = str(record)
        require(parse(text) == record, "a record is read back as another one:\n{}", text)
        verdict = verify(record)
        require(verdict.is_fair, "a record does not verify: {}\n{}", verdict.message, text)


def _play(game: AnyGame, number: int) -> Record:
    """Play a random game with a dealer, and record it."""
    choose, seed = random.Random(number), bytes([number]) * SEED_BYTES  # noqa: S311 - random games, not secrets
    dealer = Dealer(seed, (b"",) * game.players)
    record = Record.of(game, *[BotSeat("uniform")] * game.players, fairness=Fairness(commitment(seed), dealer.nonces))
    state, deals = game.new(), 0
    while not state.is_over:
        if state.needs_deal:
            deals += 1
            deal = dealer.draw(game, state, deals)
            event, state = dealt(state, deal), game.deal(state, deal)
        else:
            move = choose.choice(game.legal_moves(state))
            event, state = str(move), game.play(state, move)
        record = record.append(event)
    return record.finish().reveal(seed)


def bots_choose_legal_moves(game: AnyGame, effort: Effort) -> None:
    """The generic bots choose legal moves and leave the position unchanged."""
    for name in BOTS:
        bot = bots.make(name, game, 1)
        for state in some_positions(game, effort, 9)[:: max(1, effort.positions // 4)]:
            if len(game.legal_actions(state)) > 1:
                before = state.to_bytes()
                action = bot.choose(state, LIMIT).action
                require(action in game.legal_actions(state), "{} chooses {} in {!r}", name, action, state)
                require(state.to_bytes() == before, "{} has changed {!r}", name, state)
        bots.close(bot)


def batches_step(game: AnyGame, _effort: Effort) -> None:
    """A batch of games masks exactly the legal actions, and resets games that end."""
    env = BatchEnv(game, BATCH, seed=1)
    observations, masks = env.reset()
    for _ in range(STEPS):
        require(observations.shape == (BATCH, env.layout.size), "observations of shape {}", observations.shape)
        for number in range(BATCH):
            legal = masks[number].nonzero()[0].tolist()
            state = env.state(number)
            require(legal == game.legal_actions(state), "the mask allows {} in {!r}", legal, state)
        observations, masks, _, _ = env.step(env.sample())
    env.close()
