"""Azul in English."""

from __future__ import annotations

from sintra.azul import refusal
from sintra.i18n.words import TypedWords, Words

SENTENCES = {
    # A position
    "azul.at_deal": "Round {round} is about to be dealt, {seat} will begin.",
    "azul.at_draft": "Round {round}, {seat} to move.",
    "azul.at_tiling": "Round {round}, {seat} chooses a column of row {row} for the {color} tile.",
    "azul.at_over": "The game is over after round {round}.",
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
    "azul.line": "Line {line}: {count} of {line:word}, {color}.",
    "azul.line_complete": "Line {line}: complete, {color}.",
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
    "azul.nowhere": "There is no {color} to take.",
    "azul.big": "Largest groups: {groups}.",
    "azul.none_big": "There are no tiles to take.",
    "azul.fits": "Exactly {count} for line {line}: {groups:colors}.",
    "azul.none_fits": "Line {line} needs {count}, but no place has exactly {count} that {count:fits|fit}.",
    # A move
    "azul.takes_to_line": "{seat} takes {tiles} from {source} to line {line}: {count} of {line:word}.",
    "azul.takes_to_complete": "{seat} takes {tiles} from {source} and completes line {line}.",
    "azul.takes_to_floor": "{seat} takes {tiles} from {source} to the floor.",
    "azul.marker_to_floor": "The start marker goes to floor slot {slot}.",
    "azul.marker_beside": "The floor is full: the start marker lies beside it and costs nothing.",
    "azul.falls": "{tiles} {tiles:falls|fall} to the floor.",
    "azul.to_lid": "{tiles} {tiles:finds|find} no slot and {tiles:goes|go} to the lid.",
    "azul.floor_costs": "Floor: {cost}.",
    "azul.to_center": "The rest goes to the center: {pool}.",
    # The end of a round and of the game
    "azul.all_taken": "All tiles are taken.",
    "azul.marker_untouched": "Nobody took the start marker: {seat} keeps it.",
    "azul.places": "{seat} places {color:a} in row {row}, column {column}: {points}, total {score}.",
    "azul.line_falls": "{seat}: no column is open for line {line}, {tiles} {tiles:falls|fall} to the floor.",
    "azul.floor_scored": "{seat:'s} floor: {points}, total {score}.",
    "azul.floor_limited": "{seat:'s} floor: {cost}, but not below 0, total {score}.",
    "azul.round_over": "Round {round} is over: {scores}.",
    "azul.over_row": "The game ends: {seats} {seats:has a full row|have full rows}.",
    "azul.over_rounds": "The game ends: round {round} was the last.",
    "azul.over_stuck": "The game ends: nobody can complete a row any more.",
    "azul.over_tiles": "The game ends: bag and lid are empty.",
    "azul.bonus_row": "{seat}: row {row} is full, {points}, total {score}.",
    "azul.bonus_column": "{seat}: column {column} is full, {points}, total {score}.",
    "azul.bonus_color": "{seat}: all five {color} tiles, {points}, total {score}.",
    "azul.wins": "{seat} wins with {score} {score:point|points}.",
    "azul.wins_by_rows": "{seat} wins with {score} {score:point|points} and more full rows.",
    "azul.share": "{seats} share the victory with {score} {score:point|points} each.",
    # A deal
    "azul.round": "Round {round}: {seat} begins.",
    "azul.bag_refilled": "The bag is empty: {count} {count:tile|tiles} from the lid {count:goes|go} back into it.",
    # Why a move is a good one
    "azul.why_completes": "Line {line} is then full: {points} at the end of the round.",
    "azul.why_progress": "Line {line} then has {count} of {line:word}.",
    "azul.why_row": "Row {row} of the wall is then full: {points}, and the game ends with this round.",
    "azul.why_column": "Column {column} of the wall is then full: {points} at the end of the game.",
    "azul.why_color": "All five {color} tiles are then on the wall: {points} at the end of the game.",
    "azul.why_costs": "It costs {number} {number:point|points} on the floor.",
    "azul.why_costs_least": "It costs {number} {number:point|points} on the floor, and no move costs less.",
    "azul.why_clean": "It is the only move that costs nothing.",
    "azul.why_floor_full": "The floor is full: nothing more is lost there.",
    "azul.why_solved": "Played out to the end of the round, it is {number} {number:point|points} better than any other move.",
    "azul.why_most": "If the round ended now, no other move would bring so much.",
    "azul.why_denies": "Otherwise {seat} could fill line {line} with {count:this tile|these tiles}.",
    "azul.why_marker": "The start marker comes along: you begin the next round.",
    "azul.why_tile": "The tile scores there: {points}.",
    "azul.why_tile_most": "The tile scores there: {points}, and no column brings more.",
} | {key: f"{text}." for key, text in refusal.ENGLISH.items()}
TALK = {
    # Beginning
    "terminal.azul": "A game of Azul for {players} seats.",
    # Answers
    "dialogue.marker": "The start marker comes along and takes slot {slot} of the floor.",
    "dialogue.marker_beside": "The start marker comes along; the floor is full, so it costs nothing.",
    # How moves are typed
    "dialogue.no_line": "“{text}” is neither a line from 1 to 5 nor the floor.",
    "dialogue.form.azul": (
        "A move is a factory or c for the center, a color, and a line or the floor: 3 red 4, 3R4, c red floor."
    ),
    "dialogue.form.azul_column": "Choose a column from 1 to 5: W2, or just 2.",
    # Help
    "dialogue.help.fit": "fit 4: what fills your line 4 exactly.",
    "dialogue.help.row": "row 3: your line 3 and row 3 of your wall; row 3 2: those of seat 2.",
    "dialogue.help.col": "col 2: column 2 of your wall; col 2 1: that of seat 1.",
    "dialogue.help.floor": "floor: your floor; floor 2: that of seat 2.",
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
    # What the signs of the drawn table mean
    "dialogue.legend.azul.place": "·· is an empty place of a line.",
    "dialogue.legend.azul.wall": "A small letter on the wall is an empty place for that color.",
    "dialogue.legend.azul.wall_grey": "·· on the wall is an empty place for any color; the numbers above are the columns.",
    "dialogue.legend.azul.full": "▸ stands after a full line: it will move a tile to the wall.",
    "dialogue.legend.azul.marker": "1★ is the start marker.",
    "dialogue.legend.azul.floor": "Numbers on the floor are what its empty slots would cost; after = stands what it costs now.",
    "dialogue.legend.azul.center": "C is the center; the frames with numbers are the factories.",
    "dialogue.legend.azul.turn": "▶ and a heavy frame show whose turn it is; at the right of a frame stand the points.",
    # Labels of the drawn table
    "terminal.label.lid": "lid",
    "terminal.label.floor": "floor",
    # Moves, named: what each would bring is said after a colon
    "server.move.line": "{color} from {source} to line {line}",
    "server.move.floor": "{color} from {source} to the floor",
    "server.move.column": "column {column}",
}
TYPED = TypedWords(
    {
        "fit": ("fit",),
        "row": ("row",),
        "col": ("col", "column"),
        "floor": ("floor",),
    }
)
WORDS = Words(SENTENCES, TALK, typed=TYPED)
