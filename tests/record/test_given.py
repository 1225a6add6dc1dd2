"""Records of games that continue from another game: the given events are counted, and not covered by the commitment."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sintra import record
from sintra.dealer import Dealer, Verdict, verify
from sintra.errors import InvalidRecord, RecordSyntax
from sintra.record import Fairness, Record, dealt, is_deal
from tests.records import play, seed_of
from tests.tables import TABLES, Table

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def continued(table: Table, events: int, number: int = 8) -> Record:
    """Take over so many events of one game, and play the first legal moves from there with the deals of another seed."""
    whole = play(table, 3)
    nonces = tuple(bytes([seat]) for seat in range(whole.players))
    dealer = Dealer(seed_of(number), nonces)
    promise = Fairness(dealer.commitment, nonces)
    game = replace(whole, events=whole.events[:events], result=None, given=events, fairness=promise)
    state = game.state
    while not state.is_over:
        if state.needs_deal:
            deal = dealer.draw(game.game, state, sum(map(is_deal, game.events)) + 1)
            event, state = dealt(state, deal), game.game.deal(state, deal)
        else:
            action = game.game.legal_actions(state)[0]
            event, state = str(game.game.move(action)), game.game.play(state, action)
        game = game.append(event)
    return game.finish().reveal(dealer.seed)


@every_table
def test_what_was_given_is_written_and_read(table: Table) -> None:
    """The text says how many deals and moves were given, and round-trips."""
    game = continued(table, 9)
    text = str(game)
    assert "\ngiven 9\ncommitment" in text
    assert record.parse(text) == game
    assert "given" not in str(replace(game, given=0))


@every_table
def test_deals_after_what_was_given_are_verified(table: Table) -> None:
    """Those before it are passed over, the verdict says so, and one that is exchanged afterwards is found."""
    game = continued(table, 9)
    before, deals = game.given_deals, sum(map(is_deal, game.events))
    assert before == sum(map(is_deal, game.events[:9]))
    were = "was" if before == 1 else "were"
    expected = f"fair: {deals - before} deals drawn again, all as recorded; {before} before them {were} given"
    assert verify(game) == Verdict("fair", expected, deals - before, given=before, cause="fair_given")
    claimed = verify(replace(game, given=0))
    assert (claimed.finding, claimed.differs) == ("unfair", 1)


def test_a_game_without_deals_of_its_own_cannot_be_verified() -> None:
    """When everything that was dealt was given, there is nothing to compare."""
    whole = play(TABLES[0], 3)
    promise = Fairness(Dealer(seed_of(8), (b"", b"")).commitment, (b"", b""))
    given = replace(whole, result=None, given=len(whole.events), fairness=promise).reveal(seed_of(8))
    assert verify(given).finding == "unverifiable"


def test_more_than_there_is_cannot_have_been_given() -> None:
    """A record rejects it as a value, and as a whole text; of a text that was cut off, what is there is given."""
    game = continued(TABLES[0], 9)
    with pytest.raises(InvalidRecord, match=r"given: 1000, expected 0 to \d+, the number of deals and moves"):
        replace(game, given=1000)
    short = str(replace(game, events=game.events[:9], result=None)).replace("given 9", "given 12")
    with pytest.raises(RecordSyntax, match="cut off within what was given: 9 of 12 deals and moves are there"):
        record.parse(short)
    assert record.load(short.encode()).record.given == len(game.events[:9])
    assert game.take_back(len(game.events) - 4).given == len(game.events[:4])


@pytest.mark.parametrize("line", ["given", "given -1", "given 0", "given nine", "given 9 9"])
def test_a_line_that_says_it_otherwise_is_refused(line: str) -> None:
    """The line has one form."""
    text = str(continued(TABLES[0], 9)).replace("given 9", line)
    with pytest.raises(RecordSyntax, match="expected a number of deals and moves, such as 'given 12'"):
        record.parse(text)


def test_every_cut_of_a_text_can_be_loaded() -> None:
    """Wherever a file ends after its header, what is there can be read, and nothing else is said to have been given."""
    game = continued(TABLES[0], 9)
    text = str(game)
    for end in range(text.index("round 1"), len(text), 7):
        found = record.load(text[:end].encode()).record
        assert found.events == game.events[: len(found.events)]
        assert found.given == min(9, len(found.events))
