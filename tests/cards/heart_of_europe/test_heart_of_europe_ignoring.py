"""Emil Hruza: Events of the city that a player ignores, and one that comes back for the last time."""

from __future__ import annotations

import pytest

from extras import end_turn
from prague import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side

EMIL = "Emil Hruza"
KEONDRA = Side(haven=["Keondra"])


def may(play: Play, seat: int) -> list[str]:
    """What that player may do about Events at any time."""
    found = [play.interjection_words(seat, each) for each in play.g.interjections(seat)]
    return [each for each in found if each.startswith(("ignore", "heed"))]


# ---- as it comes


@pytest.mark.parametrize(("answer", "left"), [("ignore Austerity Measures", 2), ("pass", 1)])
def test_an_event_is_ignored_as_it_comes(answer: str, left: int) -> None:
    """hoe-emil-hruza: R229-CRD-138: whoever ignores it takes no part in it; everybody else does, and is not asked."""
    one, two = Side(haven=[EMIL, "Hope"]), Side(haven=["Loner", "Singer"])
    one.attached = {"Hope": ["Owl", "Coat"]}
    two.attached = {"Singer": ["Owl", "Coat"]}
    city = City(deck=["Austerity Measures", "Nun"])
    with scene(one, two, city=city, book=BOOK, phase="beginning", turn=1) as play:
        play.one(answer)
        play.two("Coat")
        if left == 1:
            play.one("Owl")
        assert [len(play.g.attachments(play.card(each))) for each in ("Hope", "Singer")] == [left, 1]
        play.ends_asking("act")


def test_in_torpor_he_ignores_nothing() -> None:
    """hoe-emil-hruza: while active; an Event he has ignored counts again, too."""
    one, two = Side(haven=["Hope"], torpor=[EMIL], blood={EMIL: 1}), Side(haven=["Loner"])
    with scene(one, two, city=City(deck=["Enter Elysium"]), book=BOOK, phase="beginning") as play:
        assert (play.asked.asks, may(play, 0)) == ("act", [])
        play.ends_asking("act")


def test_what_it_does_to_each_character() -> None:
    """hoe-emil-hruza: whom the ignoring player controls is not among those it speaks of."""
    one, two = Side(haven=[EMIL]), Side(haven=["Brute"])
    with scene(one, two, city=City(deck=["Purge the Old Guard"]), book=BOOK, phase="beginning") as play:
        play.one("ignore Purge the Old Guard")
        assert [play.g.agenda_on[play.card(each)] for each in (EMIL, "Brute")] == [0, 0]
        play.ends_asking("act")
    with scene(one, two, city=City(deck=["Purge the Old Guard"]), book=BOOK, phase="beginning") as play:
        play.one("pass")
        assert play.g.agenda_on[play.card(EMIL)] == 1
        play.ends_asking("act")


@pytest.mark.parametrize(("answer", "zone"), [("ignore Meeting at Alcatraz", w.HAVEN), ("pass", w.STREETS)])
def test_what_it_does_to_the_leader(answer: str, zone: int) -> None:
    """hoe-emil-hruza: the ignoring player's Leader stays; the foe's goes."""
    one, two = Side(haven=[EMIL]), Side(haven=["Brute"])
    with scene(one, two, city=City(deck=["Meeting at Alcatraz"]), book=BOOK, phase="beginning") as play:
        play.one(answer)
        assert [play.g.zone[play.card(each)] for each in (EMIL, "Brute")] == [zone, w.STREETS]
        play.ends_asking("act")


# ---- an Ongoing one, again and again


def test_a_house_divided() -> None:
    """hoe-emil-hruza: R229-CRD-138: at any time, any number of times, but not while an Action is under way."""
    one, two = Side(streets=["Loner"]), Side(haven=[EMIL, "Guardian"])
    with scene(one, two, city=City(streets=["A House Divided"]), book=BOOK) as play:
        assert (may(play, 0), may(play, 1)) == ([], ["ignore A House Divided"])
        together = play.g.are_party(play.card(EMIL), play.card("Guardian"))
        play.interjects(1, "ignore A House Divided")
        assert (together, play.g.are_party(play.card(EMIL), play.card("Guardian"))) == (False, True)
        assert may(play, 1) == ["heed A House Divided"]
        play.interjects(1, "heed A House Divided")
        play.interjects(1, "ignore A House Divided")
        play.one("attack with Loner", f"target {EMIL}")
        play.one("Physical")
        assert (play.asked.asks, may(play, 1)) == ("block", [])
        play.two("block with Guardian")
        assert play.blood("Guardian") == 4


def test_values_it_gives() -> None:
    """hoe-emil-hruza: what it gives, sets or forbids is not given, set or forbidden to who ignores it."""
    one, two = Side(haven=[EMIL]), Side(haven=["Loner"])
    with scene(one, two, city=City(streets=["Enter Elysium", "San Francisco Fog"]), book=BOOK) as play:
        assert (play.value(EMIL, w.SECRECY), play.value("Loner", w.SECRECY)) == (1, 1)
        play.interjects(0, "ignore Enter Elysium")
        assert (play.value(EMIL, w.SECRECY), play.value("Loner", w.SECRECY)) == (0, 1)
        play.ends_asking("act")


@pytest.mark.parametrize("said", ["ignore", "heed"])
def test_what_it_forbids(said: str) -> None:
    """hoe-emil-hruza: an attack is announced as Ranged by who ignores the fog, and by nobody else."""
    one, two = Side(streets=[EMIL]), Side(streets=["Loner"])
    with scene(one, two, city=City(streets=["San Francisco Fog"]), book=BOOK) as play:
        play.interjects(0, "ignore San Francisco Fog")
        if said == "heed":
            play.interjects(0, "heed San Francisco Fog")
        play.one(f"attack with {EMIL}")
        assert ("Ranged" in play.offered) == (said == "ignore")
        play.ends_asking("attack-type")


@pytest.mark.parametrize(("said", "secrecy"), [("ignore", 1), ("heed", 0)])
def test_what_it_sets(said: str, secrecy: int) -> None:
    """hoe-emil-hruza: Secrecy that is 0 for all others."""
    one, two = Side(haven=[EMIL], haven_card="Haven - The Penthouse"), KEONDRA
    with scene(one, two, city=City(streets=["Sword of God"]), book=BOOK) as play:
        play.interjects(0, "ignore Sword of God")
        if said == "heed":
            play.interjects(0, "heed Sword of God")
        assert play.value(EMIL, w.SECRECY) == secrecy
        play.ends_asking("act")


@pytest.mark.parametrize(("said", "prestige"), [("ignore", 5), ("heed", 4)])
def test_what_it_costs(said: str, prestige: int) -> None:
    """hoe-emil-hruza: attacks cost a Prestige more, and not who ignores that."""
    one, two = Side(streets=[EMIL]), Side(streets=["Loner"])
    with scene(one, two, city=City(streets=["Cristo Redentor"]), book=BOOK) as play:
        play.interjects(0, "ignore Cristo Redentor")
        if said == "heed":
            play.interjects(0, "heed Cristo Redentor")
        play.one(f"attack with {EMIL}", "Mental")
        assert play.g.prestige[0] == prestige


@pytest.mark.parametrize(("said", "prestige"), [("ignore", 5), ("heed", 4)])
def test_what_it_hears(said: str, prestige: int) -> None:
    """hoe-emil-hruza: whoever ignores it loses nothing at the end of a turn without Retainers."""
    with scene(Side(haven=[EMIL]), KEONDRA, city=City(streets=["Seeking Followers"]), book=BOOK) as play:
        play.interjects(0, "ignore Seeking Followers")
        if said == "heed":
            play.interjects(0, "heed Seeking Followers")
        end_turn(play, 0)
        assert play.g.prestige[0] == prestige
        play.ends_asking("act")


def test_its_ability() -> None:
    """hoe-emil-hruza: whoever ignores it cannot use what it lets players do, and is no target of it."""
    one, two = Side(haven=[EMIL]), Side(haven=["Loner"])
    with scene(one, two, city=City(streets=["Walpurgis Night"]), book=BOOK) as play:
        play.interjects(0, "ignore Walpurgis Night")
        assert "You ignore Walpurgis Night" in play.refusal("activate Walpurgis Night")
        play.ends_asking("act")
    with scene(two, one, city=City(streets=["Walpurgis Night"]), book=BOOK) as play:
        play.interjects(1, "ignore Walpurgis Night")
        play.one("activate Walpurgis Night")
        assert play.asked.asks == "act"
        assert [play.g.fear[play.card(each)] for each in (EMIL, "Loner")] == [0, 1]


def test_its_scheme() -> None:
    """hoe-emil-hruza: whoever ignores it is neither asked nor chosen."""
    sides = Side(haven=["Loner"]), Side(haven=[EMIL]), Side(haven=["Hope"])
    with scene(*sides, city=City(streets=["Tipped Off", "Team X Operative"]), book=BOOK) as play:
        play.interjects(1, "ignore Tipped Off")
        play.one("activate Tipped Off")
        assert play.offered == ["One", "Three"]
        play.one("Three", "pass", "fist 0")
        play.three("pass", "fist 0")
        assert play.offered == ["YES", "NO"]
        play.three("YES")
        assert play.where("Tipped Off") == "burned"
        play.ends_asking("act")


# ---- one that comes back for the last time


CITY = City(streets=["hoe-vagrant", "Sword of God"], burned=["Enter Elysium", "Butcher"], tokens={"Sword of God": 1})


@pytest.mark.parametrize(("target", "then"), [("Vagrant", ("burn Vagrant",)), ("Weakling", ())])
def test_an_event_comes_back(target: str, then: tuple[str, ...]) -> None:
    """hoe-emil-hruza: R229-CRD-139: for a Mortal or character he defeats; named before all, and for the last time.

    It leaves the game in the turn of another player, where an Event that never came back is burned.
    """
    two = Side(streets=["Weakling"], haven=["Loner"])
    with scene(Side(streets=[EMIL]), two, city=CITY, book=BOOK) as play:
        play.one(f"attack with {EMIL}", f"target {target}", "Mental")
        assert play.offered == ["Enter Elysium", "no"]
        at = len(play.log(1))
        play.one("Enter Elysium", *then)
        assert (play.where("Enter Elysium"), "Enter Elysium" in " ".join(play.log(1)[at:])) == ("library", True)
        end_turn(play, 0)
        play.one("pass")
        assert play.where("Enter Elysium") == "streets"
        end_turn(play, 1)
        assert (play.where("Enter Elysium"), play.where("Sword of God")) == ("streets", "burned")
        end_turn(play, 0)
        assert play.where("Enter Elysium") == "unused"
        play.ends_asking("act")


def test_no_event_comes_back() -> None:
    """hoe-emil-hruza: he need not; and for whom another defeats nothing comes back."""
    two = Side(streets=["Weakling"], haven=["Loner"])
    with scene(Side(streets=[EMIL]), two, city=CITY, book=BOOK) as play:
        play.one(f"attack with {EMIL}", "target Weakling", "Mental", "no")
        assert play.where("Enter Elysium") == "burned"
    with scene(Side(streets=["Brute"], haven=[EMIL]), two, city=CITY, book=BOOK) as play:
        play.one("attack with Brute", "target Weakling", "Mental")
        assert play.where("Enter Elysium") == "burned"
