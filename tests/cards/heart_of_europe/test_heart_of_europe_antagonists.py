"""Team X in Prague, and who is tipped off."""

from __future__ import annotations

import pytest

from extras import end_turn
from prague import BOOK
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.tokens import put_beside_haven
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side

KEONDRA = Side(haven=["Keondra"])
OPERATIVE = "Team X Operative"


@pytest.mark.parametrize(
    ("number", "damage", "hand", "prestige"), [(1, 1, 2, 5), (2, 1, 1, 5), (3, 2, 1, 5), (4, 2, 1, 4)]
)
def test_team_x(number: int, damage: int, hand: int, prestige: int) -> None:
    """hoe-team-x-operative: each of them adds to the others; the damage is divided, Secrecy hides nobody."""
    one = Side(
        haven=["Brute", "Bully"],
        hand=["Awe", "Greed"],
        haven_card="Haven - Old Rail Station",
        blood={"Brute": 3, "Bully": 4},
    )
    with scene(one, KEONDRA, city=City(streets=[OPERATIVE] * number), book=BOOK) as play:
        end_turn(play, 0)
        play.one(*["pass"] * play.is_asked(0, "mend"))
        play.one(*["resolve Team X Operative"] * (number == 4))
        if hand == 1:
            play.one("Awe")
        play.one(*["Brute", "Bully"][:damage])
        assert (play.blood("Brute"), play.blood("Bully")) == (2, 4 - (damage - 1))
        assert (len(play.names(0, w.HAND)), play.g.prestige[0]) == (hand, prestige)


def test_team_x_and_hunters() -> None:
    """hoe-team-x-operative, RV-HUNTER-24: no Hunter is hurt, but the rest is theirs too."""
    with scene(Side(haven=["Juliana"], hand=["Awe"]), KEONDRA, city=City(streets=[OPERATIVE] * 2), book=BOOK) as play:
        end_turn(play, 0)
        play.one("Awe")
        assert play.blood("Juliana") == play.g.face(play.card("Juliana")).bp
        assert play.names(0, w.HAND) == []


def test_sword_of_god_pays_for_operatives() -> None:
    """hoe-sword-of-god: 1 Prestige for the first Operative defeated in one's own turn, and 1 Agenda each."""
    city = City(streets=["Sword of God", OPERATIVE, OPERATIVE, "hoe-vagrant"], tokens={"Sword of God": 2})
    with scene(Side(streets=[["Brute"], ["Bully"], ["Mirror"]]), KEONDRA, city=city, book=BOOK) as play:
        play.one("attack with Brute", f"target {OPERATIVE}", "Physical")
        assert (play.g.prestige[0], play.g.agenda[0]) == (6, 1)
        play.one("attack with Bully", f"target {OPERATIVE}", "Physical")
        assert (play.g.prestige[0], play.g.agenda[0]) == (6, 2)


@pytest.mark.parametrize(("said", "beside"), [("YES", 1), ("NO", -1)])
def test_tipped_off(said: str, beside: int) -> None:
    """hoe-tipped-off, R229-CRD-155, -156: an Action of anybody; if the table agrees, an Antagonist is sent there.

    Then the Event is burned, and not if it fails.
    """
    city = City(streets=["Tipped Off", OPERATIVE])
    two = Side(haven=["Keondra"], prestige=8)
    with scene(Side(haven=["Weakling", "Hope"]), two, city=city, book=BOOK) as play:
        play.one("activate Tipped Off", "exhaust Weakling", "Two", "pass", "fist 2")
        play.two("exert Keondra", "pass", "fist 7", said)
        assert play.g.tagger[play.card(OPERATIVE)] == beside
        assert play.where("Tipped Off") == ("burned" if said == "YES" else "streets")
        assert (play.is_ready("Weakling"), play.actions) == (False, 1)


def test_tipped_off_stays() -> None:
    """hoe-tipped-off, R229-CRD-155: no token of a player's, so that it does not burn when that turn comes round."""
    city = City(deck=["Tipped Off", "Bartender"])
    with scene(KEONDRA, Side(haven=["Hope"]), city=city, book=BOOK) as play:
        end_turn(play, 0)
        assert play.g.stakes == []
        end_turn(play, 1)
        assert play.where("Tipped Off") == "streets"


def test_beside_a_haven() -> None:
    """hoe-tipped-off, R229-CRD-157: a stack of its own against that player; anybody may attack it from The Streets."""
    city = City(streets=[OPERATIVE, "hoe-vagrant"])
    one = Side(haven=["Hope"], streets=["Brute"], hand=["Awe"])
    with scene(one, Side(haven=["Keondra"]), city=city, book=BOOK) as play:
        put_beside_haven(play.g, play.card(OPERATIVE), 1)
        play.ask_again()
        end_turn(play, 0)
        assert (play.blood("Hope"), play.blood("Brute")) == (4, 4)  # it does not mind One
        end_turn(play, 1)
        assert play.blood("Keondra") == play.g.face(play.card("Keondra")).bp - 1
    with scene(one, Side(haven=["Keondra"]), city=city, book=BOOK) as play:
        put_beside_haven(play.g, play.card(OPERATIVE), 1)
        play.ask_again()
        play.one("attack with Brute", f"target {OPERATIVE}", "Physical", "pass")
        assert (play.g.agenda[0], play.where(OPERATIVE), play.g.tagger[play.card(OPERATIVE)]) == (1, "discard", -1)
