"""The server: a few routes to make and find tables, and one socket to play at them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Final

import msgspec
from litestar import Litestar, Request, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.params import Body

from primogen import __version__
from primogen.server.games import DESKS
from primogen.server.games.desk import Undealt
from primogen.server.hall import Hall, SeatPlan
from primogen.server.limits import TABLES_AT_ONCE, TABLES_PER_MINUTE, Allowances
from primogen.server.pages import pages
from primogen.server.protocol import LONGEST_NAME
from primogen.server.sockets import NOT_ALLOWED, Socket, serve_socket
from primogen.server.storage import Storage
from primogen.server.thinking import Thinkers

MOST_DECK: Final = 20_000  # characters of a deck's text
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A person if no bot is named."""

    name: Name
    deck: Annotated[str, msgspec.Meta(max_length=MOST_DECK)]
    bot: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=6)]
    game: str = "rivals"
    listed: bool = False


class Made(msgspec.Struct):
    """A token opens its seat; it is told only here. Bots have none."""

    room: str
    tokens: list[str]


class Listed(msgspec.Struct):
    room: str
    game: str
    names: list[str]
    is_over: bool


class Health(msgspec.Struct):
    version: str
    tables: int


class Choices(msgspec.Struct):
    """What a new table may have."""

    decks: list[str]
    bots: list[str]


def hall_of(state: State) -> Hall:
    hall = state["hall"]
    assert isinstance(hall, Hall)
    return hall


@get("/health", sync_to_thread=False)
def health(state: State) -> Health:
    return Health(__version__, len(hall_of(state).open))


@get("/api/games/{game:str}", sync_to_thread=False)
def choices(game: str) -> Choices:
    if game not in DESKS:
        raise HTTPException(f"no game is called {game!r}", status_code=404)
    return Choices(DESKS[game].decks(), DESKS[game].bots())


@post("/api/tables")
async def make_table(request: Request[object, object, State], state: State, data: Annotated[NewTable, Body()]) -> Made:
    allowances = state["allowances"]
    assert isinstance(allowances, Allowances)
    if not allowances.takes_one(request.client.host if request.client else ""):
        raise HTTPException("too many tables from this address: wait a minute", status_code=429)
    if data.game not in DESKS:
        raise HTTPException(f"no game is called {data.game!r}", status_code=400)
    for seat in data.seats:
        if seat.bot and seat.bot not in DESKS[data.game].bots():
            raise HTTPException(f"no bot is called {seat.bot!r}", status_code=400)
    plans = [SeatPlan(seat.name, seat.deck, seat.bot) for seat in data.seats]
    try:
        dealt = await hall_of(state).deal(data.game, plans, is_listed=data.listed)
    except Undealt as error:
        raise HTTPException(str(error), status_code=400) from None
    return Made(dealt.room, dealt.tokens)


@get("/api/tables", sync_to_thread=False)
def list_tables(state: State) -> list[Listed]:
    """Those that anybody may look at."""
    found = [at for at in hall_of(state).open.values() if at.room.is_listed]
    return [Listed(at.room.id, at.game, list(at.room.names), at.room.g.decision is None) for at in found]


@websocket("/socket")
async def socket_route(socket: Socket) -> None:
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    if origin is not None and origin.split("://")[-1] != host:
        await socket.close(NOT_ALLOWED, "another origin")
        return
    await serve_socket(socket, hall_of(socket.app.state))


def make_app(database: str, *, thinkers: int = 1, tables_at_once: float = TABLES_AT_ONCE) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(Storage(database), Thinkers(thinkers))
        app.state["hall"] = hall
        app.state["allowances"] = Allowances(TABLES_PER_MINUTE / 60, tables_at_once)
        await hall.bring_back()
        yield
        await hall.close()

    return Litestar(
        [health, choices, make_table, list_tables, socket_route, pages],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig("Primogen", __version__),
        response_headers=HEADERS,
        logging_config=None,
        request_max_body_size=256 * 1024,
    )
