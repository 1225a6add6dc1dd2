"""How much is told of what happens: in three steps of verbosity, and the end of a round in parts, the result first."""

from __future__ import annotations

from collections.abc import Sequence

from sintra.phrase import Phrase

VERBOSITIES = ("brief", "normal", "full")
# Keys of Phrases without their game, the same as on the pages: what can be asked for later, and what is never left out.
DETAILS = frozenset({"factory", "factory_empty", "factories_empty", "center", "center_empty", "supply", "bag_refilled"})
ESSENTIAL = frozenset({"round_over", "wins", "wins_by_rows", "share", "over_row", "over_rounds", "over_stuck", "over_tiles"})
SCORING = frozenset({"places", "line_falls", "floor_scored", "floor_limited"})  # of a round; the first sentence is the move
RESULT = "round_over"


def told(phrases: Sequence[Phrase], verbosity: str) -> list[Phrase]:
    """Keep what is told of a step: at `brief` who did what, and how a round or the game has ended."""
    if verbosity != "brief":
        return list(phrases)
    return [phrase for place, phrase in enumerate(phrases) if not place or _name(phrase) in ESSENTIAL]


def split_deal(phrases: Sequence[Phrase]) -> tuple[list[Phrase], list[Phrase]]:
    """Split the narration of a deal: what is told at once, and what lies on the table."""
    now = [phrase for phrase in phrases if _name(phrase) not in DETAILS]
    return now, [phrase for phrase in phrases if _name(phrase) in DETAILS]


def parts_of_round(phrases: Sequence[Phrase]) -> list[list[Phrase]]:
    """Split the narration of a move after which a round is scored: the move and the result, then the scoring seat by seat."""
    names = list(map(_name, phrases))
    end = names.index(RESULT) if RESULT in names else len(names)
    begin = next((place for place in range(1, end) if names[place] in SCORING), end)
    is_over = end < len(names)
    move = [phrase for phrase in phrases[:begin] if not (is_over and _name(phrase) == "all_taken")]  # the result says as much
    parts = [[*move, *phrases[end:]]]
    seat = None
    for phrase in phrases[begin:end]:
        if len(parts) == 1 or phrase.values.get("seat", seat) != seat:
            parts.append([])
        seat = phrase.values.get("seat", seat)
        parts[-1].append(phrase)
    return parts


def _name(phrase: Phrase) -> str:
    return phrase.key.partition(".")[2]
