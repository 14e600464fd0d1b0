"""After a lost connection: the gap if the server still has it, and everything otherwise. Nothing is done twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from primogen.client import Client, Refusal
from primogen.kernel.plain import as_dict, as_list
from primogen.server.feeds import KEPT
from primogen.server.talk import WELCOME_LINES
from serving import ANA, BEN, Near, Seated, both_play, catch_up, heard, hello, serving


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    with serving(tmp_path_factory.mktemp("reconnecting")) as near:
        yield near


def test_a_gap_is_told_event_by_event_and_without_a_welcome(place: Near) -> None:
    at = place.deal(ANA, BEN)

    async def lose_and_come_back() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben, place.client(at) as spectator:
            for _ in range(5):
                before = spectator.n
                await spectator.leave()
                await both_play(ana, ben, 5)
                await spectator.join()
                assert (await spectator.receive())["t"] == "event"
                await catch_up(spectator, ana.n)
                assert spectator.n > before
                async with place.client(at) as fresh:
                    assert (fresh.scene, fresh.log) == (spectator.scene, spectator.log)

    asyncio.run(lose_and_come_back())


@pytest.mark.parametrize(
    "wrong", [{"epoch": "old", "since": 1}, {"epoch": "", "since": 0}, {"since": 10**9}, {"since": -7}]
)
def test_what_the_server_does_not_know_brings_a_welcome(place: Near, wrong: dict[str, object]) -> None:
    at = place.deal(ANA, BEN)

    async def come_back() -> None:
        async with place.client(at, 0) as ana, place.raw() as raw:
            await raw.send(hello(at, 0, **{"epoch": ana.epoch, **wrong}))
            assert (await heard(raw))["scene"] == ana.scene

    asyncio.run(come_back())


def test_another_language_or_seat_is_another_feed(place: Near) -> None:
    """Numbers of one mean nothing in the other."""
    at = place.deal(ANA, BEN)

    async def come_back() -> None:
        async with place.client(at, 0) as ana:
            for seat, lang in ((0, "es"), (1, "en"), (-1, "en")):
                async with place.raw() as raw:
                    await raw.send(hello(at, seat, lang=lang, epoch=ana.epoch, since=ana.n))
                    assert (await heard(raw))["t"] == "welcome"

    asyncio.run(come_back())


def test_one_who_was_away_for_long_is_welcomed(place: Near) -> None:
    """Only so many events are kept; here they are lines of chat."""
    at = place.deal(ANA, BEN)

    async def come_back() -> None:
        async with place.client(at, 0) as ana, place.client(at) as spectator:
            await spectator.leave()
            speaking = [place.hall.chat(place.table(at), 0, f"line {number}") for number in range(KEPT + 1)]
            for line in speaking:
                await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(line, place.loop))
            assert list(place.table(at).feeds) == [(0, 0)]  # nobody listens to the other any more
            await spectator.join()
            assert (await spectator.receive())["t"] == "welcome"
            await catch_up(ana, KEPT + 1)
            assert len(ana.chat) == KEPT + 1 and spectator.chat == ana.chat[-WELCOME_LINES:]

    asyncio.run(come_back())


def test_an_answer_sent_twice_is_taken_once(place: Near) -> None:
    """By the same connection, or by another one of the same seat, or both at once."""
    at = place.deal(ANA, BEN)

    async def answer_twice(seat: int, number: object) -> list[str]:
        async with place.client(at, seat) as one, place.client(at, seat) as two:
            tries = [client.request("answer", number=number, option=0) for client in (one, two)]
            ends = await asyncio.gather(*tries, return_exceptions=True)
            with pytest.raises(Refusal, match="stale"):
                await one.request("answer", number=number, option=0)
        return sorted(end.code if isinstance(end, Refusal) else "done" for end in ends)

    async def game() -> None:
        for given in range(10):
            async with place.client(at) as spectator:
                seat = spectator.prompt["seat"]
                assert isinstance(seat, int)
                assert await answer_twice(seat, spectator.prompt["number"]) == ["done", "stale"]
            assert place.table(at).room.question == given + 1

    asyncio.run(game())


def test_a_table_left_by_everybody_waits(place: Near) -> None:
    at = place.deal(ANA, BEN)

    async def once() -> tuple[object, object]:
        async with place.client(at, 0) as ana:
            return ana.prompt["number"], ana.scene

    assert asyncio.run(once()) == asyncio.run(once())


def test_a_server_that_was_stopped_brings_its_tables_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    """As they were; to those who were there it says everything, because its numbers begin anew."""
    folder = tmp_path_factory.mktemp("stopped")

    async def some_answers(near: Near, at: Seated) -> Client:
        async with near.client(at, 0) as ana, near.client(at, 1) as ben:
            await both_play(ana, ben, 20)
            await ana.request("chat", text="until tomorrow")
        return ana

    with serving(folder) as near:
        at = near.deal(ANA, BEN)
        before = asyncio.run(some_answers(near, at))
    with serving(folder) as near:
        assert list(near.hall.open) == [at.room]  # before anybody has asked for it

        async def come_back() -> None:
            async with near.raw() as raw:
                await raw.send(hello(at, 0, epoch=before.epoch, since=before.n))
                told = await heard(raw)
                assert (told["t"], told["scene"]) == ("welcome", before.scene)
                kinds = [as_dict(line)["kind"] for line in as_list(told["log"])]
                assert kinds == [line["kind"] for line in before.lines]
                assert told["chat"] == [{"seat": 0, "text": "until tomorrow"}]

        asyncio.run(come_back())
        asyncio.run(some_answers(near, at))
