"""New tables, rematches, hints, and access by link."""

from __future__ import annotations

import time
from base64 import urlsafe_b64encode
from dataclasses import dataclass, replace
from hashlib import sha256

import msgspec

from sintra import dealer
from sintra.dialogue.advice import reasons
from sintra.pool.failure import BotFailed, QueueFull
from sintra.server.hub.hub import Hub, accepted_at, question
from sintra.server.hub.live import Live
from sintra.server.store.failures import Conflict, Unread, Unsaved
from sintra.server.store.rows import Append, LinkRow
from sintra.server.table.legal import named
from sintra.server.table.opening import Opening, make_opening, write_opening
from sintra.server.table.stored import write_event
from sintra.server.table.table import Table
from sintra.server.table.who import Who
from sintra.server.wall_clock import clock
from sintra.server.wire import links
from sintra.server.wire.messages import AskHint, CreateTable, HintGiven, Link, Rematch, TableCreated
from sintra.server.wire.refused import Refused

CLIENT_LABEL = b"sintra client 1\n"
_read_seats = msgspec.json.Decoder(tuple[int, ...]).decode


@dataclass(frozen=True, slots=True)
class Entry:
    """An authorized client: its table, and what it may do there."""

    live: Live
    who: Who
    seconds: float  # of CPU time, if the table had to be loaded


async def enter(hub: Hub, token: str, client: str, table: str | None = None, address: str = "") -> Entry:
    """Find the table of a link; raise `Refused` if the link is unknown, or does not lead to the requested table."""
    hashed = links.hash_token(token)
    try:
        row, stored = await hub.store.enter(hashed, table, lambda name: hub.loaded(name) is not None)
    except Unread as error:
        raise hub.unsaved(error) from error
    if row is None:
        if table is not None:
            await hub.find(table)  # raises if there is no such table
        raise Refused.because("forbidden")
    begun = time.thread_time()
    live = await hub.find(row.table, stored)
    seconds = 0.0 if stored is None else time.thread_time() - begun  # otherwise it may have waited, while others worked
    return Entry(live, Who(frozenset(_read_seats(row.seats)), scoped(hashed, client), address), seconds)


def scoped(hashed: bytes, client: str) -> str:
    """Scope a client id to its link, so that message ids never collide between links, whatever the clients call themselves."""
    digest = sha256(CLIENT_LABEL + hashed + client.encode()).digest()
    return urlsafe_b64encode(digest[:15]).decode()


async def create(hub: Hub, request: CreateTable) -> TableCreated:
    """Create a table; its seed is drawn now and published only as a commitment."""
    now, name, seed = clock(), links.new_table_id(), hub.new_seed()
    opening = make_opening(request, name, now)
    if all(wish.kind == "bot" for wish in opening.seats):
        raise Refused.because("malformed", "only_bots")
    here = tuple(seat for seat, wish in enumerate(opening.seats) if wish.kind == "here")
    persons = [(seat,) for seat, wish in enumerate(opening.seats) if wish.kind == "person"]
    if not here and persons:
        here = persons.pop(0)  # the creator sits on the first seat of a person
    creator, *others, watch = [Link(token=links.new_token(), seats=seats) for seats in (here, *persons, ())]
    rows = [LinkRow(links.hash_token(link.token), name, _write_seats(link.seats)) for link in (creator, *others, watch)]
    try:
        await hub.store.create(name, write_opening(opening), seed, rows, now)
    except Unsaved as error:
        raise hub.unsaved(error) from error
    hub.add(name, Table(opening, seed, uptime=hub.store.uptime))
    hub.metrics.created.inc()
    return TableCreated(
        table=name, commitment=dealer.commitment(seed).hex(), creator=creator, persons=tuple(others), watch=watch
    )


def _write_seats(seats: tuple[int, ...]) -> str:
    return msgspec.json.encode(seats).decode()


async def rematch(hub: Hub, live: Live, who: Who, request: Rematch) -> int:
    """Create the next table for the same people, atomically with the event that announces it; the links stay valid."""

    async def work() -> int:
        before = live.table.answered(who.client, request.id)
        if before is not None:
            return before
        now, name, seed = clock(), links.new_table_id(), hub.new_seed()
        opening, decision = live.table.rematch(who, request, name, now)
        written = [write_event(event) for event in decision.events]
        await _create_rematch(hub, live, opening, seed, Append(live.id, live.table.sequence + 1, written, now))
        hub.add(name, Table(opening, seed, uptime=hub.store.uptime)).owner = who.address or live.owner
        hub.metrics.created.inc()
        hub.carry_out(live, decision)
        return accepted_at(live, who, request.id)

    return await hub.guard(live, work)


async def _create_rematch(hub: Hub, live: Live, opening: Opening, seed: bytes, also: Append) -> None:
    try:
        rows = [LinkRow(row.token_hash, opening.table, row.seats) for row in await hub.store.links(live.id)]
        await hub.store.create(opening.table, write_opening(opening), seed, rows, also.at, also=also)
    except Conflict as error:
        live.is_stale = True
        raise Refused.because("behind") from error
    except (Unsaved, Unread) as error:
        live.is_stale = True
        raise hub.unsaved(error) from error


async def hint(hub: Hub, live: Live, who: Who, request: AskHint, language: str) -> HintGiven:
    """Compute a good move for the client; raise `Refused` if it is not, or no longer, their turn."""
    hub.load.check()
    thinking = live.table.hint(who, clock())
    nodes = int(dict(thinking.bot.settings)["nodes"])
    try:
        thought = await hub.thinkers.ask(replace(question(thinking), explores=nodes), who.address or live.owner)
    except QueueFull as error:
        raise Refused.busy() from error
    except BotFailed as error:
        raise Refused.because("too_many") from error
    if live.table.sequence != thinking.sequence:
        raise Refused.because("behind")
    live.table.session.note_hint()
    move = thinking.game.move(thought.action)
    why = reasons(thinking.game, thinking.state, move, thought.lead)
    views = live.table.views
    name = named(thinking.game, move, language, views.colors)
    said = [views.sentence(phrase, language).text for phrase in (name, *why)]
    return HintGiven(id=request.id, move=str(move), text=" ".join(said))
