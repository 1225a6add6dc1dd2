"""Fitting an evaluation: self-play, regression, and again with what was learned."""

from __future__ import annotations

import dataclasses
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

import numpy as np

from sintra.bots import weights as weighing
from sintra.bots.weights import Weights
from sintra.learn import regression, selfplay
from sintra.learn.model import model_of
from sintra.learn.regression import centered

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from numpy.typing import NDArray

    from sintra.games import AnyGame
    from sintra.learn.model import Model

    Array = NDArray[np.float64]
    Progress = Callable[[str, int, int], None]  # what is being done, how much of it, of how much

HELD_BACK = 5  # every fifth game only judges
STRENGTHS = (30.0, 300.0, 3000.0, 30000.0)
LEAST_SAMPLES = 200  # a row with fewer keeps what all rows together say


@dataclass(frozen=True, slots=True)
class Plan:
    """How to fit."""

    games: int = 6000  # in each generation
    nodes: int = 2000  # a move
    generations: int = 3
    seed: int = 2017
    jobs: int = 1
    first: str = weighing.HAND  # what the first generation plays with


@dataclass(frozen=True, slots=True)
class Report:
    """What one generation learned."""

    generation: int
    samples: int
    explained: tuple[float, ...]  # by row: the share of the variance of margins, in games held back
    surprise: tuple[float, ...]  # by row: the log loss of the shares in games held back
    strength: float


def fit(game: AnyGame, plan: Plan, folder: Path, progress: Progress) -> tuple[Weights, list[Report]]:
    """Fit the evaluation of a game in several generations; everything is kept in a folder and not done twice."""
    kind, reports = plan.first, list[Report]()
    found: Weights | None = None
    for generation in range(1, plan.generations + 1):
        place = folder / f"generation-{generation}"
        place.mkdir(parents=True, exist_ok=True)
        paths = _play(game, plan, kind, generation, place, progress)
        found, report = learn(game, paths, made_by(game, plan, generation), generation)
        reports.append(report)
        file = place / "weights.json"
        file.write_text(found.to_json(), encoding="utf-8")
        kind = str(file)
    if found is None:
        raise ValueError("no generation to fit")
    return found, reports


def made_by(game: AnyGame, plan: Plan, generation: int) -> dict[str, Any]:
    """Say how weights are made."""
    side = weighing.side_of(game)
    option = "wall" if game.name == "azul" else "side"
    command = f"sintra fit {game.name} --players {game.players} --option {option}={side}"
    command += f" --games {plan.games} --nodes {plan.nodes} --generations {plan.generations} --seed {plan.seed}"
    return {"command": command, "generation": generation, "games": plan.games, "nodes": plan.nodes}


def _play(game: AnyGame, plan: Plan, kind: str, generation: int, place: Path, progress: Progress) -> list[Path]:
    """Play the games of a generation on all processes."""
    task = selfplay.Task(game.name, game.players, dict(game.options), kind, plan.nodes, plan.seed * 1000 + generation, place)
    chunks = -(-plan.games // selfplay.GAMES_PER_CHUNK)
    done: dict[int, Path] = {0: selfplay.play_chunk(task, 0)}  # compiles, before the others start
    name = f"generation {generation}, self-play"
    progress(name, 1, chunks)
    with ProcessPoolExecutor(plan.jobs, get_context("spawn")) as pool:
        waiting = {pool.submit(selfplay.play_chunk, task, chunk): chunk for chunk in range(1, chunks)}
        try:
            for future in as_completed(waiting):
                done[waiting[future]] = future.result()
                progress(name, len(done), chunks)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [done[chunk] for chunk in range(chunks)]


def learn(game: AnyGame, paths: list[Path], made: Mapping[str, Any], generation: int) -> tuple[Weights, Report]:
    """Fit weights to the games of a generation."""
    model = model_of(game)
    data = _gather(paths, game.new().array.dtype)
    features, rows = model.round_ends(data["ends"], game.players)
    features, scores = centered(features), centered(data["end_scores"].astype(float))
    judged = data["end_games"] % HELD_BACK == 0
    strength = _best_strength(features, scores, rows, judged)
    table, scale, explained, surprise = _fit_rows(features, scores, data["end_shares"], rows, judged, strength, model)
    tables = {"round_end": _columns(model.round_end_features, table)}
    scales = {"round_end": tuple(scale)}
    found = Weights(game.name, weighing.side_of(game), game.players, made, tables, scales)
    if model.stages:
        found = _add_unfinished(found, model, data, game.players)
    report = Report(generation, len(rows), tuple(explained), tuple(surprise), strength)
    quality = {"positions": len(rows), "explained": [round(value, 3) for value in explained]}
    quality["surprise"] = [round(value, 3) for value in surprise]
    return dataclasses.replace(found, made={**made, **quality}), report


def _gather(paths: list[Path], dtype: Any) -> dict[str, NDArray[Any]]:
    chunks = list(selfplay.load_chunks(paths, dtype))
    return {name: np.concatenate([chunk[name] for chunk in chunks]) for name in chunks[0]}


def _columns(features: tuple[str, ...], table: Array) -> dict[str, tuple[float, ...]]:
    return {feature: tuple(map(float, table[:, number])) for number, feature in enumerate(features)}


def _best_strength(features: Array, scores: Array, rows: Any, judged: Any) -> float:
    """Find how strongly to pull single rounds towards what all rounds say, by games held back."""
    losses: dict[float, float] = {}
    for strength in STRENGTHS:
        whole = regression.ridge(features[~judged], scores[~judged], strength)
        rest = 0.0
        for row in np.unique(rows):
            train, test = (rows == row) & ~judged, (rows == row) & judged
            weights = regression.ridge(features[train], scores[train], strength, whole) if train.any() else whole
            rest += float(((scores[test] - features[test] @ weights) ** 2).sum())
        losses[strength] = rest
    return min(losses, key=losses.__getitem__)


def _fit_rows(
    features: Array, scores: Array, won: Array, rows: Any, judged: Any, strength: float, model: Model
) -> tuple[Array, list[float], list[float], list[float]]:
    """Fit every row: judge it on games held back, then fit it to all of them."""
    whole = regression.ridge(features, scores, strength)
    table = np.tile(whole, (model.rounds, 1))
    scale, explained, surprise = [10.0] * model.rounds, [0.0] * model.rounds, [0.0] * model.rounds
    for row in range(model.rounds):
        own, train, test = rows == row, (rows == row) & ~judged, (rows == row) & judged
        if own.sum() < LEAST_SAMPLES:
            scale[row] = scale[max(row - 1, 0)]
            table[row] = table[max(row - 1, 0)]
            continue
        tried = regression.ridge(features[train], scores[train], strength, whole)
        table[row] = regression.ridge(features[own], scores[own], strength, whole)
        scale[row] = regression.best_scale(features[own] @ table[row], won[own])
        explained[row] = regression.explained(features[test], scores[test], tried)
        surprise[row] = regression.surprise(features[test] @ tried, won[test], scale[row])
    return table, scale, explained, surprise


def _add_unfinished(found: Weights, model: Model, data: dict[str, Any], players: int) -> Weights:
    """Fit what unfinished business is worth: by how much the utility at the round's end differs from what is settled now."""
    positions, places = data["middles"], data["middle_ends"]
    plain = dataclasses.replace(found, scales={**found.scales, "last_round": (5.0,) * model.stages})
    features, stages = model.unfinished(positions, players)
    before = model.utilities(positions, players, plain)
    after = model.utilities(data["ends"], players, plain)
    goes_on = places >= 0
    change = centered(after[places[goes_on]] - before[goes_on])
    inputs = centered(features[goes_on])
    whole = regression.ridge(inputs, change, 300.0)
    table = np.tile(whole, (model.stages, 1))
    for stage in range(model.stages):
        own = stages[goes_on] == stage
        if own.sum() >= LEAST_SAMPLES:
            table[stage] = regression.ridge(inputs[own], change[own], 300.0, whole)
    tables = {**found.tables, "unfinished": _columns(model.unfinished_features, table)}
    utility = before + np.einsum("psf,pf->ps", features, table[stages])
    last = [_last_scale(utility, data["middle_shares"], ~goes_on & (stages == stage)) for stage in range(model.stages)]
    return dataclasses.replace(found, tables=tables, scales={**found.scales, "last_round": tuple(last)})


def _last_scale(utility: Array, won: Array, own: Any) -> float:
    """Give the scale of a stage of the last round."""
    return regression.best_scale(utility[own], won[own]) if own.sum() >= LEAST_SAMPLES else 5.0
