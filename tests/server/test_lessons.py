"""Lessons at real tables: dealt, coached in the seat's language, kept, and never a dead end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import httpx
import pytest

from primogen.client import Client
from primogen.games.desks import teaching
from primogen.lessons.path import LEARNER
from primogen.lessons.reading import common
from primogen.rivals.lessons.school import SCHOOL as RIVALS
from primogen.rivals.lessons.school import RivalsSchool
from primogen.vtes.lessons.school import SCHOOL as VTES
from primogen.vtes.lessons.school import VtesSchool
from serving import ANA, BEN, BOT, LONG, WIDE, Near, Seated, serving

SCHOOLS: Final[dict[str, RivalsSchool | VtesSchool]] = {"rivals": RIVALS, "vtes": VTES}
LESSONS: Final = [(game, name) for game, school in SCHOOLS.items() for name in school.lessons]
FIRST_TITLES: Final = {
    "rivals": ("Your first attack", "Tu primer ataque"),
    "vtes": ("Your first bleed", "Tu primer sangrado"),
}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    with serving(tmp_path_factory.mktemp("lessons")) as near:
        yield near


def begun(place: Near, name: str = "attack", game: str = "rivals") -> Seated:
    answer = place.asked(f"/api/lessons/{name}?game={game}", {"name": "Ana"})
    assert answer.status_code == 201, answer.text
    return Seated(answer.json()["room"], answer.json()["tokens"])


def coach_of(client: Client) -> dict[str, object]:
    table = client.scene["table"]
    assert isinstance(table, dict)
    coach = table.get("coach", {})
    assert isinstance(coach, dict)
    return coach


def first_line(client: Client) -> str:
    lines = coach_of(client)["lines"]
    assert isinstance(lines, list)
    return str(lines[0]["text"])


async def as_told(client: Client, answers: int = 100) -> int:
    """Do as the coach says, until the lesson is done. How many answers it took."""
    given = 0
    while given < answers and await asyncio.wait_for(client.until_asked(), LONG):
        coach = coach_of(client)
        if coach["state"] == "done":
            return given
        option = coach["option"]
        assert isinstance(option, int)
        await asyncio.wait_for(client.answer(option), LONG)
        given += 1
    return given


@pytest.mark.parametrize("game", SCHOOLS)
def test_which_lessons_there_are(place: Near, game: str) -> None:
    english, spanish = (place.asked(f"/api/lessons?lang={lang}&game={game}").json() for lang in ("en", "es"))
    assert [each["lesson"] for each in english] == list(SCHOOLS[game].lessons)
    assert (english[0]["title"], spanish[0]["title"]) == FIRST_TITLES[game]
    assert all(each["steps"] > 2 and each["about"] for each in (*english, *spanish))


def test_lessons_that_there_are_not(place: Near) -> None:
    assert place.asked("/api/lessons?lang=fr").status_code == 400
    assert place.asked("/api/lessons?game=chess").status_code == 404
    assert place.asked("/api/lessons/attack?game=vtes", {"name": "Ana"}).status_code == 404


@pytest.mark.parametrize(("game", "name"), LESSONS)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_lesson_is_played_to_its_end(place: Near, game: str, name: str, lang: str) -> None:
    at, school = begun(place, name, game), SCHOOLS[game]

    async def learn() -> None:
        async with place.client(at, 0, lang) as client:
            listed = place.asked(f"/api/lessons?lang={lang}&game={game}").json()
            first = next(each for each in listed if each["lesson"] == name)
            assert await as_told(client) == sum(step.seat == LEARNER for step in school.path(name).steps)
            while coach_of(client)["state"] != "done":
                await asyncio.wait_for(client.receive(), LONG)
            assert coach_of(client)["title"] == first["title"]
            assert coach_of(client)["next"] == school.after(name)

    asyncio.run(learn())
    assert place.is_kept(at)


def test_only_the_learner_is_coached(place: Near) -> None:
    at = begun(place)

    async def look_on() -> None:
        async with place.client(at) as spectator, place.client(at, 0) as learner:
            assert coach_of(learner)["lesson"] == "attack"
            assert coach_of(spectator) == {}

    asyncio.run(look_on())


def test_other_tables_have_no_coach(place: Near) -> None:
    at = place.deal(ANA, BEN)

    async def sit() -> None:
        async with place.client(at, 0) as client:
            assert coach_of(client) == {}

    asyncio.run(sit())


def test_an_answer_taken_back_leads_back_to_the_path(place: Near) -> None:
    """Ana attacks somebody else than she was told to; the coach goes along; she takes it back."""
    at = begun(place)

    async def stray() -> None:
        async with place.client(at, 0) as client:
            await as_told(client, 1)
            told = first_line(client)
            await client.answer(1)
            await asyncio.wait_for(client.until_asked(), LONG)
            assert (coach_of(client)["state"], coach_of(client)["aside"]) == ("off", common().off.en)
            await asyncio.wait_for(client.request("undo", number=client.prompt["number"]), LONG)
            while coach_of(client)["state"] == "off":
                await asyncio.wait_for(client.receive(), LONG)
            assert first_line(client) == told

    asyncio.run(stray())


def test_whoever_strays_plays_on_against_a_bot(place: Near) -> None:
    """Ana passes both actions and ends her turn; her rival's turn is nowhere in the script."""
    at = begun(place)

    async def stray() -> None:
        async with place.client(at, 0) as client:
            for words in ("pass action", "pass action", "end phase", "library", "library"):
                await asyncio.wait_for(client.until_asked(), LONG)
                await client.answer(client.options.index(words))
            assert await asyncio.wait_for(client.until_asked(), LONG)
            assert coach_of(client)["state"] == "done"
            assert first_line(client) == common().own_end.en

    asyncio.run(stray())


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Half of it is played, the server stops, and another begins with the same database."""
    with serving(tmp_path) as first:
        at = begun(first, "recruits")

        async def half() -> str:
            async with first.client(at, 0) as client:
                await as_told(client, 5)
                return first_line(client)

        told = asyncio.run(half())
    with serving(tmp_path) as second:

        async def rest() -> None:
            async with second.client(at, 0) as client:
                assert first_line(client) == told
                assert await as_told(client) == 7

        asyncio.run(rest())
        assert second.is_kept(at)


def test_a_table_of_an_older_wording_is_played_without_a_coach(place: Near) -> None:
    at = begun(place)
    room = place.table(at).room
    journal = room.journal
    assert journal is not None and teaching("rivals").coach(journal, room.teller(0, 0)) is not None
    journal.header["mark"] = "older"
    assert teaching("rivals").coach(journal, room.teller(0, 0)) is None
    assert teaching("rivals").scripted(journal) is None


@pytest.mark.parametrize(
    ("name", "body", "code", "named"),
    [
        ("knitting", {"name": "Ana"}, 404, "no lesson is called 'knitting': attack"),
        ("attack", {"name": ""}, 400, "name"),
        ("attack", {"name": "\u202e"}, 400, "a name that can be read"),
        ("attack", {"name": "x" * 41}, 400, "name"),
        ("attack", {"name": "Ana", "deck": "x"}, 400, "deck"),
        ("attack", {}, 400, "name"),
    ],
)
def test_what_is_wrong_is_named(place: Near, name: str, body: dict[str, str], code: int, named: str) -> None:
    refused = place.asked(f"/api/lessons/{name}", body)
    assert refused.status_code == code and named in refused.text


def test_a_lesson_is_no_game_to_be_dealt(place: Near) -> None:
    refused = place.asked("/api/tables", {"seats": [ANA, BOT], "game": "lessons"})
    assert refused.status_code == 400 and "/api/lessons" in refused.text


def test_a_page_from_elsewhere_gets_no_lesson(place: Near) -> None:
    url = f"http://{place.address}/api/lessons/attack"
    assert httpx.post(url, json={"name": "Ana"}, headers={"origin": "https://elsewhere"}).status_code == 403


def test_lessons_count_as_tables(tmp_path: Path) -> None:
    with serving(tmp_path, bounds=replace(WIDE, tables_per_minute=2)) as place:
        codes = [place.asked("/api/lessons/attack", {"name": "Ana"}).status_code for _ in range(4)]
    assert codes[:2] == [201, 201] and 429 in codes
