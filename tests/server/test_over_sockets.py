"""Whole games over sockets: everybody sees the same game with their own eyes, and patches add up to it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from primogen.client import Client
from serving import ANA, BEN, BOT, Near, Place, Seated, both_play, catch_up, play, serving


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    with serving(tmp_path_factory.mktemp("playing")) as near:
        yield near


async def look_on(place: Place, at: Seated, lang: str = "en") -> Client:
    async with place.client(at, lang=lang) as client:
        assert not await client.until_asked()
    return client


def test_two_people_play_a_whole_game_before_a_spectator(place: Near) -> None:
    at = place.deal(ANA, BEN)

    async def game() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            looking = asyncio.create_task(look_on(place, at))
            dice = random.Random(1)
            given = await asyncio.gather(play(ana, dice), play(ben, dice))
            spectator = await looking
            assert sum(given) == place.table(at).room.question
            assert ana.scene["ended"] == ben.scene["ended"] == spectator.scene["ended"]
            assert len(ana.log) == len(ben.log) == len(spectator.log) == len(place.table(at).room.lines)
            assert "wins" in spectator.log[-1] and spectator.seat == -1

    asyncio.run(game())


def test_two_people_and_a_bot_play_a_whole_game(place: Near) -> None:
    at = place.deal(ANA, BOT, BEN)

    async def game() -> None:
        async with place.client(at, 0, "es") as ana, place.client(at, 2) as ben:
            await asyncio.gather(play(ana, random.Random(2)), play(ben, random.Random(3)))
            assert ana.names == ["Ana", "Bot", "Ben"] and (ana.seat, ben.seat) == (0, 2)
            assert ana.is_over and "gana" in ana.log[-1] and "wins" in ben.log[-1]

    asyncio.run(game())


def test_bots_play_by_themselves(place: Near) -> None:
    at = place.deal(BOT, {**BOT, "name": "Another", "deck": "ministry"})
    assert at.tokens == ["", ""]
    assert asyncio.run(look_on(place, at, "es")).is_over


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_patches_make_is_what_a_newcomer_is_shown(place: Near, lang: str) -> None:
    """At many moments of a game, for both players and a spectator."""
    at, seats = place.deal(ANA, BEN), (0, 1, -1)

    async def game() -> int:
        dice, compared, given = random.Random(4), 0, 0
        clients = {seat: place.client(at, seat, lang) for seat in seats}
        for client in clients.values():
            await client.join()
        while not clients[-1].is_over and given < 120:
            asked = clients[-1].prompt["seat"]
            assert isinstance(asked, int)
            await play(clients[asked], dice, answers=1)
            given += 1
            await catch_up(clients[-1], given)
            for seat in seats if given % 8 == 0 else ():
                async with place.client(at, seat, lang) as fresh:
                    await catch_up(clients[seat], fresh.n)
                    assert clients[seat].scene == fresh.scene
                    assert clients[seat].log == fresh.log
                    compared += 1
        for client in clients.values():
            await client.leave()
        return compared

    assert asyncio.run(game()) >= 9


def test_people_talk_and_everybody_hears_it(place: Near) -> None:
    at = place.deal(ANA, BEN)

    async def talk() -> None:
        async with place.client(at, 0) as ana, place.client(at) as spectator:
            await ana.request("chat", text="  Good\n\tevening,\x00 <b>Prince</b> \u202e ")
            await catch_up(spectator, spectator.n + 1)
            assert ana.chat == spectator.chat == [{"seat": 0, "text": "Good evening, <b>Prince</b>"}]
        async with place.client(at, 1) as ben:
            assert ben.chat == ana.chat

    asyncio.run(talk())


def test_a_line_of_chat_refers_to_cards(place: Near) -> None:
    """By name, whatever the letters' case; what is no card's name is plain text."""
    at, line = place.deal(ANA, BEN), "[[lucky]] or [[Jorge Guerrero]]? Not [[Nobody]], [[]] or [Sage]"

    async def talk() -> None:
        async with place.client(at, 0) as ana:
            await ana.request("chat", text=line)
            assert ana.chat == [
                {"seat": 0, "text": line, "cards": {"lucky": "hah-lucky", "Jorge Guerrero": "hah-jorge-guerrero"}}
            ]
        async with place.client(at, 1) as ben:
            assert ben.chat == ana.chat

    asyncio.run(talk())


def test_a_seat_asks_why_and_where_a_number_comes_from(place: Near) -> None:
    at = place.deal(ANA, BEN)

    async def ask() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            await both_play(ana, ben, 12)
            asked, other = (ana, ben) if ana.is_asked else (ben, ana)
            assert (await other.request("why"))["acts"] == []
            assert isinstance((await asked.request("why"))["acts"], list)
            cards = asked.scene["cards"]
            assert isinstance(cards, dict)
            leader = next(card for card, facts in cards.items() if "values" in facts)
            summed = (await other.request("sum", card=int(leader), stat="physical"))["text"]
            assert str(summed).startswith(f"Physical {cards[leader]['values']['physical']} = ")
            hidden = max(map(int, cards)) + 5000
            for card, stat in ((hidden, "physical"), (-1, "physical"), (int(leader), "wisdom")):
                assert (await other.request("sum", card=card, stat=stat))["text"] == ""

    asyncio.run(ask())
