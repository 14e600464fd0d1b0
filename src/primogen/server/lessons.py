"""The routes of lessons: which there are, and a table for one of them."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import Annotated, Final, TypeAlias

import msgspec
from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import Body, FromPath, QueryParameter

from primogen.games.desk import Offered, Teaching, Undealt
from primogen.games.desks import lesson_names, teaching
from primogen.games.register import FIRST, wing
from primogen.server.hall import Hall
from primogen.server.protocol import LONGEST_NAME
from primogen.server.reading import not_too_much
from primogen.server.rooms import STAND_IN
from primogen.server.rows import RoomRow, SeatRow
from primogen.server.tokens import digest, new_token, plain
from primogen.text.languages import LANGUAGES

RIVAL: Final = "Corvus"

log: Final = logging.getLogger("primogen")

Game: TypeAlias = Annotated[str, QueryParameter(description="the game that is taught", max_length=20)]
Checks: TypeAlias = Callable[[Request[object, object, State], State], None]


class Learner(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]


class LessonTable(msgspec.Struct):
    """As a new table is: the token opens the learner's seat, and is told only here."""

    room: str
    tokens: list[str]


@get("/api/lessons", guards=[not_too_much], sync_to_thread=False)
def list_lessons(
    lang: Annotated[str, QueryParameter(description="en or es", max_length=8)] = "en", game: Game = FIRST
) -> list[Offered]:
    if lang not in LANGUAGES:
        raise HTTPException(f"no texts are written in {lang!r}: {', '.join(LANGUAGES)}", status_code=400)
    return taught(game).offered(LANGUAGES[lang])


def taught(game: str) -> Teaching:
    given = [*lesson_names().values()]
    if game not in given:
        raise HTTPException(f"no lessons are given in {game!r}: {', '.join(given)}", status_code=404)
    return teaching(game)


async def dealt(hall: Hall, game: str, name: str, learner: str) -> LessonTable:
    header = taught(game).lay(name, [learner, RIVAL])
    token = new_token()
    seats = [SeatRow(learner, "", digest(token)), SeatRow(RIVAL, STAND_IN, digest(""))]
    row = RoomRow(secrets.token_urlsafe(9), wing(game).lessons, header, False, seats, [], [])
    await hall.open_new(row)
    log.info("a lesson is dealt", extra={"room": row.id, "lesson": name})
    return LessonTable(row.id, [token, ""])


def lesson_routes(check_dealing: Checks) -> Router:
    """`check_dealing` raises if whoever asks may not have a table."""

    @post("/api/lessons/{name:str}")
    async def deal(
        request: Request[object, object, State],
        state: State,
        name: FromPath[str],
        data: Annotated[Learner, Body()],
        game: Game = FIRST,
    ) -> LessonTable:
        check_dealing(request, state)
        if not plain(data.name):
            raise HTTPException("a name that can be read", status_code=400)
        hall = state["hall"]
        assert isinstance(hall, Hall)
        try:
            return await dealt(hall, game, name, plain(data.name))
        except Undealt as error:
            raise HTTPException(str(error), status_code=404) from None

    return Router("/", route_handlers=[list_lessons, deal])
