"""Summer Pavilion in English."""

from __future__ import annotations

from sintra.i18n.en.pavilion_stars import EnglishStars
from sintra.i18n.words import TypedWords, Words
from sintra.pavilion import refusal

SENTENCES = {key: f"{text}." for key, text in refusal.ENGLISH.items()} | {
    # A position
    "pavilion.at_deal": "Round {round} is about to begin, {joker} is the joker; {seat} {seat:starts|start}.",
    "pavilion.at_draft": "{seat:'s} turn to take tiles; round {round}, {joker} is the joker.",
    "pavilion.at_place": "{seat:'s} turn to place a tile or pass; round {round}, {joker} is the joker.",
    "pavilion.at_bonus": (
        "{seat:'s} turn to take {count} bonus {count:tile|tiles} from the supply; round {round}, {joker} is the joker."
    ),
    "pavilion.at_refill": "The supply is about to be refilled, {seat} {seat:is|are} next; round {round}, {joker} is the joker.",
    "pavilion.at_discard": "{seat} {seat:has|have} passed and may discard or keep tiles; round {round}, {joker} is the joker.",
    "pavilion.at_over": "The game is over.",
    "pavilion.center": "Center: {pool}.",
    "pavilion.center_stone": "Center: start stone, {pool}.",
    "pavilion.center_stone_only": "Center: only the start stone.",
    "pavilion.center_empty": "The center is empty.",
    "pavilion.factory": "{source}: {pool}.",
    "pavilion.factory_empty": "{source} is empty.",
    "pavilion.factories_empty": "Factories {sources} are empty.",
    "pavilion.supply": "Supply: {pool}.",
    "pavilion.supply_empty": "The supply is empty.",
    "pavilion.bag": "Bag: {pool}.",
    "pavilion.bag_empty": "The bag is empty.",
    "pavilion.tower": "Tower: {pool}.",
    "pavilion.tower_empty": "The tower is empty.",
    "pavilion.seat": "{seat}: {score} {score:point|points}.",
    "pavilion.seat_passed": "{seat}: {score} {score:point|points}, {seat:has|have} passed.",
    "pavilion.hand": "Hand: {pool}.",
    "pavilion.hand_empty": "The hand is empty.",
    "pavilion.corners": "Corners: {pool}.",
    "pavilion.star": "{star:bare}: {numbers} covered.",
    "pavilion.star_full": "{star:bare}: full.",
    "pavilion.star_colors": "{star:bare}: {cells:space}.",
    "pavilion.star_empty": "{star} is empty.",
    "pavilion.stars_empty": "Empty stars: {some_stars}.",
    "pavilion.board_empty": "The board is empty.",
    "pavilion.number": "Number {number}: {covered} covered; open: {some_stars}.",
    "pavilion.number_full": "Number {number}: all covered.",
    "pavilion.affordable": "Can be paid for now: {spaces}.",
    "pavilion.none_affordable": "No space can be paid for.",
    "pavilion.scores": "Scores: {scores}.",
    "pavilion.where": "{color}: {places}.",
    "pavilion.nowhere": "No {color} tiles are left to take.",
    "pavilion.big": "Most at once: {groups}.",
    "pavilion.none_big": "There are no tiles to take.",
    # What is printed, open or missing
    "pavilion.ring": "On every star the numbers lie in a ring, clockwise {listed}; {last} touches {number}.",
    "pavilion.ring_grey": "On every outer star the numbers lie in a ring, clockwise {listed}; {last} touches {number}.",
    "pavilion.ring_center": "On the center star every space costs {number}; they count 1 to 6, clockwise from the top.",
    "pavilion.touches": "{number} touches {numbers}.",
    "pavilion.touches_center": "On the center star, space {number} touches {numbers}.",
    "pavilion.stars_lie": "Around the center star, clockwise from the upper left: {some_stars}.",
    "pavilion.space_covered": "{space}: covered with {color}.",
    "pavilion.space_free": "{space}: free, costs {number}.",
    "pavilion.space_takes": "It takes {pool}.",
    "pavilion.space_beside": "Beside it: {near_spaces}.",
    "pavilion.space_bonus": "It belongs to {features}.",
    "pavilion.bonus_done": (
        "Complete: {pillars} {pillars:pillar|pillars}, {statues} {statues:statue|statues}, {windows} {windows:window|windows}."
    ),
    "pavilion.pillar_lacks": "The pillar between {between} lacks {spaces}.",
    "pavilion.statue_lacks": "The statue between {between} lacks {spaces}.",
    "pavilion.window_lacks": "The window at {between} lacks {spaces}.",
    "pavilion.pillar_around": "Around the pillar between {between}, {count} bonus {count:tile|tiles}: {spaces}.",
    "pavilion.statue_around": "Around the statue between {between}, {count} bonus {count:tile|tiles}: {spaces}.",
    "pavilion.window_around": "Around the window at {between}, {count} bonus {count:tile|tiles}: {spaces}.",
    "pavilion.around_open": "Open: {spaces}.",
    "pavilion.around_done": "All are covered.",
    "pavilion.around_empty": "No space is covered.",
    "pavilion.stone_center": "The start stone is in the center; first player of this round: {seat}.",
    "pavilion.stone_held": "{seat} {seat:holds|hold} the start stone and {seat:places|place} first.",
    "pavilion.joker_now": "{joker} is the joker of round {round}.",
    "pavilion.jokers_next": "In the rounds to come: {order}.",
    "pavilion.forecast": "Scores with full stars and numbers added: {scores}.",
    "pavilion.goals": "Full: {full_stars} {full_stars:star|stars}, {full_numbers} {full_numbers:number|numbers}.",
    "pavilion.goal_star": "{star} lacks {numbers}: {points}.",
    "pavilion.goal_star_least": "{star} lacks {numbers}: at least {points}.",
    "pavilion.goal_number": "Number {number} lacks {some_stars}: {points}.",
    # A move
    "pavilion.takes": "{seat} {seat:takes|take} {tiles:few} from {source}.",
    "pavilion.takes_joker": "{seat} {seat:takes|take} {tiles:few} and {wild} from {source}.",
    "pavilion.takes_only_joker": "{seat} {seat:takes|take} {wild} from {source}.",
    "pavilion.takes_stone": "With the start stone: {points}, total {score}.",
    "pavilion.takes_stone_limited": "With the start stone: {cost}, but not below 1, total {score}.",
    "pavilion.to_center": "To the center: {pool:few}.",
    "pavilion.all_taken": "All tiles are taken: {seat} {seat:places|place} first.",
    "pavilion.stone_untouched": "Nobody took the start stone: {seat} {seat:keeps|keep} it.",
    "pavilion.covers": "{seat} {seat:covers|cover} {space}: {points}, total {score}.",
    "pavilion.covers_jokers": "{seat} {seat:covers|cover} {space} with {wild:few}: {points}, total {score}.",
    "pavilion.covers_color": "{seat} {seat:covers|cover} {space} with {color}: {points}, total {score}.",
    "pavilion.covers_color_jokers": "{seat} {seat:covers|cover} {space} with {color} and {wild:few}: {points}, total {score}.",
    "pavilion.pillar": "Pillar: {count} bonus {count:tile|tiles}.",
    "pavilion.statue": "Statue: {count} bonus {count:tile|tiles}.",
    "pavilion.window": "Window: {count} bonus {count:tile|tiles}.",
    "pavilion.supply_short": "The supply has only {count} {count:tile|tiles} left.",
    "pavilion.takes_bonus": "{seat} {seat:takes|take} {color:a} from the supply.",
    "pavilion.passes": "{seat} {seat:passes|pass}.",
    "pavilion.discards": "{seat} {seat:discards|discard} {color:a}: {points}, total {score}.",
    "pavilion.discards_limited": "{seat} {seat:discards|discard} {color:a} and {seat:stays|stay} at {score}.",
    "pavilion.keeps": "{seat} {seat:keeps|keep} {pool}.",
    # The end of a round and of the game
    "pavilion.round_over": "Round {round} is over: {scores}.",
    "pavilion.over": "The game is over. Now comes the final scoring.",
    "pavilion.bonus_star": "{seat}: {star} is full, {points}, total {score}.",
    "pavilion.bonus_number": "{seat}: every {number} is covered, {points}, total {score}.",
    "pavilion.leftover": "{seat}: {count} {count:tile|tiles} left over, {points}, total {score}.",
    "pavilion.leftover_limited": "{seat}: {count} {count:tile|tiles} left over, {cost}, but not below 1, total {score}.",
    "pavilion.wins": "{seat} {seat:wins|win} with {score} {score:point|points}.",
    "pavilion.share": "{seats} share the victory with {score} {score:point|points} each.",
    # A deal
    "pavilion.round": "Round {round}, {joker} is the joker: {seat} {seat:begins|begin}.",
    "pavilion.round_without_tiles": (
        "Round {round}, {joker} is the joker: there are no tiles to take, {seat} {seat:places|place} first."
    ),
    "pavilion.bag_refilled": "The bag is empty: {count} {count:tile|tiles} from the tower {count:goes|go} back into it.",
    "pavilion.refilled": "The supply is refilled: {pool}.",
    # Why a move is a good one
    "pavilion.why_pays": "Then you can pay for {space}.",
    "pavilion.why_hand": "That gives you {tiles}.",
    "pavilion.why_stone": "You get the start stone: it costs {number} {number:point|points}, and you place first.",
    "pavilion.why_group": "That is {count} {count:tile|tiles}, more than any other move takes.",
    "pavilion.why_joker": "A joker comes with it.",
    "pavilion.why_star": "That fills {star}: {points} at the end of the game.",
    "pavilion.why_star_open": "That makes {count} of six on {star}.",
    "pavilion.why_number": "That covers every {number}: {points} at the end of the game.",
    "pavilion.why_scores": "It scores {points:counted} at once.",
    "pavilion.why_most": "It scores {points:counted} at once, and nothing scores more now.",
    "pavilion.why_no_joker": "It needs no joker.",
    "pavilion.why_is_joker": "It is the joker of this round.",
    "pavilion.why_next_joker": "The joker of the next round is {joker}.",
    "pavilion.why_pass": "You can keep four tiles; {count} must be discarded.",
    "pavilion.why_keep_all": "You can keep all your tiles for the next round.",
    "pavilion.why_left": "That leaves {pool}.",
}
TALK = {
    # Editions
    "dialogue.edition.pavilion.standard": "Summer Pavilion",
    "dialogue.edition.about.pavilion.standard": "The game of the big box, with the jokers in their usual order.",
    "dialogue.edition.pavilion.mini": "Summer Pavilion Mini",
    "dialogue.edition.about.pavilion.mini": (
        "The travel edition: the same rules, and a second order of the jokers on the back of its board."
    ),
    # Beginning
    "dialogue.unverified": "This order of jokers is a guess: we do not know what is printed on the back of the Mini.",
    "terminal.pavilion": "A game of Summer Pavilion for {players} players.",
    # Answers
    "dialogue.stone": "You also take the start stone and place first.",
    "dialogue.limit": "No score falls below 1.",
    "dialogue.pass_free": "{text}: you keep all your tiles, and it costs nothing.",
    "dialogue.pass_costs": "{text}: you can keep only four tiles, {number} must be discarded.",
    "dialogue.discard": "Discard at least {number}, for example {example}; each costs a point. Then stop keeps the rest.",
    "dialogue.discard_none": "You need not discard anything: stop keeps your tiles.",
    "dialogue.call.pavilion_place": "{seat:'s} turn: place or pass.",
    "dialogue.call.pavilion_bonus": "{seat:'s} turn: take {count} bonus {count:tile|tiles}.",
    "dialogue.moves.pavilion_take": "{source}: {pool}.",
    "dialogue.moves.pavilion_place": "You can cover {spaces}.",
    # How moves are typed
    "dialogue.form.pavilion_draft": "A move is the number of a factory, or c for the center; then a color: 3 red, in short 3R.",
    "dialogue.form.pavilion_place": (
        "A move is a star and a number, on the center star also a color, then + and the jokers you pay with: "
        "B6, B6+2, C4R; or pass."
    ),
    "dialogue.form.pavilion_place_grey": (
        "A move is the number of a star, or c for the center star; the number of a space; a color; then + and the jokers "
        "you pay with: 25R, 25R+1, C4R; or pass."
    ),
    "dialogue.form.pavilion_bonus": "Take bonus tiles: +R, or several: +R +R +B.",
    "dialogue.form.pavilion_discard": "Discard tiles, or keep the rest: -R -R stop.",
    # Help
    "dialogue.help.hand": "hand: your tiles; hand 2: those of player 2.",
    "dialogue.help.supply": "supply: the tiles from which bonus tiles are taken.",
    "dialogue.help.star": "star red: your red star; star c: the center star; star red 2: that of player 2.",
    "dialogue.help.star_grey": "star 2: your star 2; star c: the center star; star 2 1: that of player 1.",
    "dialogue.help.number": "number 3: how many of your 3 spaces are covered, and which are open.",
    "dialogue.help.afford": "afford: the spaces that you can pay for.",
    "dialogue.help.space": "space red 3: your red 3, what it costs, its neighbors and its bonus; go on with left and right.",
    "dialogue.help.space_grey": (
        "space 2 5: the 5 of your star 2, what it costs, its neighbors and its bonus; go on with left and right."
    ),
    "dialogue.help.ring": "ring: how the numbers of a star lie; ring 3: which numbers touch 3.",
    "dialogue.help.stars": "stars: where the stars lie.",
    "dialogue.help.bonus": (
        "bonus: the pillar, statue and window that are nearest, and what they lack; bonus 2: those of player 2."
    ),
    "dialogue.help.pillar": "pillar: the nearest pillars; pillar red: what surrounds the one at the red star.",
    "dialogue.help.statue": "statue: the nearest statues; statue red: what surrounds those at the red star.",
    "dialogue.help.window": "window: the nearest windows; window red: what surrounds the one at the red star.",
    "dialogue.help.pillar_grey": "pillar: the nearest pillars; pillar 2: what surrounds the one at star 2.",
    "dialogue.help.statue_grey": "statue: the nearest statues; statue 2: what surrounds those at star 2.",
    "dialogue.help.window_grey": "window: the nearest windows; window 2: what surrounds the one at star 2.",
    "dialogue.help.stone": "stone: who holds the start stone.",
    "dialogue.help.joker": "joker: the joker now and in the rounds to come.",
    # The rules, in our own words
    "dialogue.rules.pavilion.aim": (
        "Score the most points: you get them by covering the spaces of your seven stars with tiles. Everyone begins with 5 "
        "points."
    ),
    "dialogue.rules.pavilion.rounds": (
        "There are six rounds, each with its own joker color and with four tiles on each factory: two players have 5 "
        "factories, three have 7, four have 9. In each round all tiles are taken first, then everyone places."
    ),
    "dialogue.rules.pavilion.jokers": (
        "The jokers of rounds 1 to 6 are, in this order: {order}. Each color is a joker in its own round only."
    ),
    "dialogue.rules.pavilion.turns": (
        "Play goes clockwise. Who begins round 1 is settled before the game; after that, whoever took the start stone begins."
    ),
    "dialogue.rules.pavilion.take": (
        "To take, name a factory or the center, and a color there that is not the joker: you get all its tiles there. "
        "If any jokers lie there, you also get exactly one of them. The rest of a factory goes to the center. Nobody may "
        "pass."
    ),
    "dialogue.rules.pavilion.onlyjokers": "Where only jokers lie, you take just one of them.",
    "dialogue.rules.pavilion.stone": (
        "The first player to take from the center in a round also takes the start stone and loses a point for each tile "
        "taken with it. "
        "The holder of the stone places first and begins the next round."
    ),
    "dialogue.rules.pavilion.place": (
        "When all tiles are taken, everyone in turn places one tile or passes. To place, choose an empty space and pay as "
        "many tiles as its number. At least one must have the color that will lie there; the others have it too or are jokers."
    ),
    "dialogue.rules.pavilion.star": "An outer star takes only its own color, the center star six different ones.",
    "dialogue.rules.pavilion.star_grey": (
        "The first two tiles of a star decide: if they are alike, it takes only that color from then on, otherwise six "
        "different ones."
    ),
    "dialogue.rules.pavilion.tower": (
        "One of the tiles you pay goes on the space, the others go to the tower. "
        "If the bag runs out, the tower is emptied into it; if that runs out too, fewer tiles are laid out."
    ),
    "dialogue.rules.pavilion.score": (
        "The tile scores a point for each tile of its unbroken group on the star, itself included. Tiles of different stars "
        "never form a group."
    ),
    "dialogue.rules.pavilion.ring": (
        "The numbers 1 to 6 of a star lie in a ring, clockwise: each touches the next, and 6 touches 1. "
        "Around the center star lie, clockwise from the upper left, orange, red, blue, yellow, green and purple."
    ),
    "dialogue.rules.pavilion.ring_grey": (
        "On each outer star the numbers lie in a ring, clockwise 3, 2, 1, 4, 5, 6, and 6 touches 3. Stars 1 to 6 lie around "
        "the center star, clockwise from the upper left. All six spaces of the center star have the number 3; moves count them "
        "1 to 6, clockwise from the top."
    ),
    "dialogue.rules.pavilion.bonus": (
        "If you cover the last space around a pillar, you must take 1 tile from the supply, around a statue 2, around a "
        "window 3. "
        "The supply shows ten tiles and is refilled after each turn."
    ),
    "dialogue.rules.pavilion.bonusplaces": (
        "Each outer star has a window at its 5 and 6. A statue stands between its 1 and 2 and the 3 and 4 of the next star "
        "clockwise. A pillar stands between its 2 and 3 and two spaces of the center star. These are 6 and 1 for orange, 1 and "
        "2 for red, and one further for each star clockwise."
    ),
    "dialogue.rules.pavilion.bonusplaces_grey": (
        "Each outer star has a window at its 5 and 6. A statue stands between its 3 and 2 and the 1 and 4 of the next star "
        "clockwise. A pillar stands between its 2 and 1 and two spaces of the center star. These are its sixth and first space "
        "for star 1, its first and second for star 2, and one further for each star clockwise."
    ),
    "dialogue.rules.pavilion.pass": (
        "You may pass on any turn, and must if you cannot place; then you are out of the round. "
        "You keep at most four tiles for the next round; each other tile goes to the tower and costs a point."
    ),
    "dialogue.rules.pavilion.floorone": (
        "A score never falls below 1, whatever the start stone, discarded tiles or tiles left over cost."
    ),
    "dialogue.rules.pavilion.starpoints": (
        "After round 6 each full star scores: red 14, blue 15, yellow 16, orange 17, green 18, purple 20, the center star 12."
    ),
    "dialogue.rules.pavilion.starpoints_grey": (
        "After round 6 each full star of one color scores: red 14, blue 15, yellow 16, orange 17, green 18, purple 20. "
        "A full star of six colors scores 12. Several stars of one color all count."
    ),
    "dialogue.rules.pavilion.end": (
        "Covering all ones on your board then scores 4 points, all twos 8, all threes 12, all fours 16; fives and sixes score "
        "nothing extra. Each tile left over costs 1 point. The highest score wins; tied players share the victory."
    ),
    # What the signs of the drawn table mean
    "dialogue.legend.pavilion.space": "A digit is an empty space and its price.",
    "dialogue.legend.pavilion.star": (
        "A letter in brackets is the name of a star: (C) is the center star, the others have the letters of their colors."
    ),
    "dialogue.legend.pavilion.star_grey": "A digit in brackets is the name of a star; (C) is the center star.",
    "dialogue.legend.pavilion.bonus": (
        "¹ is a pillar, ² a statue, ³ a window: that many bonus tiles, once all spaces around it are covered."
    ),
    "dialogue.legend.pavilion.done": "• is a pillar, statue or window that is complete.",
    "dialogue.legend.pavilion.stone": "1★ is the start stone.",
    "dialogue.legend.pavilion.center": "C is the center of the table; the frames with numbers are the factories.",
    "dialogue.legend.pavilion.turn": "▶ and a heavy frame show whose turn it is; the score is at the right of the frame.",
    # What the signs of compact lines mean
    "dialogue.legend.pavilion.compact": (
        "B5 is space 5 of the blue star, 2.5 is space 5 of star 2 on the gray side. CS is the center star, C4 is its space "
        "4; a dot before it means free. After a color * means joker; after C it is the start stone."
    ),
    # Labels of the drawn table
    "terminal.label.tower": "tower",
    "terminal.label.supply": "supply",
    "terminal.label.hand": "hand",
    "terminal.label.corners": "corners",
    "terminal.label.joker": "joker",
    "terminal.label.passed": "passed",
    # Moves, named: what each would bring is said after a colon
    "server.move.draft": "{color} from {source}",
    "server.move.place": "cover {space}",
    "server.move.place_jokers": "cover {space} with {number} {number:joker|jokers}",
    "server.move.place_color": "cover {space} with {color}",
    "server.move.place_color_jokers": "cover {space} with {color} and {number} {number:joker|jokers}",
    "server.move.pass": "pass",
    "server.move.bonus": "{color:a} from the supply",
    "server.move.discard": "discard {color:a}",
    "server.move.stop": "keep the rest",
}
TYPED = TypedWords(
    {
        "hand": ("hand", "corners"),
        "supply": ("supply",),
        "star": ("star",),
        "number": ("number",),
        "afford": ("afford",),
        "space": ("space",),
        "ring": ("ring",),
        "stars": ("stars",),
        "bonus": ("bonus", "bonus tiles"),
        "pillar": ("pillar",),
        "statue": ("statue",),
        "window": ("window",),
        "stone": ("stone", "start stone"),
        "joker": ("joker",),
    }
)
WORDS = Words(SENTENCES, TALK, typed=TYPED, grammar=EnglishStars)
