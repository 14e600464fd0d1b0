"""A bot in a person's seat plays so that one can look on and come back, and does not play a game out for nobody."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from primogen.server.rows import Happened
from primogen.server.running import STAND_IN_BEAT, Running, turn_at
from serving import ANA, BEN, BOT, LONG, Near, Seated, catch_up, code_of, play, serving

TRIES = 6


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the bots would have waited; nothing is waited for."""
    waited: list[float] = []

    async def pause(running: Running, seconds: float) -> None:
        waited.append(seconds)
        await asyncio.sleep(0)

    monkeypatch.setattr(Running, "pause", pause)
    return waited


@pytest.fixture
def place(tmp_path: Path, pauses: list[float]) -> Iterator[Near]:
    with serving(tmp_path) as near:
        yield near


def answers_of(place: Near, at: Seated, seat: int) -> list[Happened]:
    row = place.hall.storage.room(at.room)
    assert row is not None
    return [event for event in row.events if event.kind == "answer" and event.seat == seat]


def rested(place: Near, at: Seated) -> None:
    """Until the bots at this table have stopped."""
    until = time.monotonic() + LONG
    while (bots := place.table(at).bots) is None or not bots.done():
        assert time.monotonic() < until, "the bots go on and on"
        time.sleep(0.01)


def test_a_beat_lies_before_every_answer_of_a_stand_in(place: Near, pauses: list[float]) -> None:
    """While she looks on, to the end; a bot in its own seat waits for nothing."""
    at = place.deal(ANA, BOT)

    async def look_on() -> int:
        async with place.client(at, 0) as ana:
            await play(ana, random.Random(1), answers=3)
            mine = len(answers_of(place, at, 0))
            assert pauses == []
            assert await code_of(ana, "leave") == ""
            while not ana.is_over:
                await asyncio.wait_for(ana.receive(), LONG)
            return mine

    mine = asyncio.run(look_on())
    assert len(pauses) == len(answers_of(place, at, 0)) - mine > 10
    assert set(pauses) == {STAND_IN_BEAT} and STAND_IN_BEAT >= 1.0


def test_with_others_at_the_table_nobody_waits_for_a_stand_in(place: Near, pauses: list[float]) -> None:
    at = place.deal(ANA, BEN)

    async def leave() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            assert await code_of(ana, "leave") == ""
            await play(ben, random.Random(1), answers=4)
            await asyncio.wait_for(ben.until_asked(), LONG)
            await catch_up(ana, ben.n)

    asyncio.run(leave())
    assert len(answers_of(place, at, 0)) > 0 and pauses == []


async def leave(place: Near, at: Seated) -> None:
    async with place.client(at, 0) as ana:
        await play(ana, random.Random(2), answers=2)
        assert await code_of(ana, "leave") == ""


def left(place: Near) -> Seated:
    """A table that its player has left in the middle of the game: bots have stopped there. Few end sooner."""
    for _ in range(TRIES):
        at = place.deal(ANA, BOT)
        asyncio.run(leave(place, at))
        place.settle(at)
        rested(place, at)
        if not place.table(at).room.is_over:
            return at
    raise AssertionError("every game was over at once: bots do not stop")


def test_a_game_nobody_looks_at_stops_at_the_end_of_the_turn(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    async def while_somebody_looks(running: Running, seconds: float) -> None:
        """However slow she is to hang up, nothing is played before her eyes."""
        while any(at.is_watched() for at in place.hall.open.values()):
            await asyncio.sleep(0.01)

    async def until_she_is_back(running: Running, seconds: float) -> None:
        """After the first answer, which shows that it goes on."""
        while room.number > number and room.away:
            await asyncio.sleep(0.01)

    monkeypatch.setattr(Running, "pause", while_somebody_looks)
    at = left(place)
    monkeypatch.setattr(Running, "pause", until_she_is_back)
    room = place.table(at).room
    number = room.number
    assert room.bot_asked() and turn_at(room) >= 1

    async def come_back() -> None:
        async with place.client(at, 0) as ana:
            await catch_up(ana, 1)  # she looks, and it goes on
            assert await code_of(ana, "back") == ""
            assert await asyncio.wait_for(ana.until_asked(), LONG)

    asyncio.run(come_back())
    assert room.number > number and not room.away


def test_one_comes_back_between_two_answers(place: Near) -> None:
    """The answer that a bot is about to give is then not taken."""
    at = place.deal(ANA, BOT)

    async def to_and_fro() -> None:
        async with place.client(at, 0) as ana:
            for _ in range(20):
                assert await code_of(ana, "leave") == ""
                await asyncio.wait_for(ana.receive(), LONG)
                if ana.is_over:
                    return
                assert await code_of(ana, "back") == ""
                if not await asyncio.wait_for(ana.until_asked(), LONG):
                    return
                await play(ana, random.Random(3), answers=1)
                if not await asyncio.wait_for(ana.until_asked(), LONG):
                    return

    asyncio.run(to_and_fro())
    assert place.is_kept(at)
