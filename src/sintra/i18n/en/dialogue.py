"""What is said in a conversation about a game in English: answers, help, rules, and what was wrong with a line."""

from __future__ import annotations

SENTENCES = {
    # Beginning and end
    "dialogue.bot": "{seat} is the bot {bot}.",
    "dialogue.level": "{seat} is the bot {bot}, level {number} of 10.",
    "dialogue.unverified": "This order of jokers is a guess: what the reverse side of the Mini prints is not known to us.",
    # Answers
    "dialogue.nothing_yet": "Nothing has happened yet.",
    "dialogue.nothing_since": "Nothing has happened since your last move.",
    "dialogue.hint": "A good move would be {text}.",
    "dialogue.earns": "{text}: {points} {points:point|points}.",
    "dialogue.loses": "It costs {number} {number:point|points}.",
    "dialogue.drops": "{count} {count:tile is|tiles are} dropped.",
    "dialogue.gains": "{count} bonus {count:tile|tiles} may be taken.",
    "dialogue.pass_free": "{text}: all your tiles can be kept, it costs nothing.",
    "dialogue.pass_costs": "{text}: only four tiles can be kept, {number} must be discarded.",
    "dialogue.discard": "Discard at least {number}, such as {example}, each for a point; then stop keeps the rest.",
    "dialogue.discard_none": "Nothing must be discarded: stop keeps your tiles.",
    "dialogue.marker": "The start marker comes along and takes slot {slot} of the floor.",
    "dialogue.marker_beside": "The start marker comes along; the floor is full, so it costs nothing.",
    "dialogue.moves": "{number} moves are possible.",
    "dialogue.moves_of": "{listed}",
    # What was wrong with a line
    "dialogue.unknown": "“{text}” is neither a move nor a word that I know.",
    "dialogue.unknown_near": "“{text}” is neither a move nor a word that I know. Do you mean “{near}”?",
    "dialogue.no_color": "“{text}” is no color; there are {listed}.",
    "dialogue.no_color_near": "“{text}” is no color. Do you mean “{near}”? There are {listed}.",
    "dialogue.no_source": "“{text}” is neither the number of a factory nor the center.",
    "dialogue.no_line": "“{text}” is neither a line from 1 to 5 nor the floor.",
    "dialogue.no_seat": "There is no seat “{text}”; seats are 1 to {last}.",
    "dialogue.too_many": "“{text}” comes after the end of your turn; nothing of this line was played.",
    "dialogue.wants": "That question needs other words, or more of them.",
    "dialogue.form.azul": (
        "A move is a factory or c for the center, a color, and a line or the floor: 3 red 4, 3R4, c red floor."
    ),
    "dialogue.form.azul_column": "Choose a column from 1 to 5: W2, or just 2.",
    "dialogue.form.pavilion_draft": "A move is a factory or c for the center, and a color: 3 red, or 3R.",
    "dialogue.form.pavilion_place": (
        "A move is a star, a number, on the center star a color, and jokers: B6, B6+2, C4R; or pass."
    ),
    "dialogue.form.pavilion_place_grey": (
        "A move is a star by its number or c for the center star, the number of a space, a color, and jokers: 25R, "
        "25R+1, C4R; or pass."
    ),
    "dialogue.form.pavilion_bonus": "Take bonus tiles: +R, or several: +R +R +B.",
    "dialogue.form.pavilion_discard": "Discard tiles, or keep the rest: -R -R stop.",
    # Help
    "dialogue.help_words": "Words: {listed}.",
    "dialogue.help_more": "Type help and a word to hear more about it.",
    "dialogue.help.board": "board: the whole position.",
    "dialogue.help.table": "table: what lies in the center and on the factories.",
    "dialogue.help.factory": "factory 3: what lies on factory 3.",
    "dialogue.help.center": "center: what lies in the center.",
    "dialogue.help.where": "where red: where red can be taken.",
    "dialogue.help.big": "big: where most tiles of one color lie together.",
    "dialogue.help.fit": "fit 4: what fills your line 4 exactly.",
    "dialogue.help.row": "row 3: your line 3 and row 3 of your wall; row 3 2: those of seat 2.",
    "dialogue.help.col": "col 2: column 2 of your wall; col 2 1: that of seat 1.",
    "dialogue.help.floor": "floor: your floor; floor 2: that of seat 2.",
    "dialogue.help.seat": "seat 2: the whole board of seat 2; seat: your own.",
    "dialogue.help.cost": "cost and a move: what it would earn, cost and drop.",
    "dialogue.help.last": "last: what happened last.",
    "dialogue.help.since": "since: everything since your last move.",
    "dialogue.help.score": "score: the points of all seats.",
    "dialogue.help.moves": "moves: all moves that are possible now.",
    "dialogue.help.hint": "hint: a good move.",
    "dialogue.help.bag": "bag: what is in the bag, and what has left the game for now.",
    "dialogue.help.hand": "hand: your tiles; hand 2: those of seat 2.",
    "dialogue.help.supply": "supply: the tiles that can be taken as a bonus.",
    "dialogue.help.star": "star red: your red star; star c: the center star; star red 2: that of seat 2.",
    "dialogue.help.star_grey": "star 2: your star 2; star c: the center star; star 2 1: that of seat 1.",
    "dialogue.help.number": "number 3: which of your spaces with a 3 are covered.",
    "dialogue.help.afford": "afford: the spaces that you can pay for.",
    "dialogue.help.rules": "rules: the rules of the game in ten sentences.",
    "dialogue.help.legend": "legend: what the signs of the drawn table mean.",
    "dialogue.help.undo": "undo: back to the last choice of a person.",
    "dialogue.help.save": "save: where the game is saved; save FILE: save it there from now on.",
    "dialogue.help.help": "help: all words; help where: more about one.",
    "dialogue.help.quit": "quit: leave; the game is saved and can go on later.",
    # The rules, in our own words
    "dialogue.rules.azul.aim": (
        "The aim is the most points; you get them by covering your wall of five rows and five columns with tiles."
    ),
    "dialogue.rules.azul.take": (
        "In your turn you take all tiles of one color from one factory or from the center; the rest of a factory goes to "
        "the center."
    ),
    "dialogue.rules.azul.line": (
        "Put them all into one of your five lines, which holds one color only, and none that its row of the wall already has."
    ),
    "dialogue.rules.azul.floor": "What finds no room in the line falls to your floor; you may also put everything there.",
    "dialogue.rules.azul.marker": (
        "Whoever is the first to take from the center in a round takes the start marker too: it fills a slot of the "
        "floor, and its holder begins the next round."
    ),
    "dialogue.rules.azul.tiling": (
        "When all tiles are taken, each full line puts one tile on the place of its color in its row of the wall and is "
        "emptied; the other lines stay."
    ),
    "dialogue.rules.azul.tiling_grey": (
        "When all tiles are taken, each full line puts one tile into its row of the wall, in a column that you choose "
        "and that lacks its color, and is emptied; if there is none, the line falls to the floor; the other lines stay."
    ),
    "dialogue.rules.azul.score": (
        "A tile on the wall scores the length of its unbroken row of tiles, and of its unbroken column; a tile alone scores 1."
    ),
    "dialogue.rules.azul.cost": (
        "Then the slots of the floor cost 1, 1, 2, 2, 2, 3 and 3 points, as far as they are taken; nobody falls below 0."
    ),
    "dialogue.rules.azul.end": "The game ends with the round in which somebody fills a row of the wall.",
    "dialogue.rules.azul.bonus": (
        "At the end a full row brings 2 points, a full column {number}, and all five tiles of a color 10; the most points win."
    ),
    "dialogue.rules.pavilion.aim": (
        "The aim is the most points; you get them by covering the spaces of your seven stars with tiles, and everybody "
        "begins with 5."
    ),
    "dialogue.rules.pavilion.rounds": (
        "There are six rounds, each with a joker color of its own; in each, first all tiles are taken, then everybody places."
    ),
    "dialogue.rules.pavilion.take": (
        "To take, name a factory or the center, and a color other than the joker: you get all its tiles there, and one "
        "joker if any lies there; the rest of a factory goes to the center."
    ),
    "dialogue.rules.pavilion.stone": (
        "Whoever is the first to take from the center in a round takes the start stone too, loses a point for each tile "
        "taken with it, and begins to place and begins the next round."
    ),
    "dialogue.rules.pavilion.place": (
        "To place, cover one empty space and pay as many tiles as its number: one of the color that comes to lie there, "
        "the others of that color or jokers."
    ),
    "dialogue.rules.pavilion.star": "An outer star takes only its own color, the center star six different ones.",
    "dialogue.rules.pavilion.star_grey": (
        "The first two tiles of a star decide: if they are alike, it takes only that color from then on, otherwise six "
        "different ones."
    ),
    "dialogue.rules.pavilion.score": "A tile scores a point for each tile of the unbroken group on its star, itself included.",
    "dialogue.rules.pavilion.bonus": (
        "If you cover all spaces around a pillar, a statue or a window, you take 1, 2 or 3 tiles from the supply."
    ),
    "dialogue.rules.pavilion.pass": (
        "If you can or want to place no more, you pass and keep up to four tiles for the next round; each other tile is "
        "discarded and costs a point."
    ),
    "dialogue.rules.pavilion.end": (
        "After six rounds a full star brings 12 to 20 points, and all spaces with a 1, 2, 3 or 4 bring 4, 8, 12 or 16; "
        "each tile left over costs 1, and the most points win."
    ),
    # What the signs of the drawn table mean
    "dialogue.legend.tile": "A tile is a letter and a sign, with its number before it where there may be several: {listed}.",
    "dialogue.legend.azul.place": "·· is an empty place of a line.",
    "dialogue.legend.azul.wall": "A small letter on the wall is an empty place for that color.",
    "dialogue.legend.azul.wall_grey": "·· on the wall is an empty place for any color; the numbers above are the columns.",
    "dialogue.legend.azul.full": "▸ stands after a full line: it will move a tile to the wall.",
    "dialogue.legend.azul.marker": "1★ is the start marker.",
    "dialogue.legend.azul.floor": "Numbers on the floor are what its empty slots would cost; after = stands what it costs now.",
    "dialogue.legend.azul.center": "C is the center; the frames with numbers are the factories.",
    "dialogue.legend.azul.turn": "▶ and a heavy frame show whose turn it is; at the right of a frame stand the points.",
    "dialogue.legend.pavilion.space": "A digit is an empty space, and what it costs.",
    "dialogue.legend.pavilion.star": (
        "A letter in brackets is the name of a star: (C) is the center star, the others have the letters of their colors."
    ),
    "dialogue.legend.pavilion.star_grey": "A digit in brackets is the name of a star; (C) is the center star.",
    "dialogue.legend.pavilion.bonus": (
        "¹ is a pillar, ² a statue, ³ a window: so many bonus tiles come when all spaces around are covered."
    ),
    "dialogue.legend.pavilion.done": "• is a pillar, statue or window that is complete.",
    "dialogue.legend.pavilion.stone": "1★ is the start stone.",
    "dialogue.legend.pavilion.center": "C is the center of the table; the frames with numbers are the factories.",
    "dialogue.legend.pavilion.turn": "▶ and a heavy frame show whose turn it is; at the right of a frame stand the points.",
}
