"""The Conspiracies of the core box."""

from __future__ import annotations

import pytest

from extras import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import Side

GRACE, KEONDRA = Side(haven=["Grace"]), Side(haven=["Keondra", "Hope"])
CONSPIRACIES = {"All Tied Up": 2, "Burning Down the House": 3, "Destroy the Plans": 3, "Whispering Campaign": 4}


@pytest.mark.parametrize("name", CONSPIRACIES)
def test_a_conspiracy_needs_prestige(name: str) -> None:
    """core-all-tied-up, core-burning-down-the-house, core-destroy-the-plans, core-whispering-campaign."""
    one = Side(haven=["Velvet"], face_down={name: CONSPIRACIES[name] - 1})
    two = Side(haven=["Keondra"], ongoing=["Majesty"], prestige=9)
    with scene(one, two, book=BOOK) as play:
        assert "Prestige" in play.refusal(f"reveal {name}")
        play.one(f"add to {name}")
        play.one(f"reveal {name}")


def test_all_tied_up() -> None:
    """core-all-tied-up, R20-CRD-36, R229-CRD-01: all of one foe who did not contribute; a Malkavian resolves it."""
    one = Side(haven=["Velvet"], face_down={"All Tied Up": 1})
    two = Side(haven=["Keondra"], streets=["Hope"], leader="Keondra")
    with scene(one, two, Side(haven=["Grace"]), Side(haven=["Ryan"]), book=BOOK) as play:
        play.one("show All Tied Up to Three")
        play.answers(2, ("contribute",))
        play.one("reveal All Tied Up")
        assert play.offered == ["Two", "Four"]
        play.one("Two")
        assert [play.is_ready(name) for name in ("Keondra", "Hope", "Grace", "Ryan", "Velvet")] == [
            False, False, True, True, True,
        ]  # fmt: skip
    with scene(Side(haven=["Grace"], face_down={"All Tied Up": 2}), KEONDRA, book=BOOK) as play:
        assert "clan" in play.refusal("reveal All Tied Up")
    with scene(Side(haven=["Grace"], hand=["All Tied Up"]), KEONDRA, book=BOOK) as play:
        play.one("place All Tied Up")


def test_burning_down_the_house() -> None:
    """core-burning-down-the-house: an Ongoing card of a foe who did not contribute; nothing else of theirs."""
    one = Side(haven=["Grace"], face_down={"Burning Down the House": 3}, ongoing=["Believer"])
    two = Side(haven=["Keondra"], ongoing=["Majesty", "Charmer"], face_down={"Snake Oil": 1})
    with scene(one, two, book=BOOK) as play:
        play.one("reveal Burning Down the House")
        assert sorted(play.offered) == ["Charmer", "Majesty"]
        play.one("Charmer")
        assert [play.where(name) for name in ("Charmer", "Majesty", "Believer")] == ["burned", "table", "table"]


def test_destroy_the_plans() -> None:
    """core-destroy-the-plans: 3 cards of the foe's choice, or all there are."""
    one = Side(haven=["Grace"], hand=["Awe"], face_down={"Destroy the Plans": 3})
    with scene(one, Side(haven=["Keondra"], hand=["Coat", "Owl", "Majesty", "Awe"]), book=BOOK) as play:
        play.one("reveal Destroy the Plans")
        play.two("Coat", "Owl", "Awe")
        assert (play.names(0, w.HAND), play.names(1, w.HAND)) == (["Awe"], ["Majesty"])


def test_whispering_campaign() -> None:
    """core-whispering-campaign: 2 Prestige stolen from one foe."""
    one = Side(haven=["Grace"], face_down={"Whispering Campaign": 4})
    with scene(one, KEONDRA, Side(haven=["Lucky"]), book=BOOK) as play:
        play.one("reveal Whispering Campaign", "Three")
        assert play.g.prestige == [7, 5, 3]


@pytest.mark.parametrize(("agenda", "left"), [(1, 0), (8, 7), (9, 7)])
def test_lost_glory(agenda: int, left: int) -> None:
    """core-lost-glory: 1 Agenda of a foe who did not contribute, or 2 of one who has 9."""
    one = Side(haven=["Grace"], face_down={"Lost Glory": 4}, agenda=3)
    with scene(one, Side(haven=["Keondra"], agenda=agenda), book=BOOK) as play:
        play.one("reveal Lost Glory")
        assert play.g.agenda == [3, left]
