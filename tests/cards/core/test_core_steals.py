"""Attack cards of Core that take something away, or strike past Shields; played."""

from __future__ import annotations

import pytest

from extras import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side

# ---- Irresistible Voice


def called(attacker: str, friends: list[str], *said: str) -> Play:
    one = Side(streets=[[attacker, *friends]], hand=["Irresistible Voice"])
    two = Side(streets=["Keondra"], attached={"Keondra": ["Vagrant", "Office"]}, exhausted=["Vagrant"])
    with scene(one, two, book=BOOK) as play:
        play.one(f"attack with {attacker}", "Mental", "place Irresistible Voice", *said)
    return play


YES = "yes: Irresistible Voice"


@pytest.mark.parametrize(("friends", "price"), [([], 2), (["Guv'nah"], 1)])
def test_irresistible_voice(friends: list[str], price: int) -> None:
    """core-irresistible-voice: a Retainer of the target for 2 Blood, or 1 with Dominate in the party. R229-CRD-20, -22.

    R20-CRD-40: it is gone before the damage, so that a Vagrant helps nobody any more.
    """
    play = called("Maia", friends, YES)
    assert (play.host("Vagrant"), play.is_ready("Vagrant"), play.g.agenda[0]) == ("Maia", False, 0)
    assert play.blood("Maia") == play.value("Maia", w.BLOOD_POTENCY) - price
    assert play.where("Office") == "attached"


def test_irresistible_voice_unheard() -> None:
    """core-irresistible-voice: not if one would rather not; and nothing of it without Presence. R20-DIS-05."""
    assert called("Maia", [], "no").host("Vagrant") == "Keondra"
    assert called("Guv'nah", ["Maia"]).host("Vagrant") == "Keondra"


# ---- Lightning Strike


@pytest.mark.parametrize(("friends", "lost"), [(["Beretta"], 2 + 2 - 1), ([], 2 + 2 - 1 - 2)])
def test_lightning_strike(friends: list[str], lost: int) -> None:
    """core-lightning-strike: with two icons of Celerity no Shield helps; what one has in oneself does."""
    one = Side(streets=[["Hydra", *friends]], hand=["Lightning Strike"])
    two = Side(streets=["Velvet", "Brother"], hand=["Insanity Defense"], exhausted=["Velvet"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Hydra", "target Brother", "Physical", "place Lightning Strike")
        play.two("place Insanity Defense")
        assert play.blood("Brother") == 5 - lost


# ---- Rain on Your Parade


@pytest.mark.parametrize(("agenda", "left"), [(8, 8), (9, 8), (10, 9)])
def test_rain_on_your_parade(agenda: int, left: int) -> None:
    """core-rain-on-your-parade: who has 9 Agenda or more loses 1."""
    two = Side(streets=["Keondra"], agenda=agenda)
    with scene(Side(streets=["Adept"], hand=["Rain on Your Parade"], agenda=9), two, book=BOOK) as play:
        play.one("attack with Adept", "Social", "place Rain on Your Parade")
        assert play.g.agenda == [9, left]


# ---- Backhanded Compliment


@pytest.mark.parametrize(("prestige", "left", "blood"), [(5, 3, 6), (2, 1, 5), (1, 1, 4)])
def test_backhanded_compliment(prestige: int, left: int, blood: int) -> None:
    """core-backhanded-compliment: who takes 2 is mended of it, for as much Prestige; the last stays."""
    two = Side(streets=["Hydra"], prestige=prestige)
    with scene(Side(streets=["Muhammad Zadeh"], hand=["Backhanded Compliment"]), two, book=BOOK) as play:
        play.one("attack with Muhammad Zadeh", "Social", "place Backhanded Compliment")
        assert (play.g.prestige, play.blood("Hydra")) == ([5, left], blood)


def test_backhanded_compliment_for_the_fallen() -> None:
    """core-backhanded-compliment: nobody pays for who is defeated, but for the way into torpor."""
    two = Side(streets=["Weakling", "Grace"], exhausted=["Grace"])
    with scene(Side(streets=["Muhammad Zadeh"], hand=["Backhanded Compliment"]), two, book=BOOK) as play:
        play.one("attack with Muhammad Zadeh", "target Weakling", "Social", "place Backhanded Compliment")
        assert (play.g.prestige, play.where("Weakling")) == ([5, 5 - 1], "torpor")


# ---- Scoped .30-06


def aimed(*said: str) -> Play:
    """At home one has 1 Secrecy."""
    one = Side(streets=["Adept"], hand=["Scoped .30-06", "Drive-By"])
    with scene(one, Side(haven=["Loner"], haven_card="Haven - House of Pain"), book=BOOK) as play:
        play.one("attack with Adept", *said)
    return play


def test_scoped_30_06_in_the_intel_step() -> None:
    """core-scoped-30-06: face up, for 1 Intel; then it is the Attack card. R226-ERR-18, R229-CRD-38, R20-CRD-31.

    R229-ERR-15.
    """
    play = aimed("play Scoped .30-06", "Ranged")
    assert (play.blood("Loner"), play.names(0, w.HAND), play.where("Scoped .30-06")) == (4 - 2, ["Drive-By"], "discard")


def test_scoped_30_06_is_lost_in_another_attack() -> None:
    """core-scoped-30-06: of another type it is discarded, and no other Attack card takes its place. R229-CRD-136."""
    play = aimed("play Scoped .30-06", "Mental")
    assert (play.blood("Loner"), play.names(0, w.HAND), play.where("Scoped .30-06")) == (4 - 1, ["Drive-By"], "discard")


def test_scoped_30_06_like_any_other() -> None:
    """core-scoped-30-06: face down in its step, while another card gives the Intel."""
    play = aimed("discard Drive-By", "Ranged", "place Scoped .30-06")
    assert (play.blood("Loner"), play.names(0, w.HAND)) == (4 - 2, [])
