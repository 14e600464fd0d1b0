"""Agendas, Havens and Actions of Prince Pack 2, played."""

from __future__ import annotations

import pytest

from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.cards import discard
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from princes import BOOK
from support import prestige_on

KEONDRA = Side(haven=["Keondra"])

# ---- Discipline of the Sensei


@pytest.mark.parametrize(
    ("spent", "agenda"), [([], 0), (["Awe"], 0), (["Shifting Organs"], 2), (["Shifting Organs"] * 2, 3)]
)
def test_discipline_of_the_sensei(spent: list[str], agenda: int) -> None:
    """pp2-discipline-of-the-sensei: 2 Agenda once a foe's Reaction is discarded this turn, 3 for two of them."""
    one = Side(haven=["Hope"], agenda_card="Discipline of the Sensei", hand=["Shifting Organs"])
    with scene(one, Side(haven=["Keondra"], hand=spent), book=BOOK) as play:
        discard(play.g, play.g.hand(0)[0])
        for card in list(play.g.hand(1)):
            discard(play.g, card)
        play.ask_again()
        if not agenda:
            assert play.refusal("activate Discipline of the Sensei")
            return
        play.one("activate Discipline of the Sensei")
        assert (play.g.agenda[0], play.g.ready[play.card("Discipline of the Sensei")]) == (agenda, 0)


# ---- Power Behind the Throne


def test_power_behind_the_throne() -> None:
    """pp2-power-behind-the-throne: 35 Influence win the game."""
    with scene(Side(haven=["Hope"], agenda_card="Power Behind the Throne", prestige=40), KEONDRA, book=BOOK) as play:
        play.one("activate Power Behind the Throne", "35")
        assert play.winner == "One"


def test_power_behind_the_throne_takes_more() -> None:
    """pp2-power-behind-the-throne: 34 do not, and are lost."""
    one = Side(haven=["Hope"], agenda_card="Power Behind the Throne", prestige=34, hand=["Awe"])
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("activate Power Behind the Throne", "33", "exert Hope", "pass")
        assert (play.g.prestige[0], play.actions) == (1, 2)


# ---- The Dojo


def test_the_dojo() -> None:
    """pp2-the-dojo: an attack on a character draws a card; and whoever is in The Streets changes one."""
    one = Side(streets=["Bully"], haven_card="Haven - The Dojo", library=["Awe"] * 5)
    two = Side(streets=["Loner"], library=["Majesty"] * 5, hand=["Coat"])
    three = Side(haven=["Hope"], library=["Majesty"] * 5)
    with scene(one, two, three, book=BOOK) as play:
        play.one("attack with Bully", "target Loner", "Mental")
        play.one("Awe")
        play.two("Coat")
        assert [len(play.names(seat, w.HAND)) for seat in range(3)] == [1, 1, 0]
        assert play.names(1, w.DISCARD) == ["Coat"]
        play.ends_asking("place-reaction")


def test_the_dojo_minds_only_attacks_on_characters() -> None:
    """pp2-the-dojo: an attack on a Mortal, or by a foe, draws nothing."""
    one = Side(streets=["Bully"], haven_card="Haven - The Dojo", library=["Awe"] * 5)
    with scene(one, KEONDRA, city=City(streets=["Maid"]), book=BOOK) as play:
        play.one("attack with Bully", "target Maid", "Mental", "burn Maid")
        assert play.names(0, w.HAND) == []
    two = Side(streets=["Loner"], haven_card="Haven - The Dojo", library=["Awe"] * 5)
    with scene(Side(streets=["Bully"]), two, book=BOOK) as play:
        play.one("attack with Bully", "Mental")
        assert play.names(1, w.HAND) == []


# ---- Ecstatic Agony


def test_ecstatic_agony() -> None:
    """pp2-ecstatic-agony: Blood that is lost feeds a face-down card, in the colour it was."""
    two = Side(streets=["Loner"], haven=["Hope"], attached={"Loner": ["Ecstatic Agony"]})
    two.face_down = {"Pay Tribute": 1, "Shed Your Skin": 1}
    with scene(Side(streets=["Singer"]), two, book=BOOK) as play:
        play.one("attack with Singer", "target Loner", "Mental")
        play.two("Pay Tribute")
        assert (play.blood("Loner"), prestige_on(play, "Pay Tribute", 1), prestige_on(play, "Shed Your Skin", 1)) == (
            3,
            2,
            1,
        )


def test_ecstatic_agony_of_another_colour() -> None:
    """pp2-ecstatic-agony: of whose colour the token is, its player chooses where there are several."""
    two = Side(streets=["Loner"], haven=["Hope"], attached={"Loner": ["Ecstatic Agony"]}, face_down={"Pay Tribute": 1})
    with scene(Side(streets=["Butcher"]), two, book=BOOK) as play:
        play.g.foreign.extend((play.card("Loner"), 0, 2))
        play.one("attack with Butcher", "target Loner", "Mental")
        play.two("One")
        assert (prestige_on(play, "Pay Tribute", 0), prestige_on(play, "Pay Tribute", 1)) == (1, 1)
