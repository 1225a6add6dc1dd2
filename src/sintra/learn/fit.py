"""Fitting an evaluation in generations: self-play, regression, and again with the new weights."""

from __future__ import annotations

import dataclasses
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

import numpy as np

from sintra.bots import weights as weighing
from sintra.games import facts
from sintra.learn import selfplay
from sintra.learn.model import model_of
from sintra.learn.roundends import RoundEnds, best_strength, fit_backwards, scales_of, validate
from sintra.learn.unfinished import fit_unfinished

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from numpy.typing import NDArray

    from sintra.bots.weights import Weights
    from sintra.games import AnyGame
    from sintra.learn.roundends import Quality

    Progress = Callable[[str, int, int], None]  # task, done, total


@dataclass(frozen=True, slots=True)
class FitPlan:
    """How to fit."""

    games: int = 8000  # in each generation
    nodes: int = 2000  # per move
    generations: int = 3
    seed: int = 2017
    first: str = weighing.HAND  # the weights of the first generation: a name or a file
    trust: float | None = None  # the weight of the actual result in a target; None: the game's default


@dataclass(frozen=True, slots=True)
class Generation:
    """The result of one generation."""

    number: int
    weights: Weights
    quality: Quality


def fit(game: AnyGame, plan: FitPlan, folder: Path, jobs: int, progress: Progress) -> list[Generation]:
    """Fit the evaluation of a game in several generations, with checkpoints in a folder: finished self-play is not repeated."""
    model_of(game)  # fail early for a game without one
    kind, found = plan.first, list[Generation]()
    before = weighing.load(game, kind)
    first_made = before.made
    for number in range(1, plan.generations + 1):
        place = folder / f"generation-{number}"
        place.mkdir(parents=True, exist_ok=True)
        paths = _play(_task(game, plan, kind, number, place), plan, jobs, progress)
        progress(f"generation {number}: regression", 0, 1)
        before, quality = learn(game, paths, before, plan, made_by(game, plan, number, first_made))
        progress(f"generation {number}: regression", 1, 1)
        file = place / "weights.json"
        file.write_text(before.to_json(), encoding="utf-8")
        kind = str(file)
        found.append(Generation(number, before, quality))
    return found


def made_by(game: AnyGame, plan: FitPlan, generation: int, before: Mapping[str, Any]) -> dict[str, Any]:
    """Return the provenance of weights: the command, the generation, and that of the initial weights."""
    option = facts(game.name).side_option
    command = f"sintra fit {game.name} --players {game.players}"
    command += f" --option {option}={game.options[option]}" if option else ""
    command += (
        f" --games {plan.games} --nodes {plan.nodes} --generations {plan.generations} --seed {plan.seed} --first {plan.first}"
    )
    return {"command": command, "generation": generation, "before": before}


def _task(game: AnyGame, plan: FitPlan, kind: str, generation: int, place: Path) -> selfplay.SelfPlayTask:
    seed = plan.seed * 1000 + generation
    return selfplay.SelfPlayTask(game.name, game.players, dict(game.options), kind, plan.nodes, seed, place)


def _play(task: selfplay.SelfPlayTask, plan: FitPlan, jobs: int, progress: Progress) -> list[Path]:
    """Play the games of a generation in worker processes."""
    task.check_folder()
    chunks = -(-plan.games // selfplay.GAMES_PER_CHUNK)
    name = f"{task.folder.name.replace('-', ' ')}: self-play"
    progress(name, 0, chunks)
    done: dict[int, Path] = {0: selfplay.play_chunk(task, 0)}  # compiles, before the others start
    progress(name, 1, chunks)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        waiting = {pool.submit(selfplay.play_chunk, task, chunk): chunk for chunk in range(1, chunks)}
        try:
            for future in as_completed(waiting):
                done[waiting[future]] = future.result()
                progress(name, len(done), chunks)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [done[chunk] for chunk in range(chunks)]


def learn(game: AnyGame, paths: list[Path], before: Weights, plan: FitPlan, made: Mapping[str, Any]) -> tuple[Weights, Quality]:
    """Fit weights to the games of a generation, with its own weights as the prior."""
    model = model_of(game)
    trust = model.trust if plan.trust is None else plan.trust
    data = _gather(paths, game.new().array.dtype)
    sample = RoundEnds.of(data, model, game.players)
    prior = before.table("round_end", model.round_end_features, model.rounds)
    strength = best_strength(sample, prior, trust)
    table = fit_backwards(sample, np.ones(len(sample.rows), bool), prior, strength, trust)
    columns = {name: tuple(map(float, table[:, number])) for number, name in enumerate(model.round_end_features)}
    old_scales = tuple(before.scales["round_end"])
    scales = scales_of(sample, table, old_scales) + old_scales[model.rounds :]
    quality = validate(sample, fit_backwards(sample, ~sample.is_validation, prior, strength, trust), scales)
    figures = {name: [round(value, 3) for value in values] for name, values in dataclasses.asdict(quality).items()}
    found = dataclasses.replace(
        before,
        side=weighing.side_of(game),
        players=game.players,
        made={**made, "positions": len(sample.rows), "strength": strength, "trust": trust, **figures},
        tables={**before.tables, "round_end": columns},
        scales={**before.scales, "round_end": scales},
    )
    return (fit_unfinished(found, model, data, game.players) if model.stages else found), quality


def _gather(paths: list[Path], dtype: Any) -> dict[str, NDArray[Any]]:
    chunks = list(selfplay.load_chunks(paths, dtype))
    return {name: np.concatenate([chunk[name] for chunk in chunks]) for name in chunks[0]}
