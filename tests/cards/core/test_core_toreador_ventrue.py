"""The Toreador and the Ventrue of Core, played."""

from __future__ import annotations

import pytest

from extras import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

LONER = Side(streets=["Loner"])  # 4 Blood, and 0 in everything


def test_muhammad_zadeh() -> None:
    """core-muhammad-zadeh: 1 Influence for each Retainer he bears; no Title is one, and other people's are not his."""
    for borne, influence in ((["Athlete", "Vagrant"], 2), ([], 0)):
        one = Side(haven=["Grace", "Muhammad Zadeh"], attached={"Muhammad Zadeh": [*borne, "Owl"], "Grace": ["Maid"]})
        with scene(one, LONER, book=BOOK) as play:
            assert play.value("Muhammad Zadeh", w.INFLUENCE) == influence


def test_stevie_osborn() -> None:
    """core-stevie-osborn: 1 Prestige for a Title on anybody of the coterie; none for another card, none for a foe's."""
    one = Side(haven=["Stevie Osborn", "Bully"], hand=["Office", "Coat"])
    with scene(one, LONER, book=BOOK) as play:
        play.one("play Office", "exhaust Bully", "exert Stevie Osborn")
        assert (play.host("Office"), play.g.prestige[0]) == ("Bully", 5 + 1)
    with scene(one, LONER, book=BOOK) as play:
        play.one("play Coat", "exhaust Bully")
        assert (play.host("Coat"), play.g.prestige[0]) == ("Bully", 5)


def test_yusuf_kaya() -> None:
    """core-yusuf-kaya: 1 Blood on each of yours with a Title, also in torpor; no foe. R226-ERR-22, R20-CRD-41.

    R229-CRD-50: nor a foe's who is in torpor.
    """
    one = Side(
        streets=["Yusuf Kaya", "Adept"],
        torpor=["Grace"],
        attached={"Adept": ["Office"], "Grace": ["Office"]},
        blood={"Yusuf Kaya": 1, "Adept": 1, "Grace": 1},
    )
    two = Side(
        streets=["Loner"],
        torpor=["Hope"],
        attached={"Loner": ["Prince of the City"], "Hope": ["Office"]},
        blood={"Loner": 1, "Hope": 1},
    )
    with scene(one, two, book=BOOK) as play:
        play.one("activate Yusuf Kaya")
        assert [play.blood(name) for name in ("Yusuf Kaya", "Adept", "Grace", "Loner", "Hope")] == [1, 2, 2, 1, 1]
        assert not play.is_ready("Yusuf Kaya")


@pytest.mark.parametrize(
    ("party", "kind", "lost"),
    [
        (["Montgomery White", "Loner"], "Ranged", 2 - 1),
        (["Montgomery White"], "Ranged", 2),  # Loner stands elsewhere
    ],
)
def test_montgomery_white(party: list[str], kind: str, lost: int) -> None:
    """core-montgomery-white: 1 Shield for each of his party in a Ranged attack. R20-CRD-23, R229-CRD-31."""
    apart = [] if "Loner" in party else ["Loner"]
    two = Side(streets=[party, *([apart] if apart else [])], exhausted=[])
    with scene(Side(streets=["Adept"], hand=[".38 Special"]), two, book=BOOK) as play:
        play.one("attack with Adept", "target Loner", kind, "place .38 Special")
        assert play.blood("Loner") == 4 - lost


def test_montgomery_white_shields_attackers() -> None:
    """core-montgomery-white: against a Ranged Reaction, too. R20-CRD-23, R229-CRD-31."""
    for friends, lost in (["Montgomery White"], 2 - 1), ([], 2):
        one, two = Side(streets=[["Loner", *friends]]), Side(streets=["Adept"], hand=[".38 Special"])
        with scene(one, two, book=BOOK) as play:
            play.one("attack with Loner", "Ranged")
            play.two("place .38 Special")
            assert play.blood("Loner") == 4 - lost


@pytest.mark.parametrize(("borne", "lost"), [(["Office"], 1), (["Athlete"], 0)])
def test_zhang_wei_as_attacking_party(borne: list[str], lost: int) -> None:
    """core-zhang-wei: with a Title; whose character his party defeats loses 1 Prestige. R20-CMB-04."""
    one = Side(streets=["Brute", "Zhang Wei"], attached={"Zhang Wei": borne})
    two = Side(streets=["Weakling", "Grace"], exhausted=["Grace"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Brute", "target Weakling", "Physical")
        assert play.where("Weakling") == "torpor"
        assert play.g.prestige == [5, 5 - 1 - lost]  # 1 is its Blood in torpor


def test_zhang_wei_as_defending_party() -> None:
    """core-zhang-wei: whoever of his party strikes back. R20-CMB-04."""
    two = Side(streets=["Brute", "Zhang Wei"], attached={"Zhang Wei": ["Office"]}, hand=["Baseball Bat"])
    with scene(Side(streets=["Weakling"], haven=["Grace"]), two, book=BOOK) as play:
        play.one("attack with Weakling", "target Brute", "Physical")
        play.two("pass", "place Baseball Bat")
        assert play.g.prestige == [5 - 1 - 1, 5]


def test_zhang_wei_elsewhere() -> None:
    """core-zhang-wei: at home he does nothing; nor for a Mortal."""
    one = Side(streets=["Brute"], haven=["Zhang Wei"], attached={"Zhang Wei": ["Office"]})
    two = Side(streets=["Weakling", "Grace"], exhausted=["Grace"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Brute", "target Weakling", "Physical")
        assert play.g.prestige == [5, 5 - 1]
    one = Side(streets=["Brute", "Zhang Wei"], attached={"Zhang Wei": ["Office"]})
    with scene(one, LONER, city=City(streets=["Athlete"]), book=BOOK) as play:
        play.one("attack with Brute", "target Athlete", "Physical", "attach Athlete")
        assert play.g.prestige == [5, 5]
