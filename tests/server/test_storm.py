"""Everybody comes back at once: after a network that failed, and after a server that was killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from mortals import Mortal
from primogen.client import Client
from serving import ANA, BEN, LONG, Seated, both_play

CLIENTS = int(os.environ.get("PRIMOGEN_CLIENTS", "60"))
RIGHT_WITHIN = 10.0  # seconds
SEATS = 4


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Mortal]:
    place = Mortal(f"sqlite:///{tmp_path / 'tables.db'}", tables_per_minute=CLIENTS)
    yield place
    place.kill()


def dealt(place: Mortal) -> list[Seated]:
    """Four at a table: two who play, one of them at two windows, and a spectator."""
    return [place.deal(ANA, BEN) for _ in range(CLIENTS // SEATS)]


async def sit_down(place: Mortal, tables: list[Seated]) -> list[Client]:
    clients = [place.client(at, seat) for at in tables for seat in (0, 1, 1, -1)]
    for client in clients:
        await asyncio.wait_for(client.join(), LONG)
    for first in range(0, len(clients), SEATS):
        await both_play(clients[first], clients[first + 1], 5)
    for first in range(0, len(clients), SEATS):
        for client in clients[first + 2 : first + SEATS]:
            while client.prompt["number"] != clients[first].prompt["number"]:
                await asyncio.wait_for(client.receive(), LONG)
    return clients


async def come_back(clients: list[Client]) -> tuple[float, list[bool]]:
    """All at the same moment: how long until everybody has heard from the server, and who sees what they saw."""
    before, begun = [(client.scene, client.log) for client in clients], time.monotonic()

    async def again(client: Client) -> None:
        await client.join()
        await client.request("ping")

    async with asyncio.TaskGroup() as coming:
        for client in clients:
            coming.create_task(again(client))
    took = time.monotonic() - begun
    return took, [(client.scene, client.log) == seen for client, seen in zip(clients, before, strict=True)]


@pytest.mark.parametrize("fault", ["network", "server"])
def test_all_come_back_at_once_and_are_right_in_ten_seconds(place: Mortal, fault: str) -> None:
    tables = dealt(place)

    async def storm() -> tuple[float, list[bool]]:
        clients = await sit_down(place, tables)
        if fault == "server":
            await asyncio.to_thread(place.kill)
            await asyncio.to_thread(place.start)
        for client in clients:
            assert client.socket is not None
            with contextlib.suppress(OSError):
                client.socket.transport.abort()  # without a word, as when a cable is pulled
            client.socket = None
        found = await come_back(clients)
        for client in clients:
            await client.leave()
        return found

    took, right = asyncio.run(storm())
    print(f"{len(right)} clients were back after {took:.1f} s")
    assert len(right) == CLIENTS // SEATS * SEATS and all(right)
    assert took < RIGHT_WITHIN
