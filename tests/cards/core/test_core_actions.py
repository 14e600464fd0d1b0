"""The Actions of the core box."""

from __future__ import annotations

import pytest

from extras import BOOK, end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from support import prestige_on

KEONDRA = Side(haven=["Keondra"])


@pytest.mark.parametrize(("coterie", "hand"), [(["Velvet", "Lucky", "Grace"], ["Owl", "Awe"]), (["Velvet"], ["Owl"])])
def test_dumpster_dive(coterie: list[str], hand: list[str]) -> None:
    """core-dumpster-dive: a card back into the hand, and one more where there are 2 icons of Auspex."""
    one = Side(haven=coterie, hand=["Dumpster Dive"], discard=["Owl", "Coat"], library=["Awe"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Dumpster Dive", *(["exhaust Velvet"] if len(coterie) > 1 else []), "Owl")
        assert play.names(0, w.HAND) == hand


def test_coup_de_grace() -> None:
    """core-coup-de-grace, R20-CRD-09, R226-CRD-20, R226-CRD-21: Wounded in The Streets, and defeated for 2 Blood.

    It is no attack and no damage: nobody blocks or prevents it.
    """
    one = Side(streets=["Hydra"], hand=["Coup de Grâce"])
    two = Side(haven=["Hope"], streets=["Keondra", "Lucky"], blood={"Hope": 1, "Lucky": 2})
    with scene(one, two, book=BOOK) as play:
        play.one("play Coup de Grâce")
        assert (play.where("Lucky"), play.blood("Lucky"), play.blood("Hydra")) == ("torpor", 1, 4)
        assert (play.where("Hope"), play.where("Keondra")) == ("haven", "streets")


def test_coup_de_grace_needs_somebody_outside() -> None:
    """core-coup-de-grace: played in The Streets, by Potence."""
    two = Side(streets=["Lucky"], blood={"Lucky": 2})
    with scene(Side(haven=["Hydra"], hand=["Coup de Grâce"]), two, book=BOOK) as play:
        assert play.refusal("play Coup de Grâce")
    with scene(Side(streets=["Brute"], hand=["Coup de Grâce"]), two, book=BOOK) as play:
        assert "Discipline" in play.refusal("play Coup de Grâce")


@pytest.mark.parametrize(("who", "prestige"), [("Grace", [2, 3]), ("Brute", [1, 2])])
def test_everything_is_connected(who: str, prestige: list[int]) -> None:
    """core-everything-is-connected: 1 Prestige for each face-down card, with Auspex in the coterie; or none."""
    one = Side(haven=[who], hand=["Everything is Connected"], face_down={"Snake Oil": 1, "Shed Your Skin": 2})
    with scene(one, Side(haven=["Keondra"], face_down={"Pay Tribute": 1}), book=BOOK) as play:
        play.one("play Everything is Connected")
        assert [prestige_on(play, name, 0) for name in ("Snake Oil", "Shed Your Skin")] == prestige
        assert (prestige_on(play, "Pay Tribute", 1), play.g.prestige) == (1, [5, 5])


def test_late_night_snack() -> None:
    """core-late-night-snack, R20-CRD-35, R229-CRD-24, R226-ERR-14, DIFF-148: 1 Blood per icon of Fortitude.

    On one or several of one's own, torpor included; never on a foe's.
    """
    one = Side(haven=["Grace", "Brute"], torpor=["Hope"], hand=["Late-Night Snack"],
               blood={"Grace": 2, "Brute": 1, "Hope": 1})  # fmt: skip
    with scene(one, Side(haven=["Keondra"], blood={"Keondra": 1}), book=BOOK) as play:
        play.one("play Late-Night Snack", "exhaust Brute")
        assert sorted(play.offered) == ["Brute", "Grace", "Hope"]
        play.one("Hope")
        assert [play.blood(name) for name in ("Grace", "Brute", "Hope")] == [2, 1, 2]


def test_long_term_investment() -> None:
    """core-long-term-investment, R20-CRD-17, R229-CRD-27: twice what was paid, and 1 back at each turn's start."""
    one = Side(haven=["Banker"], hand=["Long-Term Investment"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Long-Term Investment")
        assert play.offered == ["1", "2", "3"]
        play.one("1")
        assert (play.g.prestige[0], prestige_on(play, "Long-Term Investment", 0)) == (4, 2)
        play.one("pass action", "end phase")
        for prestige, where in ((5, "table"), (6, "burned")):
            end_turn(play, 1)
            assert (play.g.prestige[0], play.where("Long-Term Investment")) == (prestige, where)
            end_turn(play, 0)


def test_smoke_em_out() -> None:
    """core-smoke-em-out: everybody of a Haven stands in The Streets; the exhausted take 1 Aggravated Damage."""
    two = Side(haven=["Keondra", "Lucky"], streets=["Hope"], exhausted=["Lucky", "Hope"], leader="Keondra")
    with scene(
        Side(streets=["Brute"], haven=["Grace"], hand=["Smoke 'Em Out"], leader="Brute"), two, book=BOOK
    ) as play:
        play.one("play Smoke 'Em Out", "Two")
        assert [play.where(name) for name in ("Keondra", "Lucky", "Grace")] == ["streets", "streets", "haven"]
        assert [play.blood(name) for name in ("Keondra", "Lucky", "Hope")] == [6, 4, 4]


def test_smoke_em_out_from_outside() -> None:
    """core-smoke-em-out: by a Brujah in The Streets."""
    for one in (Side(haven=["Brute"], hand=["Smoke 'Em Out"]), Side(streets=["Grace"], hand=["Smoke 'Em Out"])):
        with scene(one, KEONDRA, book=BOOK) as play:
            assert play.refusal("play Smoke 'Em Out")


def test_blood_for_blood() -> None:
    """core-blood-for-blood, DIFF-150, R20-CRD-32, R229-CRD-06: each attacker may, once each attack and copy.

    1 Blood of the attacker for +1 Damage, in Physical attacks.
    """
    one = Side(streets=[["Brute"], ["Bully"]], ongoing=["Blood for Blood", "Blood for Blood"])
    with scene(one, Side(streets=[["Keondra"], ["Lucky"]]), book=BOOK) as play:
        play.one("attack with Bully", "target Lucky", "Physical", "activate Blood for Blood")
        assert play.blood("Bully") == 3
        play.one("activate Blood for Blood")
        assert (play.blood("Bully"), play.where("Lucky")) == (2, "torpor")
        play.one("attack with Brute", "Physical", "activate Blood for Blood")
        assert play.blood("Brute") == 3
        play.ends_asking(play.asked.asks)


def test_blood_for_blood_is_physical() -> None:
    """core-blood-for-blood: in no other attack, and not for a foe's."""
    one = Side(streets=["Brute"], ongoing=["Blood for Blood"])
    with scene(one, Side(streets=["Keondra"], ongoing=["Blood for Blood"]), book=BOOK) as play:
        play.one("attack with Brute", "Social")
        assert play.blood("Brute") == 4
