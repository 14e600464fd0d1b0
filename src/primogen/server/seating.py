"""Making tables, and sitting down at them: what sitting.py allows is kept and told; when all are ready, one deals."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from primogen.games.desk import Desk, Undealt
from primogen.games.desks import DESKS
from primogen.games.register import wing
from primogen.games.terms import NO_TERMS, Terms, Unsettled
from primogen.kernel.fairness import commitment_to, new_secret
from primogen.kernel.ids import NONE, Seat
from primogen.server import requests, sitting
from primogen.server.clocks import NO_CLOCK, Pace
from primogen.server.company import AGAIN, LINK, OWN
from primogen.server.happenings import LEAVE, REMATCH, Misplayed, Overtaken, happened
from primogen.server.limits import OPEN_SEATS_PER_MINUTE, Allowances
from primogen.server.rooms import Room
from primogen.server.rows import ANY, Happened, RoomRow, SeatRow
from primogen.server.sitting import UNSEEDED
from primogen.server.standing import CLOSED
from primogen.server.tokens import digest, new_token, next_room
from primogen.text.languages import EN

if TYPE_CHECKING:
    from primogen.server.hall import Hall
    from primogen.server.opened import Open

TRIES: Final = 20  # to sit down while other processes are quicker

log: Final = logging.getLogger("primogen")


@dataclass(frozen=True)
class SeatPlan:
    """A bot, whoever makes the table (neither `bot` nor `way`), or somebody who comes by `way` of a link or the lobby.

    A deck is a starter's name, or a deck's text. Those who come bring one, unless one is given here.
    """

    name: str
    deck: str
    bot: str = ""
    way: str = OWN

    def is_own(self) -> bool:
        return not self.bot and self.way == OWN


class Needless(Exception):
    """What was wished is so already."""


@dataclass(frozen=True)
class Made:
    """A new table: its id, the token of whoever makes it, an invitation for each seat that is taken by link (both
    empty where there is none), and what binds the server to its secret."""

    room: str
    tokens: list[str]
    invitations: list[str]
    commitment: str


class Seating:
    def __init__(self, hall: Hall, open_seats_at_once: float) -> None:
        self.hall: Final = hall
        self.open_seats: Final = Allowances(OPEN_SEATS_PER_MINUTE / 60, open_seats_at_once)

    # ---- tables

    async def make(
        self,
        game: str,
        plans: list[SeatPlan],
        *,
        is_listed: bool,
        pace: Pace = NO_CLOCK,
        seed: bytes | None = None,
        decks: str = ANY,
        terms: Terms = NO_TERMS,
    ) -> Made:
        """Dealt from a secret and the luck of all, when all are ready; or at once, from a seed that is given."""
        desk = DESKS[game]
        desk.check_seats(len(plans))
        tokens = [new_token() if plan.is_own() else "" for plan in plans]
        invitations = [new_token() if plan.way == LINK else "" for plan in plans]
        check_terms(game, terms)
        rows = await asyncio.to_thread(seats_for, desk, decks, terms, plans, tokens, invitations)
        header = desk.deal([row.name for row in rows], [row.deck for row in rows], seed, terms) if seed else {}
        secret = b"" if seed else new_secret()
        host = next((seat for seat, plan in enumerate(plans) if plan.is_own()), NONE)
        row = RoomRow(secrets.token_urlsafe(9), game, header, is_listed, rows, [], [], pace, secret=secret.hex())
        await self.hall.open_new(replace(row, host=host, decks=decks, terms=terms))
        log.info("a table is made", extra={"room": row.id, "game": game, "seats": len(plans)})
        return Made(row.id, tokens, invitations, commitment_to(secret) if secret else "")

    async def deal_if_complete(self, at: Open) -> None:
        """The table is at rest."""
        if not sitting.is_complete(at.room):
            return
        try:
            event = await asyncio.to_thread(sitting.dealt, at.room)
        except Undealt:  # a deck that was legal when its player sat down, under an earlier version of the cards
            log.exception("a table cannot be dealt", extra={"room": at.room.id})
            return
        await self.hall.keep(at, event)

    async def keep(self, at: Open, wish: Callable[[Room], Happened]) -> None:
        """Looked at again whenever another process was quicker."""
        for _ in range(TRIES):
            try:
                async with self.hall.at_rest(at) as room:
                    await self.hall.keep(at, wish(room))
                    with contextlib.suppress(Overtaken):  # then whoever was quicker deals
                        await self.deal_if_complete(at)
                    return
            except Overtaken:
                continue
        raise Overtaken

    # ---- people

    async def admit(self, at: Open, token: str, invitation: str, wanted: Seat, address: str = "") -> Seat:
        """The seat of whoever says hello: the one their token opens, or one that they take with it. Without a token one
        looks on."""
        if not token and not invitation and wanted == NONE:
            return NONE

        def takes(room: Room) -> Happened:
            if room.seat_with(token) != NONE:
                raise Needless
            if not invitation and wanted == NONE:
                raise Misplayed("token", "this link opens no seat at this table")
            event = sitting.taken(room, token, invitation, wanted)
            if not invitation and not self.open_seats.takes_one(address):
                raise Misplayed("busy", "too many seats are taken from this address: wait a minute")
            return event

        with contextlib.suppress(Needless):
            await self.keep(at, takes)
        return at.room.seat_with(token)

    async def arrive(self, at: Open, seat: Seat, luck: str) -> None:
        """Whoever is all set sits down by coming."""

        def comes(room: Room) -> Happened:
            if seat not in room.awaited() or not room.is_prepared(seat):
                raise Needless
            return sitting.came(room, seat, luck)

        with contextlib.suppress(Needless):
            await self.keep(at, comes)

    async def sit(self, at: Open, seat: Seat, name: str, deck: str, luck: str, lang: int) -> None:
        chosen = deck or at.room.seats[seat].deck
        try:
            settled = await asyncio.to_thread(at.room.desk.settled, chosen, lang, at.room.terms) if chosen else ""
        except Undealt as error:
            raise Misplayed("deck", str(error)) from None

        def sits(room: Room) -> Happened:
            return sitting.sat(room, seat, name, settled if deck else "", luck)

        await self.keep(at, sits)

    async def wait(self, at: Open, seat: Seat) -> None:
        def waits(room: Room) -> Happened:
            return sitting.waits(room, seat)

        await self.keep(at, waits)

    async def stand(self, at: Open, seat: Seat) -> None:
        def stands(room: Room) -> Happened:
            return sitting.stood(room, seat)

        await self.keep(at, stands)

    # ---- the host

    async def change(self, at: Open, host: Seat, seat: Seat, plan: SeatPlan, lang: int) -> str:
        """The invitation to the seat, if it is taken by link now."""
        desk, token = at.room.desk, new_token() if plan.way == LINK else ""
        if plan.is_own() or (plan.bot and plan.bot not in desk.bots()):
            raise Misplayed("seat", f"a seat is a bot's ({', '.join(desk.bots())}), taken by link, or open")
        if plan.bot and not plan.deck:
            raise Misplayed("deck", "choose a deck for the bot")
        try:
            deck = await asyncio.to_thread(desk.settled, plan.deck, lang, at.room.terms) if plan.deck else ""
        except Undealt as error:
            raise Misplayed("deck", str(error)) from None
        name = plan.name if plan.bot else ""
        row = SeatRow(name, plan.bot, "", plan.way, digest(token) if token else "", deck)

        def changes(room: Room) -> Happened:
            return sitting.changed(room, host, seat, row)

        await self.keep(at, changes)
        return token

    async def allow(self, at: Open, host: Seat, rule: str) -> None:
        def allows(room: Room) -> Happened:
            return sitting.allowed(room, host, rule)

        await self.keep(at, allows)

    async def close(self, at: Open, host: Seat) -> None:
        def closes(room: Room) -> Happened:
            return sitting.closed(room, host)

        await self.keep(at, closes)
        await asyncio.to_thread(self.hall.storage.end, at.room.id)

    # ---- once more

    async def play_again(self, at: Open, seat: Seat) -> None:
        """The first who would like to makes the new table, where everybody is awaited who plays at this one; the same
        tokens open it. There each chooses a deck, or takes the same."""
        if self.hall.standing.is_draining:
            raise Misplayed("closed", CLOSED)
        async with self.hall.at_rest(at) as room:
            await self.hall.keep(at, requests.wants_again(room, seat))
            if room.next:
                return
            old, name = await asyncio.to_thread(self.hall.storage.room, room.id), next_room(room.id)
            assert old is not None
            if await asyncio.to_thread(self.hall.storage.room, name) is None:
                gone = [happened(LEAVE, each) for each in sorted(room.gone() - {seat})]  # bots still play for them
                host = seat if room.host in (NONE, *room.gone()) else room.host
                again = once_more(room.desk, replace(old, id=name, host=host, events=gone))
                await self.hall.open_new(again)
            await self.hall.keep(at, happened(REMATCH, seat))


def check_terms(game: str, terms: Terms) -> None:
    """`Undealt` if no table of the game is played so. A desk of lessons has none."""
    try:
        if terms:
            wing(game).terms(terms, EN)
    except Unsettled as error:
        raise Undealt(str(error)) from None


def seats_for(
    desk: Desk, rule: str, terms: Terms, plans: list[SeatPlan], tokens: list[str], invitations: list[str]
) -> list[SeatRow]:
    rows, names = list[SeatRow](), set[str]()
    for plan, token, invitation in zip(plans, tokens, invitations, strict=True):
        if not plan.deck and (plan.bot or plan.is_own()):
            raise Undealt("choose a deck")
        if not plan.deck and rule == sitting.GIVEN:
            raise Undealt("choose the decks that are given")
        deck = desk.settled(plan.deck, EN, terms) if plan.deck else ""
        if not plan.bot and deck and not sitting.may_be_brought(desk, rule, deck, terms):
            raise Undealt(f"at this table one plays a starter deck: {', '.join(desk.decks(terms))}")
        name = sitting.numbered(plan.name, names) if plan.name else ""
        names.add(name.casefold())
        secret = digest(token) if token else ""
        rows.append(SeatRow(name, plan.bot, secret, plan.way, digest(invitation) if invitation else "", deck))
    return rows


def once_more(desk: Desk, old: RoomRow) -> RoomRow:
    """The same seats, a new secret. Where everybody brings a deck, the last one lies there."""
    new = RoomRow(
        old.id,
        old.game,
        {},
        old.is_listed,
        old.seats,
        old.events,
        [],
        old.pace,
        secret=new_secret().hex(),
        host=old.host,
        decks=old.decks,
        terms=old.terms,
    )
    decks = desk.brought(old.header)
    if not decks:  # a lesson is always the same
        return replace(new, header=desk.again(old.header, UNSEEDED), secret=new.secret if old.secret else "")
    rows = [
        replace(row, way=OWN if row.bot else AGAIN, invitation="", deck=row.deck or deck)
        for row, deck in zip(old.seats, decks, strict=True)
    ]
    return replace(new, seats=rows)
