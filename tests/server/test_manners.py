"""Those who ask for too much, come from elsewhere, or do not listen: they are shown out, and nobody else notices."""

from __future__ import annotations

import asyncio
import gc
import socket
import time
import weakref
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.exceptions import InvalidStatus
from websockets.uri import parse_uri

from primogen.server.feeds import MOST_WAITING, SLOWEST, Listener
from primogen.server.limits import MESSAGES_AT_ONCE
from primogen.server.wires import LONGEST_READ, SocketWire
from serving import ANA, BEN, BOT, LONG, WIDE, Near, Seated, end_of, heard, hello, no_time_passes, serving

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


def tell(place: Near, listener: Listener, messages: list[bytes]) -> None:
    """All at once, before any of it can be sent."""

    async def send() -> None:
        for message in messages:
            listener.send(message)
        assert listener.queue.qsize() <= SLOWEST and listener.waiting <= max(MOST_WAITING, len(messages[0]))

    asyncio.run_coroutine_threadsafe(send(), place.loop).result(LONG)


@pytest.mark.parametrize("messages", [[b"x"] * (SLOWEST + 1), [b"x" * 100_000] * (MOST_WAITING // 100_000 + 1)])
def test_one_who_is_too_far_behind_is_shown_out(place: Near, messages: list[bytes]) -> None:
    """What waits for it has a limit, in messages and in bytes, and the others hear everything."""
    at = place.deal(ANA, BEN)

    async def sleep_in() -> None:
        async with place.client(at, 1) as ben, place.raw() as raw:
            await raw.send(hello(at, 0))
            await heard(raw, "welcome")
            await asyncio.to_thread(tell, place, listeners(place, at.room, 0)[0], messages)
            await asyncio.wait_for(gone(place, at.room, 0), LONG)
            assert await end_of(raw) == 4429
            assert (await ben.request("chat", text="is Ana asleep?"))["t"] == "done"

    asyncio.run(sleep_in())


def test_one_long_message_is_not_too_much(place: Near) -> None:
    """A welcome has what it has: whoever reads it is not shown out."""
    at = place.deal(ANA, BEN)

    async def read_all() -> None:
        async with place.raw() as raw:
            await raw.send(hello(at, 0))
            await heard(raw, "welcome")
            long = b'{"t":"long","words":"' + b"x" * MOST_WAITING + b'"}'
            await asyncio.to_thread(tell, place, listeners(place, at.room, 0)[0], [long])
            assert (await heard(raw))["t"] == "long"
            await raw.send(PING)
            assert (await heard(raw))["t"] == "done"

    asyncio.run(read_all())


class Deaf:
    """A socket that says hello, and never reads: what is sent to it waits at the server."""

    def __init__(self, place: Near, at: Seated, seat: int) -> None:
        host, port = place.address.split(":")
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect((host, int(port)))
        wire = ClientProtocol(parse_uri(f"ws://{place.address}/socket"))
        wire.send_request(wire.connect())
        self.socket.sendall(b"".join(wire.data_to_send()))
        wire.receive_data(self.socket.recv(4096))
        wire.send_text(hello(at, seat).encode())
        self.socket.sendall(b"".join(wire.data_to_send()))


def until(is_so: Callable[[], object]) -> None:
    """However long it takes, on a busy machine, too."""
    patience = time.monotonic() + LONG
    while not is_so():
        assert time.monotonic() < patience
        time.sleep(0.01)


def test_one_who_does_not_read_at_all_is_hung_up_on(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its wire takes nothing more: after a while it is cut, and nothing waits for it. Others do not notice."""
    monkeypatch.setattr("primogen.server.wires.READ_WITHIN", 0.1)
    at = place.deal(ANA, BEN)
    deaf = Deaf(place, at, 0)
    until(partial(listeners, place, at.room, 0))
    listener = listeners(place, at.room, 0)[0]
    tell(place, listener, [b"x" * 10_000_000])  # more than all buffers on the way hold

    async def talk() -> None:
        async with place.client(at, 1) as ben:
            assert (await ben.request("chat", text="is Ana asleep?"))["t"] == "done"

    asyncio.run(talk())
    until(partial(is_gone, place, at.room, 0))
    assert not listener.waiting
    deaf.socket.close()


def test_who_does_not_answer_the_servers_ping_is_hung_up_on(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(place.wiring, "ws_ping_interval", 0.1)
    monkeypatch.setattr(place.wiring, "ws_ping_timeout", 0.1)
    at = place.deal(ANA, BEN)
    deaf = Deaf(place, at, 0)
    until(partial(listeners, place, at.room, 0))
    tell(place, listeners(place, at.room, 0)[0], [b"x" * 10_000_000])
    until(partial(is_gone, place, at.room, 0))
    deaf.socket.close()


def is_gone(place: Near, room: str, seat: int) -> bool:
    return not listeners(place, room, seat)


def test_nothing_of_a_connection_that_has_ended_stays(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is gone at once, and not only when somebody looks for what leads to itself."""
    monkeypatch.setattr("primogen.server.wires.LINGERS", 0.0)
    at, wires = place.deal(ANA, BEN), list[weakref.ref[SocketWire]]()
    place.settle(at)
    made = SocketWire.connection_made

    def noted(wire: SocketWire, transport: asyncio.BaseTransport) -> None:
        wires.append(weakref.ref(wire))
        made(wire, transport)

    monkeypatch.setattr(SocketWire, "connection_made", noted)

    async def come_and_go() -> None:
        for seat in (0, 1, -1):
            async with place.client(at, seat) as client:
                await client.request("ping")

    gc.disable()
    try:
        asyncio.run(come_and_go())
        assert len(wires) == 3
        until(partial(all_gone, wires))
    finally:
        gc.enable()


def all_gone(wires: list[weakref.ref[SocketWire]]) -> bool:
    return not any(wire() for wire in wires)


# ---- addresses


def test_an_address_deals_only_so_many_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("primogen.server.limits.monotonic", no_time_passes)
    with serving(tmp_path, bounds=replace(WIDE, tables_per_minute=3)) as near:
        for _ in range(3):
            near.make(ANA, BEN)
        refused = near.asked("/api/tables", {"seats": [ANA, BOT]})
        assert refused.status_code == 429 and "wait a minute" in refused.json()["detail"]
        assert near.asked("/health").json()["tables"] == 3
