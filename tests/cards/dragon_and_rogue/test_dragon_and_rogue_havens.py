"""Havens beyond the one, in Dragon & Rogue."""

from __future__ import annotations

import pytest

from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import City, Side
from rovers import BOOK

KEONDRA = Side(haven=["Keondra"])
HOUSING, BUS, CAMP = "Haven - Social Housing", "Haven - Converted Bus", "Haven - Campsite"


def active(play: Play, seat: int = 0) -> str:
    return play.g.face(play.g.haven_card[seat]).name


def chosen(play: Play, haven: str) -> str:
    return next(each for each in play.offered if haven in each)


def test_campsite_is_struck() -> None:
    """dar-campsite: 1 Secrecy at home, 1 more for the Leader; an Action and somebody exhausted: another Haven."""
    one = Side(haven=["Brute", "Bully"], haven_card=CAMP, agenda_card="Change of Scenery", leader_side="influence")
    with scene(one, KEONDRA, book=BOOK) as play:
        assert [play.value(name, w.SECRECY) for name in ("Brute", "Bully")] == [2, 1]
        play.one(f"activate {CAMP}", "exhaust Bully")
        assert not any(CAMP in each or "Hideout" in each for each in play.offered)
        play.one(chosen(play, HOUSING))
        assert (active(play), play.where(CAMP), play.actions) == (HOUSING, "unused", 1)
        assert (play.is_ready("Bully"), play.value("Brute", w.SECRECY), play.value("Brute", w.ATTACHMENTS)) == (
            False,
            1,
            4,
        )


def test_change_of_scenery_counts_havens() -> None:
    """dar-change-of-scenery: 1 Agenda for a new active Haven of yours; none for a foe's."""
    one = Side(haven=["Brute"], haven_card=CAMP, agenda_card="Change of Scenery")
    two = Side(haven=["Keondra"], agenda_card="Change of Scenery")
    with scene(one, two, book=BOOK) as play:
        play.one(f"activate {CAMP}")
        play.one(chosen(play, BUS))
        assert play.g.agenda == [1, 0]


def test_backpacker_takes_the_haven_along() -> None:
    """dar-backpacker: the active Haven goes to one of yours without one, and another from your collection is active."""
    one = Side(
        haven=["Brute", "Bully", "Adept"], haven_card=HOUSING, hand=["Backpacker"], agenda_card="Change of Scenery"
    )
    one.attached = {"Bully": [BUS]}
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Backpacker")
        assert set(play.offered) == {"exhaust Brute", "exhaust Bully", "exhaust Adept"} or set(play.offered) == {
            "Brute",
            "Adept",
        }
        if "Brute" not in play.offered:
            play.one("exhaust Bully")
        play.one("Brute")
        play.one(chosen(play, CAMP))
        assert (play.host(HOUSING), active(play), play.g.agenda[0]) == ("Brute", CAMP, 1)
        assert play.value("Brute", w.ATTACHMENTS) == 4  # RV-HAVEN-08: it leads, and has the Leader Ability


def test_a_haven_on_somebody_else_says_nothing() -> None:
    """dar-backpacker: of a Haven that somebody bears who does not lead, nothing is in force. RV-HAVEN-08."""
    one = Side(haven=["Brute", "Bully"], haven_card=HOUSING, hand=["Backpacker"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Backpacker", "exhaust Brute", "Bully")
        play.one(chosen(play, CAMP))
        assert [play.value(name, w.ATTACHMENTS) for name in ("Brute", "Bully")] == [3, 3]
        assert play.value("Bully", w.SECRECY) == 1


def test_backpacker_burns_what_is_attached_to_the_haven() -> None:
    """dar-backpacker: what was attached to the Haven is burned as somebody takes it along."""
    one = Side(haven=["Brute"], haven_card=HOUSING, hand=["Backpacker"], attached={HOUSING: ["Coat"]})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Backpacker")
        play.one(chosen(play, CAMP))
        assert play.where("Coat") == "burned"


def test_doomed_to_roam() -> None:
    """dar-doomed-to-roam: a Haven for somebody who does not lead; for a discard it is active, and some go home."""
    one = Side(haven=["Bully"], streets=["Brute", "Adept"], haven_card=HOUSING, leader="Bully")
    one.hand, one.agenda_card = ["Doomed to Roam", "Coat", "Owl"], "Change of Scenery"
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("play Doomed to Roam")
        assert set(play.offered) == {"Brute", "Adept"}
        play.one("Brute")
        play.one(chosen(play, BUS))
        assert (play.host(BUS), active(play), play.where("Doomed to Roam")) == ("Brute", HOUSING, "table")
        play.one("activate Doomed to Roam", "discard Coat")
        assert (active(play), play.where(HOUSING), play.g.agenda[0]) == (BUS, "unused", 1)
        play.one("Adept", "done")
        assert (play.where("Adept"), play.where("Brute")) == ("haven", "streets")


def test_doomed_to_roam_needs_another_haven() -> None:
    """dar-doomed-to-roam: with the one Haven only, its ability cannot be used."""
    one = Side(haven=["Brute"], ongoing=["Doomed to Roam"], hand=["Coat"], haven_card=HOUSING)
    with scene(one, KEONDRA, book=BOOK) as play:
        assert play.refusal("activate Doomed to Roam")


def test_maya_carries_a_haven() -> None:
    """dar-maya: exhausted, she takes a Haven of your collection; bearing one, she swaps it with another of yours."""
    one = Side(haven=["Maya", "Brute"], haven_card=HOUSING, leader="Brute")
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Maya")
        play.one(chosen(play, BUS))
        assert (play.host(BUS), active(play), play.is_ready("Maya")) == ("Maya", HOUSING, False)
    one.attached = {"Maya": [BUS]}
    one.agenda_card = "Change of Scenery"
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Maya")
        assert (play.host(HOUSING), active(play), play.where(BUS), play.g.agenda[0]) == ("Maya", BUS, "command", 1)
    one.attached = {"Maya": [BUS], "Brute": [CAMP]}
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Maya")
        assert set(play.offered) == {HOUSING, CAMP}
        play.one(CAMP)
        assert (play.host(CAMP), play.host(BUS), active(play), play.g.agenda[0]) == ("Maya", "Brute", HOUSING, 0)


IMPROVED = "Home Improvement"


def test_home_improvement_goes_to_the_haven() -> None:
    """dar-home-improvement: attached to your Haven, where there may be several."""
    one = Side(haven=["Brute"], haven_card=CAMP, hand=[IMPROVED], attached={CAMP: [IMPROVED]})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one(f"play {IMPROVED}")
        assert [play.g.face(card).name for card in play.g.attachments(play.card(CAMP))] == [IMPROVED] * 2


@pytest.mark.parametrize(
    ("copies", "mended", "drawn", "shield"), [(0, 0, 0, 0), (1, 1, 0, 0), (2, 1, 1, 0), (3, 1, 1, 2), (4, 1, 1, 2)]
)
def test_home_improvement(copies: int, mended: int, drawn: int, shield: int) -> None:
    """dar-home-improvement: with 1, the Leader mends; with 2, a card too; with 3, 2 Shields; a fourth adds nothing."""
    one = Side(haven=["Brute", "Bully"], haven_card=CAMP, library=["Awe"] * 5, blood={"Brute": 1, "Bully": 1})
    one.attached = {CAMP: [IMPROVED] * copies}
    with scene(one, KEONDRA, phase="beginning", city=City(deck=["Maid"] * 4), book=BOOK) as play:
        for _ in range(3):
            if play.asked.asks != "act" and play.asked.seat == 0:
                play.one(play.offered[0])
        assert (play.blood("Brute"), play.blood("Bully"), len(play.names(0, w.HAND))) == (1 + mended, 1, drawn)
        assert (play.value("Brute", w.SHIELD), play.value("Bully", w.SHIELD)) == (shield, 0)


def test_home_improvement_of_a_leader_in_torpor() -> None:
    """dar-home-improvement: the abilities are the Leader's, who has none in torpor."""
    one = Side(haven=["Bully"], torpor=["Brute"], haven_card=CAMP, library=["Awe"] * 5, leader="Brute")
    one.attached, one.blood = {CAMP: [IMPROVED] * 2}, {"Brute": 0}
    with scene(one, KEONDRA, phase="beginning", city=City(deck=["Maid"] * 4), book=BOOK) as play:
        assert (play.blood("Brute"), play.names(0, w.HAND)) == (0, [])
