"""What the terminal says in English: greetings, files, labels of the drawn table, replay and puzzles."""

from __future__ import annotations

SENTENCES = {
    # Beginning and end
    "terminal.game": "A game of {text} for {players} seats.",
    "terminal.person": "{seat} sits at this keyboard.",
    "terminal.begin": "Type a move such as {example}, a question, or help; rules explains the game.",
    "terminal.forced": "Only one move is possible: {text}.",
    "terminal.bye": "Good-bye.",
    # Files
    "terminal.saved": "The game is saved in {path}.",
    "terminal.commitment": "The deals were committed to before the first tile: {text}.",
    "terminal.unsaved": "The game could not be saved in {path}: {reason}.",
    "terminal.exists": "There is a file {path} already; choose another name.",
    "terminal.resumed": "The game in {path} goes on.",
    "terminal.cut": "The file was cut off: the game goes on from its last whole move.",
    "terminal.go_on": "To go on: {command}",
    "terminal.recorded": "The game is recorded. To check its deals: {command}",
    # Answers
    "terminal.undone": "Taken back.",
    "terminal.nothing_to_undo": "There is no choice of a person to take back.",
    # The drawn table
    "terminal.name": "{seat}",
    "terminal.label.bag": "bag",
    # Replay
    "terminal.event": "{number} of {last}: {text}.",
    "terminal.replay_begin": "{last} deals and moves. next, back, jump 12, board, quit.",
    "terminal.replay_first": "This is the beginning.",
    "terminal.replay_last": "This is the end of the record.",
    "terminal.replay_jump": "Jump to a number from 0 to {last}, such as jump {last}.",
    # Solving, and puzzles
    "terminal.solve.round": (
        "Every move, the points by which it puts this seat ahead of the mean of the others at the end of the round, if all "
        "play their best, and how much less that is than with the best move:"
    ),
    "terminal.solve.game": (
        "Every move, the points by which it puts this seat ahead of the mean of the others at the end of the game, if all "
        "play their best, and how much less that is than with the best move:"
    ),
    "terminal.solve.stopped": "The search stopped at its limit: these values are not exact.",
    "terminal.solve.nothing": "The search stopped at its limit: no value is known.",
    "terminal.solve.line": "The best line: {text}.",
    "terminal.solve.effort": "{number} positions in {text} seconds.",
    "terminal.puzzle.head": "Puzzle {number} of {last}.",
    "terminal.puzzle.ask": "Which move is best? An empty line shows the solution, and quit leaves.",
    "terminal.puzzle.best": "{text} is the best move, with {example}.",
    "terminal.puzzle.worse": "{text} gives away points: {example}.",
    "terminal.puzzle.illegal": "{text} is not possible here. These moves are: {listed}.",
    "terminal.puzzle.score": "Puzzles solved: {number} of {last}.",
}
