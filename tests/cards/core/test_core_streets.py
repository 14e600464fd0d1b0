"""San Francisco: Events that change what goes on in The Streets, and the Special Affairs Division."""

from __future__ import annotations

import pytest

from extras import BOOK, end_turn
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])
SAD = "Special Affairs Division"


def test_cable_car_accident() -> None:
    """core-cable-car-accident: nobody in The Streets comes home at the start of their turn; without it they do."""
    for streets, where in ((["Cable Car Accident"], "streets"), ([], "haven")):
        city = City(streets=streets, tokens=dict.fromkeys(streets, 1))
        with scene(KEONDRA, Side(streets=["Grace"], haven=["Lucky"]), city=city, book=BOOK) as play:
            end_turn(play, 0)
            assert (play.where("Grace"), play.where("Lucky")) == (where, "haven")


def test_wandering_the_bart_tunnels() -> None:
    """core-wandering-the-bart-tunnels, R20-CRD-37, R229-CRD-49: all outside are parties of one, at once."""
    two = Side(haven=["Lucky", "Hope"])
    with scene(
        Side(streets=["Brute", "Bully"]), two, city=City(deck=["Wandering the BART Tunnels"]), book=BOOK
    ) as play:
        assert len(play.g.party_of(play.card("Brute"))) == 2
        end_turn(play, 0)
        assert len(play.g.party_of(play.card("Brute"))) == 1
        play.two("move out", "move Lucky", "move Hope")
        assert len(play.g.party_of(play.card("Lucky"))) == 1
        assert "regroup" in play.refusal("regroup").lower()


def test_san_francisco_fog() -> None:
    """core-san-francisco-fog, DIFF-135, R226-ERR-11: no Ranged attack is announced; other types are."""
    city = City(streets=["San Francisco Fog"], tokens={"San Francisco Fog": 2})
    with scene(Side(streets=["Brute"]), Side(streets=["Keondra"]), city=city, book=BOOK) as play:
        play.one("attack with Brute")
        assert play.offered == ["Physical", "Social", "Mental"]
        play.one("Physical")


def test_san_francisco_fog_before() -> None:
    """core-san-francisco-fog, DIFF-135: in 2020 it barred cards with the symbol, not the announcement."""
    city = City(streets=["San Francisco Fog"], tokens={"San Francisco Fog": 2})
    with scene(Side(streets=["Hydra"]), Side(streets=["Velvet"]), city=city, edition="2020") as play:
        play.one("attack with Hydra")
        assert "Ranged" in play.offered
        play.ends_asking(play.asked.asks)


def test_meeting_at_alcatraz() -> None:
    """core-meeting-at-alcatraz: all Leaders go out, each alone; the active player's stays out for the turn."""
    one = Side(streets=["Keondra", "Brute"], torpor=[])
    two = Side(haven=["Grace", "Lucky"])
    with scene(one, two, Side(haven=["Hope"]), city=City(deck=["Meeting at Alcatraz"]), book=BOOK) as play:
        end_turn(play, 0)
        assert [play.where(name) for name in ("Keondra", "Grace", "Lucky", "Hope")] == [
            "streets", "streets", "haven", "streets",
        ]  # fmt: skip
        assert len(play.g.party_of(play.card("Keondra"))) == 1


def test_the_hunger() -> None:
    """core-the-hunger: a Vagrant is worth 1 Agenda; who is not full at the end of the turn costs 1 Prestige."""
    city = City(streets=["The Hunger", "core-vagrant", "Student"], tokens={"The Hunger": 2})
    one = Side(streets=[["Brute"], ["Bully"]], blood={"Bully": 3})
    with scene(one, KEONDRA, city=city, book=BOOK) as play:
        play.one("attack with Brute", "target Vagrant", "Physical", "attach Vagrant")
        assert play.g.agenda == [1, 0]
        play.one("attack with Bully", "target Student", "Physical", "attach Student")
        assert play.g.agenda == [2, 0]
        play.one("end phase")
        assert play.g.prestige == [4, 5]


# ---- Special Affairs Division


def test_the_division_strikes_at_the_end_of_a_turn() -> None:
    """core-special-affairs-division, DIFF-12, R20-END-09, R20-END-12, R20-END-13: 1 Aggravated to one it can reach.

    Attributes do not help, and nobody reacts; the others' coteries are left alone.
    """
    one = Side(streets=["Brute"], haven=["Bully"], leader="Brute", haven_card="Haven - The Penthouse")
    with scene(one, Side(streets=["Keondra"]), city=City(streets=[SAD]), book=BOOK) as play:
        end_turn(play, 0)
        assert sorted(play.offered) == ["Brute", "Bully"]  # 1 Secrecy, and 1 Intel
        play.one("Bully")
        assert [play.blood(name) for name in ("Brute", "Bully", "Keondra")] == [4, 3, 6]


@pytest.mark.parametrize(("divisions", "hidden"), [(1, True), (2, False)])
def test_the_division_stacks(divisions: int, hidden: bool) -> None:
    """core-special-affairs-division, R20-END-10, R20-END-11: each has the Intel of all, and deals its own damage."""
    one = Side(haven=["Lucky"], attached={"Lucky": ["Keeper of Elysium"]}, haven_card="Haven - The Penthouse")
    with scene(one, KEONDRA, city=City(streets=[SAD] * divisions), book=BOOK) as play:
        end_turn(play, 0)
        assert play.blood("Lucky") == (5 if hidden else 3)


def test_the_division_reaches_the_prince() -> None:
    """core-special-affairs-division, R20-PRI-18, R20-END-15: all of it, if nobody else can be found."""
    titles = {"Lucky": ["Keeper of Elysium"], "Grace": ["core-prince-of-the-city"]}
    one = Side(haven=["Lucky", "Grace"], attached=titles, haven_card="Haven - The Penthouse", leader="Lucky")
    with scene(one, KEONDRA, city=City(streets=[SAD]), book=BOOK) as play:
        end_turn(play, 0)
        assert [play.blood(name) for name in ("Lucky", "Grace")] == [5, 4]


def test_a_vagrant_helps_against_the_division() -> None:
    """core-special-affairs-division, R20-END-14: damage of theirs may be prevented."""
    one = Side(streets=["Lucky"], attached={"Lucky": ["core-vagrant"]})
    with scene(one, KEONDRA, city=City(streets=[SAD]), book=BOOK) as play:
        end_turn(play, 0)
        play.one("yes: Vagrant")
        assert play.blood("Lucky") == 5


def test_the_division_is_defeated() -> None:
    """core-special-affairs-division: 4 Blood, 1 Agenda, and it goes to the discard pile."""
    with scene(Side(streets=["Brute"]), KEONDRA, city=City(streets=[SAD]), book=BOOK) as play:
        play.one("attack with Brute", f"target {SAD}", "Physical")
        assert (play.g.agenda, play.where(SAD)) == ([1, 0], "discard")


@pytest.mark.parametrize(("divisions", "own", "sent"), [(1, 5, 3), (2, 5, 2), (3, 4, 2)])
def test_distraction(divisions: int, own: int, sent: int) -> None:
    """core-distraction, DIFF-151, R20-CRD-06, R229-CRD-12: up to 2 of it go to a foe's, whom no Secrecy hides."""
    one = Side(streets=["Lucky"], ongoing=["Distraction"])
    two = Side(haven=["Banker"], attached={"Banker": ["Keeper of Elysium"]}, haven_card="Haven - The Penthouse")
    with scene(one, two, city=City(streets=[SAD] * divisions), book=BOOK) as play:
        end_turn(play, 0)
        play.one("activate Distraction")
        assert [play.blood(name) for name in ("Lucky", "Banker")] == [own, sent]
        assert play.where("Distraction") == "discard"


def test_distraction_may_wait() -> None:
    """core-distraction."""
    one = Side(streets=["Lucky"], ongoing=["Distraction"])
    with scene(one, KEONDRA, city=City(streets=[SAD]), book=BOOK) as play:
        end_turn(play, 0)
        play.one("pass")
        assert (play.blood("Lucky"), play.where("Distraction")) == (4, "table")


def test_the_city_of_san_francisco() -> None:
    """DIFF-11, R20-SET-01, R20-SET-02: 27 cards, ten of them Events; four of the Division."""
    deck = BOOK.cities["san-francisco"]
    kinds = [BOOK.pool.kinds[BOOK.pool.by_key[key]] for key in deck]
    assert (len(deck), kinds.count(w.EVENT), deck.count("core-special-affairs-division")) == (27, 10, 4)
