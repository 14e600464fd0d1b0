"""Agendas and Havens of Dragon & Rogue, played."""

from __future__ import annotations

import pytest

from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms.laid import put_tokens
from primogen.rivals.scenes.play import scene
from primogen.rivals.scenes.sides import City, Side
from rovers import BOOK
from support import prestige_on

KEONDRA = Side(haven=["Keondra"])


def test_the_completionist_counts_laden_cards() -> None:
    """dar-the-completionist: at the start of the turn, 1 Agenda for each card out of the Haven with 3 attachments."""
    one = Side(streets=["Brute"], haven=["Bully", "Adept"], agenda_card="The Completionist")
    one.attached = {"Brute": ["Coat", "Owl", "Vagrant"], "Bully": ["Maid", "Lookout", "Mugger"], "Adept": ["Office"]}
    with scene(one, KEONDRA, phase="beginning", book=BOOK) as play:
        assert play.g.agenda[0] == 1
    one.attached = {"Brute": ["Coat", "Owl"]}
    with scene(one, KEONDRA, phase="beginning", book=BOOK) as play:
        assert play.g.agenda[0] == 0


def bus(say: list[str], streets: list[str]) -> tuple[int, int, int]:
    one = Side(haven=["Brute", "Bully"], ongoing=["Altar"], haven_card="Haven - Converted Bus")
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("move out", *streets, *say)
        return play.blood("Brute"), play.blood("Altar"), prestige_on(play, "Altar", 0)


def test_converted_bus_carries_blood() -> None:
    """dar-converted-bus: as the Leader moves out, 1 of their Blood may go to another card, either side up."""
    as_it_is = "Move 1 Blood from your Leader to Altar"
    assert bus(["Altar", as_it_is], ["move Brute", "done"]) == (3, 1, 0)
    assert bus(["Altar", f"{as_it_is}, turned over"], ["move Brute", "done"]) == (3, 0, 1)
    assert bus(["Altar", as_it_is], ["move Bully", "move Brute"]) == (3, 1, 0)
    assert bus(["no"], ["move Brute", "done"]) == (4, 0, 0)
    assert bus([], ["move Bully", "done"]) == (4, 0, 0)


def test_converted_bus_hides_those_outside() -> None:
    """dar-converted-bus: 1 Secrecy for yours in The Streets; none at home."""
    one = Side(streets=["Brute"], haven=["Bully"], haven_card="Haven - Converted Bus", leader_side="influence")
    with scene(one, KEONDRA, book=BOOK) as play:
        assert (play.value("Brute", w.SECRECY), play.value("Bully", w.SECRECY)) == (1, 0)


@pytest.mark.parametrize("said", ["yes: Haven - Social Housing", "no"])
def test_social_housing_moves_retainers(said: str) -> None:
    """dar-social-housing: the Leader bears 4; a Mortal they defeat may move a Retainer of yours, silently."""
    one = Side(streets=["Brute", "Bully"], haven_card="Haven - Social Housing", library=["Fist"])
    one.attached = {"Bully": ["Blood Cult Priest"]}
    with scene(one, KEONDRA, city=City(streets=["Tramp"]), book=BOOK) as play:
        assert [play.value(name, w.ATTACHMENTS) for name in ("Brute", "Bully")] == [4, 3]
        play.one("attack with Brute", "target Tramp", "Physical", said)
        if said != "no":
            assert play.host("Blood Cult Priest") == "Brute"
        play.one("burn Tramp")
        assert (play.host("Blood Cult Priest") == "Brute") == (said != "no")
        assert play.where("Fist") == "library"


def test_social_housing_is_the_leaders() -> None:
    """dar-social-housing: a Mortal that another defeats moves nobody; at home everybody has 1 Secrecy more."""
    one = Side(streets=["Brute"], haven=["Bully", "Adept"], haven_card="Haven - Social Housing")
    one.leader, one.attached = "Adept", {"Bully": ["Maid"]}
    with scene(one, KEONDRA, city=City(streets=["Tramp"]), book=BOOK) as play:
        assert play.value("Bully", w.SECRECY) == 1
        play.one("attack with Brute", "target Tramp", "Physical", "burn Tramp")
        assert play.host("Maid") == "Bully"


@pytest.mark.parametrize(("there", "agenda"), [(1, 0), (2, 1), (5, 1)])
def test_raising_the_stakes_by_adding(there: int, agenda: int) -> None:
    """dar-raising-the-stakes: Prestige on a card with 2+ tokens is worth 1 Agenda, the first time in your turn."""
    one = Side(haven=["Brute"], agenda_card="Raising the Stakes", face_down={"Pay Tribute": there, "Shed Your Skin": 3})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("add to Pay Tribute")
        assert play.g.agenda[0] == agenda
        play.one("add to Shed Your Skin")
        assert (play.g.agenda[0], prestige_on(play, "Shed Your Skin", 0)) == (1, 4)


def test_raising_the_stakes_minds_your_own_cards() -> None:
    """dar-raising-the-stakes: nothing for Prestige that is placed in a foe's turn, or by a foe."""
    two = Side(haven=["Bully"], agenda_card="Raising the Stakes", face_down={"Pay Tribute": 3})
    one = Side(haven=["Brute"], face_down={"Shed Your Skin": 3}, agenda_card="Change of Scenery")
    with scene(one, two, book=BOOK) as play:
        put_tokens(play.g, play.card("Pay Tribute"), w.PRESTIGE, 1, 1)
        play.one("add to Shed Your Skin")
        assert play.g.agenda == [0, 0]


@pytest.mark.parametrize(("there", "agenda"), [(3, 0), (4, 2), (6, 2)])
def test_raising_the_stakes_by_resolving(there: int, agenda: int) -> None:
    """dar-raising-the-stakes: a card that is resolved with 4+ tokens on it is worth 2 Agenda, the first in a turn."""
    one = Side(haven=["Brute"], agenda_card="Raising the Stakes", face_down={"Plot": there, "Pact": 5})
    with scene(one, KEONDRA, book=BOOK) as play:
        play.one("reveal Plot")
        assert play.g.agenda[0] == 1 + agenda
        play.one("reveal Pact")
        assert play.g.agenda[0] == 2 + 2
