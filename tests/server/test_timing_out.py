"""Whose time is over: first nothing is done, then a bot plays, then the game is lost; or at once, if so chosen."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from primogen.client import Client
from primogen.games.desks import DESKS
from primogen.kernel.plain import as_dict
from primogen.rivals.scenes.play import begin, scene
from primogen.rivals.scenes.sides import Side
from primogen.server.clocks import DAY, Clock, Pace
from primogen.server.rooms import Room
from serving import ANA, BEN, BOT, LONG, Near, Seated, code_of, serving

RIVALS = DESKS["rivals"]
CARLA = {"name": "Carla", "deck": "inquisitive"}
DAYS = {"days": 3}  # nobody's time is over by itself while a test runs


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    with serving(tmp_path_factory.mktemp("timing-out")) as near:
        yield near


def run_out(place: Near, at: Seated) -> int:
    """The time of whoever is asked is over: the clock rings. Whose it was."""
    here = place.table(at)
    clock = here.room.clock
    assert clock is not None and clock.seat >= 0
    seat = clock.seat
    clock.left[seat] = 0.0
    asyncio.run_coroutine_threadsafe(place.hall.running.time_out(here), place.loop).result(LONG)
    return seat


def answer(place: Near, at: Seated) -> None:
    """Whoever is asked answers."""
    room = place.table(at).room
    assert room.asked is not None
    coming = place.hall.answer(place.table(at), room.asked.seat, room.question, 0)
    asyncio.run_coroutine_threadsafe(coming, place.loop).result(LONG)


def until_asked(place: Near, at: Seated, seat: int) -> Room:
    """The others answer until this seat is asked; no clock rings for them."""
    while asked(place, at) != seat:
        answer(place, at)
    return place.table(at).room


def asked(place: Near, at: Seated) -> int:
    """Who is, once nothing happens any more: a bot may just be answering."""

    async def look() -> int:
        async with place.hall.at_rest(place.table(at)) as room:
            assert room.asked is not None
            return room.asked.seat

    return asyncio.run_coroutine_threadsafe(look(), place.loop).result(LONG)


def kinds(place: Near, at: Seated, seat: int) -> list[str]:
    """What has happened at this seat since the deal, but for what a bot answers."""
    row = place.hall.storage.room(at.room)
    assert row is not None
    return [event.kind for event in row.events if event.seat == seat and event.kind not in ("sit", "answer", "resume")]


def twice_late(place: Near, at: Seated) -> int:
    seat = run_out(place, at)
    until_asked(place, at, seat)
    assert run_out(place, at) == seat
    return seat


# ---- what does nothing


def neutral(said: list[str], at: int | None) -> str:
    return "" if at is None else said[at]


def test_what_does_nothing_is_found_wherever_it_stands() -> None:
    """Passing an action, ending the phase, being done, keeping a closed fist empty."""
    one = Side(haven=["Keondra", "Iara"], hand=["Charmer", "Awe"], blood={"Keondra": 3})
    with scene(one, Side(haven=["Lucky"])) as play:
        assert neutral(play.offered, RIVALS.neutral(play.g)) == "pass action"
        play.one("play Charmer", "exhaust Iara")
        assert play.offered[0] != "pass" and neutral(play.offered, RIVALS.neutral(play.g)) == "pass"
        play.one("pass")
        assert neutral(play.offered, RIVALS.neutral(play.g)) == "fist 0"
        play.one("fist 0")
        play.two("pass", "fist 0")
        assert (play.offered, RIVALS.neutral(play.g)) == (["YES", "NO"], None)
        play.two("NO")
        play.one("pass action")
        assert neutral(play.offered, RIVALS.neutral(play.g)) == "end phase"
        play.one("end phase")
        assert play.offered[0] == "mend Keondra" and neutral(play.offered, RIVALS.neutral(play.g)) == "pass"
        play.one("pass")


def test_somebody_who_sleeps_discards_nothing() -> None:
    """Once, everything was discarded, card by card: the first option was chosen again and again."""
    hand = ["Awe", "Shotgun", "Ingratiate"]
    play = begin(Side(haven=["Keondra"], hand=hand, blood={"Keondra": 1}), Side(haven=["Lucky"]))
    for _ in range(40):
        at = RIVALS.neutral(play.g)
        if play.g.active != 0 or at is None:
            break
        play.answer(at)
    assert play.names(0, 2) == hand


# ---- at a table


def test_the_first_time_does_nothing_or_what_a_bot_would(place: Near) -> None:
    """A Leader must be chosen, so a bot chooses; everybody else goes on, and it is kept like any other answer."""
    at = place.deal(ANA, BEN, clock=DAYS)
    seat = run_out(place, at)
    assert kinds(place, at, seat) == ["time-out"] and place.table(at).room.away == set()
    room = until_asked(place, at, seat)
    answer(place, at)
    while RIVALS.neutral(room.g) is None:
        answer(place, at)
    clock, expected = room.clock, RIVALS.neutral(room.g)
    assert clock is not None
    run_out(place, at)
    row = place.hall.storage.room(at.room)
    assert row is not None and (row.events[-1].kind, row.events[-1].value) == ("time-out", expected)
    assert place.is_kept(at)


def test_the_second_time_in_a_row_a_bot_plays_until_its_player_is_back(place: Near) -> None:
    at = place.deal(ANA, BEN, clock=DAYS)
    seat = twice_late(place, at)
    assert kinds(place, at, seat) == ["time-out", "leave"] and place.table(at).room.away == {seat}

    async def come_back() -> None:
        async with place.client(at, seat) as client:
            assert await code_of(client, "back") == ""

    asyncio.run(come_back())
    room = place.table(at).room
    assert room.away == set() and room.clock is not None and room.clock.left[seat] == 3 * DAY


def test_who_is_back_has_time_to_look() -> None:
    """Of a reserve that is used up, a minute; of one that is not, nothing is added."""
    clock = Clock(Pace(reserve=1500), 2, 0.0)
    clock.left[0] = 0.0
    clock.greet(0)
    clock.greet(1)
    assert clock.left == [60.0, 1500.0]


def test_an_answer_in_between_begins_the_row_anew(place: Near) -> None:
    at = place.deal(ANA, BEN, clock=DAYS)
    seat = run_out(place, at)
    until_asked(place, at, seat)
    answer(place, at)
    until_asked(place, at, seat)
    assert run_out(place, at) == seat
    assert kinds(place, at, seat) == ["time-out", "time-out"] and place.table(at).room.away == set()


def test_the_third_time_in_a_row_is_a_concession(place: Near) -> None:
    """Who came back and still did nothing."""
    at = place.deal(ANA, BEN, clock=DAYS)
    seat = twice_late(place, at)
    asyncio.run_coroutine_threadsafe(place.hall.come_back(place.table(at), seat), place.loop).result(LONG)
    until_asked(place, at, seat)
    assert run_out(place, at) == seat
    assert kinds(place, at, seat) == ["time-out", "leave", "back", "concede"]
    assert place.table(at).room.is_over


def test_where_the_table_chose_so_the_first_time_is_a_concession(place: Near) -> None:
    at = place.deal(ANA, BEN, clock={**DAYS, "on_time_out": "lose"})
    seat = run_out(place, at)
    assert kinds(place, at, seat) == ["concede"] and place.table(at).room.is_over


def test_at_a_larger_table_the_others_play_on_without_them(place: Near) -> None:
    at = place.deal(ANA, BEN, CARLA, clock={**DAYS, "on_time_out": "lose"})
    seat = run_out(place, at)
    room = place.table(at).room
    assert room.conceded == {seat} and not room.is_over


def test_how_often_is_known_after_a_restart(place: Near) -> None:
    """It follows from what happened, as everything does."""
    at = place.deal(ANA, BEN, clock={**DAYS, "on_time_out": "bot"})
    seat = run_out(place, at)
    row = place.hall.storage.room(at.room)
    assert row is not None
    there = Room(row, RIVALS)
    assert there.late.times == {seat: 1} and there.pace == place.table(at).room.pace


def test_what_follows_is_one_of_two_things(place: Near) -> None:
    clock = {**DAYS, "on_time_out": "explode"}
    assert place.asked("/api/tables", {"seats": [ANA, BOT], "clock": clock}).status_code == 400


def test_whoever_might_sit_down_is_told_what_follows(place: Near) -> None:
    """In the list of tables, and in the waiting room: nobody loses a game by a clock they had not been told of."""
    clock = {"reserve": 0, "increment": 0, **DAYS, "on_time_out": "lose"}
    at = place.make(ANA, {"way": "open"}, clock=clock)
    listed = {each["room"]: each for each in place.asked("/api/tables").json()}
    assert listed[at.room]["clock"] == clock

    async def look() -> object:
        async with Client(f"ws://{place.address}", at.room) as guest:
            return as_dict(guest.scene["table"])["pace"]

    assert asyncio.run(look()) == clock
