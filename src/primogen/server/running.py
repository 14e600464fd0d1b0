"""What goes on at tables by itself: bots answer, clocks run out. In the process that has the table's lease."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from primogen.kernel.decisions import Decision
from primogen.kernel.views import packed, view
from primogen.server import requests, timing_out
from primogen.server.happenings import STUMBLE, Misplayed, happened
from primogen.server.requests import DEFAULT
from primogen.server.rooms import STAND_IN, Room
from primogen.server.thinking import Thinkers
from primogen.server.tokens import digest

if TYPE_CHECKING:
    from primogen.server.hall import Hall
    from primogen.server.opened import Open

TRY_AGAIN: Final = 1.0  # seconds, after a failure to write
STAND_IN_BEAT: Final = 1.0  # seconds before each answer of a bot for whom nobody waits: one can look on, and come back

log: Final = logging.getLogger("primogen")


class Running:
    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall: Final = hall
        self.thinkers: Final = thinkers

    def go_on(self, at: Open) -> None:
        if at.alarm is not None:
            at.alarm.cancel()
            at.alarm = None
        if not at.is_mine or at.room.is_full:
            return
        if at.room.bot_asked() and (at.bots is None or at.bots.done()):
            at.bots = asyncio.get_running_loop().create_task(self.bots_answer(at))
        remaining = None if at.room.clock is None else at.room.clock.remaining()
        if remaining is not None:
            wait = max(0.0, remaining - at.passed())
            at.alarm = asyncio.get_running_loop().call_later(wait, self.ring, at)

    def stop(self, at: Open) -> None:
        at.is_mine = False
        if at.bots is not None:
            at.bots.cancel()
        if at.alarm is not None:
            at.alarm.cancel()

    # ---- clocks

    def ring(self, at: Open) -> None:
        at.ringing = asyncio.get_running_loop().create_task(self.time_out(at))

    async def time_out(self, at: Open) -> None:
        """What follows happens like anything else: see timing_out.py. A bot may have to think first."""
        try:
            async with self.hall.at_rest(at) as room:
                late = requests.ran_out(room, at.passed())
                if late is None:
                    self.go_on(at)
                    return
                follows, number = timing_out.follows(room, late), room.question
                if follows is not None:
                    await self.hall.keep(at, follows)
                    return
                asked, content = requests.check(room, number), packed(view(room.g, late.seat))
            option = await self.think(at, STAND_IN, number, asked, content)
            async with self.hall.at_rest(at) as room:
                if room.question == number and requests.ran_out(room, at.passed()):  # nobody was quicker
                    await self.hall.keep(at, replace(late, value=option))
        except Exception as error:
            self.hall.failures.add("the answer of a clock was not taken", error, room=at.room.id)
            at.alarm = asyncio.get_running_loop().call_later(TRY_AGAIN, self.ring, at)

    # ---- bots

    async def bots_answer(self, at: Open) -> None:
        """Until a person is asked. A failure to write is tried again; what cannot be carried out is not."""
        failed: set[tuple[int, int]] = set()  # questions, and options that could not be carried out
        turn = turn_at(at.room)
        while at.is_mine and at.room.bot_asked():
            if at.is_watched():
                turn = turn_at(at.room)
            if is_left_alone(at.room):
                if turn_at(at.room) != turn:
                    return  # the turn is over, and nobody looks: it goes on when somebody does
                await self.pause(STAND_IN_BEAT)
            try:
                await self.bot_answers(at, failed)
            except SQLAlchemyError as error:
                self.hall.failures.add("a bot's answer was not kept", error, room=at.room.id)
                await asyncio.sleep(TRY_AGAIN)
            except LookupError:
                log.exception("a table cannot go on", extra={"room": at.room.id})
                return

    async def pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def bot_answers(self, at: Open, failed: set[tuple[int, int]]) -> None:
        async with self.hall.at_rest(at) as room:
            asked, bot, number = room.asked, room.bot_asked(), room.question
            if asked is None or not bot:
                return
            content, scripted = packed(view(room.g, asked.seat)), room.scripted()
        if any(question == number for question, _ in failed):
            option = first_untried(number, asked, failed)
        elif scripted is not None:
            option = scripted
        else:
            option = await self.think(at, bot, number, asked, content)
        try:
            async with self.hall.at_rest(at) as room:
                if room.bot_asked():
                    await self.hall.keep(at, requests.chosen(room, number, option))
        except Misplayed:  # something else has happened meanwhile: think again
            return
        except SQLAlchemyError:
            raise
        except Exception:
            log.exception("a bot's answer could not be carried out", extra={"room": room.id, "option": option})
            failed.add((number, option))
            await self.stumble(at, number)

    async def think(self, at: Open, bot: str, number: int, asked: Decision, content: bytes) -> int:
        seed = int(digest(f"{at.room.id}/{asked.seat}")[:8], 16) + number
        assert at.room.dealt is not None
        return await self.thinkers.think(at.game, bot, seed, content, at.room.dealt, len(asked.options))

    async def stumble(self, at: Open, number: int) -> None:
        """The fault is ours. The table is told, and goes on with the first option that can be carried out."""
        async with self.hall.at_rest(at) as room:
            if room.asked is not None and room.question == number:
                await self.hall.keep(at, happened(STUMBLE, room.asked.seat))


def first_untried(number: int, asked: Decision, failed: set[tuple[int, int]]) -> int:
    untried = [option for option in range(DEFAULT, len(asked.options)) if (number, option) not in failed]
    if not untried:
        raise LookupError(f"none of {len(asked.options)} options can be carried out")
    return untried[0]


def is_left_alone(room: Room) -> bool:
    """A bot answers for a person who has left, and nobody plays here themselves."""
    asked = room.asked
    return asked is not None and asked.seat in room.away and not room.people()


def turn_at(room: Room) -> int:
    return 0 if room.journal is None else room.desk.turn(room.journal.g)
