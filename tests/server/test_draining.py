"""Before a server is replaced: it takes no new tables, and those under way are played to their end."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import socket
import time
from pathlib import Path

import pytest

from primogen.server.standing import CLOSED, EMPTY, OPEN
from serving import ANA, BEN, BOT, LONG, Away, Place, both_play, code_of, play, serving

NEW = {"seats": [ANA, BOT]}


def stands(place: Place, is_draining: bool) -> dict[str, object]:
    end = time.monotonic() + LONG
    while (found := place.asked("/ready").json())["is_draining"] != is_draining:
        assert time.monotonic() < end
        time.sleep(0.02)
    assert isinstance(found, dict)
    return found


def test_a_signal_closes_the_door_and_those_inside_play_on(tmp_path: Path) -> None:
    place = Away("--database", f"sqlite:///{tmp_path / 'tables.db'}")
    at, idle = place.deal(ANA, BEN), place.deal(ANA, BEN)

    async def go_on() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            place.process.send_signal(signal.SIGUSR1)
            assert (await asyncio.to_thread(stands, place, True))["left"] == 1  # nobody sits at the other
            await both_play(ana, ben, 5)
            refused = [place.asked("/api/tables", NEW), place.asked("/api/lessons/first-steps", {"name": "Ana"})]
            assert [answer.status_code for answer in refused] == [503, 503]
            assert "no new tables are taken" in refused[0].json()["detail"]

    asyncio.run(go_on())
    assert place.asked("/ready").status_code == 200  # who plays comes back here
    assert place.asked(f"/api/tables/{idle.room}").status_code == 200
    place.process.send_signal(signal.SIGUSR1)
    stands(place, False)
    assert place.asked("/api/tables", NEW).status_code == 201
    place.ends(signal.SIGTERM)


def test_it_says_when_nobody_plays_any_more(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "primogen")

    def until_told(words: str) -> int:
        """How many tables are left when it says so."""
        end = time.monotonic() + LONG
        while not (found := [line for line in caplog.records if line.getMessage() == words]):
            assert time.monotonic() < end
            time.sleep(0.05)
        return int(vars(found[0])["left"])

    with serving(tmp_path) as near:
        at = near.deal(ANA, BEN)

        async def sit() -> int:
            async with near.client(at, 0):
                near.hall.standing.turn()
                return await asyncio.to_thread(until_told, CLOSED)

        assert asyncio.run(sit()) == 1
        assert until_told(EMPTY) == 0
        near.hall.standing.turn()
        until_told(OPEN)


def test_one_may_begin_so(tmp_path: Path) -> None:
    place = Away("--database", f"sqlite:///{tmp_path / 'tables.db'}", "--drain")
    assert place.asked("/ready").json()["is_draining"] and place.asked("/api/tables", NEW).status_code == 503
    place.ends(signal.SIGTERM)


def test_no_rematch_either(tmp_path: Path) -> None:
    with serving(tmp_path) as near:
        at = near.deal(ANA, {**BEN, "bot": "random"})

        async def to_the_end() -> str:
            async with near.client(at, 0) as ana:
                await code_of(ana, "concede")
                await play(ana, random.Random(1))
                near.hall.standing.turn()
                return await code_of(ana, "rematch")

        assert asyncio.run(to_the_end()) == "closed"


@pytest.mark.parametrize("is_abstract", [False, True])
def test_systemd_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_abstract: bool) -> None:
    """Ready when the tables are back; what it does; that it stops."""
    name = f"@primogen-test-{os.getpid()}" if is_abstract else str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ears:
        ears.bind(name.replace("@", "\0"))
        ears.settimeout(LONG)
        monkeypatch.setenv("NOTIFY_SOCKET", name)
        place = Away("--database", f"sqlite:///{tmp_path / 'tables.db'}")
        assert ears.recv(1000).decode().splitlines() == ["READY=1", "STATUS=new tables are taken"]
        place.process.send_signal(signal.SIGUSR1)
        assert "STATUS=no new tables are taken, and nobody plays any more" in ears.recv(1000).decode().splitlines()
        place.ends(signal.SIGTERM)
        assert ears.recv(1000) == b"STOPPING=1"
