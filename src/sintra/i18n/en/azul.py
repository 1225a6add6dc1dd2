"""Azul in English."""

from __future__ import annotations

from sintra.azul import refusal
from sintra.i18n.words import TypedWords, Words

SENTENCES = {
    # A position
    "azul.at_deal": "Round {round} is about to begin; {seat} {seat:starts|start}.",
    "azul.at_draft": "{seat:'s} turn, round {round}.",
    "azul.at_tiling": "{seat} {seat:chooses|choose} a column for the {color} tile in row {row} of the wall, round {round}.",
    "azul.at_over": "The game ended after round {round}.",
    "azul.center": "Center: {pool}.",
    "azul.center_marker": "Center: start marker, {pool}.",
    "azul.center_marker_only": "Center: only the start marker.",
    "azul.center_empty": "The center is empty.",
    "azul.factory": "{source}: {pool}.",
    "azul.factory_empty": "{source} is empty.",
    "azul.factories_empty": "Factories {sources} are empty.",
    "azul.bag": "Bag: {pool}.",
    "azul.bag_empty": "The bag is empty.",
    "azul.lid": "Lid: {pool}.",
    "azul.lid_empty": "The lid is empty.",
    "azul.seat": "{seat}: {score} {score:point|points}.",
    "azul.board_empty": "The board is empty.",
    "azul.line": "Line {line}: {color}, {count} of {line:word}.",
    "azul.line_complete": "Line {line}: {color}, full.",
    "azul.line_empty": "Line {line} is empty.",
    "azul.lines_empty": "Lines {lines} are empty.",
    "azul.row": "Wall row {row}: {cells:column}.",
    "azul.row_full": "Wall row {row} is full: {cells}.",
    "azul.row_empty": "Wall row {row} is empty.",
    "azul.rows_empty": "Wall rows {rows} are empty.",
    "azul.wall_empty": "The wall is empty.",
    "azul.column": "Wall column {column}: {cells:row}.",
    "azul.column_full": "Wall column {column} is full: {cells}.",
    "azul.column_empty": "Wall column {column} is empty.",
    "azul.floor": "Floor: {pool}; {cost}.",
    "azul.floor_marker": "Floor: start marker, {pool}; {cost}.",
    "azul.floor_marker_only": "Floor: start marker; {cost}.",
    "azul.floor_empty": "The floor is empty.",
    "azul.scores": "Scores: {scores}.",
    "azul.where": "{color}: {places}.",
    "azul.nowhere": "No {color} tiles are left to take.",
    "azul.big": "Most at once: {groups}.",
    "azul.none_big": "There are no tiles to take.",
    "azul.fits": "Exactly {count} for line {line}: {groups:colors}.",
    "azul.none_fits": "Line {line} needs {count}, but no place has exactly {count} that {count:fits|fit}.",
    # What is printed, free or missing
    "azul.marker_center": "The start marker is in the center; first player of this round: {seat}.",
    "azul.marker_held": "{seat} {seat:has|have} the start marker and {seat:begins|begin} the next round.",
    "azul.pattern": "Row {row}: {pool}.",
    "azul.pattern_grey": "The gray wall shows no colors: each color fits once into each row and once into each column.",
    "azul.spots": "Wall row {row}: {spots}.",
    "azul.row_free": "Free in row {row}: {cells:column}.",
    "azul.row_open": "Row {row} still takes {pool}.",
    "azul.column_free": "Free in column {column}: {cells:row}.",
    "azul.column_open": "Column {column} still takes {pool}.",
    "azul.spot_covered": "Row {row}, column {column}: {color}, covered.",
    "azul.spot_free": "Row {row}, column {column}: {color}, free.",
    "azul.spot_open": "Row {row}, column {column}: free, takes {pool}.",
    "azul.spot_closed": "Row {row}, column {column}: free, but no color can go there.",
    "azul.spot_beside": "{beside}.",
    "azul.edge": "That is the edge of the wall.",
    "azul.slots": "The floor slots cost, in order, {listed}.",
    "azul.slots_free": "No floor slot is taken; the next costs {number}.",
    "azul.slots_taken": "{taken} floor {taken:slot is|slots are} taken: {cost}; the next costs {number}.",
    "azul.slots_full": "All floor slots are taken: {cost}; more tiles cost nothing.",
    "azul.forecast": "If the round ended now: {scores}.",
    "azul.goals": (
        "Full: {full_rows} {full_rows:row|rows}, {full_columns} {full_columns:column|columns}, {full_colors} "
        "{full_colors:color|colors}."
    ),
    "azul.goal_row": "Row {row} lacks {pool}: {points}.",
    "azul.goal_column": "Column {column} lacks {cells:row}: {points}.",
    "azul.goal_column_grey": "Column {column} lacks {rows:row|rows} {rows}: {points}.",
    "azul.goal_color": "{color} lacks {rows:row|rows} {rows}: {points}.",
    # A move
    "azul.takes_to_line": "{seat} {seat:takes|take} {tiles:few} from {source} to line {line}: {count} of {line:word}.",
    "azul.takes_to_complete": "{seat} {seat:takes|take} {tiles:few} from {source} and {seat:fills|fill} line {line}.",
    "azul.takes_to_floor": "{seat} {seat:takes|take} {tiles:few} from {source} to the floor.",
    "azul.marker_to_floor": "With the start marker.",
    "azul.marker_beside": "The floor is full: the start marker lies beside it and costs nothing.",
    "azul.falls": "{tiles:count} {tiles:falls|fall}, floor {cost}.",
    "azul.to_lid": "The floor is full: {tiles:count} {tiles:goes|go} to the lid.",
    "azul.floor_costs": "Floor: {cost}.",
    "azul.to_center": "To the center: {pool:few}.",
    # The end of a round and of the game
    "azul.all_taken": "All tiles are taken.",
    "azul.marker_untouched": "Nobody took the start marker: {seat} {seat:keeps|keep} it.",
    "azul.places": "{seat} {seat:places|place} {color} in row {row}, column {column}: {points}, total {score}.",
    "azul.line_falls": "{seat}: line {line} has no open column, so {tiles} {tiles:falls|fall} to the floor.",
    "azul.floor_scored": "{seat:'s} floor: {points}, total {score}.",
    "azul.floor_limited": "{seat:'s} floor: {cost}, but not below 0, total {score}.",
    "azul.round_over": "Round {round} is over: {scores}.",
    "azul.over_row": "The game ends: {seats} {seats:has a full row|have full rows|have a full row|have full rows}.",
    "azul.over_rounds": "The game ends: round {round} was the last.",
    "azul.over_stuck": "The game ends: nobody can place a tile on the wall anymore.",
    "azul.over_tiles": "The game ends: the bag and the lid are empty.",
    "azul.bonus_row": "{seat}: row {row} is full, {points}, total {score}.",
    "azul.bonus_column": "{seat}: column {column} is full, {points}, total {score}.",
    "azul.bonus_color": "{seat}: all five {color} tiles, {points}, total {score}.",
    "azul.wins": "{seat} {seat:wins|win} with {score} {score:point|points}.",
    "azul.wins_by_rows": "{seat} {seat:wins|win} with {score} {score:point|points}; full rows break the tie.",
    "azul.share": "{seats} share the victory with {score} {score:point|points} each.",
    # A deal
    "azul.round": "Round {round}: {seat} {seat:begins|begin}.",
    "azul.bag_refilled": "The bag is empty: {count} {count:tile|tiles} from the lid {count:goes|go} back into it.",
    # Why a move is a good one
    "azul.why_completes": "That fills line {line}: {points} at the end of the round.",
    "azul.why_progress": "That makes {count} of {line:word} in line {line}.",
    "azul.why_row": "That fills row {row} of the wall: {points}, and the game ends after this round.",
    "azul.why_column": "That fills column {column} of the wall: {points} at the end of the game.",
    "azul.why_color": "All five {color} tiles will be on the wall: {points} at the end of the game.",
    "azul.why_costs": "It costs {number} {number:point|points} on the floor.",
    "azul.why_costs_least": "It costs {number} {number:point|points} on the floor, and no move costs less.",
    "azul.why_clean": "It is the only move that costs nothing.",
    "azul.why_floor_full": "The floor is full: nothing more is lost there.",
    "azul.why_solved": "Played out to the end of the round, it is {number} {number:point|points} better than any other move.",
    "azul.why_most": "If the round ended now, no other move would score as much.",
    "azul.why_denies": "Otherwise {seat} could fill line {line} with {count:this tile|these tiles}.",
    "azul.why_marker": "You get the start marker and begin the next round.",
    "azul.why_tile": "The tile scores {points:counted} there.",
    "azul.why_tile_most": "The tile scores {points:counted} there, and no column scores more.",
} | {key: f"{text}." for key, text in refusal.ENGLISH.items()}
TALK = {
    # Editions
    "dialogue.edition.azul.standard": "Azul",
    "dialogue.edition.about.azul.standard": "The game of the big box: a full column brings 7 points.",
    "dialogue.edition.azul.tactile": "Azul, tactile edition",
    "dialogue.edition.about.azul.tactile": (
        "Made to be played by touch: letters stand for the colors, and a full column brings 5 points instead of 7."
    ),
    # Beginning
    "terminal.azul": "A game of Azul for {players} players.",
    # Answers
    "dialogue.marker": "You also take the start marker; it fills floor slot {slot}.",
    "dialogue.marker_beside": "You also take the start marker; the floor is full, so it costs nothing.",
    "dialogue.call.azul_column": "{seat} {seat:chooses|choose} a column: row {row}, {color}.",
    "dialogue.moves.azul_lines": "{source}: {pool}: lines {lines} or the floor.",
    "dialogue.moves.azul_any": "{source}: {pool}: any line or the floor.",
    "dialogue.moves.azul_floor": "{source}: {pool}: only the floor.",
    "dialogue.moves.azul_columns": "Columns {numbers}.",
    # How moves are typed
    "dialogue.no_line": "“{text}” is neither a line from 1 to 5 nor the floor.",
    "dialogue.form.azul": (
        "A move is the number of a factory, or c for the center; then a color; then a line, or floor: 3 red 4, in short 3R4, "
        "or c red floor."
    ),
    "dialogue.form.azul_column": "Choose a column from 1 to 5: W2, or just 2.",
    # Help
    "dialogue.help.fit": "fit 4: what fills your line 4 exactly.",
    "dialogue.help.row": "row 3: your line 3 and row 3 of your wall; row 3 2: those of player 2.",
    "dialogue.help.col": "col 2: column 2 of your wall; col 2 1: that of player 1.",
    "dialogue.help.floor": "floor: your floor; floor 2: that of player 2.",
    "dialogue.help.wall": (
        "wall: the colors of the wall; wall 3: every space of row 3 of your wall; wall 3 2: that of player 2."
    ),
    "dialogue.help.spot": "spot 3 2: row 3, column 2 of your wall and what lies beside it; go on with left, right, up, down.",
    "dialogue.help.up": "up: go one space up from the one you asked for last.",
    "dialogue.help.down": "down: go one space down from the one you asked for last.",
    "dialogue.help.costs": "costs: what the slots of your floor cost; costs 2: those of player 2.",
    "dialogue.help.marker": "marker: who holds the start marker.",
    # The rules, in our own words
    "dialogue.rules.azul.aim": (
        "Score the most points: you get them by covering your wall of five rows and five columns with tiles."
    ),
    "dialogue.rules.azul.turns": (
        "Play goes clockwise. Who begins round 1 is settled before the game; after that, whoever took the start marker begins."
    ),
    "dialogue.rules.azul.take": (
        "On your turn take all tiles of one color from one factory or from the center. The rest of a factory goes to the "
        "center. "
        "Nobody may pass; the round goes on until all tiles are taken."
    ),
    "dialogue.rules.azul.line": (
        "Put them all into one of your five lines: line 1 holds one tile, line 2 two, and so on to line 5, which holds "
        "five. "
        "A line holds one color only, and never one that its row of the wall already has."
    ),
    "dialogue.rules.azul.floor": (
        "Tiles that do not fit into the line fall to your floor; you may also put all of them there. "
        "The floor has seven slots; when they are full, further tiles go to the lid of the box and cost nothing."
    ),
    "dialogue.rules.azul.marker": (
        "The first player to take from the center in a round also takes the start marker. "
        "It fills the next free floor slot, costs 1 to 3 points there, and its holder begins the next round. "
        "If the floor is full, it lies beside it and costs nothing."
    ),
    "dialogue.rules.azul.tiling": (
        "When all tiles are taken, one tile of each full line goes to the space of its color in the same row of the wall. "
        "The other tiles of that line go to the lid; lines that are not full keep their tiles."
    ),
    "dialogue.rules.azul.tiling_grey": (
        "When all tiles are taken, one tile of each full line goes to its row of the wall, line 1 first, in a column that "
        "you choose. "
        "The other tiles of that line go to the lid; lines that are not full keep their tiles."
    ),
    "dialogue.rules.azul.wall": (
        "Row 1 of the wall has blue, yellow, red, black and teal in columns 1 to 5. "
        "Each row below is the one above moved one column to the right, its last color coming first."
    ),
    "dialogue.rules.azul.wall_grey": (
        "The gray wall shows no colors: each color may lie only once in a row and once in a column. "
        "If a full line has no column for its color, all its tiles fall to the floor."
    ),
    "dialogue.rules.azul.score": (
        "A tile placed on the wall scores one point for each tile in its unbroken row, itself included, and the same for "
        "its column. "
        "A direction without neighbors does not count; a tile with no neighbors at all scores 1."
    ),
    "dialogue.rules.azul.cost": (
        "Then each filled slot of the floor costs points, in order 1, 1, 2, 2, 2, 3 and 3, and its tiles go to the lid. "
        "No score falls below 0."
    ),
    "dialogue.rules.azul.short": (
        "Each round begins with four tiles from the bag on each factory: two players have 5 factories, three have 7, four "
        "have 9. "
        "If the bag runs out, the lid is emptied into it; if that runs out too, the round is played with fewer tiles."
    ),
    "dialogue.rules.azul.end": (
        "The game ends after the round in which someone fills a row of the wall, or when nobody can place a tile there anymore."
    ),
    "dialogue.rules.azul.bonus": (
        "At the end a full row scores 2 points, a full column {number}, and all five tiles of a color 10."
    ),
    "dialogue.rules.azul.tie": (
        "The highest score wins. On a tie the player with more full rows wins; if that is equal too, they share the victory."
    ),
    # What the signs of the drawn table mean
    "dialogue.legend.azul.place": "·· is an empty space of a line.",
    "dialogue.legend.azul.wall": "A small letter on the wall is an empty space for that color.",
    "dialogue.legend.azul.wall_grey": "·· on the wall is an empty space for any color; the numbers above are the columns.",
    "dialogue.legend.azul.full": "▸ after a line means that it is full: one of its tiles will go to the wall.",
    "dialogue.legend.azul.marker": "1★ is the start marker.",
    "dialogue.legend.azul.floor": "Numbers on the floor show what its empty slots would cost; after = comes what it costs now.",
    "dialogue.legend.azul.center": "C is the center; the frames with numbers are the factories.",
    "dialogue.legend.azul.turn": "▶ and a heavy frame show whose turn it is; the score is at the right of the frame.",
    # What the signs of compact lines mean
    "dialogue.legend.azul.compact": (
        "L4 is line 4, H2 is row 2 of the wall, V3 is column 3, H2V3 is the space where they meet. A dot is an empty space, "
        "* is the start marker."
    ),
    # Labels of the drawn table
    "terminal.label.lid": "lid",
    "terminal.label.floor": "floor",
    # Moves, named: what each would bring is said after a colon
    "server.move.line": "{color} from {source} to line {line}",
    "server.move.floor": "{color} from {source} to the floor",
    "server.move.column": "wall column {column}",
}
TYPED = TypedWords(
    {
        "fit": ("fit",),
        "row": ("row", "line", "pattern line"),
        "col": ("col", "column"),
        "floor": ("floor", "floor line"),
        "wall": ("wall",),
        "spot": ("spot",),
        "up": ("up",),
        "down": ("down",),
        "costs": ("costs", "slots", "slot", "floor slots", "floor slot"),
        "marker": ("marker", "start marker"),
    },
    fillers=("sky",),  # blue on the tactile edition
)
OTHER_COLORS = {"yellow": ("orange",)}  # as on the tactile edition
WORDS = Words(SENTENCES, TALK, typed=TYPED, other_colors=OTHER_COLORS)
