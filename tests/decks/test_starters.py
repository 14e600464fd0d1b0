"""Starter decks: each is legal from its edition on, says how it plays, and is offered where it can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from primogen.rivals.decks import starters
from primogen.rivals.decks.model import DeckList
from primogen.rivals.decks.starters import ABOUT, STARTERS, starter, starters_of
from primogen.rivals.decks.validation import faults_by
from primogen.rivals.editions import EDITIONS, book_of
from primogen.rivals.rules.words import CHARACTER
from primogen.rivals.terms import editions

EASY, HARD = 1, 3
FEWER = {"salubri": 3, "red-talons": 4, "silver-fangs": 5}


@pytest.mark.parametrize("name", ABOUT)
def test_a_starter_is_legal_from_its_edition_on(name: str) -> None:
    for edition in EDITIONS:
        if edition >= ABOUT[name].since:
            assert faults_by(starter(name), book_of(edition)) == [], edition


@pytest.mark.parametrize("name", ABOUT)
def test_a_starter_has_a_name_a_leader_and_says_how_it_plays(name: str) -> None:
    deck, about = starter(name), ABOUT[name]
    assert deck.name and deck.leader in deck.faction and EASY <= about.hardness <= HARD
    for said in about.plays():
        assert 20 <= len(said) <= 120 and said[0].isupper() and said.endswith(".")


def test_every_deck_is_in_the_index_and_every_name_is_one_decks() -> None:
    folder = Path(str(starters.__file__)).parent
    assert {path.stem for path in folder.glob("*.txt")} == ABOUT.keys()
    assert len({starter(name).name for name in STARTERS}) == len(STARTERS)


def test_every_clan_and_creed_has_a_deck_that_it_leads() -> None:
    """Most of its characters are of the clan it is called for; those of the Salubri, who walk alone, are not.

    Of neither tribe there are enough that can be played here.
    """
    pool = book_of().pool
    led = {name: pool.cards[pool.by_key[starter(name).leader]].clan for name in STARTERS}
    clans = {card.clan for card in pool.cards if card.kind == CHARACTER}
    assert sorted(led.values()) == sorted(clans)
    for name, clan in led.items():
        own = [card for card in starter(name).faction if pool.cards[pool.by_key[card]].clan == clan]
        assert len(own) >= FEWER.get(name, 6), name


def test_each_edition_has_decks_for_a_full_table() -> None:
    for edition in editions():
        assert len(starters_of(edition)) >= 4, edition


def test_a_card_that_came_out_later_is_named() -> None:
    """R20-DCK-01: by the ids of the edition's own book."""
    deck = starter("ministry")
    found = faults_by(DeckList("x", deck.agenda, deck.haven, deck.faction[:6], deck.library), book_of("2020"))
    assert ("not-printed-yet", "Keondra") in [(fault.key, fault.card) for fault in found]
    assert "R20-DCK-01" in {fault.rule for fault in found}
