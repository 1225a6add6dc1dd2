"""The naive twin of Summer Pavilion: the rules read as plainly as possible, to check the fast kernel against.

Lists, dicts and strings, one small function per rule. It is played in lockstep with the engine, so it must
share nothing with it: no imports from the package, no data files, no clever tricks. Rule numbers in the
docstrings are those of the project's rule text.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

from .pavilion_board import (
    COLOR_OF,
    COLORS,
    CORNER_SPACES,
    FACTORIES,
    JOKER_ORDERS,
    LETTERS,
    MIN_SCORE,
    NUMBERS,
    ROUNDS,
    STAR_DIGITS,
    STARS,
    START_SCORE,
    SUPPLY_SPACES,
    TILES_PER_COLOR,
    TILES_PER_FACTORY,
    Pool,
    Star,
    bonus_tiles,
    count,
    group,
    number_points,
    payments,
    pool_of,
    pour,
    shown,
    size,
    star_colors,
    star_points,
)

Deal = tuple[Sequence[str], Sequence[Sequence[str]]]  # supply tiles, then the tiles of each factory


class Placement(NamedTuple):
    """One way to place a tile: where, in which color, and with how many jokers in the payment."""

    star: str
    space: int  # 0..5, clockwise from N
    color: str
    jokers: int


@dataclass
class Seat:
    """What lies in front of one player (rules 5.3)."""

    score: int
    passed: bool
    hand: Pool
    corners: Pool
    board: dict[str, Star]


class NaivePavilion:
    """A game of Summer Pavilion in progress: ask `legal`, then `play` a text; `deal` when chance is due."""

    def __init__(
        self,
        players: int,
        start: int = 0,
        *,
        side: str = "coloured",
        joker_order: str | Sequence[str] = "standard",
    ) -> None:
        """Set up the game: everything in the bag, five points each, the first deal due (rules 5.4)."""
        self.players = players
        self.side = side
        self.joker_order = list(JOKER_ORDERS[joker_order] if isinstance(joker_order, str) else joker_order)
        self.round = 1
        self.phase = "deal"
        self.turn = start
        self.start = start
        self.stone_in_center = False
        self.bonus_due = 0
        self.discard_from: str | None = None
        self.bag = pool_of(dict.fromkeys(COLORS, TILES_PER_COLOR))
        self.tower = pool_of({})
        self.supply = pool_of({})
        self.center = pool_of({})
        self.factories = [pool_of({}) for _ in range(FACTORIES[players])]
        self.seats = [
            Seat(START_SCORE, passed=False, hand=pool_of({}), corners=pool_of({}), board={star: [None] * 6 for star in STARS})
            for _ in range(players)
        ]

    @property
    def joker(self) -> str:
        """The joker color of this round (rules 5.1)."""
        return self.joker_order[self.round - 1]

    # Chance

    def needs_deal(self) -> bool:
        """Return whether tiles must be drawn before anybody can act."""
        return self.phase in ("deal", "refill")

    def deal(self, deal: Deal) -> None:
        """Draw for the supply's gaps and, when a round starts, for the factories (rules 5.4, 5.6, 5.7)."""
        assert self.needs_deal(), f"no deal is due in phase {self.phase}"
        supply, factories = deal
        self._draw(supply, self.supply, SUPPLY_SPACES)
        if self.phase == "refill":
            assert not factories, "a refill has no tiles for the factories"
            self.phase = "place"
            return
        assert len(factories) == len(self.factories), f"{len(self.factories)} factories are dealt to"
        for tiles, factory in zip(factories, self.factories, strict=True):
            self._draw(tiles, factory, TILES_PER_FACTORY)
        self._begin_round()

    def _draw(self, tiles: Sequence[str], target: Pool, room: int) -> None:
        """Fill a place: from the bag, then the tower poured into it, then not at all (rules 5.6, step 6)."""
        there = size(self.bag) + size(self.tower)
        assert len(tiles) == min(room - size(target), there), f"wrong number of tiles: {tiles}"
        due = count(tiles)
        if size(self.bag) < len(tiles):
            # The draw empties the bag on its way, so everything in it is among the tiles.
            self._take_from_bag(self.bag.copy(), due, target)
            pour(self.tower, self.bag)
        self._take_from_bag(due.copy(), due, target)

    def _take_from_bag(self, tiles: Pool, due: Pool, target: Pool) -> None:
        """Move tiles that are due from the bag to their place."""
        for color in COLORS:
            assert tiles[color] <= due[color], f"the bag's {color} tiles must be drawn before the tower's"
            assert tiles[color] <= self.bag[color], f"the bag has too few {color} tiles"
            self.bag[color] -= tiles[color]
            due[color] -= tiles[color]
            target[color] += tiles[color]

    # Choices

    def legal(self) -> set[str]:
        """Return the texts of all legal moves; none while a deal is due or when the game is over."""
        if self.phase == "draft":
            return self._drafts()
        if self.phase == "place":
            return set(self._placements()) | {"pass"}
        if self.phase == "bonus":
            return {"+" + LETTERS[color] for color in COLORS if self.supply[color]}
        if self.phase == "discard":
            return self._discards()
        return set()

    def _drafts(self) -> set[str]:
        """Any color of any source; the joker only where there is nothing else (rules 5.5)."""
        texts: set[str] = set()
        sources = {str(number): factory for number, factory in enumerate(self.factories, start=1)}
        sources["C"] = self.center
        for source, tiles in sources.items():
            only_jokers = size(tiles) == tiles[self.joker]
            for color in COLORS:
                if tiles[color] and (color != self.joker or only_jokers):
                    texts.add(source + LETTERS[color])
        return texts

    def _placements(self) -> dict[str, Placement]:
        """Every empty space in every color it takes with every payment the hand allows (rules 5.6)."""
        seat, joker = self.seats[self.turn], self.joker
        found: dict[str, Placement] = {}
        for star in STARS:
            colors = [color for color in star_colors(self.side, star, seat.board[star]) if seat.hand[color]]
            for space, cost in enumerate(NUMBERS[self.side][star]):
                if seat.board[star][space] is not None:
                    continue
                for color in colors:
                    for jokers in payments(seat.hand, color, cost, joker):
                        placement = Placement(star, space, color, jokers)
                        found[self._text(placement)] = placement
        return found

    def _text(self, placement: Placement) -> str:
        """Write a placement: star, number, color where it is free, jokers if any."""
        star, space, color, jokers = placement
        number = NUMBERS[self.side][star][space]
        if star == "C":
            text = f"C{space + 1}{LETTERS[color]}"
        elif self.side == "grey":
            text = f"{STAR_DIGITS[star]}{number}{LETTERS[color]}"
        else:
            text = f"{LETTERS[color]}{number}"
        return f"{text}+{jokers}" if jokers else text

    def _discards(self) -> set[str]:
        """Throw tiles away in color order, and stop once the rest fits the corners (rules 5.6, passing)."""
        hand = self.seats[self.turn].hand
        texts = {"stop"} if size(hand) <= CORNER_SPACES else set[str]()
        for place, color in enumerate(COLORS):
            earlier = sum(hand[before] for before in COLORS[:place])
            in_order = place >= COLORS.index(self.discard_from or COLORS[0])
            if hand[color] and in_order and earlier <= CORNER_SPACES:
                texts.add("-" + LETTERS[color])
        return texts

    def play(self, text: str) -> None:
        """Play one legal move."""
        if self.phase == "place":
            self._place_or_pass(text)
            return
        assert text in self.legal(), f"{text} is not legal in phase {self.phase}"
        if self.phase == "draft":
            self._draft(text[0], COLOR_OF[text[1]])
        elif self.phase == "bonus":
            self._take_bonus(COLOR_OF[text[1]])
        elif text == "stop":
            self._keep()
        else:
            self._discard(COLOR_OF[text[1]])

    # Phase 1

    def _draft(self, source: str, color: str) -> None:
        """Take all tiles of a color and one joker, or one joker; the rest goes to the center (rules 5.5)."""
        seat = self.seats[self.turn]
        tiles = self.center if source == "C" else self.factories[int(source) - 1]
        taken = pool_of({})
        if color != self.joker:
            taken[color] = tiles[color]
        if tiles[self.joker]:
            taken[self.joker] = 1
        for each in COLORS:
            tiles[each] -= taken[each]
            seat.hand[each] += taken[each]
        if source != "C":
            pour(tiles, self.center)
        elif self.stone_in_center:
            self._take_stone(size(taken))
        self.turn = (self.turn + 1) % self.players
        if size(self.center) == 0 and all(size(factory) == 0 for factory in self.factories):
            self._begin_placing()

    def _take_stone(self, taken: int) -> None:
        """Start from now on, and pay a point per tile taken in this turn (rules 5.5)."""
        self.stone_in_center = False
        self.start = self.turn
        self._lose(self.seats[self.turn], taken)

    def _lose(self, seat: Seat, points: int) -> None:
        """Take points away, but never below one (rules 5.5, 5.6, 5.8)."""
        seat.score = max(MIN_SCORE, seat.score - points)

    # Phase 2

    def _begin_placing(self) -> None:
        """Phase 2 begins with the holder of the stone, or whoever started if it was left (rules 5.6, 5.9)."""
        self.stone_in_center = False
        self.phase = "place"
        self.turn = self.start

    def _place_or_pass(self, text: str) -> None:
        """Place exactly one tile, or pass (rules 5.6)."""
        if text == "pass":
            self._pass()
            return
        placements = self._placements()
        assert text in placements, f"{text} is not a legal placement"
        self._place(placements[text])

    def _place(self, placement: Placement) -> None:
        """Pay, cover the space, score its group and see which features it completes (rules 5.6)."""
        star, space, color, jokers = placement
        seat = self.seats[self.turn]
        natural = NUMBERS[self.side][star][space] - jokers
        seat.hand[color] -= natural
        seat.hand[self.joker] -= jokers
        self.tower[color] += natural - 1
        self.tower[self.joker] += jokers
        seat.board[star][space] = color
        seat.score += group(seat.board[star], space)
        self.bonus_due = min(bonus_tiles(seat.board, star, space), size(self.supply))
        if self.bonus_due:
            self.phase = "bonus"
        else:
            self._end_turn()

    def _take_bonus(self, color: str) -> None:
        """Take one bonus tile from the supply, which is not refilled in between (rules 5.6, step 5)."""
        self.supply[color] -= 1
        self.seats[self.turn].hand[color] += 1
        self.bonus_due -= 1
        if self.bonus_due == 0:
            self._end_turn()

    def _pass(self) -> None:
        """Pass for the rest of the round; what is left in the hand must be kept or discarded (rules 5.6)."""
        seat = self.seats[self.turn]
        seat.passed = True
        if size(seat.hand) == 0:
            self._end_turn()
        else:
            self.phase = "discard"
            self.discard_from = COLORS[0]

    def _discard(self, color: str) -> None:
        """Throw one tile into the tower for a point (rules 5.6)."""
        seat = self.seats[self.turn]
        seat.hand[color] -= 1
        self.tower[color] += 1
        self._lose(seat, 1)
        self.discard_from = color
        if size(seat.hand) == 0:
            self._keep()

    def _keep(self) -> None:
        """Put what is left into the corners (rules 5.6)."""
        seat = self.seats[self.turn]
        pour(seat.hand, seat.corners)
        self.discard_from = None
        self._end_turn()

    def _end_turn(self) -> None:
        """Hand on to the next seat that has not passed, with a refill if it is due (rules 5.6, step 6)."""
        for step in range(1, self.players + 1):
            seat = (self.turn + step) % self.players
            if not self.seats[seat].passed:
                self.turn = seat
                gaps = size(self.supply) < SUPPLY_SPACES
                self.phase = "refill" if gaps and self._has_tiles_to_draw() else "place"
                return
        self._end_round()

    def _has_tiles_to_draw(self) -> bool:
        """Return whether bag or tower hold a tile."""
        return size(self.bag) + size(self.tower) > 0

    # Phase 3 and the end

    def _end_round(self) -> None:
        """Score the game, or take the corner tiles up for the next round: all have passed (rules 5.7)."""
        if self.round == ROUNDS:
            self._finish()
            return
        self.round += 1
        self.turn = self.start
        for seat in self.seats:
            seat.passed = False
            pour(seat.corners, seat.hand)
        if self._has_tiles_to_draw():
            self.phase = "deal"
        else:
            self._begin_round()

    def _begin_round(self) -> None:
        """Start drafting, or go straight to placing if no factory got a tile (rules 5.5, 5.9)."""
        self.turn = self.start
        if any(size(factory) for factory in self.factories):
            self.phase = "draft"
            self.stone_in_center = True
        else:
            self._begin_placing()

    def _finish(self) -> None:
        """Add stars and numbers, then take a point per tile in the corners (rules 5.8)."""
        self.phase = "over"
        for number, seat in enumerate(self.seats):
            seat.score += sum(self.bonuses(number).values())
            self._lose(seat, size(seat.corners))

    def bonuses(self, seat: int) -> dict[str, int]:
        """Return the final points a seat's board is worth, by stars and by numbers (rules 5.8)."""
        board = self.seats[seat].board
        return {
            "stars": sum(star_points(board[star]) for star in STARS),
            "numbers": sum(number_points(board, self.side, number) for number in (1, 2, 3, 4)),
        }

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.phase == "over"

    def winners(self) -> list[int]:
        """Return the seats that share the victory by most points; none before the end (rules 5.8)."""
        if not self.is_over():
            return []
        best = max(seat.score for seat in self.seats)
        return [number for number, seat in enumerate(self.seats) if seat.score == best]

    # Snapshots

    def snapshot(self) -> dict[str, Any]:
        """Return the whole state in its JSON form."""
        return {
            "game": "pavilion",
            "players": self.players,
            "options": {"side": self.side, "joker_order": list(self.joker_order)},
            "round": self.round,
            "phase": self.phase,
            "turn": None if self.is_over() else self.turn,
            "start": self.start,
            "stone_in_center": self.stone_in_center,
            "bonus_due": self.bonus_due,
            "discard_from": self.discard_from,
            "bag": shown(self.bag),
            "tower": shown(self.tower),
            "supply": shown(self.supply),
            "center": shown(self.center),
            "factories": [shown(factory) for factory in self.factories],
            "seats": [
                {
                    "score": seat.score,
                    "passed": seat.passed,
                    "hand": shown(seat.hand),
                    "corners": shown(seat.corners),
                    "board": {star: list(seat.board[star]) for star in STARS},
                }
                for seat in self.seats
            ],
        }

    @classmethod
    def from_snapshot(cls, snapshot: dict[str, Any]) -> Self:
        """Set up any position from its JSON form."""
        twin = cls(snapshot["players"], snapshot["start"], **snapshot["options"])
        for name in ("round", "phase", "stone_in_center", "bonus_due", "discard_from"):
            setattr(twin, name, snapshot[name])
        twin.turn = twin.start if snapshot["turn"] is None else snapshot["turn"]
        for name in ("bag", "tower", "supply", "center"):
            setattr(twin, name, pool_of(snapshot[name]))
        twin.factories = [pool_of(factory) for factory in snapshot["factories"]]
        twin.seats = [
            Seat(
                seat["score"],
                seat["passed"],
                pool_of(seat["hand"]),
                pool_of(seat["corners"]),
                {star: list(seat["board"][star]) for star in STARS},
            )
            for seat in snapshot["seats"]
        ]
        return twin
