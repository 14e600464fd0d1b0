"""Scripts in names, chat and decks: to the server they are text. It tells them as JSON, and no page is made of them."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator

import pytest

from payloads import payloads
from primogen.kernel.plain import as_dict
from primogen.server.protocol import LONGEST_NAME
from primogen.server.tokens import plain
from serving import ANA, BEN, BOT, LONG, Near, serving

AT_ONCE = 100  # lines in one connection: more in so little time would end it
PAYLOADS = payloads(int(os.environ.get("PRIMOGEN_PAYLOADS", "60")))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    with serving(tmp_path_factory.mktemp("injection")) as near:
        yield near


def test_there_are_enough_of_them_and_all_different() -> None:
    assert len(set(payloads(500))) == 500


def test_a_name_is_told_as_it_was_given_and_as_json_alone(place: Near) -> None:
    """Or refused, if it is too long for a name; what fits into one is tried, too."""
    short = sorted({plain(payload)[:LONGEST_NAME].strip() for payload in PAYLOADS})
    for payload in (*PAYLOADS, *short):
        answer = place.asked("/api/tables", {"seats": [{**ANA, "name": payload}, BOT], "listed": True})
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.status_code == (201 if len(payload) <= LONGEST_NAME else 400), answer.text
    listed = place.asked("/api/tables")
    assert listed.headers["content-type"] == "application/json"
    names = {name for table in listed.json() for name in table["names"]}
    assert names - {"Bot"} <= {plain(payload) for payload in (*PAYLOADS, *short)}
    assert len(names) > 10


def test_a_line_of_chat_is_told_as_it_was_said(place: Near) -> None:
    at = place.deal(ANA, BEN)

    async def talk(some: list[str]) -> None:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            for payload in some:
                await asyncio.wait_for(ana.request("chat", text=payload), LONG)
                while len(ben.chat) < len(ana.chat):
                    await asyncio.wait_for(ben.receive(), LONG)
                assert as_dict(ben.chat[-1])["text"] == plain(payload)

    for first in range(0, len(PAYLOADS), AT_ONCE):
        asyncio.run(talk(PAYLOADS[first : first + AT_ONCE]))


def test_a_deck_made_of_it_is_refused_in_json(place: Near) -> None:
    for payload in PAYLOADS:
        for deck in (
            payload,
            f"Name: {payload}\nFaction\n{payload}\n",
            json.dumps({"name": payload, "cards": payload}),
        ):
            answer = place.asked("/api/tables", {"seats": [{**ANA, "deck": deck}, BOT]})
            assert answer.status_code == 400 and answer.headers["content-type"] == "application/json"


def test_no_path_or_search_is_put_into_a_page(place: Near) -> None:
    for payload in PAYLOADS[:40]:
        for path in (f"/api/games/{payload}", f"/{payload}", f"/api/games/rivals/cards?lang={payload}"):
            answer = place.asked(path.replace("#", "%23"))
            assert answer.status_code in (400, 404) or "?" in payload, path
            assert "html" not in answer.headers["content-type"], path
