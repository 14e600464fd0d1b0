"""The Ghouls of Dragon & Rogue, played."""

from __future__ import annotations

import pytest

from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from rovers import BOOK

KEONDRA = Side(haven=["Keondra"])


def test_szlachta_is_made_of_a_retainer() -> None:
    """dar-szlachta: by Protean, of 1 Retainer you control: 2 Blood, Guard, and room for no more. RV-GHOUL-02."""
    one = Side(haven=["Boyar", "Brute"], attached={"Brute": ["Maid"], "Boyar": ["Vagrant", "Coat"]}, hand=["Szlachta"])
    with scene(one, Side(haven=["Keondra"], attached={"Keondra": ["Lookout"]}), book=BOOK) as play:
        play.one("play Szlachta")
        assert set(play.offered) == {"Maid", "Vagrant"}
        play.one("Maid")
        assert (play.where("Szlachta"), play.host("Maid"), play.blood("Szlachta")) == ("haven", "Szlachta", 2)
        assert (play.value("Szlachta", w.GUARD), play.value("Szlachta", w.ATTACHMENTS)) == (1, 1)
    for one in (
        Side(haven=["Boyar"], hand=["Szlachta"]),
        Side(haven=["Adept"], attached={"Adept": ["Maid"]}, hand=["Szlachta"]),
    ):
        with scene(one, KEONDRA, book=BOOK) as play:
            assert play.refusal("play Szlachta")


@pytest.mark.parametrize("said", ["yes: Szlachta", "no"])
def test_szlachta_leaves_its_retainer_to_a_vozhd(said: str) -> None:
    """dar-szlachta, dar-vozhd: defeated, it may give its Retainer to a Vozhd, which is fed by it; or not."""
    two = Side(
        haven=["Keondra", "Szlachta", "Vozhd"], blood={"Szlachta": 1, "Vozhd": 2}, exhausted=["Vozhd", "Keondra"]
    )
    two.attached = {"Szlachta": ["Maid"], "Vozhd": ["Lookout"]}
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", "target Szlachta", "Physical")
        play.two(said)
        kept = said != "no"
        assert (play.where("Szlachta"), play.host("Maid")) == ("burned", "Vozhd" if kept else "")
        assert (play.blood("Vozhd"), play.value("Vozhd", w.PHYSICAL)) == ((4, 4) if kept else (2, 2))


def test_szlachta_burned_by_an_effect() -> None:
    """dar-szlachta: burned, too; without a Vozhd there is nobody to have it."""
    two = Side(haven=["Keondra", "Szlachta", "Vozhd"], blood={"Szlachta": 2, "Vozhd": 2})
    two.attached = {"Szlachta": ["Maid"], "Vozhd": ["Lookout"]}
    with scene(Side(haven=["Brute"], hand=["Pyre"]), two, book=BOOK) as play:
        play.one("play Pyre", "Szlachta")
        play.two("yes: Szlachta")
        assert (play.where("Szlachta"), play.host("Maid")) == ("burned", "Vozhd")
    two = Side(haven=["Keondra", "Szlachta"], blood={"Szlachta": 2}, attached={"Szlachta": ["Maid"]})
    with scene(Side(haven=["Brute"], hand=["Pyre"]), two, book=BOOK) as play:
        play.one("play Pyre", "Szlachta")
        assert (play.where("Szlachta"), play.where("Maid")) == ("burned", "burned")


def vozhd(*retainers: str) -> Play:
    one = Side(haven=["Boyar", "Brute"], hand=["Vozhd"], agenda_card="Army of the Dragon")
    one.attached = {"Boyar": ["Maid", "Vagrant", "Lookout"], "Brute": ["Mugger", "Politician"]}
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Vozhd", *retainers)
    return play


def test_vozhd_is_made_of_many() -> None:
    """dar-vozhd: by Protean, of as many Retainers as you like: 2 Blood and 2 Physical for each. RV-GHOUL-02."""
    play = vozhd("Maid", "done")
    assert (play.blood("Vozhd"), play.value("Vozhd", w.PHYSICAL), play.host("Vagrant")) == (2, 2, "Boyar")
    play = vozhd("Maid", "Vagrant", "Lookout", "Mugger", "Politician")
    assert (play.blood("Vozhd"), play.value("Vozhd", w.PHYSICAL)) == (10, 10)
    assert play.value("Vozhd", w.POTENCE) == 0  # RV-GHOUL-15


def test_vozhd_grows() -> None:
    """dar-vozhd: a Retainer that comes later feeds it, too; and one that goes takes its share along. RV-GHOUL-03."""
    one = Side(haven=["Boyar", "Vozhd"], attached={"Vozhd": ["Maid"]}, blood={"Vozhd": 1}, hand=["Fleshcrafting"])
    with scene(one, KEONDRA, city=City(streets=["Tramp"]), book=BOOK) as play:
        play.one("play Fleshcrafting", "Vozhd")
        assert (play.blood("Vozhd"), play.value("Vozhd", w.PHYSICAL)) == (3, 4)
        play.one("detach Tramp")
        assert (play.blood("Vozhd"), play.value("Vozhd", w.PHYSICAL)) == (2, 2)


def test_army_of_the_dragon_counts_ghouls() -> None:
    """dar-army-of-the-dragon: 1 Agenda for a Ghoul you play, 2 if it bears 2 Retainers then; no other card counts."""
    assert vozhd("Maid", "done").g.agenda[0] == 1
    assert vozhd("Maid", "Mugger", "done").g.agenda[0] == 2
    one = Side(haven=["Boyar"], hand=["Coat"], agenda_card="Army of the Dragon")
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Coat")
        assert play.g.agenda[0] == 0
