"""What people at a table do besides answering: speak out of turn, leave and come back, take an answer back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest
from msgspec import to_builtins

from databases import KINDS, database
from primogen.client import Client
from primogen.kernel.plain import as_dict, as_int, as_list
from primogen.server.running import Running
from primogen.server.telling import story
from serving import ANA, BEN, BOT, LONG, Near, Seated, both_play, catch_up, code_of, play, serving


@pytest.fixture(scope="module", params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    folder = tmp_path_factory.mktemp("together")
    with database(str(request.param), folder) as address, serving(folder, database=address) as near:
        yield near


async def at_once(running: Running, seconds: float) -> None:
    """Nothing is waited for."""


def table_of(client: Client) -> dict[str, object]:
    return as_dict(client.scene["table"])


def undoable(client: Client) -> int:
    """How many answers this player could take back now."""
    return as_int(table_of(client).get("undoable", 0))


def asides(client: Client) -> list[str]:
    return [str(as_dict(each)["words"]) for each in as_list(client.scene.get("asides", []))]


async def past_the_beginning(place: Near, at: Seated) -> None:
    """To the first turn."""
    async with place.client(at, 0) as ana, place.client(at, 1) as ben:
        while as_dict(ana.scene["turn"])["phase"] != "action" or "propose a deal" not in asides(ana):
            await both_play(ana, ben, 1)


# ---- out of turn


def test_a_player_turns_up_their_agenda_while_another_is_asked(place: Near) -> None:
    """RV-AGENDA-01. The question is put again under a new number."""
    at = place.deal(ANA, BEN)

    async def speak() -> None:
        await past_the_beginning(place, at)
        async with place.client(at, 0) as ana, place.client(at, 1) as ben, place.client(at) as spectator:
            asked, other = (ana, ben) if ana.is_asked else (ben, ana)
            assert "asides" not in spectator.scene
            number, options = asked.prompt["number"], asked.options
            option = next(place for place, words in enumerate(asides(other)) if words.startswith("reveal agenda"))
            assert await code_of(spectator, "aside", number=number, option=option) == "seat"
            assert await code_of(other, "aside", number=number, option=99) == "option"
            assert await code_of(other, "aside", number=number, option=-1) == "option"
            assert await code_of(other, "aside", number=number, option=option) == ""
            await catch_up(asked, other.n)
            assert "reveals their Agenda" in other.log[-1]
            assert (asked.prompt["number"], asked.options) == (as_int(number) + 1, options)
            assert await code_of(asked, "answer", number=number, option=0) == "stale"
            assert await code_of(other, "aside", number=number, option=0) == "stale"
            assert place.is_kept(at)

    asyncio.run(speak())


def test_a_deal_is_proposed_out_of_turn_and_then_asked_about(place: Near) -> None:
    """RV-DEAL-01."""
    at = place.deal(ANA, BEN)

    async def speak() -> None:
        await past_the_beginning(place, at)
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            other = ben if ana.is_asked else ana
            option = asides(other).index("propose a deal")
            assert await code_of(other, "aside", number=other.prompt["number"], option=option) == ""
            assert other.is_asked and str(other.prompt["asks"]).startswith("deal")
            assert place.is_kept(at)

    asyncio.run(speak())


# ---- leaving


def test_a_bot_plays_for_one_who_has_left_and_gives_the_seat_back(place: Near) -> None:
    at = place.deal(ANA, BEN)

    async def leave() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            assert await code_of(ana, "back") == "away"
            assert await code_of(ana, "leave") == ""
            assert table_of(ana)["away"] == [0]
            assert await code_of(ana, "leave") == "away"
            await play(ben, random.Random(1), answers=4)  # too few for the game to end by chance
            await asyncio.wait_for(ben.until_asked(), LONG)
            await catch_up(ana, ben.n)
            assert await code_of(ana, "answer", number=ana.prompt["number"], option=0) == "away"
            assert place.is_kept(at)
            assert await code_of(ana, "back") == ""
            assert table_of(ana)["away"] == []
            await catch_up(ben, ana.n)
            await both_play(ana, ben, 10)
            assert place.is_kept(at)

    asyncio.run(leave())


def test_when_everybody_has_left_bots_end_the_game(place: Near, monkeypatch: pytest.MonkeyPatch) -> None:
    """While somebody looks; see test_standing_in.py."""
    monkeypatch.setattr(Running, "pause", at_once)
    at = place.deal(ANA, BEN)

    async def leave() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            assert [await code_of(client, "leave") for client in (ana, ben)] == ["", ""]
        async with place.client(at) as spectator:
            assert await code_of(spectator, "leave") == "seat"
            assert not await asyncio.wait_for(spectator.until_asked(), LONG * 2)

    asyncio.run(leave())


def test_of_two_players_one_concedes_and_the_other_has_won(place: Near) -> None:
    """Whoever is asked; and they may play once more, both of them."""
    at = place.make(ANA, BEN)

    async def give_up() -> None:
        async with place.client(at, 0) as ana:
            assert await code_of(ana, "concede") == "undealt"
            async with place.client(at, 1) as ben, place.client(at) as spectator:
                assert await code_of(spectator, "concede") == "seat"
                await catch_up(ana, ben.n)
                assert await code_of(ana, "leave") == "" and await code_of(ana, "concede") == "away"
                assert await code_of(ana, "back") == "" and await code_of(ana, "concede") == ""
                await catch_up(ben, ana.n)
                assert ben.is_over and ben.log[-1] == "Ben wins: by concession"
                assert "conceded" not in table_of(ana)
                assert await code_of(ben, "concede") == "over"
                assert await code_of(ben, "rematch") == "" and table_of(ben)["again"] == [1]
                assert await code_of(ana, "rematch") == "" and table_of(ana)["next"] == table_of(ben)["next"]
                assert place.is_kept(at)

    asyncio.run(give_up())


def test_who_concedes_does_not_spoil_the_game_of_others(place: Near) -> None:
    """A bot plays on, and gives the seat back to nobody; when the last person concedes the game is over."""
    at = place.deal(ANA, BEN, {"name": "Cid", "deck": "faithful"})

    async def give_up() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben, place.client(at, 2) as cid:
            assert await code_of(ana, "concede") == ""
            assert table_of(ana)["conceded"] == [0] and table_of(ana)["away"] == []
            assert await asyncio.wait_for(ben.until_asked(), LONG)
            for kind in ("leave", "concede"):
                assert await code_of(ana, kind) == "conceded"
            assert await code_of(ana, "back") == "away"
            assert await code_of(ana, "answer", number=ben.prompt["number"], option=0) == "conceded"
            assert await code_of(ben, "concede") == ""
            assert await asyncio.wait_for(cid.until_asked(), LONG)
            assert table_of(cid)["conceded"] == [0, 1] and not cid.is_over
            assert place.is_kept(at)
            assert await code_of(cid, "concede") == ""
            assert cid.is_over and "Cid concedes" in cid.log
            assert await code_of(ana, "rematch") == ""
            assert await code_of(cid, "rematch") == ""
            assert place.is_kept(at)
            new = Seated(str(table_of(cid)["next"]), at.tokens)
        async with place.client(new, 2) as cid:  # Ben has not asked to play again: a bot sits in for him
            assert table_of(cid)["away"] == [1]

    asyncio.run(give_up())


def test_leaving_does_not_make_the_others_answer_again(place: Near) -> None:
    """What is asked of them keeps its number."""
    at = place.deal(ANA, BEN)

    async def leave() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            asked, other = (ana, ben) if ana.is_asked else (ben, ana)
            number = asked.prompt["number"]
            assert await code_of(other, "leave") == ""
            assert await code_of(asked, "answer", number=number, option=0) == ""

    asyncio.run(leave())


# ---- taking back


async def until_undoable(asked: list[Client], dice: random.Random) -> tuple[Client, dict[str, object]]:
    """Play until somebody could take back an answer; who, and what the scene was before that answer."""
    while not asked[0].is_over:
        client = next(client for client in asked if client.is_asked)
        before = client.scene
        await play(client, dice, answers=1)
        for other in asked:
            await catch_up(other, client.n)
        if undoable(client) == 1:
            return client, before
    raise AssertionError("a whole game without an answer that could be taken back")


def without_number(scene: dict[str, object]) -> dict[str, object]:
    return {**scene, "prompt": {**as_dict(scene["prompt"]), "number": 0}}


def test_an_answer_is_taken_back_when_the_others_agree(place: Near) -> None:
    """Everybody is told everything again; the question comes back under a new number."""
    at = place.deal(ANA, BEN)

    async def undo() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben, place.client(at) as spectator:
            asker, before = await until_undoable([ana, ben], random.Random(3))
            other = ben if asker is ana else ana
            number, epoch = asker.prompt["number"], asker.epoch
            assert await code_of(other, "undo", number=number) == "undo"
            assert await code_of(other, "agree", number=number) == "undo"
            assert await code_of(asker, "undo", number=number) == ""
            assert table_of(asker)["undo"] == {"seat": asker.seat, "agreed": []}
            assert await code_of(asker, "agree", number=number) == "undo"
            assert await code_of(spectator, "agree", number=number) == "seat"
            assert await code_of(other, "agree", number=number) == ""
            while asker.epoch == epoch:
                await asyncio.wait_for(asker.receive(), LONG)
            assert without_number(asker.scene) == without_number(before)
            assert as_int(asker.prompt["number"]) > as_int(number)
            assert await code_of(asker, "answer", number=number, option=0) == "stale"
            assert place.is_kept(at)
            await asker.answer(0)
            while spectator.epoch != place.table(at).feeds[-1, 0].epoch or spectator.n < 1:
                await asyncio.wait_for(spectator.receive(), LONG)
            assert spectator.lines == to_builtins(story(place.table(at).room, place.table(at).room.teller(-1, 0)))

    asyncio.run(undo())


def test_a_wish_that_is_declined_or_overtaken_lapses(place: Near) -> None:
    at = place.deal(ANA, BEN)

    async def undo() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            asker, _ = await until_undoable([ana, ben], random.Random(4))
            other, number = ben if asker is ana else ana, asker.prompt["number"]
            assert await code_of(asker, "undo", number=number) == ""
            assert await code_of(other, "decline", number=number) == ""
            assert await code_of(other, "agree", number=number) == "undo"
            assert await code_of(asker, "undo", number=number) == ""
            await asker.answer(0)
            assert "undo" not in table_of(asker)
            assert await code_of(other, "agree", number=number) in ("stale", "undo")

    asyncio.run(undo())


def test_alone_among_bots_one_takes_back_at_once_but_never_what_was_revealed(place: Near) -> None:
    at = place.deal(ANA, BOT)

    async def undo() -> None:
        async with place.client(at, 0) as ana:
            dice, back, refused = random.Random(5), 0, 0
            for _ in range(40):
                await play(ana, dice, answers=1)
                if not await asyncio.wait_for(ana.until_asked(), LONG):
                    break
                possible, epoch, number = undoable(ana), ana.epoch, as_int(ana.prompt["number"])
                code = await code_of(ana, "undo", number=number)
                assert code == ("" if possible else "undo")
                if possible:
                    back += 1
                    assert ana.epoch != epoch and ana.prompt["number"] == number + 1
                    assert undoable(ana) == possible - 1
                    await play(ana, dice, answers=1)
                else:
                    refused += 1
            assert back and refused and place.is_kept(at)

    asyncio.run(undo())


# ---- once more


def test_the_same_players_sit_down_once_more(place: Near) -> None:
    """The first who wishes it makes the new table, and the others see it. The same tokens open it; decks and bots are
    the same, the deal is not."""
    at = place.deal(ANA, BOT, BEN)

    async def again() -> None:
        async with place.client(at, 0) as ana, place.client(at, 2) as ben, place.client(at) as spectator:
            assert await code_of(ana, "rematch") == "rematch"
            await asyncio.gather(play(ana, random.Random(6)), play(ben, random.Random(6)))
            assert await code_of(spectator, "rematch") == "seat"
            assert await code_of(ana, "rematch") == ""
            assert table_of(ana)["again"] == [0]
            assert await code_of(ben, "rematch") == "" and table_of(ben)["again"] == [0, 2]
            await catch_up(spectator, ben.n)
            assert table_of(ana)["next"] == table_of(ben)["next"] == table_of(spectator)["next"]
            assert await code_of(ben, "rematch") == "rematch"
            assert place.is_kept(at)
            brings = {0: {"name": "Ana"}, 2: {"name": "Ben"}}
            new = Seated(str(table_of(ben)["next"]), at.tokens, brings=brings)
        async with place.client(new, 0) as ana, place.client(new, 2) as ben:
            assert ana.names == ["Ana", "Bot", "Ben"] and ben.seat == 2 and not ana.is_over
            while not ana.prompt:
                await asyncio.wait_for(ana.receive(), LONG)
            old, row = place.hall.storage.room(at.room), place.hall.storage.room(new.room)
            assert old is not None and row is not None and row.header["seats"] == old.header["seats"]
            assert row.secret != old.secret and row.header["seed"] == old.header["seed"] == ""
            assert place.table(new).room.g.fingerprint() != place.table(at).room.g.fingerprint()
            await play(ana, random.Random(7), answers=1)

    asyncio.run(again())
