"""A second game at the same server: its tables are made, played by people and bots, and told as those of the first."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from primogen.kernel.plain import as_dict
from serving import LONG, Near, play, serving

ANA = {"name": "Ana", "deck": "ventrue"}
BOT = {"name": "Bot", "deck": "malkavian", "bot": "simple"}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    with serving(tmp_path_factory.mktemp("games")) as near:
        yield near


def test_what_may_be_chosen_is_the_games_own(place: Near) -> None:
    one, other = (place.asked(f"/api/games/{game}").json() for game in ("rivals", "vtes"))
    assert "tremere" in one["decks"] and "ministry" not in other["decks"] and "nosferatu" in other["decks"]
    assert [term["name"] for term in other["terms"]] == ["edition"]


def test_a_person_and_four_bots_play(place: Near) -> None:
    at = place.deal(ANA, *[{**BOT, "name": f"Bot {number}"} for number in range(4)], game="vtes")

    async def some_way() -> int:
        client = place.client(at, 0)
        async with client:
            given = await play(client, random.Random(1), 25)
            assert as_dict(client.scene["turn"])["number"]
            return given

    assert asyncio.run(asyncio.wait_for(some_way(), LONG * 10)) == 25
    assert place.asked(f"/api/tables/{at.room}").json()["game"] == "vtes"
