"""Each edition has its own book: the sets that were out by then, and their cards as they were printed then."""

from __future__ import annotations

import sys
from dataclasses import fields, replace
from pathlib import Path

import pytest

from primogen.rivals.cards import SETS, sets_in
from primogen.rivals.editions import EDITIONS, NEWEST, book_of, bound
from primogen.rivals.language import sets
from primogen.rivals.language.sets import CardSet, Prints, set_of, until
from primogen.rivals.rules.printed import Printed
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.scenes.calling import definition_called
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from primogen.rivals.text.cards import card_text
from primogen.text.languages import EN, ES
from then import BOX, book_then, box, card

FIRST, SECOND = card("Cristo Redentor"), card("Copacabana Réveillon")
PARTY = replace(FIRST, key="test-harbour-party", name="Harbour Party", copies=3)
OLD_PARTY = until("2022-09", PARTY, abilities=SECOND.abilities, copies=2)
HARBOUR = CardSet("2022-06", (PARTY,), cities={"harbour": (PARTY,)}, earlier=(OLD_PARTY,))


def printed(book: Rulebook, name: str) -> Printed:
    return book.pool.cards[book.pool.find(name)]


def test_a_book_is_bound_once_for_each_edition() -> None:
    assert book_of("2022-09") is book_of("2022-09") is not book_of(NEWEST)
    assert book_of() is book_of(NEWEST)


def test_the_newest_book_has_every_set() -> None:
    assert len(book_of().pool.cards) == sum(len(each.cards) for each in SETS.values())


def test_a_book_has_the_sets_that_were_out_by_then() -> None:
    names = {edition: list(bound(edition, [HARBOUR, BOX]).cities) for edition in EDITIONS}
    assert names == {"2020": [], "2022-06": ["harbour"], "2022-09": ["harbour"], "2023": ["harbour", "rio"]}


def test_older_sets_come_first_in_whatever_order_they_are_found() -> None:
    one, other = bound(NEWEST, [BOX, HARBOUR]).pool, bound(NEWEST, [HARBOUR, BOX]).pool
    assert one.cards == other.cards and one.cards[0] is PARTY


def test_a_card_has_the_same_number_in_every_book() -> None:
    """So a line of the log, and a bot that knows the newest book, mean the same card at a table of an older edition."""
    newest = bound(NEWEST, [BOX, HARBOUR]).pool
    for edition in EDITIONS:
        keys = [each.key for each in bound(edition, [BOX, HARBOUR]).pool.cards]
        assert keys == [each.key for each in newest.cards[: len(keys)]]


@pytest.mark.parametrize("said", ["Vagrant", "vagrant"])
def test_of_namesakes_the_newest_is_meant(said: str) -> None:
    """Every city has its Vagrant."""
    vagrant = replace(card("Vagrant"), key="test-vagrant", blood=5)
    older, newer = ([box(), CardSet("2022-06", (vagrant,))], [CardSet("2020", (vagrant,)), box(since="2023")])
    for sets_then, key in ((older, "test-vagrant"), (newer, "hah-vagrant")):
        pool = bound(NEWEST, sets_then).pool
        assert pool.cards[definition_called(said, pool)].key == key
        assert pool.cards[pool.find("Vagrant")].key == key


# ---- errata


def test_a_card_is_as_it_was_printed_then() -> None:
    earlier = until("2022-06", card("Shotgun"), damage=5), until("2022-09", card("Shotgun"), damage=3)
    for order in (earlier, earlier[::-1]):
        found = [printed(book_then(edition, *order), "Shotgun").damage for edition in EDITIONS]
        assert found == [5, 3, 2, 2]


def test_all_else_it_prints_is_as_it_is_now() -> None:
    now, then = card("Shotgun"), printed(book_then("2020", until("2023", card("Shotgun"), damage=5)), "Shotgun")
    assert (then.key, then.name, then.text, then.needs_bp) == (now.key, now.name, now.text, now.needs_bp)
    assert book_then("2020").pool.cards == BOX.cards


def test_it_prints_what_it_printed_then() -> None:
    for edition, like in (("2022-06", SECOND), ("2022-09", FIRST), ("2023", FIRST)):
        found = printed(bound(edition, [HARBOUR]), "Harbour Party")
        assert [card_text(found, lang) for lang in (EN, ES)] == [card_text(like, lang) for lang in (EN, ES)]


@pytest.mark.parametrize(("edition", "blood"), [("2020", 1), ("2022-06", 3)])
def test_an_attack_deals_what_the_card_printed_then(edition: str, blood: int) -> None:
    """Keondra has 6; Grace's 2 and the card's 1, or 3 as it was before."""
    book = book_then(edition, until("2022-06", card("Triple Threat"), damage=3))
    with scene(Side(streets=["Grace"], hand=["Triple Threat"]), Side(streets=["Keondra"]), book=book) as play:
        play.one("attack with Grace", "Physical", "place Triple Threat")
        assert play.blood("Keondra") == blood


def test_an_erratum_of_nothing_is_told() -> None:
    for wrong in (until("1492", PARTY, copies=2), until("2023", card("Shotgun"), damage=1)):
        with pytest.raises(ValueError, match=rf"{wrong.card.key}, until {wrong.until}: "):
            bound("2022-06", [HARBOUR._replace(earlier=(wrong,))])


def test_whatever_a_card_prints_may_have_been_otherwise() -> None:
    assert set(Prints.__annotations__) == {each.name for each in fields(Printed)} - {"key"}


# ---- cities and Monsters


def test_a_city_has_as_many_copies_as_were_in_the_box_then() -> None:
    decks = {edition: bound(edition, [HARBOUR]).cities["harbour"] for edition in ("2022-06", "2022-09")}
    assert decks == {"2022-06": ["test-harbour-party"] * 2, "2022-09": ["test-harbour-party"] * 3}


def test_the_cities_of_the_editions() -> None:
    """DIFF-11."""
    assert [edition.city for edition in EDITIONS.values()] == ["san-francisco"] * 3 + ["rio"]
    assert len(book_of().cities["rio"]) == 27


def test_monsters_are_those_of_the_sets() -> None:
    assert len(book_of().monsters) == len({*book_of().monsters}) > 5
    assert bound("2022-09", [HARBOUR, box(since="2023")]).monsters == []


# ---- sets


def test_a_set_is_found_by_being_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package beside the others: nobody lists it."""
    lines = "from primogen.rivals.language.sets import CardSet\nSET = CardSet('2023', ())\n"
    (tmp_path / "found_sets" / "night_and_fog").mkdir(parents=True)
    (tmp_path / "found_sets" / "night_and_fog" / "__init__.py").write_text(lines, encoding="utf-8")
    (tmp_path / "found_sets" / "notes.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert sets_in([str(tmp_path / "found_sets")], "found_sets") == {"night_and_fog": CardSet("2023", ())}
    sys.modules.pop("found_sets.night_and_fog")


def test_every_folder_of_cards_is_a_set() -> None:
    folder = Path(sets.__file__).parents[1] / "cards"
    assert sorted(SETS) == sorted(each.parent.name for each in folder.glob("*/__init__.py"))


def test_the_id_of_a_card_tells_its_set() -> None:
    """The beginnings of RivalsDB's ids."""
    codes = ("core", "baa", "war", "sas", "hoe", "c22", "dar", "jam", "hah", "fat", "ml", "pp1", "pp2", "xxx")
    assert len({set_of(f"{code}-card") for code in codes}) == len(codes)
    assert (set_of("c22-purge-the-old-guard"), set_of("ml-hikari")) == ("Conclave 22", "Martial Law")
    with pytest.raises(ValueError, match="con22-card: no set has cards whose ids begin so: core, "):
        set_of("con22-card")


def test_every_card_is_of_its_own_set() -> None:
    for name, each in SETS.items():
        (called,) = {found.set.replace("&", "and").replace(" ", "_").lower() for found in each.cards}
        assert name in (called, f"{called}s")
