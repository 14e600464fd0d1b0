"""A server killed at any moment: no answer that it acknowledged is lost, none is taken twice, tables come back."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from databases import KINDS, database
from mortals import Mortal
from primogen.client import Client, Refusal
from primogen.games.desks import DESKS
from primogen.server.happenings import ANSWER
from primogen.server.rooms import Room
from primogen.server.rows import Happened
from primogen.server.storage import Storage
from primogen.server.telling import story
from primogen.text.languages import EN
from serving import ANA, BEN, BOT, LONG, Place, Seated

KILLS = int(os.environ.get("PRIMOGEN_KILLS", "6"))
TABLES = 4
LONGEST_LIFE = 0.4  # seconds between a start and a kill, at most


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with database(str(request.param), tmp_path) as found:
        yield found


class Book:
    """What players have sent, and what the server has acknowledged: by table and by number of the question."""

    def __init__(self) -> None:
        self.sent: defaultdict[tuple[str, int], set[tuple[int, int]]] = defaultdict(set)
        self.acknowledged: dict[tuple[str, int], tuple[int, int]] = {}

    def check(self, room: str, kept: list[Happened]) -> None:
        answers = [event for event in kept if event.kind == "answer"]
        happened = {(room, number): (event.seat, event.value) for number, event in enumerate(answers)}
        promised = {key: answer for key, answer in self.acknowledged.items() if key[0] == room}
        assert {key: happened.get(key) for key in promised} == promised  # none lost, none changed
        assert all(answer in self.sent[key] for key, answer in happened.items())  # none that was not given there


async def player(place: Place, at: Seated, seat: int, book: Book, dice: random.Random) -> None:
    """Plays on, whatever happens to the server."""
    client = place.client(at, seat)
    while not client.is_over:
        with contextlib.suppress(OSError, WebSocketException, Refusal):
            if client.socket is None:
                await client.join()
            while await client.until_asked():
                await answer(client, at.room, book, dice)
            break
        with contextlib.suppress(OSError, WebSocketException):
            await client.leave()
        client.socket = None
        await asyncio.sleep(0.02)


async def answer(client: Client, room: str, book: Book, dice: random.Random) -> None:
    number, option = client.prompt["number"], dice.randrange(len(client.options))
    assert isinstance(number, int)
    book.sent[room, number].add((client.seat, option))
    try:
        await client.answer(option)
    except Refusal as refused:
        assert refused.code in ("stale", "over")  # and what happened instead was told before
    else:
        book.acknowledged[room, number] = (client.seat, option)


def test_kills_lose_nothing_and_double_nothing(address: str) -> None:
    """Under load, at random moments; each time the tables are back by themselves, as they are on disk."""
    place, book, dice = Mortal(address), Book(), random.Random(7)
    places: list[Seated] = []

    async def dealt() -> Seated:
        while True:
            with contextlib.suppress(httpx.TransportError):
                return await asyncio.to_thread(place.make, ANA, BEN)
            await asyncio.sleep(0.02)

    async def play_at_new_table() -> None:
        at = await dealt()
        places.append(at)
        await asyncio.gather(*(player(place, at, seat, book, random.Random(seat)) for seat in (0, 1)))

    async def soak() -> None:
        playing = [asyncio.create_task(play_at_new_table()) for _ in range(TABLES)]
        for _ in range(KILLS):
            await asyncio.sleep(dice.random() * LONGEST_LIFE)
            await asyncio.to_thread(place.kill)
            for at in places:
                book.check(at.room, place.kept(at.room))
            await asyncio.to_thread(place.start)
            for number, task in enumerate(playing):
                if task.done():
                    task.result()
                    playing[number] = asyncio.create_task(play_at_new_table())
        before = len(book.acknowledged)
        while len(book.acknowledged) < before + 20 and not all(task.done() for task in playing):
            await asyncio.sleep(0.05)
        for task in playing:
            task.cancel()

    try:
        asyncio.run(asyncio.wait_for(soak(), LONG * (1 + KILLS)))
        assert len(book.acknowledged) > KILLS * 2
        for at in places:
            book.check(at.room, place.kept(at.room))
    finally:
        place.kill()


def kept_room(place: Mortal, at: Seated) -> Room:
    storage = Storage(place.database)
    row = storage.room(at.room)
    storage.close()
    assert row is not None
    return Room(row, DESKS["rivals"])


def cut_short(place: Mortal) -> Seated:
    """A table of bots whose game was under way when the server was killed: a quick one is over before that."""
    while True:
        bots = place.deal(BOT, {**BOT, "name": "Another"}, listed=True)
        while not place.kept(bots.room):
            time.sleep(0.02)
        place.kill()
        if not kept_room(place, bots).g.ended:
            return bots
        place.start()


def until_over(place: Mortal, at: Seated) -> None:
    """As long as anything goes on there."""
    events, until = 0, time.monotonic() + LONG
    while not place.asked(f"/api/tables/{at.room}").json()["is_over"]:
        if len(place.kept(at.room)) > events:
            events, until = len(place.kept(at.room)), time.monotonic() + LONG
        assert time.monotonic() < until, f"nothing happens any more after {events} events"
        time.sleep(0.1)


def test_a_killed_server_brings_back_what_is_on_disk_and_its_bots_play_on(address: str) -> None:
    """Nobody has to come for a table of bots to be played to its end; a person's table waits as it was."""
    place = Mortal(address)
    try:
        waiting = place.deal(ANA, BEN)

        async def scene() -> dict[str, object]:
            async with place.client(waiting, 0) as ana:
                return ana.scene

        before = asyncio.run(scene())
        bots = cut_short(place)
        halfway = place.kept(bots.room)
        place.start()
        assert place.asked("/health").json()["tables"] == 2
        assert asyncio.run(scene()) == before
        until_over(place, bots)
        kept = place.kept(bots.room)
        assert kept[: len(halfway)] == halfway and len(kept) > len(halfway)
        room = kept_room(place, bots)
        assert room.g.ended and story(room, room.teller(-1, EN))[-1].kind == "wins"
    finally:
        place.kill()


def test_an_answer_on_disk_that_was_not_acknowledged_is_not_given_again(address: str) -> None:
    """The worst moment: written, killed, not told. Who sends it again hears that it has been taken."""
    place = Mortal(address)
    try:
        at = place.deal(ANA, BEN)

        async def first() -> tuple[int, int]:
            async with place.client(at) as spectator:
                asked, number = spectator.prompt["seat"], spectator.prompt["number"]
                assert isinstance(asked, int) and isinstance(number, int)
                return asked, number

        asked, number = asyncio.run(first())
        place.kill()
        storage = Storage(place.database)
        begun = len(place.kept(at.room))  # two have sat down and been dealt to
        storage.add_event(at.room, begun, Happened(ANSWER, asked, 0, time.time()))
        storage.close()
        place.start()

        async def again() -> None:
            async with place.client(at, asked) as client:
                with pytest.raises(Refusal, match="stale"):
                    await client.request("answer", number=number, option=0)
                assert client.prompt["number"] == number + 1

        asyncio.run(again())
        assert [event.kind for event in place.kept(at.room)][begun:] == [ANSWER]
    finally:
        place.kill()
