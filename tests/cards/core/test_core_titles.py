"""The Titles of the core box."""

from __future__ import annotations

import pytest

from extras import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])


@pytest.mark.parametrize(
    ("title", "influence", "bp"),
    [("Herald", 2, 2), ("Keeper of Elysium", 4, 4), ("Seneschal", 5, 5), ("Sheriff", 4, 4)],
)
def test_a_title_costs_influence(title: str, influence: int, bp: int) -> None:
    """core-herald, core-keeper-of-elysium, core-seneschal, core-sheriff: exerted and paid for, by enough Potency."""
    one = Side(haven=["Keondra"], hand=[title], prestige=9)
    with scene(one, Side(haven=["Grace"]), book=BOOK) as play:
        play.one(f"play {title}", "exert Keondra", str(influence - 1))
        assert (play.host(title), play.g.prestige[0]) == ("Keondra", 9 - (influence - 1))
    weak = {2: "Weakling", 4: "Sage", 5: "Hope"}[bp]
    with scene(Side(haven=[weak], hand=[title]), KEONDRA, book=BOOK) as play:
        assert "Blood Potency" in play.refusal(f"play {title}")


@pytest.mark.parametrize("title", ["Herald", "Keeper of Elysium", "Seneschal", "Sheriff"])
def test_a_title_is_unique(title: str) -> None:
    """core-herald, core-keeper-of-elysium, core-seneschal, core-sheriff, R20-TIT-08: nobody else may have it."""
    one = Side(haven=["Lucky"], hand=[title], prestige=9)
    with scene(one, Side(haven=["Keondra"], attached={"Keondra": [title]}), book=BOOK) as play:
        assert "Unique" in play.refusal(f"play {title}")


def test_herald() -> None:
    """core-herald: recruits cost their player 1 Prestige less, and come with all their Blood."""
    one = Side(haven=["Grace"], attached={"Grace": ["Herald"]}, hand=["Sage"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("recruit Sage")
        assert (play.g.prestige, play.blood("Sage")) == ([5 - 2, 5], 3)


def test_keeper_of_elysium() -> None:
    """core-keeper-of-elysium: +1 Secrecy for all at home, the Keeper or not; none outside."""
    one = Side(haven=["Grace"], streets=["Hope"], attached={"Hope": ["Keeper of Elysium"]}, leader="Hope")
    with scene(one, KEONDRA, book=BOOK) as play:
        assert [play.value(name, w.SECRECY) for name in ("Grace", "Hope")] == [1, 0]


@pytest.mark.parametrize(("prince", "lost"), [("", 2), ("Keondra", 1)])
def test_seneschal(prince: str, lost: int) -> None:
    """core-seneschal: an Action, and a foe loses 1 Prestige, or 2 while nobody is Prince."""
    one = Side(haven=["Grace", "Lucky"], attached={"Lucky": ["Seneschal"]})
    two = Side(haven=["Keondra"], attached={prince: ["core-prince-of-the-city"]} if prince else {})
    city = City(streets=[] if prince else ["core-prince-of-the-city"])
    with scene(one, two, city=city, book=BOOK) as play:
        play.one("activate Seneschal")
        assert (play.g.prestige, play.is_ready("Lucky"), play.is_ready("Grace")) == ([5, 5 - lost], False, True)
        assert play.actions == 1


def test_sheriff() -> None:
    """core-sheriff, R20-CRD-34, R229-CRD-41: burns any Ongoing card, of a player or of the city; outside only."""
    one = Side(streets=["Lucky"], attached={"Lucky": ["Sheriff"]}, ongoing=["Believer"])
    two = Side(haven=["Keondra"], ongoing=["Majesty"], face_down={"Snake Oil": 1})
    city = City(streets=["Castro Street Party", "BOPE-RJ: Marksman", "Student"])
    with scene(one, two, city=city, book=BOOK) as play:
        play.one("activate Sheriff")
        assert sorted(play.offered) == ["BOPE-RJ: Marksman", "Believer", "Castro Street Party", "Majesty"]
        play.one("BOPE-RJ: Marksman")
        assert (play.where("BOPE-RJ: Marksman"), play.g.agenda, play.is_ready("Lucky")) == ("burned", [0, 0], False)
    with scene(Side(haven=["Lucky"], attached={"Lucky": ["Sheriff"]}), two, book=BOOK) as play:
        assert "use only" in play.refusal("activate Sheriff").lower()


@pytest.mark.parametrize(("foe", "blood"), [("Keondra", 6 - 2), ("Lucky", 5 - 1)])
def test_primogen(foe: str, blood: int) -> None:
    """core-primogen, DIFF-144, R226-ERR-16: +1 Influence, and +1 Damage to whoever has a Title."""
    one = Side(streets=["Adept"], attached={"Adept": ["Primogen"]})
    two = Side(streets=[["Keondra"], ["Lucky"]], attached={"Keondra": ["Herald"]})
    with scene(one, two, book=BOOK) as play:
        assert play.value("Adept", w.INFLUENCE) == 1 + 1
        kind = "Physical" if foe == "Keondra" else "Social"
        play.one("attack with Adept", f"target {foe}", kind)
        assert play.blood(foe) == (4 if foe == "Keondra" else 5)


def test_primogen_is_one_per_player() -> None:
    """core-primogen, R20-TIT-10, R20-CRD-27, R229-CRD-37: each player may have one, and no second."""
    one = Side(haven=["Brute", "Bully"], attached={"Brute": ["Primogen"]}, hand=["Primogen"])
    with scene(one, KEONDRA, book=BOOK) as play:
        assert play.refusal("play Primogen")
    two = Side(haven=["Keondra"], attached={"Keondra": ["Primogen"]})
    with scene(Side(haven=["Brute"], hand=["Primogen"]), two, book=BOOK) as play:
        play.one("play Primogen", "exert Brute", "2")
        assert play.g.prestige[0] == 3


def test_royal_review() -> None:
    """core-royal-review: 1 Prestige for each Title in the coterie; none for one in torpor, or a foe's."""
    titles = {"Banker": ["Herald"], "Brute": ["Primogen"], "Bully": ["Sheriff"]}
    one = Side(
        haven=["Banker", "Brute", "Adept"], torpor=["Bully"], attached=titles, hand=["Royal Review"], blood={"Bully": 1}
    )
    with scene(one, Side(haven=["Keondra"], attached={"Keondra": ["Seneschal"]}), book=BOOK) as play:
        play.one("play Royal Review", "exhaust Adept")
        assert play.g.prestige == [7, 5]
