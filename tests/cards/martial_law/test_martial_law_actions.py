"""Action cards of Martial Law, played."""

from __future__ import annotations

import pytest

from extras import end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side
from soldiers import BOOK

KEONDRA = Side(haven=["Keondra"])
ROOM = "Hideout - The Ready Room"


def test_anything_for_my_master() -> None:
    """ml-anything-for-my-master: a Ghoul is burned, and somebody Wounded is defeated, a foe's or one's own."""
    one = Side(haven=["Fleshcrafter", "Page"], hand=["Anything For My Master"])
    two = Side(haven=["Keondra", "Loner"], blood={"Keondra": 1})
    with scene(one, two, book=BOOK) as play:
        play.one("play Anything For My Master")
        assert (play.where("Page"), play.where("Keondra"), play.where("Loner")) == ("burned", "torpor", "haven")


def test_anything_for_my_master_needs_a_ghoul_and_a_wound() -> None:
    """ml-anything-for-my-master: not without one of one's own to burn, nor without anybody Wounded."""
    for ghouls, blood in (([], 1), (["Page"], 6)):
        one = Side(haven=["Fleshcrafter", *ghouls], hand=["Anything For My Master"])
        two = Side(haven=["Keondra", "Page"], blood={"Keondra": blood})
        with scene(one, two, book=BOOK) as play:
            assert not play.offers("play Anything For My Master")


# ---- Ghouls


@pytest.mark.parametrize(("name", "blood"), [("Ghoul Boy", 1), ("Librarian Ghoul", 2)])
def test_ghouls_are_fed_by_whoever_plays_them(name: str, blood: int) -> None:
    """ml-ghoul-boy, ml-librarian-ghoul: in the Haven, with Blood off the acting character, in its colour."""
    with scene(Side(haven=["Loner", "Keondra"], hand=[name]), KEONDRA, book=BOOK) as play:
        play.one(f"play {name}", "exhaust Loner")
        assert (play.where(name), play.blood(name), play.blood("Loner")) == ("haven", blood, 4 - blood)
    for left in (blood, blood + 1):  # not with the last
        one = Side(haven=["Loner"], hand=[name], blood={"Loner": left})
        with scene(one, KEONDRA, book=BOOK) as play:
            assert play.offers(f"play {name}") == (left > blood)


def test_ghoul_boy() -> None:
    """ml-ghoul-boy: exhausted, 1 Intel for the attacker."""
    one = Side(streets=["Loner"], haven=["Ghoul Boy"], blood={"Ghoul Boy": 1})
    two = Side(haven=["Keondra", "Adept"], haven_card="Haven - The Clubhouse", leader_side="influence")
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Loner", "target Adept", "activate Ghoul Boy", "Mental")
        play.two("pass")
        assert not play.is_ready("Ghoul Boy")


@pytest.mark.parametrize(("hand", "discarded"), [(3, 0), (4, 1)])
def test_librarian_ghoul(hand: int, discarded: int) -> None:
    """ml-librarian-ghoul: a card; with 5 or more in hand then, one is discarded."""
    one = Side(haven=["Loner", "Librarian Ghoul"], hand=["Awe"] * hand, library=["Coat", "Owl"])
    one.blood = {"Librarian Ghoul": 2}
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Librarian Ghoul", *["Coat"] * discarded)
        assert len(play.names(0, w.HAND)) == hand + 1 - discarded
        assert play.names(0, w.DISCARD) == ["Coat"] * discarded


# ---- Peace Among Rivals, Stand and Deliver


@pytest.mark.parametrize(("ongoing", "offered"), [(3, True), (2, False)])
def test_peace_among_rivals(ongoing: int, offered: bool) -> None:
    """ml-peace-among-rivals: 1 Agenda with Ongoing cards of 4 clans, itself among them; others count once or not."""
    clans = ["Secret Passage", "Shape of the Beast", "Righteous Fury"][:ongoing]
    one = Side(haven=["Loner"], ongoing=["Peace Among Rivals", *clans, "Secret Passage", "Rite"])
    with scene(one, Side(haven=["Keondra"], ongoing=["Dark Money"]), book=BOOK) as play:
        assert play.offers("activate Peace Among Rivals") == offered
        if offered:
            play.one("activate Peace Among Rivals")
            assert (play.g.agenda[0], play.is_ready("Peace Among Rivals")) == (1, False)


def test_stand_and_deliver_in_ones_own_turn() -> None:
    """ml-stand-and-deliver: 2 Blood off it ready one character; with 1 it does nothing."""
    for blood, offered in ((3, True), (1, False)):
        one = Side(haven=["Loner", "Adept"], ongoing=["Stand and Deliver"], blood={"Stand and Deliver": blood})
        one.exhausted = ["Loner", "Adept"]
        with scene(one, KEONDRA, book=BOOK) as play:
            assert play.offers("activate Stand and Deliver") == offered
            if offered:
                play.one("activate Stand and Deliver", "Adept")
                assert (play.is_ready("Adept"), play.is_ready("Loner"), play.blood("Stand and Deliver")) == (
                    True,
                    False,
                    1,
                )


def test_stand_and_deliver_in_a_foes_turn() -> None:
    """ml-stand-and-deliver: up to 2 of them, in answer to something; the empty card is burned."""
    two = Side(haven=["Loner", "Adept"], ongoing=["Stand and Deliver"], blood={"Stand and Deliver": 2})
    two.exhausted = ["Loner", "Adept"]
    with scene(KEONDRA, two, book=BOOK) as play:
        play.one("pass action")
        play.two("activate Stand and Deliver", "Adept", "Loner")
        assert (play.is_ready("Adept"), play.is_ready("Loner"), play.where("Stand and Deliver")) == (
            True,
            True,
            "burned",
        )


def test_stand_and_deliver_is_a_ritual() -> None:
    """ml-stand-and-deliver: of Blood Sorcery, with 1 to 3 Blood on it."""
    with scene(Side(haven=["Adept"], hand=["Stand and Deliver"]), KEONDRA, book=BOOK) as play:
        play.one("play Stand and Deliver", "blood of Adept", "blood of Adept")
        assert (play.blood("Stand and Deliver"), play.blood("Adept"), play.actions) == (3, 1, 0)


# ---- Armored SUV


def test_armored_suv_is_attached_to_the_hideout() -> None:
    """ml-armored-suv: there it gives nobody anything."""
    one = Side(haven=["Gunner", "Rookie"], hand=["Armored SUV"], haven_card=ROOM)
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Armored SUV", "exhaust Rookie")
        assert play.host("Armored SUV") == ROOM
        assert [play.value("Gunner", stat) for stat in (w.GUARD, w.SHIELD)] == [0, 0]


def test_armored_suv_comes_and_goes() -> None:
    """ml-armored-suv: exhausted for 1 Prestige, it is attached to one of the cell, until the next turn begins."""
    one = Side(haven=["Gunner", "Rookie"], haven_card="Hideout - The Feretory", hand=["Armored SUV"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Armored SUV", "exhaust Rookie", "activate Armored SUV", "Gunner")
        assert (play.host("Armored SUV"), play.g.prestige[0]) == ("Gunner", 4)
        assert [play.value("Gunner", stat) for stat in (w.GUARD, w.SHIELD)] == [1, 1]
        assert [play.value("Rookie", stat) for stat in (w.GUARD, w.SHIELD)] == [0, 0]
        end_turn(play, 0)
        end_turn(play, 1)
        assert (play.g.active, play.host("Armored SUV"), play.is_ready("Armored SUV")) == (
            *(0, "Hideout - The Feretory", True),
        )


@pytest.mark.parametrize(("who", "shields"), [("Gunner", 2), ("Rookie", 1)])
def test_armored_suv_in_the_way(who: str, shields: int) -> None:
    """ml-armored-suv: with Fleet 1 Shield more while Blocking, a Ranged attack even."""
    two = Side(streets=["Preacher", who], attached={who: ["Armored SUV"]}, leader_side="influence")
    with scene(Side(streets=["Elder"], hand=["Rifle"]), two, book=BOOK) as play:
        play.one("attack with Elder", "target Preacher")
        play.two("pass")
        play.one("Ranged", "place Rifle")
        play.two(f"block with {who}", "pass")
        assert play.blood(who) == 4 - max(0, 2 - shields - 1)
        assert play.value(who, w.SHIELD) == 1


# ---- Cover Fire, Silver Bullets


def test_cover_fire_is_played_for_an_unhosted_action() -> None:
    """ml-cover-fire, ml-silver-bullets: with the Edge, which they need, 1 Unhosted Action."""
    for name in ("Cover Fire", "Silver Bullets"):
        for who, offered in (("Gunner", True), ("Rookie", False)):
            with scene(Side(haven=[who], hand=[name]), KEONDRA, book=BOOK) as play:
                assert play.offers(f"play {name}") == offered
                if offered:
                    play.one(f"play {name}")
                    assert (play.where(name), play.unhosted_actions) == ("table", 1)


@pytest.mark.parametrize(("answer", "prevented"), [("yes: Cover Fire", 1), ("no", 0)])
def test_cover_fire(answer: str, prevented: int) -> None:
    """ml-cover-fire: 1 Prestige prevents 1 damage to each of a party who is hurt by it, also of somebody else's."""
    one, three = Side(streets=["Brute"], hand=["Shotgun", "Awe"]), Side(haven=["Preacher"], ongoing=["Cover Fire"])
    two = Side(streets=["Elder", "Watch"], exhausted=["Elder", "Watch"])
    with scene(one, two, three, book=BOOK) as play:
        play.one("attack with Brute", "target Elder", "Ranged", "place Shotgun", "yes: Shotgun")
        play.three(answer, *["no"] * (not prevented))
        assert (play.blood("Elder"), play.blood("Watch")) == (4 + prevented, 4 - 1 + prevented)
        assert play.g.prestige[2] == 5 - prevented


@pytest.mark.parametrize(("hand", "kind", "offered"), [("Rifle", "Ranged", True), ("Club", "Physical", False)])
def test_silver_bullets(hand: str, kind: str, offered: bool) -> None:
    """ml-silver-bullets: 1 more damage with a Ranged card, once in an attack whatever copies there are."""
    one = Side(streets=["Gunner"], hand=[hand], ongoing=["Silver Bullets", "Silver Bullets"])
    with scene(one, Side(streets=["Elder"]), book=BOOK) as play:
        play.one("attack with Gunner", kind, f"place {hand}")
        if offered:
            assert play.offered == ["activate Silver Bullets", "activate Silver Bullets (2)", "pass"]
            play.one("activate Silver Bullets")
        assert not play.offers("activate Silver Bullets")
        assert (play.blood("Elder"), play.g.prestige[0]) == (3, 5 - offered)
        assert play.value("Gunner", w.SILVER_DAMAGE) == 0


def test_silver_bullets_of_a_defender() -> None:
    """ml-silver-bullets: also with a Reaction, in a foe's turn."""
    two = Side(streets=["Gunner"], hand=["Return Fire"], ongoing=["Silver Bullets"], leader_side="influence")
    with scene(Side(streets=["Elder"]), two, book=BOOK) as play:
        play.one("attack with Elder", "Mental")
        play.two("place Return Fire", "activate Silver Bullets")
        assert play.blood("Elder") == 6 - 2
