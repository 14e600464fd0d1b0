"""Decks of the Eternal Struggle: what is legal, and how they are written down."""

from __future__ import annotations

import json
import random

import pytest

from primogen.decks.deck import DeckError
from primogen.vtes.compiler.printed import Card
from primogen.vtes.compiler.printed import cards_by_id as cards
from primogen.vtes.decks.formats import FORMATS, read_deck, to_text
from primogen.vtes.decks.model import DeckList
from primogen.vtes.decks.names import called, ids
from primogen.vtes.decks.validation import faults, group_of, tournament_faults

KRID, SULLY, GROUP_6 = "200794", "201339", "201613"
BLOOD_DOLL = "100199"


def of_group(*groups: str) -> list[Card]:
    found = []
    for group in groups:
        found += [card for card in cards().values() if card.crypt and card.group == group and not card.advanced][:6]
    return found


def deck(groups: tuple[str, ...] = ("3", "4"), crypt: int = 12, library: int = 60) -> DeckList:
    keys = [card.id for card in of_group(*groups)]
    copies = {key: crypt // len(keys) for key in keys}
    copies[keys[0]] += crypt - sum(copies.values())
    return DeckList("Test", copies, {BLOOD_DOLL: library})


def rules(found: DeckList, players: int = 5) -> list[str]:
    return [f"{fault.rule} {fault.key}" for fault in faults(found, players)]


def test_a_legal_deck() -> None:
    """VT-DECK-01, -04: as many copies of a card as one likes."""
    assert rules(deck()) == []


def test_a_crypt_has_twelve_cards_or_more() -> None:
    """VT-DECK-02."""
    assert rules(deck(crypt=11)) == ["VT-DECK-02 crypt-too-small"]
    assert rules(deck(crypt=200)) == []


@pytest.mark.parametrize(("players", "most"), [(2, 60), (5, 90), (6, 100)])
def test_a_library_has_forty_cards_and_ten_for_each_player(players: int, most: int) -> None:
    """VT-DECK-03, VT-EX-01."""
    assert rules(deck(library=39), players) == ["VT-DECK-03 library-too-small"]
    assert rules(deck(library=40), players) == []
    assert rules(deck(library=most), players) == []
    assert rules(deck(library=most + 1), players) == ["VT-DECK-03 library-too-large"]


def test_a_crypt_is_of_two_groups_that_follow_each_other() -> None:
    """VT-DECK-05, -07."""
    assert rules(deck(("2",))) == []
    assert rules(deck(("2", "3"))) == []
    assert rules(deck(("2", "4"))) == ["VT-DECK-05 groups"]
    anybody = [card for card in cards().values() if card.crypt and card.group == "ANY"]
    assert [group_of(card) for card in anybody] == [0] * len(anybody)


def test_each_half_has_its_own_cards() -> None:
    """VT-DECK-01."""
    wrong = deck()
    wrong.library[KRID] = 1
    wrong.crypt["999999"] = 1
    assert rules(wrong) == ["VT-DECK-01 unknown-card", "VT-DECK-01 wrong-half"]


def test_tournaments_want_sixty_to_ninety_cards() -> None:
    assert [fault.key for fault in tournament_faults(deck(library=59))] == ["library-of-tournaments"]
    assert tournament_faults(deck(library=90)) == []


@pytest.mark.parametrize("how", FORMATS)
def test_every_card_survives_every_format(how: str) -> None:
    """All of them, a hundred to a deck."""
    keys = sorted(cards())
    random.Random(how).shuffle(keys)
    for at in range(0, len(keys), 100):
        some = keys[at : at + 100]
        before = DeckList("A name")
        for key in some:
            before.add(key, 1 + at % 4, is_crypt=cards()[key].crypt)
        after = read_deck(to_text(before, how))
        assert (after.crypt, after.library) == (before.crypt, before.library)


def test_a_link_is_as_vdb_makes_it() -> None:
    before = DeckList("A name & more", {KRID: 2}, {BLOOD_DOLL: 3}, author="Ana")
    link = to_text(before, "vdb")
    assert link.strip() == f"https://vdb.im/decks/deck?name=A%20name%20%26%20more&author=Ana#{KRID}=2;{BLOOD_DOLL}=3"
    assert read_deck(link) == before
    assert read_deck(f"https://vdb.im/decks/deck#{KRID}=2;{BLOOD_DOLL}=3;").crypt == {KRID: 2}


def test_a_link_to_what_only_its_site_knows_says_so() -> None:
    for link in ("https://vdb.im/decks/0123abcd", "https://amaranth.vtes.co.nz/#deck/4d3aa426-70da"):
        with pytest.raises(DeckError, match=r"only .* knows what is in this deck: have it written as text"):
            read_deck(link)


def test_json_of_krcg_and_of_vdb() -> None:
    """krcg lists a library by types, or all cards in a row."""
    before = DeckList("A name", {KRID: 2}, {BLOOD_DOLL: 3}, author="Ana")
    text = to_text(before, "json")
    library = json.loads(text)["library"]
    assert library["cards"] == [
        {"type": "Master", "count": 3, "cards": [{"id": int(BLOOD_DOLL), "name": "Blood Doll", "count": 3}]}
    ]
    assert read_deck(text) == before
    flat = {"crypt": {"cards": [{"id": KRID, "count": 2}]}, "library": {"cards": [{"id": BLOOD_DOLL, "count": 3}]}}
    assert read_deck(json.dumps(flat)).halves() == before.halves()
    sent = {"name": "A name", "author": "Ana", "cards": {KRID: 2, BLOOD_DOLL: 3}, "owner": "ana"}
    assert read_deck(json.dumps(sent)) == before


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "not a deck of krcg or VDB"),
        ('{"crypt": {"cards": []}}', "not a deck of krcg or VDB: .*library"),
        ('{"cards": {"999999": 1}}', "no card has the id 999999"),
        ('{"cards": {"100199": 0}}', "1 to 999 copies of Blood Doll, not 0"),
        ("https://vdb.im/decks/deck#100199=x", "'100199=x' is no card's id and number"),
        ("https://vdb.im/decks/deck#1=1", "no card has the id 1"),
    ],
)
def test_what_is_wrong_with_a_deck_is_named(text: str, why: str) -> None:
    with pytest.raises(DeckError, match=f"deck: {why}"):
        read_deck(text)


def test_a_card_goes_by_the_names_it_had() -> None:
    found = read_deck("1x Bloodhunt\n2x Camille Devereux\n1 Louvre, Paris, Le\n1 Fifth Tradition: Hospitality, The\n")
    names = ["Blood Hunt", "The Louvre, Paris", "Fifth Tradition: Hospitality"]
    assert [called()[key] for key in found.library] == names
    assert [called()[key] for key in found.crypt] == ["Camille Devereux, The Raven"]


def test_tournaments_ban_cards() -> None:
    """The rulebook does not."""
    dealt = deck()
    dealt.library[next(key for key, card in cards().items() if card.name == "Terrorists")] = 1
    assert faults(dealt) == []
    assert [(fault.key, called()[fault.card], fault.number) for fault in tournament_faults(dealt)] == [
        ("banned", "Terrorists", 2020)
    ]


def test_names_as_people_write_them() -> None:
    text = "Deck Name: Mine\n2x parthenon, the\n1 Aline Gadeke\n3x Theo Bell (ADV)  7  aus dom\n4 Theo Bell (G6)\n"
    found = read_deck(text)
    assert (found.name, sorted(found.crypt.values()), list(found.library.values())) == ("Mine", [1, 3, 4], [2])
    assert {called()[key] for key in found.crypt} == {"Aline Gädeke", "Theo Bell (ADV)", "Theo Bell (G6)"}


def test_no_two_cards_are_called_alike() -> None:
    assert len(set(called().values())) == len(called())
    assert all(ids()[name.casefold()] == key for key, name in called().items())


def test_a_card_that_nobody_knows_is_named_with_its_line() -> None:
    with pytest.raises(DeckError, match="deck, line 2: no card is called 'Blod Doll'; did you mean Blood Doll"):
        read_deck("1x Krid\n2x Blod Doll\n")
    with pytest.raises(DeckError, match="lists no cards"):
        read_deck("nothing at all")
    with pytest.raises(DeckError, match="1 to 999 copies, not 0"):
        read_deck("0x Krid")
