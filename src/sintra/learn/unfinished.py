"""Fitting the value of unfinished business within a round."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import numpy as np

from sintra.learn import regression
from sintra.learn.regression import centered

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from sintra.bots.weights import Weights
    from sintra.learn.model import Model

STRENGTH = 300.0
MIN_SAMPLES = 200
DEFAULT_SCALE = 5.0


def fit_unfinished(found: Weights, model: Model, data: Mapping[str, NDArray[Any]], players: int) -> Weights:
    """Fit the expected change in utility from a position within a round to the end of the round, and add it to the weights.

    The scales within the last round are fitted to the winners.
    """
    positions, places = data["middles"], data["middle_ends"]
    tables = {name: table for name, table in found.tables.items() if name != "unfinished"}
    scales = {**found.scales, "last_round": (DEFAULT_SCALE,) * model.stages}
    plain = dataclasses.replace(found, tables=tables, scales=scales)
    features, stages = model.unfinished(positions, players)
    before = model.utilities(positions, players, plain)
    after = model.utilities(data["ends"], players, plain)
    goes_on = places >= 0
    change, inputs = centered(after[places[goes_on]] - before[goes_on]), centered(features[goes_on])
    whole = regression.ridge(inputs, change, STRENGTH)
    table = np.tile(whole, (model.stages, 1))
    for stage in range(model.stages):
        own = stages[goes_on] == stage
        if own.sum() >= MIN_SAMPLES:
            table[stage] = regression.ridge(inputs[own], change[own], STRENGTH, whole)
    utility = before + np.einsum("psf,pf->ps", features, table[stages])
    for stage in range(model.stages):
        own = ~goes_on & (stages == stage)
        if own.sum() >= MIN_SAMPLES:
            scale = regression.best_scale(utility[own], data["middle_shares"][own])
            scales["last_round"] = (*scales["last_round"][:stage], scale, *scales["last_round"][stage + 1 :])
    columns = {name: tuple(map(float, table[:, number])) for number, name in enumerate(model.unfinished_features)}
    return dataclasses.replace(found, tables={**tables, "unfinished": columns}, scales=scales)
