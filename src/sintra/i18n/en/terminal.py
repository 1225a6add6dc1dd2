"""What the terminal says in English: greetings, help, files, and what was wrong with a line."""

from __future__ import annotations

SENTENCES = {
    # Beginning and end
    "terminal.azul": "A game of Azul for {players} seats.",
    "terminal.pavilion": "A game of Summer Pavilion for {players} seats.",
    "terminal.person": "{seat} sits at this keyboard.",
    "terminal.bot": "{seat} is the bot {bot}.",
    "terminal.level": "{seat} is the bot {bot}, level {number} of 10.",
    "terminal.unverified": "This order of jokers is a guess: what the reverse side of the Mini prints is not known to us.",
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
    "terminal.nothing_yet": "Nothing has happened yet.",
    "terminal.nothing_since": "Nothing has happened since your last move.",
    "terminal.hint": "A good move would be {text}.",
    "terminal.earns": "{text}: {points} {points:point|points}.",
    "terminal.loses": "It costs {number} {number:point|points}.",
    "terminal.drops": "{count} {count:tile is|tiles are} dropped.",
    "terminal.gains": "{count} bonus {count:tile|tiles} may be taken.",
    "terminal.pass_free": "{text}: all your tiles can be kept, it costs nothing.",
    "terminal.pass_costs": "{text}: only four tiles can be kept, {number} must be discarded.",
    "terminal.discard": "Discard at least {number}, such as {example}, each for a point; then stop keeps the rest.",
    "terminal.discard_none": "Nothing must be discarded: stop keeps your tiles.",
    "terminal.marker": "The start marker comes along and takes slot {slot} of the floor.",
    "terminal.marker_beside": "The start marker comes along; the floor is full, so it costs nothing.",
    "terminal.moves": "{number} moves are possible.",
    "terminal.moves_of": "{listed}",
    # What was wrong with a line
    "terminal.unknown": "“{text}” is neither a move nor a word that I know.",
    "terminal.unknown_near": "“{text}” is neither a move nor a word that I know. Do you mean “{near}”?",
    "terminal.no_color": "“{text}” is no color; there are {listed}.",
    "terminal.no_color_near": "“{text}” is no color. Do you mean “{near}”? There are {listed}.",
    "terminal.no_source": "“{text}” is neither the number of a factory nor the center.",
    "terminal.no_line": "“{text}” is neither a line from 1 to 5 nor the floor.",
    "terminal.no_seat": "There is no seat “{text}”; seats are 1 to {last}.",
    "terminal.too_many": "“{text}” comes after the end of your turn; nothing of this line was played.",
    "terminal.wants": "That question needs other words, or more of them.",
    "terminal.form.azul": (
        "A move is a factory or c for the center, a color, and a line or the floor: 3 red 4, 3R4, c red floor."
    ),
    "terminal.form.azul_column": "Choose a column from 1 to 5: W2, or just 2.",
    "terminal.form.pavilion_draft": "A move is a factory or c for the center, and a color: 3 red, or 3R.",
    "terminal.form.pavilion_place": (
        "A move is a star, a number, on the center star a color, and jokers: B6, B6+2, C4R; or pass."
    ),
    "terminal.form.pavilion_place_grey": (
        "A move is a star by its number or c for the center star, the number of a space, a color, and jokers: 25R, "
        "25R+1, C4R; or pass."
    ),
    "terminal.form.pavilion_bonus": "Take bonus tiles: +R, or several: +R +R +B.",
    "terminal.form.pavilion_discard": "Discard tiles, or keep the rest: -R -R stop.",
    # Help
    "terminal.help_words": "Words: {listed}.",
    "terminal.help_more": "Type help and a word to hear more about it.",
    "terminal.help.board": "board: the whole position.",
    "terminal.help.table": "table: what lies in the center and on the factories.",
    "terminal.help.factory": "factory 3: what lies on factory 3.",
    "terminal.help.center": "center: what lies in the center.",
    "terminal.help.where": "where red: where red can be taken.",
    "terminal.help.big": "big: where most tiles of one color lie together.",
    "terminal.help.fit": "fit 4: what fills your line 4 exactly.",
    "terminal.help.row": "row 3: your line 3 and row 3 of your wall; row 3 2: those of seat 2.",
    "terminal.help.col": "col 2: column 2 of your wall; col 2 1: that of seat 1.",
    "terminal.help.floor": "floor: your floor; floor 2: that of seat 2.",
    "terminal.help.seat": "seat 2: the whole board of seat 2; seat: your own.",
    "terminal.help.cost": "cost and a move: what it would earn, cost and drop.",
    "terminal.help.last": "last: what happened last.",
    "terminal.help.since": "since: everything since your last move.",
    "terminal.help.score": "score: the points of all seats.",
    "terminal.help.moves": "moves: all moves that are possible now.",
    "terminal.help.hint": "hint: a good move.",
    "terminal.help.bag": "bag: what is in the bag, and what has left the game for now.",
    "terminal.help.hand": "hand: your tiles; hand 2: those of seat 2.",
    "terminal.help.supply": "supply: the tiles that can be taken as a bonus.",
    "terminal.help.star": "star red: your red star; star c: the center star; star red 2: that of seat 2.",
    "terminal.help.star_grey": "star 2: your star 2; star c: the center star; star 2 1: that of seat 1.",
    "terminal.help.number": "number 3: which of your spaces with a 3 are covered.",
    "terminal.help.afford": "afford: the spaces that you can pay for.",
    "terminal.help.rules": "rules: the rules of the game in ten sentences.",
    "terminal.help.legend": "legend: what the signs of the drawn table mean.",
    "terminal.help.undo": "undo: back to the last choice of a person.",
    "terminal.help.save": "save: where the game is saved; save FILE: save it there from now on.",
    "terminal.help.help": "help: all words; help where: more about one.",
    "terminal.help.quit": "quit: leave; the game is saved and can go on later.",
    # The rules, in our own words
    "terminal.rules.azul.aim": (
        "The aim is the most points; you get them by covering your wall of five rows and five columns with tiles."
    ),
    "terminal.rules.azul.take": (
        "In your turn you take all tiles of one color from one factory or from the center; the rest of a factory goes to "
        "the center."
    ),
    "terminal.rules.azul.line": (
        "Put them all into one of your five lines, which holds one color only, and none that its row of the wall already has."
    ),
    "terminal.rules.azul.floor": "What finds no room in the line falls to your floor; you may also put everything there.",
    "terminal.rules.azul.marker": (
        "Whoever is the first to take from the center in a round takes the start marker too: it fills a slot of the "
        "floor, and its holder begins the next round."
    ),
    "terminal.rules.azul.tiling": (
        "When all tiles are taken, each full line puts one tile on the place of its color in its row of the wall and is "
        "emptied; the other lines stay."
    ),
    "terminal.rules.azul.tiling_grey": (
        "When all tiles are taken, each full line puts one tile into its row of the wall, in a column that you choose "
        "and that lacks its color, and is emptied; if there is none, the line falls to the floor; the other lines stay."
    ),
    "terminal.rules.azul.score": (
        "A tile on the wall scores the length of its unbroken row of tiles, and of its unbroken column; a tile alone scores 1."
    ),
    "terminal.rules.azul.cost": (
        "Then the slots of the floor cost 1, 1, 2, 2, 2, 3 and 3 points, as far as they are taken; nobody falls below 0."
    ),
    "terminal.rules.azul.end": "The game ends with the round in which somebody fills a row of the wall.",
    "terminal.rules.azul.bonus": (
        "At the end a full row brings 2 points, a full column {number}, and all five tiles of a color 10; the most points win."
    ),
    "terminal.rules.pavilion.aim": (
        "The aim is the most points; you get them by covering the spaces of your seven stars with tiles, and everybody "
        "begins with 5."
    ),
    "terminal.rules.pavilion.rounds": (
        "There are six rounds, each with a joker color of its own; in each, first all tiles are taken, then everybody places."
    ),
    "terminal.rules.pavilion.take": (
        "To take, name a factory or the center, and a color other than the joker: you get all its tiles there, and one "
        "joker if any lies there; the rest of a factory goes to the center."
    ),
    "terminal.rules.pavilion.stone": (
        "Whoever is the first to take from the center in a round takes the start stone too, loses a point for each tile "
        "taken with it, and begins to place and begins the next round."
    ),
    "terminal.rules.pavilion.place": (
        "To place, cover one empty space and pay as many tiles as its number: one of the color that comes to lie there, "
        "the others of that color or jokers."
    ),
    "terminal.rules.pavilion.star": "An outer star takes only its own color, the center star six different ones.",
    "terminal.rules.pavilion.star_grey": (
        "The first two tiles of a star decide: if they are alike, it takes only that color from then on, otherwise six "
        "different ones."
    ),
    "terminal.rules.pavilion.score": "A tile scores a point for each tile of the unbroken group on its star, itself included.",
    "terminal.rules.pavilion.bonus": (
        "If you cover all spaces around a pillar, a statue or a window, you take 1, 2 or 3 tiles from the supply."
    ),
    "terminal.rules.pavilion.pass": (
        "If you can or want to place no more, you pass and keep up to four tiles for the next round; each other tile is "
        "discarded and costs a point."
    ),
    "terminal.rules.pavilion.end": (
        "After six rounds a full star brings 12 to 20 points, and all spaces with a 1, 2, 3 or 4 bring 4, 8, 12 or 16; "
        "each tile left over costs 1, and the most points win."
    ),
    # What the signs of the drawn table mean
    "terminal.legend.tile": "A tile is a letter and a sign, with its number before it where there may be several: {listed}.",
    "terminal.legend.azul.place": "·· is an empty place of a line.",
    "terminal.legend.azul.wall": "A small letter on the wall is an empty place for that color.",
    "terminal.legend.azul.wall_grey": "·· on the wall is an empty place for any color; the numbers above are the columns.",
    "terminal.legend.azul.full": "▸ stands after a full line: it will move a tile to the wall.",
    "terminal.legend.azul.marker": "1★ is the start marker.",
    "terminal.legend.azul.floor": "Numbers on the floor are what its empty slots would cost; after = stands what it costs now.",
    "terminal.legend.azul.center": "C is the center; the frames with numbers are the factories.",
    "terminal.legend.azul.turn": "▶ and a heavy frame show whose turn it is; at the right of a frame stand the points.",
    "terminal.legend.pavilion.space": "A digit is an empty space, and what it costs.",
    "terminal.legend.pavilion.star": (
        "A letter in brackets is the name of a star: (C) is the center star, the others have the letters of their colors."
    ),
    "terminal.legend.pavilion.star_grey": "A digit in brackets is the name of a star; (C) is the center star.",
    "terminal.legend.pavilion.bonus": (
        "¹ is a pillar, ² a statue, ³ a window: so many bonus tiles come when all spaces around are covered."
    ),
    "terminal.legend.pavilion.done": "• is a pillar, statue or window that is complete.",
    "terminal.legend.pavilion.stone": "1★ is the start stone.",
    "terminal.legend.pavilion.center": "C is the center of the table; the frames with numbers are the factories.",
    "terminal.legend.pavilion.turn": "▶ and a heavy frame show whose turn it is; at the right of a frame stand the points.",
    # The drawn table
    "terminal.name": "{seat}",
    "terminal.label.bag": "bag",
    "terminal.label.lid": "lid",
    "terminal.label.tower": "tower",
    "terminal.label.supply": "supply",
    "terminal.label.floor": "floor",
    "terminal.label.hand": "hand",
    "terminal.label.corners": "corners",
    "terminal.label.joker": "joker",
    "terminal.label.passed": "passed",
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
