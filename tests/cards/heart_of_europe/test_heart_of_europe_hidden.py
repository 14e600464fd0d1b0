"""Dien and Ekene: what is placed, taken back and declared as an attack goes on."""

from __future__ import annotations

import pytest

from prague import BOOK
from primogen.rivals.scenes.play import Play, scene
from primogen.rivals.scenes.sides import Side

RIFLE = "Scoped .30-06"
FIRST, SECOND = "Lightning Strike", "Kneecapped"  # Physical; 2 and 1 Damage


def placed(play: Play, *cards: str, by: str = "Dien") -> None:
    play.one(f"attack with {by}", "Physical", *(f"place {card}" for card in cards))


@pytest.mark.parametrize(("back", "used", "left"), [(SECOND, FIRST, 2), (FIRST, SECOND, 3)])
def test_dien_takes_one_of_two_back(back: str, used: str, left: int) -> None:
    """hoe-dien, R229-CRD-134: two Attack cards are placed, and before they are revealed one of them is taken back."""
    one, two = Side(streets=["Dien"], hand=[FIRST, SECOND]), Side(streets=["Necromancer"], hand=["Comeuppance"])
    two.blood = {"Necromancer": 5}
    with scene(one, two, book=BOOK) as play:
        placed(play, FIRST, SECOND)
        play.two("pass")
        assert (play.offered, play.where(FIRST), play.where(SECOND)) == ([FIRST, SECOND], "placed", "placed")
        play.one(back)
        assert (play.where(back), play.where(used), play.blood("Necromancer")) == ("hand", "discard", left)


@pytest.mark.parametrize(("said", "dealt", "where"), [("pass", 4, "discard"), (FIRST, 2, "hand")])
def test_dien_may_take_a_single_one_back(said: str, dealt: int, where: str) -> None:
    """hoe-dien, R229-CRD-134: of a single card the choice is to reveal it, or to attack without a card."""
    one, two = Side(streets=["Dien"], hand=[FIRST, SECOND]), Side(streets=["Mirror"], blood={"Mirror": 4})
    with scene(one, two, book=BOOK) as play:
        placed(play, FIRST)
        play.one("pass", said)
        assert (play.where(FIRST), play.where(SECOND)) == (where, "hand")
        assert play.blood("Mirror") == 4 - (dealt - 2)


def test_dien_needs_to_be_alone() -> None:
    """hoe-dien: in a party there is one card, and it does not come back; without a card nothing is asked."""
    one, two = Side(streets=["Dien", "Hope"], hand=[FIRST, SECOND]), Side(streets=["Mirror"], blood={"Mirror": 4})
    with scene(one, two, book=BOOK) as play:
        placed(play, FIRST)
        assert (play.where(FIRST), play.where(SECOND), play.blood("Mirror")) == ("discard", "hand", 2)
    with scene(Side(streets=["Dien"], hand=[FIRST]), two, book=BOOK) as play:
        play.one("attack with Dien", "Physical", "pass")
        assert play.where(FIRST) == "hand"


@pytest.mark.parametrize(("back", "dealt"), [("Feral Fangs", 1 + 1), (SECOND, 2 + 1)])
def test_what_a_face_up_card_did_is_done(back: str, dealt: int) -> None:
    """hoe-dien, R229-CRD-135: one played face up may come back, too; what its text has done stays."""
    one, two = Side(streets=["Dien"], hand=["Feral Fangs", SECOND]), Side(streets=["Necromancer"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Dien", "Physical", "play Feral Fangs", f"place {SECOND}", back)
        assert play.where(back) == "hand"
        assert play.blood("Necromancer") == 5 - 1 - dealt  # 2 Physical against 1


@pytest.mark.parametrize(("kind", "where"), [("Ranged", "hand"), ("Physical", "discard")])
def test_a_rifle_of_the_intel_step(kind: str, where: str) -> None:
    """hoe-dien, R229-CRD-135, -136: it leaves room for another and may come back; of another type it is discarded."""
    one = Side(streets=["Dien"], hand=[RIFLE, "Molotov Cocktail"])
    two = Side(haven=["Loner"], haven_card="Haven - House of Pain")  # who has 1 Secrecy there
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Dien", f"play {RIFLE}", kind)
        if kind == "Ranged":
            play.one("place Molotov Cocktail", RIFLE)
        assert play.where(RIFLE) == where


# ---- Ekene


@pytest.mark.parametrize("kind", ["Physical", "Mental"])
def test_ekene_declares_late(kind: str) -> None:
    """hoe-ekene, R229-ERR-27: the type is declared in Step 5, also without an Attack card."""
    one, two = Side(streets=["Ekene"], hand=[SECOND]), Side(streets=["Mirror"], hand=["Comeuppance"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Ekene", "pass")
        play.two("pass")
        assert (play.asked.asks, play.where(SECOND)) == ("attack-type", "hand")
        play.one(kind)
        assert play.blood("Mirror") == 4  # 1 against 2


@pytest.mark.parametrize(("kind", "left"), [("Physical", 2), ("Social", 3)])
def test_ekenes_card_is_placed_before_its_type(kind: str, left: int) -> None:
    """hoe-ekene, RV-ATK-40: a card of any type may be placed; if the type declared is not its own, it is lost."""
    one, two = Side(streets=["Ekene"], hand=[SECOND]), Side(streets=["Meek"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Ekene", f"place {SECOND}", kind)
        if kind == "Social":  # the attack goes on from Step 3, and its type is open again
            play.one("Physical")
        assert (play.where(SECOND), play.blood("Meek")) == ("discard", left)


def test_ekene_in_a_party_declares_as_usual() -> None:
    """hoe-ekene: alone only."""
    one, two = Side(streets=["Ekene", "Hope"], hand=[SECOND]), Side(streets=["Mirror"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Ekene")
        assert play.asked.asks == "attack-type"
        play.one("Physical", "pass")


@pytest.mark.parametrize(("kind", "left"), [("Physical", 4), ("Mental", 4), ("Social", 4)])
def test_a_reaction_waits_for_ekenes_type(kind: str, left: int) -> None:
    """hoe-ekene, RV-ATK-42: a Reaction is placed before the type is known, and drops out if it does not answer it."""
    one, two = Side(streets=["Ekene"]), Side(streets=["Sprinter"], hand=["Fleetness"])
    with scene(one, two, book=BOOK) as play:
        play.one("attack with Ekene")
        play.two("place Fleetness")
        play.one(kind)
        played = "Fleetness is turned face up" in play.log()
        assert (played, play.where("Fleetness"), play.blood("Sprinter")) == (kind == "Physical", "discard", left)
