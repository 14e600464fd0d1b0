"""The server: a few routes to make and find tables, and one socket to play at them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Final, Literal

import msgspec
from litestar import Litestar, Request, get, post, websocket
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.params import Body, FromPath
from litestar.types import Message, Scope

from primogen import __version__
from primogen.games.desk import Undealt
from primogen.games.desks import DESKS, played_at
from primogen.games.register import FIRST, games, wing
from primogen.games.terms import Term
from primogen.server.accounts import Accounts
from primogen.server.addresses import address_of
from primogen.server.asking import AskedTerms, Lang, NewTerms, language, terms_asked
from primogen.server.clocks import LOSE, Pace
from primogen.server.differences import comparing
from primogen.server.glances import OVER, PLAYING, Glance, glance_at, glance_of
from primogen.server.hall import Hall
from primogen.server.happenings import Misplayed
from primogen.server.lessons import lesson_routes
from primogen.server.library import LONGEST_DECK, library, open_library
from primogen.server.limits import USUAL, Allowances, Bounds, Doors
from primogen.server.pages import pages
from primogen.server.protocol import LONGEST_NAME
from primogen.server.pulse import keep_feeling
from primogen.server.quotas import Quota
from primogen.server.reading import Reads, not_too_much
from primogen.server.replay_routes import Replays, replay_routes
from primogen.server.retention import FOR_EVER, Retention
from primogen.server.rows import Listing
from primogen.server.seating import SeatPlan
from primogen.server.sessions import PERSONAL, Jar, is_from_elsewhere, jar_of, ours_only
from primogen.server.signing import Registry, signing
from primogen.server.sockets import NOT_ALLOWED, ROOM, Socket, check_name, let_go, serve_socket, turn_away
from primogen.server.standing import CLOSED, Standing
from primogen.server.storage import Storage
from primogen.server.thinking import Thinkers
from primogen.server.tokens import plain
from primogen.server.upkeep import keep_house, sweep_nightly
from primogen.server.watching import handlers, metrics, note_failure, ready

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

BY_HTTPS_ALONE: Final = f"max-age={365 * 86_400}"

log: Final = logging.getLogger("primogen")


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A bot's; a seat that people take by `way` of a link or the lobby; or, with neither, one's own."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    deck: Annotated[str, msgspec.Meta(max_length=LONGEST_DECK)] = ""
    bot: str = ""
    way: Literal["", "link", "open"] = ""

    def is_own(self) -> bool:
        return not self.bot and not self.way


Seconds = Annotated[int, msgspec.Meta(ge=0, le=86_400)]


class NewClock(msgspec.Struct, forbid_unknown_fields=True):
    """A reserve in seconds that each answer adds to, or days for each answer; of neither, no clock.

    Whose time is over passes, then has a bot, then concedes; or concedes at once ("lose").
    """

    reserve: Seconds = 0
    increment: Seconds = 0
    days: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0
    on_time_out: Literal["bot", "lose"] = "bot"


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=6)]
    game: str = FIRST
    listed: bool = False
    clock: NewClock = msgspec.field(default_factory=NewClock)
    decks: Literal["any", "starters", "given"] = "any"
    terms: NewTerms = {}


class Made(msgspec.Struct):
    """One's own token, and an invitation for each seat that is taken by link: told only here. The shuffles hold to the
    commitment."""

    room: str
    tokens: list[str]
    invitations: list[str]
    commitment: str


class Listed(msgspec.Struct):
    """`open`: the seats that anybody may take, with which decks and at which pace."""

    room: str
    game: str
    names: list[str]
    is_over: bool
    open: list[int]
    turn: int
    decks: str
    clock: NewClock
    terms: dict[str, str]


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    rooms: Annotated[list[str], msgspec.Meta(max_length=50)]


class Glimpse(msgspec.Struct):
    """A table as it is known without opening it: see glances.py for the words."""

    room: str
    game: str
    names: list[str]
    state: str
    turn: int
    asked: int
    winner: int


class Shown(msgspec.Struct):
    """`awaited`: the seats of those who must sit down before the cards are dealt."""

    room: str
    game: str
    names: list[str]
    is_over: bool
    awaited: list[int]
    commitment: str


class Health(msgspec.Struct):
    version: str
    tables: int


class Choices(msgspec.Struct):
    """What a new table may have, under the terms that are asked for; and what terms there are."""

    decks: list[str]
    bots: list[str]
    terms: list[Term]
    plays: dict[str, str]  # how each of the decks plays, in a sentence


def hall_of(state: State) -> Hall:
    hall = state["hall"]
    assert isinstance(hall, Hall)
    return hall


@get("/health", sync_to_thread=False)
def health(state: State) -> Health:
    return Health(__version__, len(hall_of(state).open))


@get("/api/games/{game:str}", guards=[not_too_much], sync_to_thread=True)  # a game is loaded when it is asked for
def choices(game: FromPath[str], lang: Lang = "en", terms: AskedTerms = "") -> Choices:
    if game not in games():
        raise HTTPException(f"no game is called {game!r}", status_code=404)
    settled = terms_asked(game, terms)
    desk, number = DESKS[game], language(lang)
    plays = {name: starter.plays for name, starter in desk.shelf(number, settled).starters.items()}
    return Choices(desk.decks(settled), desk.bots(), wing(game).terms(settled, number), plays)


def check_dealing(request: Request[object, object, State], state: State) -> None:
    """Whether whoever asks may have a table."""
    if hall_of(state).standing.is_draining:
        raise HTTPException(CLOSED, status_code=503)
    allowances = state["allowances"]
    assert isinstance(allowances, Allowances)
    if not allowances.takes_one(address_of(request)):
        raise HTTPException("too many tables from this address: wait a minute", status_code=429)


@post("/api/tables")
async def make_table(request: Request[object, object, State], state: State, data: Annotated[NewTable, Body()]) -> Made:
    check_dealing(request, state)
    if data.game not in DESKS:
        raise HTTPException(f"no game is called {data.game!r}", status_code=400)
    for seat in data.seats:
        if seat.bot and (seat.bot not in DESKS[data.game].bots() or seat.way):
            raise HTTPException(f"no bot is called {seat.bot!r}, or it needs no way", status_code=400)
        if not seat.way and not plain(seat.name):
            raise HTTPException(f"a name of 1 to {LONGEST_NAME} characters that can be read", status_code=400)
    if sum(seat.is_own() for seat in data.seats) > 1:
        raise HTTPException("one seat is your own; others take theirs by link, or open ones", status_code=400)
    plans = [SeatPlan(plain(seat.name), seat.deck, seat.bot, seat.way) for seat in data.seats]
    clock = data.clock
    if (clock.days and (clock.reserve or clock.increment)) or (clock.increment and not clock.reserve):
        raise HTTPException("a clock has a reserve and perhaps an increment, or it has days", status_code=400)
    pace = Pace(clock.reserve, clock.increment, clock.days, clock.on_time_out)
    try:
        made = await hall_of(state).seating.make(
            data.game, plans, is_listed=data.listed, pace=pace, decks=data.decks, terms=data.terms
        )
    except Undealt as error:
        raise HTTPException(str(error), status_code=400) from None
    return Made(made.room, made.tokens, made.invitations, made.commitment)


@get("/api/tables", guards=[not_too_much])
async def list_tables(state: State) -> list[Listed]:
    """Those that anybody may look at or sit down at, whichever process runs them; the newest first."""
    hall = hall_of(state)
    found = await asyncio.to_thread(hall.storage.listed)
    return [listed(each, glimpsed(hall, each)) for each in found]


def listed(each: Listing, seen: Glance) -> Listed:
    clock, terms = clock_of(each.pace), dict(each.terms)
    return Listed(each.room, each.game, seen.names, each.is_over, seen.open, seen.turn, each.decks, clock, terms)


@post("/api/glances", status_code=200)
async def glances(state: State, data: Annotated[Wanted, Body()]) -> list[Glimpse]:
    """How the tables stand whose names one knows. None is opened for it."""
    hall = hall_of(state)
    wanted = [room for room in data.rooms if ROOM.fullmatch(room)]
    found = [(each, glimpsed(hall, each)) for each in await asyncio.to_thread(hall.storage.named, wanted)]
    return [
        Glimpse(row.room, played_at(row.game), each.names, each.state, each.turn, each.asked, each.winner)
        for row, each in found
    ]


def glimpsed(hall: Hall, listing: Listing) -> Glance:
    """From memory if it is there; tables of old have no more than the names at their seats."""
    at = hall.open.get(listing.room)
    if at is not None and not at.is_doubtful:
        return glance_at(at.room)
    if listing.glance:
        with contextlib.suppress(msgspec.MsgspecError):
            return glance_of(listing.glance)
    return Glance(listing.names, OVER if listing.is_over else PLAYING)


def clock_of(pace: Pace) -> NewClock:
    return NewClock(pace.reserve, pace.increment, pace.days, "lose" if pace.on_time_out == LOSE else "bot")


@get("/api/tables/{room:str}", guards=[not_too_much])
async def show_table(request: Request[object, object, State], state: State, room: FromPath[str]) -> Shown:
    """For those who know of it: what it commits to can be noted before one sits down and adds one's luck."""
    try:
        check_name(room)
        at = await hall_of(state).find(room, address_of(request))
    except Misplayed as error:
        raise HTTPException(error.why, status_code=429 if error.code == "busy" else 404) from None
    found = at.room
    return Shown(found.id, at.game, list(found.names), found.is_over, found.awaited(), found.lucks.commitment())


@websocket("/socket")
async def socket_route(socket: Socket) -> None:
    if is_from_elsewhere(socket.headers):
        await socket.close(NOT_ALLOWED, "another origin")
        return
    doors = socket.app.state["doors"]
    assert isinstance(doors, Doors)
    try:
        with doors.opened(address_of(socket)) as is_open:
            if is_open:
                await serve_socket(socket, hall_of(socket.app.state))
            else:
                await turn_away(socket)
    finally:
        let_go(socket)


async def add_headers(message: Message, scope: Scope) -> None:
    """To every answer, also to those that say what is wrong."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    headers.update(HEADERS)
    if scope["path"].startswith(PERSONAL):
        headers["Cache-Control"] = "no-store"
    if jar_of(scope["litestar_app"].state).is_https:
        headers["Strict-Transport-Security"] = BY_HTTPS_ALONE


@asynccontextmanager
async def looked_after(hall: Hall, retention: Retention) -> AsyncIterator[None]:
    """Tables that were under way come back; news of other processes is heard where there may be any."""
    is_shared = hall.storage.engine.dialect.name == "postgresql"
    tasks: list[asyncio.Task[None]] = []
    if is_shared:
        from primogen.server.sharing import ears_of, share  # needs the driver, which SQLite does not

        tasks.append(asyncio.create_task(share(hall, await ears_of(hall))))
    tasks.append(asyncio.create_task(asyncio.to_thread(open_library)))
    tasks.append(asyncio.create_task(keep_feeling(hall.pulse)))
    tasks.append(asyncio.create_task(keep_house(hall, is_shared=is_shared)))
    tasks.append(asyncio.create_task(sweep_nightly(hall, retention)))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def make_app(
    database: str,
    *,
    thinkers: int = 1,
    bounds: Bounds = USUAL,
    is_https: bool = False,
    standing: Standing | None = None,
    retention: Retention = FOR_EVER,
) -> Litestar:
    jar = Jar(is_https)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(Storage(database), Thinkers(thinkers), bounds, standing)
        app.state["hall"] = hall
        app.state["signing"] = Registry(Accounts(hall.storage.engine), jar, bounds.tries_at_once)
        app.state["sign_ups"] = Quota(bounds.sign_ups_per_day)
        app.state["doors"] = Doors(bounds.sockets_at_once)
        app.state["allowances"] = Allowances(bounds.tables_per_minute / 60, bounds.tables_per_minute)
        replays = app.state["replays"] = Replays(hall, bounds.replays_at_once)
        app.state["reads"] = Reads(bounds.reads_at_once)
        async with looked_after(hall, retention):
            yield
        replays.close()
        await hall.close()

    return Litestar(
        [
            *(health, ready, metrics, choices, make_table, list_tables, glances, show_table, socket_route, signing),
            *(lesson_routes(check_dealing), library, comparing, replay_routes, pages),
        ],
        state=State({"jar": jar}),
        guards=[ours_only],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig("Primogen", __version__),
        before_send=[add_headers],
        logging_config=None,
        exception_handlers=handlers,
        after_exception=[note_failure],
        request_max_body_size=256 * 1024,
    )
