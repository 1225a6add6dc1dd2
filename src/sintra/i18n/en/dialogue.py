"""What is said in a conversation about a game in English: answers, help, rules, and what was wrong with a line."""

from __future__ import annotations

SENTENCES = {
    # Beginning and end
    "dialogue.bot": "{seat} is the bot {bot}.",
    "dialogue.level": "{seat} is the bot {bot}, level {number} of 10.",
    # Answers
    "dialogue.nothing_yet": "Nothing has happened yet.",
    "dialogue.nothing_since": "Nothing has happened since your last move.",
    "dialogue.hint": "A good move would be {text}.",
    "dialogue.earns": "{text}: {points} {points:point|points}.",
    "dialogue.loses": "It costs {number} {number:point|points}.",
    "dialogue.drops": "{count} {count:tile is|tiles are} dropped.",
    "dialogue.gains": "{count} bonus {count:tile|tiles} may be taken.",
    "dialogue.moves": "{number} moves are possible.",
    "dialogue.moves_of": "{listed}",
    # What was wrong with a line
    "dialogue.unknown": "“{text}” is neither a move nor a word that I know.",
    "dialogue.unknown_near": "“{text}” is neither a move nor a word that I know. Do you mean “{near}”?",
    "dialogue.no_color": "“{text}” is no color; there are {listed}.",
    "dialogue.no_color_near": "“{text}” is no color. Do you mean “{near}”? There are {listed}.",
    "dialogue.no_source": "“{text}” is neither the number of a factory nor the center.",
    "dialogue.no_seat": "There is no seat “{text}”; seats are 1 to {last}.",
    "dialogue.too_many": "“{text}” comes after the end of your turn; nothing of this line was played.",
    "dialogue.wants": "That question needs other words, or more of them.",
    "dialogue.form.any": "Type a move as moves lists it, or its number in that list.",
    # Help
    "dialogue.rules.any": "The rules of {text} stand in its own manual; moves lists what is possible now.",
    "dialogue.help_words": "Words: {listed}.",
    "dialogue.help_more": "Type help and a word to hear more about it.",
    "dialogue.help.board": "board: the whole position.",
    "dialogue.help.table": "table: what lies in the center and on the factories.",
    "dialogue.help.factory": "factory 3: what lies on factory 3.",
    "dialogue.help.center": "center: what lies in the center.",
    "dialogue.help.where": "where red: where red can be taken.",
    "dialogue.help.big": "big: where most tiles of one color lie together.",
    "dialogue.help.seat": "seat 2: the whole board of seat 2; seat: your own.",
    "dialogue.help.cost": "cost and a move: what it would earn, cost and drop.",
    "dialogue.help.last": "last: what happened last.",
    "dialogue.help.since": "since: everything since your last move.",
    "dialogue.help.score": "score: the points of all seats.",
    "dialogue.help.moves": "moves: all moves that are possible now.",
    "dialogue.help.hint": "hint: a good move.",
    "dialogue.help.bag": "bag: what is in the bag, and what has left the game for now.",
    "dialogue.help.rules": "rules: the rules of the game in ten sentences.",
    "dialogue.help.legend": "legend: what the signs of the drawn table mean.",
    "dialogue.help.undo": "undo: back to the last choice of a person.",
    "dialogue.help.save": "save: where the game is saved; save FILE: save it there from now on.",
    "dialogue.help.help": "help: all words; help where: more about one.",
    "dialogue.help.quit": "quit: leave; the game is saved and can go on later.",
    # What the signs of the drawn table mean
    "dialogue.legend.tile": "A tile is a letter and a sign, with its number before it where there may be several: {listed}.",
}
