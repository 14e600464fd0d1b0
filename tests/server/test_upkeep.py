"""A table is never stuck because of us, and one that nobody needs leaves memory, to be found again."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator

import pytest

from primogen.kernel.plain import as_dict
from primogen.server.rows import Happened
from primogen.server.upkeep import forget_idle
from serving import ANA, BEN, BOT, LONG, Near, both_play, play, serving


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    with serving(tmp_path_factory.mktemp("upkeep")) as near:
        yield near


def forget(place: Near, idle: float) -> None:
    asyncio.run_coroutine_threadsafe(forget_idle(place.hall, idle), place.loop).result(LONG)


@pytest.mark.parametrize("broken", [1, 2])
def test_a_table_goes_on_when_the_rules_cannot_carry_out_what_a_bot_chose(
    place: Near, monkeypatch: pytest.MonkeyPatch, broken: int
) -> None:
    """The next option is taken that can be; the table says at which seat it was."""
    at = place.deal(ANA, BOT)
    room, questions, options = place.table(at).room, list[int](), set[int]()
    plays = room.play

    def breaks(event: Happened) -> None:
        if room.recalled is not None:  # only counted
            plays(event)
            return
        asked = room.g.decision
        assert asked is not None
        if not questions and asked.seat == 1 and len(asked.options) > broken:
            questions.append(room.question)
        if room.question in questions and len(options) < broken:
            options.add(event.value)
        if room.question in questions and event.value in options:
            raise AssertionError("a rule is broken")
        plays(event)

    monkeypatch.setattr(room, "play", breaks)

    async def game() -> dict[str, object]:
        async with place.client(at, 0) as ana:
            while await play(ana, random.Random(1), answers=1):
                if "stumbles" in as_dict(ana.scene["table"]) and ana.is_asked:
                    break
            return ana.scene

    scene = asyncio.run(game())
    assert as_dict(scene["table"])["stumbles"] == {"1": broken}
    assert len(options) == broken and room.question > questions[0] and place.is_kept(at)


def test_a_table_that_nobody_needs_leaves_memory_and_comes_back(place: Near) -> None:
    at, watched = place.deal(ANA, BEN), place.deal(ANA, BEN)

    async def some_answers() -> dict[str, object]:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben, place.client(watched):
            await both_play(ana, ben, 10)
            forget(place, 0.0)
            assert at.room in place.hall.open
            return ana.scene

    before = asyncio.run(some_answers())
    until = time.monotonic() + LONG
    while at.room in place.hall.open and time.monotonic() < until:
        forget(place, 0.1)
        time.sleep(0.2)
    assert at.room not in place.hall.open

    async def come_back() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            assert ana.scene == before
            await both_play(ana, ben, 5)

    asyncio.run(come_back())
    assert place.table(at).is_mine and place.is_kept(at)


def test_a_table_whose_clock_runs_stays(place: Near) -> None:
    at = place.deal(ANA, BEN, clock={"days": 1})
    forget(place, 0.0)
    assert at.room in place.hall.open
