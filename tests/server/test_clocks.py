"""Clocks: a reserve and an increment, or days; a time-out is an answer like any other; no server, no time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from primogen.client import Client
from primogen.kernel.plain import as_dict, as_int, as_list
from primogen.server import running
from primogen.server.clocks import DAY, Clock, Pace
from primogen.server.rooms import Room
from serving import ANA, BEN, BOT, LONG, Near, Seated, both_play, code_of, serving


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    with serving(tmp_path_factory.mktemp("clocks")) as near:
        yield near


def timed(place: Near, clock: dict[str, int], *seats: dict[str, str]) -> Seated:
    return place.deal(*seats, clock=clock)


def as_number(value: object) -> float:
    assert isinstance(value, int | float)
    return float(value)


def clock_of(client: Client) -> dict[str, object]:
    return as_dict(as_dict(client.scene["table"])["clock"])


# ---- by itself


def test_the_time_of_whoever_is_asked_runs() -> None:
    clock = Clock(Pace(reserve=60, increment=5), 2, 1000.0)
    assert clock.remaining() is None
    clock.run_for(0, 1000.0)
    assert clock.remaining() == 60.0
    clock.run_for(1, 1020.0)
    clock.add(0)
    assert (clock.left, clock.remaining()) == ([45.0, 60.0], 60.0)


def test_what_was_measured_counts_and_not_the_clock_on_the_wall() -> None:
    clock = Clock(Pace(reserve=60), 2, 1000.0)
    clock.run_for(0, 1000.0)
    clock.run_for(1, 4600.0, took=7.0)  # it was set an hour ahead
    clock.run_for(0, 1000.0, took=3.0)  # and back
    assert clock.left == [53.0, 57.0]


def test_days_are_for_each_answer() -> None:
    clock = Clock(Pace(days=2), 2, 0.0)
    clock.run_for(0, 0.0)
    clock.run_for(1, DAY)
    clock.add(0)
    assert clock.left == [2 * DAY, 2 * DAY]


def test_nobody_has_less_than_no_time_and_a_clock_that_is_set_back_gives_none() -> None:
    clock = Clock(Pace(reserve=10), 2, 100.0)
    clock.run_for(0, 100.0)
    clock.run_for(0, 90.0)
    assert clock.left[0] == 10.0
    clock.run_for(1, 500.0)
    assert clock.left[0] == 0.0


def test_a_clock_stands_still_while_there_is_no_server() -> None:
    clock = Clock(Pace(reserve=10), 2, 100.0)
    clock.run_for(0, 100.0)
    clock.stand_still(5000.0)
    clock.run_for(0, 5001.0)
    assert clock.remaining() == 9.0


# ---- at a table


def test_one_whose_time_is_over_is_answered_for(place: Near) -> None:
    """What: see test_timing_out.py. Everybody is told, and it is kept like any other."""
    at = timed(place, {"reserve": 1}, ANA, BEN)

    async def wait() -> None:
        async with place.client(at) as spectator:
            while not spectator.prompt["number"]:
                await asyncio.wait_for(spectator.receive(), LONG)
            row = place.hall.storage.room(at.room)
            assert row is not None
            first = row.events[4]
            assert first.kind == "time-out"
            assert first.took is not None and first.took >= 1
            assert as_list(clock_of(spectator)["left"])[first.seat] == 0.0

    asyncio.run(wait())


def test_a_clock_on_the_wall_that_is_set_costs_nobody_time(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    """By an hour, ahead and back: nobody has less time for it, nor more; also not at a table brought back."""
    at = timed(place, {"reserve": 600}, ANA, BEN)
    real, ahead = time.time, [0.0]

    def set_ahead() -> float:
        return real() + ahead[0]

    monkeypatch.setattr(time, "time", set_ahead)

    async def answer() -> list[object]:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            for hours in (1, 0, 25, -3):
                ahead[0] = hours * 3600.0
                await both_play(ana, ben, 2)
            return as_list(clock_of(ana)["left"])

    left = asyncio.run(answer())
    row = place.hall.storage.room(at.room)
    assert row is not None and "time-out" not in {event.kind for event in row.events}
    used = [event.took or 0.0 for event in row.events if event.kind == "answer"]
    assert sum(used) == pytest.approx(1200.0 - sum(as_number(each) for each in left), abs=1.0)
    assert 0.0 <= sum(used) < 600.0
    clock = place.table(at).room.clock
    assert clock is not None
    again = Room(row, place.table(at).room.desk).clock
    assert again is not None and again.left == clock.left


def test_a_game_that_everybody_sleeps_through_comes_to_its_end(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits forever: clocks answer, and then bots, whose pauses are left out here."""
    monkeypatch.setattr(running, "STAND_IN_BEAT", 0.0)
    at = timed(place, {"reserve": 1}, ANA, BOT)

    async def sleep() -> None:
        async with place.client(at) as spectator:
            await asyncio.wait_for(spectator.until_asked(), LONG * 2)
            assert spectator.is_over

    asyncio.run(sleep())


def test_an_answer_in_time_adds_the_increment(place: Near) -> None:
    at = timed(place, {"reserve": 600, "increment": 60}, ANA, BEN)

    async def answer() -> None:
        async with place.client(at) as spectator:
            seat = as_int(spectator.prompt["seat"])
        async with place.client(at, seat) as asked:
            await asked.answer(0)
            left = as_list(clock_of(asked)["left"])[seat]
            assert isinstance(left, float) and 655 < left <= 660
            assert await code_of(asked, "leave") == ""

    asyncio.run(answer())


def test_bots_and_those_who_have_left_have_no_clock(place: Near) -> None:
    at = timed(place, {"days": 3}, ANA, BEN)

    async def leave() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            asked = ana if ana.is_asked else ben
            assert clock_of(asked)["seat"] == asked.seat
            room = place.table(at).room
            assert room.clock is not None and room.clock.remaining() is not None
            assert await code_of(asked, "leave") == ""
            assert clock_of(asked)["seat"] != asked.seat

    asyncio.run(leave())


@pytest.mark.parametrize(
    "clock",
    [{"reserve": -1}, {"days": 31}, {"days": 1, "reserve": 5}, {"increment": 5}, {"minutes": 1}, {"reserve": 10**9}],
)
def test_a_clock_that_makes_no_sense_is_refused(place: Near, clock: dict[str, int]) -> None:
    assert place.asked("/api/tables", {"seats": [ANA, BOT], "clock": clock}).status_code == 400


def test_after_a_restart_the_clocks_go_on_where_they_stood(tmp_path: Path) -> None:
    with serving(tmp_path) as near:
        at = timed(near, {"reserve": 2}, ANA, BEN)
    time.sleep(2.5)  # more than anybody has
    with serving(tmp_path) as near:
        room = near.table(at).room
        row = near.hall.storage.room(at.room)
        assert row is not None and [event.kind for event in row.events] == ["sit", "take", "sit", "deal", "resume"]
        assert room.clock is not None and room.question == 0 and room.clock.left == [2.0, 2.0]
