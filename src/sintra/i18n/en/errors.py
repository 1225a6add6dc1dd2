"""Why a command is refused in English, what the system says, and whether the deals of a record were fair."""

from __future__ import annotations

SENTENCES = {
    # Files
    "terminal.error.missing": "There is no file {path}.",
    "terminal.error.unreadable": "The file {path} cannot be read: {reason}.",
    "terminal.error.unwritable": "The file {path} cannot be written: {reason}.",
    "terminal.error.system": "That did not work: {reason}.",
    "terminal.error.cut": "The file is cut off in line {line}; what may not be whole is left out.",
    "terminal.error.record": "The record cannot be read: line {line} is not written as records are.",
    "terminal.error.record_rules": "The record cannot be right: line {line} contradicts the rules, or what comes before it.",
    "terminal.error.record_parts": "The record cannot be right: its parts contradict each other, in {text}.",
    "terminal.error.position": "The file is neither a record nor a position of {listed}.",
    "terminal.error.position_form": "The position cannot be read: {text}.",
    "terminal.error.position_rules": "No game leads to this position: {text}.",
    "terminal.error.puzzle_file": "The file of puzzles cannot be read: {text}.",
    "terminal.error.event": "There is no event {number}; the events are 0 to {last}.",
    "terminal.error.no_events": "The file is a position and has no events: leave out --at.",
    "terminal.error.nobody_acts": "Nobody has to choose here: tiles must be dealt first, or the game has ended.",
    "terminal.error.puzzle": "There is no puzzle {number}; the puzzles are 1 to {last}.",
    "terminal.error.no_puzzles": "There are no puzzles of {text}, only of {listed}.",
    # Saved games
    "terminal.error.ended": "The game in {path} has ended; sintra replay shows it.",
    "terminal.error.resume": "A saved game has its seats, options and file already: leave out all that with --resume.",
    "terminal.error.no_seed": "The game cannot be continued: the secret number that decides its tiles is not in {path}.",
    "terminal.error.other_seed": "The game cannot be continued: the secret number in {path} is not the one it began with.",
    "terminal.error.programs": "This game would run another program, {text}. With --programs it may.",
    "terminal.error.save_name": "The option --save needs the name of a file.",
    # Options
    "terminal.error.players": "There is no game for {text} players, only for {listed}.",
    "terminal.error.option": "The option {text} does not exist; there are {listed}.",
    "terminal.error.option_form": "“{text}” is not an option: write name=value, such as wall=grey, and each name once.",
    "terminal.error.option_value": "The option {text} cannot be {example}, only {listed}.",
    "terminal.error.edition": "There is no edition {text}; there are {listed}.",
    "terminal.error.bot": "There is no bot {text}; there are {listed}.",
    "terminal.error.seat": "“{text}” cannot sit here: write person, person:NAME or bot:NAME, such as bot:level-3.",
    "terminal.error.seats": "{number} seats are named, but only {last} play.",
    "terminal.error.start": "“{text}” cannot begin: give a seat from 1 to {last}, the name of a player, or random.",
    "terminal.error.nonces": "There may be one nonce for each of {number} seats, of at most {last} bytes.",
    "terminal.error.program": "Another program that plays here has failed: {text}.",
    "terminal.error.other": "That is not possible: {text}.",
    # The command line
    "terminal.usage": "usage:",
    "terminal.usage.error": "{text}",
    "terminal.usage.choice": "Argument {text}: {example} is not one of {listed}.",
    "terminal.usage.value": "Argument {text}: {example} is not a value that is possible here.",
    "terminal.usage.whole": "Argument {text}: {example} is not a whole number from {number}.",
    "terminal.usage.seconds": "Argument {text}: {example} is not a number of seconds above 0.",
    "terminal.usage.argument": "Argument {text}: the value is missing.",
    "terminal.usage.excludes": "{text} is not possible together with {example}.",
    "terminal.usage.unknown": "These arguments are not known: {listed}.",
    "terminal.usage.required": "These arguments are missing: {listed}.",
    "terminal.compiling": "Compiling the rules for this machine: once, for about ten seconds ...",
    # What the system says
    "terminal.reason.missing": "there is no such file or folder",
    "terminal.reason.denied": "permission denied",
    "terminal.reason.folder": "it is a folder",
    "terminal.reason.no_folder": "a part of its path is not a folder",
    "terminal.reason.exists": "it already exists",
    "terminal.reason.full": "there is no space left",
    "terminal.reason.read_only": "nothing can be written there",
    "terminal.reason.long_name": "its name is too long",
    # Verdicts on the deals of a record
    "terminal.verify.fair": "Fair: {number} {number:deal|deals} drawn again, all as recorded.",
    "terminal.verify.fair_given": (
        "Fair: {number} {number:deal|deals} drawn again, all as recorded; {last} before them {last:was|were} given."
    ),
    "terminal.verify.uncommitted": "Nothing to verify: the record has no commitment.",
    "terminal.verify.unrevealed": "Nothing to verify yet: the seed has not been revealed.",
    "terminal.verify.undealt": "Nothing to verify yet: no tile has been dealt.",
    "terminal.verify.undealt_since": "Nothing to verify yet: no tile has been dealt since.",
    "terminal.verify.other_seed": "Not fair: the seed is not the one that was committed to; its SHA-256 is {text}.",
    "terminal.verify.factory": (
        "Not fair: in deal {number}, the seed and the nonces draw {pool} for {source}, but the record has {hand}."
    ),
    "terminal.verify.place": (
        "Not fair: in deal {number}, the seed and the nonces draw {pool} for {text}, but the record has {hand}."
    ),
    "terminal.verify.supply": (
        "Not fair: in deal {number}, the seed and the nonces draw {pool} for the supply, but the record has {hand}."
    ),
    "terminal.verify.compare": "This holds if these are what you saw before the first tile:",
    "terminal.verify.commitment": "commitment",
    "terminal.verify.nonce": "nonce",
}
