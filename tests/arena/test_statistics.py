"""The statistics, checked against simulated matches with known ground truth."""

from __future__ import annotations

import math

import numpy as np
import pytest

from sintra.arena.ratings import SCALE, Pairing, fit, rate
from sintra.arena.sequential import SequentialTest
from sintra.arena.statistics import (
    elo,
    elo_estimate,
    estimate,
    resampled_means,
    running_estimates,
    share_of_elo,
    variance_gain,
    without_luck,
)
from sintra.errors import OptionError
from tests.scale import IS_SHORT

pytestmark = pytest.mark.slow

GAMES = 2  # in a block
MATCHES = 100 if IS_SHORT else 300


def blocks(rng: np.random.Generator, share: float, number: int, luck: float = 0.0) -> list[float]:
    """Simulate blocks of two games; the luck of a block moves both its games the same way."""
    moved = np.clip(share + luck * rng.standard_normal((number, 1)), 0, 1)
    won = rng.random((number, GAMES)) < moved
    means: list[float] = won.mean(axis=1).tolist()
    return means


@pytest.mark.parametrize("number", [10, 40, 100])
@pytest.mark.parametrize("share", [0.5, 0.6, 0.95])
def test_intervals_hold_the_truth_as_often_as_they_say(number: int, share: float) -> None:
    """Of many simulated matches, the 95 % interval holds the true share in 92 % or more, even for few blocks."""
    rng = np.random.default_rng(number)
    held = 0
    for _ in range(MATCHES):
        found = estimate(blocks(rng, share, number))
        held += found.low <= share <= found.high
    assert held >= 0.92 * MATCHES


def test_intervals_are_no_wider_than_they_must_be() -> None:
    """For many blocks the interval is that of the normal distribution."""
    values = blocks(np.random.default_rng(1), 0.6, 2000)
    found = estimate(values)
    error = np.std(values, ddof=1) / math.sqrt(len(values))
    assert found.high - found.low == pytest.approx(2 * 1.96 * error, rel=0.06)
    assert found.mean == pytest.approx(np.mean(values))


def test_what_was_known_on_the_way_is_as_honest() -> None:
    """After all blocks it is the estimate itself, and after fewer approximately the estimate of those."""
    values = blocks(np.random.default_rng(2), 0.7, 300)
    on_the_way = running_estimates(values, [1, 10, 100, 300])
    for number, known in zip([1, 10, 100, 300], on_the_way, strict=True):
        alone = estimate(values[:number])
        assert known.mean == pytest.approx(alone.mean)
        assert (known.low, known.high) == pytest.approx((alone.low, alone.high), abs=0.02)
    known = estimate(values)
    assert (on_the_way[-1].low, on_the_way[-1].high) == pytest.approx((known.low, known.high), abs=1e-12)


def test_games_of_a_block_are_not_counted_as_independent() -> None:
    """When both games of a block share their luck, the interval over blocks holds the truth all the same."""
    rng = np.random.default_rng(3)
    held = 0
    for _ in range(300):
        pairs = (rng.random(60) < 0.5).astype(float)  # both games of a block end alike
        found = estimate(pairs)
        held += found.low <= 0.5 <= found.high
    assert 0.92 <= held / 300 <= 0.99


def test_equal_blocks_are_no_proof() -> None:
    """Ten blocks won out of ten leave room below; none at all, everything; and the estimate lies in its interval."""
    found = estimate([1.0] * 10)
    assert found.mean == found.high == 1
    assert 0.7 < found.low < 0.85
    nothing = estimate([])
    assert math.isnan(nothing.mean)
    assert (nothing.low, nothing.high) == (0, 1)
    assert estimate([0.5]).low < 0.2


def test_equal_seeds_give_equal_intervals() -> None:
    """The bootstrap is drawn with a seed, also when it is drawn in parts."""
    values = [0.0, 0.5, 1.0, 1.0]
    assert estimate(values) == estimate(values)
    assert (resampled_means(values, seed=1) != resampled_means(values, seed=2)).any()
    assert len(resampled_means(np.full(3_000_000, 0.5), resamples=2)) == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_elo_and_share_are_each_others_inverse(players: int) -> None:
    """An even share is 0 Elo at any table, 400 Elo are tenfold strength, and the ends are infinite."""
    assert elo(1 / players, players) == pytest.approx(0)
    assert elo(share_of_elo(123.0, players), players) == pytest.approx(123)
    assert share_of_elo(400, players) == pytest.approx(10 / (10 + players - 1))
    assert elo(1.0) == math.inf == -elo(0.0)
    assert math.isnan(elo(math.nan))
    assert elo_estimate(estimate([1.0] * 10)).low > 0


# Luck


def test_taking_luck_out_keeps_the_mean_and_narrows_it() -> None:
    """Over 300 simulated matches adjusted and raw means agree within error, and the adjusted ones have less variance."""
    rng = np.random.default_rng(5)
    raw: list[float] = []
    adjusted: list[float] = []
    for _ in range(300):
        luck = rng.standard_normal(40) * 0.3
        shares = 0.55 + luck * 0.6 + rng.standard_normal(40) * 0.1
        raw.append(float(shares.mean()))
        adjusted.append(float(without_luck(shares.tolist(), luck.tolist()).mean()))
    error, adjusted_error = (float(np.std(values)) / math.sqrt(300) for values in (raw, adjusted))
    assert np.mean(adjusted) == pytest.approx(np.mean(raw), abs=3 * error)
    assert np.mean(adjusted) == pytest.approx(0.55, abs=4 * adjusted_error)
    assert np.var(adjusted) < np.var(raw) / 3


def test_luck_that_means_nothing_does_no_harm() -> None:
    """A value function of pure noise leaves mean and variance about as they were."""
    rng = np.random.default_rng(6)
    shares = blocks(rng, 0.5, 500)
    adjusted = without_luck(shares, rng.standard_normal(500).tolist())
    assert variance_gain(shares, adjusted) == pytest.approx(1, abs=0.05)
    assert np.mean(adjusted) == pytest.approx(np.mean(shares), abs=0.01)


def test_luck_counts_in_full_while_there_are_few_blocks() -> None:
    """With few blocks the coefficient is 1; luck that is always zero changes nothing."""
    assert without_luck([0.5, 1.0], [0.1, -0.2]).tolist() == pytest.approx([0.4, 1.2])
    assert without_luck([0.5] * 20, [0.0] * 20).tolist() == [0.5] * 20
    assert math.isnan(variance_gain([0.5], [0.5]))


# The sequential test


def decisions(difference: float, test: SequentialTest, matches: int, seed: int) -> list[tuple[str | None, int]]:
    """Run simulated matches of bots with a known difference."""
    rng = np.random.default_rng(seed)
    share = share_of_elo(difference)
    found: list[tuple[str | None, int]] = []
    for _ in range(matches):
        standing = test.evaluate(blocks(rng, share, 6000, luck=0.1))
        found.append((standing.verdict, standing.blocks))
    return found


def test_the_sequential_test_errs_as_rarely_as_it_says() -> None:
    """At elo0 it says better, and at elo1 not better, in no more than about 5 of 100 matches; and it always decides."""
    test = SequentialTest(0, 40)
    for difference, wrong in ((0, "better"), (40, "not better")):
        found = [verdict for verdict, _ in decisions(difference, test, 400, seed=7)]
        assert None not in found
        assert found.count(wrong) / 400 <= 0.075


def test_the_sequential_test_is_quick_when_the_answer_is_plain() -> None:
    """A bot that is 200 Elo better is detected in a fraction of the blocks that 20 Elo take."""
    test = SequentialTest(0, 40)
    plain = np.mean([number for _, number in decisions(200, test, 50, seed=8)])
    close = np.mean([number for _, number in decisions(20, test, 50, seed=9)])
    assert plain < close / 4


def test_a_decision_stands_whatever_comes_after() -> None:
    """The test looks at blocks in their order and stops at the first decision."""
    test = SequentialTest(0, 100)
    standing = test.evaluate([1.0] * 200 + [0.0] * 1000)
    assert standing.verdict == "better"
    assert standing.blocks < 200
    assert test.evaluate([1.0] * standing.blocks) == standing
    assert test.evaluate([1.0] * (standing.blocks - 1)).verdict is None
    assert test.evaluate([0.0] * 200).verdict == "not better"
    assert test.evaluate([]).blocks == 0


def test_tests_without_sense_are_rejected() -> None:
    """The second Elo must be the larger, and error rates below a half."""
    for values in ((20, 0), (0, 0), (math.nan, 1), (0, math.inf)):
        with pytest.raises(OptionError, match="the smaller one first"):
            SequentialTest(*values)
    with pytest.raises(OptionError, match="error rates"):
        SequentialTest(0, 20, alpha=0.6)


# Ratings


def simulated(
    rng: np.random.Generator, truth: list[float], pairs: list[tuple[int, int]], number: int, players: int = 2
) -> list[Pairing]:
    """Simulate matches of bots with known ratings."""
    found: list[Pairing] = []
    for one, many in pairs:
        share = share_of_elo(truth[one] - truth[many], players)
        won = rng.random((number, players)) < share
        found.append(Pairing(one, many, tuple(won.mean(axis=1).tolist()), players))
    return found


ALL_PAIRS = [(one, other) for one in range(5) for other in range(one + 1, 5)]
CHAIN = [(0, 1), (1, 2), (2, 3), (3, 4)]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("pairs", [ALL_PAIRS, CHAIN], ids=["all pairs", "neighbors"])
def test_known_ratings_are_found_again(players: int, pairs: list[tuple[int, int]]) -> None:
    """From many simulated games the true ratings are recovered, relative to the anchor."""
    truth = [1000.0, 1150.0, 1100.0, 1300.0, 1500.0]
    found = fit(simulated(np.random.default_rng(1), truth, pairs, 4000, players), 5, {0: 1000.0})
    assert found.tolist() == pytest.approx(truth, abs=40)
    assert found[0] == 1000


def test_rating_intervals_hold_the_truth() -> None:
    """Of 60 simulated ladders the 95 % intervals hold the true ratings in about 95 %."""
    rng = np.random.default_rng(2)
    truth = [0.0, 80.0, 200.0, 260.0, 700.0]
    held = total = 0
    for _ in range(60):
        ratings = rate(simulated(rng, truth, ALL_PAIRS, 60), 5)
        held += sum(rating.low <= true <= rating.high for rating, true in zip(ratings[1:], truth[1:], strict=True))
        total += 4
    assert 0.9 <= held / total <= 0.99


def test_a_bot_that_won_everything_has_a_finite_rating() -> None:
    """A perfect score gives a large but finite rating, larger with more games, with a wide interval."""
    few, many = (rate([Pairing(0, 1, (0.0,) * number)], 2)[1] for number in (10, 100))
    assert 300 < few.mean < many.mean < 2000
    assert few.high - few.low > 100


def test_a_single_pair_has_the_elo_of_its_score() -> None:
    """For one pair the fit is the formula, except for the prior of one game between equals."""
    rating = fit([Pairing(1, 0, (0.75,) * 1000)], 2)[1]
    assert rating == pytest.approx(elo((0.75 * 2000 + 0.5) / 2001))
    alone = fit([Pairing(1, 0, (0.5,) * 1000, players=3)], 2)[1]
    assert alone == pytest.approx(SCALE * math.log(2), abs=1)


def test_several_anchors_hold() -> None:
    """Fixed ratings stay, and have no interval."""
    ratings = rate(simulated(np.random.default_rng(3), [0, 100, 200, 300, 400], ALL_PAIRS, 50), 5, {0: 5.0, 4: 600.0})
    assert (ratings[0].low, ratings[0].high, ratings[4].mean) == (5, 5, 600)
    assert 5 < ratings[2].mean < 600
    assert rate([Pairing(0, 1, (0.5,))], 2, {0: 1.0, 1: 2.0})[1].mean == 2


def test_bots_without_a_chain_to_an_anchor_are_rejected() -> None:
    """A bot that nobody on the ladder played cannot be rated."""
    with pytest.raises(OptionError, match="bot 4 cannot be rated"):
        fit([Pairing(0, 1, (0.5,)), Pairing(1, 2, (0.5,))], 4)
