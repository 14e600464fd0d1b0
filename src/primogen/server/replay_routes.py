"""Seeing a game once more when it is over, taking its journal home, and showing a journal of one's own."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Final

import msgspec
from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import FromPath, QueryParameter

from primogen.kernel.ids import ALL, Seat
from primogen.kernel.journal import JournalError
from primogen.server.addresses import address_of
from primogen.server.games import DESKS
from primogen.server.hall import Hall
from primogen.server.limits import REPLAYS_PER_MINUTE, Allowances
from primogen.server.pages import ASK_EACH_TIME, Asking, Content
from primogen.server.releases import header_at
from primogen.server.replays import Course, Given, Unshown, all_given, course_of, replay
from primogen.server.rooms import Room
from primogen.server.sockets import ROOM
from primogen.text.lexicon import LANGUAGES

KEPT: Final = 64  # replays in memory; each takes some 200 kB
LONGEST_JOURNAL: Final = 256 * 1024  # bytes; a long game has 30,000
NO_TABLE: Final = "there is no such table"
NOT_OVER: Final = "this game is not over: it can be seen again when it is"

log: Final = logging.getLogger("primogen")

Eyes = Annotated[
    str, QueryParameter(description="a seat, -1 for a spectator, or all: everything open", pattern="^(-1|[0-9]|all)$")
]
Language = Annotated[str, QueryParameter(description="en or es", max_length=8)]


class Replays:
    """Made one at a time, in a thread; the last ones are kept."""

    def __init__(self, hall: Hall, at_once: float) -> None:
        self.hall: Final = hall
        self.kept: Final[OrderedDict[tuple[str, Seat, int], Content]] = OrderedDict()
        self.making: Final = asyncio.Lock()
        self.allowances: Final = Allowances(REPLAYS_PER_MINUTE / 60, at_once)

    @asynccontextmanager
    async def turn(self, request: Asking) -> AsyncIterator[None]:
        if not self.allowances.takes_one(address_of(request)):
            raise HTTPException("too many replays for this address: wait a minute", status_code=429)
        async with self.making:
            yield

    async def of_table(self, request: Asking, room: str, seat: Seat, lang: int) -> Content:
        key = (room, seat, lang)
        if key not in self.kept:
            self.check_over(room)
            async with self.turn(request):
                self.kept[key] = await asyncio.to_thread(self.shown, room, seat, lang)
        self.kept.move_to_end(key)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return self.kept[key]

    async def journal_of(self, request: Asking, room: str) -> str:
        self.check_over(room)
        async with self.turn(request):
            return (await asyncio.to_thread(self.course, room)).text()

    async def chance_of(self, request: Asking, room: str) -> list[Given]:
        self.check_over(room)
        async with self.turn(request):
            return await asyncio.to_thread(self.given, room)

    async def of_journal(self, request: Asking, journal: bytes, seat: Seat, lang: int) -> Content:
        async with self.turn(request):
            return await asyncio.to_thread(shown_journal, journal, seat, lang)

    def check_over(self, room: str) -> None:
        """Of a game in memory this is known at once."""
        if not ROOM.fullmatch(room):
            raise HTTPException(NO_TABLE, status_code=404)
        at = self.hall.open.get(room)
        if at is not None and not at.room.is_over:
            raise HTTPException(NOT_OVER, status_code=409)

    # ---- in a thread

    def shown(self, room: str, seat: Seat, lang: int) -> Content:
        return content_of(self.course(room), seat, lang)

    def given(self, room: str) -> list[Given]:
        try:
            return all_given(self.course(room))
        except Unshown as error:
            raise HTTPException(str(error), status_code=409) from None

    def course(self, room: str) -> Course:
        """As it is kept, with the proof of its seed and without the answers that were taken back."""
        row = self.hall.storage.room(room)
        if row is None:
            raise HTTPException(NO_TABLE, status_code=404)
        found = Room(row, DESKS[row.game])
        names = tuple(seat.name for seat in row.seats)
        if found.held is not None and not found.held.offer and found.dealt is not None:  # as it was played
            header = header_at(row, len(row.events), found.desk, found.dealt)
            return Course(row.game, header, found.as_played, names)
        if found.journal is None or not found.journal.g.ended:
            raise HTTPException(NOT_OVER, status_code=409)
        return Course(row.game, found.journal.header, found.journal.entries, names)


def content_of(course: Course, seat: Seat, lang: int) -> Content:
    try:
        return Content(msgspec.json.encode(replay(course, seat, lang)), "application/json")
    except Unshown as error:
        raise HTTPException(str(error), status_code=400) from None


def shown_journal(journal: bytes, seat: Seat, lang: int) -> Content:
    """Whoever sends it may have made it up: whatever is wrong with it is theirs to mend."""
    try:
        return content_of(course_of(journal), seat, lang)
    except (JournalError, Unshown) as error:
        raise HTTPException(str(error), status_code=400) from None
    except HTTPException:
        raise
    except Exception:
        log.warning("a journal from elsewhere broke down", exc_info=True)
        raise HTTPException("this journal cannot be played again", status_code=400) from None


def replays_of(state: State) -> Replays:
    replays = state["replays"]
    assert isinstance(replays, Replays)
    return replays


def eyes_of(seat: str) -> Seat:
    return ALL if seat == "all" else int(seat)


def language_of(lang: str) -> int:
    if lang not in LANGUAGES:
        raise HTTPException(f"no texts are written in {lang!r}: {', '.join(LANGUAGES)}", status_code=400)
    return LANGUAGES[lang]


@get("/tables/{room:str}/replay")
async def table_replay(
    request: Asking, state: State, room: FromPath[str], seat: Eyes = "all", lang: Language = "en"
) -> Response[bytes]:
    found = await replays_of(state).of_table(request, room, eyes_of(seat), language_of(lang))
    return found.sent(request, ASK_EACH_TIME)


@get("/tables/{room:str}/journal")
async def table_journal(request: Asking, state: State, room: FromPath[str]) -> Response[str]:
    """The file that `primogen replay` and `primogen verify` take."""
    text = await replays_of(state).journal_of(request, room)
    headers = {"Content-Disposition": f'attachment; filename="primogen-{room}.journal"'}
    return Response(text, headers=headers, media_type="application/x-ndjson")


@get("/tables/{room:str}/chance")
async def table_chance(request: Asking, state: State, room: FromPath[str]) -> list[Given]:
    """All that chance gave in a game that is over: whoever knows its seed can reckon it again."""
    return await replays_of(state).chance_of(request, room)


@post("/replay", status_code=200, request_max_body_size=LONGEST_JOURNAL)
async def journal_replay(request: Asking, state: State, seat: Eyes = "all", lang: Language = "en") -> Response[bytes]:
    """The body is a journal, as a file holds it."""
    eyes, language = eyes_of(seat), language_of(lang)
    found = await replays_of(state).of_journal(request, await request.body(), eyes, language)
    return found.sent(request, ASK_EACH_TIME)


replay_routes: Final = Router("/api", route_handlers=[table_replay, table_journal, table_chance, journal_replay])
