"""What is not done: every code, nothing changed, and the connection goes on."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator

import pytest
from sqlalchemy import text

from primogen.client import Refusal
from primogen.server.protocol import LONGEST_CHAT, LONGEST_FRAME
from serving import ANA, BEN, BOT, Near, Seated, code_of, end_of, heard, hello, play, serving


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    with serving(tmp_path_factory.mktemp("refusals")) as near:
        yield near


def test_answers_that_are_not_taken(place: Near) -> None:
    """Of another question, of somebody else's, none of the options."""
    at = place.deal(ANA, BEN)

    async def misplay() -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            asked, other = (ana, ben) if ana.is_asked else (ben, ana)
            number = asked.prompt["number"]
            for wrong in (-1, 1, 2**40, -(2**70)):
                assert await code_of(asked, "answer", number=wrong, option=0) == "stale"
            assert await code_of(other, "answer", number=number, option=0) == "turn"
            for wrong in (-1, len(asked.options), 2**70):
                assert await code_of(asked, "answer", number=number, option=wrong) == "option"
            assert place.table(at).room.question == 0
            await asked.answer(0)

    asyncio.run(misplay())


def test_after_the_end_nothing_is_asked(place: Near) -> None:
    at = place.deal(ANA, BOT)

    async def misplay() -> None:
        async with place.client(at, 0) as ana:
            await play(ana, random.Random(6))
            assert await code_of(ana, "answer", number=place.table(at).room.question, option=0) == "over"
            assert (await ana.request("why"))["acts"] == []

    asyncio.run(misplay())


def test_spectators_neither_answer_nor_talk(place: Near) -> None:
    at = place.deal(ANA, BEN)

    async def misplay() -> None:
        async with place.client(at) as spectator:
            assert await code_of(spectator, "answer", number=0, option=0) == "seat"
            assert await code_of(spectator, "chat", text="Ana has Awe") == "seat"
            assert (await spectator.request("why"))["acts"] == []
            assert (await spectator.request("ping"))["t"] == "done"
        assert place.table(at).room.chat.lines == []

    asyncio.run(misplay())


@pytest.mark.parametrize("line", ["", "  \n\t ", "\x00\u200b", "x" * (LONGEST_CHAT + 1)])
def test_a_line_of_chat_is_short_and_says_something(place: Near, line: str) -> None:
    at = place.deal(ANA, BEN)

    async def misplay() -> None:
        async with place.client(at, 0) as ana:
            assert await code_of(ana, "chat", text=line) == "chat"

    asyncio.run(misplay())


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"room": "nowhere"}, "room"),
        ({"room": ""}, "room"),
        ({"room": "x" * 5000}, "room"),
        ({"room": "a\u0000b"}, "room"),
        ({"room": "../../etc/passwd"}, "room"),
        ({"token": "wrong"}, "token"),
        ({"token": "é" * 100}, "token"),
        ({"lang": "fr"}, "lang"),
        ({"lang": ""}, "lang"),
        ({"token": "x" * LONGEST_FRAME}, "long"),
    ],
)
def test_a_wrong_hello_is_told_why_and_ends_with_4403(place: Near, wrong: dict[str, object], code: str) -> None:
    at = place.deal(ANA, BEN)

    async def misplay() -> None:
        async with place.raw() as raw:
            await raw.send(hello(at, 0, **wrong))
            told = await heard(raw)
            assert (told["t"], told["id"], told["code"]) == ("refused", 0, code)
            assert await end_of(raw) == 4403

    asyncio.run(misplay())


def test_a_token_of_another_table_opens_nothing(place: Near) -> None:
    one, two = place.deal(ANA, BEN), place.deal(ANA, BEN)

    async def misplay() -> None:
        with pytest.raises(Refusal, match="token"):
            await place.client(Seated(one.room, two.tokens), 0).join()

    asyncio.run(misplay())


@pytest.mark.parametrize("first", ['{"t":"ping","id":1}', '{"t":"chat","id":1,"text":"x"}'])
def test_whoever_does_not_say_hello_first_is_not_heard(place: Near, first: str) -> None:
    async def misplay() -> None:
        async with place.raw() as raw:
            await raw.send(first)
            assert (await heard(raw))["code"] == "hello"
            assert await end_of(raw) == 4403

    asyncio.run(misplay())


@pytest.mark.parametrize("first", ["", "hello", "{}", "[]", "null", '{"t":"hello"}', '{"t":"hello","room":7}', b"\xff"])
def test_a_hello_that_is_none_ends_with_4400(place: Near, first: str | bytes) -> None:
    async def misplay() -> None:
        async with place.raw() as raw:
            await raw.send(first)
            assert await end_of(raw) == 4400

    asyncio.run(misplay())


def test_there_is_one_hello(place: Near) -> None:
    at = place.deal(ANA, BEN)

    async def misplay() -> None:
        async with place.raw() as raw:
            await raw.send(hello(at, 0))
            await heard(raw, "welcome")
            await raw.send(hello(at, 1))
            assert (await heard(raw))["code"] == "hello"

    asyncio.run(misplay())


BAD = [
    ("", "message"),
    ("x", "message"),
    ("{", "message"),
    ("[1]", "message"),
    ('{"t":"nonsense","id":1}', "message"),
    ('{"t":"ping"}', "message"),
    ('{"t":"ping","id":"1"}', "message"),
    ('{"t":"ping","id":1.5}', "message"),
    ('{"t":"ping","id":1,"more":2}', "message"),
    ('{"t":"answer","id":1,"number":0,"option":true}', "message"),
    ('{"t":"answer","id":1,"number":0,"option":"0"}', "message"),
    ('{"t":"answer","id":1,"number":null,"option":0}', "message"),
    ('{"t":"chat","id":1,"text":["x"]}', "message"),
    ('{"t":"chat","id":1,"text":"\\ud800"}', "message"),
    ("[" * 5000, "message"),
    ('{"t":' * 3000, "message"),
    (b"\x00\xff", "message"),
    (b'{"t":"ping","id":1}', "message"),
    (json.dumps({"t": "chat", "id": 1, "text": "x" * LONGEST_FRAME}), "long"),
]


@pytest.mark.parametrize(("frame", "code"), BAD)
def test_a_message_nobody_understands_changes_nothing(place: Near, frame: str | bytes, code: str) -> None:
    """Bad JSON, wrong types, unknown fields, binary, too long: the connection goes on."""
    at = place.deal(ANA, BEN)

    async def misplay() -> None:
        async with place.raw() as raw:
            await raw.send(hello(at, 0))
            await heard(raw, "welcome")
            await raw.send(frame)
            assert (await heard(raw))["code"] == code
            await raw.send('{"t":"ping","id":2}')
            assert await heard(raw) == {"t": "done", "id": 2}

    asyncio.run(misplay())


def test_an_answer_that_cannot_be_kept_has_not_been_given(place: Near) -> None:
    """The disk fails; when it works again the game goes on from where it stood."""
    at = place.deal(ANA, BEN)

    def rename(old: str, new: str) -> None:
        with place.hall.storage.engine.begin() as db:
            db.execute(text(f"ALTER TABLE {old} RENAME TO {new}"))

    async def fail() -> None:
        async with place.client(at) as spectator:
            seat = spectator.prompt["seat"]
            assert isinstance(seat, int)
            async with place.client(at, seat) as asked:
                before, number = asked.scene, asked.prompt["number"]
                rename("events", "elsewhere")
                assert await code_of(asked, "answer", number=number, option=0) == "error"
                rename("elsewhere", "events")
                assert (asked.scene, asked.n) == (before, 0)
                await asked.answer(0)
                assert place.table(at).room.question == 1

    asyncio.run(fail())
