"""Making and finding tables: what is wrong with a request is named, and what is secret is not told."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

import primogen
from command_line import primogen as command
from databases import KINDS, database
from primogen.rivals.bots.roster import BOTS
from primogen.rivals.decks.starters import STARTERS
from serving import ANA, BEN, BOT, Near, serving


@pytest.fixture(scope="module", params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Near]:
    folder = tmp_path_factory.mktemp("tables")
    with database(str(request.param), folder) as address, serving(folder, database=address) as near:
        yield near


def test_the_server_says_that_it_is_well(place: Near) -> None:
    assert place.asked("/health").json()["version"] == primogen.__version__


def test_what_a_table_may_have(place: Near) -> None:
    found = place.asked("/api/games/rivals").json()
    assert (found["decks"], found["bots"]) == (list(STARTERS), list(BOTS))
    assert place.asked("/api/games/chess").status_code == 404


def test_only_listed_tables_are_listed(place: Near) -> None:
    hidden, shown = place.deal(ANA, BEN), place.deal(BEN, ANA, listed=True)
    listed = {each["room"]: each for each in place.asked("/api/tables").json()}
    facts = {"names": ["Ben", "Ana"], "is_over": False, "open": [], "turn": 0, "decks": "any"}
    clock = {"reserve": 0, "increment": 0, "days": 0, "on_time_out": "bot"}
    assert listed[shown.room] == {"room": shown.room, "game": "rivals", **facts, "clock": clock, "terms": {}}
    assert hidden.room not in listed


def test_tokens_are_long_all_different_and_not_kept(place: Near) -> None:
    """Whoever reads the database sits nowhere."""
    made = [place.deal(ANA, BEN) for _ in range(3)]
    tokens = [secret for at in made for secret in (at.tokens[0], *at.invitations.values())]
    assert len(set(tokens)) == 6 and min(map(len, tokens)) >= 32
    kept = "".join(f"{row.token} {row.invitation}" for at in place.hall.open.values() for row in at.room.seats)
    assert not any(token in kept for token in tokens)


def test_a_deck_may_be_given_as_text(place: Near) -> None:
    for form in ("text", "json"):
        place.deal({**ANA, "deck": command("deck", "ministry", "--to", form).out}, BEN)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"bot": "hal"}, "no bot is called 'hal'"),
        ({"deck": "nonsense"}, "nonsense"),
        ({"deck": ""}, ""),
        ({"deck": "Name: Mine\nFaction\nKeondre\n"}, "Keondre"),
        ({"name": ""}, "name"),
        ({"name": " \t\u202e"}, "name"),
        ({"name": "x" * 25}, "name"),
        ({"deck": "x" * 20_001}, "deck"),
        ({"more": "x"}, "more"),
    ],
)
def test_a_wrong_seat_is_named(place: Near, change: dict[str, str], named: str) -> None:
    refused = place.asked("/api/tables", {"seats": [{**ANA, **change}, BOT]})
    assert refused.status_code == 400 and named in refused.text


def test_an_illegal_deck_is_refused_with_its_rule(place: Near) -> None:
    """RV-DECK-06."""
    deck = command("deck", "ministry", "--to", "text").out.replace("3 Awe", "4 Awe")
    refused = place.asked("/api/tables", {"seats": [{**ANA, "deck": deck}, BOT]})
    assert (refused.status_code, refused.json()["detail"]) == (400, "At most 3 of Awe, not 4 (RV-DECK-06)")


@pytest.mark.parametrize("seats", [0, 1, 5, 7])
def test_a_table_seats_two_to_four(place: Near, seats: int) -> None:
    """RV-SETUP-02."""
    assert place.asked("/api/tables", {"seats": [BOT] * seats}).status_code == 400


@pytest.mark.parametrize("body", [b"", b"x", b"[]", b'{"seats":', b"\xff\xfe", b'{"seats":[1,2]}', b"[" * 9000])
def test_a_body_nobody_understands_is_refused(place: Near, body: bytes) -> None:
    url, kind = f"http://{place.address}/api/tables", {"content-type": "application/json"}
    assert httpx.post(url, content=body, headers=kind).status_code == 400
    assert httpx.post(url, content=b"x" * 300_000, headers=kind).status_code == 413


def test_another_game_is_refused(place: Near) -> None:
    refused = place.asked("/api/tables", {"seats": [ANA, BOT], "game": "chess"})
    assert (refused.status_code, refused.json()["detail"]) == (400, "no game is called 'chess'")


def test_a_page_is_told_to_trust_nobody_else(place: Near) -> None:
    headers = place.asked("/health").headers
    assert "default-src 'self'" in headers["content-security-policy"] and headers["x-content-type-options"] == "nosniff"
