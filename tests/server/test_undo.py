"""What can be taken back: an answer of one's own, from which nobody has learned anything, if all others agree."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from halls import ANA, BEN, BOT, CYD, DAN, Table, again, any_answer, dealt, room_of
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.revealing import is_revealing
from primogen.kernel.views import Sight
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from primogen.server.clocks import Pace
from primogen.server.happenings import ANSWER, TIME_OUT, UNDO, Misplayed, happened
from primogen.server.rooms import Room
from primogen.server.rows import Happened

GAMES = 12
CHANCE, SEEN_BY_ONE, SEEN_BY_ALL, ANOTHER = "chance", "one seat", "all", "another is asked"


# ---- what reveals something


def test_chance_has_spoken_though_nobody_sees_more() -> None:
    """Sage has shuffled a random card back: tried again, it might be another one."""
    one = Side(streets=["Sage"], discard=["Shotgun", "Triple Threat"], library=["Comeuppance"])
    with scene(one, Side(streets=["Keondra"])) as play:
        play.one("attack with Sage")
        before = play.g.clone()
        play.one("yes: Sage")
        assert causes(before, play.g) == {CHANCE}
        assert is_revealing(Sight(before), Sight(play.g))
        play.interjects(1, "concede")


def test_the_card_one_has_drawn_is_seen_by_its_player_alone() -> None:
    with scene(Side(haven=["Grace"], library=["Shotgun", "Awe"]), Side(haven=["Keondra"])) as play:
        before = play.g.clone()
        play.one("draw")
        assert causes(before, play.g) == {SEEN_BY_ONE}
        assert is_revealing(Sight(before), Sight(play.g))


def test_a_choice_alone_reveals_nothing() -> None:
    with scene(Side(haven=["Grace"], library=["Shotgun", "Awe"]), Side(haven=["Keondra"])) as play:
        before = play.g.clone()
        play.one("move out")
        assert causes(before, play.g) == set() and not is_revealing(Sight(before), Sight(play.g))
        play.interjects(1, "concede")


def causes(before: Game, after: Game) -> set[str]:
    """Why an answer could not be taken back, each by itself."""
    found: set[str] = set()
    if before.decision is None or after.decision is None or before.decision.seat != after.decision.seat:
        found.add(ANOTHER)
    if before.columns_by_name()["chance"] != after.columns_by_name()["chance"]:
        found.add(CHANCE)
    new = {seat for seat in (NONE, *range(after.seats())) if sees_more(before, after, seat)}
    if new:
        found.add(SEEN_BY_ALL if NONE in new else SEEN_BY_ONE)
    return found


def sees_more(before: Game, after: Game, seat: Seat) -> bool:
    return any(after.sees(seat, card) and not before.sees(seat, card) for card in range(after.handles()))


def test_an_answer_can_be_taken_back_unless_somebody_has_learned_something() -> None:
    """At a table of three people; games go on until every reason has come up alone."""
    alone: Counter[str] = Counter()
    for seed in range(GAMES):
        room, dice = room_of(ANA, BEN, CYD, seed=b"undo %d" % seed), random.Random(seed)
        while room.asked is not None:
            before = room.g.clone()
            room.happen(any_answer(room, dice))
            reasons = causes(before, room.g)
            assert bool(room.past) == (not reasons), reasons
            assert is_revealing(Sight(before), Sight(room.g)) == bool(reasons)
            alone[next(iter(reasons)) if len(reasons) == 1 else ""] += 1
        if min(alone[each] for each in (CHANCE, SEEN_BY_ONE, SEEN_BY_ALL, ANOTHER)) > 0:
            return
    raise AssertionError(f"in {GAMES} games not every reason has come up alone: {alone}")


# ---- who may


async def until_undoable(table: Table, seed: int = 1) -> int:
    """The seat that could take its last answer back now."""
    dice = random.Random(seed)
    while not table.room.past or table.asked.seat not in table.room.people():
        await table.answer(dice.randrange(len(table.asked.options)))
    return table.asked.seat


def test_of_three_people_both_others_must_agree(tmp_path: Path) -> None:
    async def undo() -> None:
        async with dealt(tmp_path, ANA, BEN, CYD) as table:
            seat = await until_undoable(table)
            hall, at, room = table.hall, table.at, table.room
            now, before = room.g.fingerprint(), room.past[-1].g.fingerprint()
            one, other = sorted({0, 1, 2} - {seat})
            await hall.wish_undo(at, seat, room.question)
            assert room.g.fingerprint() == now and room.wish is not None
            await hall.agree(at, one, room.question)
            assert room.g.fingerprint() == now and room.wish is not None and room.wish.agreed == {one}
            await hall.agree(at, one, room.question)  # twice is not two
            assert room.g.fingerprint() == now
            await hall.agree(at, other, room.question)
            assert room.g.fingerprint() == before and room.wish is None

    asyncio.run(undo())


def test_of_four_people_all_three_others_must_agree_in_any_order(tmp_path: Path) -> None:
    async def undo() -> None:
        async with dealt(tmp_path, ANA, BEN, CYD, DAN) as table:
            seat = await until_undoable(table)
            hall, at, room = table.hall, table.at, table.room
            now, before = room.g.fingerprint(), room.past[-1].g.fingerprint()
            await hall.wish_undo(at, seat, room.question)
            others = sorted({0, 1, 2, 3} - {seat}, reverse=True)
            for other in others[:2]:
                await hall.agree(at, other, room.question)
                assert room.g.fingerprint() == now
            await hall.agree(at, others[2], room.question)
            assert room.g.fingerprint() == before

    asyncio.run(undo())


def test_a_wish_is_over_when_one_declines_or_something_happens(tmp_path: Path) -> None:
    """Who agreed once has not agreed to the next wish."""

    async def undo() -> None:
        async with dealt(tmp_path, ANA, BEN, CYD) as table:
            seat = await until_undoable(table)
            hall, at, room = table.hall, table.at, table.room
            one, other = sorted({0, 1, 2} - {seat})
            await hall.wish_undo(at, seat, room.question)
            await hall.agree(at, one, room.question)
            await hall.decline(at, other, room.question)
            assert room.wish is None
            with pytest.raises(Misplayed, match="nobody asks"):
                await hall.agree(at, other, room.question)
            await hall.wish_undo(at, seat, room.question)
            await hall.agree(at, other, room.question)
            assert room.wish is not None and room.wish.agreed == {other}

    asyncio.run(undo())


def test_one_for_whom_a_bot_plays_is_not_asked(tmp_path: Path) -> None:
    async def undo() -> None:
        async with dealt(tmp_path, ANA, BEN, CYD) as table:
            seat = await until_undoable(table)
            one, other = sorted({0, 1, 2} - {seat})
            before = table.room.past[-1].g.fingerprint()
            await table.hall.leave(table.at, other)
            await table.hall.wish_undo(table.at, seat, table.room.question)
            await table.hall.agree(table.at, one, table.room.question)
            assert table.room.g.fingerprint() == before

    asyncio.run(undo())


def test_against_bots_nobody_need_agree(tmp_path: Path) -> None:
    async def undo() -> None:
        async with dealt(tmp_path, ANA, BOT) as table:
            table.bots.let_go.set()
            dice = random.Random(2)
            while not table.room.past:
                while table.room.bot_asked():
                    await asyncio.sleep(0)
                await table.answer(dice.randrange(len(table.asked.options)))
            before = table.room.past[-1].g.fingerprint()
            await table.hall.wish_undo(table.at, 0, table.room.question)
            assert table.room.g.fingerprint() == before

    asyncio.run(undo())


def test_only_who_gave_the_answer_may_wish_it(tmp_path: Path) -> None:
    async def undo() -> None:
        async with dealt(tmp_path, ANA, BEN) as table:
            seat = await until_undoable(table)
            with pytest.raises(Misplayed, match="nothing that can be taken back"):
                await table.hall.wish_undo(table.at, 1 - seat, table.room.question)

    asyncio.run(undo())


def test_who_has_wished_waits_for_the_others(tmp_path: Path) -> None:
    """Wishing again would forget who has agreed."""

    async def undo() -> None:
        async with dealt(tmp_path, ANA, BEN, CYD) as table:
            seat = await until_undoable(table)
            hall, at, room = table.hall, table.at, table.room
            one, other = sorted({0, 1, 2} - {seat})
            now = room.g.fingerprint()
            await hall.wish_undo(at, seat, room.question)
            await hall.agree(at, one, room.question)
            with pytest.raises(Misplayed, match="asked for this already"):
                await hall.wish_undo(at, seat, room.question)
            assert room.g.fingerprint() == now and room.wish is not None and room.wish.agreed == {one}
            await hall.agree(at, other, room.question)
            assert room.g.fingerprint() != now

    asyncio.run(undo())


def test_what_a_bot_answered_is_not_taken_back() -> None:
    """Nor what was answered before it."""
    room, dice = room_of(ANA, BOT, seed=b"bots"), random.Random(6)
    by_bots = 0
    while room.asked is not None:
        seat, before = room.asked.seat, room.g.clone()
        room.happen(any_answer(room, dice))
        if seat == 1:
            by_bots += not causes(before, room.g)
            assert room.past == []
    assert by_bots, "none of them revealed nothing"


# ---- what the clock answered


def undoable(seed: int) -> tuple[Room, list[Happened]]:
    """A table just before an answer (the first option) that could be taken back, and what has happened at it."""
    room, dice = room_of(ANA, BEN, seed=b"clock %d" % seed, pace=Pace(reserve=600)), random.Random(seed)
    events: list[Happened] = []
    while room.asked is not None:
        tried = again(room, events)
        tried.happen(by(tried, ANSWER))
        if tried.past:
            return room, events
        events.append(any_answer(room, dice))
        room.happen(events[-1])
    raise AssertionError("nothing could ever be taken back")


def by(room: Room, kind: str) -> Happened:
    assert room.asked is not None
    return happened(kind, room.asked.seat, 0)


@pytest.mark.parametrize("seed", range(3))
def test_what_the_clock_answered_is_not_taken_back(seed: int) -> None:
    """Nor what was answered before it: more time would be had by it."""
    room, events = undoable(seed)
    by_hand, by_clock = again(room, events), again(room, events)
    by_hand.happen(by(by_hand, ANSWER))
    by_clock.happen(by(by_clock, TIME_OUT))
    assert by_hand.g.fingerprint() == by_clock.g.fingerprint()
    assert (bool(by_hand.past), by_clock.past) == (True, [])


# ---- what is taken back


def test_what_was_taken_back_never_was_but_the_question_is_another() -> None:
    """An answer to the old one comes too late; the story and the journal are as before."""
    room, _ = undoable(4)
    before = (room.g.fingerprint(), len(room.lines), len(room.journal.entries) if room.journal else 0)
    question, rewinds = room.question, room.rewinds
    room.happen(by(room, ANSWER))
    room.happen(happened(UNDO, 0))
    after = (room.g.fingerprint(), len(room.lines), len(room.journal.entries) if room.journal else 0)
    assert after == before
    assert (room.question, room.rewinds) == (question + 2, rewinds + 1), "everybody is told everything anew"
    assert room.g.log is room.lines, "and what happens from now on"
    room.happen(any_answer(room, random.Random(4)))
    assert room.journal is not None and len(room.journal.entries) == before[2] + 1


def test_several_answers_are_taken_back_one_by_one() -> None:
    room, dice = room_of(ANA, BEN, seed=b"several"), random.Random(1)
    prints: list[str] = []
    while len(room.past) < 3:
        mark = room.g.fingerprint()
        room.happen(any_answer(room, dice))
        prints = [*prints, mark] if room.past else []
    for mark in reversed(prints):
        room.happen(happened(UNDO, 0))
        assert room.g.fingerprint() == mark
    assert room.past == []
