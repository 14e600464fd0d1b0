"""Nobody hears of what is not on disk: while the disk is held everybody waits, and hears of it when it is let go."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from halls import ANA, BEN, BOT, Table, dealt, everything_is_told, heard
from primogen.kernel.ids import NONE
from primogen.server.clocks import Pace
from primogen.server.protocol import Done, Refused
from primogen.server.sockets import reply
from serving import LONG


def said(kind: str, **more: object) -> str:
    return json.dumps({"t": kind, "id": 7, **more})


def an_answer(table: Table) -> str:
    return said("answer", number=table.room.question, option=0)


def a_concession(table: Table) -> str:
    return said("concede")


def leaving(table: Table) -> str:
    return said("leave")


def an_aside(table: Table) -> str:
    return said("aside", number=table.room.question, option=0)


def a_line(table: Table) -> str:
    return said("chat", text="Hello")


@pytest.mark.parametrize("what", [an_answer, an_aside, leaving, a_concession, a_line])
def test_it_is_acknowledged_and_told_when_it_is_on_disk(tmp_path: Path, what: Callable[[Table], str]) -> None:
    async def play() -> None:
        async with dealt(tmp_path, ANA, BEN) as table:
            for _ in range(6):  # past the set-up, to what may be said out of turn
                await table.answer()
            seat = table.asked.seat
            mine, other, looking_on = (table.connection(each) for each in (seat, 1 - seat, NONE))
            before = len(table.disk.kept(table.room.id))
            table.disk.hold()
            done = asyncio.create_task(reply(mine, what(table)))
            assert await asyncio.to_thread(table.disk.is_asked.wait, LONG)
            await everything_is_told()
            assert not done.done()
            assert heard(mine, other, looking_on) == [0, 0, 0]
            assert len(table.disk.kept(table.room.id)) == before
            table.disk.let_go.set()
            assert isinstance(await asyncio.wait_for(done, LONG), Done)
            assert heard(mine, other, looking_on) == [1, 1, 1]

    asyncio.run(play())


def test_who_comes_meanwhile_does_not_see_it_either(tmp_path: Path) -> None:
    async def come() -> None:
        async with dealt(tmp_path, ANA, BEN) as table:
            question = table.room.question
            table.disk.hold()
            done = asyncio.create_task(table.answer())
            assert await asyncio.to_thread(table.disk.is_asked.wait, LONG)
            looks = [asyncio.create_task(look(table)) for _ in range(2)]
            await everything_is_told()
            assert [task.done() for task in (done, *looks)] == [False, False, False]
            table.disk.let_go.set()
            await asyncio.wait_for(done, LONG)
            assert [await task for task in looks] == [question + 1] * 2

    asyncio.run(come())


async def look(table: Table) -> int:
    async with table.hall.at_rest(table.at) as room:
        return room.question


def test_what_a_bot_answers_waits_for_the_disk_too(tmp_path: Path) -> None:
    async def think() -> None:
        async with dealt(tmp_path, ANA, BOT) as table:
            looking_on = table.connection(NONE)
            while not table.room.bot_asked():
                await table.answer()
            told = heard(looking_on)
            table.disk.hold()
            table.bots.let_go.set()
            assert await asyncio.to_thread(table.disk.is_asked.wait, LONG)
            await everything_is_told()
            assert heard(looking_on) == told

    asyncio.run(think())


def test_what_the_clock_answers_waits_for_the_disk_too(tmp_path: Path) -> None:
    async def run_out() -> None:
        async with dealt(tmp_path, ANA, BEN, pace=Pace(reserve=1)) as table:
            looking_on = table.connection(NONE)
            table.disk.hold()
            assert table.room.clock is not None
            table.room.clock.left[:] = [0.0, 0.0]
            table.bots.let_go.set()  # where nothing is neutral, a bot says what to do
            table.hall.running.go_on(table.at)
            assert await asyncio.to_thread(table.disk.is_asked.wait, LONG)
            await everything_is_told()
            assert heard(looking_on) == [0]
            table.disk.let_go.set()
            while not heard(looking_on)[0]:
                await asyncio.sleep(0.01)
            assert table.disk.kept(table.room.id)[0].kind == "time-out"

    asyncio.run(run_out())


def test_whoever_hangs_up_meanwhile_has_answered_all_the_same(tmp_path: Path) -> None:
    """It is written, and the others are told: nobody knows when somebody's line broke."""

    async def hang_up() -> None:
        async with dealt(tmp_path, ANA, BEN) as table:
            looking_on = table.connection(NONE)
            table.disk.hold()
            done = asyncio.create_task(table.answer())
            assert await asyncio.to_thread(table.disk.is_asked.wait, LONG)
            done.cancel()
            await everything_is_told()
            assert not done.done()  # the table is not at rest yet
            table.disk.let_go.set()
            with pytest.raises(asyncio.CancelledError):
                await done
            assert heard(looking_on) == [1]
            assert len(table.disk.kept(table.room.id)) == table.room.number == 1

    asyncio.run(hang_up())


def test_what_could_not_be_written_never_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told of it; the same question stands, and can be answered when there is a disk again."""

    async def fail() -> None:
        async with dealt(tmp_path, ANA, BEN) as table:
            seat, question = table.asked.seat, table.room.question
            mine, looking_on = table.connection(seat), table.connection(NONE)
            with monkeypatch.context() as broken:
                broken.setattr(table.disk, "wait", no_disk)
                told = await reply(mine, an_answer(table))
                assert isinstance(told, Refused) and told.code == "error"
            assert heard(looking_on) == [0]
            async with table.hall.at_rest(table.at) as room:
                assert (room.question, room.number) == (question, 0)
            assert isinstance(await reply(mine, an_answer(table)), Done)
            assert len(table.disk.kept(table.room.id)) == 1

    asyncio.run(fail())


def no_disk() -> None:
    raise OSError("no space left on device")
