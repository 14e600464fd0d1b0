"""San Francisco: its Mortals, its Events and its Prince."""

from __future__ import annotations

import pytest

from extras import BOOK, end_turn
from primogen.rivals.language import nouns as n
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])
CITIZENS = ("Addict", "Athlete", "core-chef", "Cop", "Skateboarder", "Student", "Tour Guide")


@pytest.mark.parametrize("citizen", CITIZENS)
def test_a_citizen_mends_3(citizen: str) -> None:
    """core-addict, core-athlete, core-chef, core-cop, core-skateboarder, core-student, core-tour-guide: burned.

    1 Agenda, and 3 Blood for whoever defeated it; no Prestige, and nothing of what it does attached.
    """
    name = citizen.removeprefix("core-").title()
    one = Side(streets=["Brute"], blood={"Brute": 1}, library=["Awe"])
    with scene(one, KEONDRA, city=City(streets=[citizen]), book=BOOK) as play:
        play.one("attack with Brute", f"target {name}", "Physical", f"burn {name}")
        assert (play.blood("Brute"), play.g.agenda, play.g.prestige) == (4, [1, 0], [5, 5])
        assert (play.where(citizen), play.names(0, w.HAND)) == ("burned", [])


@pytest.mark.parametrize(
    ("citizen", "stat", "value", "drawn"),
    [("Addict", n.AUSPEX, 1, 1), ("Athlete", n.PHYSICAL, 7, 0), ("core-chef", n.PRESENCE, 1, 1),
     ("Cop", n.DOMINATE, 1, 0), ("Cop", n.BLOOD_POTENCY, 5, 0), ("Skateboarder", n.CELERITY, 1, 0),
     ("Skateboarder", n.BLOOD_POTENCY, 5, 0), ("Student", n.MENTAL, 7, 0), ("Tour Guide", n.SOCIAL, 7, 0)],
)  # fmt: skip
def test_a_citizen_is_of_use(citizen: str, stat: int, value: int, drawn: int) -> None:
    """core-addict, core-athlete, core-chef, core-cop, core-skateboarder, core-student, core-tour-guide: attached."""
    name = citizen.removeprefix("core-").title()
    one = Side(streets=["Brute", "Bully"], library=["Awe"])
    with scene(one, KEONDRA, city=City(streets=[citizen]), book=BOOK) as play:
        before = play.value("Bully", stat)
        play.one("attack with Brute", f"target {name}", "Physical", f"attach {name}")
        assert (play.value("Brute", stat), play.value("Bully", stat)) == (value, before)
        assert (len(play.names(0, w.HAND)), play.g.agenda) == (drawn, [1, 0])


def test_a_vagrant() -> None:
    """core-vagrant: no Agenda; 2 Blood when it is burned, 1 Damage less a turn when it is attached."""
    city = City(streets=["core-vagrant"])
    with scene(Side(streets=["Brute"], blood={"Brute": 1}), KEONDRA, city=city, book=BOOK) as play:
        play.one("attack with Brute", "target Vagrant", "Physical", "burn Vagrant")
        assert (play.blood("Brute"), play.g.agenda) == (3, [0, 0])
    two = Side(streets=["Keondra"], attached={"Keondra": ["core-vagrant"]})
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "Physical")
        play.two("yes: Vagrant")
        assert (play.blood("Keondra"), play.is_ready("Vagrant")) == (3, False)


def test_chinese_new_year() -> None:
    """core-chinese-new-year, R229-CRD-08: burned Events go back into the City Deck, and no other card; not itself."""
    city = City(deck=["Chinese New Year", "Student"], burned=["Castro Street Party", "Athlete"])
    with scene(KEONDRA, Side(haven=["Grace"]), city=city, book=BOOK) as play:
        end_turn(play, 0)
        assert sorted(play.names(w.CITY, w.LIBRARY)) == ["Castro Street Party", "Student"]
        assert sorted(play.names(w.CITY, w.BURNED_PILE)) == ["Athlete", "Chinese New Year"]


def test_city_on_the_brink() -> None:
    """core-city-on-the-brink: 1 Agenda for whoever defeats a foe's character; nothing for a Mortal."""
    city = City(streets=["City on the Brink", "core-vagrant"], tokens={"City on the Brink": 2})
    with scene(Side(streets=[["Brute"], ["Bully"]]), Side(streets=["Sage", "Grace"]), Side(streets=["Hope"]),
               city=city, book=BOOK) as play:  # fmt: skip
        play.one("attack with Bully", "target Vagrant", "Physical", "burn Vagrant")
        assert play.g.agenda == [0, 0, 0]
        play.one("attack with Brute", "target Sage", "Physical")
        play.two("pass")
        assert play.g.agenda == [2, 0, 0]  # 1 of the Rival's


def test_gallery_opening() -> None:
    """core-gallery-openning: each player discards up to 2 cards, for 1 Prestige each."""
    one = Side(haven=["Keondra"], hand=["Awe"])
    two = Side(haven=["Grace"], hand=["Coat", "Owl", "Majesty"])
    three = Side(haven=["Lucky"], hand=["Awe"])
    with scene(one, two, three, city=City(deck=["Gallery Opening"]), book=BOOK) as play:
        end_turn(play, 0)
        play.two("yes: Gallery Opening", "Coat", "Owl")
        play.answers(2, ("no",))
        play.one("yes: Gallery Opening", "Awe", "done")
        assert (play.g.prestige, play.names(1, w.HAND)) == ([6, 7, 5], ["Majesty"])


def test_protests_in_the_streets() -> None:
    """core-protests-in-the-streets: 1 Blood of whoever attacks a Mortal; nothing for attacks on characters."""
    city = City(streets=["Protests in the Streets", "Student"], tokens={"Protests in the Streets": 2})
    with scene(Side(streets=[["Brute"], ["Bully"]]), Side(streets=["Keondra"]), city=city, book=BOOK) as play:
        play.one("attack with Bully", "target Keondra", "Physical")
        assert play.blood("Bully") == 4
        play.one("attack with Brute", "target Student", "Physical", "attach Student")
        assert (play.blood("Brute"), play.blood("Bully")) == (3, 4)


def test_the_prince_of_san_francisco() -> None:
    """core-prince-of-the-city, R20-TRN-10, R20-PRI-17: no Secrecy, +2 Influence, 1 Prestige and 1 Agenda a turn."""
    two = Side(haven=["Grace", "Lucky"], attached={"Lucky": ["core-prince-of-the-city"]},
               haven_card="Haven - The Penthouse")  # fmt: skip
    with scene(KEONDRA, two, book=BOOK) as play:
        assert [play.value(name, w.SECRECY) for name in ("Grace", "Lucky")] == [1, 0]
        assert [play.value(name, w.INFLUENCE) for name in ("Grace", "Lucky")] == [1, 2]
        assert (play.g.prestige[1], play.g.agenda[1]) == (5, 0)
        end_turn(play, 0)
        assert (play.g.prestige, play.g.agenda) == ([5, 6], [0, 1])
