"""What the terminal says in English: greetings, files, labels of the drawn table, replay and puzzles."""

from __future__ import annotations

SENTENCES = {
    # Beginning and end
    "terminal.game": "A game of {text} for {players} players.",
    "terminal.edition": "{text}: a game for {players} players.",
    "terminal.person": "{seat} {seat:plays|play} at this keyboard.",
    "terminal.begin": "Type a move such as {example}, a question, or help; type rules to hear the rules.",
    "terminal.forced": "Only one move is possible.",
    "terminal.bye": "Goodbye.",
    # Files
    "terminal.saved": "The game is saved in {path}.",
    "terminal.commitment": "Fingerprint of the secret number that decides the tiles: {text}.",
    "terminal.unsaved": "The game could not be saved in {path}: {reason}.",
    "terminal.exists": "The file {path} already exists; choose another name.",
    "terminal.resumed": "Continuing the game in {path}.",
    "terminal.cut": "The file was cut off: the game continues from its last whole move.",
    "terminal.go_on": "To continue: {command}",
    "terminal.recorded": "The game is recorded. To check its deals: {command}",
    # Answers
    "terminal.undone": "Taken back: {move}.",
    "terminal.undone_answers": "Also taken back: the answer of {seats}.",
    "terminal.more": "Enter: more.",
    "terminal.changed": "Changed.",
    "terminal.settings": "verbosity brief, normal or full; style full or compact; language en, de or hu: how the game is told.",
    "terminal.nothing_to_undo": "There is no move of yours to take back.",
    # The drawn table
    "terminal.name": "{seat}",
    "terminal.label.bag": "bag",
    # Replay
    "terminal.event": "{number} of {last}: {move}.",
    "terminal.event_deal": "{number} of {last}: deal.",
    "terminal.replay_begin": "This record has {last} steps. Type next, back, jump 12, board, quit or a question such as score.",
    "terminal.replay_first": "This is the beginning.",
    "terminal.replay_last": "This is the end of the record.",
    "terminal.replay_jump": "Jump to a number from 0 to {last}, such as jump {last}.",
    # Solving, and puzzles
    "terminal.solve.round": (
        "Every move with two numbers: how many points it puts this player ahead of the average of the others at the end of "
        "the round, if all play their best, and how much it falls short of the best move:"
    ),
    "terminal.solve.game": (
        "Every move with two numbers: how many points it puts this player ahead of the average of the others at the end of "
        "the game, if all play their best, and how much it falls short of the best move:"
    ),
    "terminal.solve.best": "{move}: {example:decimal}, the best.",
    "terminal.solve.worse": "{move}: {example:decimal}, {near:decimal} against the best.",
    "terminal.solve.stopped": "The search stopped at its limit: these values are not exact.",
    "terminal.solve.nothing": "The search stopped at its limit: no value is known.",
    "terminal.solve.line": "The best line: {text}.",
    "terminal.solve.effort": "{number} positions in {text} seconds.",
    "terminal.puzzle.listed": "{number}: {text}; {players} players, round {round}, {last} {last:move|moves}.",
    "terminal.puzzle.unlisted": "{number}: {players} players, round {round}, {last} {last:move|moves}.",
    "terminal.puzzle.level.easy": "easy",
    "terminal.puzzle.level.medium": "medium",
    "terminal.puzzle.level.hard": "hard",
    "terminal.puzzle.head": "Puzzle {number} of {last}.",
    "terminal.puzzle.ask": "Which move is best? Press Enter for the solution, or type quit to leave.",
    "terminal.puzzle.best": "{text} is the best move, with {example:decimal}.",
    "terminal.puzzle.worse": "{text} gives away points: {example:decimal}.",
    "terminal.puzzle.score": "Puzzles solved: {number} of {last}.",
}
