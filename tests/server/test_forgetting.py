"""Whoever goes takes their name and their words along, as far as the server knows where they were."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from databases import database
from primogen.kernel.plain import as_dict
from primogen.server.forgetting import NOBODY, without_name
from primogen.server.schema import chat, rooms, seats
from serving import BEN, LONG, Near, Seated, both_play, code_of, serving
from signed import Browser, browser

ANA = {"name": "Zoraida", "deck": "ministry"}
SIGNED = {"name": "Zoraida", "password": "correct horse"}


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Near]:
    with serving(tmp_path) as near:
        yield near


def keep_seats(page: Browser, *held: tuple[Seated, int]) -> None:
    """As our page does."""
    document = [{"room": at.room, "token": at.tokens[seat], "names": ["Zoraida", "Ben"], "at": 1} for at, seat in held]
    assert page.request("PUT", "/api/account/kept/seats", json={"value": document}).status_code == 200


async def talk(place: Near, at: Seated) -> None:
    async with place.client(at, 0) as ana, place.client(at, 1) as ben:
        await both_play(ana, ben, 6)
        for client, text in ((ana, "I live at number 7"), (ben, "so do I"), (ana, "good night")):
            assert await code_of(client, "chat", text=text) == ""


def kept_of(place: Near, at: Seated) -> tuple[list[str], list[str], str]:
    """Names of the seats, lines, and the header as it is on disk."""
    with place.hall.storage.engine.connect() as db:
        names = db.scalars(select(seats.c.name).where(seats.c.room == at.room).order_by(seats.c.seat))
        lines = db.scalars(select(chat.c.text).where(chat.c.room == at.room).order_by(chat.c.number))
        return list(names), list(lines), str(db.scalar(select(rooms.c.header).where(rooms.c.id == at.room)))


def test_an_account_that_is_deleted_takes_its_name_and_its_words_along(place: Near) -> None:
    """Those of others stay; the game is the same, and goes on."""
    at, other = place.deal(ANA, BEN), place.deal(ANA, BEN)
    asyncio.run(talk(place, at))
    asyncio.run(talk(place, other))
    before = place.table(at).room.g.fingerprint()
    with browser(place) as page:
        page.post("/api/account", json=SIGNED)
        keep_seats(page, (at, 0))
        assert page.request("DELETE", "/api/account", json={"password": "wrong horse"}).status_code == 401
        assert kept_of(place, at)[0] == ["Zoraida", "Ben"]
        assert page.request("DELETE", "/api/account", json={"password": SIGNED["password"]}).status_code == 200
    names, lines, header = kept_of(place, at)
    assert (names, lines) == ([NOBODY, "Ben"], ["", "so do I", ""])
    assert "Zoraida" not in header and "Ben" in header
    assert kept_of(place, other)[1][0] == "I live at number 7"  # it was not in the list

    async def look() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            assert [as_dict(line) for line in ben.chat] == [{"seat": 1, "text": "so do I"}]
            assert not any("Zoraida" in line for line in ben.log) and any(NOBODY in line for line in ben.log)
            await both_play(ana, ben, 4)
            assert await code_of(ana, "chat", text="still here") == ""

    assert place.table(at).room.g.fingerprint() == before
    asyncio.run(look())
    assert place.is_kept(at) and kept_of(place, at)[1] == ["", "so do I", "", "still here"]


def test_those_who_sit_there_see_it_at_once(place: Near) -> None:
    at = place.deal(ANA, BEN)
    asyncio.run(talk(place, at))
    with browser(place) as page:
        page.post("/api/account", json=SIGNED)
        keep_seats(page, (at, 0))

        async def watch() -> None:
            async with place.client(at, 1) as ben:
                assert len(ben.chat) == 3
                deleting = asyncio.to_thread(page.request, "DELETE", "/api/account/chat")
                assert (await deleting).json() == {"name": "Zoraida"}
                while len(ben.chat) != 1:
                    await asyncio.wait_for(ben.receive(), LONG)
                assert place.table(at).room.names == ("Zoraida", "Ben")  # only what was said

        asyncio.run(watch())
        assert page.get("/api/account").json() == {"name": "Zoraida"}


def test_also_in_another_process(tmp_path: Path) -> None:
    with (
        database("postgresql", tmp_path) as address,
        serving(tmp_path, database=address) as here,
        serving(tmp_path, database=address) as there,
        browser(here) as page,
    ):
        at = here.deal(ANA, BEN)
        asyncio.run(talk(here, at))
        page.post("/api/account", json=SIGNED)
        keep_seats(page, (at, 0))

        async def watch() -> None:
            async with there.client(at, 1) as ben:
                assert len(ben.chat) == 3
                await asyncio.to_thread(page.request, "DELETE", "/api/account/chat")
                while len(ben.chat) != 1:
                    await asyncio.wait_for(ben.receive(), LONG)

        asyncio.run(watch())


@pytest.mark.parametrize(
    "document",
    [None, 7, {"room": "x"}, [7], [{"room": "x"}], [{"room": "nowhere", "token": "x"}], [{"room": 1, "token": 2}]],
)
def test_whatever_somebody_keeps_there_nobody_elses_words_go(place: Near, document: object) -> None:
    """A token that opens nothing takes nothing away; nor does the room alone."""
    at = place.deal(ANA, BEN)
    asyncio.run(talk(place, at))
    guess = [{"room": at.room, "token": "a guess"}, {"room": at.room, "token": ""}]
    with browser(place) as page:
        page.post("/api/account", json={**SIGNED, "name": "Mallory"})
        for each in (document, guess):
            assert page.request("PUT", "/api/account/kept/seats", json={"value": each}).status_code == 200
            assert page.request("DELETE", "/api/account/chat").status_code == 200
        assert page.request("DELETE", "/api/account", json={"password": SIGNED["password"]}).status_code == 200
    assert kept_of(place, at)[:2] == (["Zoraida", "Ben"], ["I live at number 7", "so do I", "good night"])


def test_nobody_who_is_not_signed_in_deletes_anything(place: Near) -> None:
    with browser(place) as page:
        assert page.request("DELETE", "/api/account/chat").status_code == 401


@pytest.mark.parametrize("header", ["{broken", "[]", "{}", '{"seats": 7}', '{"seats": []}', '{"seats": [7]}'])
def test_a_header_that_cannot_be_read_stays_as_it_is(header: str) -> None:
    assert without_name(header, 0) == header
    assert json.loads(without_name('{"seats": [{"name": "Ana", "x": 1}], "y": 2}', 0)) == {
        "seats": [{"name": NOBODY, "x": 1}],
        "y": 2,
    }
