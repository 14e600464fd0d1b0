"""The Brujah of Core, played."""

from __future__ import annotations

import pytest

from extras import BOOK
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

LONER = Side(streets=["Loner"])  # 4 Blood, and 0 in everything


@pytest.mark.parametrize(
    ("name", "of"), [("Skunk", "Brother"), ("Karma", "Doc"), ("Ty Smith", "Doc"), ("Nancy Witt", "Doc")]
)
def test_guards(name: str, of: str) -> None:
    """core-skunk, core-karma, core-ty-smith, core-nancy-witt: they may Block a Ranged attack, as others may not."""
    one, two = Side(streets=["Adept"], hand=["Drive-By"]), Side(streets=[of, name])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Adept", f"target {of}", "Ranged", "place Drive-By")
        play.two(f"block with {name}")
        assert not play.is_ready(name)
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Adept", f"target {name}", "Ranged", "place Drive-By")
        assert play.asked.asks == "act"  # the other is not asked


def test_beretta_shoots_better() -> None:
    """core-beretta: 1 Blood for 1 Damage, once, and only with a Ranged attack of his own."""
    one = Side(streets=["Beretta", "Adept"], hand=["Drive-By", "Drive-By"])
    with scene(one, LONER, book=BOOK) as play:
        play.one("attack with Beretta", "Ranged", "place Drive-By")
        assert play.offered == ["activate Beretta", "pass"]
        play.one("activate Beretta")
        assert (play.blood("Beretta"), play.blood("Loner")) == (4, 4 - 2 - 1)
    with scene(one, LONER, book=BOOK) as play:
        play.one("attack with Beretta", "Ranged", "place Drive-By", "pass")
        assert (play.blood("Beretta"), play.blood("Loner")) == (5, 4 - 2)
    for who, kind in (("Beretta", "Mental"), ("Adept", "Ranged")):
        with scene(one, LONER, book=BOOK) as play:
            play.one(f"attack with {who}", kind, "place Drive-By" if kind == "Ranged" else "pass")
            assert play.asked.asks == "act"


def test_brother_helps_another_of_his_party() -> None:
    """core-brother: he exhausts for +1 in the attack of somebody else of his party. R229-CRD-07."""
    one = Side(streets=[["Brother", "Adept"], ["Acolyte"]])
    with scene(one, LONER, book=BOOK) as play:
        play.one("attack with Adept", "Physical", "activate Brother")
        assert (play.is_ready("Brother"), play.blood("Loner")) == (False, 4 - 1 - 1)
    for who in ("Brother", "Acolyte"):  # he is exhausted already; he is not with that one
        with scene(one, LONER, book=BOOK) as play:
            play.one(f"attack with {who}", "Physical")
            assert play.asked.asks == "act"


def test_brother_does_not_help_a_reaction() -> None:
    """core-brother: what strikes back is no attack of his party. R229-CRD-07."""
    two = Side(streets=["Adept", "Brother"], hand=["Baseball Bat"])
    with scene(LONER, two, book=BOOK) as play:
        play.one("attack with Loner", "target Adept", "Physical")
        play.two("pass", "place Baseball Bat")
        assert (play.is_ready("Brother"), play.blood("Loner")) == (True, 4 - 1 - 1)


def test_brother_helps_against_a_claimant() -> None:
    """core-brother: in a foe's turn, where his party attacks whoever claims to be Prince. R229-CRD-07."""
    two = Side(streets=["Adept", "Brother"])
    with scene(Side(streets=["Loner"]), two, city=City(streets=["Prince of the City"]), book=BOOK) as play:
        play.one("claim with Loner")
        play.two("attack with Adept", "Physical", "activate Brother")
        assert (play.is_ready("Brother"), play.blood("Loner")) == (False, 4 - 1 - 1)
        play.ends_asking(play.asked.asks)


def test_the_cossack_cannot_be_blocked() -> None:
    """core-the-cossack: for 1 Blood, his next attack of this turn."""
    two = Side(streets=["Loner", "Grace"])
    for said, asked in (["activate The Cossack"], "act"), ([], "block"):
        with scene(Side(streets=["The Cossack"]), two, book=BOOK) as play:
            play.one(*said, "attack with The Cossack", "target Loner", "Physical")
            assert (play.asked.asks, play.blood("The Cossack")) == (asked, 5 - len(said))
            play.ends_asking(play.asked.asks)


@pytest.mark.parametrize(("said", "blood"), [("activate Johnny", [3, 2, 1]), ("burn Athlete", [4, 1, 1])])
def test_johnny_shares(said: str, blood: list[int]) -> None:
    """core-johnny: 1 Blood for each of the party that has defeated a Mortal, or what it is worth itself."""
    hurt = {"Bully": 2, "Johnny": 1, "Adept": 1}
    one = Side(streets=[["Bully", "Johnny"]], haven=["Adept"], blood=hurt)
    with scene(one, LONER, city=City(streets=["Athlete"]), book=BOOK) as play:
        play.one("attack with Bully", "target Athlete", "Physical", said)
        assert [play.blood(name) for name in hurt] == blood
        assert (play.where("Athlete"), play.g.agenda[0]) == ("burned", 1)


def test_johnny_is_not_with_them() -> None:
    """core-johnny: of another party, nothing is his to share."""
    one = Side(streets=[["Bully"], ["Johnny"]])
    with scene(one, LONER, city=City(streets=["Athlete"]), book=BOOK) as play:
        play.one("attack with Bully", "target Athlete", "Physical")
        assert play.offered == ["burn Athlete", "attach Athlete"]
        play.one("burn Athlete")
