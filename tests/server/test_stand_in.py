"""The bot that plays for one who has left: it stops when they are back, even in the middle of a thought."""

from __future__ import annotations

import asyncio
from pathlib import Path

from halls import ANA, BEN, CYD, Table, dealt
from serving import LONG


def kinds(table: Table) -> list[str]:
    return [event.kind for event in table.disk.kept(table.room.id)]


async def bots_have_answered(table: Table) -> None:
    table.bots.let_go.set()
    assert table.at.bots is not None
    await asyncio.wait_for(table.at.bots, LONG)


def test_no_bot_answers_for_somebody_who_has_come_back_meanwhile(tmp_path: Path) -> None:
    async def come_back() -> None:
        async with dealt(tmp_path, ANA, BEN) as table:
            seat, question = table.asked.seat, table.room.question
            await table.hall.leave(table.at, seat)
            await asyncio.wait_for(table.bots.is_asked.wait(), LONG)
            await table.hall.come_back(table.at, seat)
            await bots_have_answered(table)
            assert kinds(table) == ["leave", "back"]
            assert (table.asked.seat, table.room.question) == (seat, question)
            await table.answer()
            assert kinds(table) == ["leave", "back", "answer"]

    asyncio.run(come_back())


def test_a_bot_answers_what_is_asked_now_not_what_was(tmp_path: Path) -> None:
    """They come back, answer, and leave again while it thinks about the old question."""

    async def come_and_go() -> None:
        async with dealt(tmp_path, ANA, BEN) as table:
            seat = table.asked.seat
            await table.hall.leave(table.at, seat)
            await asyncio.wait_for(table.bots.is_asked.wait(), LONG)
            await table.hall.come_back(table.at, seat)
            await table.answer()
            question = table.room.question
            other = table.asked.seat
            await table.hall.leave(table.at, other)
            await bots_have_answered(table)
            answers = [event.seat for event in table.disk.kept(table.room.id) if event.kind == "answer"]
            assert answers[:2] == [seat, other] and table.room.question > question
            assert table.bots.thoughts == len(answers), "one of its thoughts was too late, one answer was not its own"

    asyncio.run(come_and_go())


def test_who_has_conceded_does_not_come_back(tmp_path: Path) -> None:
    """With more than two players a bot plays on, and is not asked whether it agrees to anything."""

    async def give_up() -> None:
        async with dealt(tmp_path, ANA, BEN, CYD) as table:
            seat = table.asked.seat
            await table.hall.concede(table.at, seat)
            assert table.room.people() == {0, 1, 2} - {seat} and not table.room.is_over
            assert table.room.bot_asked() == "simple"
            await bots_have_answered(table)
            assert table.asked.seat != seat

    asyncio.run(give_up())
