"""Seeing a game once more when it is over, taking its journal home, and showing a journal of one's own."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Annotated, Final

import msgspec
from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import FromPath, QueryParameter

from primogen.games.desks import set_up
from primogen.kernel.ids import ALL, Seat
from primogen.kernel.shapes import Shape
from primogen.server.addresses import address_of
from primogen.server.hall import Hall
from primogen.server.limits import REPLAYS_PER_MINUTE, Allowances
from primogen.server.pages import ASK_EACH_TIME, Asking, Content
from primogen.server.replaying import NOT_OVER, Job, Outcome, ShowJournal, ShowTable, TellChance, WriteJournal, answers
from primogen.server.replays import Given
from primogen.server.rows import RoomRow
from primogen.server.sockets import ROOM
from primogen.server.turns import Turns
from primogen.server.workers import Worker
from primogen.text.languages import LANGUAGES

KEPT: Final = 64  # replays in memory; each takes some 200 kB
LONGEST_JOURNAL: Final = 256 * 1024  # bytes; a long game has 30,000
PATIENCE: Final = 30.0  # seconds for a replay, however busy the machine is: replays.py counts those of its process
GIVEN: Final = Shape(list[Given])
OUTCOME: Final = msgspec.msgpack.Decoder(Outcome)
NO_TABLE: Final = "there is no such table"

log: Final = logging.getLogger("primogen")

Eyes = Annotated[
    str, QueryParameter(description="a seat, -1 for a spectator, or all: everything open", pattern="^(-1|[0-9]|all)$")
]
Language = Annotated[str, QueryParameter(description="en or es", max_length=8)]


class Replays:
    """Made one at a time, one of each address after the other; the last ones are kept."""

    def __init__(self, hall: Hall, at_once: float) -> None:
        self.hall: Final = hall
        self.kept: Final[OrderedDict[tuple[str, Seat, int], Content]] = OrderedDict()
        self.turns: Final = Turns(1)
        self.worker: Worker | None = None  # begun when somebody wants a replay
        self.allowances: Final = Allowances(REPLAYS_PER_MINUTE / 60, at_once)

    async def of_table(self, request: Asking, room: str, seat: Seat, lang: int) -> Content:
        key = (room, seat, lang)
        if key not in self.kept:
            row = await self.row(request, room)
            found = await self.made(request, ShowTable(row, seat, lang))
            self.kept[key] = await asyncio.to_thread(Content, found, "application/json")
        self.kept.move_to_end(key)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return self.kept[key]

    async def journal_of(self, request: Asking, room: str) -> str:
        return (await self.made(request, WriteJournal(await self.row(request, room)))).decode()

    async def chance_of(self, request: Asking, room: str) -> list[Given]:
        found = await self.made(request, TellChance(await self.row(request, room)))
        return GIVEN.read(found)

    async def of_journal(self, request: Asking, journal: bytes, seat: Seat, lang: int) -> Content:
        found = await self.made(request, ShowJournal(journal, seat, lang))
        return await asyncio.to_thread(Content, found, "application/json")

    def check_over(self, room: str) -> None:
        """Of a game in memory this is known at once."""
        if not ROOM.fullmatch(room):
            raise HTTPException(NO_TABLE, status_code=404)
        at = self.hall.open.get(room)
        if at is not None and not at.room.is_over:
            raise HTTPException(NOT_OVER, status_code=409)

    def take_one(self, request: Asking) -> None:
        if not self.allowances.takes_one(address_of(request)):
            raise HTTPException("too many replays for this address: wait a minute", status_code=429)

    async def row(self, request: Asking, room: str) -> RoomRow:
        """What is kept of a game that is over."""
        self.check_over(room)
        self.take_one(request)
        row = await asyncio.to_thread(self.hall.storage.room, room)
        if row is None:
            raise HTTPException(NO_TABLE, status_code=404)
        return row

    async def made(self, request: Asking, job: Job) -> bytes:
        content = msgspec.msgpack.encode(job)
        async with self.turns.turn(address_of(request)):
            answer = await asyncio.to_thread(self.asked, content)
        if answer is None:
            log.warning("a replay took too long, or broke down")
            raise HTTPException("this game takes too long to play again", status_code=400)
        found = OUTCOME.decode(answer)
        if found.why:
            raise HTTPException(found.why, status_code=found.status)
        return found.content

    def asked(self, content: bytes) -> bytes | None:
        """In a thread, one at a time."""
        if self.worker is None:
            self.worker = Worker(answers, set_up, "primogen-replay")
        return self.worker.ask(content, PATIENCE)

    def close(self) -> None:
        if self.worker is not None:
            self.worker.close()


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
    eyes, language, replays = eyes_of(seat), language_of(lang), replays_of(state)
    replays.take_one(request)  # before it is read at all
    found = await replays.of_journal(request, await request.body(), eyes, language)
    return found.sent(request, ASK_EACH_TIME)


replay_routes: Final = Router("/api", route_handlers=[table_replay, table_journal, table_chance, journal_replay])
