#!/usr/bin/env python3
"""An example of a host: lets two bots of `sintra engine` play a game of Azul and prints every move.

    python examples/watch_game.py                          greedy against uniform
    python examples/watch_game.py pavilion ./mybot         another game, and a program of your own against greedy

It shows everything that a host does by the line protocol of docs/bot-protocol.md. The rules come from the package sintra; a
host in another language needs its own.
"""

from __future__ import annotations

import shlex
import subprocess
import sys

from sintra import games
from sintra.record.header import option_texts

OUR_ENGINE = [sys.executable, "-m", "sintra", "engine", "--bot"]


class Program:
    """A program at the other end of two pipes. It is trusted to answer; `sintra.bots.External` has timeouts and validation."""

    def __init__(self, command: list[str]) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")  # noqa: S603 - as the user asked
        self.name = self.ask("hello sintra-bot 1", "hello").split()[2]
        self.wait_for("ready")

    def tell(self, line: str) -> None:
        """Write a line and flush."""
        if self._process.stdin:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()

    def wait_for(self, word: str) -> str:
        """Read lines until one begins with a word; return the rest of it."""
        for line in self._process.stdout or ():
            first, _, rest = line.strip().partition(" ")
            if first == word:
                return rest
            if first == "error":
                raise SystemExit(f"{self._process.args!r} refuses: {rest}")
        raise SystemExit(f"{self._process.args!r} exited too early, expected {word}")

    def ask(self, line: str, word: str) -> str:
        """Write a line and wait for the answer."""
        self.tell(line)
        return self.wait_for(word)

    def quit(self) -> None:
        """Quit the program."""
        with self._process as process:  # which closes the pipes and waits
            self.tell("quit")
            process.wait(timeout=10)


def play(name: str, programs: list[Program], seed: int = 1) -> tuple[int, ...]:
    """Play a game between programs; return the points."""
    game = games.make(name, players=len(programs))
    state, rng = game.new(), games.generator(seed)
    for program in programs:
        program.ask(" ".join(["game", name, f"players={game.players}", *option_texts(game.options)]), "ready")
    while not state.is_over:
        if state.needs_deal:
            deal = game.random_deal(state, rng)
            print(f"{state.phase} {deal}")
            state = game.deal(state, deal)
            continue
        seat = int(state.turn)
        program = programs[seat]
        program.tell(f"position {state.to_json()}")
        program.tell("legal " + " ".join(str(move) for move in game.legal_moves(state)))
        move = program.ask("go seconds=1", "move")
        print(f"seat {seat + 1} ({program.name}): {move}")
        state = game.play(state, move)
    return game.outcome(state).scores


def main() -> None:
    """Parse the command line and play."""
    name = sys.argv[1] if len(sys.argv) > 1 else "azul"
    second = shlex.split(sys.argv[2]) if len(sys.argv) > 2 else [*OUR_ENGINE, "uniform"]  # noqa: PLR2004 - the second word
    programs = [Program([*OUR_ENGINE, "greedy"]), Program(second)]
    scores = play(name, programs)
    for program in programs:
        program.tell(f"over scores={','.join(map(str, scores))}")
        program.quit()
    print("points", *scores)


if __name__ == "__main__":
    main()
