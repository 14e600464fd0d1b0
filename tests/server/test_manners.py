"""Those who ask for too much, come from elsewhere, or do not listen: they are shown out, and nobody else notices."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from primogen.cli.serving import LONGEST_READ
from primogen.server.feeds import SLOWEST, Listener
from primogen.server.limits import MESSAGES_AT_ONCE
from serving import ANA, BEN, BOT, Near, end_of, heard, hello, no_time_passes, serving

PING = '{"t":"ping","id":1}'


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    with serving(tmp_path_factory.mktemp("manners")) as near:
        yield near


def test_a_flood_ends_with_4429(place: Near) -> None:
    at = place.deal(ANA, BEN)

    async def flood() -> None:
        async with place.client(at, 1) as ben, place.raw() as raw:
            await raw.send(hello(at, 0))
            for _ in range(int(MESSAGES_AT_ONCE) * 3):
                await raw.send(PING)
            assert await end_of(raw) == 4429
            assert (await ben.request("ping"))["t"] == "done"

    asyncio.run(flood())


def test_as_many_messages_as_allowed_are_answered(place: Near) -> None:
    at = place.deal(ANA, BEN)

    async def hurry() -> None:
        async with place.client(at, 0) as ana:
            for _ in range(int(MESSAGES_AT_ONCE) - 1):
                await ana.request("ping")

    asyncio.run(hurry())


def test_a_frame_beyond_all_measure_is_not_even_read(place: Near) -> None:
    at = place.deal(ANA, BEN)

    async def shout() -> None:
        async with place.raw() as raw:
            await raw.send(hello(at, 0))
            await raw.send("x" * (LONGEST_READ + 1))
            assert await end_of(raw) == 1009

    asyncio.run(shout())


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "https://127.0.0.1:1", ""])
def test_a_page_from_elsewhere_can_neither_connect_nor_deal(place: Near, origin: str) -> None:
    async def come() -> None:
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://{place.address}/socket", additional_headers={"Origin": origin})
        assert refused.value.response.status_code == 403

    asyncio.run(come())
    dealing = httpx.post(f"http://{place.address}/api/tables", json={"seats": [ANA, BOT]}, headers={"Origin": origin})
    assert (dealing.status_code, dealing.json()["detail"]) == (403, "another origin")


def test_our_own_page_can(place: Near) -> None:
    at = place.deal(ANA, BEN)

    async def come() -> None:
        headers = {"Origin": f"http://{place.address}"}
        url, seats = f"http://{place.address}/api/tables", {"seats": [ANA, BOT]}
        assert (await asyncio.to_thread(httpx.post, url, json=seats, headers=headers)).status_code == 201
        async with connect(f"ws://{place.address}/socket", additional_headers=headers) as raw:
            await raw.send(hello(at, 0))
            assert (await heard(raw))["t"] == "welcome"

    asyncio.run(come())


# ---- who does not read


def listeners(place: Near, room: str, seat: int) -> list[Listener]:
    feeds = place.hall.open[room].feeds
    return [listener for (whose, _), feed in feeds.items() if whose == seat for listener in feed.listeners]


async def gone(place: Near, room: str, seat: int) -> None:
    while listeners(place, room, seat):
        await asyncio.sleep(0.05)


def test_one_who_is_too_far_behind_is_shown_out(place: Near) -> None:
    """What waits for it has a limit, and the others hear everything."""
    at = place.deal(ANA, BEN)

    def tell_much(listener: Listener) -> None:
        for _ in range(SLOWEST + 200):
            listener.send(b"x" * 1000)
        assert listener.queue.qsize() <= SLOWEST

    async def sleep_in() -> None:
        async with place.client(at, 1) as ben, place.raw() as raw:
            await raw.send(hello(at, 0))
            await heard(raw, "welcome")
            place.loop.call_soon_threadsafe(tell_much, listeners(place, at.room, 0)[0])
            await asyncio.wait_for(gone(place, at.room, 0), 20)
            assert await end_of(raw) == 4429
            assert (await ben.request("chat", text="is Ana asleep?"))["t"] == "done"

    asyncio.run(sleep_in())


def test_one_who_does_not_read_at_all_is_shown_out_all_the_same(place: Near) -> None:
    """Its socket takes nothing more; the server does not wait for it."""
    at = place.deal(ANA, BEN)

    async def sleep_in() -> None:
        async with place.client(at, 1) as ben, place.raw() as raw:
            await raw.send(hello(at, 0))
            await heard(raw, "welcome")
            listener = listeners(place, at.room, 0)[0]
            while listeners(place, at.room, 0):
                place.loop.call_soon_threadsafe(listener.send, b"x" * 100_000)
                await asyncio.sleep(0)
            assert listener.queue.qsize() <= SLOWEST
            assert (await ben.request("chat", text="is Ana asleep?"))["t"] == "done"
            raw.transport.abort()
        async with place.client(at, 0) as ana:
            assert ana.chat == ben.chat

    asyncio.run(sleep_in())


# ---- addresses


def test_an_address_deals_only_so_many_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("primogen.server.limits.monotonic", no_time_passes)
    with serving(tmp_path, tables_per_minute=3) as near:
        for _ in range(3):
            near.make(ANA, BEN)
        refused = near.asked("/api/tables", {"seats": [ANA, BOT]})
        assert refused.status_code == 429 and "wait a minute" in refused.json()["detail"]
        assert near.asked("/health").json()["tables"] == 3
