"""What a legal deck is: a deck that breaks one rule has one fault, which cites that rule in two languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from primogen.rivals.decks.model import DeckList
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.decks.validation import Fault, faults
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import gain, influence_modifier, vampire
from primogen.rivals.rules import words as w
from primogen.rivals.text.faults import FAULTS, fault_text
from primogen.text.languages import EN, ES
from setting_up import CAITIFF, FAITHFUL, INQUISITIVE, MINISTRY, begun, opening
from support import RULEBOOK, book_with

POOL = RULEBOOK.pool


def key(name: str) -> str:
    return POOL.cards[POOL.find(name)].key


def keys(*names: str) -> list[str]:
    return [key(name) for name in names]


def vampires() -> DeckList:
    return copied(starter("ministry"))


def hunters() -> DeckList:
    return copied(starter("faithful"))


def copied(deck: DeckList) -> DeckList:
    return replace(deck, faction=deck.faction[:], library=dict(deck.library))


def said(deck: DeckList) -> list[str]:
    """Its faults in English and Spanish, one after the other."""
    return [fault_text(fault, lang) for fault in faults(deck, POOL) for lang in (EN, ES)]


@pytest.mark.parametrize("name", STARTERS)
def test_the_starters_are_legal(name: str) -> None:
    """RV-DECK-01 to RV-DECK-11: nothing is wrong with any of the four."""
    assert said(starter(name)) == []


@pytest.mark.parametrize("name", STARTERS)
def test_a_starter_brings_all_that_a_player_needs(name: str) -> None:
    """RV-DECK-01, RV-DECK-02, RV-DECK-05: 1 Agenda, 1 Haven, 7 characters and a Library come to the table."""
    deck = starter(name).for_play()
    assert POOL.cards[POOL.find(deck.agenda)].kind == w.AGENDA_CARD
    assert POOL.cards[POOL.find(deck.haven)].kind == w.HAVEN_CARD
    assert len(set(deck.faction)) == 7
    assert 40 <= len(deck.library) <= 60


def test_a_deck_needs_an_agenda() -> None:
    """RV-DECK-01."""
    assert said(replace(vampires(), agenda="")) == [
        "A deck needs an Agenda card (RV-DECK-01)",
        "Un mazo necesita una carta de Objetivo (RV-DECK-01)",
    ]


def test_a_deck_needs_a_haven() -> None:
    """RV-DECK-01."""
    assert said(replace(vampires(), haven="")) == [
        "A deck needs a Haven card (RV-DECK-01)",
        "Un mazo necesita una carta de Refugio (RV-DECK-01)",
    ]


def test_a_haven_is_no_agenda_and_an_agenda_no_haven() -> None:
    """RV-DECK-01."""
    assert said(replace(vampires(), agenda=key("Haven - The Temple of Set"))) == [
        "Haven - The Temple of Set is not an Agenda card (RV-DECK-01)",
        "Haven - The Temple of Set no es una carta de Objetivo (RV-DECK-01)",
    ]
    assert said(replace(vampires(), haven=key("The Snake Den"))) == [
        "The Snake Den is not a Haven card (RV-DECK-01)",
        "The Snake Den no es una carta de Refugio (RV-DECK-01)",
    ]


def test_a_card_nobody_knows_is_named_wherever_it_stands() -> None:
    """RV-DECK-01: a card that cannot be played is never let in silently."""
    expected = ["No card has the id core-nobody (RV-DECK-01)", "Ninguna carta tiene el id core-nobody (RV-DECK-01)"]
    assert said(replace(vampires(), agenda="core-nobody")) == expected
    assert said(replace(vampires(), haven="core-nobody")) == expected
    assert said(replace(vampires(), faction=[*vampires().faction[:6], "core-nobody"])) == expected
    assert said(replace(vampires(), library={**vampires().library, "core-nobody": 1})) == expected


@pytest.mark.parametrize("number", [0, 6, 8])
def test_a_faction_deck_has_exactly_seven_characters(number: int) -> None:
    """RV-DECK-02."""
    deck = replace(vampires(), faction=[*vampires().faction, key("Raúl Fontes")][:number], leader="")
    assert said(deck) == [
        f"A Faction deck has 7 characters, not {number} (RV-DECK-02)",
        f"Un Mazo de Facción tiene 7 personajes, no {number} (RV-DECK-02)",
    ]


def test_the_seven_are_different() -> None:
    """RV-DECK-02."""
    assert said(replace(vampires(), faction=[*vampires().faction[:6], key("Keondra")])) == [
        "Keondra is in the Faction deck 2 times (RV-DECK-02)",
        "Keondra está 2 veces en el Mazo de Facción (RV-DECK-02)",
    ]


def test_different_means_by_name() -> None:
    """RV-DECK-02: another printing, with an id of its own, is the same character."""
    again = vampire("test-keondra", "Keondra", n.MINISTRY, bp=1, attributes=(0, 0, 0), disciplines=())
    deck = replace(vampires(), faction=[*vampires().faction[:6], "test-keondra"])
    assert faults(deck, book_with(again).pool) == [Fault("RV-DECK-02", "character-twice", "Keondra", 2)]


def test_only_characters_are_in_a_faction_deck() -> None:
    """RV-DECK-02."""
    assert said(replace(vampires(), faction=[*vampires().faction[:6], key("Awe")])) == [
        "Awe is not a character (RV-DECK-02)",
        "Awe no es un personaje (RV-DECK-02)",
    ]


def test_vampires_and_hunters_do_not_mix() -> None:
    """RV-DECK-03: not even one."""
    assert said(replace(vampires(), faction=[*vampires().faction[:6], key("Evangeline")])) == [
        "Vampires, Hunters and werewolves do not share a Faction deck (RV-DECK-03)",
        "Vampiros, Cazadores y hombres lobo no comparten Mazo de Facción (RV-DECK-03)",
    ]


def test_clans_and_creeds_mix_freely() -> None:
    """RV-DECK-04: four of the Ministry with three Caitiff, four of the Faithful with three Inquisitive."""
    mixed = keys(*MINISTRY[:4], "Lucky", "Grace", "Hope")
    assert said(replace(vampires(), faction=mixed)) == []
    assert said(replace(hunters(), faction=keys(*FAITHFUL[:4], *INQUISITIVE[:3]))) == []


def sized(number: int) -> DeckList:
    """A vampire deck with that many Library cards, at most 3 of each."""
    usable = [card.key for card in POOL.cards if card.decks & w.VAMPIRES and card.kind in (w.ACTION, w.ATTACK)]
    return replace(
        vampires(), library={card: min(3, number - 3 * at) for at, card in enumerate(usable[: -(-number // 3)])}
    )


@pytest.mark.parametrize("number", [40, 41, 59, 60])
def test_a_library_has_from_40_to_60_cards(number: int) -> None:
    """RV-DECK-05: both ends are legal."""
    assert sized(number).size() == number
    assert said(sized(number)) == []


def test_39_cards_are_too_few() -> None:
    """RV-DECK-05."""
    assert said(sized(39)) == [
        "A Library has at least 40 cards, not 39 (RV-DECK-05)",
        "Una Biblioteca tiene al menos 40 cartas, no 39 (RV-DECK-05)",
    ]


def test_61_cards_are_too_many() -> None:
    """RV-DECK-05."""
    assert said(sized(61)) == [
        "A Library has at most 60 cards, not 61 (RV-DECK-05)",
        "Una Biblioteca tiene como máximo 60 cartas, no 61 (RV-DECK-05)",
    ]


@pytest.mark.parametrize(
    "name", ["Keondra", "The Snake Den", "Haven - The Temple of Set", "Vagrant", "Prince of the City"]
)
def test_only_cards_with_yellow_backs_are_in_a_library(name: str) -> None:
    """RV-DECK-05: no character, Agenda, Haven or card of the city."""
    deck = vampires()
    deck.library[key(name)] = 1
    assert said(deck) == [
        f"{name} is not a Library card (RV-DECK-05)",
        f"{name} no es una carta de Biblioteca (RV-DECK-05)",
    ]


def test_four_copies_are_one_too_many() -> None:
    """RV-DECK-06: three are legal."""
    deck = vampires()
    deck.library[key("Coiled Strike")] = 3
    assert said(deck) == []
    deck.library[key("Coiled Strike")] = 4
    assert said(deck) == [
        "At most 3 of Coiled Strike, not 4 (RV-DECK-06)",
        "Como máximo 3 de Coiled Strike, no 4 (RV-DECK-06)",
    ]


def test_copies_are_counted_by_name() -> None:
    """RV-DECK-06: two printings of one card share its three places."""
    again = influence_modifier("test-awe", "Awe", decks=n.VAMPIRES, text=gain(1, n.PRESTIGE))
    deck = vampires()
    deck.library["test-awe"] = 1
    assert faults(deck, book_with(again).pool) == [Fault("RV-DECK-06", "too-many-copies", "Awe", 4)]


@pytest.mark.parametrize("number", [0, -1])
def test_a_card_is_not_listed_less_than_once(number: int) -> None:
    """RV-DECK-06: a list that says so is a mistake, and is told."""
    deck = sized(60)
    deck.library[key("Shotgun")] = number
    assert said(deck) == [
        f"Shotgun is listed {number} times (RV-DECK-06)",
        f"Shotgun figura {number} veces (RV-DECK-06)",
    ]


def with_one(deck: DeckList, name: str) -> DeckList:
    deck.library.setdefault(key(name), 1)
    return deck


def test_a_hunter_library_takes_only_cards_with_the_h_tag() -> None:
    """RV-DECK-07, RV-DECK-09: Awe has no tag and is for vampires alone."""
    assert said(with_one(hunters(), "Awe")) == [
        "Awe is not for Hunters (RV-DECK-07)",
        "Awe no es para Cazadores (RV-DECK-07)",
    ]
    assert said(with_one(vampires(), "Awe")) == []


def test_cards_with_both_tags_are_for_everybody() -> None:
    """RV-DECK-08: Shotgun is H/V."""
    for deck in (hunters(), vampires()):
        assert said(with_one(deck, "Shotgun")) == []
        assert said(with_one(deck, "Pass the Torch")) == []


def test_cards_with_the_h_tag_alone_are_only_for_hunters() -> None:
    """RV-DECK-10."""
    assert said(with_one(vampires(), "Wooden Stake")) == [
        "Wooden Stake is only for Hunters (RV-DECK-10)",
        "Wooden Stake es solo para Cazadores (RV-DECK-10)",
    ]
    assert said(with_one(hunters(), "Wooden Stake")) == []


def test_vampires_have_no_hideout_and_no_agenda_of_hunters() -> None:
    """RV-DECK-10."""
    for deck in (
        replace(vampires(), haven=key("Hideout - The Bunker")),
        replace(vampires(), agenda=key("Martyrdom")),
    ):
        assert [fault.rule for fault in faults(deck, POOL)] == ["RV-DECK-10"]


def test_hunters_use_no_haven_and_no_agenda_of_vampires() -> None:
    """RV-DECK-11."""
    assert said(replace(hunters(), haven=key("Haven - The Temple of Set"))) == [
        "Haven - The Temple of Set is not for Hunters (RV-DECK-11)",
        "Haven - The Temple of Set no es para Cazadores (RV-DECK-11)",
    ]
    assert [fault.rule for fault in faults(replace(hunters(), agenda=key("Go For Broke")), POOL)] == ["RV-DECK-11"]


def test_the_leader_meant_is_one_of_the_seven() -> None:
    """RV-SETUP-13."""
    assert said(replace(vampires(), leader=key("Lucky"))) == [
        "The Leader hah-lucky is not in the Faction deck (RV-SETUP-13)",
        "El Líder hah-lucky no está en el Mazo de Facción (RV-SETUP-13)",
    ]


def test_every_fault_of_a_deck_is_told_at_once() -> None:
    """RV-DECK-01, RV-DECK-02, RV-DECK-05: an empty list misses everything."""
    assert [(fault.rule, fault.key) for fault in faults(DeckList(), POOL)] == [
        ("RV-DECK-01", "no-agenda"),
        ("RV-DECK-01", "no-haven"),
        ("RV-DECK-02", "not-seven"),
        ("RV-DECK-05", "library-too-small"),
    ]


def test_every_fault_has_words_in_both_languages() -> None:
    for name in FAULTS:
        texts = {fault_text(Fault("RV-DECK-01", name, "Awe", 5), lang) for lang in (EN, ES)}
        assert len(texts) == 2 and all(text.endswith(" (RV-DECK-01)") and "{" not in text for text in texts)


def test_all_tokens_start_in_the_general_supply() -> None:
    """RV-SETUP-11: before Leaders are revealed no card bears a token; 20 Prestige are taken from it (RV-SETUP-12)."""
    g = opening([MINISTRY, CAITIFF]).g
    assert set(g.blood) == {0} and not g.stakes and not g.foreign and not g.purses
    assert g.prestige == [20, 20] and g.agenda == [0, 0]


def test_what_a_player_begins_with_is_less_than_the_colour_set() -> None:
    """RV-SETUP-11: of a value of 32, 20 are in use, as Prestige or as the Leader's Blood; the rest is supply."""
    g = begun(MINISTRY, CAITIFF).g
    for seat in range(2):
        assert g.blood[g.leader[seat]] > 0
        assert g.prestige[seat] + g.blood[g.leader[seat]] == 20 < 32
