"""Checks of narration: every position, move and deal has Phrases, and all of them render in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from sintra.contract.walk import Effort, require
from sintra.games import AnyGame, generator
from sintra.i18n import Speaker
from sintra.i18n.languages import codes
from sintra.i18n.speaker import STYLES
from sintra.phrase import Phrase

WRONG = re.compile(r"[{}]|None")  # traces of a missing value


def everything_is_told(game: AnyGame, effort: Effort) -> None:
    """A position, a move and a deal have at least one Phrase each, with keys of the game."""
    for what, phrases in _told(game, effort):
        require(phrases, "{} is told by no Phrase", what)
        strange = [phrase for phrase in phrases if not phrase.key.startswith(f"{game.name}.")]
        require(not strange, "{} is told by {}, expected keys that begin with {}", what, strange, game.name)


def everything_can_be_said(game: AnyGame, effort: Effort) -> None:
    """Every Phrase renders in every language and style, without missing values."""
    found = {repr(phrase): phrase for _, phrases in _told(game, effort) for phrase in phrases}
    for language in codes():
        for style in STYLES:
            speaker = Speaker(language, style=style)
            for phrase in found.values():
                said = speaker.say(phrase)
                require(
                    said.strip() and not WRONG.search(said), "{} is said as {!r} in {}, style {}", phrase, said, language, style
                )


def _told(game: AnyGame, effort: Effort) -> Iterator[tuple[str, list[Phrase]]]:
    """Yield the narration of some random games."""
    for seed in range(max(1, effort.games // 4)):
        rng = generator(seed)
        state: Any = game.new(seed % game.players)
        while not state.is_over:
            yield f"the position {state!r}", game.describe(state)
            before = state
            if state.needs_deal:
                deal = game.random_deal(state, rng)
                state = game.deal(state, deal)
                yield f"the deal {deal}", game.narrate_deal(before, deal, state)
            else:
                state = state.copy()
                game.play_random(state, rng)
                moves = (move for move in game.legal_moves(before) if game.play(before, move) == state)
                move = next(moves)
                yield f"the move {move}", game.narrate(before, move, state)
        yield f"the position {state!r}", game.describe(state)
