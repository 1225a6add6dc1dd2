"""`sintra bench`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from sintra.cli.arguments import add_game_by_name, make_game, positive, seconds, whole_number
from sintra.errors import OptionError
from sintra.games import FIRST, names


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("bench", help="measure speed", description="Measure the speed of the rules on this machine.")
    benches = parser.add_subparsers(title="what to measure", metavar="WHAT", required=True)
    for name, run, text in (
        ("playouts", _bench_playouts, "random games: moves a second, and what the games are like"),
        ("calls", _bench_calls, "one step from Python, checked and fast"),
        ("start", _bench_start, "starting up: first ever, later, and --help"),
        ("records", _bench_records, "records: seconds to read, replay and write a million moves"),
        ("search", _bench_search, "bots that think: nodes and simulations a second, and the start"),
    ):
        bench = benches.add_parser(name, help=text, description=f"Measure {text}.")
        add_game_by_name(bench)
        bench.add_argument("--json", action="store_true", help="print one JSON object")
        bench.set_defaults(run=run)
        if name == "playouts":
            bench.add_argument("--threads", type=positive, default=1, metavar="N", help="threads (default 1)")
            bench.add_argument("--games", type=positive, default=20_000, metavar="N", help="games to count (at least 20000)")
    _add_envs(benches)
    _add_solver(benches)
    _add_server(benches)


def _add_server(benches: Any) -> None:
    text = "the server: durable moves a second, how soon the opponent sees them, memory, bots, and a restart"
    bench = benches.add_parser("server", help=text, description=f"Measure {text}. Clients and server share this machine.")
    bench.add_argument("--game", choices=names(), default=FIRST, help=f"which game (default {FIRST})")
    bench.add_argument("--sockets", type=positive, default=1000, metavar="N", help="of people who play (default 1000)")
    bench.add_argument("--rate", type=whole_number, default=500, metavar="N", help="moves a second (default 500; 0: none)")
    bench.add_argument("--seconds", type=seconds, default=20.0, metavar="S", help="for each figure (default 20)")
    bench.add_argument("--idle", type=whole_number, default=5000, metavar="N", help="idle sockets (default 5000; 0: none)")
    bench.add_argument(
        "--bots", type=whole_number, default=20, metavar="N", help="of level 10 that think (default 20; 0: none)"
    )
    text = "open when the server is killed and started again (default 1000; 0: none)"
    bench.add_argument("--tables", type=whole_number, default=1000, metavar="N", help=text)
    bench.add_argument("--folder", type=Path, metavar="DIR", help="where the databases are made: its disk is measured")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.set_defaults(run=_bench_server)


def _add_envs(benches: Any) -> None:
    text = "the environments beside random games: steps a second, bytes a game (needs the extra rl)"
    bench = benches.add_parser("envs", help=text, description=f"Measure {text}.")
    add_game_by_name(bench)
    bench.add_argument("--batch", type=positive, default=16_384, metavar="N", help="games stepped at once (default 16384)")
    bench.add_argument("--threads", type=positive, default=2, metavar="N", help="threads (default 2)")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.set_defaults(run=_bench_envs)


def _add_solver(benches: Any) -> None:
    text = "how quickly rounds are solved, by the size of the position"
    bench = benches.add_parser("solver", help=text, description=f"Measure {text}.")
    add_game_by_name(bench)
    bench.add_argument("--positions", type=positive, default=20, metavar="N", help="of each size (default 20)")
    bench.add_argument("--seconds", type=seconds, default=2.0, metavar="S", help="give up after so long (default 2)")
    bench.add_argument("--seed", type=positive, default=1, metavar="N", help="of the games (default 1)")
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
            raise OptionError('the server needs more packages: pip install "sintra[web]"') from error
        raise
    plan = server.BenchPlan(options.sockets, options.rate, options.seconds, options.idle, options.bots, options.tables)
    return _report(server.measure(plan, options.game, options.folder), options)


def _report(figures: dict[str, Any], options: argparse.Namespace) -> int:
    """Print figures as a table for people or as JSON for programs."""
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
