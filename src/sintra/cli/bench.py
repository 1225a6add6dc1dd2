"""`sintra bench`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from sintra.cli.arguments import add_game_by_name, make_game, positive, seconds, whole_number
from sintra.cli.serve import EXTRA
from sintra.errors import OptionError
from sintra.games import DEFAULT_GAME, names


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("bench", help="measure speed", description="Run a benchmark on this machine.")
    benches = parser.add_subparsers(title="what to measure", metavar="WHAT", required=True)
    for name, run, text in (
        ("playouts", _bench_playouts, "random games: moves per second, and their statistics"),
        ("calls", _bench_calls, "one call from Python, on the checked and on the fast path"),
        ("start", _bench_start, "startup time: with a cold and a warm compile cache, and of --help"),
        ("records", _bench_records, "records: seconds to parse, replay and write a million moves"),
        ("search", _bench_search, "searching bots: nodes and simulations per second, and startup time"),
    ):
        bench = benches.add_parser(name, help=text, description=f"Measure {text}.")
        add_game_by_name(bench)
        bench.add_argument("--json", action="store_true", help="print one JSON object")
        bench.set_defaults(run=run)
        if name == "playouts":
            bench.add_argument("--threads", type=positive, default=1, metavar="N", help="threads (default 1)")
            bench.add_argument(
                "--games",
                type=positive,
                default=20_000,
                metavar="N",
                help="games for the statistics (minimum and default 20000)",
            )
    _add_envs(benches)
    _add_solver(benches)
    _add_server(benches)
    _add_answers(benches)


def _add_answers(benches: Any) -> None:
    text = "the server's responses: CPU time on the serving thread by kind, for the longest and oddest requests"
    bench = benches.add_parser("answers", help=text, description=f"Measure {text}.")
    bench.add_argument("--count", type=positive, default=60, metavar="N", help="responses of each kind (default 60)")
    bench.add_argument("--undos", type=positive, default=180, metavar="N", help="undos at the long table (default 180)")
    bench.add_argument(
        "--given", type=positive, default=12, metavar="N", help="tables that continue from given games (default 12)"
    )
    bench.add_argument("--hints", type=whole_number, default=6, metavar="N", help="hints (default 6; 0: none)")
    bench.add_argument("--folder", type=Path, metavar="DIR", help="folder for the databases")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.set_defaults(run=_bench_answers)


def _add_server(benches: Any) -> None:
    text = "the server: durable moves per second, latency, memory, bots, and a restart"
    bench = benches.add_parser("server", help=text, description=f"Measure {text}. Clients and server share this machine.")
    bench.add_argument("--game", choices=names(), default=DEFAULT_GAME, help=f"the game (default {DEFAULT_GAME})")
    bench.add_argument("--sockets", type=positive, default=1000, metavar="N", help="sockets of players (default 1000)")
    bench.add_argument("--rate", type=whole_number, default=500, metavar="N", help="moves per second (default 500; 0: none)")
    bench.add_argument("--seconds", type=seconds, default=20.0, metavar="S", help="duration of each measurement (default 20)")
    bench.add_argument("--idle", type=whole_number, default=5000, metavar="N", help="idle sockets (default 5000; 0: none)")
    bench.add_argument(
        "--bots", type=whole_number, default=20, metavar="N", help="thinking bots of level 10 (default 20; 0: none)"
    )
    bench.add_argument("--no-overload", action="store_true", help="skip the measurement at twice the saturation rate")
    text = "open tables when the server is killed and restarted (default 1000; 0: none)"
    bench.add_argument("--tables", type=whole_number, default=1000, metavar="N", help=text)
    bench.add_argument("--folder", type=Path, metavar="DIR", help="folder for the databases, on the disk to be measured")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.set_defaults(run=_bench_server)


def _add_envs(benches: Any) -> None:
    text = "the environments compared to random games: steps per second, bytes per game (needs the extra rl)"
    bench = benches.add_parser("envs", help=text, description=f"Measure {text}.")
    add_game_by_name(bench)
    bench.add_argument("--batch", type=positive, default=16_384, metavar="N", help="games stepped at once (default 16384)")
    bench.add_argument("--threads", type=positive, default=2, metavar="N", help="threads (default 2)")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.set_defaults(run=_bench_envs)


def _add_solver(benches: Any) -> None:
    text = "the solver: time and nodes by the size of the position"
    bench = benches.add_parser("solver", help=text, description=f"Measure {text}.")
    add_game_by_name(bench)
    bench.add_argument("--positions", type=positive, default=20, metavar="N", help="positions of each size (default 20)")
    bench.add_argument("--seconds", type=seconds, default=2.0, metavar="S", help="time limit per position (default 2)")
    bench.add_argument("--seed", type=positive, default=1, metavar="N", help="random seed of the games (default 1)")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.set_defaults(run=_bench_solver)


def _bench_playouts(options: argparse.Namespace) -> int:
    from sintra.bench import playouts  # noqa: PLC0415 - loads Numba

    return _report(playouts.measure(make_game(options), options.threads, options.games), options)


def _bench_calls(options: argparse.Namespace) -> int:
    from sintra.bench import calls  # noqa: PLC0415 - loads Numba

    return _report(calls.measure(make_game(options)), options)


def _bench_start(options: argparse.Namespace) -> int:
    from sintra.bench import start  # noqa: PLC0415 - starts other processes

    return _report(start.measure(options.game), options)


def _bench_records(options: argparse.Namespace) -> int:
    from sintra.bench import records  # noqa: PLC0415 - loads Numba

    return _report(records.measure(make_game(options)), options)


def _bench_search(options: argparse.Namespace) -> int:
    from sintra.bench import search  # noqa: PLC0415 - loads Numba

    return _report(search.measure(make_game(options)), options)


def _bench_envs(options: argparse.Namespace) -> int:
    from sintra.bench import envs  # noqa: PLC0415 - loads Numba

    return _report(envs.measure(make_game(options), options.batch, options.threads), options)


def _bench_solver(options: argparse.Namespace) -> int:
    from sintra.bench import solver  # noqa: PLC0415 - loads Numba

    figures = solver.measure(make_game(options), options.positions, options.seconds, options.seed)
    print(json.dumps(figures) if options.json else solver.table(figures))
    return 0


def _bench_server(options: argparse.Namespace) -> int:
    try:
        from sintra.bench import server  # noqa: PLC0415 - loads what only servers need
    except ModuleNotFoundError as error:
        if error.name == "msgspec":
            raise OptionError(EXTRA) from error
        raise
    plan = server.BenchPlan(
        options.sockets,
        options.rate,
        options.seconds,
        options.idle,
        options.bots,
        options.tables,
        overload=not options.no_overload,
    )
    return _report(server.measure(plan, options.game, options.folder), options)


def _bench_answers(options: argparse.Namespace) -> int:
    try:
        from sintra.bench import answers  # noqa: PLC0415 - loads what only servers need
    except ModuleNotFoundError as error:
        if error.name in {"msgspec", "websockets"}:
            raise OptionError(EXTRA) from error
        raise
    plan = answers.AnswersPlan(options.count, options.undos, options.given, options.hints)
    figures = answers.measure(plan, options.folder)
    print(json.dumps(figures) if options.json else answers.table(figures))
    return 0


def _report(figures: dict[str, Any], options: argparse.Namespace) -> int:
    """Print results as a table or as JSON."""
    if options.json:
        print(json.dumps(figures))
        return 0
    for name, value in figures.items():
        print(f"{name.replace('_', ' '):24} {_shown(value)}")
    return 0


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_shown(item)}" for name, item in value.items())  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, list):
        return ", ".join(_shown(item) for item in value)  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, float):
        return f"{value:.3f}"
    return f"{value:,}" if isinstance(value, int) else str(value)
