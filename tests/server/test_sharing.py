"""Several processes, one PostgreSQL: people at different ones sit at the same table, and one may die."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack

import psycopg
import pytest

from databases import database
from mortals import Mortal
from primogen.client import Client, Refusal
from primogen.kernel.plain import as_dict, as_int
from serving import ANA, BEN, BOT, LONG, Near, code_of, play, serving

TAKEN_OVER_WITHIN = 10.0  # seconds, on a busy machine


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with database("postgresql", tmp_path_factory.mktemp("sharing")) as found:
        yield found


@pytest.fixture(scope="module")
def pair(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Near, Near]]:
    """Two servers that know of each other only through the database."""
    folder = tmp_path_factory.mktemp("pair")
    with serving(folder, database=address) as here, serving(folder, database=address) as there:
        yield here, there


def progress(client: Client) -> tuple[int, int, int]:
    """How much a client has heard: of the game, and of the rest."""
    number = sys.maxsize if client.is_over else as_int(client.prompt["number"])
    return number, len(client.log), len(client.chat)


async def same(here: Client, there: Client) -> None:
    """Wait until both have heard the same."""
    while progress(here) != progress(there):
        behind = here if progress(here) < progress(there) else there
        await asyncio.wait_for(behind.receive(), LONG)


async def turn_about(here: Client, there: Client, dice: random.Random, answers: int) -> None:
    """Each answers at their own process, as the game asks them."""
    for _ in range(answers):
        while not (here.is_asked or there.is_asked or here.is_over):
            await asyncio.wait_for(here.receive(), LONG)  # a bot is thinking
            await same(here, there)
        if here.is_over:
            return
        await play(here if here.is_asked else there, dice, answers=1)
        await same(here, there)


def table_of(client: Client) -> dict[str, object]:
    return as_dict(client.scene["table"])


def test_what_is_done_said_and_wished_in_one_is_told_in_the_other(pair: tuple[Near, Near]) -> None:
    here, there = pair
    at = here.deal(ANA, BEN)

    async def sit() -> None:
        async with here.client(at, 0) as ana, there.client(at, 1) as ben:
            await turn_about(ana, ben, random.Random(1), 30)
            assert await code_of(ben, "chat", text="hola") == "" and await code_of(ana, "chat", text="buenas") == ""
            await same(ana, ben)
            assert [as_dict(line)["text"] for line in ben.chat] == ["hola", "buenas"]
            assert await code_of(ben, "leave") == ""
            while table_of(ana)["away"] != [1]:
                await asyncio.wait_for(ana.receive(), LONG)
            assert await code_of(ben, "back") == ""

    asyncio.run(sit())
    rooms = [near.table(at).room for near in pair]
    until = time.monotonic() + LONG
    while rooms[0].number != rooms[1].number and time.monotonic() < until:
        time.sleep(0.02)
    assert rooms[0].g.fingerprint() == rooms[1].g.fingerprint()
    assert [near.table(at).is_mine for near in pair] == [True, False]


def test_people_sit_down_and_are_counted_at_both(pair: tuple[Near, Near]) -> None:
    """An open seat is taken at one process, a link at the other; all see who is here, and are dealt to."""
    here, there = pair
    at = here.make(ANA, {"way": "open"}, BEN)

    async def sit() -> None:
        async with here.client(at, 0) as ana, Client(f"ws://{there.address}", at.room, open_seat=1) as cid:
            with pytest.raises(Refusal, match="token"):
                await Client(f"ws://{here.address}", at.room, open_seat=1).join()
            await cid.sit("Cid", "faithful")
            async with there.client(at, 2) as ben:
                for client in (ana, ben, cid):
                    while "cards" not in client.scene or client.present != [1, 1, 1]:
                        await asyncio.wait_for(client.receive(), LONG)
                    assert client.names == ["Ana", "Cid", "Ben"]
            while ana.present != [1, 1, 0]:
                await asyncio.wait_for(ana.receive(), LONG)

    asyncio.run(sit())
    assert here.is_kept(at) and there.is_kept(at)


def test_two_guests_at_two_processes_race_for_one_seat(pair: tuple[Near, Near]) -> None:
    async def race() -> None:
        for _ in range(5):
            at = pair[0].make(ANA, {"way": "link"})
            guests = [Client(f"ws://{near.address}", at.room, invitation=at.invitations[1]) for near in pair]
            came = await asyncio.gather(*(each.join() for each in guests), return_exceptions=True)
            refused = [each for each in came if isinstance(each, Refusal)]
            assert [each.code for each in refused] == ["token"] and came.count(None) == 1
            for each in guests:
                await each.leave()

    asyncio.run(race())


def test_an_answer_is_taken_back_across_processes(pair: tuple[Near, Near]) -> None:
    here, there = pair
    at = there.deal(ANA, BEN)

    async def undo() -> None:
        async with here.client(at, 0) as ana, there.client(at, 1) as ben:
            dice = random.Random(2)
            while not any("undoable" in table_of(client) for client in (ana, ben)):
                await turn_about(ana, ben, dice, 1)
                assert not ana.is_over
            asker, other = (ana, ben) if "undoable" in table_of(ana) else (ben, ana)
            assert await code_of(asker, "undo", number=asker.prompt["number"]) == ""
            while "undo" not in table_of(other):
                await asyncio.wait_for(other.receive(), LONG)
            epoch = asker.epoch
            assert await code_of(other, "agree", number=other.prompt["number"]) == ""
            while asker.epoch == epoch:
                await asyncio.wait_for(asker.receive(), LONG)
            assert "undo" not in table_of(asker)

    asyncio.run(undo())


def test_of_two_answers_at_the_same_moment_one_counts(pair: tuple[Near, Near]) -> None:
    """The same seat at both processes; and somebody who leaves at that moment does not make an answer stale."""
    at = pair[0].deal(ANA, BEN)

    async def race() -> None:
        async with pair[0].client(at) as spectator:
            for _ in range(10):
                asked, number = spectator.prompt["seat"], spectator.prompt["number"]
                assert isinstance(asked, int)
                async with pair[0].client(at, asked) as one, pair[1].client(at, asked) as two:
                    while two.prompt["number"] != number:
                        await asyncio.wait_for(two.receive(), LONG)
                    codes = [code_of(client, "answer", number=number, option=0) for client in (one, two)]
                    assert sorted(await asyncio.gather(*codes)) == ["", "stale"]
                while spectator.prompt["number"] == number:
                    await asyncio.wait_for(spectator.receive(), LONG)
            asked = spectator.prompt["seat"]
            assert isinstance(asked, int)
            async with pair[0].client(at, asked) as one, pair[1].client(at, 1 - asked) as two:
                answering = code_of(one, "answer", number=one.prompt["number"], option=0)
                assert set(await asyncio.gather(answering, code_of(two, "leave"))) == {""}

    asyncio.run(race())


def test_one_who_was_cut_off_from_the_database_catches_up(pair: tuple[Near, Near], address: str) -> None:
    """PostgreSQL hangs up on the listeners; what happens meanwhile is heard afterwards, and bots are run again."""
    here, there = pair
    at = here.deal(ANA, BEN, BOT)

    async def cut_off() -> None:
        async with here.client(at, 0) as ana, there.client(at, 1) as ben:
            await turn_about(ana, ben, random.Random(3), 5)
            with psycopg.connect(address, autocommit=True) as surgeon:
                surgeon.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
                )
            await turn_about(ana, ben, random.Random(4), 30)
            assert here.table(at).room.number > 35

    asyncio.run(cut_off())


def test_one_dies_and_the_other_plays_on(address: str) -> None:
    """kill -9 of the process that runs the bots: nothing acknowledged is lost, and within seconds another runs them."""
    with ExitStack() as stack:
        first, second = Mortal(address), Mortal(address)
        stack.callback(first.kill)
        stack.callback(second.kill)
        at = first.deal(ANA, BOT, {**BOT, "name": "Another"})

        async def until_dead() -> Client:
            async with first.client(at, 0) as ana:
                await play(ana, random.Random(5), answers=2)  # few, so that the game is not over
            return ana

        before = asyncio.run(until_dead())
        nobodys = first.deal(*({**BOT, "name": f"Bot {number}"} for number in range(4)))  # second never opens it
        first.kill()
        nobodys_before = first.kept(nobodys.room)
        begun = time.monotonic()

        async def play_on() -> None:
            async with second.client(at, 0) as ana:
                assert ana.log[: len(before.log)] == before.log
                await asyncio.wait_for(ana.until_asked(), TAKEN_OVER_WITHIN)
                assert await asyncio.wait_for(play(ana, random.Random(6), answers=3), LONG)

        asyncio.run(play_on())
        kept = second.kept(nobodys.room)
        while len(kept) == len(nobodys_before) and time.monotonic() < begun + TAKEN_OVER_WITHIN:
            time.sleep(0.1)
            kept = second.kept(nobodys.room)
        assert kept[: len(nobodys_before)] == nobodys_before and len(kept) > len(nobodys_before)


def test_a_whole_game_between_processes(address: str) -> None:
    """Ana at one, Ben at the other, a bot between them: every answer counts once, and both hear the same end."""
    with ExitStack() as stack:
        first, second = Mortal(address), Mortal(address)
        stack.callback(first.kill)
        stack.callback(second.kill)
        at = first.deal(ANA, BOT, BEN)

        async def game() -> tuple[Client, Client, int]:
            async with first.client(at, 0) as ana, second.client(at, 2) as ben:
                given = await asyncio.gather(play(ana, random.Random(7)), play(ben, random.Random(8)))
                await same(ana, ben)
                return ana, ben, sum(given)

        ana, ben, given = asyncio.run(game())
        assert ana.scene["ended"] == ben.scene["ended"] and ana.log[-1] == ben.log[-1]
        answers = [event for event in second.kept(at.room) if event.kind == "answer" and event.seat in (0, 2)]
        assert len(answers) == given
