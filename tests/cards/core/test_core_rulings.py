"""Rulings of older rulebooks on cards of the Core set and Heart of Europe, in their own editions."""

from __future__ import annotations

import pytest

from primogen.rivals.rules.atoms.blood import blood_of_colour
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

SAD = "Special Affairs Division"
HUNT = "Hunt the Hunters"


@pytest.mark.parametrize("hunter", [0, 1])
def test_whoever_defeats_the_second_inquisition_shuffles_it_back(hunter: int) -> None:
    """R20-CRD-04: with Hunt the Hunters on the table, whoever defeats such a card; it goes into the City Deck."""
    one, two = Side(streets=["Brother"], agenda_card=HUNT), Side(streets=["Guv'nah"])
    hunting = (one, two)[hunter]
    hunting.streets, hunting.hand = ["Hydra"], ["Throat Rip"]  # 2 + 1 + 1
    with scene(one, two, city=City(streets=[SAD]), turn=hunter, edition="2020") as play:
        play.answers(hunter, ("attack with Hydra", f"target {SAD}", "Physical", "place Throat Rip"))
        while play.asked.asks != "act":
            play.answers(play.asked.seat, (play.offered[0],))
        assert (play.where(SAD), play.g.agenda[0], play.g.agenda[1]) == ("library", 2 - 2 * hunter, hunter)


def test_a_burned_second_inquisition_stays_burned() -> None:
    """R20-CRD-04: not one that is burned by an effect."""
    one = Side(streets=["Hydra"], attached={"Hydra": ["Sheriff"]}, agenda_card=HUNT)
    with scene(one, Side(haven=["Brother"]), city=City(streets=[SAD]), edition="2020") as play:
        play.one("activate Sheriff")
        assert play.where(SAD) == "burned"


@pytest.mark.parametrize(("victim", "agenda"), [("Brother", 2), ("Skunk", 1), ("Guv'nah", 1 + 1), ("Bad Penny", 1)])
def test_turf_war(victim: str, agenda: int) -> None:
    """R229-ERR-08: for a foe's character that is not the Rival's, and for one with 5 Blood Potency; not one's own."""
    one = Side(streets=["Hydra"], agenda_card="Turf War", blood={"Hydra": 6})
    two = Side(streets=[["Guv'nah"], ["Bad Penny"]], blood={"Guv'nah": 1, "Bad Penny": 1})
    three = Side(streets=[["Brother"], ["Skunk"]], blood={"Brother": 1, "Skunk": 1})
    with scene(one, two, three, edition="2022-09") as play:
        play.one("attack with Hydra", f"target {victim}", "Physical")
        while play.asked.asks != "act":
            play.answers(play.asked.seat, (play.offered[0],))
        assert (play.where(victim), play.g.agenda[0]) == ("torpor", agenda)


@pytest.mark.parametrize("edition", ["2022-06", "2022-09"])
@pytest.mark.parametrize(("victim", "dealt"), [("Brother", 1 + 1), ("Skunk", 1)])
def test_primogen_in_the_attack(edition: str, victim: str, dealt: int) -> None:
    """R226-ERR-17, R229-ERR-14: attacking, with or without an Attack card, to whoever has a Title."""
    one = Side(streets=["Hydra"], attached={"Hydra": ["Primogen"]})
    two = Side(streets=[["Brother"], ["Skunk"]], attached={"Brother": ["Herald"]}, exhausted=["Brother", "Skunk"])
    with scene(one, two, edition=edition) as play:
        before = play.blood(victim)
        play.one("attack with Hydra", f"target {victim}", "Physical")
        while play.asked.asks != "act":
            play.answers(play.asked.seat, (play.offered[-1],))
        assert play.blood(victim) == before - dealt


@pytest.mark.parametrize("edition", ["2022-06", "2022-09"])
@pytest.mark.parametrize(("titles", "struck"), [(["Herald"], 1), ([], 0)])
def test_primogen_strikes_back(edition: str, titles: list[str], struck: int) -> None:
    """R226-ERR-17, R229-ERR-14: defending, only by a Reaction that deals damage, and 1 more to a Titled attacker."""
    one = Side(streets=["Brother"], attached={"Brother": titles})
    two = Side(streets=["Hydra"], hand=["Slap in the Face"], attached={"Hydra": ["Primogen"]}, exhausted=["Hydra"])
    for reaction in ("place Slap in the Face", "pass"):
        with scene(one, two, edition=edition) as play:
            play.one("attack with Brother", "Social")
            while "place Slap in the Face" not in play.offered:
                play.answers(play.asked.seat, ("pass",))
            play.two(reaction)
            while play.asked.asks != "act":
                play.answers(play.asked.seat, (play.offered[-1],))
            # 1 of the card and 2 Physical, less 1; and the bonus
            assert play.blood("Brother") == 5 - (2 + struck if reaction != "pass" else 0)


def test_sonja_valentine_overwrites_any_colour() -> None:
    """R229-CRD-70, R229-CRD-60: any Blood token on the target, also on one's own coterie, also a third party's."""
    one = Side(haven=["Sonja Valentine"], streets=["Hydra"])
    two = Side(streets=["Brother"], haven=["Guv'nah"])
    with scene(one, two, Side(haven=["Skunk"]), edition="2022-09", phase="beginning") as play:
        assert {"Hydra", "Brother"} <= set(play.offered)
        play.g.foreign.extend((play.card("Brother"), 2, 5))  # all of it is the third player's
        play.one("Brother")
        card = play.card("Brother")
        assert [blood_of_colour(play.g, card, seat) for seat in range(3)] == [1, 0, 4]


@pytest.mark.parametrize(("said", "left"), [("spring Off Limits", 4), ("pass", 2)])
def test_off_limits_against_a_claim(said: str, left: int) -> None:
    """R229-CRD-149: a Trap and no Reaction, it shields whoever claims the Prince, too."""
    one = Side(streets=["Bad Penny"], face_down={"Off Limits": 1}, haven=["Omnis"])
    two = Side(streets=["Thora"])
    with scene(one, two, city=City(streets=["Prince of the City"]), edition="2022-09") as play:
        play.one("claim with Bad Penny")
        play.two("attack with Thora", "Physical")
        play.one(said)
        assert play.blood("Bad Penny") == left
        play.ends_asking(play.asked.asks)
