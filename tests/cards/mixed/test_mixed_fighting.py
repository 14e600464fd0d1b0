"""Attack cards and Reactions of several sets, played."""

from __future__ import annotations

import pytest

from extras import BOOK
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])

# ---- Mesmerize, Seduction, Throat Rip


@pytest.mark.parametrize(("who", "fear"), [("Singer", 1), ("Adept", 0)])
def test_mesmerize_puts_fear_on_the_target(who: str, fear: int) -> None:
    """baa-mesmerize: with Dominate; without it there is only the damage."""
    with scene(Side(streets=[who], hand=["Mesmerize"]), Side(haven=["Loner", "Hope"]), book=BOOK) as play:
        play.one(f"attack with {who}", "target Loner", "Mental", "place Mesmerize")
        play.two("pass")
        assert (play.g.fear[play.card("Loner")], play.blood("Loner")) == (fear, 4 - (1 + 1))
        assert play.g.fear[play.card("Hope")] == 0


def test_seduction_steals_from_a_vampire() -> None:
    """core-seduction: 1 Blood, and nothing to choose: the damage is for Mortals alone."""
    one = Side(streets=["Singer"], hand=["Seduction"], blood={"Singer": 2})
    with scene(one, Side(haven=["Loner"]), book=BOOK) as play:
        play.one("attack with Singer", "Social", "place Seduction")
        assert (play.blood("Singer"), play.blood("Loner")) == (3, 4 - 1 - 1)


def test_seduction_of_one_who_is_full() -> None:
    """core-seduction, R20-CRD-33, R229-CRD-40: what a full attacker steals goes to the supply; it is no damage."""
    one = Side(streets=["Singer"], hand=["Seduction"])
    with scene(one, Side(haven=["Loner"], hand=["Awe"]), city=City(streets=["Athlete"]), book=BOOK) as play:
        play.one("attack with Singer", "target Loner", "Social", "place Seduction")
        play.two("pass")
        assert (play.blood("Singer"), play.blood("Loner"), play.where("Athlete")) == (4, 4 - 1 - 1, "streets")


def test_seduction_overcomes_a_mortal() -> None:
    """core-seduction: +1 for each character of the party with Presence, however many icons; others do not count."""
    one = Side(streets=[["Singer", "Maia", "Adept"]], hand=["Seduction"])
    with scene(one, KEONDRA, city=City(streets=["Athlete"]), book=BOOK) as play:
        play.one(
            "attack with Singer", "target Athlete", "Social", "place Seduction", "attach Athlete"
        )  # no Blood to steal
        assert (play.host("Athlete"), play.g.agenda[0]) == ("Singer", 1)  # 1 Social and 2 for Presence are its 3 Blood
    one.streets = [["Singer", "Adept"]]
    with scene(one, KEONDRA, city=City(streets=["Athlete"]), book=BOOK) as play:
        play.one("attack with Singer", "target Athlete", "Social", "place Seduction")
        assert play.where("Athlete") == "streets"


def test_throat_rip_counts_characters_with_potence() -> None:
    """core-throat-rip: in this party; those at home do not count."""
    one = Side(streets=[["Adept", "Singer", "Hydra"]], haven=["Omnis"], hand=["Throat Rip"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("attack with Singer", "Physical", "place Throat Rip")
        assert play.blood("Keondra") == 6 - (1 + 1 + 2)


@pytest.mark.parametrize(("foe", "blood", "dealt"), [("Keondra", 6, 1 + 1 + 2 - 1), ("Keondra", 4, 1 + 1 - 1)])
def test_the_mighty_fall_either_way(foe: str, blood: int, dealt: int) -> None:
    """core-the-mighty-fall: +2 against whoever has 5 Blood or more, be it played to attack or to strike back."""
    with scene(
        Side(streets=["Adept"], hand=["The Mighty Fall"]), Side(haven=[foe], blood={foe: blood}), book=BOOK
    ) as play:
        play.one("attack with Adept", "Mental", "place The Mighty Fall")
        assert play.blood(foe) == blood - dealt
    with scene(
        Side(streets=[foe], blood={foe: blood}), Side(haven=["Adept"], hand=["The Mighty Fall"]), book=BOOK
    ) as play:
        play.one(f"attack with {foe}", "Mental")
        play.two("place The Mighty Fall")
        assert play.blood(foe) == blood - dealt


# ---- Cloak of Shadows, Smoke and Mirrors, Blinded


def test_cloak_of_shadows_shields_the_whole_party() -> None:
    """core-cloak-of-shadows: 1 for each Obfuscate icon of the party, on each of them, and on nobody else."""
    two = Side(streets=["Singer", "Velvet"], haven=["Hope"], hand=["Cloak of Shadows"], exhausted=["Velvet"])
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", "target Singer", "Physical")
        play.two("place Cloak of Shadows")
        assert play.blood("Singer") == 4 - (6 - 2 - 1)
    two.exhausted = ["Singer"]
    with scene(Side(streets=["Brute"]), two, book=BOOK) as play:
        play.one("attack with Brute", "target Velvet", "Physical")
        play.two("pass", "place Cloak of Shadows") if play.asked.asks == "block" else play.two("place Cloak of Shadows")
        assert play.where("Velvet") == "torpor"


def test_smoke_and_mirrors() -> None:
    """dar-smoke-and-mirrors: Fear on one of the attacking party; with Obfuscate the last Blood is safe."""
    for who, where in (("Velvet", "haven"), ("Maia", "torpor")):
        two = Side(haven=[who, "Hope"], hand=["Smoke and Mirrors"], exhausted=["Hope"])
        with scene(Side(streets=["Brute", "Adept"]), two, book=BOOK) as play:
            play.one("attack with Brute", f"target {who}", "Physical")
            play.two("place Smoke and Mirrors")
            assert play.offered == ["Brute", "Adept"]
            play.two("Adept")
            assert [play.g.fear[play.card(name)] for name in ("Brute", "Adept")] == [0, 1]
            assert play.where(who) == where


@pytest.mark.parametrize(("others", "blood", "shield"), [(["Hope"], 6, 1), (["Hope"], 2, 2), ([], 6, 2), ([], 2, 3)])
def test_blinded(others: list[str], blood: int, shield: int) -> None:
    """ml-blinded: 1 Shield, 1 more for the Wounded, 1 more for who is alone; then it lies face down on the attacker."""
    two = Side(haven=["Keondra", *others], hand=["Blinded"], blood={"Keondra": blood}, exhausted=others)
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", *(["target Keondra"] if others else []), "Mental")
        play.two("place Blinded")
        assert play.blood("Keondra") == blood - (4 - shield - 1)
        assert (play.host("Blinded"), play.g.face_down[play.card("Blinded")]) == ("Bully", 1)
