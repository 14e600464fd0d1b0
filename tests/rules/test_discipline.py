"""Disciplines (and Edges)."""

from __future__ import annotations

import pytest

from primogen.rivals.language import nouns as n
from primogen.rivals.language.traits import Has
from primogen.rivals.language.vocabulary import (
    attack_card,
    deals_plus,
    each,
    gain,
    having,
    hunter,
    in_order,
    unhosted,
    vampire,
    your_coterie,
)
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import book_with

DISCIPLINES = (
    n.ANIMALISM,
    n.AUSPEX,
    n.BLOOD_SORCERY,
    n.CELERITY,
    n.DOMINATE,
    n.FORTITUDE,
    n.OBFUSCATE,
    n.OBLIVION,
    n.POTENCE,
    n.PRESENCE,
    n.PROTEAN,
    n.THIN_BLOOD_ALCHEMY,
)
EDGES = (
    n.BEAST_WHISPERER,
    n.GLOBAL_ACCESS,
    n.LIBRARY_EDGE,
    n.REPEL_THE_UNNATURAL,
    n.SENSE_THE_UNNATURAL,
    n.THWART_THE_UNNATURAL,
)


def test_there_are_twelve_disciplines_and_edges_are_none() -> None:
    """RV-DISC-01: Shameless gives 1 Prestige for every 3 different ones in the coterie."""
    sage = vampire("test-all", "Omniscient", n.CAITIFF, bp=5, attributes=(0, 0, 0), disciplines=DISCIPLINES)
    scholar = hunter("test-edges", "Scholar", n.FAITHFUL, bp=4, attributes=(0, 0, 0), edges=EDGES)
    one = Side(haven=["Omniscient", "Scholar"], hand=["Shameless"])
    with scene(one, Side(haven=["Keondra"]), book=book_with(sage, scholar)) as play:
        play.one("play Shameless", "exhaust Scholar")
        assert play.g.prestige == [9, 5]


@pytest.mark.parametrize("discipline", DISCIPLINES + EDGES)
def test_an_icon_before_a_line_asks_the_acting_character_for_it(discipline: n.Icon) -> None:
    """RV-DISC-01, RV-DISC-02, RV-DISC-03: who has it gets the line; who has not plays the card without it.

    That a companion in the party has it is of no use.
    """
    able = vampire("test-able", "Able", n.CAITIFF, bp=4, attributes=(0, 0, 0), disciplines=(n.Discipline(discipline),))
    others = tuple(n.Discipline(other) for other in DISCIPLINES + EDGES if other != discipline)
    unable = vampire("test-unable", "Unable", n.CAITIFF, bp=4, attributes=(0, 0, 0), disciplines=others)
    blow = attack_card(
        "test-blow", "Blow", n.PHYSICAL, decks=n.BOTH, bp=1, damage=1, text=having(discipline, deals_plus(2))
    )
    for attacker, left in (("Able", 3), ("Unable", 5)):
        one = Side(streets=["Able", "Unable"], hand=["Blow"])
        with scene(one, Side(haven=["Keondra"]), book=book_with(able, unable, blow)) as play:
            play.one("attack with " + attacker, "Physical", "place Blow")
            assert play.blood("Keondra") == left and play.where("Blow") == "discard"


def test_a_reaction_without_its_discipline_still_shields() -> None:
    """RV-DISC-02, RV-DISC-03: Shifting Organs shields 1, and 1 more for a character with Obfuscate."""
    brute = vampire("test-brute", "Brute", n.CAITIFF, bp=4, attributes=(0, 0, 4), disciplines=())
    for target, blood in (("Keondra", 5), ("Gisele", 2)):  # both with Mental 1; only Keondra has Obfuscate
        two = Side(haven=[target], hand=["Shifting Organs"])
        with scene(Side(streets=["Brute"]), two, book=book_with(brute)) as play:
            play.one("attack with Brute", "Mental")
            play.two("place Shifting Organs")
            assert play.blood(target) == blood


def test_each_line_asks_for_its_own_discipline() -> None:
    """RV-DISC-02: of Triple Threat, Raúl has only Presence, so he neither draws nor deals more, but he steals."""
    one = Side(streets=["Raúl Fontes"], hand=["Triple Threat"], library=["Awe"])
    two = Side(haven=["Keondra"], hand=["Shifting Organs"])
    with scene(one, two) as play:
        play.one("attack with Raúl Fontes", "Physical", "place Triple Threat")
        play.two("place Shifting Organs")
        assert (play.blood("Keondra"), play.g.prestige, play.names(0, w.HAND)) == (6, [6, 4], [])


def test_several_copies_are_one_character_with_the_discipline() -> None:
    """RV-DISC-04: Gisele has Presence twice, and Ceraph counts her once."""
    census = unhosted(
        "test-census",
        "Census",
        decks=n.BOTH,
        text=gain(each(1, your_coterie & Has(n.PRESENCE)), n.PRESTIGE),
    )
    one = Side(haven=["Iara", "Ceraph", "Gisele"], hand=["Census"])
    with scene(one, Side(haven=["Lucky"]), book=book_with(census)) as play:
        assert play.value("Ceraph", w.INFLUENCE) == 2
        play.one("play Census")
        assert play.g.prestige == [7, 5]


@pytest.mark.parametrize(
    ("disciplines", "damage"), [((n.POTENCE, n.CELERITY), 4), ((n.POTENCE,), 2), ((n.CELERITY,), 1), ((), 1)]
)
def test_a_bonus_for_a_second_discipline_needs_the_first(disciplines: tuple[n.Discipline, ...], damage: int) -> None:
    """RV-DISC-05: with the second alone there is nothing."""
    fighter = vampire("test-fighter", "Fighter", n.CAITIFF, bp=4, attributes=(0, 0, 0), disciplines=disciplines)
    flurry = attack_card(
        "test-flurry",
        "Flurry",
        n.PHYSICAL,
        decks=n.BOTH,
        bp=1,
        damage=1,
        text=having(n.POTENCE, in_order(deals_plus(1), having(n.CELERITY, deals_plus(2)))),
    )
    one = Side(streets=["Fighter"], hand=["Flurry"])
    with scene(one, Side(haven=["Keondra"]), book=book_with(fighter, flurry)) as play:
        play.one("attack with Fighter", "Physical", "place Flurry")
        assert play.blood("Keondra") == 6 - damage
