"""Tables settle by which rules they are played: told before the deal and after it, kept, and refused if nobody can."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from primogen.games.desks import DESKS
from primogen.kernel.ids import NONE
from primogen.kernel.plain import as_dict
from primogen.rivals.opening import understood
from primogen.server.replays import Course, replay
from primogen.text.languages import EN
from serving import ANA, BOT, Near, serving

TERMS = {"conspiracy.permission": "never"}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    with serving(tmp_path_factory.mktemp("terms")) as near:
        yield near


def test_what_may_be_settled_is_told(place: Near) -> None:
    found = place.asked("/api/games/rivals?lang=es").json()
    assert [(each["name"], each["title"], each["chosen"]) for each in found["terms"]] == [
        ("edition", "Reglas de", "2023"),
        ("city", "Ciudad", "rio"),
    ]
    assert found["plays"].keys() == set(found["decks"]) and found["plays"]["caitiff"].startswith("Una multitud")
    then = place.asked("/api/games/rivals?terms=edition:2020,city:san-francisco").json()
    assert (
        then["decks"] == ["brujah", "malkavian", "toreador", "ventrue"]
        and then["terms"][1]["chosen"] == "san-francisco"
    )
    assert "caitiff" in place.asked("/api/games/rivals?terms=edition:2023,city:rio").json()["decks"]


@pytest.mark.parametrize("path", ["", "/cards", "/decks"])
def test_what_nobody_can_settle_is_refused(place: Near, path: str) -> None:
    refused = place.asked(f"/api/games/rivals{path}?terms=edition:1999")
    assert refused.status_code == 400 and "no edition is called '1999'" in refused.text


def test_a_table_is_dealt_and_kept_by_its_terms(place: Near) -> None:
    at = place.deal(ANA, BOT, terms=TERMS, listed=True)
    room = place.table(at).room
    assert room.dealt is not None and understood(room.dealt).switches == TERMS
    listed = {each["room"]: each["terms"] for each in place.asked("/api/tables").json()}
    assert listed[at.room] == TERMS

    async def look() -> None:
        async with place.client(at, 0) as ana:
            assert as_dict(ana.scene["table"])["terms"] == TERMS

    asyncio.run(look())
    assert place.is_kept(at)


def test_a_table_by_no_rules_is_not_made(place: Near) -> None:
    for wrong, why in (({"edition": "1999"}, "no edition"), ({"weather": "fog"}, "no switch is called 'weather'")):
        refused = place.asked("/api/tables", {"seats": [ANA, BOT], "terms": wrong})
        assert refused.status_code == 400 and why in refused.text
    shapeless: tuple[object, ...] = ({"edition": 2020}, ["2020"], {"edition": "x" * 100})
    for each in shapeless:
        assert place.asked("/api/tables", {"seats": [ANA, BOT], "terms": each}).status_code == 400


def test_a_replay_says_by_which_terms_it_was_dealt() -> None:
    """So that its cards are shown as they were printed there."""
    header = DESKS["rivals"].deal(["Ana", "Ben"], ["brujah", "ventrue"], b"1", {"edition": "2020"})
    assert replay(Course("rivals", header, [], ("Ana", "Ben")), NONE, EN).terms == {"edition": "2020"}
