"""Nobody makes a table grow without end: what one may add to it besides answers is counted."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from primogen.client import Client
from primogen.kernel.plain import as_dict, as_int
from primogen.server.happenings import Misplayed
from primogen.server.requests import MOST_WISHES
from primogen.server.talk import MOST_LINES, WELCOME_LINES, Talk
from serving import ANA, BEN, BOT, LONG, WIDE, Near, Seated, code_of, no_time_passes, play, serving

LINES, LEAVES = 5, 4  # at once


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Near]:
    monkeypatch.setattr("primogen.server.limits.monotonic", no_time_passes)
    with serving(tmp_path, bounds=replace(WIDE, lines_at_once=LINES, leaves_at_once=LEAVES)) as near:
        yield near


def undoable(client: Client) -> int:
    return as_int(as_dict(client.scene["table"]).get("undoable", 0))


def kinds(place: Near, at: Seated) -> list[str]:
    row = place.hall.storage.room(at.room)
    assert row is not None
    return [event.kind for event in row.events]


async def until_undoable(ana: Client) -> int:
    """The option that was taken last, and can be taken back."""
    dice = random.Random(5)
    while True:
        option = dice.randrange(len(ana.options))
        await ana.answer(option)
        assert await asyncio.wait_for(ana.until_asked(), LONG)
        if undoable(ana):
            return option


def test_one_does_not_take_back_for_ever(place: Near) -> None:
    """Alone among bots nobody need agree. Enough is enough, until somebody has learned something."""
    at = place.deal(ANA, BOT)

    async def round_in_circles() -> None:
        async with place.client(at, 0) as ana:
            await asyncio.wait_for(ana.until_asked(), LONG)
            option = await until_undoable(ana)
            for _ in range(MOST_WISHES):
                assert await code_of(ana, "undo", number=ana.prompt["number"]) == ""
                await ana.answer(option)
            assert undoable(ana) and await code_of(ana, "undo", number=ana.prompt["number"]) == "undo"
            while undoable(ana):
                await play(ana, random.Random(1), answers=1)
                assert await asyncio.wait_for(ana.until_asked(), LONG)
            await until_undoable(ana)
            assert await code_of(ana, "undo", number=ana.prompt["number"]) == ""

    asyncio.run(round_in_circles())
    assert kinds(place, at).count("undo") == MOST_WISHES + 1 and place.is_kept(at)


def test_a_wish_is_told_once_and_not_for_ever(place: Near) -> None:
    """Whoever is asked again and again declines again and again; then it is over."""
    at = place.deal(ANA, BEN)

    async def ask() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            dice = random.Random(3)
            while True:
                asked = ana if ana.is_asked else ben
                await play(asked, dice, answers=1)
                for client in (ana, ben):
                    while client.n < asked.n:
                        await asyncio.wait_for(client.receive(), LONG)
                if undoable(asked):
                    break
            other, number = ben if asked is ana else ana, asked.prompt["number"]
            for _ in range(MOST_WISHES):
                assert await code_of(asked, "undo", number=number) == ""
                assert await code_of(asked, "undo", number=number) == "undo"
                assert await code_of(other, "decline", number=number) == ""
            assert await code_of(asked, "undo", number=number) == "undo"

    asyncio.run(ask())
    assert kinds(place, at).count("wish") == MOST_WISHES


def test_one_does_not_leave_for_ever_but_always_comes_back(place: Near) -> None:
    at = place.deal(ANA, BEN)

    async def leave() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            for _ in range(LEAVES):
                assert await code_of(ana, "leave") == "" and await code_of(ana, "back") == ""
            assert await code_of(ana, "leave") == "slow"
            assert await code_of(ben, "leave") == ""  # everybody for themselves

    asyncio.run(leave())


def test_one_says_once_that_one_would_play_again(place: Near) -> None:
    """The first who does makes the new table."""
    at = place.deal(ANA, BEN)

    async def again() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            assert await code_of(ana, "concede") == ""
            assert await code_of(ana, "rematch") == "" and await code_of(ana, "rematch") == "rematch"
            assert await code_of(ben, "rematch") == "" and await code_of(ben, "rematch") == "rematch"
            assert "next" in as_dict(ana.scene["table"])

    asyncio.run(again())
    assert kinds(place, at).count("again") == 2


def test_a_table_has_only_so_many_events(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then nothing happens there any more: people are told, bots stop, and no restart brings it back."""
    at = place.deal(ANA, BOT)
    room = place.table(at).room
    monkeypatch.setattr("primogen.server.rooms.MOST_EVENTS", room.number + 8)

    async def fill() -> None:
        async with place.client(at, 0) as ana:
            while not room.is_full:
                await asyncio.wait_for(ana.until_asked(), LONG) if not room.bot_asked() else await ana.receive()
                if ana.is_asked and not room.is_full:
                    await code_of(ana, "answer", number=ana.prompt["number"], option=0)
            for kind in ("leave", "concede"):
                assert await code_of(ana, kind) == "full"
            assert await code_of(ana, "chat", text="that was long") == ""

    asyncio.run(fill())
    assert not room.bot_asked() and not room.needs_running() and not room.is_over
    assert len(kinds(place, at)) == room.number and place.is_kept(at)
    place.settle(at)
    place.put_away(at)
    assert place.asked(f"/api/tables/{at.room}").status_code == 200
    assert at.room not in place.hall.leases.unheld([])


# ---- chat


def test_a_seat_says_only_so_much_at_once_by_however_many_sockets(place: Near) -> None:
    at = place.deal(ANA, BEN)

    async def talk() -> None:
        async with place.client(at, 0) as ana, place.client(at, 0) as too, place.client(at, 1) as ben:
            codes = [await code_of(client, "chat", text="x") for _ in range(LINES) for client in (ana, too)]
            assert codes == [""] * LINES + ["slow"] * LINES
            assert await code_of(ben, "chat", text="quiet, please") == ""

    asyncio.run(talk())
    assert len(place.table(at).room.chat.lines) == LINES + 1


def test_a_welcome_has_the_last_lines_and_the_database_the_last_thousand(
    place: Near, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("primogen.server.storage.MOST_LINES", 150)
    monkeypatch.setattr("primogen.server.talk.MOST_LINES", 150)
    at = place.deal(ANA, BEN)
    for number in range(180):
        place.hall.storage.add_chat(at.room, number, number % 2, f"line {number}")
    place.settle(at)
    place.put_away(at)

    async def look() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            assert [as_dict(line)["text"] for line in ana.chat] == [f"line {n}" for n in range(80, 180)]
            assert len(ana.chat) == WELCOME_LINES
            assert await code_of(ana, "chat", text="and on") == ""
            while len(ben.chat) == WELCOME_LINES:
                await asyncio.wait_for(ben.receive(), LONG)
            assert ben.chat == ana.chat

    asyncio.run(look())
    row = place.hall.storage.room(at.room)
    assert row is not None and (row.chat_from, len(row.chat)) == (31, 150)
    assert row.chat == place.table(at).room.chat.lines and row.chat[-1] == (0, "and on")


def test_lines_keep_their_numbers() -> None:
    talk = Talk([(0, "a")], first=7)
    talk.add([(1, str(number)) for number in range(MOST_LINES)])
    assert (talk.first, talk.next, len(talk.lines)) == (8, 8 + MOST_LINES, MOST_LINES)
    assert talk.since(talk.next - 1) == [(1, str(MOST_LINES - 1))] and talk.since(talk.next) == []
    assert talk.since(0) == talk.since(-50) == talk.lines


def test_too_long_a_line_is_not_counted(place: Near) -> None:
    """What is refused for another reason costs nothing."""
    at = place.deal(ANA, BEN)

    async def talk() -> None:
        for _ in range(LINES + 1):
            with pytest.raises(Misplayed, match="1 to 500"):
                await place.hall.chat(place.table(at), 0, "")

    asyncio.run_coroutine_threadsafe(talk(), place.loop).result(LONG)
    asyncio.run_coroutine_threadsafe(place.hall.chat(place.table(at), 0, "x"), place.loop).result(LONG)
