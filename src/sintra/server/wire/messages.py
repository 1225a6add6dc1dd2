"""Every message of the wire, protocol version 1: JSON objects whose ``type`` says which one it is. Nothing here knows rules.

Incoming messages are validated strictly: unknown fields, wrong types, overlong texts and numbers out of range are rejected.
Seats are 0, 1, 2, 3; moves have the text form of docs/notation.md; times are milliseconds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from sintra import games
from sintra.i18n.languages import codes

VERSION = 1
MAX_BYTES = 4096  # of an incoming message
MAX_SEATS = 4
MAX_EVENTS = 1_000_000  # no table has more
MAX_GIVEN = 1000  # no game has more deals and moves

if TYPE_CHECKING:  # the literals are only known at run time
    Language = str
    GameName = str
else:
    Language = Literal[codes()]
    GameName = Literal[games.names()]
Seat = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Sequence = Annotated[int, Meta(ge=0, le=MAX_EVENTS)]
Token = Annotated[str, Meta(min_length=16, max_length=128, pattern=r"^[A-Za-z0-9_-]+\Z")]  # in Python, $ allows a line feed
TableId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
Id = Annotated[str, Meta(min_length=1, max_length=64)]  # of a message, chosen by the client; the same id again is a retry
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=40)]
Nonce = Annotated[str, Meta(max_length=128, pattern=r"^([0-9a-f]{2})*\Z")]  # at most 64 bytes, in hexadecimal digits
MoveText = Annotated[str, Meta(min_length=1, max_length=16)]
Level = Annotated[int, Meta(ge=1, le=10)]
EditionName = Annotated[str, Meta(min_length=1, max_length=40)]
OptionName = Annotated[str, Meta(min_length=1, max_length=40)]
OptionText = Annotated[str, Meta(max_length=80)]
EventText = Annotated[str, Meta(min_length=1, max_length=120)]  # a move or a deal, as in a record

Code = Literal[
    "not_your_turn",  # another seat acts now
    "illegal_move",  # the rules forbid it here; the Phrase says why
    "behind",  # stale: the sequence is not the current one
    "no_such_seat",  # the table has no such seat, or nobody can sit there
    "seat_taken",
    "name_taken",
    "over",  # the game has ended
    "not_over",  # the game goes on
    "not_started",  # seats are still open
    "started",  # too late to sit down, stand up or give a nonce
    "cannot_undo",
    "time_over",  # the clock of the seat has run out
    "rematched",  # another game has been asked for already; the view has its table
    "malformed",  # not a message of this protocol
    "too_fast",  # rate limit
    "too_many",  # tables, clients or waiting bots
    "unsaved",  # the store failed: nothing has happened
    "unknown_table",
    "forbidden",  # the link does not allow it
]


class Inbound(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client."""


# Client to server


class Hello(Inbound, frozen=True, kw_only=True, tag="hello"):
    """The first message of a websocket: which link, which client, which language."""

    token: Token
    client: ClientId  # the same when this client reconnects
    table: TableId | None = None  # default: the newest table of the link
    language: Language = "en"
    since: Sequence | None = None  # the last event it has seen; default: send all events


class Join(Inbound, frozen=True, kw_only=True, tag="join"):
    """Sit down, before the game has begun."""

    id: Id
    seat: Seat
    name: Name = ""
    nonce: Nonce = ""


class Leave(Inbound, frozen=True, kw_only=True, tag="leave"):
    """Stand up again, before the game has begun."""

    id: Id
    seat: Seat


class Play(Inbound, frozen=True, kw_only=True, tag="move"):
    """Make a move."""

    id: Id
    sequence: Sequence
    move: MoveText


class Undo(Inbound, frozen=True, kw_only=True, tag="undo"):
    """Undo one's last choice."""

    id: Id
    sequence: Sequence


class Resign(Inbound, frozen=True, kw_only=True, tag="resign"):
    """Resign; a link with several seats says which, by default the seat to act."""

    id: Id
    sequence: Sequence
    seat: Seat | None = None


class AskHint(Inbound, frozen=True, kw_only=True, tag="hint"):
    """Ask for a good move."""

    id: Id


class Ask(Inbound, frozen=True, kw_only=True, tag="ask"):
    """A line as people type it in the terminal: a move or a question."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=200)]
    letters: Literal["language", "tactile"] | None = None  # of colors, as this client shows them; None: as the edition does


class Rematch(Inbound, frozen=True, kw_only=True, tag="rematch"):
    """Ask for another game at the same table, when this one has ended."""

    id: Id


class ChooseLanguage(Inbound, frozen=True, kw_only=True, tag="language"):
    """Switch to another language."""

    language: Language


class Ping(Inbound, frozen=True, kw_only=True, tag="ping"):
    """Check that the server is there."""


ClientMessage = Hello | Join | Leave | Play | Undo | Resign | AskHint | Ask | Rematch | ChooseLanguage | Ping
Request = Join | Leave | Play | Undo | Resign  # what `Table.decide` decides


# Creating a table


class SeatRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: a person with a link of their own, a person at the creator's screen, or a bot."""

    kind: Literal["person", "here", "bot"]
    level: Level | None = None  # of a bot, and only of a bot


class ClockRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long each person may think."""

    seconds: Annotated[int, Meta(ge=5, le=86_400)]  # in all
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0  # seconds added after each choice


class CreateTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Create a table; omitted options have their defaults."""

    game: GameName
    seats: Annotated[tuple[SeatRequest, ...], Meta(min_length=2, max_length=MAX_SEATS)]
    options: Annotated[dict[OptionName, int | OptionText | tuple[OptionText, ...] | None], Meta(max_length=16)] = {}
    edition: EditionName | None = None  # by its name; what it fixes comes before the options; default: as the preset says
    start: Seat | Literal["random"] = "random"  # the seat that begins; a random one is drawn by the server
    clock: ClockRequest | None = None
    given: Annotated[tuple[EventText, ...], Meta(max_length=MAX_GIVEN)] = ()  # of another game, which is continued here


class Link(Struct, frozen=True, kw_only=True):
    """A token and what it allows: to play these seats, or if there are none, to watch."""

    token: str
    seats: tuple[int, ...]


class TableCreated(Struct, frozen=True, kw_only=True):
    """The new table: the link of its creator, one for each other person, and one for watchers."""

    table: str
    commitment: str
    creator: Link
    persons: tuple[Link, ...]
    watch: Link


# Parts of server messages


class Sentence(Struct, frozen=True, gc=False):
    """A Phrase on the wire: its key and values, and how it is said in the client's language."""

    key: str
    values: dict[str, Any]
    text: str


class EventView(Struct, frozen=True, kw_only=True, gc=False):
    """An event at the table."""

    sequence: int
    kind: str  # join, leave, begin, given, deal, move, forced, undo, resign, flag, rematch
    seat: int | None  # None: the server
    text: str  # a move or deal in its text form; undo: how many deals and moves stay; rematch: the table; otherwise empty
    at: int  # milliseconds since 1970
    is_undone: bool  # it was undone later
    phrases: tuple[Sentence, ...]
    parts: dict[str, int | str] | UnsetType = UNSET  # of a move: its fields, as in LegalMove


class LegalMove(Struct, frozen=True, kw_only=True, gc=False):
    """A move that is possible now, and what it would bring the seat that makes it."""

    move: str
    kind: str  # draft, column, place, pass, bonus, discard, stop
    parts: dict[str, int | str]  # the fields of the Move: source, color, line ...
    points: int
    cost: int
    dropped: int
    taken: int
    bonus: int
    jokers: int  # among those taken
    ahead: int | None  # the score if the round ended right after it; None: the game's rounds score at once
    text: str
    pays: dict[str, int] | UnsetType = UNSET  # of a placement: the tiles of the hand that it costs
    leaves: dict[str, int] | UnsetType = UNSET  # of a placement: what stays in hand of its color and of the jokers
    completes: tuple[str, ...] | UnsetType = UNSET  # of a placement that completes pillars, statues, windows: their names
    keeps: int | UnsetType = UNSET  # of passing and what follows: how many tiles of the hand can be kept
    losses: tuple[int, ...] | UnsetType = UNSET  # the same: the points lost when no tile, one, two and so on go
    useful: dict[str, int] | UnsetType = UNSET  # the same, when not all can stay: the tiles most useful to keep


class Barred(Struct, frozen=True, kw_only=True):
    """A line that takes no tiles of a color, and why."""

    color: str
    line: int
    text: str


class Goal(Struct, frozen=True, kw_only=True, gc=False):
    """What earns points at the end of the game when all its spaces are covered."""

    kind: str  # star, number
    name: str  # of the star as in the position, or the number
    points: int  # at most: a star may still become one of several kinds
    least: int  # the same when it is one already
    covered: int
    spaces: int


class SeatView(Struct, frozen=True, kw_only=True, gc=False):
    """Who sits on a seat."""

    kind: Literal["person", "here", "bot"]
    level: int | None
    name: str  # as it is said in the client's language; empty while nobody has sat down
    is_taken: bool
    nonce: str
    score: int
    ahead: int | None  # the score if the round ended now; None: the game's rounds score at once, or it has not begun
    goals: tuple[Goal, ...]  # what earns points at the end, of games that have such; before the game: none
    features: dict[str, int]  # of boards that have such: pillars, statues, windows with covered spaces, and how many these are
    hints: int  # choices before which a hint was asked for
    time_left: int | None  # milliseconds, when its turn began; None: no clock


class ResultView(Struct, frozen=True, kw_only=True, gc=False):
    """How the game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    parts: tuple[dict[str, int], ...]  # per seat: where the points come from; none unless the game was played out
    ending: str  # played out, resigned, forfeited
    seat: int | None  # who resigned or forfeited


class Outbound(Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message of the server."""


class Changing(Outbound, frozen=True, kw_only=True):
    """What may change with every event."""

    sequence: int
    phase: Literal["open", "playing", "over"]
    seats: tuple[SeatView, ...]
    state: Any  # the position as in docs/notation.md; None until the game has begun
    turn: int | None  # the seat that acts
    turn_began: int | None  # milliseconds since 1970: since then the clock of that seat runs
    legal: tuple[LegalMove, ...]  # only for a client that controls the seat that acts
    barred: tuple[Barred, ...]  # the same: why lines do not take what can be taken
    can_undo: bool
    events: tuple[EventView, ...]
    result: ResultView | None
    seed: str | None  # only when the game is over
    rematch: str | None  # the next table of the same people
    state_text: str | UnsetType = UNSET  # of games without a view of their own in the browser: the text board
    description: tuple[Sentence, ...] | UnsetType = UNSET  # the same: the position, told


# Server to client


class TableView(Changing, frozen=True, kw_only=True, tag="table"):
    """Everything that a client may see."""

    version: int = VERSION
    table: str
    game: str
    options: dict[str, Any]
    start: int
    date: str
    clock: ClockRequest | None
    commitment: str
    yours: tuple[int, ...]  # the seats of this link; none: watching
    language: str
    edition: str  # that is played, by its name
    colors: str  # how this edition names its colors: words, letters, tactile


class Update(Changing, frozen=True, kw_only=True, tag="update"):
    """What has happened, and how things stand now."""


class Accepted(Outbound, frozen=True, kw_only=True, tag="accepted"):
    """A request has been carried out and is on disk; a resent request gets the same answer."""

    id: str
    sequence: int


class Refusal(Outbound, frozen=True, kw_only=True, tag="refused"):
    """A request has not been carried out, and why."""

    id: str | None  # None: the message could not be parsed
    code: Code
    phrase: Sentence
    text: str  # of the Phrase
    sequence: int | None  # the current one; None: no table
    retry_after: float | None = None  # seconds after which the same request may be made again, where that is known


class HintGiven(Outbound, frozen=True, kw_only=True, tag="hint"):
    """A good move."""

    id: str
    move: str
    text: str


class Presence(Outbound, frozen=True, kw_only=True, tag="presence"):
    """Who is connected."""

    seats: tuple[bool, ...]
    watchers: int


class BotThinks(Outbound, frozen=True, kw_only=True, tag="thinking"):
    """A bot has begun to think."""

    seat: int


class Pong(Outbound, frozen=True, kw_only=True, tag="pong"):
    """The answer to a ping."""


class Answer(Outbound, frozen=True, kw_only=True, tag="answer"):
    """The answer to a typed line."""

    id: str
    phrases: tuple[Sentence, ...]


ServerMessage = TableView | Update | Accepted | Refusal | HintGiven | Presence | BotThinks | Pong | Answer

read_message = msgspec.json.Decoder(ClientMessage).decode  # raises msgspec.ValidationError or msgspec.DecodeError
read_create = msgspec.json.Decoder(CreateTable).decode
write = msgspec.json.Encoder().encode
