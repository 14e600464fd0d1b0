"""Action cards and Unhosted Actions of Blood & Alchemy, played."""

from __future__ import annotations

import pytest

from extras import BOOK, end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])
ALCHEMIES = {"Athanor Corporis": "Physical", "Calcinatio": "Social", "Fixatio": "Mental"}


@pytest.mark.parametrize("name", ALCHEMIES)
def test_alchemy_is_for_thin_bloods(name: str) -> None:
    """baa-athanor-corporis, baa-calcinatio, baa-fixatio: 1 Action back for a Thin-Blood, none for another; an icon."""
    for who, actions in (("Candi Liu", 2), ("Hope", 1)):
        with scene(Side(haven=["Candi Liu", "Hope"], hand=[name]), KEONDRA, book=BOOK) as play:
            play.one(f"play {name}", f"exhaust {who}")
            assert (play.host(name), play.actions) == (who, actions)
            assert play.value(who, w.THIN_BLOOD_ALCHEMY) == (2 if who == "Candi Liu" else 1)
    with scene(Side(haven=["Hope"], hand=[name]), KEONDRA, book=BOOK) as play:
        assert "of its clan" in play.refusal(f"play {name}")


@pytest.mark.parametrize("name", ALCHEMIES)
def test_alchemy_strengthens_one_kind_of_attack(name: str) -> None:
    """baa-athanor-corporis, baa-calcinatio, baa-fixatio: +1 Damage in attacks of its type, and in no other."""
    for kind in ALCHEMIES.values():
        one = Side(streets=["Adept"], attached={"Adept": [name]})
        with scene(one, Side(streets=["Loner"]), book=BOOK) as play:
            play.one("attack with Adept", kind)
            assert play.blood("Loner") == 4 - (1 + (kind == ALCHEMIES[name]))


def test_alchemy_protects_nobody() -> None:
    """baa-athanor-corporis: it is no attribute, and takes nothing off what is dealt to its bearer."""
    two = Side(streets=["Loner"], attached={"Loner": ["Athanor Corporis"]})
    with scene(Side(streets=["Adept"]), two, book=BOOK) as play:
        play.one("attack with Adept", "Physical")
        assert play.blood("Loner") == 4 - 1


def test_blood_of_potency() -> None:
    """baa-blood-of-potency: +2 Blood Potency, and 1 Blood for each Blood Sorcery of whoever plays it."""
    for who, had, left in (("Alejandro Lopez", 6, 8), ("Faith Gray", 4, 5), ("Hope", 4, 5), ("Jorge Guerrero", 3, 3)):
        with scene(Side(haven=[who], hand=["Blood of Potency"], library=["Awe"]), KEONDRA, book=BOOK) as play:
            play.one("play Blood of Potency")
            assert (play.blood(who), play.value(who, w.BLOOD_POTENCY)) == (left, had + 2)


def test_rain_of_blood_mends_everybody() -> None:
    """baa-rain-of-blood: R229-CRD-69: nobody exhausts for it; 1 Blood for all of all players, in torpor too."""
    one = Side(haven=["Hope"], torpor=["Sage"], blood={"Hope": 1, "Sage": 0}, hand=["Rain of Blood"])
    two = Side(haven=["Keondra"], torpor=["Lucky"], blood={"Keondra": 1, "Lucky": 0})
    city = City(monsters=["Werewolf"], blood={"Werewolf": 3})
    for said, mended in (("YES", 1), ("NO", 0)):
        with scene(one, two, city=city, book=BOOK) as play:
            play.one("play Rain of Blood")
            assert play.is_ready("Hope")
            play.one("pass", "fist 0")
            play.two("exert Keondra", "pass", "fist 0", said)
            found = [play.blood(name) for name in ("Hope", "Sage", "Keondra", "Lucky", "Werewolf")]
            assert found == [1 + mended, mended, 1 + mended, mended, 3]


FOUR = ["Hope", "Sage", "Lucky", "Grace"]


def test_the_third_tradition_is_paid_for_and_taxes_big_coteries() -> None:
    """baa-third-tradition-the-progeny: 1 Prestige; who has 4 vampires loses 1 Prestige or discards 1 card."""
    one = Side(haven=FOUR, hand=["Third Tradition: The Progeny"], library=["Awe"] * 9)
    two = Side(haven=["Keondra", "Judas", "Benício", "Prudence"], hand=["Coat", "Owl"], library=["Awe"] * 9)
    three = Side(haven=["Thaddeus", "Ceraph", "Matthew"], library=["Awe"] * 9)
    with scene(one, two, three, book=BOOK) as play:
        play.one("play Third Tradition: The Progeny")
        assert play.g.prestige[:3] == [4, 5, 5]
        for seat in (0, 1, 2):
            end_turn(play, seat)
        hand = len(play.names(1, w.HAND))
        play.one("Lose 1 Prestige")
        play.two("Discard 1 card from your hand", "Owl")
        assert play.g.prestige[:3] == [3, 5, 5]
        assert (len(play.names(1, w.HAND)), play.where("Owl")) == (hand - 1, "discard")


def test_who_has_no_card_loses_prestige() -> None:
    """baa-third-tradition-the-progeny: there is no choice without a card."""
    one = Side(haven=["Hope"], ongoing=["Third Tradition: The Progeny"])
    with scene(one, Side(haven=[*FOUR[1:], "Keondra"]), book=BOOK) as play:
        end_turn(play, 0)
        end_turn(play, 1)
        assert play.g.prestige[:2] == [5, 4]
