"""The Unhosted Actions of the core box."""

from __future__ import annotations

import pytest

from extras import BOOK, end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])


@pytest.mark.parametrize("foes", [1, 3])
def test_assert_authority(foes: int) -> None:
    """core-assert-authority, R20-ONG-06: the Leader has 1 Influence more for each foe in the game."""
    one = Side(haven=["Banker", "Grace"], hand=["Assert Authority"])
    others = [Side(haven=[name], turns_taken=turns) for name, turns in (("Keondra", 0), ("Hope", 1), ("Sage", 1))]
    with scene(one, *others[:foes], book=BOOK) as play:
        play.one("play Assert Authority")
        assert [play.value(name, w.INFLUENCE) for name in ("Banker", "Grace")] == [1 + foes, 0]


def test_beauty_is_a_beast() -> None:
    """core-beauty-is-a-beast: +1 Damage for a Social attack on a Mortal; once, since it exhausts."""
    one = Side(streets=["Hope"], ongoing=["Beauty is a Beast"])
    with scene(one, KEONDRA, city=City(streets=["Student"]), book=BOOK) as play:
        play.one("attack with Hope", "target Student", "Social", "activate Beauty is a Beast", "attach Student")
        assert (play.host("Student"), play.is_ready("Beauty is a Beast")) == ("Hope", False)


@pytest.mark.parametrize(("target", "kind"), [("Student", "Mental"), ("Keondra", "Social")])
def test_beauty_knows_its_prey(target: str, kind: str) -> None:
    """core-beauty-is-a-beast: for no other attack, and nobody else."""
    one = Side(streets=["Hope"], ongoing=["Beauty is a Beast"])
    with scene(one, Side(streets=["Keondra"]), city=City(streets=["Student"]), book=BOOK) as play:
        play.one("attack with Hope", f"target {target}", kind)
        assert not any("Beauty" in option for option in play.offered)
        play.ends_asking(play.asked.asks)


BAG = Side(haven=["Grace", "Hope"], torpor=["Lucky"], blood={"Grace": 2, "Lucky": 1})


def test_emergency_bloodbag() -> None:
    """core-emergency-bloodbag, R20-CRD-41, R229-CRD-14: 3 Blood for one's own Wounded, 1 a turn, if one likes."""
    one = Side(haven=BAG.haven, torpor=BAG.torpor, blood=BAG.blood, hand=["Emergency Bloodbag"])
    two = Side(haven=["Keondra"], torpor=["Sage"], blood={"Keondra": 1, "Sage": 1})
    with scene(one, two, book=BOOK) as play:
        play.one("play Emergency Bloodbag", "pass action", "end phase")
        assert play.blood("Emergency Bloodbag") == 3
        end_turn(play, 1)
        assert sorted(play.offered) == ["Grace", "Lucky", "no"]
        play.one("Grace")
        assert (play.blood("Grace"), play.blood("Emergency Bloodbag")) == (3, 2)


def test_emergency_bloodbag_may_wait() -> None:
    """core-emergency-bloodbag: and it is burned with its last Blood."""
    one = Side(haven=["Grace"], ongoing=["Emergency Bloodbag"], blood={"Grace": 2, "Emergency Bloodbag": 1})
    with scene(KEONDRA, one, book=BOOK) as play:
        end_turn(play, 0)
        play.two("no")
        assert (play.blood("Grace"), play.where("Emergency Bloodbag")) == (2, "table")
    with scene(KEONDRA, one, book=BOOK) as play:
        end_turn(play, 0)
        play.two("Grace")
        assert (play.blood("Grace"), play.where("Emergency Bloodbag")) == (3, "burned")


def test_the_first_tradition() -> None:
    """core-first-tradition-the-masquerade: for 2 Prestige, +1 Secrecy for one's vampires outside; not for foes."""
    one = Side(haven=["Grace"], streets=["Hope"], hand=["First Tradition: The Masquerade"], leader="Grace")
    with scene(one, Side(streets=["Keondra"]), book=BOOK) as play:
        play.one("play First Tradition: The Masquerade")
        assert play.g.prestige == [3, 5]
        assert [play.value(name, w.SECRECY) for name in ("Hope", "Keondra")] == [1, 0]


def test_the_first_tradition_is_broken() -> None:
    """core-first-tradition-the-masquerade: burned with the second Mortal defeated in a turn; a foe's do not count."""
    tradition = "First Tradition: The Masquerade"
    one = Side(streets=[["Brute"], ["Bully"]], ongoing=[tradition])
    two = Side(streets=["Keondra"], ongoing=[])
    with scene(one, two, city=City(streets=["Student", "core-vagrant"]), book=BOOK) as play:
        play.one("attack with Brute", "target Student", "Physical", "attach Student")
        assert play.where(tradition) == "table"
        play.one("attack with Bully", "target Vagrant", "Physical", "attach Vagrant")
        assert play.where(tradition) == "burned"
    two = Side(haven=["Keondra"], ongoing=[tradition])
    one = Side(streets=[["Brute"], ["Bully"]])
    with scene(one, two, city=City(streets=["Student", "core-vagrant"]), book=BOOK) as play:
        play.one("attack with Brute", "target Student", "Physical", "attach Student")
        play.one("attack with Bully", "target Vagrant", "Physical", "attach Vagrant")
        assert play.where(tradition) == "table"


def test_influencer() -> None:
    """core-influencer: for 1 Prestige, +1 Influence for each of yours with Presence."""
    with scene(Side(haven=["Grace", "Hope", "Singer"], hand=["Influencer"]), KEONDRA, book=BOOK) as play:
        play.one("play Influencer")
        assert play.g.prestige == [4, 5]
        assert [play.value(name, w.INFLUENCE) for name in ("Grace", "Hope", "Singer", "Keondra")] == [1, 1, 1, 1]


def test_pr_firm() -> None:
    """core-pr-firm, R226-ERR-15: 1 Prestige for 1 Agenda, once a turn, after a Scheme of yours has succeeded."""
    one = Side(haven=["Banker"], hand=["Greed"], ongoing=["PR Firm"])
    with scene(one, KEONDRA, book=BOOK) as play:
        assert "use only" in play.refusal("activate PR Firm").lower()
        play.one("play Greed", "pass", "fist 0")
        play.two("pass", "fist 0", "YES")
        play.one("activate PR Firm")
        assert (play.g.prestige[0], play.g.agenda[0]) == (4, 3)
        assert "turn" in play.refusal("activate PR Firm")


@pytest.mark.parametrize(("said", "top"), [("no", "Coat"), ("yes: Coat", "Owl")])
def test_search_engine(said: str, top: str) -> None:
    """core-search-engine: the top card of one of one's decks, seen by oneself alone; left there, or put under."""
    one = Side(haven=["Grace"], ongoing=["Search Engine"], library=["Coat", "Owl"], faction=["Lucky"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Search Engine")
        assert play.offered == ["library", "faction"]
        play.one("library")
        assert (play.sees(0, "Coat"), play.sees(1, "Coat")) == (True, False)
        play.one(said)
        assert (play.names(0, w.LIBRARY)[-1], play.sees(0, "Coat")) == (top, False)


def test_search_engine_needs_auspex() -> None:
    """core-search-engine."""
    with scene(Side(haven=["Brute"], ongoing=["Search Engine"], library=["Coat"]), KEONDRA, book=BOOK) as play:
        assert play.refusal("activate Search Engine")
