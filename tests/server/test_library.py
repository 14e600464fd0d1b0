"""The library: decks to start from and decks checked, rules searched and read, over HTTP."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from primogen.books.ledger import document, entries
from primogen.games.register import books, chapters
from primogen.rivals.decks.starters import STARTERS
from primogen.server.app import make_app
from primogen.server.library import LONGEST_DECK, MOST_RULES
from sources import HOME

CHECK = "/api/games/rivals/decks/check"
Server = TestClient[Litestar]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with TestClient(make_app(f"sqlite:///{tmp_path}/tables.sqlite")) as client:
        yield client


def starter(server: Server, name: str) -> str:
    text = server.get("/api/games/rivals/decks").json()["starters"][name]["text"]
    assert isinstance(text, str)
    return text


# ---- decks


def test_starter_decks_are_legal_texts(server: Server) -> None:
    shelf = server.get("/api/games/rivals/decks").json()
    assert list(shelf["starters"]) == list(STARTERS)
    assert shelf["limits"] == {"characters": 7, "smallest": 40, "largest": 60, "copies": 3}
    for text in [starter["text"] for starter in shelf["starters"].values()]:
        answer = server.post(CHECK, json={"deck": text}).json()
        assert (answer["faults"], answer["text"]) == ([], text)


def test_a_deck_comes_back_as_it_was_read(server: Server) -> None:
    """Cards by their ids, whichever way they were written; and in both formats."""
    answer = server.post(CHECK, json={"deck": starter(server, "caitiff")}).json()
    deck = answer["deck"]
    assert (deck["name"], deck["leader"], deck["haven"]) == ("Nobody's Childer", "hah-lucky", "hah-the-clubhouse")
    assert len(deck["faction"]) == 7 and sum(deck["library"].values()) == 40
    again = server.post(CHECK, json={"deck": answer["json"]}).json()
    assert again == answer


def test_each_fault_has_its_rule_its_words_and_its_card(server: Server) -> None:
    """RV-DECK-05, RV-DECK-06."""
    text = starter(server, "caitiff").replace("3 Ingratiate", "7 Ingratiate").replace("Agenda: ", "# ")
    english = server.post(CHECK, json={"deck": text}).json()["faults"]
    spanish = server.post(f"{CHECK}?lang=es", json={"deck": text}).json()["faults"]
    assert english == [
        {"rule": "RV-DECK-01", "words": "A deck needs an Agenda card", "card": ""},
        {"rule": "RV-DECK-06", "words": "At most 3 of Ingratiate, not 7", "card": "Ingratiate"},
    ]
    assert spanish[1]["words"] == "Como máximo 3 de Ingratiate, no 7"
    short = server.post(CHECK, json={"deck": "Library\n2 Ingratiate"}).json()["faults"]
    assert {"rule": "RV-DECK-05", "words": "A Library has at least 40 cards, not 2", "card": ""} in short


def test_cards_of_other_sets_are_named(server: Server) -> None:
    deck = {"agenda": "core-x", "haven": "core-y", "factionDeck": {}, "libraryDeck": {"core-z": 1}}
    faults = server.post(CHECK, json={"deck": json.dumps(deck)}).json()["faults"]
    assert [fault["card"] for fault in faults if "no card has the id" in fault["words"].lower()] == [
        "core-x",
        "core-y",
        "core-z",
    ]


@pytest.mark.parametrize(
    ("deck", "why"),
    [
        ("Hello", "deck, line 1: 'Hello' stands before any section"),
        ("Library\n2 Ingratiat", "did you mean Ingratiate?"),
        ("{}", "not a deck of RivalsDB"),
        ("{" * 15_000, "not a deck of RivalsDB"),
    ],
)
def test_what_is_no_deck_is_refused_by_line(server: Server, deck: str, why: str) -> None:
    answer = server.post(CHECK, json={"deck": deck})
    assert answer.status_code == 400 and why in answer.json()["detail"]


def test_what_cannot_be_a_request_is_refused(server: Server) -> None:
    assert server.post(CHECK, json={"deck": "x" * (LONGEST_DECK + 1)}).status_code == 400
    assert server.post(CHECK, json={"deck": "Library", "more": 1}).status_code == 400
    assert server.post(f"{CHECK}?lang=xx", json={"deck": "Library"}).json()["detail"].startswith("no texts are written")
    for path in ("/api/games/chess/decks", "/api/games/chess/decks/check"):
        answer = server.post(path, json={"deck": ""}) if path.endswith("check") else server.get(path)
        assert (answer.status_code, answer.json()["detail"]) == (404, "no game is called 'chess'")


# ---- rules


def ids(server: Server, **asked: str) -> list[str]:
    return [rule["id"] for rule in server.get("/api/rules", params=asked).json()["rules"]]


def test_rules_are_found_by_words_and_by_id(server: Server) -> None:
    found = server.get("/api/rules", params={"words": "Guard  block"}).json()
    assert found["total"] == len(found["rules"]) > 2 and found["words"] == ""
    assert all("guard" in rule["rule"].lower() for rule in found["rules"])
    assert "RV-BLOCK-05" in [rule["id"] for rule in found["rules"]]
    assert ids(server, words="rv-atk-31") == ["RV-ATK-31"]
    assert {"R226-ERR-08", "R20-CRD-10"} <= set(ids(server, card="Sucker Punch")) and ids(server, card="Nobody") == []
    assert ids(server, card="sucker punch", document="rivals-2022-06") == ["R226-ERR-08"]
    assert set(ids(server, words="RV-DECK")) == {f"RV-DECK-{number:02}" for number in range(1, 12)}
    assert ids(server, words="quidditch") == []


def test_a_document_and_a_chapter_narrow_it(server: Server) -> None:
    everywhere, here = ids(server, words="torpor"), ids(server, words="torpor", document="rivals-2023")
    assert 0 < len(here) < len(everywhere) and all(each.startswith("RV-") for each in here)
    chapter = ids(server, document="rivals-2023", area="block")
    assert chapter == [rule.id for rule in document("rivals-2023") if rule.area == "block"]
    wrong = server.get("/api/rules", params={"document": "chess"})
    assert (wrong.status_code, "no rulebook is called 'chess'" in wrong.json()["detail"]) == (400, True)


def test_an_answer_has_an_end(server: Server) -> None:
    """Every chapter fits; all rules at once do not."""
    found = server.get("/api/rules").json()
    assert (len(found["rules"]), found["total"]) == (MOST_RULES, len(entries()))
    documents = server.get("/api/rules/documents").json()
    assert max(chapter["rules"] for each in documents for chapter in each["chapters"]) <= MOST_RULES


def test_one_rule_can_be_linked_to(server: Server) -> None:
    rule = server.get("/api/rules/RV-BLOCK-05").json()
    assert (rule["id"], rule["document"], rule["chapter"]) == ("RV-BLOCK-05", "rivals-2023", "Blocking")
    assert rule == server.get("/api/rules/rv-block-05").json()
    assert "R20-ATK-25" in rule["alike"] and server.get("/api/rules/R20-ATK-25").json()["alike"] == ["RV-BLOCK-05"]
    missing = server.get("/api/rules/RV-NOTHING")
    assert (missing.status_code, missing.json()["detail"]) == (404, "no rule has the id 'RV-NOTHING'")


def test_two_editions_are_compared(server: Server) -> None:
    """The oldest and the newest, if none is named."""
    found = server.get("/api/games/rivals/differences").json()
    assert (found["editions"], found["one"], found["two"]) == (["2020", "2022-06", "2022-09", "2023"], "2020", "2023")
    assert found["groups"][0]["title"] == "Set-up" and len(found["groups"]) > 30
    first = found["groups"][0]["rows"][0]
    assert (first["id"], first["one"]["rules"]) == ("DIFF-01", ["R20-SET-13", "R20-SET-15"])
    spanish = server.get(
        "/api/games/rivals/differences", params={"one": "2022-06", "two": "2022-09", "lang": "es"}
    ).json()
    assert spanish["groups"][0]["title"] == "Preparación" and len(spanish["groups"]) < len(found["groups"])
    wrong = server.get("/api/games/rivals/differences", params={"two": "1492"})
    assert (wrong.status_code, "no edition is called '1492'" in wrong.json()["detail"]) == (400, True)
    assert server.get("/api/games/chess/differences").status_code == 404


def test_spanish_words_find_english_rules(server: Server) -> None:
    """The ledger is English; terms of the Spanish rulebook lead to it, and stand beside each rule."""
    found = server.get("/api/rules", params={"words": "letargo", "lang": "es"}).json()
    assert found["words"] == "torpor"
    assert {rule["id"] for rule in found["rules"]} >= set(ids(server, words="torpor", document="rivals-2023"))
    assert {"en": "torpor", "es": "Letargo"} in found["rules"][0]["terms"]
    assert "terms" not in server.get("/api/rules/RV-WIN-07").json()


def test_every_document_and_chapter_has_a_title_in_both_languages(server: Server) -> None:
    for lang in ("en", "es"):
        told = server.get("/api/rules/documents", params={"lang": lang}).json()
        assert [each["key"] for each in told] == list(books())
        assert all(chapter["title"] for each in told for chapter in each["chapters"])
    for name in books():
        assert {rule.area for _, rule in entries(name)} <= set(chapters(name))


def test_the_routes_are_documented() -> None:
    document = (HOME / "docs" / "protocol.md").read_text(encoding="utf-8")
    decks = "/api/games/{game}/decks"
    for route in (decks, f"{decks}/check", "/api/rules?", "/api/rules/documents", "/api/rules/RV-"):
        assert route in document
