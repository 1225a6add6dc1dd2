"""Games as somebody at the first seat hears them against one opponent: calls to move, the opponent's moves, ends of rounds."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from sintra import games
from sintra.cli.play import DEFAULT_LEVEL, seed_of
from sintra.dialogue.kind import kind_of
from sintra.dialogue.names import spoken_names
from sintra.dialogue.verbosity import RESULT, parts_of_round
from sintra.i18n import Speaker
from sintra.phrase import Phrase
from sintra.record import BotSeat, PersonSeat
from sintra.session.step import tell
from sintra.terminal.local_game import LocalGame

YOU, OTHER = 0, 1
SEEDS = (1, 2)
TABLES = (("azul", "coloured"), ("azul", "grey"), ("pavilion", "coloured"), ("pavilion", "grey"))


class Heard(NamedTuple):
    """What is heard of games: each in Phrases that are said without a pause."""

    calls: list[list[Phrase]]
    moves: list[list[Phrase]]  # of the opponent, without the result of a round
    parts: list[list[Phrase]]  # of the end of a round


@cache
def heard(game: str, side: str) -> Heard:
    """Play games between bots on a side of the board, as somebody at the first seat would hear them."""
    found = Heard([], [], [])
    made = games.make(game, 2, **{games.facts(game).side_option or "side": side})
    for seed in SEEDS:
        played = LocalGame.new(made, [BotSeat("greedy"), BotSeat("greedy")], seed_of(seed))
        while not played.state.is_over:
            if played.state.turn == YOU and not played.state.needs_deal:
                found.calls.append([kind_of(game).call(played.state)])
            step = played.go_on()
            assert step is not None
            if step.seat is not None and not step.after.is_over:
                move, *parts = parts_of_round(tell(played.game, step))
                found.parts.extend(parts)
                if step.seat == OTHER:
                    found.moves.append([phrase for phrase in move if not phrase.key.endswith(RESULT)])
    return found


def said(phrases: list[list[Phrase]], language: str, level: int = DEFAULT_LEVEL) -> list[str]:
    """Say each, as the terminal says it to the person at the first seat; the opponent is called by its level."""
    seats = (PersonSeat("Ana"), BotSeat(f"level-{level}"))
    speaker = Speaker(language, names=spoken_names(seats, language), you=YOU)
    return [" ".join(speaker.say_all(each)) for each in phrases]
