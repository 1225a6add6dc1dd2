"""Raw bytes in every body, frame and header: whatever is sent, the server answers, lives, and is not kept busy by it.

`python -m tests.server.fuzzing --inputs 1000000` sends a million, guided by coverage if atheris is installed
(`pip install atheris`), and reports the inputs that cost the serving thread most; it fails if one costs more than `--bound`
milliseconds. The tests send 2,000 from a seed.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

GUIDING = ("server", "dialogue", "record", "session", "i18n", "_parser")  # what is covered counts; compiled rules cannot
REPORT_EVERY = 20_000  # inputs


def run_plain(inputs: int, seed: int, bound: float | None = None) -> Any:
    """Send so many inputs, at random from a seed; return what they cost."""
    from tests.server.fuzz_inputs import Mutator, corpus  # noqa: PLC0415 - imported under instrumentation
    from tests.server.fuzz_target import FuzzTarget  # noqa: PLC0415 - the same

    async def run(database: Path) -> Any:
        mutator, made = Mutator(corpus(), seed), FuzzTarget(database, bound)
        await made.start()
        try:
            for _ in range(inputs):
                data = mutator.next()
                try:
                    await made.run(data)
                except BaseException:
                    print(f"input {made.count}: {data!r}", file=sys.stderr)  # noqa: T201 - to repeat it
                    raise
            await made.check()
        finally:
            await made.close()
        return made.costs

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(Path(folder) / "tables.sqlite"))


def run_guided(inputs: int, seed: int, bound: float | None, folder: Path) -> None:
    """Send so many inputs that atheris makes by what they cover; ends the process."""
    guide: Any = importlib.import_module("atheris")  # only this needs it

    with guide.instrument_imports(include=[f"sintra.{name}" for name in GUIDING]):
        from tests.server.fuzz_inputs import DICTIONARY, corpus  # noqa: PLC0415 - instrumented as they are imported
        from tests.server.fuzz_target import FuzzTarget  # noqa: PLC0415 - instrumented as they are imported
    seeds = folder / "corpus"
    seeds.mkdir(exist_ok=True)
    for number, data in enumerate(corpus()):
        (seeds / f"seed-{number}").write_bytes(data)
    words = folder / "dictionary"
    words.write_text("".join(f'"{_escaped(token)}"\n' for token in DICTIONARY), encoding="ascii")
    loop, made, begun = asyncio.new_event_loop(), FuzzTarget(folder / "tables.sqlite", bound), time.monotonic()
    loop.run_until_complete(made.start())

    def run(data: bytes) -> None:
        loop.run_until_complete(made.run(data))
        if made.count % REPORT_EVERY == 0 or made.count >= inputs:
            print(f"{made.count} inputs in {time.monotonic() - begun:.0f} s", *made.costs.lines(), sep="\n", flush=True)  # noqa: T201 - a command
        if made.count >= inputs:
            loop.run_until_complete(made.check())
            loop.run_until_complete(made.close())
            os._exit(0)  # libFuzzer does not return

    options = [f"-seed={seed}", f"-dict={words}", "-max_len=6002", "-timeout=60", "-rss_limit_mb=0", "-print_final_stats=1"]
    guide.Setup([sys.argv[0], *options, str(seeds)], run)
    guide.Fuzz()


def _escaped(token: bytes) -> str:
    return "".join(f"\\x{byte:02x}" for byte in token)


def main() -> None:
    """Send as many inputs as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=1_000_000, help="how many are sent (default 1000000)")
    parser.add_argument("--seed", type=int, default=1, help="of the inputs (default 1)")
    parser.add_argument(
        "--bound", type=float, default=50.0, help="milliseconds of CPU time that an input may cost (default 50)"
    )
    parser.add_argument("--plain", action="store_true", help="do not use atheris: inputs are made at random")
    parser.add_argument("--folder", type=Path, help="where the corpus and what crashes are kept (default: a temporary folder)")
    options = parser.parse_args()
    if options.plain:
        costs = run_plain(options.inputs, options.seed, options.bound)
        print(f"{options.inputs} inputs", *costs.lines(), sep="\n")  # noqa: T201 - a command
        return
    folder = options.folder or Path(tempfile.mkdtemp())
    folder.mkdir(parents=True, exist_ok=True)
    os.chdir(folder)  # libFuzzer writes what crashes here
    run_guided(options.inputs, options.seed, options.bound, folder)


if __name__ == "__main__":
    main()
