"""The Dealer: unbiased, bound by its commitment, and checkable by anybody; who cheats is caught."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sintra.dealer import NUMBERS, Dealer, Verdict, below, commitment, new_seed, verify
from sintra.errors import OptionError
from sintra.game import Draws
from sintra.record import Fairness, PersonSeat, Record, dealt, is_deal, parse
from tests.records import Tiles, play, seed_of
from tests.tables import TABLES, Table

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
one_of_each_game = pytest.mark.parametrize("table", [TABLES[0], TABLES[-1]], ids=str)
PAGE = (Path(__file__).parent.parent / "docs" / "fairness.md").read_text(encoding="utf-8")
SEED = bytes(range(32))
NONCES = (b"Ana", b"Bot!")


# Once more, from the page alone, with nothing but hashlib


def block(seed: bytes, message: str) -> bytes:
    """HMAC-SHA-256, as its standard defines it."""
    inner, outer = (bytes(byte ^ pad for byte in seed.ljust(64, b"\0")) for pad in (0x36, 0x5C))
    return hashlib.sha256(outer + hashlib.sha256(inner + message.encode()).digest()).digest()


def draw_again(seed: bytes, lines: list[str], rows: tuple[str, str], sizes: list[int]) -> list[str]:
    """Draw the tiles of one deal as docs/fairness.md says: bag and reserve are rows of letters in the fixed order."""
    (bag, reserve), drawn, stream, number = rows, [""] * len(sizes), b"", 0
    places = [place for place, size in enumerate(sizes) for _ in range(size)]
    while places and (bag or reserve):
        bag, reserve = (bag, reserve) if bag else (reserve, "")
        if not stream:
            stream, number = block(seed, "\n".join([*lines, f"block {number}", ""])), number + 1
        x, stream = stream[0] * 256 + stream[1], stream[2:]
        if x < 65536 - 65536 % len(bag):
            k = x % len(bag)
            drawn[places.pop(0)] += bag[k]
            bag = bag[:k] + bag[k + 1 :]
    return drawn


@every_table
def test_anybody_can_draw_the_same_tiles(table: Table) -> None:
    """Every deal of a random game comes out the same from a few lines written from the page alone."""
    record = play(table, 12)
    assert record.fairness is not None
    assert record.fairness.seed is not None
    letter = dict(zip(colors(table), {"azul": "BYRKT", "pavilion": "PGOYBR"}[table.game], strict=True))
    nonces = re.findall(r"^nonce .*$", str(record), re.MULTILINE)
    for number, (state, deal) in enumerate(record.deals(), 1):
        draws = record.game.draws(state)
        bag, reserve = ("".join(letter[color] * count for color, count in pool.items()) for pool in (draws.bag, draws.reserve))
        sizes = [size for _, size in draws.groups]
        lines = ["sintra fair deals 1", *nonces, f"deal {number}"]
        drawn = draw_again(record.fairness.seed, lines, (bag, reserve), sizes)
        expected = ["".join(sorted(word.strip("-"))) for word in deal.split() if word != "/"]
        assert ["".join(sorted(word)) for word in drawn] == expected
    assert hashlib.sha256(record.fairness.seed).digest() == record.fairness.commitment


def colors(table: Table) -> list[str]:
    """Return the colors of a game in their fixed order: a new bag has them all."""
    game = table.make()
    return list(game.draws(game.new()).bag)


# The worked example of the page


def test_the_example_on_the_page_is_right() -> None:
    """Commitment, both blocks of the stream and the table of the first tiles on the page are what comes out."""
    message = re.search(r"```\n(sintra fair deals 1\n(?:.*\n)*?)```", PAGE)
    assert message is not None
    assert hashlib.sha256(SEED).hexdigest() in PAGE
    blocks = [block(SEED, message[1].replace("block 0", f"block {number}")).hex() for number in range(2)]
    assert re.findall(r"SHA2-256\(stdin\)= (\w+)", PAGE) == blocks
    row = [color for color in ("blue", "yellow", "red", "black", "teal") for _ in range(20)]
    lines = re.findall(r"^\| (\d+) \| `(\w{4})` \| (\d+) \| (\d+) \| (\d+) \| (\w+) \|$", PAGE, re.MULTILINE)
    assert len(lines) == 5
    for at, (tile, text, number, left, remainder, color) in enumerate(lines):
        assert (int(tile), text) == (at + 1, blocks[0][4 * at : 4 * at + 4])
        assert (int(text, 16), len(row), int(number) % len(row)) == (int(number), int(left), int(remainder))
        assert row.pop(int(remainder)) == color


def test_the_example_is_the_game_on_the_page_of_notation() -> None:
    """The seed and nonces of the example draw the deals of the record in docs/notation.md."""
    page = (Path(__file__).parent.parent / "docs" / "notation.md").read_text(encoding="utf-8")
    record = parse(re.findall(r"```record\n(.*?)```", page, re.DOTALL)[0])
    assert record.fairness == Fairness(commitment(SEED), NONCES, SEED)
    assert verify(record) == Verdict("fair", "fair: 2 deals drawn again, all as recorded", 2, cause="fair")
    assert record.events[0].startswith("deal BBKT ")


# Drawing


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 22, 99, 100, 129, 132, 255, 257, 40_000, 65_535, 65_536])
def test_no_number_is_favored(limit: int) -> None:
    """Rejection sampling gives every value below the limit equally often, at awkward limits too."""
    numbers = iter(range(NUMBERS))
    found: Counter[int] = Counter()
    for _ in range(NUMBERS // limit * limit):
        found[below(limit, numbers)] += 1
    assert set(found) == set(range(limit))
    assert set(found.values()) == {NUMBERS // limit}
    assert len(list(numbers)) == NUMBERS % limit  # these would bias towards small values, and are skipped


@pytest.mark.parametrize("limit", [0, -1, 65_537])
def test_a_limit_must_fit_the_numbers(limit: int) -> None:
    """A limit beyond what two bytes hold is rejected, not drawn with a bias."""
    with pytest.raises(OptionError, match=f"a number below {limit}, expected a limit from 1 to 65536"):
        below(limit, iter([0]))


def test_numbers_are_passed_over_and_the_next_is_taken() -> None:
    """With 100 tiles the numbers from 65500 on are not used."""
    assert below(100, iter([65_535, 65_500, 65_499])) == 99


def chi_squared(found: Counter[Any], expected: dict[Any, float]) -> float:
    """Measure how far counts are from what is expected."""
    return sum((found[key] - mean) ** 2 / mean for key, mean in expected.items())


@one_of_each_game
def test_tiles_are_drawn_evenly(table: Table, scaled: Callable[[int], int]) -> None:
    """Over many seeds every color is equally likely at every place, and pairs are as likely as without putting back."""
    game = table.make()
    draws = game.draws(game.new())
    each, total, places = draws.bag[colors(table)[0]], sum(draws.bag.values()), sum(size for _, size in draws.groups)
    games_played = max(400, scaled(1500))
    single: Counter[Any] = Counter()
    pairs: Counter[Any] = Counter()
    for number in range(games_played):
        tiles = [tile for group in Dealer(seed_of(number), (b"", b"x")).groups(draws, 1) for tile in group]
        single.update(enumerate(tiles))
        pairs.update(zip(tiles[::2], tiles[1::2], strict=True))
    means = dict.fromkeys([(at, color) for at in range(places) for color in colors(table)], games_played * each / total)
    assert chi_squared(single, means) < len(means) + 6 * (2 * len(means)) ** 0.5
    count = games_played * (places // 2)
    chances = {
        (one, two): count * each / total * (each - (one == two)) / (total - 1) for one in colors(table) for two in colors(table)
    }
    assert chi_squared(pairs, chances) < len(chances) + 6 * (2 * len(chances)) ** 0.5


def test_streams_are_independent() -> None:
    """Another seed, nonce, number of the deal or order of nonces gives another stream; the same gives the same."""
    variants = [
        Dealer(SEED, NONCES).numbers(1),
        Dealer(SEED, NONCES).numbers(2),
        Dealer(SEED, NONCES).numbers(11),
        Dealer(SEED, NONCES[::-1]).numbers(1),
        Dealer(SEED, (b"Ana", b"")).numbers(1),
        Dealer(SEED, (b"", b"Ana")).numbers(1),
        Dealer(SEED, (b"AnaBot!", b"")).numbers(1),
        Dealer(SEED, (b"Ana", b"Bot!", b"")).numbers(1),
        Dealer(SEED[::-1], NONCES).numbers(1),
    ]
    streams = [tuple(islice(numbers, 40)) for numbers in variants]
    assert len({number for stream in streams for number in stream}) > 0.95 * 40 * len(streams)
    assert streams[0] == tuple(islice(Dealer(SEED, NONCES).numbers(1), 40))


draws_of_any_kind = st.builds(
    Draws,
    st.lists(st.tuples(st.just("place"), st.integers(0, 10)), min_size=1, max_size=10).map(tuple),
    st.dictionaries(st.sampled_from("BYRKT"), st.integers(1, 20)),
    st.dictionaries(st.sampled_from("BYRKT"), st.integers(1, 20)),
)


@given(draws_of_any_kind, st.binary(min_size=32, max_size=32), st.integers(1, 999))
def test_the_bag_is_emptied_first_and_nothing_is_drawn_twice(draws: Draws, seed: bytes, number: int) -> None:
    """Places are filled in order as long as there are tiles: all of the bag before any of the reserve, each tile once."""
    groups = Dealer(seed, ()).groups(draws, number)
    drawn = [tile for group in groups for tile in group]
    bag, reserve = Counter(draws.bag), Counter(draws.reserve)
    wanted = sum(size for _, size in draws.groups)
    assert len(drawn) == min(wanted, bag.total() + reserve.total())
    assert Counter(drawn[: bag.total()]) <= bag
    assert Counter(drawn[bag.total() :]) <= reserve
    sizes = [size for _, size in draws.groups]
    assert all(len(group) <= size for group, size in zip(groups, sizes, strict=True))
    short = [at for at, group in enumerate(groups) if len(group) < sizes[at]]
    assert all(not group for group in groups[short[0] + 1 :]) if short else True


@every_table
def test_every_game_accepts_the_deals(table: Table) -> None:
    """What the dealer draws has a word for each place that is due, and as many tiles as there are, at every chance point."""
    game = table.make()
    draws = game.draws(game.new())
    assert [name for name, _ in draws.groups][-1] == f"factory {2 * game.players + 1}"
    record = play(table, 15)
    for state, deal in record.deals():
        sizes = [len(word.strip("-")) for word in deal.split() if word != "/"]
        due = game.draws(state)
        assert len(sizes) == len(due.groups)
        assert sum(sizes) == min(sum(size for _, size in due.groups), sum(due.bag.values()) + sum(due.reserve.values()))


def test_seeds_are_new_and_secret() -> None:
    """Every game gets its own seed of 32 bytes, which no log can show by accident."""
    dealer = Dealer(new_seed(), NONCES)
    assert len(dealer.seed) == len(new_seed()) == 32
    assert dealer.seed != new_seed()
    assert repr(dealer) == r"Dealer(nonces=(b'Ana', b'Bot!'))"
    assert dealer.commitment == hashlib.sha256(dealer.seed).digest()
    with pytest.raises(OptionError, match="a seed of 31 bytes, expected 32"):
        Dealer(bytes(31), NONCES)


# Checking


@every_table
def test_honest_games_are_fair(table: Table) -> None:
    """A game dealt as promised is found fair, with every deal drawn again, also after it was written to a file."""
    record = play(table, 20)
    number = sum(is_deal(event) for event in record.events)
    assert verify(record) == Verdict("fair", f"fair: {number} deals drawn again, all as recorded", number, cause="fair")
    assert verify(parse(str(record))).is_fair


@dataclass
class Swindler:
    """A dealer who, in one deal, puts another tile from the bag where the last one was drawn."""

    at: int
    has_swindled: bool = False

    def __call__(self, number: int, draws: Draws, tiles: Tiles) -> Tiles:
        """Change one tile, if it is the right deal and the bag has another color."""
        *rest, last = [list(group) for group in tiles]
        left = Counter(draws.bag) - Counter(tile for group in tiles for tile in group)
        others = [color for color in left if last and color != last[-1]]
        if number != self.at or not others:
            return tiles
        self.has_swindled = True
        return [*rest, [*last[:-1], others[0]]]


@every_table
def test_one_changed_tile_is_caught(table: Table) -> None:
    """A single changed tile in any deal or refill is found out: the deal, the place and the right tiles are named."""
    game = table.make()
    for at in range(1, 12):
        swindler = Swindler(at)
        record = play(table, 21, swindler)
        verdict = verify(record)
        if not swindler.has_swindled:  # there were fewer deals, or the bag was empty
            assert verdict.is_fair
            continue
        state, deal = list(record.deals())[at - 1]
        right = Dealer(seed_of(21), nonces_of(record)).draw(game, state, at)
        place = game.draws(state).groups[-1][0]
        drawn, dealt = str(right).split()[-1], deal.split()[-1]
        reason = f"deal {at}, {place}: the seed and the nonces draw {drawn}, the record has {dealt}"
        assert verdict == Verdict("unfair", reason, at - 1, at, 0, "deal", place, drawn, dealt)


def nonces_of(record: Record) -> tuple[bytes, ...]:
    """Return the nonces of a record that has some."""
    assert record.fairness is not None
    return record.fairness.nonces


@one_of_each_game
def test_swapped_deals_are_caught(table: Table) -> None:
    """A dealer who deals what belongs to another number is found out at the first such deal."""
    game = table.make()
    nonces = (b"",) * game.players
    dealer, state = Dealer(SEED, nonces), game.new()
    record = Record.of(game, *[PersonSeat()] * game.players, fairness=Fairness(dealer.commitment, nonces))
    event = dealt(state, dealer.draw(game, state, 2))
    verdict = verify(record.append(event).reveal(SEED))
    assert (verdict.finding, verdict.deals, verdict.differs) == ("unfair", 0, 1)


@one_of_each_game
def test_another_seed_is_caught(table: Table) -> None:
    """A seed that is not the one committed to is found out, whether it draws the deals of the record or not."""
    record = play(table, 22)
    assert record.fairness is not None
    fitting = replace(record, fairness=replace(record.fairness, commitment=commitment(SEED)))
    for cheat, seed in ((fitting, seed_of(22)), (record.reveal(SEED), SEED)):
        message = f"the seed is not the one that was committed to: its SHA-256 is {hashlib.sha256(seed).hexdigest()}"
        assert verify(cheat) == Verdict("unfair", message, cause="other_seed")


@every_table
def test_an_altered_nonce_is_caught(table: Table) -> None:
    """A dealer who puts another nonce into the record, or drops one, is found out at the first deal."""
    record = play(table, 23)
    fairness = record.fairness
    assert fairness is not None
    for seat in range(record.players):
        for nonce in (b"another", fairness.nonces[seat] + b"\0", b""):
            nonces = (*fairness.nonces[:seat], nonce, *fairness.nonces[seat + 1 :])
            verdict = verify(replace(record, fairness=replace(fairness, nonces=nonces)))
            assert verdict.is_fair == (nonces == fairness.nonces)
            assert verdict.differs == (None if nonces == fairness.nonces else 1)


def test_without_a_promise_there_is_nothing_to_verify() -> None:
    """A record without commitment, seed or deals is not called fair: it says what is missing."""
    record = play(TABLES[0], 25)
    for nothing, message, cause in (
        (replace(record, fairness=None), "nothing to verify: the record has no commitment", "uncommitted"),
        (record.take_back(0), "nothing to verify yet: the seed has not been revealed", "unrevealed"),
        (replace(record, events=(), result=None), "nothing to verify yet: no tile has been dealt", "undealt"),
    ):
        assert verify(nothing) == Verdict("unverifiable", message, cause=cause)
        assert not verify(nothing).is_fair


def test_taking_back_and_playing_on_gives_the_same_deal() -> None:
    """After undo the dealer deals the same tiles again, so nobody gains by taking back."""
    record = play(TABLES[0], 26)
    dealer = Dealer(seed_of(26), nonces_of(record))
    second = [at for at, event in enumerate(record.events) if is_deal(event)][1]
    state = record.take_back(len(record.events) - second).state
    assert dealt(state, dealer.draw(record.game, state, 2)) == record.events[second]
